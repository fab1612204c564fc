"""Paints the sheet: board, both players with their scores, the result between them."""

from typing import NamedTuple

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QTableView

from arbiter_app.core.boards import BoardLine
from arbiter_app.core.tournament import Award
from arbiter_app.ui.board_model import (
    BLACK,
    BLACK_SCORE,
    BOARD,
    RESULT,
    WHITE,
    WHITE_SCORE,
    BoardModel,
)
from arbiter_app.ui.grid_look import PAD, Look
from arbiter_app.ui.painted_cells import Part, cell_rect
from arbiter_app.ui.painted_marks import draw_dot, draw_frame
from arbiter_app.ui.theme import Colours, colours
from arbiter_app.ui.typed_view import TypedDelegate

_ROOM = 10
"""What a row of the sheet is higher than its text, in pixels; compact rows have less."""


class BoardWidths(NamedTuple):
    """A width for each kind of column, in pixels."""

    board: int
    name: int
    score: int
    result: int


class BoardDelegate(TypedDelegate):
    """Paints every column of the sheet.

    Attributes:
        current: the row with the cursor; -1 for none.
    """

    def __init__(self, model: BoardModel, font: QFont, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.current = -1
        self.set_look(font, compact=False)

    def set_look(self, font: QFont, *, compact: bool) -> None:
        """Take another font, or rows that are higher or lower."""
        self.look = Look(font, compact=True)
        self.row_height = self.look.row_height + (0 if compact else _ROOM)
        self._number = max(self.look.plain.width("0" * self._digits()), 1)

    def widths(self, room: int) -> BoardWidths:
        """Share the room of the view; what is left over goes to the names."""
        look, air = self.look, 2 * PAD
        board = max(look.bold.width("000"), self._head(BOARD)) + air
        score = max(look.plain.width("00½"), self._head(WHITE_SCORE)) + air
        result = max(look.own.width("½–½?") + air, self._head(RESULT)) + air
        name = (room - board - result - 2 * score) // 2
        return BoardWidths(board, max(name, look.plain.width("0" * 14)), score, result)

    def paint_part(self, painter: QPainter, part: Part, view: QTableView) -> None:
        shades = colours(view.palette())
        left, right = part.bands[0].left, part.bands[-1].left + part.bands[-1].width
        for row, top in part.rows:
            line = self._model.lines[row]
            ground = shades.alternate if row % 2 else shades.base
            here = row == self.current
            strip = QRect(left, top, right - left, part.height)
            painter.fillRect(strip, shades.current if here else ground)
            for band in part.bands:
                rect = cell_rect(band, top, part.height)
                if band.column == RESULT:
                    self._paint_result(painter, rect, line, shades)
                    if here:
                        draw_frame(painter, rect, shades, focused=self.focused)
                else:
                    self._paint_text(painter, rect, band.column, line, shades)
            after_last = self._last_of_boards(row)
            rule = shades.strong_rule if after_last else shades.rule
            painter.fillRect(left, top + part.height - 1, right - left, 1, rule)

    def _paint_text(
        self, painter: QPainter, rect: QRect, column: int, line: BoardLine, shades: Colours
    ) -> None:
        text, look = self._model.text(line, column), self.look
        if column in (BOARD, WHITE_SCORE, BLACK_SCORE):
            font = look.bold if column == BOARD else look.plain
            painter.setPen(shades.text if column == BOARD else shades.faint)
            font.write(painter, rect.right() - PAD - font.width(text), font.base_line(rect), text)
            return
        alone = column == BLACK and line.black is None
        no = line.white if column == WHITE else line.black
        left = rect.left() + PAD
        if no is not None:
            painter.setPen(shades.faint)
            number = str(no)
            start = left + self._number - look.plain.width(number)
            look.plain.write(painter, start, look.plain.base_line(rect), number)
            left += self._number + PAD
        font = look.italic if alone else look.bold
        painter.setPen(shades.faint if alone else shades.text)
        font.write(
            painter, left, font.base_line(rect), font.elided(text, rect.right() - PAD - left)
        )

    def _paint_result(
        self, painter: QPainter, rect: QRect, line: BoardLine, shades: Colours
    ) -> None:
        look, text = self.look, self._model.text(line, RESULT)
        if not text:
            style = Qt.PenStyle.SolidLine if line.game else Qt.PenStyle.DotLine
            colour = shades.playing if line.game else shades.faint
            draw_dot(painter, QPoint(rect.center().x(), rect.center().y()), colour, style)
            return
        if self._model.hidden(line):
            painter.setPen(shades.faint)
            start = rect.center().x() - look.plain.width(text) // 2
            look.plain.write(painter, start, look.plain.base_line(rect), text)
            return
        unplayed = isinstance(line.entry, Award) and not line.entry.kind.typed
        forfeit = line.game is not None and line.game.result is not None
        forfeit = forfeit and not line.game.result.played  # type: ignore[union-attr]
        font = look.own_italic if unplayed or forfeit else look.own
        start = rect.center().x() - font.width(text) // 2
        painter.setPen(shades.text)
        font.write(painter, start, font.base_line(rect), text)
        if line.disputed:
            painter.setPen(shades.problem)
            look.own.write(painter, start + font.width(text) + 3, look.own.base_line(rect), "?")

    def _head(self, column: int) -> int:
        """How wide a column's head is."""
        return self.look.bold.width(str(self._model.headerData(column, Qt.Orientation.Horizontal)))

    def _last_of_boards(self, row: int) -> bool:
        lines = self._model.lines
        below = lines[row + 1] if row + 1 < len(lines) else None
        return lines[row].game is not None and below is not None and below.game is None

    def _digits(self) -> int:
        return len(str(max((player.no for player in self._model.section.players), default=1)))
