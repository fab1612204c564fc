"""The grid as it is looked at: players × rounds, one cell with the cursor.

What keys do is in `grid_typing`; here is where the cursor stands, how wide the columns are,
and the editor of a cell.
"""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget

from arbiter_app.ui.cell_delegate import CellDelegate
from arbiter_app.ui.grid_lines import FIRST_ROUND, NAME, NO, RATING, SCHOOL
from arbiter_app.ui.grid_look import PAD
from arbiter_app.ui.grid_model import GridModel
from arbiter_app.ui.grid_moves import Place, next_down
from arbiter_app.ui.table_view import TableView

Index = QModelIndex | QPersistentModelIndex

_WIDEST_NAME, _WIDEST_SCHOOL = 190, 110


class GridView(TableView):
    """Players × rounds.

    Signals:
        moved: the cursor stands elsewhere.
    """

    moved = Signal()

    def __init__(self, model: GridModel, parent: QWidget | None = None) -> None:
        super().__init__(FIRST_ROUND, parent)
        self._model = model
        self._compact = False
        self._delegate = CellDelegate(model, self.font(), self)
        self.setItemDelegate(self._delegate)
        self.setModel(model)
        self._kept: tuple[int, int] | None = None
        model.modelAboutToBeReset.connect(self._keep_place)
        model.modelReset.connect(self._take_place)
        model.section_changed.connect(self.go_to_start)
        self._lay_out()
        self.go_to_start()

    # Where the cursor stands.

    @property
    def place(self) -> Place | None:
        """The cell with the cursor; None where there is none or it is no round's."""
        index = self.currentIndex()
        number = self._model.round_at(index.column()) if index.isValid() else None
        return Place(index.row(), number) if number else None

    def go_to(self, place: Place) -> None:
        """Put the cursor into a cell."""
        self.setCurrentIndex(self._model.index(place.row, FIRST_ROUND + place.round - 1))

    def go_to_start(self) -> None:
        """Put the cursor where work goes on: the first open cell of the current round."""
        number = max(self._model.current_round, 1)
        if self._model.rowCount() and self._model.round_at(FIRST_ROUND + number - 1):
            before = Place(-1, number)
            found = next_down(self._model.section, self._model.players, before)
            self.go_to(found or Place(0, number))

    def set_compact(self, compact: bool) -> None:
        """Show rows of one line, or of two."""
        if compact != self._compact:
            self._compact = compact
            self._lay_out()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        at = QPoint(current.column(), current.row())
        self._delegate.current = at
        if current.column() != previous.column():
            self.header.mark(current.column() if current.column() >= FIRST_ROUND else -1)
            self.viewport().update()
        self.frozen_view.viewport().update()
        self.moved.emit()

    # How it is laid out.

    def _keep_place(self) -> None:
        place = self.place
        self._kept = (self._model.player_at(place.row).no, place.round) if place else None

    def _take_place(self) -> None:
        """Go on where the cursor stood, if the cell is still there."""
        self._lay_out()
        index = self._model.index_of(*self._kept) if self._kept else QModelIndex()
        if index.isValid() and self._model.round_at(index.column()):
            self.setCurrentIndex(index)
        else:
            self.go_to_start()

    def _lay_out(self) -> None:
        self._delegate.set_look(self.font(), compact=self._compact)
        look = self._delegate.look
        self.set_row_height(look.row_height)
        players = self._model.players
        digits = len(str(max((player.no for player in players), default=1)))
        bold = look.bold.width
        names = max((bold(player.name) for player in players), default=60)
        schools = max((look.plain.width(player.school) for player in players), default=0)
        last = self._model.columnCount() - 1
        widths = {
            NO: max(look.plain.width("0" * digits), bold(self.tr("No"))),
            NAME: min(names, _WIDEST_NAME),
            SCHOOL: min(max(schools, bold(self.tr("School"))), _WIDEST_SCHOOL),
            RATING: bold("0000"),
            last - 1: bold("00½") + 6,
            last: max(bold(self._model.headerData(last, Qt.Orientation.Horizontal)), bold("00½")),
        }
        for column, width in widths.items():
            self.setColumnWidth(column, width + 2 * PAD + 2)
        for column in range(FIRST_ROUND, last - 1):
            self.setColumnWidth(column, look.round_width(digits))
        self.show_column(SCHOOL, shown=schools > 0)
        self.show_column(RATING, shown=any(player.rating for player in players))
        height = QFontMetrics(self.font()).height() + 10
        self.horizontalHeader().setFixedHeight(height)
        self.frozen_view.horizontalHeader().setFixedHeight(height)
        self.updateGeometries()
