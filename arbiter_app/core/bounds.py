"""How low and how high a player can still end whose games are not all finished.

A tie-break of own results adds one amount for each round, and that amount depends on nothing
but what the round brings. So the extremes of the open rounds add up, and no combination of
results has to be tried.
"""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import NamedTuple

from arbiter_app.core.ledger import ScoreLine, Sheet, score_line
from arbiter_app.core.results import AwardKind, Result
from arbiter_app.core.tiebreaks import TIE_BREAKS, exact
from arbiter_app.core.tiebreaks.own import Own
from arbiter_app.core.tournament import Award, Entry, Game, Player, Rules, Section


class Range(NamedTuple):
    """The lowest and the highest value that is still possible, in points (or games)."""

    low: Fraction
    high: Fraction


class Bounds(NamedTuple):
    """What is still possible for one player.

    Attributes:
        values: one per tie-break; None where it does not exist, or depends on others' results.
    """

    points: Range
    values: tuple[Range | None, ...]


_Open = list[tuple[int, list[ScoreLine]]]
"""Each open round, from 0, with every line that can come to stand there."""


def bounds(section: Section, player: int, upto: int) -> Bounds:
    """Give the extremes of a player's points and own tie-breaks after round *upto*.

    A game still playing can end in any way, a forfeit included; where nothing is entered a
    game, a typed score or a bye of the usual value can follow.

    Raises:
        KeyError: there is no such player.
    """
    whose, rules = section.player(player), section.rules
    entries = [section.entry(player, number) for number in range(1, upto + 1)]
    lines = [score_line(rules, whose, number, entry) for number, entry in enumerate(entries, 1)]
    still_open = [
        (
            at,
            [
                score_line(rules, whose, at + 1, entry)
                for entry in _endings(whose, entries[at], rules)
            ],
        )
        for at, line in enumerate(lines)
        if line.open
    ]
    points = _range("PTS", rules, lines, still_open)
    assert points is not None
    return Bounds(
        points, tuple(_range(code, rules, lines, still_open) for code in rules.tie_breaks)
    )


def _endings(player: Player, entry: Entry | None, rules: Rules) -> Iterator[Entry]:
    """Everything that can stand where the round is open now."""
    if isinstance(entry, Game):
        yield from (replace(entry, result=result) for result in Result)
        return
    if rules.paired:
        for game in (Game(player.no, 0, board=0), Game(0, player.no, board=0)):
            yield from (replace(game, result=result) for result in Result)
    for kind in AwardKind:
        if kind.bye or not rules.paired:
            yield Award(player.no, kind, rules.bye_points(kind) if kind.bye else None)


def _range(code: str, rules: Rules, lines: list[ScoreLine], still_open: _Open) -> Range | None:
    tie_break = TIE_BREAKS[code]
    if not isinstance(tie_break, Own):
        return None
    now = tie_break.number(_sheet(lines), rules)
    if now is None:
        return None
    low = high = now
    for at, endings in still_open:
        ends = [
            tie_break.number(_sheet([*lines[:at], ending, *lines[at + 1 :]]), rules) or 0
            for ending in endings
        ]
        low += min(ends) - now
        high += max(ends) - now
    return Range(exact(low, tie_break.unit), exact(high, tie_break.unit))


def _sheet(lines: list[ScoreLine]) -> Sheet:
    return Sheet(tuple(line.points for line in lines), tuple(lines))
