"""Which columns the standings have, and how the room is shared among them."""

from collections.abc import Mapping, Sequence
from enum import Enum, auto
from typing import NamedTuple


class Kind(Enum):
    """What a column shows."""

    PLACE = auto()
    OVERALL = auto()
    MOVED = auto()
    NUMBER = auto()
    PLAYER = auto()
    SCHOOL = auto()
    POINTS = auto()
    VALUE = auto()
    BROKEN_BY = auto()

    # The default hash of an Enum runs in Python; these are looked up for every cell.
    __hash__ = object.__hash__


class Column(NamedTuple):
    """One column.

    Attributes:
        code: of a tie-break, for `VALUE`; `at` is its position in the list, from 0.
        strong: what decides first is bold.
    """

    kind: Kind
    code: str = ""
    at: int = 0
    strong: bool = False


_BEFORE = (Kind.PLACE, Kind.OVERALL, Kind.MOVED, Kind.NUMBER, Kind.PLAYER, Kind.SCHOOL)
_STRONG = (Kind.PLACE, Kind.PLAYER)


def columns_for(codes: Sequence[str], *, overall: bool = False) -> tuple[Column, ...]:
    """List the columns of a table with these tie-breaks; *overall*: of a category."""
    kinds = [kind for kind in _BEFORE if overall or kind is not Kind.OVERALL]
    before = [Column(kind, strong=kind in _STRONG) for kind in kinds]
    points = Column(Kind.POINTS, strong=True)
    values = [Column(Kind.VALUE, code, at, strong=at == 0) for at, code in enumerate(codes)]
    return (*before, points, *values, Column(Kind.BROKEN_BY))


class Room(NamedTuple):
    """How wide a column wants to be, in pixels.

    Attributes:
        least: below this its content could not be read.
        easy: other columns are left out before it has less.
        natural: its content fits.
    """

    least: int
    easy: int
    natural: int


_GIVES_WAY = (Kind.SCHOOL, Kind.NUMBER, Kind.BROKEN_BY, Kind.MOVED)
"""What is left out first where the room is short."""
_LOOSER = 18
"""How much wider a column of figures gets at most where there is room, in pixels."""


def share(width: int, wanted: Mapping[Column, Room]) -> dict[Column, int]:
    """Share *width* pixels among columns; one left out has 0.

    Where the names would be cut short, columns that others can do without are left out; if
    it is still too narrow, the table is wider than its place. Names and schools take what
    they need, then the figures get some air, and the rest is the names'.
    """
    shown = dict(wanted)
    for kind in _GIVES_WAY:
        if sum(room.easy for room in shown.values()) > width:
            shown = {column: room for column, room in shown.items() if column.kind is not kind}
    widths = dict.fromkeys(wanted, 0) | {column: room.least for column, room in shown.items()}
    spare = width - sum(widths.values())
    for column, room in shown.items():
        spare -= _widen(widths, column, min(spare, room.easy - room.least))
    for column, room in shown.items():
        spare -= _widen(widths, column, min(spare, room.natural - room.easy))
    figures = [column for column in shown if column.kind in (Kind.POINTS, Kind.VALUE)]
    each = min(spare // max(len(figures), 1), _LOOSER)
    for column in figures:
        spare -= _widen(widths, column, each)
    for column in shown:
        if column.kind is Kind.PLAYER:
            _widen(widths, column, spare)
    return widths


def _widen(widths: dict[Column, int], column: Column, by: int) -> int:
    more = max(by, 0)
    widths[column] += more
    return more
