"""The standings after a round: pure, exact, whole.

Points first, then the section's tie-breaks inside each group still tied (C.07 Art. 2 to 4).
Whoever is level on everything shares a place (1, 2, 2, 4); inside such a tie the order is by
start number, which decides nothing.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache, partial
from itertools import compress, count, groupby, pairwise, repeat
from operator import itemgetter, ne
from typing import NamedTuple

from arbiter_app.core.ledger import columns_of
from arbiter_app.core.memory import remembered
from arbiter_app.core.tiebreaks import TIE_BREAKS, Context, TieBreak, exact
from arbiter_app.core.tiebreaks.context import Numbers, context_after
from arbiter_app.core.tournament import Game, Player, Round, Rules, Section

_UNDEFINED = 1 << 62
"""Sorts behind every value: a value that does not exist ranks last (Art. 2)."""


_ORDER = "order"
"""What the start numbers in standing order are kept as beside a context."""

_MOST_VALUES = 10_000
"""Of one unit; so many different ones no event has, but many together might."""


class Standing(NamedTuple):
    """One row.

    Attributes:
        player: start number.
        place, last: the first and the last place of those who are level with him.
        points: in half-points.
        values: one per tie-break, in points (or games); None where it does not exist.
        playing: a round up to this one is still open for him.
        broken_by: which tie-break parts him from his neighbours: 0 where points do,
            n for the n-th of the list.
    """

    player: int
    place: int
    last: int
    points: int
    values: tuple[Fraction | None, ...]
    playing: bool
    broken_by: int

    @property
    def shared(self) -> bool:
        """Whether others are level with him."""
        return self.place != self.last


# Standing(…) itself runs in Python, a thousand times for a table.
_standing = partial(tuple.__new__, Standing)

_Line = tuple[int, tuple[int | Fraction, ...], int]
"""A player's points and the numbers of his tie-breaks, negated so that the best come first, and
his start number."""


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
    lines = _lines(context_after(section, len(rounds)), codes)
    units = [TIE_BREAKS[code].unit for code in codes]
    return Standings(
        round=len(rounds),
        final=bool(rounds) and not playing and not disputed,
        tie_breaks=codes,
        rows=tuple(_rows(lines, units, playing)),
    )


def ahead_and_level(context: Context, codes: tuple[str, ...]) -> dict[int, tuple[int, int]]:
    """Say of everybody who is ahead and who is level with him, the start numbers as bits.

    The two make his place, among all and in every category, without the values that `rank` gives.
    """
    found: dict[int, tuple[int, int]] = {}
    ahead = 0
    for _, tied in groupby(_lines(context, codes), key=itemgetter(0, 1)):
        numbers = [no for _, _, no in tied]
        level = sum([1 << no for no in numbers])
        found.update(dict.fromkeys(numbers, (ahead, level)))
        ahead |= level
    return found


def _lines(context: Context, codes: tuple[str, ...]) -> list[_Line]:
    """Every player's line, best first; level players by start number."""
    # Begun in the order before the last edit, where there was one, the sorting is all but done.
    order = context.before.get(_ORDER, tuple(context.sheets))
    points = [-total for total in map(context.totals.__getitem__, order)]
    columns: list[list[int | Fraction]] = []
    for code in codes:
        tie_break = TIE_BREAKS[code]
        if tie_break.among_tied:
            numbers = _among_tied(tie_break, context, order, [points, *columns])
        else:
            numbers = tie_break.numbers(context)
        in_order = map(numbers.__getitem__, order)
        columns.append([_UNDEFINED if number is None else -number for number in in_order])
    keys = zip(*columns, strict=True) if columns else repeat((), len(points))
    lines = sorted(zip(points, keys, order, strict=True))
    context.kept[_ORDER] = tuple([no for _, _, no in lines])
    return lines


def _among_tied(
    tie_break: TieBreak,
    context: Context,
    order: Sequence[int],
    before: Sequence[Sequence[int | Fraction]],
) -> Numbers:
    """Ask a tie-break inside each group still level on all that stands *before* it (Art. 3)."""
    groups: defaultdict[tuple[int | Fraction, ...], list[int]] = defaultdict(list)
    for no, level in zip(order, zip(*before, strict=True), strict=True):
        groups[level].append(no)
    key = ("among-tied", tie_break, len(before))
    known: dict[tuple[int, ...], Numbers] = context.before.get(key, {})
    changed = context.changed or frozenset()
    asked: dict[tuple[int, ...], Numbers] = {}
    found: dict[int, int | Fraction | None] = {}
    alone = [tied[0] for tied in groups.values() if len(tied) == 1]
    if alone:
        # Nobody to compare with: one answer does for all of them.
        number = tie_break.numbers(replace(context, tied=(alone[0],)))[alone[0]]
        found.update(dict.fromkeys(alone, number))
    for group in groups.values():
        if len(group) > 1:
            tied = tuple(sorted(group))
            # The same group, and nobody in it has another entry: the same answer.
            same = known.get(tied) if changed.isdisjoint(tied) else None
            numbers = same or tie_break.numbers(replace(context, tied=tied))
            asked[tied] = numbers
            found.update(numbers)
    context.kept[key] = asked
    return found


def _rows(lines: list[_Line], units: list[int], playing: frozenset[int]) -> Iterator[Standing]:
    tied = len(units) + 1
    # By which tie-break two neighbours part: 0 for points, then the n-th; beyond the last: tied.
    levels = [
        0 if above[0] != below[0] else next(compress(count(1), map(ne, above[1], below[1])), tied)
        for above, below in pairwise(lines)
    ]
    firsts, lasts = _spans(levels, tied)
    # Before the first and after the last there is nobody: points part them. All who are level
    # are parted from the others by the same.
    bounds = [0, *levels, 0]
    broken_by = (
        [max(bounds[first - 1], bounds[last]) for first, last in zip(firsts, lasts, strict=True)]
        if tied in levels
        else map(max, bounds, bounds[1:])
    )
    numbers = [no for _, _, no in lines]
    return map(
        _standing,
        zip(
            numbers,
            firsts,
            lasts,
            [-points for points, _, _ in lines],
            _values(lines, units),
            map(playing.__contains__, numbers),
            broken_by,
            strict=False,
        ),
    )


def _spans(levels: list[int], tied: int) -> tuple[list[int], list[int]]:
    """The first and the last place of each line; neighbours share them where they are *tied*."""
    firsts = [*range(1, len(levels) + 2)]
    if tied not in levels:
        return firsts, firsts
    lasts = [*firsts]
    for at, level in enumerate(levels, 1):
        if level == tied:
            firsts[at] = firsts[at - 1]
    for at in reversed(range(len(levels))):
        if levels[at] == tied:
            lasts[at] = lasts[at + 1]
    return firsts, lasts


def _values(lines: list[_Line], units: list[int]) -> Iterable[tuple[Fraction | None, ...]]:
    """Turn the numbers back into values, column by column."""
    if not (lines and units):
        return repeat((), len(lines))
    columns = []
    by_column = zip(*[numbers for _, numbers, _ in lines], strict=True)
    for column, unit in zip(by_column, units, strict=True):
        columns.append(map(_values_in(unit).__getitem__, column))
    return zip(*columns, strict=True)


class _Values(dict[int | Fraction, Fraction | None]):
    """The values that negated numbers of one unit stand for, as far as they were asked."""

    def __init__(self, unit: int) -> None:
        super().__init__()
        self._unit = unit

    def __missing__(self, number: int | Fraction) -> Fraction | None:
        if len(self) >= _MOST_VALUES:
            self.clear()
        value = None if number == _UNDEFINED else exact(-number, self._unit)
        self[number] = value
        return value


_values_in = cache(_Values)


def still_playing(section: Section, upto: int) -> tuple[tuple[int, Game], ...]:
    """List the games without a result up to a round, each with its round, in board order."""
    return _games(section, upto, lambda game: game.result is None)


def contested(section: Section, upto: int) -> tuple[tuple[int, Game], ...]:
    """List the games up to a round whose result is disputed, as `still_playing` does."""
    return _games(section, upto, lambda game: game.disputed is not None)


def _games(
    section: Section, upto: int, wanted: Callable[[Game], bool]
) -> tuple[tuple[int, Game], ...]:
    return tuple(
        (number, game)
        for number, a_round in enumerate(section.rounds[:upto], 1)
        for game in sorted(filter(wanted, a_round.games), key=lambda game: game.board)
    )
