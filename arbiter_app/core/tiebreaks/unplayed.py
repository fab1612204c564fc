"""Opponents' scores, and rounds that were not played (FIDE C.07 Art. 15 and 16).

A player's Buchholz and Sonneborn-Berger are lists of contributions, one a round: the score of
the opponent met there or, for a round he did not play, of a dummy. The editions of the rules
differ here only: since 2026 the dummy's score has a cap.

In a round robin forfeits are regular games (Art. 15.2), a free round gives nothing, and scores
are what they are. A round still playing contributes nothing at all.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from arbiter_app.core.ledger import ScoreLine, Sheet
from arbiter_app.core.meetings import Opponents
from arbiter_app.core.results import AwardKind
from arbiter_app.core.tiebreaks.context import Context
from arbiter_app.core.tournament import Game, Rules

Scores = Mapping[int, int]
"""Start number to a score in half-points."""


class Reading(NamedTuple):
    """How the opponents are read.

    Attributes:
        forfeits: a forfeit is a game against the scheduled opponent ("/P").
        fore: as if every paired game of the last round were drawn (Art. 8.3).
    """

    forfeits: bool = False
    fore: bool = False


AS_PLAYED = Reading()
FORFEITS = Reading(forfeits=True)
FORE = Reading(fore=True)
FORE_FORFEITS = Reading(forfeits=True, fore=True)
"""All readings there are: what is read for one is found again by being the same object."""


class Contribution(NamedTuple):
    """What one round adds.

    Attributes:
        opponent: start number; 0 for a bye.
        score: the opponent's or the dummy's score, in half-points.
        points: what the player made there, in half-points.
        voluntary: it stems from a voluntary unplayed round (Art. 16.2).
        reason: "opponent", "forfeit-opponent", or "dummy-" and the kind of unplayed round.
    """

    round: int
    opponent: int
    score: int
    points: int
    voluntary: bool
    reason: str


@dataclass(frozen=True, slots=True, eq=False)
class Contributions:
    """A player's rounds, finished ones only; the same object while nothing in it changes."""

    rounds: tuple[Contribution, ...]


def is_round_robin(context: Context) -> bool:
    """Whether forfeits are regular games (Art. 15.2)."""
    return context.section.rules.system == "round-robin"


def opponents_scores(context: Context, reading: Reading) -> Scores:
    """Give every player's score as his opponents see it (Art. 16.3, 8.3); nobody, 0, has 0."""
    fore = reading.fore and _has_fore_round(context)
    round_robin = is_round_robin(context)
    if round_robin and not fore:
        return context.totals

    def compute(players: Iterable[int]) -> dict[int, int]:
        rules, sheets = context.section.rules, context.sheets
        paired = context.section.rounds[context.upto - 1].entries if fore else {}
        return {
            no: _fore_score(rules, sheets[no])
            if fore and isinstance(paired.get(no), Game)
            else sum(sheets[no].points) + (0 if round_robin else _trailing(rules, sheets[no].lines))
            for no in players
        }

    return context.carry(("opponents-scores", fore), "own", compute)


def _has_fore_round(context: Context) -> bool:
    """Whether the last planned round is there: before, nothing can be drawn in advance."""
    return 0 < context.upto == len(context.section.rounds)


def _fore_score(rules: Rules, sheet: Sheet) -> int:
    """A player's score as if his game of the last round were drawn.

    Paired is available: his earlier byes are not trailing, whatever became of the game.
    """
    return sum(sheet.points[:-1]) + rules.draw


def _trailing(rules: Rules, lines: tuple[ScoreLine, ...]) -> int:
    """Turn the byes after which he did not play again into draws; a lost forfeit keeps 0."""
    if rules.system == "round-robin" or not (lines and lines[-1].voluntary):
        return 0
    added = 0
    for line in reversed(lines):
        if not line.voluntary:
            break
        if line.bye is not None:
            added += rules.draw - line.points
    return added


class Read(NamedTuple):
    """What all players' values are read from.

    Attributes:
        opponents: the opponents whose scores enter, one a round; 0 where none does.
        scores: as their opponents see them; nobody, 0, has 0.
        apart: those for whom the opponents are not all: a dummy enters.
        unknown: those with a typed score, whose value does not exist.
    """

    opponents: Opponents
    scores: Scores
    apart: frozenset[int]
    unknown: frozenset[int]
    how: "_Manner"


def read(context: Context, reading: Reading) -> Read:
    """Read what enters into the values of all players, once for each reading."""
    key = ("read", reading)
    found: Read | None = context.kept.get(key)
    if found is None:
        found = context.kept[key] = _read(context, reading)
    return found


def _read(context: Context, reading: Reading) -> Read:
    rules, found, upto = context.section.rules, context.meetings, context.upto
    fore = upto if reading.fore and _has_fore_round(context) else 0
    round_robin, capped = is_round_robin(context), rules.edition != "2024"
    how = _manner(
        fore,
        round_robin or reading.forfeits,
        not round_robin,
        rules.draw,
        rules.draw * upto if capped else None,
    )
    opponents, apart = (found.met, found.missed) if not fore else _fore_opponents(context)
    scores = {0: 0, **opponents_scores(context, reading)}
    return Read(opponents, scores, apart, found.unknown, how)


def _fore_opponents(context: Context) -> tuple[Opponents, frozenset[int]]:
    """The opponents with the last round as paired, and those who missed another round or that."""
    met, paired = context.meetings.met, context.meetings.paired

    def compute(players: Iterable[int]) -> dict[int, tuple[int, ...]]:
        return {no: (*met[no][:-1], paired[no][-1]) for no in players}

    opponents = context.carry("fore-opponents", "own", compute)
    apart = [
        no
        for no in context.meetings.missed
        if not opponents[no][-1]
        or any(not (line.played or line.open) for line in context.sheets[no].lines[:-1])
    ]
    return opponents, frozenset(apart)


def contributions(context: Context, player: int, reading: Reading) -> Contributions:
    """List what each round of a player adds, rounds still playing left out.

    The caller has made sure that no score of his is merely typed.
    """
    found = read(context, reading)
    scores, how, paired = found.scores, found.how, context.meetings.paired[player]
    own = scores[player] if how.fore and paired[-1] else context.totals[player]
    seen = tuple([scores[opponent] for opponent in paired])
    return _contributions(context.sheets[player].lines, paired, seen, own, how)


@dataclass(frozen=True, slots=True, eq=False)
class _Manner:
    """What else than scores decides how a round enters.

    Attributes:
        fore: the round whose games are taken as drawn, 0 for none.
        forfeits: they are games.
        dummies: an unplayed round has one.
        draw: a draw's points, in half-points.
        most: what a dummy met in a bye has at most (Art. 16.4.2); None for no limit.
    """

    fore: int
    forfeits: bool
    dummies: bool
    draw: int
    most: int | None


@lru_cache(64)
def _manner(*facts: *tuple[int, bool, bool, int, int | None]) -> _Manner:
    return _Manner(*facts)


# As large as two tie-breaks of a large event: what a key did not touch is found again.
@lru_cache(1 << 13)
def _contributions(
    lines: tuple[ScoreLine, ...],
    paired: tuple[int, ...],
    scores: tuple[int, ...],
    own: int,
    how: _Manner,
) -> Contributions:
    """The same from what it depends on: opponents, their scores, the player's *own* score."""
    found = []
    for number, (line, opponent, score) in enumerate(zip(lines, paired, scores, strict=True), 1):
        if number == how.fore and opponent:
            found.append(Contribution(number, opponent, score, how.draw, False, "fore-draw"))
        elif line.played and opponent:
            found.append(Contribution(number, opponent, score, line.points, False, "opponent"))
        elif line.open:
            continue
        elif opponent and how.forfeits:
            reason = "forfeit-opponent"
            found.append(Contribution(number, opponent, score, line.points, False, reason))
        elif how.dummies:
            dummy = _dummy(own, score if opponent else how.most, how)
            reason = f"dummy-{_kind(line)}"
            found.append(Contribution(number, opponent, dummy, line.points, line.voluntary, reason))
    return Contributions(tuple(found))


def _kind(line: ScoreLine) -> str:
    if line.bye is not None:
        return line.bye.value
    won = line.outcome is AwardKind.FORFEIT_WIN.outcome
    return AwardKind.FORFEIT_WIN.value if won else AwardKind.FORFEIT_LOSS.value


def _dummy(own: int, most: int | None, how: _Manner) -> int:
    """The score of the dummy met in an unplayed round (Art. 16.4), up to *most* since 2026."""
    return own if how.most is None or most is None else min(own, most)


def total(found: Contributions, low: int, high: int, *, product: bool) -> int:
    """Add up what is left after the cuts, in half-points or products of two."""
    return _total(found, low, high, product)


@lru_cache(1 << 13)
def _total(found: Contributions, low: int, high: int, product: bool) -> int:
    kept, _ = leave_out(found, low, high, product=product)
    return sum([one.score * one.points for one in kept] if product else [one.score for one in kept])


def leave_out(
    found: Contributions, low: int, high: int, *, product: bool
) -> tuple[list[Contribution], list[Contribution]]:
    """Cut the least significant values, then the most significant (Art. 14, 16.5).

    While a voluntary unplayed round is left, a low cut takes the smallest of those (of several
    as small, the one with the lowest score) unless the least significant value is greater. Gives
    what is kept and what is cut.
    """
    kept = list(found.rounds)

    def amount(one: Contribution) -> int:
        return one.score * one.points if product else one.score

    def significance(one: Contribution) -> tuple[int, int]:
        return one.score, amount(one)

    cut: list[Contribution] = []
    for _ in range(min(low, len(kept))):
        least = min(kept, key=significance)
        idle = [one for one in kept if one.voluntary]
        if idle:
            smallest = min(idle, key=lambda one: (amount(one), one.score))
            if amount(smallest) >= amount(least):
                least = smallest
        kept.remove(least)
        cut.append(least)
    for _ in range(min(high, len(kept))):
        most = max(kept, key=significance)
        kept.remove(most)
        cut.append(most)
    return kept, cut
