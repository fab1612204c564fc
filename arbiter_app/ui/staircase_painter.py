"""Draws stairs: the area that counts is filled, what is cut is hatched, what is taken off crossed.

Two players are told apart by a solid and a dashed line and by their names on the stairs; the
colours only help.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from arbiter_app.core.points import format_exact
from arbiter_app.core.staircase import Block, Drawn, Staircase, parted, ticks
from arbiter_app.core.tables import PLAYING
from arbiter_app.labels import why
from arbiter_app.ui.fonts import bold
from arbiter_app.ui.theme import Colours
from arbiter_app.ui.words import translate

_GAP = 6.0
_LINE = 2.2
_TINT = 46
"""How much of its colour an area has, of 255."""
SAMPLES = ("━━━", "╍╍╍")
"""Both lines, written before the names."""
_STYLES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine)
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter
_WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
_ELIDE = Qt.TextElideMode.ElideRight


class Name(NamedTuple):
    """A name on the stairs."""

    text: str
    rect: QRectF
    aligned: Qt.AlignmentFlag


class StaircasePainter:
    """Lays one picture out and paints it.

    Attributes:
        caption: the sentences above the stairs.
    """

    def __init__(
        self,
        drawn: Sequence[Drawn],
        playing: frozenset[int],
        rect: QRectF,
        font: QFont,
        own: Colours,
    ) -> None:
        self._drawn, self._playing, self._own, self._font = drawn[:2], playing, own, font
        self._strong = bold(font)
        self._metrics, self._bold = QFontMetricsF(font), QFontMetricsF(self._strong)
        self._inks = (own.solid, own.dashed)
        self._ticks = ticks([one.stairs for one in self._drawn])
        self.caption = why.caption(
            [one.stairs for one in self._drawn], translate, playing=bool(playing)
        )
        self._rounds = max((len(one.stairs.steps) for one in self._drawn), default=1)
        self._caption_rect, self._plot = self._arrange(rect)
        low = self._ticks[0]
        high = max([Fraction(self._ticks[-1]), *(one.stairs.high for one in self._drawn)])
        self._low = low
        self._per_point = max(self._plot.height(), 0.0) / max(float(high - low), 0.5)
        self._wide = self._plot.width() / self._rounds

    def _arrange(self, rect: QRectF) -> tuple[QRectF, QRectF]:
        """Share the room: the caption above, heights at the left, rounds below."""
        line = self._metrics.height()
        wanted = self._metrics.boundingRect(
            QRectF(0, 0, rect.width(), 9999), _WRAPPED, self.caption
        )
        above = QRectF(rect.left(), rect.top(), rect.width(), wanted.height())
        left = max(self._metrics.horizontalAdvance(str(tick)) for tick in self._ticks) + _GAP
        plot = rect.adjusted(left, above.height() + self._bold.height() + _GAP, -2, -line - 4)
        return above, plot

    def x(self, rounds: float) -> float:
        """Where a number of rounds is."""
        return self._plot.left() + rounds * self._wide

    def y(self, points: float) -> float:
        """Where a height is."""
        return self._plot.bottom() - (points - self._low) * self._per_point

    def paint(self, painter: QPainter) -> None:
        """Paint the whole picture."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font)
        painter.setPen(self._own.faint)
        painter.drawText(self._caption_rect, _WRAPPED, self.caption)
        if self._plot.height() < self._metrics.height():
            return
        self._scale(painter)
        for one, ink in zip(self._drawn, self._inks, strict=False):
            self._areas(painter, one.stairs, ink)
        for at, one in enumerate(self._drawn):
            for block in one.stairs.blocks:
                self._block(painter, block, at)
        for at, one in enumerate(self._drawn):
            painter.setPen(self._pen(at))
            corners = [QPointF(self.x(x), self.y(float(y))) for x, y in one.stairs.outline()]
            painter.drawPolyline(QPolygonF(corners))
        self._write_names(painter)

    def _pen(self, at: int) -> QPen:
        pen = QPen(self._inks[at], _LINE, _STYLES[at])
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        return pen

    # Heights and rounds

    def _scale(self, painter: QPainter) -> None:
        plot, line = self._plot, self._metrics.height()
        for tick in self._ticks:
            y = self.y(tick)
            painter.setPen(QPen(self._own.strong_rule if tick == 0 else self._own.rule, 1))
            painter.drawLine(QLineF(plot.left(), y, plot.right(), y))
            painter.setPen(self._own.faint)
            beside = QRectF(0, y - line / 2, plot.left() - _GAP, line)
            painter.drawText(beside, _RIGHT, str(tick))
        for number in range(1, self._rounds + 1):
            below = QRectF(self.x(number - 1), plot.bottom() + 3, self._wide, line)
            painter.setPen(self._own.playing if number in self._playing else self._own.faint)
            painter.drawText(below, _CENTRE, self._round(number))

    def _round(self, number: int) -> str:
        playing = number in self._playing
        longest = why.round_name(self._rounds, translate, playing=True)
        if self._metrics.horizontalAdvance(longest) + _GAP <= self._wide:
            return why.round_name(number, translate, playing=playing)
        return f"{PLAYING} {number}" if playing else str(number)

    # Areas

    def _areas(self, painter: QPainter, stairs: Staircase, ink: QColor) -> None:
        tint, hatched = QColor(ink), QBrush(ink, Qt.BrushStyle.BDiagPattern)
        tint.setAlpha(_TINT)
        taken = {block.round: block.bottom for block in stairs.blocks if block.value < 0}
        painter.setPen(Qt.PenStyle.NoPen)
        for at, step in enumerate(stairs.steps):
            top = step.total if step.cut else min(step.total, taken.get(step.round, step.total))
            column = QRectF(
                QPointF(self.x(at), self.y(float(top))), QPointF(self.x(at + 1), self.y(0))
            )
            painter.fillRect(column.normalized(), hatched if step.cut else tint)
            if step.cut:
                self._say_cut(painter, at)

    def _say_cut(self, painter: QPainter, at: int) -> None:
        said = why.left_out(translate)
        line = self._metrics.height()
        if self._metrics.horizontalAdvance(said) + _GAP <= self._wide:
            box = QRectF(self.x(at), self.y(0) - line - 2, self._wide, line)
            self._write(painter, box, _CENTRE, said, self._own.text)

    def _block(self, painter: QPainter, block: Block, at: int) -> None:
        """Cross a removed block out, with what it takes written in it."""
        inset = 2.0 + 3.0 * at
        left, right = self.x(block.round - 1), self.x(block.round)
        corners = (
            QPointF(left, self.y(float(block.top))),
            QPointF(right, self.y(float(block.bottom))),
        )
        box = QRectF(*corners).adjusted(inset, inset, -inset, -inset)
        painter.setBrush(QBrush(self._inks[at], Qt.BrushStyle.DiagCrossPattern))
        painter.setPen(QPen(self._inks[at], 1, _STYLES[at]))
        painter.drawRect(box)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        said, room = format_exact(block.value), self._metrics.capHeight() + _GAP
        if box.height() >= room and box.width() >= self._metrics.horizontalAdvance(said) + _GAP:
            self._write(painter, box, _CENTRE, said, self._own.text)

    def _write(
        self, painter: QPainter, box: QRectF, aligned: Qt.AlignmentFlag, text: str, ink: QColor
    ) -> None:
        """Write on a ground of its own, so that lines and hatching do not cross the letters."""
        ground = QColor(self._own.base)
        ground.setAlpha(225)
        behind = QRectF(QFontMetricsF(painter.font()).boundingRect(box, aligned, text))
        painter.fillRect(behind.adjusted(-2, 0, 2, 0), ground)
        painter.setPen(ink)
        painter.drawText(box, aligned, text)

    # Names

    def names(self) -> list[Name]:
        """Place both names: the upper one over its line, the lower one in its area."""
        if not self._drawn:
            return []
        if len(self._drawn) == 1:
            return [self._above(self._drawn[0], len(self._drawn[0].stairs.steps) - 1)]
        first, second = self._drawn
        columns = parted(first.stairs, second.stairs) or (self._rounds - 1,)
        placed = [
            self._placed(one, other, columns) for one, other in ((first, second), (second, first))
        ]
        free = not placed[0].rect.intersects(placed[1].rect)
        if free and all(name.rect.bottom() <= self.y(0) for name in placed):
            return placed
        return list(self._beside_each_other())

    def _placed(self, one: Drawn, other: Drawn, columns: Sequence[int]) -> Name:
        steps, others = one.stairs.steps, other.stairs.steps
        over = [at for at in columns if steps[at].total > others[at].total]
        if over or (one is self._drawn[0] and steps == others):
            return self._best([self._above(one, at) for at in over or columns], one)
        under = [at for at in columns if self._room_below(one, at)]
        # Without room the name lies over the ground, and both go above the stairs.
        return self._best([self._below(one, at) for at in under or columns], one)

    def _best(self, places: Sequence[Name], one: Drawn) -> Name:
        """Take the first place in which the whole name has room, else the widest."""
        wanted = self._bold.horizontalAdvance(one.name) + 1
        fitting = next((place for place in places if place.rect.width() >= wanted), None)
        place = fitting or max(places, key=lambda one: one.rect.width())
        rect = place.rect
        width = min(wanted, rect.width())
        left = rect.right() - width if place.aligned == _RIGHT else rect.left()
        text = self._bold.elidedText(one.name, _ELIDE, rect.width())
        return Name(text, QRectF(left, rect.top(), width, rect.height()), place.aligned)

    def _above(self, one: Drawn, at: int) -> Name:
        """Over a step's line and to the left, where all stairs are lower."""
        top = self.y(float(one.stairs.steps[at].total)) - self._bold.height() - 2
        width = self.x(at + 1) - self._plot.left() - (_GAP if at + 1 < self._rounds else 0)
        return Name(one.name, QRectF(self._plot.left(), top, width, self._bold.height()), _RIGHT)

    def _below(self, one: Drawn, at: int) -> Name:
        """Under a step's line and to the right, where all stairs are higher."""
        top = self.y(float(one.stairs.steps[at].total)) + 3
        width = self._plot.right() - self.x(at) - 2 * _GAP
        return Name(one.name, QRectF(self.x(at) + _GAP, top, width, self._bold.height()), _LEFT)

    def _room_below(self, one: Drawn, at: int) -> bool:
        height = float(one.stairs.steps[at].total) * self._per_point
        return height >= self._bold.height() + 6

    def _beside_each_other(self) -> Iterator[Name]:
        """Where the stairs leave no room on them: above all, with a piece of each line."""
        half = self._plot.width() / 2
        for at, one in enumerate(self._drawn):
            text = self._bold.elidedText(f"{SAMPLES[at]} {one.name}", _ELIDE, half - _GAP)
            width = self._bold.horizontalAdvance(text) + 1
            top = self._plot.top() - self._bold.height() - 2
            rect = QRectF(self._plot.left() + at * half, top, width, self._bold.height())
            yield Name(text, rect, _LEFT)

    def _write_names(self, painter: QPainter) -> None:
        painter.setFont(self._strong)
        for at, name in enumerate(self.names()):
            self._write(painter, name.rect, name.aligned, name.text, self._inks[at])
