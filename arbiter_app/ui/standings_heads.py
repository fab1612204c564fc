"""What is asked about the columns of the standings: help about a tie-break, and more by a menu."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QCursor
from PySide6.QtWidgets import QMenu, QWidget

from arbiter_app.labels import tie_breaks
from arbiter_app.labels.help import KEYS, TIES
from arbiter_app.ui.flat_header import FlatHeader
from arbiter_app.ui.standings_columns import Kind
from arbiter_app.ui.standings_pane import StandingsPane
from arbiter_app.ui.words import in_menu, translate

_POINTS = "PTS"


class StandingsHeads(QObject):
    """Marks the head of the column with the keys, and has a menu for heads and rows.

    Signals:
        help_asked: about a page of the help.
    """

    help_asked = Signal(str)

    def __init__(self, pane: StandingsPane, others: Sequence[QAction], parent: QObject) -> None:
        """Offer *others* below the help, the commands of the window that concern the standings."""
        super().__init__(parent)
        self._pane, self._view, self._others = pane, pane.view, others
        self._menu: QMenu | None = None
        head = self._view.horizontalHeader()
        for part in (head, self._view):
            part.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        head.customContextMenuRequested.connect(
            lambda place: self._offer(head.logicalIndexAt(place), head.viewport(), place)
        )
        self._view.customContextMenuRequested.connect(
            lambda place: self._offer(self._view.columnAt(place.x()), self._view.viewport(), place)
        )
        self._view.installEventFilter(self)
        self._view.selectionModel().currentColumnChanged.connect(self._mark)

    def asked(self) -> str:
        """Give the page that answers what F1 asks: about the head under the pointer, else about
        the column with the keys, else the keys."""
        head = self._view.horizontalHeader()
        place = head.viewport().mapFromGlobal(QCursor.pos())
        if head.viewport().underMouse() and head.viewport().rect().contains(place):
            return self._page(head.logicalIndexAt(place))
        if self._view.hasFocus():
            return self._page(self._view.currentIndex().column())
        return KEYS

    def menu_of(self, column: int) -> QMenu:
        """Make the menu of a column."""
        page = self._page(column)
        menu = QMenu(self._pane)
        known = self.tr("What is “{0}”?").format(_name(page)) if page != TIES else ""
        says = in_menu(known) or self.tr("How ties are broken")
        asks = menu.addAction(f"{says}\tF1")
        asks.triggered.connect(lambda: self.help_asked.emit(page))
        menu.addSeparator()
        menu.addActions(self._others)
        return menu

    def _offer(self, column: int, on: QWidget, place: QPoint) -> None:
        if self._menu is not None:
            self._menu.deleteLater()
        self._menu = self.menu_of(column)
        self._menu.popup(on.mapToGlobal(place))

    def _page(self, column: int) -> str:
        """Give the page about a column; that about ties where it shows no number."""
        columns = self._pane.model.columns
        found = columns[column] if 0 <= column < len(columns) else None
        if found is not None and found.kind is Kind.POINTS:
            return _POINTS
        return found.code if found is not None and found.code else TIES

    def _mark(self) -> None:
        head = self._view.horizontalHeader()
        if isinstance(head, FlatHeader):
            index = self._view.currentIndex()
            head.mark(index.column() if self._view.hasFocus() and index.isValid() else -1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Mark a head only while the table has the keys."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._mark()
        return super().eventFilter(watched, event)


def _name(page: str) -> str:
    return tie_breaks.name(page, translate)
