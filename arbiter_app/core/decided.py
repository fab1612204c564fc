"""Which places can no longer change while games are still on.

By bounds alone: a place is decided where the player's relation to everybody else is certain,
whatever the open games bring. That is never too early; where only the games of others among
themselves could settle it, it may be late.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from arbiter_app.core.bounds import Range, bounds
from arbiter_app.core.ledger import columns_of
from arbiter_app.core.points import in_points
from arbiter_app.core.standings import Standing, Standings, rank
from arbiter_app.core.tiebreaks import TIE_BREAKS, Context
from arbiter_app.core.tiebreaks.drawn import Drawn
from arbiter_app.core.tiebreaks.opponents import AverageBuchholz
from arbiter_app.core.tiebreaks.own import Own
from arbiter_app.core.tiebreaks.ratings import AverageRating, OfPlayer, Performance
from arbiter_app.core.tiebreaks.uschess import OppositionRating
from arbiter_app.core.tournament import Section

_OF_OWN_GAMES = (Own, AverageRating, Performance, OppositionRating)
"""Settled by whom the player met and what he scored."""


class _Reach(NamedTuple):
    """Which of the games that his numbers can depend on are over, for a finished player.

    Attributes:
        opponents: those of everybody he was paired with.
        further: and those of everybody they were paired with.
    """

    opponents: bool
    further: bool


def decided(section: Section, upto: int | None = None) -> frozenset[int]:
    """List the players whose place after round *upto* no outcome of an open game can change."""
    standings = rank(section, upto)
    still_on = _still_on(section, standings.round)
    reachable = _reachable_points(section, standings.round, still_on)
    found = {no for no in still_on if _alone(no, reachable, standings)}
    reaches = _reaches(section, standings.round, still_on)
    for group in _finished_groups(standings, still_on, list(reachable.values())):
        settled = _settled_in(group, standings.tie_breaks, reaches)
        found |= {row.player for row in group if all(_certain(row, one, settled) for one in group)}
    return frozenset(found)


def final_values(section: Section, standings: Standings) -> dict[int, tuple[bool, ...]]:
    """Say of every player which of his tie-breaks no open game can change any more."""
    still_on = _still_on(section, standings.round)
    codes = standings.tie_breaks
    if not still_on:
        return {row.player: (True,) * len(codes) for row in standings.rows}
    reaches = _reaches(section, standings.round, still_on)
    return {
        row.player: tuple(
            _settled(code, reaches[row.player], finished=row.player not in still_on)
            for code in codes
        )
        for row in standings.rows
    }


def _still_on(section: Section, upto: int) -> frozenset[int]:
    return frozenset[int]().union(*[column.open for column in columns_of(section, upto)])


def _reachable_points(section: Section, upto: int, still_on: frozenset[int]) -> dict[int, Range]:
    """How many points everybody whose round is open can still end with."""
    points_only = replace(section, rules=replace(section.rules, tie_breaks=()))
    return {no: bounds(points_only, no, upto).points for no in still_on}


def _alone(player: int, reachable: dict[int, Range], standings: Standings) -> bool:
    """Whether nobody else can end within the points that an unfinished player can end with."""
    own = reachable[player]
    for row in standings.rows:
        if row.player == player:
            continue
        other = reachable.get(row.player) or _points(row)
        if other.low <= own.high and own.low <= other.high:
            return False
    return True


def _points(row: Standing) -> Range:
    return Range(in_points(row.points), in_points(row.points))


def _finished_groups(
    standings: Standings, still_on: frozenset[int], reachable: Sequence[Range]
) -> list[list[Standing]]:
    """Those who are finished, by points; without points that somebody unfinished can end with."""
    groups: defaultdict[int, list[Standing]] = defaultdict(list)
    for row in standings.rows:
        if row.player not in still_on:
            groups[row.points].append(row)
    return [
        group
        for points, group in groups.items()
        if not any(one.low <= in_points(points) <= one.high for one in reachable)
    ]


def _certain(one: Standing, other: Standing, settled: dict[int, list[bool]]) -> bool:
    """Whether it is settled which of two with the same points is ahead, or that both are level."""
    if one is other:
        return True
    both = zip(settled[one.player], settled[other.player], strict=True)
    for known, ours, theirs in zip(map(all, both), one.values, other.values, strict=True):
        if not known:
            return False
        if ours != theirs:
            return True
    return True


def _settled_in(
    group: list[Standing], codes: tuple[str, ...], reaches: dict[int, _Reach]
) -> dict[int, list[bool]]:
    """For finished players with the same points: which of their tie-breaks can change no more.

    One among the tied players can do so while it is open who will be tied when it is asked.
    """
    settled: dict[int, list[bool]] = {row.player: [] for row in group}
    for code in codes:
        tied_known = all(map(all, settled.values()))
        for no, known in settled.items():
            among_tied = TIE_BREAKS[code].among_tied
            known.append(tied_known if among_tied else _settled(code, reaches[no]))
    return settled


def _settled(code: str, reach: _Reach, *, finished: bool = True) -> bool:
    """Whether all games that a tie-break of a player looks at are over.

    One among the tied players never is while somebody plays: who is tied can still change.
    """
    tie_break = TIE_BREAKS[code]
    if isinstance(tie_break, (OfPlayer, Drawn)):
        return True
    if not finished or tie_break.among_tied:
        return False
    if isinstance(tie_break, _OF_OWN_GAMES):
        return True
    return reach.further if isinstance(tie_break, AverageBuchholz) else reach.opponents


def _reaches(section: Section, upto: int, still_on: frozenset[int]) -> dict[int, _Reach]:
    paired = Context.after(section, upto).meetings.paired
    near = {no: no not in still_on and still_on.isdisjoint(row) for no, row in paired.items()}
    return {
        no: _Reach(near[no], near[no] and all(near[one] for one in row if one))
        for no, row in paired.items()
    }
