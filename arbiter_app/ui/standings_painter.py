"""How a cell of the standings is painted: figures to the right, what decides in bold."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPalette, QPen
from PySide6.QtWidgets import QTableView

from arbiter_app.core.standings import Standing
from arbiter_app.core.tiebreaks import CUMULATIVE
from arbiter_app.ui.fonts import bold
from arbiter_app.ui.grid_look import LEAST_POINTS, PAD, Text
from arbiter_app.ui.painted_cells import Part, cell_rect
from arbiter_app.ui.standings_columns import Column, Kind
from arbiter_app.ui.standings_model import StandingsModel
from arbiter_app.ui.standings_words import PLAYING, WITHDRAWN, withdrawn
from arbiter_app.ui.theme import Colours, colours

_GONE = f"  {WITHDRAWN}"
_CHIP, _BAR, _CORNER = 4, 3, 3
TICK = 9
"""How wide the mark of a decided place is, in pixels."""


@dataclass(frozen=True, slots=True)
class Look:
    """Fonts and colours, made once for a font and a palette."""

    own: Colours
    plain: Text
    strong: Text
    small: Text
    mark: QColor

    @classmethod
    def of(cls, font: QFont, palette: QPalette) -> "Look":
        """Make the fonts, none smaller than 9 points, with figures of one width."""
        plain = QFont(font)
        plain.setPointSizeF(max(font.pointSizeF(), LEAST_POINTS))
        plain.setFeature(QFont.Tag("tnum"), 1)
        small = QFont(plain)
        small.setPointSizeF(max(plain.pointSizeF() - 1, LEAST_POINTS))
        own = colours(palette)
        return cls(own, Text(plain), Text(bold(plain)), Text(small), _mixed(own.base, own.accent))

    def text(self, column: Column) -> Text:
        """Give the font of a column."""
        if column.strong:
            return self.strong
        return self.small if column.kind in _SMALL else self.plain


_SMALL = (Kind.OVERALL, Kind.MOVED, Kind.NUMBER)
_FAINT = (Kind.OVERALL, Kind.NUMBER, Kind.SCHOOL, Kind.BROKEN_BY)
_LEFT = (Kind.MOVED, Kind.PLAYER, Kind.SCHOOL, Kind.BROKEN_BY)


def _mixed(ground: QColor, ink: QColor) -> QColor:
    """Give the ground with a touch of the ink."""

    def mixed(one: int, other: int) -> int:
        return (4 * one + other) // 5

    red, green = mixed(ground.red(), ink.red()), mixed(ground.green(), ink.green())
    return QColor(red, green, mixed(ground.blue(), ink.blue()))


class StandingsPainter:
    """Paints from the model's rows, without a detour over roles for every cell."""

    def __init__(self, model: StandingsModel, view: QTableView) -> None:
        self._model, self._view = model, view
        self.look = Look.of(view.font(), view.palette())

    def refresh(self) -> None:
        """Take over another font or palette."""
        self.look = Look.of(self._view.font(), self._view.palette())

    def paint_part(self, painter: QPainter, part: Part) -> None:
        """Draw the cells of an exposed part, their ground and their rules."""
        selection, current = self._view.selectionModel(), self._view.currentIndex()
        keys = self._view.hasFocus()
        left = min(band.left for band in part.bands)
        width = max(band.left + band.width for band in part.bands) - left
        columns = [(band, self._model.columns[band.column]) for band in part.bands]
        for at, top in part.rows:
            selected = selection.rowIntersectsSelection(at)
            strip = QRect(left, top, width, part.height)
            self._draw_ground(painter, strip, at, selected=selected)
            for band, column in columns:
                rect = cell_rect(band, top, part.height)
                if selected and column.kind is Kind.PLACE:
                    painter.fillRect(rect.x(), top, _BAR, part.height, self.look.own.accent)
                self._draw_cell(painter, rect, at, column)
                if keys and current.row() == at and current.column() == band.column:
                    inset = _BAR if column.kind is Kind.PLACE else 0
                    self._draw_frame(painter, rect.adjusted(inset, 0, 0, 0))

    def _draw_cell(self, painter: QPainter, rect: QRect, at: int, column: Column) -> None:
        text = self._model.text(at, column)
        if not text:
            return
        row = self._model.standing(at)
        if column.kind is Kind.PLAYER:
            self._draw_name(painter, rect, row)
        elif column.kind is Kind.PLACE and self._model.marked(at):
            self._draw_chip(painter, rect, text)
        else:
            self._draw_text(painter, rect, column, text)
        if column.kind is Kind.PLACE and self._model.decided(at):
            self._draw_tick(painter, rect)

    def _draw_ground(self, painter: QPainter, rect: QRect, at: int, *, selected: bool) -> None:
        own = self.look.own
        ground = own.alternate if at % 2 else own.base
        if selected or self._model.marked(at):
            ground = own.current if selected else self.look.mark
        painter.fillRect(rect, ground)
        if self._model.rule_above(at):
            painter.fillRect(rect.x(), rect.y(), rect.width(), 1, own.strong_rule)
        elif at:
            painter.fillRect(rect.x(), rect.y(), rect.width(), 1, own.rule)

    def _draw_frame(self, painter: QPainter, rect: QRect) -> None:
        """Draw where the keys are: the cell that is read aloud."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.look.own.accent, 1))
        painter.drawRoundedRect(QRectF(rect).adjusted(1.5, 1.5, -1.5, -1.5), _CORNER, _CORNER)
        painter.restore()

    def _draw_text(self, painter: QPainter, rect: QRect, column: Column, text: str) -> None:
        look = self.look.text(column)
        painter.setPen(self._ink(column, text))
        if column.kind in _LEFT:
            # The column of the movements has air at its left only.
            air = PAD if column.kind is Kind.MOVED else 2 * PAD
            cut = look.elided(text, rect.width() - air)
            look.write(painter, rect.left() + PAD, look.base_line(rect), cut)
            return
        value = text.removeprefix(PLAYING).lstrip()
        left = rect.right() + 1 - PAD - look.width(value)
        look.write(painter, left, look.base_line(rect), value)
        if text.startswith(PLAYING):
            self._draw_dot(painter, rect, left - look.width("0"), look.cap)

    def _ink(self, column: Column, text: str) -> QColor:
        own = self.look.own
        if column.kind is Kind.VALUE:
            return own.text if column.code in CUMULATIVE else own.faint
        if column.kind is Kind.MOVED:
            return own.rise if text[0] == "▲" else own.fall
        return own.faint if column.kind in _FAINT else own.text

    def _draw_dot(self, painter: QPainter, rect: QRect, right: int, size: int) -> None:
        """Draw the hollow dot before a value as a ring, not as any font has it."""
        size -= 1
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.look.own.playing, 1.6))
        top = rect.top() + (rect.height() - size) / 2
        painter.drawEllipse(QRectF(right - size, top, size, size))
        painter.restore()

    def _draw_tick(self, painter: QPainter, rect: QRect) -> None:
        """Draw the mark of a decided place left of it, not as any font has it."""
        look = self.look.small
        size = look.cap - 1
        box = QRectF(rect.left() + PAD, look.base_line(rect) - size, TICK, size)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(self.look.own.rise, 1.8)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(
            [
                QPointF(box.left(), box.top() + 0.6 * size),
                QPointF(box.left() + 0.35 * TICK, box.bottom()),
                QPointF(box.right(), box.top() + 0.1 * size),
            ]
        )
        painter.restore()

    def _draw_name(self, painter: QPainter, rect: QRect, row: Standing) -> None:
        look, own, shown = self.look.strong, self.look.own, self._model.shown
        player = shown.section.player(row.player)
        gone = withdrawn(shown, player)
        after = look.width(_GONE) if gone else 0
        name = look.elided(player.name, max(rect.width() - 2 * PAD - after, 0))
        left, line = rect.left() + PAD, look.base_line(rect)
        painter.setPen(own.faint if gone else own.text)
        look.write(painter, left, line, name)
        if gone:
            self.look.plain.write(painter, left + look.width(name), line, _GONE)

    def _draw_chip(self, painter: QPainter, rect: QRect, text: str) -> None:
        """Draw the place of somebody who has just moved: a shape, not a colour alone."""
        look = self.look.strong
        left, line = rect.right() + 1 - PAD - look.width(text), look.base_line(rect)
        top, high = line - look.cap - _CHIP, look.cap + 2 * _CHIP
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.look.own.accent)
        wide = look.width(text) + 2 * _CHIP
        painter.drawRoundedRect(QRectF(left - _CHIP, top, wide, high), _CHIP, _CHIP)
        painter.setPen(self.look.own.on_accent)
        look.write(painter, left, line, text)
        painter.restore()
