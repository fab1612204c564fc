"""The table of the standings: it stays where it is while rows move under it."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from heapq import nlargest

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from arbiter_app.core.tournament import Player
from arbiter_app.ui.flat_header import FlatHeader, folded
from arbiter_app.ui.grid_look import PAD
from arbiter_app.ui.grid_look import Look as GridLook
from arbiter_app.ui.painted_cells import parts
from arbiter_app.ui.standings_columns import Column, Kind, Room, share
from arbiter_app.ui.standings_model import StandingsModel
from arbiter_app.ui.standings_painter import TICK, StandingsPainter
from arbiter_app.ui.standings_samples import breakers, sample

_WORDS = {Kind.PLAYER: (15, 18, 32), Kind.SCHOOL: (9, 14, 24)}
"""Columns of words: the least, the easy and the largest natural width, in letters."""
_STAYS = (Kind.PLACE, Kind.OVERALL, Kind.MOVED, Kind.PLAYER, Kind.POINTS, Kind.VALUE)
"""Rather than leave one of these out, or cut names, the heads take two lines."""
_SCROLLED = (Kind.PLACE, Kind.OVERALL, Kind.PLAYER, Kind.POINTS, Kind.VALUE)
"""Rather than scroll to one of these, the heads of the tie-breaks are their codes."""
_PLAIN, _FOLDED, _CODED = range(3)
"""The ways to write heads: in one line, in two, and of tie-breaks only the code."""
_HEAD_AIR, _HEAD_ROOM = 1, 10
_MEASURED = 40
"""How many of the longest names are measured; the others are not wider, or are cut."""
Rooms = dict[Column, Room]


class StandingsView(QTableView):
    """The standings as a table of whole rows.

    Signals:
        player_selected: the person went to this player's row.
        typed: a sign was typed, where no results are.
        pair_selected: the person has selected two players.
        copied: so many rows are now in the clipboard; with 0 it is as it was.
    """

    player_selected = Signal(int)
    pair_selected = Signal()
    copied = Signal(int)
    typed = Signal(str)

    def __init__(self, model: StandingsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._quiet = self._telling = False
        self._kept: tuple[list[int], int | None, int] = ([], None, 0)
        self._measured: tuple[object, ...] = ()
        self._rooms: tuple[Rooms, ...] = ()
        self._compact = self._moved = False
        self._head = head = FlatHeader(self)
        head.setSectionsClickable(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setHorizontalHeader(head)
        self.setModel(model)
        self._painter = StandingsPainter(model, self)
        self._set_up()
        self.selectionModel().currentRowChanged.connect(self._current_changed)
        self.selectionModel().selectionChanged.connect(self._selection_changed)
        model.modelAboutToBeReset.connect(self._keep)
        model.modelReset.connect(self._restore)
        model.section_changed.connect(self._start_again)
        model.layoutChanged.connect(self._note_move)
        model.dataChanged.connect(self._repaint)
        model.renewed.connect(self._lay_out)
        self.set_compact(False)

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(self.tr("Standings"))
        rows = self.verticalHeader()
        rows.hide()
        rows.setMinimumSectionSize(1)
        # With one mode for all sections a move of rows leaves the header alone.
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    # What is asked for

    def select_player(self, player: int, *, scroll: bool = False) -> None:
        """Select a player's row; it is not scrolled to unless *scroll*, nor reported."""
        if self._telling:
            # The other panes follow the person, who may be selecting a second player.
            return
        row = self._model.row_of(player)
        with self._quietly():
            if row is None:
                self.clearSelection()
                return
            index = self._model.index(row, max(self.currentIndex().column(), 0))
            flags = QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
            if scroll:
                self.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)

    def selected_players(self) -> list[int]:
        """List the selected players in the order of the table."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self._model.standing(row).player for row in rows]

    def set_compact(self, compact: bool) -> None:
        """Make the rows as low as one line needs, or not."""
        self._compact = compact
        # As high as those of the grid, so that both tables line up.
        height = GridLook(self.font(), compact=compact).row_height
        self.verticalHeader().setDefaultSectionSize(height)
        self._size_head()

    def copy(self) -> None:
        """Put the selected rows into the clipboard, with tabs, and say how many they are."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        if rows:
            columns = [one for at, one in enumerate(self._model.columns) if self._visible(at)]
            lines = ["\t".join(self._model.copied(row, one) for one in columns) for row in rows]
            QGuiApplication.clipboard().setText("\n".join(lines))
        self.copied.emit(len(rows))

    # Selection and place

    @contextmanager
    def _quietly(self) -> Iterator[None]:
        self._quiet = True
        # Otherwise Qt scrolls to whatever becomes the current row.
        self.setAutoScroll(False)
        try:
            yield
        finally:
            self.setAutoScroll(True)
            self._quiet = False

    def _current_changed(self, current: QModelIndex) -> None:
        if current.isValid() and not self._quiet:
            self._telling = True
            self.player_selected.emit(self._model.standing(current.row()).player)
            self._telling = False

    def _selection_changed(self) -> None:
        if not self._quiet and len(self.selectionModel().selectedRows()) == 2:
            self.pair_selected.emit()

    def _keep(self) -> None:
        current = self.currentIndex()
        player = self._model.standing(current.row()).player if current.isValid() else None
        self._kept = (self.selected_players(), player, self.verticalScrollBar().value())

    def _restore(self) -> None:
        players, current, scrolled = self._kept
        self._lay_out()
        with self._quietly():
            if current is not None and (row := self._model.row_of(current)) is not None:
                index = self._model.index(row, 0)
                flag = QItemSelectionModel.SelectionFlag.NoUpdate
                self.selectionModel().setCurrentIndex(index, flag)
            for player in players:
                self._add_to_selection(player)
        self.executeDelayedItemsLayout()
        self.verticalScrollBar().setValue(scrolled)

    def _add_to_selection(self, player: int) -> None:
        row = self._model.row_of(player)
        if row is not None:
            flags = QItemSelectionModel.SelectionFlag
            self.selectionModel().select(self._model.index(row, 0), flags.Select | flags.Rows)

    def _start_again(self) -> None:
        with self._quietly():
            self.selectionModel().clear()
        self.scrollToTop()

    # Columns

    def _visible(self, at: int) -> bool:
        return not self.isColumnHidden(at)

    def _lay_out(self) -> None:
        """Share the width among the columns; nothing is done where nothing has changed."""
        width, rooms = self.viewport().width(), self._measure()
        heads = self._choose_heads(width)
        codes = {at: one.code for at, one in enumerate(self._model.columns)}
        self._head.fold(folded=heads == _FOLDED, instead=codes if heads == _CODED else None)
        self._size_head()
        used = [column for column in self._model.columns if self._model.used(column)]
        widths = share(width, {column: rooms[heads][column] for column in used})
        for at, column in enumerate(self._model.columns):
            width = widths.get(column, 0)
            if self.isColumnHidden(at) != (width == 0):
                self.setColumnHidden(at, width == 0)
            if width and self.columnWidth(at) != width:
                self.setColumnWidth(at, width)

    def _choose_heads(self, width: int) -> int:
        """Write heads in two lines before names are cut, and codes before the table is scrolled.

        Judged by columns that are always there: no head grows while results come in.
        """
        plain, folded, _ = self._measure()
        if sum(one.easy for of, one in plain.items() if of.kind in _STAYS) <= width:
            return _PLAIN
        return _FOLDED if _least(folded) <= width else _CODED

    def needed_widths(self) -> tuple[int, int]:
        """Give the widths at which nothing has to be scrolled: with words for heads, with codes."""
        bar = self.verticalScrollBar().sizeHint().width()
        _, folded, coded = self._measure()
        return _least(folded) + bar, _least(coded) + bar

    def _size_head(self) -> None:
        height = self._head.lines_height() + _HEAD_ROOM
        if self._head.minimumHeight() != height:
            self._head.setFixedHeight(height)

    def _measure(self) -> tuple[Rooms, ...]:
        """Say how wide the columns want to be, for each way to write the heads."""
        section = self._model.shown.section
        players, rules = section.players, section.rules
        look = self._painter.look
        measured = (players, rules, len(section.rounds), self._model.columns, look)
        if len(measured) != len(self._measured) or any(
            new is not old for new, old in zip(measured, self._measured, strict=True)
        ):
            self._measured = measured
            self._rooms = tuple(
                {column: self._room(column, players, heads) for column in self._model.columns}
                for heads in (_PLAIN, _FOLDED, _CODED)
            )
        return self._rooms

    def _room(self, column: Column, players: tuple[Player, ...], heads: int) -> Room:
        look, kind = self._painter.look, column.kind
        metrics = QFontMetrics(look.text(column).font)
        said = self._model.head(column)
        if heads == _CODED:
            said = column.code or said
        lines = folded(said, look.strong.width) if heads == _FOLDED else [said]
        head = _widest(QFontMetrics(look.strong.font), lines) + _HEAD_AIR
        if kind in _WORDS:
            words = {player.name if kind is Kind.PLAYER else player.school for player in players}
            letter = _letter(metrics, words)
            whole = max(_widest(metrics, words), head)
            least, easy, most = (round(letter * letters) + 2 * PAD for letters in _WORDS[kind])
            return Room(*(max(min(one, whole), head) for one in (least, easy, most)))
        figures = _widest(metrics, self._samples(column))
        width = max(figures + (TICK + PAD if kind is Kind.PLACE else 0), head)
        if kind is Kind.MOVED:
            # No head, and both neighbours have air of their own.
            width -= PAD
        return Room(width, width, width)

    def _samples(self, column: Column) -> list[str]:
        """Give the widest texts that a column of figures or heads will have."""
        if column.kind is Kind.BROKEN_BY:
            return breakers(self._model.columns)
        return [sample(column, self._model.shown.section, spread=self._model.spread)]

    # Qt's events

    def _note_move(self) -> None:
        self._moved = True

    def _repaint(self, first: QModelIndex, last: QModelIndex) -> None:
        """Paint rows again, also while a layout waits, when Qt would leave them to that."""
        top, bottom = (self.rowViewportPosition(index.row()) for index in (first, last))
        height = self.verticalHeader().defaultSectionSize()
        self.viewport().update(0, top, self.viewport().width(), bottom + height - top)

    def doItemsLayout(self) -> None:
        """Lay out nothing when rows have only moved: the model names those to paint again."""
        moved, self._moved = self._moved, False
        if not moved:
            super().doItemsLayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        for part in parts(self, event.region()):
            self._painter.paint_part(painter, part)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width."""
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Follow font and palette."""
        super().changeEvent(event)
        changes = (QEvent.Type.FontChange, QEvent.Type.PaletteChange, QEvent.Type.StyleChange)
        if event.type() in changes and hasattr(self, "_painter"):
            self._painter.refresh()
            self.set_compact(self._compact)
            self._lay_out()
            self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy whole rows, not the one cell that Qt would."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.text().isprintable() and event.text().strip():
            # Qt would go to a row that begins with it.
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)


def _least(rooms: Rooms) -> int:
    return sum(room.least for column, room in rooms.items() if column.kind in _SCROLLED)


def _widest(metrics: QFontMetrics, texts: Iterable[str]) -> int:
    longest = nlargest(_MEASURED, texts, key=len)
    widths = [metrics.horizontalAdvance(text) for text in longest]
    return max(widths, default=0) + 2 * PAD


def _letter(metrics: QFontMetrics, texts: Iterable[str]) -> float:
    """Give how wide a letter is on the whole: in Chinese names it is twice as wide."""
    said = "".join(nlargest(_MEASURED, texts, key=len))
    return metrics.horizontalAdvance(said) / len(said) if said else metrics.averageCharWidth()
