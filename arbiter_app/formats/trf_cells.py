"""The rounds of a 001 line: blocks of ten columns, opponent, colour and code."""

from functools import lru_cache
from typing import NamedTuple

from arbiter_app.core.errors import Problem
from arbiter_app.core.event import MOST_ROUNDS
from arbiter_app.formats.exchange import FormatError

FIRST, WIDTH = 91, 10
"""Where the first round's block begins (from 0), and how wide a block is."""
_OPPONENT_WIDTH, _CODE_AT = 4, 7
_CODES = frozenset("10=+-WDLUFHZ")
_AS_CODE = {"½": "=", "−": "-", "–": "-"}
_COLOURS = {"": "-", "-": "-", "w": "w", "b": "b"}


class Half(NamedTuple):
    """One player's side of a round, as his line has it.

    Attributes:
        opponent: start number, 0 for none.
        colour: "w", "b", or "-" where it is not known.
        code: one of `1 0 = + - W D L U F H Z`, "" for none.
    """

    opponent: int
    colour: str
    code: str


class Cells(NamedTuple):
    """The rounds of one line.

    Attributes:
        halves: one per round, None for a blank.
        cut: the round inside which the line ends, 0 where it ends behind one.
    """

    halves: tuple[Half | None, ...]
    cut: int
    problems: tuple[Problem, ...]


class _CellError(ValueError):
    """A block that cannot be read; its text is the code of the refusal."""


def read_cells(text: str, player: int, line: int) -> Cells:
    """Read a line's rounds.

    Raises:
        FormatError: "too-many-rounds", "cell-unreadable", "unknown-result".
    """
    rounds = (len(text) - FIRST + WIDTH - 1) // WIDTH
    if rounds > MOST_ROUNDS:
        raise FormatError(
            "too-many-rounds", line=line, player=player, rounds=rounds, most=MOST_ROUNDS
        )
    halves: list[Half | None] = []
    problems: list[Problem] = []
    for at in range(FIRST, len(text), WIDTH):
        cell = text[at : at + WIDTH]
        try:
            half = None if cell.isspace() else _half(cell)
        except _CellError as error:
            number = len(halves) + 1
            raise FormatError(
                str(error), line=line, player=player, round=number, text=cell.strip()
            ) from None
        if half is not None and half.colour not in _COLOURS:
            problems.append(_unknown_colour(half, player, len(halves) + 1, line))
            half = half._replace(colour="-")
        halves.append(half)
    cut = 0
    last = (len(text) - FIRST) % WIDTH
    if halves and 0 < last <= _CODE_AT:
        cut = len(halves)
        if last < _OPPONENT_WIDTH:  # the number itself may lack its last digits
            halves[-1] = None
    return Cells(tuple(halves), cut, tuple(problems))


def _half(cell: str) -> Half | None:
    opponent, (colour, code) = _opponent(cell[:_OPPONENT_WIDTH]), _signs(cell[_OPPONENT_WIDTH:])
    return Half(opponent, colour, code) if opponent or code else None


@lru_cache(4096)
def _opponent(text: str) -> int:
    digits = text.strip() or "0"
    if not (digits.isascii() and digits.isdigit()):
        raise _CellError("cell-unreadable")
    return int(digits)


@lru_cache(256)
def _signs(text: str) -> tuple[str, str]:
    """Read what stands behind the opponent's number: colour and code."""
    text = text.ljust(WIDTH - _OPPONENT_WIDTH)
    colour, code = text[1].lower().strip(), text[3].upper().strip()
    if (text[0] + text[2] + text[4:]).strip():
        raise _CellError("cell-unreadable")
    code = _AS_CODE.get(code, code)
    if code and code not in _CODES:
        raise _CellError("unknown-result")
    return _COLOURS.get(colour, colour), code


def _unknown_colour(half: Half, player: int, number: int, line: int) -> Problem:
    return Problem(
        "unknown-colour", line=line, player=player, round=number, details={"text": half.colour}
    )
