"""The sheet as it is looked at: a round by board, the cursor on a board's result."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QWidget

from arbiter_app.ui.board_model import (
    BLACK,
    BLACK_SCORE,
    BOARD,
    RESULT,
    WHITE,
    WHITE_SCORE,
    BoardModel,
)
from arbiter_app.ui.board_painter import BoardDelegate
from arbiter_app.ui.grid_moves import Place
from arbiter_app.ui.theme import colours
from arbiter_app.ui.typed_view import TypedView

Index = QModelIndex | QPersistentModelIndex


class BoardView(TypedView):
    """A round by board.

    Attributes:
        boards: the model.

    Signals:
        menu_asked: `Place` of a board, and where on the screen its menu shall be.
    """

    menu_asked = Signal(object, QPoint)

    def __init__(self, model: BoardModel, parent: QWidget | None = None) -> None:
        super().__init__(0, model, parent)
        self.boards = model
        self._kept: int | None = None
        self._delegate = BoardDelegate(model, self.font(), self)
        self.type_with(self._delegate)
        self.setModel(model)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Boards of the round"))
        self.clicked.connect(lambda index: self.go_to(Place(index.row(), self.round)))
        model.modelAboutToBeReset.connect(self._keep_place)
        model.modelReset.connect(self._take_place)
        model.section_changed.connect(self.go_to_start)
        model.round_changed.connect(self.round_changed)
        self._lay_out()
        self.go_to_start()

    # Where the cursor stands.

    @property
    def round(self) -> int:
        return self.boards.round if self.boards.section.rounds else 0

    def place_of(self, index: Index) -> Place | None:
        return Place(index.row(), self.round)

    def show_round(self, number: int) -> None:
        """Show another round, the cursor on its first open board."""
        if number != self.round:
            self.boards.set_round(number)
        self.go_to_start()

    def go_to_start(self) -> None:
        """Put the cursor where work goes on: the first open board."""
        lines = self.boards.lines
        if lines:
            row = next((row for row, line in enumerate(lines) if line.open), 0)
            self.go_to(Place(row, self.round))

    def moveCursor(
        self, action: TypedView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Keep the cursor in the column of the results; Home and End are first and last."""
        last = self.boards.rowCount() - 1
        ends = {TypedView.CursorAction.MoveHome: 0, TypedView.CursorAction.MoveEnd: last}
        row = ends.get(action)
        if row is None:
            row = super().moveCursor(action, modifiers).row()
        return self.boards.index(min(max(row, 0), last), RESULT)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.take_keys_raw()
        self._delegate.current = current.row() if current.isValid() else -1
        for index in (current, previous):
            if index.isValid():
                line = self.visualRect(self.boards.index(index.row(), BOARD))
                self.viewport().update(0, line.top(), self.viewport().width(), line.height())
        if current.isValid() and current.row() != previous.row():
            self.player_selected.emit(self.boards.player_at(current.row()).no)

    def _keep_place(self) -> None:
        self.close_editor()
        place = self.place
        known = place is not None and place.row < len(self.boards.lines)
        self._kept = self.boards.lines[place.row].white if place and known else None

    def _take_place(self) -> None:
        """Go on with the same player, if he is still there."""
        self._lay_out()
        row = self.boards.row_of(self._kept) if self._kept is not None else None
        if row is None:
            self.go_to_start()
        else:
            self.go_to(Place(row, self.round))

    # How it looks.

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.boards.lines:
            painter = QPainter(self.viewport())
            painter.setPen(colours(self.palette()).faint)
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.viewport().rect().adjusted(12, 12, -12, -12), flags, self._none())

    def _none(self) -> str:
        if self.boards.open_only:
            return self.tr("Nothing is still playing in round {0}.").format(self.round)
        return self.tr("No players yet: add them, or paste a list (menu Players).")

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the board under the mouse; by a key, of that with the cursor."""
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        if index.isValid():
            at = self.visualRect(index).center() if by_key else event.pos()
            place = Place(index.row(), self.round)
            self.menu_asked.emit(place, self.viewport().mapToGlobal(at))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _lay_out(self) -> None:
        self._delegate.set_look(self.font(), compact=self._compact)
        self.set_row_height(self._delegate.row_height)
        self.horizontalHeader().setFixedHeight(QFontMetrics(self.font()).height() + 10)
        self._share_room()

    def _share_room(self) -> None:
        widths = self._delegate.widths(self.viewport().width())
        for column, width in {
            BOARD: widths.board,
            WHITE_SCORE: widths.score,
            WHITE: widths.name,
            RESULT: widths.result,
            BLACK: widths.name,
            BLACK_SCORE: widths.score,
        }.items():
            self.setColumnWidth(column, width)
