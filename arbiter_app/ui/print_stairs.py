"""Stairs on paper: a box for each step, beside each other for two players."""

from collections.abc import Sequence

from arbiter_app.core.points import format_exact
from arbiter_app.core.printable import printable
from arbiter_app.core.staircase import Block, Drawn, Staircase
from arbiter_app.ui.print_page import Box, Page, Text
from arbiter_app.ui.print_type import Role, type_of

_HIGH, _WIDEST, _GAP = 750.0, 420.0, 240.0
"""Of the stairs, of a step, and between two players, in tenths of a point."""
_THICK, _BLACK, _PALE = 5.0, 0, 170
_INSET = 24.0
"""Between a step and what is taken off it."""


def height_of(drawn: Sequence[Drawn], width: float) -> float:
    """Give the height that a picture takes in a width."""
    names = max(map(len, _names(drawn, width)), default=0)
    lines = names * type_of(Role.NOTE_HEAD).line + 2 * type_of(Role.NOTE).line
    return lines + _HIGH if drawn else 0.0


def draw_stairs(drawn: Sequence[Drawn], page: Page, left: float, top: float, width: float) -> None:
    """Draw all beside each other, to one scale."""
    room, name = _room(drawn, width), type_of(Role.NOTE_HEAD)
    names = _names(drawn, width)
    above = top + max(map(len, names)) * name.line + type_of(Role.NOTE).line
    rounds = max(len(one.stairs.steps) for one in drawn)
    low = min(float(one.stairs.low) for one in drawn)
    high = max(max(float(one.stairs.high) for one in drawn), low + 1)
    for at, (one, said) in enumerate(zip(drawn, names, strict=True)):
        x, step = left + at * (room + _GAP), min(room / rounds, _WIDEST)
        for line, text in enumerate(said):
            y = top + line * name.line + name.ascent
            page.texts.append(Text(x, y, text, Role.NOTE_HEAD))
        _Stairs(page, x, above, step, low, high).draw(one.stairs)


def _room(drawn: Sequence[Drawn], width: float) -> float:
    return (width - _GAP * (len(drawn) - 1)) / len(drawn)


def _names(drawn: Sequence[Drawn], width: float) -> list[list[str]]:
    """Break the names to the room that each of the stairs has."""
    wrap = type_of(Role.NOTE_HEAD).wrap
    return [wrap(printable(one.name), _room(drawn, width)) for one in drawn]


class _Stairs:
    """One player's: where a round and a height are on the page."""

    def __init__(
        self, page: Page, left: float, top: float, step: float, low: float, high: float
    ) -> None:
        self._page, self._left, self._top, self._step = page, left, top, step
        self._high, self._per_point = high, _HIGH / (high - low)

    def draw(self, stairs: Staircase) -> None:
        """Draw steps, then what is taken off, then the rounds."""
        note = type_of(Role.NOTE)
        # What is too low to be written into stands behind the total, as in the table above.
        low = [block for block in stairs.blocks if self._height(block) < note.ascent]
        for at, step in enumerate(stairs.steps):
            total = format_exact(step.total)
            self._box(at, 0.0, float(step.total), grey=_PALE if step.cut else _BLACK)
            said = f"({total})" if step.cut else total
            said += "".join(format_exact(block.value) for block in low if block.round - 1 == at)
            self._write(at, self._y(float(step.total)) - note.descent - 6, said)
            self._write(at, self._top + _HIGH + note.ascent, str(step.round))
        for block in stairs.blocks:
            self._box(block.round - 1, float(block.bottom), float(block.top), inset=_INSET)
            if block in low:
                continue
            middle = (self._y(float(block.bottom)) + self._y(float(block.top))) / 2
            self._write(block.round - 1, middle + note.ascent / 2, format_exact(block.value))

    def _height(self, block: Block) -> float:
        """Give the height of a block inside its frame."""
        high = float(block.top) - float(block.bottom)
        return self._per_point * high - 2 * min(_INSET, self._per_point * high / 8)

    def _y(self, points: float) -> float:
        return self._top + (self._high - points) * self._per_point

    def _box(
        self, at: int, bottom: float, top: float, *, inset: float = 0.0, grey: int = _BLACK
    ) -> None:
        low, high = sorted((self._y(bottom), self._y(top)))
        # What is low stays a box, and no line.
        down = min(inset, (high - low) / 8)
        size = self._step - 2 * inset, high - low - 2 * down
        corner = self._left + at * self._step + inset, low + down
        self._page.boxes.append(Box(*corner, *size, _THICK, grey))

    def _write(self, at: int, base_line: float, text: str) -> None:
        width = type_of(Role.NOTE).width(text)
        x = self._left + at * self._step + (self._step - width) / 2
        self._page.texts.append(Text(x, base_line, text, Role.NOTE))
