"""The standings after a round: pure, exact, whole.

Points first, then the section's tie-breaks inside each group still tied (C.07 Art. 2 to 4).
Whoever is level on everything shares a place (1, 2, 2, 4); inside such a tie the order is by
start number, which decides nothing.
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from arbiter_app.core.ledger import columns_of
from arbiter_app.core.memory import remembered
from arbiter_app.core.tiebreaks import TIE_BREAKS, Context, exact
from arbiter_app.core.tournament import Game, Player, Round, Rules, Section

_UNDEFINED = 1 << 62
"""Sorts behind every value: a value that does not exist ranks last (Art. 2)."""


class Standing(NamedTuple):
    """One row.

    Attributes:
        player: start number.
        points: in half-points.
        values: one per tie-break, in points (or games); None where it does not exist.
        playing: a round up to this one is still open for him.
        broken_by: which tie-break parts him from his neighbours: 0 where points do,
            n for the n-th of the list.
    """

    player: int
    place: int
    shared: bool
    points: int
    values: tuple[Fraction | None, ...]
    playing: bool
    broken_by: int


_Key = tuple[int, *tuple[int | Fraction, ...]]


class _Line(NamedTuple):
    key: _Key
    player: int
    numbers: list[int | Fraction | None]


class Standings(NamedTuple):
    """A section's table after a round.

    Attributes:
        round: after which round, from 1; 0 before the first result.
        final: nothing up to that round is open or disputed.
        tie_breaks: the codes of the values.
        rows: best first.
    """

    round: int
    final: bool
    tie_breaks: tuple[str, ...]
    rows: tuple[Standing, ...]


def rank(
    section: Section, upto: int | None = None, tie_breaks: tuple[str, ...] | None = None
) -> Standings:
    """Rank a section after round *upto* (default: the last one with a result).

    A round beyond the last planned one is the last. *tie_breaks* are registry codes and replace
    the section's own list.
    """
    upto = section.scored_round if upto is None else max(upto, 0)
    codes = section.rules.tie_breaks if tie_breaks is None else tie_breaks
    return _rank(section.rules, codes, section.players, len(section.rounds), *section.rounds[:upto])


@remembered(24)
def _rank(
    rules: Rules,
    codes: tuple[str, ...],
    players: tuple[Player, ...],
    planned: int,
    *rounds: Round,
) -> Standings:
    later = (Round(),) * (planned - len(rounds))
    section = Section(rules=rules, players=players, rounds=rounds + later)
    columns = columns_of(section, len(rounds))
    playing = frozenset[int]().union(*[column.open for column in columns])
    disputed = any(column.disputed for column in columns)
    lines = _lines(Context.after(section, len(rounds)), codes)
    units = [TIE_BREAKS[code].unit for code in codes]
    return Standings(
        round=len(rounds),
        final=bool(rounds) and not playing and not disputed,
        tie_breaks=codes,
        rows=tuple(_rows(lines, units, playing)),
    )


def _lines(context: Context, codes: tuple[str, ...]) -> list[_Line]:
    """Every player's points and numbers, best first; level players by start number."""
    columns = [TIE_BREAKS[code].numbers(context) for code in codes]
    lines = []
    for no, sheet in context.sheets.items():
        numbers = [column[no] for column in columns]
        negated = [_UNDEFINED if number is None else -number for number in numbers]
        lines.append(_Line((-sum(sheet.points), *negated), no, numbers))
    lines.sort()
    return lines


def _rows(lines: list[_Line], units: list[int], playing: frozenset[int]) -> Iterator[Standing]:
    levels, tied, place = _levels([line.key for line in lines]), len(units) + 1, 1
    for at, (key, no, numbers) in enumerate(lines):
        above, below = levels[at], levels[at + 1]
        place = place if above == tied else at + 1
        values = [None if n is None else exact(n, u) for n, u in zip(numbers, units, strict=True)]
        parted = [level for level in (above, below) if level != tied]
        yield Standing(
            no,
            place,
            len(parted) < 2,
            -key[0],
            tuple(values),
            no in playing,
            max(parted, default=0),
        )


def _levels(keys: list[_Key]) -> list[int]:
    """Say by which criterion neighbours part: 0 points, n the n-th tie-break, beyond: tied.

    One longer than *keys*: before the first and after the last nobody is met.
    """
    between = [
        next((at for at, (a, b) in enumerate(zip(above, below, strict=True)) if a != b), len(above))
        for above, below in pairwise(keys)
    ]
    return [0, *between, 0]


def still_playing(section: Section, upto: int) -> tuple[tuple[int, Game], ...]:
    """List the games without a result up to a round, each with its round, in board order."""
    return tuple(
        (number, game)
        for number, a_round in enumerate(section.rounds[:upto], 1)
        for game in _by_board([game for game in a_round.games if game.result is None])
    )


def contested(section: Section, upto: int) -> tuple[tuple[int, Game], ...]:
    """List the games up to a round whose result is disputed, as `still_playing` does."""
    return tuple(
        (number, game)
        for number, a_round in enumerate(section.rounds[:upto], 1)
        for game in _by_board([game for game in a_round.games if game.disputed is not None])
    )


def _by_board(games: list[Game]) -> list[Game]:
    return sorted(games, key=lambda game: game.board)
