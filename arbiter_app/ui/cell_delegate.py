"""Paints the grid's cells: own result, opponent and colour beside it, running total below.

Colours come from the theme, fonts and measures from one `Look`; per cell nothing is made.
"""

from typing import NamedTuple

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QPainter, QPalette
from PySide6.QtWidgets import QStyleOptionViewItem, QTableView

from arbiter_app.core.wall_chart import State
from arbiter_app.ui.grid_lines import FIRST_ROUND, NAME, SCHOOL, Line, Painted
from arbiter_app.ui.grid_look import PAD, Look, Text
from arbiter_app.ui.grid_model import GridModel
from arbiter_app.ui.painted_cells import Part, cell_rect
from arbiter_app.ui.painted_marks import draw_dot, draw_frame
from arbiter_app.ui.theme import Colours, colours
from arbiter_app.ui.typed_view import TypedDelegate

Index = QModelIndex | QPersistentModelIndex

_MARKS = {State.PLAYING: Qt.PenStyle.SolidLine, State.NOT_ENTERED: Qt.PenStyle.DotLine}


class Inks(NamedTuple):
    """The colours of a round's cell."""

    text: QColor
    faint: QColor
    playing: QColor
    problem: QColor
    rule: QColor


class CellDelegate(TypedDelegate):
    """Paints every column of the grid.

    Attributes:
        current: the cell with the frame; its column is tinted, its names too.
    """

    def __init__(self, model: GridModel, font: QFont, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.look = Look(font, compact=False)
        self.current = QPoint(-1, -1)
        self._colours: Colours | None = None
        self._palette_key = 0

    def set_look(self, font: QFont, *, compact: bool) -> None:
        """Take another font, or rows of one line or two."""
        self.look = Look(font, compact=compact)

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(self.look.own_width, self.look.row_height)

    def paint_part(self, painter: QPainter, part: Part, view: QTableView) -> None:
        shades = self._shades(view.palette())
        usual, on_accent = _inks(shades), _inks_on_accent(shades)
        chosen = _chosen(view)
        left, right = part.bands[0].left, part.bands[-1].left + part.bands[-1].width
        for row, top in part.rows:
            line = self._model.line(row)
            ground = shades.alternate if row % 2 else shades.base
            painter.fillRect(left, top, right - left, part.height, ground)
            for band in part.bands:
                column, rect = band.column, cell_rect(band, top, part.height)
                here = (column, row) == (self.current.x(), self.current.y())
                selected = not here and any(row in one[0] and column in one[1] for one in chosen)
                if selected or self._is_current(row, column):
                    painter.fillRect(rect, shades.accent if selected else shades.current)
                self._paint_cell(painter, rect, column, line, on_accent if selected else usual)
                if here:
                    draw_frame(painter, rect, shades, focused=self.focused)
            painter.fillRect(left, top + part.height - 1, right - left, 1, shades.rule)

    def _paint_cell(
        self, painter: QPainter, rect: QRect, column: int, line: Line, inks: Inks
    ) -> None:
        at = column - FIRST_ROUND
        if at < 0:
            self._paint_fixed(painter, rect, column, line, inks)
        elif at < len(line.cells):
            if self.look.compact:
                # A running total would else run into the next round's result.
                painter.fillRect(rect.left(), rect.top(), 1, rect.height(), inks.rule)
            self._paint_round(painter, rect, line.cells[at], inks)
        else:
            painter.setPen(inks.text)
            _draw_right(painter, rect, line.sums[at - len(line.cells)], self.look.bold)

    def _shades(self, palette: QPalette) -> Colours:
        if self._colours is None or palette.cacheKey() != self._palette_key:
            self._palette_key, self._colours = palette.cacheKey(), colours(palette)
        return self._colours

    def _is_current(self, row: int, column: int) -> bool:
        """Whether a cell is in the current round, or the name of the current player."""
        if column < FIRST_ROUND:
            return row == self.current.y()
        return column == self.current.x()

    def _paint_fixed(
        self, painter: QPainter, rect: QRect, column: int, line: Line, inks: Inks
    ) -> None:
        gone = line.row.player.withdrawn_after is not None
        words = column in (NAME, SCHOOL)
        painter.setPen(inks.text if words and not gone else inks.faint)
        font = self.look.bold if column == NAME else self.look.plain
        text = line.fixed[column]
        if not words:
            _draw_right(painter, rect, text, font)
            return
        shown = font.elided(text, rect.width() - 2 * PAD)
        font.write(painter, rect.left() + PAD, font.base_line(rect), shown)

    def _paint_round(self, painter: QPainter, rect: QRect, cell: Painted, inks: Inks) -> None:
        look, slots = (
            self.look,
            self.look.slots(rect.width(), rect.height(), total=bool(cell.total)),
        )
        left, top = rect.left(), rect.top()
        unplayed = cell.state in (State.UNPLAYED, State.WITHDRAWN)
        self._paint_own(painter, QPoint(left + slots.own, top + slots.own_line), cell, inks)
        if cell.against:
            font = look.italic if unplayed else look.plain
            painter.setPen(inks.faint)
            start = left + slots.against - font.width(cell.against)
            font.write(painter, start, top + slots.against_line, cell.against)
        if cell.total:
            painter.setPen(inks.text)
            start = left + slots.total - look.plain.width(cell.total)
            look.plain.write(painter, start, top + slots.total_line, cell.total)

    def _paint_own(self, painter: QPainter, at: QPoint, cell: Painted, inks: Inks) -> None:
        """Paint the own result, or what stands in its place, around *at* on its base line."""
        look = self.look
        if not cell.own:
            colour = inks.playing if cell.state is State.PLAYING else inks.faint
            if cell.state in _MARKS:
                centre = QPoint(at.x(), at.y() - look.own.cap // 2)
                draw_dot(painter, centre, colour, _MARKS[cell.state])
            return
        unplayed = cell.state in (State.UNPLAYED, State.WITHDRAWN)
        font = look.own_italic if unplayed else look.own
        half = font.width(cell.own) // 2
        painter.setPen(inks.faint if cell.state is State.WITHDRAWN else inks.text)
        font.write(painter, at.x() - half, at.y(), cell.own)
        if cell.disputed:
            painter.setPen(inks.problem)
            font.write(painter, at.x() + half + 1, at.y(), "?")


def _inks(shades: Colours) -> Inks:
    return Inks(shades.text, shades.faint, shades.playing, shades.problem, shades.rule)


def _inks_on_accent(shades: Colours) -> Inks:
    ink = shades.on_accent
    return Inks(ink, ink, ink, ink, shades.rule)


def _chosen(view: QTableView) -> list[tuple[range, range]]:
    """Give the rows and columns of each block that is selected."""
    selection = view.selectionModel().selection()
    blocks = [selection.at(at) for at in range(selection.count())]
    return [
        (range(one.top(), one.bottom() + 1), range(one.left(), one.right() + 1)) for one in blocks
    ]


def _draw_right(painter: QPainter, rect: QRect, text: str, font: Text) -> None:
    font.write(painter, rect.right() - PAD - font.width(text), font.base_line(rect), text)
