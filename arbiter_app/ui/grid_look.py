"""Fonts and measures of the grid, made once for a font and a height of rows."""

from functools import cache, lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QStaticText, QTextLayout, QTransform

LEAST_POINTS = 9
"""Nothing in the grid is smaller, in points."""

ONE_LINE, TWO_LINES = 24, 35
"""The least heights of a row, in pixels."""

PAD = 7
"""Room left and right of a text, in pixels."""

_GAP = 5
_HALF = "½"


_ELIDE = Qt.TextElideMode.ElideRight
_SHAPED = 4000
"""How many texts are kept ready in one font: several screens of the largest event."""


class Text:
    """A font that remembers widths, and texts ready to be painted: shaping takes longest."""

    def __init__(self, font: QFont) -> None:
        self.font = font
        metrics = QFontMetrics(font)
        self.ascent, self.descent = metrics.ascent(), metrics.descent()
        self.cap = metrics.capHeight()
        self._cut = cache(metrics.elidedText)
        self.width = cache(metrics.horizontalAdvance)
        self._ready = lru_cache(_SHAPED)(self._shape)

    def elided(self, text: str, room: int) -> str:
        """Cut a text at its end where it needs more pixels than there are.

        Qt would also cut what fits by a fraction of a pixel less than it measured.
        """
        return text if self.width(text) <= room else self._cut(text, _ELIDE, room)

    def write(self, painter: QPainter, left: int, line: int, text: str) -> None:
        """Paint a text from *left* on its base line."""
        painter.setFont(self.font)
        shaped, ascent = self._ready(text)
        painter.drawStaticText(left, line - ascent, shaped)

    def base_line(self, rect: QRect) -> int:
        """Give the base line that has the figures in the middle of a rectangle's height."""
        return rect.top() + (rect.height() + self.cap) // 2

    def _shape(self, text: str) -> tuple[QStaticText, int]:
        """Shape a text; give how far its base line is below its top, too.

        Signs that another font has to lend may make the line higher than the font is.
        """
        shaped = QStaticText(text)
        shaped.setTextFormat(Qt.TextFormat.PlainText)
        shaped.setPerformanceHint(QStaticText.PerformanceHint.AggressiveCaching)
        shaped.prepare(QTransform(), self.font)
        layout = QTextLayout(text, self.font)
        layout.beginLayout()
        line = layout.createLine()
        layout.endLayout()
        return shaped, round(line.ascent()) if line.isValid() else self.ascent


class Slots(NamedTuple):
    """Where the parts of a round's cell stand, from the cell's left top corner.

    Attributes:
        own: centre of the own result.
        against: right edge of the opponent.
        total: right edge of the running total.
        own_line, against_line, total_line: base lines.
    """

    own: int
    against: int
    total: int
    own_line: int
    against_line: int
    total_line: int


class Look:
    """All measures that follow from the view's font."""

    def __init__(self, font: QFont, *, compact: bool) -> None:
        self.compact = compact
        points = max(font.pointSizeF(), LEAST_POINTS)
        self.plain = Text(_font(font, points))
        self.italic = Text(_font(font, points, italic=True))
        self.bold = Text(_font(font, points, bold=True))
        self.own = Text(_font(font, points if compact else points + 2.5, bold=True))
        self.own_italic = Text(
            _font(font, points if compact else points + 2.5, bold=True, italic=True)
        )
        one_line = self.bold.ascent + self.bold.descent + 8
        two_lines = self.own.ascent + self.plain.ascent + self.plain.descent + 7
        self.row_height = max(one_line, ONE_LINE) if compact else max(two_lines, TWO_LINES)
        self.pad = PAD - 2 if compact else PAD
        self.own_width = self.own.width(_HALF) + 2
        self._total_width = self._content = self._against_width = 0
        self._paired = True
        self._slots: dict[tuple[int, int, bool], Slots] = {}

    def measure(self, number_digits: int, total_digits: int, *, paired: bool = True) -> int:
        """Take the digits of numbers and totals; give the width of a round's column.

        Where nobody is *paired*, there is no opponent beside the result: it stands in the middle.
        """
        against = self.plain.width("bye")
        if paired:
            against = max(against, self.plain.width("0" * number_digits + "w"))
        self._against_width, self._paired = against, paired
        self._total_width = self.plain.width("0" * total_digits + _HALF)
        total = self._total_width + _GAP if self.compact else 0
        self._content = self.own_width + _GAP + against + total
        self._slots.clear()
        return self._content + 2 * self.pad

    def slots(self, width: int, height: int, *, total: bool = True) -> Slots:
        """Place the parts in a cell of this size, together in its middle, with a *total* or not."""
        found = self._slots.get((width, height, total))
        if found is None:
            placed = self._place(width, height)
            if not total and not self.compact:
                own, against = (height + self.own.cap) // 2, (height + self.plain.cap) // 2
                placed = placed._replace(own_line=own, against_line=against)
            found = self._slots[width, height, total] = placed
        return found

    def _place(self, width: int, height: int) -> Slots:
        left = max((width - self._content) // 2, 0)
        right = left + self._content
        centre = left + self.own_width // 2
        if self.compact:
            line = (height + self.bold.cap) // 2
            against = right - self._total_width - _GAP
            return Slots(centre, against, right, line, line - 3, line)
        top = (height - self.own.cap - self.plain.cap - 7) // 2
        own_line = top + self.own.cap
        total_line = own_line + 7 + self.plain.cap
        if not self._paired:
            centre = width // 2
            right = centre + self.own_width // 2 + _GAP + self._against_width
            total = centre + self._total_width // 2
            return Slots(centre, right, total, own_line, own_line, total_line)
        total = left + self.own_width + _GAP + 2
        return Slots(centre, right, total, own_line, own_line, total_line)


def _font(of: QFont, points: float, *, bold: bool = False, italic: bool = False) -> QFont:
    made = QFont(of)
    made.setPointSizeF(points)
    made.setBold(bold)
    made.setItalic(italic)
    # Figures of equal width, so that they stand below each other.
    made.setFeature(QFont.Tag("tnum"), 1)
    return made
