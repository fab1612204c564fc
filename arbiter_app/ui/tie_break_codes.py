"""The two lists of tie-breaks: those chosen, in their order, and all that can be added."""

from collections.abc import Collection, Iterable, Iterator

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QDropEvent, QFocusEvent, QFont, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from arbiter_app.labels import tie_breaks
from arbiter_app.ui.words import translate

_CODE = Qt.ItemDataRole.UserRole
_NOTE, _FAINT = Qt.ItemDataRole.UserRole + 1, Qt.ItemDataRole.UserRole + 2
_GAP, _PAD = 8, 6
_WIDE, _LEAST = 200, 4
"""The least size: pixels, and lines."""
_Group, _Role = QPalette.ColorGroup, QPalette.ColorRole
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class _WithNote(QStyledItemDelegate):
    """Paints a faint note (a code) at the right of a line, and cuts the text short of it."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        room = option.rect.width() - option.fontMetrics.horizontalAdvance(_note(index))
        right = Qt.TextElideMode.ElideRight
        option.text = option.fontMetrics.elidedText(option.text, right, room - _GAP - 2 * _PAD)
        if index.data(_FAINT):
            faint = option.palette.placeholderText()
            # In every state: a head is a line switched off.
            option.palette.setBrush(_Group.All, _Role.Text, faint)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        note = _note(index)
        if note:
            lit = option.state & QStyle.StateFlag.State_Selected
            role = _Role.HighlightedText if lit else _Role.PlaceholderText
            painter.setPen(option.palette.color(role))
            within = option.rect.adjusted(0, 0, -_PAD, 0)
            aligned = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(within, aligned, note)


def _note(index: QModelIndex | QPersistentModelIndex) -> str:
    return index.data(_NOTE) or ""


class TieBreakCodes(QListWidget):
    """Lines that are tie-breaks by name, their codes at the right; heads may stand between.

    Signals:
        enter: Enter was pressed on one.
        looked_at: the list has the keyboard now, or another line is current.
        typed: a letter was typed.
    """

    enter = Signal()
    looked_at = Signal()
    typed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(_WithNote(self))
        self.currentRowChanged.connect(self.looked_at)

    def codes(self) -> tuple[str, ...]:
        """The tie-breaks in the order of the lines."""
        return tuple(code for _, code in self._lines())

    def current(self) -> str | None:
        """The code of the current line."""
        item = self.currentItem()
        return item.data(_CODE) if item else None

    def go_to(self, code: str) -> bool:
        """Make a tie-break's line the current one; False where it has none."""
        for row, listed in self._lines():
            if listed == code:
                self.setCurrentRow(row)
                return True
        return False

    def add_head(self, text: str) -> None:
        """Add a line that only parts the others."""
        item = QListWidgetItem(text, self)
        font = QFont(self.font())
        font.setBold(True)
        item.setFont(font)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setSizeHint(self._size())
        item.setData(_FAINT, True)

    def add_code(self, code: str, *, faint: bool = False) -> None:
        """Add a tie-break; a *faint* one is there to be seen only."""
        item = QListWidgetItem(tie_breaks.name(code, translate), self)
        item.setData(_CODE, code)
        item.setData(_NOTE, code)
        item.setSizeHint(self._size())
        item.setToolTip(tie_breaks.legend(code, translate))
        if faint:
            item.setData(_FAINT, True)
            item.setData(_NOTE, self.tr("in the list"))

    def supportedDropActions(self) -> Qt.DropAction:
        """Let lines be moved here; a list takes copies only."""
        return Qt.DropAction.CopyAction | Qt.DropAction.MoveAction

    def sizeHint(self) -> QSize:
        """Ask for a few lines; a dialog that is larger gives more."""
        return QSize(_WIDE, _LEAST * self._size().height() + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        """Be no lower than that."""
        return self.sizeHint()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked_at.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter, which in a dialog would press OK; hand letters on."""
        if event.key() in _ENTER:
            self.enter.emit()
        elif event.text().isprintable() and event.text().strip():
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    def _lines(self) -> Iterator[tuple[int, str]]:
        for row in range(self.count()):
            code = self.item(row).data(_CODE)
            if code:
                yield row, code

    def _size(self) -> QSize:
        # No width: a name too long is cut short, and its tool tip tells it whole.
        return QSize(0, self.fontMetrics().lineSpacing() + 8)


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
        """Move and remove by keys."""
        key = event.key()
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if alt and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.moved.emit(-1 if key == Qt.Key.Key_Up else 1)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit()
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

    def fill(self, lines: Iterable[tuple[str, str]], used: Collection[str]) -> None:
        """Show the codes with their groups' heads; those *used* are there to be seen only."""
        self.clear()
        under = ""
        for head, code in lines:
            if head != under:
                self.add_head(head)
                under = head
            self.add_code(code, faint=code in used)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the first tie-break, not to the head above it."""
        first = next(iter(self._lines()), None)
        if event.key() == Qt.Key.Key_Home and first:
            self.setCurrentRow(first[0])
        else:
            super().keyPressEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Take away what was dragged out of the other list."""
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if isinstance(event.source(), ChosenTieBreaks):
            self.dropped.emit()
