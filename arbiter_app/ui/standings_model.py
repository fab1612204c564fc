"""What the standings show: rows in rank order, one for each player.

The model keeps the table that it last showed. After a change it compares by identity what the
table reads; then the cells that differ are named, or all rows move at once and the persistent
indexes (selection, current row) go with their players.
"""

from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
    SignalInstance,
)

from arbiter_app.core.categories import Category, event_year
from arbiter_app.core.live import Live, another_section, live, movers
from arbiter_app.core.points import in_points
from arbiter_app.core.standings import Standing
from arbiter_app.core.tournament import Section
from arbiter_app.formats.render import spreadsheet_cell
from arbiter_app.ui.document import Document
from arbiter_app.ui.standings_changes import differences, moved_rows
from arbiter_app.ui.standings_choice import StandingsChoice
from arbiter_app.ui.standings_columns import Column, Kind, columns_for
from arbiter_app.ui.standings_finality import Finality
from arbiter_app.ui.standings_marks import StandingsMarks
from arbiter_app.ui.standings_words import StandingsWords

Index = QModelIndex | QPersistentModelIndex

_TEXT = int(Qt.ItemDataRole.DisplayRole)
_TIP = int(Qt.ItemDataRole.ToolTipRole)
_SPOKEN = int(Qt.ItemDataRole.AccessibleTextRole)
_ALIGNED = int(Qt.ItemDataRole.TextAlignmentRole)
_BY_ROW = Qt.ItemDataRole.UserRole
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_WORDS = (Kind.MOVED, Kind.PLAYER, Kind.SCHOOL, Kind.BROKEN_BY)


class Role(IntEnum):
    """What a row is, beside its texts.

    Attributes:
        PLAYER: start number.
        RULE_ABOVE: a new score group begins.
        SHARED: the place is shared.
        PLAYING: a round is still open for him.
        MARKED: his own points took him to another place a moment ago.
    """

    PLAYER = _BY_ROW
    RULE_ABOVE = _BY_ROW + 1
    SHARED = _BY_ROW + 2
    PLAYING = _BY_ROW + 3
    MARKED = _BY_ROW + 4


class StandingsModel(QAbstractTableModel):
    """The live table of the document's current section.

    Attributes:
        held: the table is frozen while somebody is shown a place.
        behind: something has changed since it was frozen.
        marks: who has just moved.
        finality: what no game still playing can change.

    Signals:
        renewed: something about the table is another, even if no cell is.
        section_changed: the table is now that of another competition.
    """

    renewed = Signal()
    section_changed = Signal()

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.finality = Finality(self)
        self._words = StandingsWords(self.finality, self)
        self.held = False
        self.behind = False
        self._choice = StandingsChoice(document)
        section = document.section
        self.shown: Live = live(section, section.scored_round)
        self.columns: tuple[Column, ...] = columns_for(section.rules.tie_breaks)
        self.marks = StandingsMarks(self)
        self.marks.faded.connect(self._show_faded)
        self.finality.follow(self.shown)
        self.finality.changed.connect(self._show_finality)
        document.changed.connect(self._sync)

    # What is shown

    @property
    def round(self) -> int:
        """After which round the table is, from 1; 0 before the first result."""
        return self.shown.standings.round

    @property
    def chosen(self) -> int | None:
        """After which round by choice; None follows the last one with a result."""
        return self._choice.round

    @property
    def category(self) -> Category | None:
        """Who is listed; None for everybody."""
        return self._choice.category

    @property
    def year(self) -> int | None:
        """The year of the event, where its dates tell it."""
        return event_year(self._document.tournament)

    @property
    def last_round(self) -> int:
        """The last round the table can be asked for."""
        return max(self.shown.section.scored_round, self.round)

    @property
    def spread(self) -> bool:
        """Whether shared places are written "2–3", not "2="."""
        return self._words.spread

    def set_spread(self, spread: bool) -> None:
        """Write shared places the other way."""
        if spread != self._words.spread:
            self.beginResetModel()
            self._words.spread = spread
            self.endResetModel()
            self.renewed.emit()

    def standing(self, row: int) -> Standing:
        """Give a row of the table."""
        return self.shown.standings.rows[row]

    def row_of(self, player: int) -> int | None:
        """Find a player's row."""
        rows = self.shown.standings.rows
        return next((at for at, row in enumerate(rows) if row.player == player), None)

    def text(self, row: int, column: Column) -> str:
        """Give what stands in a cell."""
        return self._words.text(self.shown, self.standing(row), column)

    def copied(self, row: int, column: Column) -> str:
        """Write a cell as a spreadsheet takes it: a value as a number."""
        standing = self.standing(row)
        if column.kind is Kind.VALUE:
            return spreadsheet_cell(standing.values[column.at])
        if column.kind is Kind.POINTS:
            return spreadsheet_cell(in_points(standing.points))
        return spreadsheet_cell(self.text(row, column))

    def head(self, column: Column) -> str:
        """Give the word above a column."""
        return self._words.head(column)

    def rule_above(self, row: int) -> bool:
        """Whether a new score group begins with this row."""
        rows = self.shown.standings.rows
        return row > 0 and rows[row].points != rows[row - 1].points

    def marked(self, row: int) -> bool:
        """Whether the player of this row has just moved."""
        return self.shown.standings.rows[row].player in self.marks

    def decided(self, row: int) -> bool:
        """Whether the place in a row is known to be decided while others still play."""
        return self.shown.standings.rows[row].player in self.finality.decided

    def used(self, column: Column) -> bool:
        """Whether a column has anything to show."""
        if column.kind is Kind.SCHOOL:
            return any(player.school for player in self.shown.section.players)
        if column.kind is Kind.BROKEN_BY:
            return any(row.broken_by > 1 for row in self.shown.standings.rows)
        return True

    def possible(self, row: int) -> str:
        """Say between what the values of a player still playing can end."""
        return self._words.possible(self.shown, self.standing(row))

    # What is asked for

    def choose_round(self, chosen: int | None) -> None:
        """Show the table after a round; None follows the last one with a result."""
        if chosen != self.chosen:
            self._choice.round = chosen
            self._show(self.shown.section if self.held else self._document.section, mark=False)

    def choose_category(self, category: Category | None) -> None:
        """List only who belongs to a category; None lists everybody."""
        if category != self.category:
            self._choice.list_only(category)
            self._show(self.shown.section if self.held else self._document.section, mark=False)

    def hold(self, held: bool) -> None:
        """Freeze the table, or let it catch up."""
        if held != self.held:
            self.held, self.behind = held, False
            self._show(self._document.section)

    def _sync(self) -> None:
        section = self._document.section
        if another_section(self.shown.section, section):
            self.held = self.behind = False
            self._choice.turn_to_section(self.shown.section)
        if not self.held:
            self._show(section)
        elif not self.behind:
            self.behind = not self.shown.reads(section, self._choice.upto(section), self.category)
            self.renewed.emit()

    def _show(self, section: Section, *, mark: bool = True) -> None:
        upto = self._choice.upto(section)
        old, category = self.shown, self.category
        if old.reads(section, upto, category):
            # Later rounds may be others, and with them the rounds that can be chosen.
            self.shown = Live(section, old.standings, old.gains, category, old.overall)
            self.finality.follow(self.shown)
        else:
            new = live(section, upto, category)
            looks_differ = self.finality.follow(new)
            self._replace(new, mark=mark)
            if looks_differ:
                self._all_changed()
        self.renewed.emit()

    def _replace(self, new: Live, *, mark: bool) -> None:
        old = self.shown
        columns = columns_for(new.standings.tie_breaks, overall=new.category is not None)
        order = [row.player for row in old.standings.rows]
        moved_to = [row.player for row in new.standings.rows]
        if columns != self.columns or another_section(old.section, new.section):
            self._reset(new, columns)
        elif order == moved_to:
            self._repaint(new, mark=mark)
        elif len(order) == len(moved_to) and set(order) == set(moved_to):
            self._reorder(new, moved_to, mark=mark)
        else:
            self._reset(new, columns)

    def _reset(self, new: Live, columns: tuple[Column, ...]) -> None:
        another = another_section(self.shown.section, new.section)
        self.beginResetModel()
        self.shown, self.columns = new, columns
        self.marks.clear()
        self.endResetModel()
        if another:
            self.section_changed.emit()

    def _repaint(self, new: Live, *, mark: bool) -> None:
        old, self.shown = self.shown, new
        self._mark(old, mark=mark)
        for row, first, last in differences(old, new, self.columns):
            self.dataChanged.emit(self.index(row, first), self.index(row, last))

    def _reorder(self, new: Live, order: list[int], *, mark: bool) -> None:
        self._say_rows(self.layoutAboutToBeChanged)
        old, self.shown = self.shown, new
        kept = self.persistentIndexList()
        if kept:
            at = {player: row for row, player in enumerate(order)}
            rows = old.standings.rows
            moved = [self.index(at[rows[one.row()].player], one.column()) for one in kept]
            self.changePersistentIndexList(kept, moved)
        self._mark(old, mark=mark)
        self._say_rows(self.layoutChanged)
        # The view lays out nothing and paints only the rows that look different.
        for first, last in moved_rows(old, new):
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(self.columns) - 1))

    def _say_rows(self, signal: SignalInstance) -> None:
        """Say that rows move and no columns: Qt then leaves the columns' head alone."""
        with_hint = signal["QList<QPersistentModelIndex>", "QAbstractItemModel::LayoutChangeHint"]  # type: ignore[index]  # its stub forgets it
        with_hint.emit([], self.LayoutChangeHint.VerticalSortHint)

    def _mark(self, old: Live, *, mark: bool) -> None:
        if mark:
            self.marks.add(movers(old.standings, self.shown.standings))

    def _show_faded(self, players: frozenset[int]) -> None:
        for at, row in enumerate(self.shown.standings.rows):
            if row.player in players:
                self._row_changed(at)

    def _show_finality(self) -> None:
        self._all_changed()
        self.renewed.emit()

    def _all_changed(self) -> None:
        last = len(self.shown.standings.rows) - 1
        if last >= 0:
            self.dataChanged.emit(self.index(0, 0), self.index(last, len(self.columns) - 1))

    def _row_changed(self, row: int) -> None:
        self.dataChanged.emit(self.index(row, 0), self.index(row, len(self.columns) - 1))

    # Qt's questions

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Count the players."""
        return 0 if parent.isValid() else len(self.shown.standings.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Count the columns, those with nothing to show included."""
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = _TEXT) -> Any:
        """Give a cell's text, or what its row is."""
        if not index.isValid():
            return None
        row, column = self.standing(index.row()), self.columns[index.column()]
        if role == _TEXT:
            return self._words.text(self.shown, row, column)
        if role == _TIP:
            return self._words.tool_tip(self.shown, row, column)
        if role == _SPOKEN:
            return self._words.spoken(self.shown, row, column)
        if role == _ALIGNED:
            return _LEFT if column.kind in _WORDS else _RIGHT
        if role >= _BY_ROW:
            return self._about(index.row(), row, role)
        return None

    def _about(self, at: int, row: Standing, role: int) -> int | bool | None:
        if role == Role.PLAYER:
            return row.player
        if role == Role.RULE_ABOVE:
            return self.rule_above(at)
        if role == Role.SHARED:
            return row.shared
        if role == Role.PLAYING:
            return row.playing
        return row.player in self.marks if role == Role.MARKED else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _TEXT) -> Any:
        """Give a column's head, and how it is counted."""
        if orientation is not Qt.Orientation.Horizontal or section >= len(self.columns):
            return None
        column = self.columns[section]
        if role == _TEXT:
            return self._words.head(column)
        if role in (_TIP, _SPOKEN):
            return self._words.head_tip(column, self.shown)
        if role == _ALIGNED:
            return _LEFT if column.kind in _WORDS else _RIGHT
        return None
