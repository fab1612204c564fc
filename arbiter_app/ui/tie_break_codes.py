"""The two lists of tie-breaks: those chosen, in their order, and all that can be added."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDropEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from arbiter_app.labels import tie_breaks
from arbiter_app.ui.headed_list import HeadedList
from arbiter_app.ui.words import translate


class TieBreakCodes(HeadedList):
    """Lines that are tie-breaks by name, their codes at the right."""

    def codes(self) -> tuple[str, ...]:
        """The tie-breaks in the order of the lines."""
        return self.values()

    def add_code(self, code: str, *, shown: str = "", faint: bool = False) -> None:
        """Add a tie-break, *shown* as a variant of it; a *faint* one is in the other list."""
        said = shown or code
        note = self.tr("in the list") if faint else said
        tip = tie_breaks.legend(said, translate)
        self.add_line(code, tie_breaks.name(said, translate), note=note, tip=tip, faint=faint)

    def supportedDropActions(self) -> Qt.DropAction:
        """Let lines be moved here; a list takes copies only."""
        return Qt.DropAction.CopyAction | Qt.DropAction.MoveAction


class ChosenTieBreaks(TieBreakCodes):
    """Those chosen: they are dragged, moved with Alt and an arrow, and removed with Del.

    Signals:
        removed: Del was pressed on one, or it was dragged away.
        moved: one is to go a line up (-1) or down (1).
        dropped: the line at a row (from 0) is to stand before what is at another now.
        brought: one of the other list was dropped before a row.
    """

    removed = Signal()
    moved = Signal(int)
    dropped = Signal(int, int)
    brought = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)

    def fill(self, codes: Iterable[str]) -> None:
        """Show a list."""
        self.clear()
        for code in codes:
            self.add_code(code)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move and remove by keys; Enter has nothing to do here and presses OK."""
        key = event.key()
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if alt and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.moved.emit(-1 if key == Qt.Key.Key_Up else 1)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Say what was dropped where; the lines follow when the order has changed."""
        at = self._row_at(event)
        # Taken as a copy: for a move Qt would take the line away where it came from.
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if event.source() is self:
            self.dropped.emit(self.currentRow(), at)
        elif isinstance(event.source(), TieBreakCodes):
            self.brought.emit(at)

    def _row_at(self, event: QDropEvent) -> int:
        """Find before which line something is dropped."""
        place = event.position().toPoint()
        item = self.itemAt(place)
        if item is None:
            return self.count()
        below = place.y() > self.visualItemRect(item).center().y()
        return self.row(item) + (1 if below else 0)


class OfferedTieBreaks(TieBreakCodes):
    """Those that can be added, a family a line, under the heads of their groups.

    Signals:
        dropped: one of the list of those chosen was dragged here.
    """

    dropped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)

    def fill(self, lines: Iterable[tuple[str, str]], added: Mapping[str, str | None]) -> None:
        """Show the codes with their groups' heads, each as what of it would be *added* now.

        Those of which nothing can be added are there to be seen only.
        """
        self.clear()
        under = ""
        for head, code in lines:
            if head != under:
                self.add_head(head)
                under = head
            shown = added[code]
            self.add_code(code, shown=shown or code, faint=shown is None)

    def dropEvent(self, event: QDropEvent) -> None:
        """Take away what was dragged out of the other list."""
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if isinstance(event.source(), ChosenTieBreaks):
            self.dropped.emit()
