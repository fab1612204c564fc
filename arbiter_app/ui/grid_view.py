"""The grid as it is looked at: players × rounds, one cell with the cursor.

What keys do is in `grid_typing`; here is where the cursor stands, how wide the columns are,
and where a cell is typed.
"""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, Qt
from PySide6.QtGui import (
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from arbiter_app.ui.cell_delegate import CellDelegate
from arbiter_app.ui.grid_lines import FIRST_ROUND, NAME, NO, RATING, SCHOOL
from arbiter_app.ui.grid_model import GridModel
from arbiter_app.ui.grid_moves import Place, next_down
from arbiter_app.ui.grid_widths import Widths, head_width, natural, needed_width, share
from arbiter_app.ui.theme import colours
from arbiter_app.ui.typed_view import TypedView

Index = QModelIndex | QPersistentModelIndex


class GridView(TypedView):
    """Players × rounds.

    Attributes:
        grid: the model.

    """

    def __init__(self, model: GridModel, parent: QWidget | None = None) -> None:
        super().__init__(FIRST_ROUND, model, parent)
        self.grid = model
        self._round = 0
        self._natural = Widths(*[0] * len(Widths._fields))
        self._kept: tuple[int, int] | None = None
        self._delegate = CellDelegate(model, self.font(), self)
        self.type_with(self._delegate)
        self.setModel(model)
        self.setAccessibleName(self.tr("Results"))
        self.clicked.connect(self._leave_names)
        self.frozen_view.clicked.connect(self._leave_names)
        model.modelAboutToBeReset.connect(self._keep_place)
        model.modelReset.connect(self._take_place)
        model.section_changed.connect(self.go_to_start)
        model.headerDataChanged.connect(self._lay_out)
        self._lay_out()
        self.go_to_start()

    # Where the cursor stands.

    def place_of(self, index: Index) -> Place | None:
        number = self.grid.round_at(index.column())
        return Place(index.row(), number) if number else None

    @property
    def round(self) -> int:
        """The round that the cursor was in last; 0 before there is one."""
        return self._round

    def go_to(self, place: Place) -> None:
        super().go_to(place)
        self._show_sums()

    def go_to_start(self) -> None:
        """Put the cursor where work goes on: the first open cell of the current round."""
        number = max(self.grid.current_round, 1)
        if self.grid.rowCount() and number <= len(self.grid.section.rounds):
            found = next_down(self.grid.section, self.grid.players, Place(-1, number))
            self.go_to(found or Place(0, number))

    def moveCursor(
        self, action: TypedView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Keep the cursor among the rounds."""
        index = super().moveCursor(action, modifiers)
        last = FIRST_ROUND + len(self.grid.section.rounds) - 1
        if not index.isValid() or last < FIRST_ROUND:
            return index
        return self.grid.index(index.row(), min(max(index.column(), FIRST_ROUND), last))

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.take_keys_raw()
        self._delegate.current = QPoint(current.column(), current.row())
        self._repaint_cursor(current, previous)
        number = self.grid.round_at(current.column()) if current.isValid() else None
        if number and number != self._round:
            self._round = number
            self.round_changed.emit(number)
        if current.isValid() and current.row() != previous.row():
            self.player_selected.emit(self.grid.player_at(current.row()).no)

    def _show_sums(self) -> None:
        """Scroll to points and cumulative where they fit beside the cursor."""
        left = self.visualRect(self.currentIndex()).left()
        bar = self.horizontalScrollBar()
        if left - (bar.maximum() - bar.value()) >= self.frozen_view.width():
            bar.setValue(bar.maximum())

    def _leave_names(self, index: QModelIndex) -> None:
        """Put the cursor into the round again after a click on a name."""
        if not self.grid.round_at(index.column()) and len(self.selectedIndexes()) < 2:
            self.go_to(Place(index.row(), max(self._round, 1)))

    # What Qt hands on.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        self._show_sums()

    def copied(self, row: int, column: int) -> str:
        return self.grid.copied(row, column)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.grid.rowCount():
            painter = QPainter(self.viewport())
            painter.setPen(colours(self.palette()).faint)
            said = self.tr("No players yet: add them, or paste a list (menu Players).")
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            whole = self.viewport().rect()
            beside = whole.adjusted(self.frozen_view.width() + 12, 12, -12, -12)
            # In the middle of the pane, or as near to it as the names' columns let it stand.
            taken = painter.boundingRect(beside, flags, said).width()
            beside.setLeft(max((whole.width() - taken) // 2, beside.left()))
            beside.setWidth(min(taken, beside.width()))
            painter.drawText(beside, flags, said)

    def _repaint_cursor(self, current: Index, previous: Index) -> None:
        if current.column() != previous.column():
            self.header.mark(current.column() if self.grid.round_at(current.column()) else -1)
            self.viewport().update()
        for index in (current, previous):
            if index.isValid():
                left = self.visualRect(self.grid.index(index.row(), NO))
                self.frozen_view.viewport().update(
                    0, left.top(), self.frozen_view.width(), left.height()
                )

    # How it is laid out.

    def _keep_place(self) -> None:
        self.close_editor()
        place = self.place
        self._kept = (self.grid.player_at(place.row).no, place.round) if place else None

    def _take_place(self) -> None:
        """Go on where the cursor stood, if the cell is still there."""
        self._lay_out()
        row = self.grid.row_of(self._kept[0]) if self._kept else None
        if row is not None and self._kept and self._kept[1] <= len(self.grid.section.rounds):
            self.go_to(Place(row, self._kept[1]))
        else:
            self.go_to_start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()
        # Qt would wait, and the bar would not yet go as far as the new columns.
        self.updateGeometries()
        if self.place is not None:
            self._show_sums()

    def _lay_out(self) -> None:
        """Take the measures anew: font, height of rows, longest texts."""
        self._delegate.set_look(self.font(), compact=self._compact)
        look = self._delegate.look
        self.set_row_height(look.row_height)
        self._natural = natural(self.grid, look)
        height = QFontMetrics(self.font()).height() + 10
        self.horizontalHeader().setFixedHeight(height)
        self.frozen_view.horizontalHeader().setFixedHeight(height)
        self._share_room()
        self.updateGeometries()

    def needed_width(self) -> int:
        """Give the width at which no round has to be scrolled to."""
        bar = self.verticalScrollBar().sizeHint().width()
        return needed_width(self._natural, len(self.grid.section.rounds)) + bar

    def _share_room(self) -> None:
        rounds = len(self.grid.section.rounds)
        school = head_width(self.grid, self._delegate.look, SCHOOL)
        widths = share(self.viewport().width(), self._natural, rounds, school)
        last = self.grid.columnCount() - 1
        fixed = {NO: widths.no, NAME: widths.name, SCHOOL: widths.school, RATING: widths.rating}
        for column, width in fixed.items():
            self.show_column(column, shown=width > 0)
            if width:
                self.setColumnWidth(column, width)
        for column in range(FIRST_ROUND, last - 1):
            self.setColumnWidth(column, widths.round)
        self.setColumnWidth(last - 1, widths.points)
        self.setColumnWidth(last, widths.cumulative)
