"""Which places can no longer change while games are still on.

By bounds alone: a place is decided where the player's relation to everybody else is certain,
whatever the open games bring. That is never too early; where only the games of others among
themselves could settle it, it may be late.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import repeat
from typing import NamedTuple

from arbiter_app.core.bounds import Range, bounds
from arbiter_app.core.ledger import columns_of
from arbiter_app.core.points import in_points
from arbiter_app.core.standings import Standing, Standings, rank
from arbiter_app.core.tiebreaks import TIE_BREAKS, Context
from arbiter_app.core.tiebreaks.opponents import AverageBuchholz
from arbiter_app.core.tiebreaks.own import Own, no_colours
from arbiter_app.core.tiebreaks.ratings import AverageRating, OfPlayer, Performance
from arbiter_app.core.tiebreaks.uschess import OppositionRating
from arbiter_app.core.tournament import Section

_ANYTHING = Range(Fraction(-(1 << 40)), Fraction(1 << 40))
_NONE = Range(Fraction(-(1 << 41)), Fraction(-(1 << 41)))
"""A value that does not exist ranks after every other (C.07 Art. 2)."""

_OF_RATINGS = (AverageRating, Performance, OfPlayer, OppositionRating)
"""Decided by whom the player met and what he scored: his own games being over is enough."""


class _Reach(NamedTuple):
    """A player and the games his numbers can still depend on.

    Attributes:
        own: he is finished himself.
        opponents: so is everybody he was paired with.
        further: and everybody they were paired with.
    """

    own: bool
    opponents: bool
    further: bool


def decided(section: Section, upto: int | None = None) -> frozenset[int]:
    """List the players whose place after round *upto* no outcome of an open game can change."""
    standings = rank(section, upto)
    still_on = frozenset[int]().union(
        *[column.open for column in columns_of(section, standings.round)]
    )
    if not still_on:
        return frozenset(row.player for row in standings.rows)
    ranges = _ranges(section, standings, still_on)
    return frozenset(
        player
        for player, own in ranges.items()
        if all(_certain(own, other) for no, other in ranges.items() if no != player)
    )


def _certain(one: Sequence[Range], other: Sequence[Range]) -> bool:
    """Whether it is settled who of two is ahead, or that they are level."""
    for ours, theirs in zip(one, other, strict=True):
        if ours.low > theirs.high or ours.high < theirs.low:
            return True
        if not ours.low == ours.high == theirs.low == theirs.high:
            return False
    return True


def _ranges(
    section: Section, standings: Standings, still_on: frozenset[int]
) -> dict[int, tuple[Range, ...]]:
    """Every player's points and tie-breaks as ranges, higher being better."""
    reaches = _reaches(section, standings.round, still_on)
    return {
        row.player: tuple(_of_player(section, standings, row, reaches[row.player]))
        for row in standings.rows
    }


def _of_player(
    section: Section, standings: Standings, row: Standing, reach: _Reach
) -> Iterator[Range]:
    codes = standings.tie_breaks
    points = Range(in_points(row.points), in_points(row.points))
    own: Iterable[Range | None] = repeat(None, len(codes))
    if not reach.own:
        rules = replace(section.rules, tie_breaks=codes)
        points, own = bounds(replace(section, rules=rules), row.player, standings.round)
    yield points
    for code, value, reachable in zip(codes, row.values, own, strict=True):
        if reachable is not None and not _may_vanish(code):
            yield reachable
        elif not _settled(code, reach):
            yield _ANYTHING
        elif value is None:
            yield _NONE
        else:
            better = -value if TIE_BREAKS[code].unit < 0 else value
            yield Range(better, better)


def _may_vanish(code: str) -> bool:
    """Whether an open round could take the value away: a typed score has no colour."""
    tie_break = TIE_BREAKS[code]
    return isinstance(tie_break, Own) and tie_break.undefined is no_colours


def _settled(code: str, reach: _Reach) -> bool:
    """Whether all games that a tie-break of a player looks at are over."""
    tie_break = TIE_BREAKS[code]
    if isinstance(tie_break, OfPlayer):
        return True
    if tie_break.among_tied:
        return False  # who is tied can still change
    if isinstance(tie_break, (Own, *_OF_RATINGS)):
        return reach.own
    if isinstance(tie_break, AverageBuchholz):
        return reach.further
    return reach.opponents


def _reaches(section: Section, upto: int, still_on: frozenset[int]) -> dict[int, _Reach]:
    paired = Context.after(section, upto).meetings.paired
    over = {no: no not in still_on for no in paired}
    near = {no: over[no] and all(over[one] for one in row if one) for no, row in paired.items()}
    return {
        no: _Reach(over[no], near[no], near[no] and all(near[one] for one in row if one))
        for no, row in paired.items()
    }
