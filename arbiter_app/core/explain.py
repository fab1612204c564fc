"""Why a player stands where he does: his workings, and what parted two players.

Everything is read from the standings and from the workings themselves; nothing is computed a
second way.
"""

from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import takewhile
from typing import Literal, NamedTuple

from arbiter_app.core.points import in_points
from arbiter_app.core.standings import Standing, Standings
from arbiter_app.core.tiebreaks import CUMULATIVE, TIE_BREAKS, Working
from arbiter_app.core.tiebreaks.context import context_after
from arbiter_app.core.tournament import Section

POINTS = "PTS"


class Explained(NamedTuple):
    """One tie-break of a player.

    Attributes:
        tied: who was still level when it was asked, himself included.
    """

    code: str
    working: Working
    tied: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Explanation:
    """One player.

    Attributes:
        group: the rows of his score group, best first.
        tie_breaks: in the order of the list.
        decided_by: the code of what parts him from his neighbours: "PTS", or a tie-break; ""
            where there is nobody to be parted from.
    """

    row: Standing
    group: tuple[Standing, ...]
    tie_breaks: tuple[Explained, ...]
    decided_by: str


def explain(section: Section, standings: Standings, player: int) -> Explanation:
    """Work out one player's place.

    Raises:
        KeyError: he is not in the standings.
    """
    row = _row(standings, player)
    context = context_after(section, standings.round)
    explained = []
    for at, code in enumerate(standings.tie_breaks):
        tied = level_before(standings, row, at)
        working = TIE_BREAKS[code].working(replace(context, tied=tied), player)
        explained.append(Explained(code, working, tied))
    group = tuple(one for one in standings.rows if one.points == row.points)
    return Explanation(row, group, tuple(explained), _decided_by(standings, row))


def level_before(standings: Standings, row: Standing, at: int) -> tuple[int, ...]:
    """List who is level with a player on points and the first *at* tie-breaks, by start number."""
    return tuple(
        sorted(
            one.player
            for one in standings.rows
            if one.points == row.points and one.values[:at] == row.values[:at]
        )
    )


def _row(standings: Standings, player: int) -> Standing:
    found = next((row for row in standings.rows if row.player == player), None)
    if found is None:
        raise KeyError(player)
    return found


def _decided_by(standings: Standings, row: Standing) -> str:
    if row.last - row.place + 1 == len(standings.rows):
        return ""
    return standings.tie_breaks[row.broken_by - 1] if row.broken_by else POINTS


Difference = Literal[
    "points", "earlier", "crossed", "deducted", "dropped", "later", "first", "level"
]
"""What really parted two players: the points; the same points made earlier; made earlier on the
whole, though the other was ahead for a while; points taken off that were got without play; a cut
running total; a later tie-break; the first tie-break otherwise; nothing."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two players, the better placed first.

    Attributes:
        decided_by: "PTS", a tie-break, or "" where they are level on everything.
        level_on: the tie-breaks before it, on which they are level.
        values: theirs in what decided.
        round: from which on one was ahead ("earlier"), else 0.
        totals: of both after that round ("earlier"), or what was taken off ("deducted") or left
            out ("dropped") of each, in points.
    """

    first: Explanation
    second: Explanation
    difference: Difference
    decided_by: str
    level_on: tuple[str, ...]
    values: tuple[Fraction | None, Fraction | None]
    round: int = 0
    totals: tuple[Fraction, Fraction] = (Fraction(0), Fraction(0))


def compare(section: Section, standings: Standings, one: int, other: int) -> Comparison:
    """Say what parted two players.

    Raises:
        KeyError: one of them is not in the standings.
    """
    places = {row.player: at for at, row in enumerate(standings.rows)}
    first, second = (
        explain(section, standings, no) for no in sorted((one, other), key=places.__getitem__)
    )
    if first.row.points != second.row.points:
        points = in_points(first.row.points), in_points(second.row.points)
        return Comparison(first, second, "points", POINTS, (), points)
    pairs = [*zip(first.row.values, second.row.values, strict=True)]
    level = len([*takewhile(lambda pair: pair[0] == pair[1], pairs)])
    codes = standings.tie_breaks
    if level == len(codes):
        return Comparison(first, second, "level", "", codes, (None, None))
    found = Comparison(
        first,
        second,
        "later" if level else "first",
        codes[level],
        codes[:level],
        pairs[level],
    )
    return _of_running_totals(found, level) if codes[level] in CUMULATIVE else found


def _of_running_totals(found: Comparison, at: int) -> Comparison:
    """Look into a cumulative score: was it earned earlier, deducted, or dropped?"""
    ours, theirs = (one.tie_breaks[at].working for one in (found.first, found.second))
    if ours.value is None or theirs.value is None:
        return found
    sums = [_sum(working, "running-total") for working in (ours, theirs)]
    whole = [_sum(working, "running-total", cut=True) for working in (ours, theirs)]
    if sums[0] <= sums[1]:
        taken = -_sum(ours, "unplayed-points"), -_sum(theirs, "unplayed-points")
        return replace(found, difference="deducted", totals=taken)
    if whole[0] <= whole[1]:
        left_out = whole[0] - sums[0], whole[1] - sums[1]
        return replace(found, difference="dropped", totals=left_out)
    counted = [
        (one.round, one.value, other.value)
        for one, other in zip(ours.terms, theirs.terms, strict=False)
        if one.reason == other.reason == "running-total" and one.cut is None
    ]
    if any(one < other for _, one, other in counted):
        return replace(found, difference="crossed")
    number, *totals = next(step for step in counted if step[1] > step[2])
    return replace(found, difference="earlier", round=number, totals=(totals[0], totals[1]))


def _sum(working: Working, reason: str, *, cut: bool = False) -> Fraction:
    """Add up the terms of one kind, with *cut* also those that were left out."""
    return sum(
        [
            term.cut if cut and term.cut is not None else term.value
            for term in working.terms
            if term.reason == reason
        ],
        Fraction(0),
    )
