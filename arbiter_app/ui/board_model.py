"""What sheet and slips show: one round by board, White first, and who has no game below.

A row is a board, or a player without one. What is typed into it is White's own entry, so that
1 means "White won"; the gate is the one of the grid.
"""

from typing import Any

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from arbiter_app.core.boards import BoardLine, board_lines
from arbiter_app.core.cell_text import write_cell
from arbiter_app.core.live import another_section
from arbiter_app.core.points import format_points
from arbiter_app.core.tournament import Player, Section, by_number
from arbiter_app.labels.boards import beside, board_result, board_sentence
from arbiter_app.ui.document import Document
from arbiter_app.ui.entry_model import EntryModel
from arbiter_app.ui.grid_moves import Place
from arbiter_app.ui.slip_check import SlipCheck
from arbiter_app.ui.words import translate

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole

BOARD, WHITE_SCORE, WHITE, RESULT, BLACK, BLACK_SCORE = range(6)
COLUMNS = 6
HIDDEN = "···"
"""Stands for a result that is keyed a second time, and must not be seen before."""

_NOWHERE = QModelIndex()
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter


class BoardModel(EntryModel):
    """One round of the document's section.

    Attributes:
        lines: the rows that are shown.

    Signals:
        section_changed: another competition is shown.
        round_changed: this round is shown now.
    """

    section_changed = Signal()
    round_changed = Signal(int)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(document, parent)
        self._shown = document.section
        self._index = document.section_index
        self._round = 1
        self._kept: frozenset[int] | None = None
        self._check: SlipCheck | None = None
        self._hidden: list[bool] = []
        self.lines: tuple[BoardLine, ...] = ()
        self._row_of: dict[int, int] = {}
        self._read()
        document.changed.connect(self._sync)

    # What is asked by views and keys.

    @property
    def section(self) -> Section:
        return self._shown

    @property
    def round(self) -> int:
        """The round that is shown, from 1."""
        return self._round

    @property
    def open_only(self) -> bool:
        """Whether boards are hidden that were finished when the filter was used last."""
        return self._kept is not None

    def set_round(self, number: int) -> None:
        """Show another round; the filter, if it is on, begins anew."""
        self._reset(number, filter_on=self.open_only)

    def show_open_only(self, on: bool) -> None:
        """Hide what is finished now, or show all again; what gets finished stays in sight."""
        self._reset(self._round, filter_on=on)

    def check_with(self, check: SlipCheck) -> None:
        """Hide the results of boards whose slips are still to be keyed a second time."""
        self._check = check
        check.changed.connect(self._show_results)

    def hidden(self, line: BoardLine) -> bool:
        """Whether the result of a board must not be seen: its slip is still to be compared."""
        check = self._check
        return check is not None and check.covers(self._round) and check.awaits(line)

    def player_at(self, row: int) -> Player:
        return self._shown.player(self.lines[row].white)

    def row_of(self, player: int) -> int | None:
        return self._row_of.get(player)

    def index_at(self, place: Place) -> QModelIndex:
        return self.index(place.row, RESULT)

    def line_of(self, board: int) -> BoardLine | None:
        """Find a board of the round; None where there is none of that number."""
        return next((one for one in self.lines if one.game and one.game.board == board), None)

    def sentence(self, row: int) -> str:
        """Say a row in words."""
        players, paired = by_number(self._shown.players), self._shown.rules.paired
        line = self.lines[row]
        return board_sentence(line, players, translate, paired=paired, hidden=self.hidden(line))

    # Qt's questions.

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else COLUMNS

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() == RESULT else flags

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line = self.lines[index.row()]
        if role == Role.DisplayRole:
            return self.text(line, index.column())
        if role == Role.EditRole and index.column() == RESULT:
            hidden = self.hidden(line)
            return "" if hidden else write_cell(self._shown.rules, line.white, line.entry)
        if role in (Role.ToolTipRole, Role.AccessibleTextRole):
            return self.sentence(index.row())
        if role == Role.TextAlignmentRole:
            return _alignment(index.column())
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Vertical:
            known = 0 <= section < len(self.lines)
            return self.text(self.lines[section], BOARD) if known and not role else None
        if role == Role.TextAlignmentRole:
            return _alignment(section)
        if role != Role.DisplayRole:
            return None
        return {
            BOARD: self.tr("Bd"),
            WHITE_SCORE: self.tr("Pts"),
            WHITE: self.tr("White"),
            RESULT: self.tr("Result"),
            BLACK: self.tr("Black"),
            BLACK_SCORE: self.tr("Pts"),
        }.get(section)

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        """Enter what was typed; False where it was refused or asks first."""
        if role != Role.EditRole or index.column() != RESULT:
            return False
        return self.enter(self.lines[index.row()].white, self._round, str(value))

    def text(self, line: BoardLine, column: int) -> str:
        """Write what stands in a column of a line."""
        if column == BOARD:
            return str(line.game.board) if line.game else ""
        if column == RESULT:
            return HIDDEN if self.hidden(line) else board_result(line)
        if column == WHITE:
            return self._shown.player(line.white).name
        if column == WHITE_SCORE:
            return format_points(line.white_score)
        if line.black is None or line.black_score is None:
            paired = self._shown.rules.paired
            return beside(line, translate, paired=paired) if column == BLACK else ""
        if column == BLACK:
            return self._shown.player(line.black).name
        return format_points(line.black_score)

    # How a change is followed.

    def _reset(self, number: int, *, filter_on: bool) -> None:
        """Show a round anew; the filter, where it is on, begins anew too."""
        self._show(number, frozenset() if filter_on else None)
        if filter_on:
            self._kept = frozenset(line.white for line in self.lines)

    def _show(self, number: int, kept: frozenset[int] | None) -> None:
        before = self._round
        self.beginResetModel()
        self._shown, self._index = self._document.section, self._document.section_index
        self._round = min(max(number, 1), max(len(self._shown.rounds), 1))
        self._kept = kept
        self._read()
        self._hidden = [self.hidden(line) for line in self.lines]
        self.endResetModel()
        if self._round != before:
            self.round_changed.emit(self._round)

    def _read(self) -> None:
        self.lines = self._visible(self._shown)
        self._row_of = {}
        for row, line in enumerate(self.lines):
            self._row_of[line.white] = row
            if line.black is not None:
                self._row_of[line.black] = row

    def _visible(self, section: Section) -> tuple[BoardLine, ...]:
        if not section.rounds:
            return ()
        lines = board_lines(section, self._round)
        kept = self._kept
        if kept is None:
            return lines
        return tuple(
            line for line in lines if line.open or line.white in kept or line.black in kept
        )

    def _sync(self) -> None:
        before, after = self._shown, self._document.section
        other = self._index != self._document.section_index
        if after is before and not other:
            return
        if other or another_section(before, after):
            self._reset(after.current_round, filter_on=self.open_only)
            self.section_changed.emit()
            return
        if self._round > len(after.rounds) or _rows(self._visible(after)) != _rows(self.lines):
            self._show(self._round, self._kept)
            return
        self._shown, old = after, self.lines
        self._read()
        if before.players is not after.players:
            self._emit(0, len(old) - 1)
            return
        for row, (one, other_line) in enumerate(zip(old, self.lines, strict=True)):
            if one != other_line:
                self._emit(row, row)

    def _show_results(self) -> None:
        """Another slip has been compared, or the check is over."""
        before, self._hidden = self._hidden, [self.hidden(line) for line in self.lines]
        if len(before) != len(self._hidden):
            before = [not hidden for hidden in self._hidden]
        for row, (was, now) in enumerate(zip(before, self._hidden, strict=True)):
            if was is not now:
                self._emit(row, row)

    def _emit(self, first: int, last: int) -> None:
        if first <= last:  # a round without boards has no rows
            self.dataChanged.emit(self.index(first, 0), self.index(last, COLUMNS - 1))


def _rows(lines: tuple[BoardLine, ...]) -> list[tuple[int, int | None]]:
    return [(line.white, line.black) for line in lines]


def _alignment(column: int) -> Qt.AlignmentFlag:
    if column in (WHITE, BLACK):
        return _LEFT
    return _CENTRE if column == RESULT else _RIGHT
