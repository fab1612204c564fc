"""What the grid shows: players × (number, name, school, rating | rounds | points, cumulative).

The rows never change their order by themselves.
"""

from typing import Any

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from arbiter_app.core.cell_text import write_cell
from arbiter_app.core.live import another_section
from arbiter_app.core.points import in_points
from arbiter_app.core.tournament import Player, Section
from arbiter_app.core.wall_chart import Cell, WallChart
from arbiter_app.formats.render import spreadsheet_cell
from arbiter_app.labels.cells import cell_sentence, cell_text, short_names
from arbiter_app.labels.tie_breaks import head, legend
from arbiter_app.ui.document import Document
from arbiter_app.ui.entry_model import EntryModel
from arbiter_app.ui.grid_lines import (
    FIRST_ROUND,
    NAME,
    NO,
    RATING,
    SCHOOL,
    Line,
    in_order,
    line_of,
)
from arbiter_app.ui.grid_moves import Place
from arbiter_app.ui.settings import Order
from arbiter_app.ui.words import translate

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole

_NOWHERE = QModelIndex()
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter


class GridModel(EntryModel):
    """The current section of a document as a table.

    Signals:
        section_changed: another competition is shown.
    """

    section_changed = Signal()

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(document, parent)
        self._sorted_by = Order.NUMBER
        self._section_index = document.section_index
        self._chart = WallChart(document.section)
        self._lines: dict[int, Line] = {}
        self._players: tuple[tuple[Player, ...], list[Player]] | None = None
        self._take_order()
        document.changed.connect(self._sync)

    # What is asked by the view and by the keys.

    @property
    def section(self) -> Section:
        """The section as it is shown."""
        return self._chart.section

    @property
    def order(self) -> Order:
        """By what the rows are ordered."""
        return self._sorted_by

    @property
    def players(self) -> list[Player]:
        """The players in the order of the rows."""
        kept = self._players
        if kept is None or kept[0] is not self.section.players:
            players = self.section.players
            kept = self._players = (players, [players[at] for at in self._order])
        return kept[1]

    def set_order(self, order: Order) -> None:
        """Order the rows anew, by choice only."""
        self._sorted_by = order
        self._reset()

    def line(self, row: int) -> Line:
        """Give a row as it is shown; read when it is first asked for."""
        found = self._lines.get(row)
        if found is None:
            found = self._lines[row] = line_of(self._chart.row(self._order[row]))
        return found

    def player_at(self, row: int) -> Player:
        """Give the player of a row."""
        return self.section.players[self._order[row]]

    def row_of(self, player: int) -> int | None:
        """Find a player's row by start number."""
        return self._row_of.get(player)

    def round_at(self, column: int) -> int | None:
        """Give the round of a column, from 1; None for a column that is no round."""
        number = column - FIRST_ROUND + 1
        return number if 1 <= number <= len(self.section.rounds) else None

    def index_at(self, place: Place) -> QModelIndex:
        """Find the cell of a row and a round."""
        return self.index(place.row, FIRST_ROUND + place.round - 1)

    @property
    def current_round(self) -> int:
        """The last round with a game or a typed score; 0 before the first."""
        return self._chart.current_round

    def cell(self, index: Index) -> Cell | None:
        """Give the round's cell at an index; None where it is no round."""
        number = self.round_at(index.column())
        return self.line(index.row()).row.cells[number - 1] if number else None

    def copied(self, row: int, column: int) -> str:
        """Write a cell as a spreadsheet takes it: a result as typed, a sum as a number."""
        if self.round_at(column):
            return str(self.index(row, column).data(Role.EditRole))
        line = self.line(row)
        if column < FIRST_ROUND:
            return spreadsheet_cell(line.fixed[column])
        sums = (in_points(line.row.points), line.row.cumulative)
        return spreadsheet_cell(sums[column - FIRST_ROUND - len(line.cells)])

    # Qt's questions.

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._order)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else FIRST_ROUND + len(self.section.rounds) + 2

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags | Qt.ItemFlag.ItemIsEditable if self.round_at(index.column()) else flags

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Role.TextAlignmentRole:
            return self._alignment(index.column())
        cell = self.cell(index)
        if cell is None:
            return self._text(index) if role in (Role.DisplayRole, Role.ToolTipRole) else None
        player = self.line(index.row()).row.player.no
        if role == Role.DisplayRole:
            return cell_text(player, cell, translate)
        if role == Role.EditRole:
            return write_cell(self.section.rules, player, cell.entry)
        if role in (Role.ToolTipRole, Role.AccessibleTextRole):
            return cell_sentence(player, cell, short_names(self.section.players), translate)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Vertical:
            known = 0 <= section < len(self._order)
            return self.player_at(section).name if known and role == Role.DisplayRole else None
        if role == Role.TextAlignmentRole:
            return self._alignment(section)
        number = self.round_at(section)
        if role == Role.DisplayRole:
            return str(number) if number else self._heads().get(section)
        if role in (Role.AccessibleTextRole, Role.ToolTipRole) and number:
            return self.tr("Round {0}").format(number)
        if role == Role.ToolTipRole and section == self.columnCount() - 1:
            return legend(self._chart.code, translate)
        return None

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        """Enter what was typed; False where it was refused or asks first."""
        number = self.round_at(index.column())
        if role != Role.EditRole or not number:
            return False
        return self.enter(self.player_at(index.row()).no, number, str(value))

    def _text(self, index: Index) -> str:
        line = self.line(index.row())
        if index.column() < FIRST_ROUND:
            return line.fixed[index.column()]
        return line.sums[index.column() - FIRST_ROUND - len(line.cells)]

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        if column in (NAME, SCHOOL):
            return _LEFT
        return _CENTRE if self.round_at(column) else _RIGHT

    def _heads(self) -> dict[int, str]:
        last = self.columnCount() - 1
        return {
            NO: self.tr("No"),
            NAME: self.tr("Player"),
            SCHOOL: self.tr("School"),
            RATING: self.tr("Rtg"),
            last - 1: self.tr("Pts"),
            last: head(self._chart.code, translate),
        }

    # How a change is followed.

    def _reset(self) -> None:
        self.beginResetModel()
        self._chart = WallChart(self._document.section)
        self._section_index = self._document.section_index
        self._lines.clear()
        self._take_order()
        self.endResetModel()

    def _take_order(self) -> None:
        players, self._players = self.section.players, None
        self._order = in_order(players, self._sorted_by)
        self._row_of = {players[at].no: row for row, at in enumerate(self._order)}

    def _sync(self) -> None:
        before, after = self.section, self._document.section
        if after is before and self._section_index == self._document.section_index:
            return
        other = self._section_index != self._document.section_index
        if other or another_section(before, after):
            self._reset()
            self.section_changed.emit()
            return
        if _is_other_table(before, after):
            self._reset()
            return
        old, self._chart = self._chart, WallChart(after)
        if before.rules is not after.rules or before.players is not after.players:
            self._lines.clear()
            self._emit(0, self.rowCount() - 1, 0)
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, self.rowCount() - 1)
            return
        self._emit_changed(old)

    def _emit_changed(self, old: WallChart) -> None:
        """Name the cells that differ: of each changed line those from the changed round on."""
        first_of_all = _first_other_round(old, self._chart)
        if first_of_all:
            # Another round counts now: a bye in it counts for everybody who has one.
            self._lines.clear()
            self._emit(0, self.rowCount() - 1, FIRST_ROUND + first_of_all - 1)
        for row, number in self._changed_rows(old.section).items():
            self._lines.pop(row, None)
            if not first_of_all or number < first_of_all:
                self._emit(row, row, FIRST_ROUND + number - 1)

    def _changed_rows(self, before: Section) -> dict[int, int]:
        """Find the rows with another entry, each with the first round that differs."""
        found: dict[int, int] = {}
        rounds = zip(before.rounds, self.section.rounds, strict=True)
        for number, (old, new) in enumerate(rounds, 1):
            if old is new:
                continue
            for no in old.entries.keys() | new.entries.keys():
                if old.entries.get(no) is not new.entries.get(no):
                    found.setdefault(self._row_of[no], number)
        return found

    def _emit(self, first: int, last: int, column: int) -> None:
        if first <= last:  # a section without players has no rows
            bottom = self.index(last, self.columnCount() - 1)
            self.dataChanged.emit(self.index(first, column), bottom)


def _is_other_table(before: Section, after: Section) -> bool:
    """Whether rows or columns came or went."""
    if len(before.rounds) != len(after.rounds):
        return True
    numbers = [[player.no for player in section.players] for section in (before, after)]
    return before.players is not after.players and numbers[0] != numbers[1]


def _first_other_round(old: WallChart, new: WallChart) -> int:
    """Find the first round that counts or is current in one of two charts only; 0 if none is."""
    pairs = ((old.scored_round, new.scored_round), (old.current_round, new.current_round))
    return min((min(a, b) + 1 for a, b in pairs if a != b), default=0)
