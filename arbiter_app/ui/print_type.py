"""The type of printed sheets, measured once and alike for preview, printer and PDF.

Everything is in tenths of a typographic point, with fonts of as many pixels and without
hinting: the same numbers hold on every device, which only scales the painter.
"""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache

from PySide6.QtCore import QTextBoundaryFinder
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

_MEASURED = 1 << 14
"""Widths that are remembered of each font: more than the sheets of a large event have texts."""

_NARROWER = 0.95
"""By so much a paragraph is narrowed at a time, while it takes no more lines."""

_HYPHEN = re.compile(r"(?<=[^\W\d_]-)(?=[^\W\d_])")
"""Behind a hyphen between letters; a date or a number is one piece."""


class Role(Enum):
    """What a text is on a sheet: its size in tenths of a point, and whether it is bold."""

    TITLE = (160, True)
    SUBTITLE = (120, True)
    NOTE_HEAD = (90, True)
    HEAD = (84, True)
    STRONG = (95, True)
    BODY = (95, False)
    NOTE = (84, False)
    FOOT = (75, False)

    __hash__ = object.__hash__


@dataclass(slots=True, eq=False)
class Type:
    """One font and its measures."""

    font: QFont
    ascent: float
    descent: float
    line: float
    _measure: Callable[[str], float]

    def width(self, text: str) -> float:
        """Measure a text."""
        return self._measure(text)

    def wrap(self, text: str, room: float) -> list[str]:
        """Break a text into lines at its spaces.

        A word that has no room in a line is broken behind its hyphens, and else anywhere.
        """
        if self.width(text) <= room:
            return [text]
        lines: list[str] = []
        line = ""
        for piece, before in self._pieces(text, room):
            longer = f"{line}{before}{piece}" if line else piece
            if line and self.width(longer) > room:
                lines.append(line)
                line = piece
            else:
                line = longer
        return [*lines, line] if line or not lines else lines

    def balanced(self, text: str, room: float) -> list[str]:
        """Break a text into as many lines, but of like lengths: no last word stands alone."""
        lines = self.wrap(text, room)
        least = max(map(self.width, text.split(" ")))
        while len(lines) > 1 and (room := room * _NARROWER) > least:
            narrower = self.wrap(text, room)
            if len(narrower) > len(lines):
                break
            lines = narrower
        return lines

    def _pieces(self, text: str, room: float) -> Iterator[tuple[str, str]]:
        """Give what has room in a line, each with what stands before it in the same line."""
        for word in text.split(" "):
            before = " "
            for part in [word] if self.width(word) <= room else parts_of(word):
                for piece in [part] if self.width(part) <= room else self._broken(part, room):
                    yield piece, before
                    before = ""

    def _broken(self, word: str, room: float) -> Iterator[str]:
        letters = [*_letters(word)]
        while letters:
            count = self._fitting(letters, room)
            yield "".join(letters[:count])
            del letters[:count]

    def _fitting(self, letters: list[str], room: float) -> int:
        """Count the first letters that have room in a line; one at least."""

        def width(count: int) -> float:
            return self.width("".join(letters[:count]))

        # Doubled first, so that nothing much longer than a line is measured.
        most = 1
        while most < len(letters) and width(most) <= room:
            most = min(2 * most, len(letters))
        return max(1, bisect_right(range(1, most + 1), room, lo=most // 2, key=width))


def parts_of(word: str) -> list[str]:
    """Cut a word behind the hyphens between its letters."""
    return _HYPHEN.split(word)


def _letters(word: str) -> Iterator[str]:
    """Give what a reader sees as one letter each, accents included."""
    if word.isascii():
        yield from word
        return
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, word)
    # The finder counts in UTF-16.
    units = word.encode("utf-16-le")
    start = 0
    while (end := finder.toNextBoundary()) > start:
        yield units[2 * start : 2 * end].decode("utf-16-le")
        start = end


@cache
def type_of(role: Role) -> Type:
    """Give the font of a role; needs Qt's application."""
    size, bold = role.value
    font = QFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).families())
    font.setPixelSize(size)
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setFeature(QFont.Tag("tnum"), 1)
    # A reader that searches the PDF for a name with "fi" in it finds it.
    font.setFeature(QFont.Tag("liga"), 0)
    metrics = QFontMetricsF(font)
    ascent, descent = metrics.ascent(), metrics.descent()
    measure = lru_cache(_MEASURED)(metrics.horizontalAdvance)
    return Type(font, ascent, descent, ascent + descent + size / 10, measure)
