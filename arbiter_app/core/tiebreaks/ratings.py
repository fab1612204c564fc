"""Tie-breaks from ratings (FIDE C.07 Art. 10): ARO, TPR, PTP, APRO, APPO, RTNG.

Games over the board only, also in a round robin, and 1-½-0 whatever the event's points. Where a
player of the section has no rating, the rules drop these tie-breaks for everybody (Art. 10),
so no value exists. Means are rounded to whole rating points, a half upwards.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from arbiter_app.core.memory import remembered
from arbiter_app.core.points import PER_POINT
from arbiter_app.core.results import Outcome
from arbiter_app.core.tiebreaks.context import Combine, Context, Numbers, Term, Working
from arbiter_app.core.tiebreaks.opponents import NEEDS_OPPONENTS
from arbiter_app.core.tournament import Player, by_number

_DP = (
    *(0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149),
    *(158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336),
    *(351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800),
)
"""Rating difference for a score of 50, 51, … 100 per cent (FIDE B.02 8.1.1)."""

_PD = (
    *(3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153),
    *(162, 170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344),
    *(357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735),
)
"""The largest difference at which the higher-rated scores 50, 51, … 99 per cent (8.1.2)."""

_CERTAIN = _PD[-1] + 1
_NEVER = 800
_STANDARD = {Outcome.WIN: PER_POINT, Outcome.DRAW: PER_POINT // 2}


class _Games(NamedTuple):
    """A player's games over the board.

    Attributes:
        ratings: of the opponents, in the order of the rounds.
        score: on the 1-½-0 scale, in half-points.
    """

    rounds: tuple[int, ...]
    opponents: tuple[int, ...]
    ratings: tuple[int, ...]
    score: int


def rounded(total: int, count: int) -> int:
    """Divide and round to a whole number, a half upwards."""
    return (2 * total + count) // (2 * count)


def difference(score: int, games: int) -> int:
    """Give dp for a score in half-points: the rating difference it stands for (8.1.1)."""
    per_cent = rounded(100 * score, PER_POINT * games)
    return _DP[per_cent - 50] if per_cent >= 50 else -_DP[50 - per_cent]


def expected(gap: int) -> int:
    """Give PD in hundredths: what a player rated *gap* points higher scores (8.1.2)."""
    hundredths = 50 + bisect_left(_PD, abs(gap))
    return hundredths if gap >= 0 else 100 - hundredths


def performance(ratings: Sequence[int], score: int) -> int:
    """Give the tournament performance (Art. 10.2), rounded mean and dp; *score* in half-points."""
    return rounded(sum(ratings), len(ratings)) + difference(score, len(ratings))


def perfect_performance(ratings: Sequence[int], score: int) -> int:
    """Find the lowest rating with which the score was to be expected (Art. 10.3)."""
    if score == 0:
        return min(ratings) - _NEVER
    wanted = 100 * score // PER_POINT

    def enough(rating: int) -> bool:
        return sum([expected(rating - one) for one in ratings]) >= wanted

    low, high = min(ratings) - _CERTAIN, max(ratings) + _CERTAIN
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if enough(middle) else (middle + 1, high)
    return low


@remembered(16)
def _all_rated(players: tuple[Player, ...]) -> bool:
    return all(player.rating is not None for player in players)


def _games(context: Context, player: int) -> _Games:
    """Read a player's games over the board; every opponent is rated."""
    players = by_number(context.section.players)
    row, lines = context.meetings.met[player], context.sheets[player].lines
    rounds, opponents, ratings, score = [], [], [], 0
    for number, (opponent, line) in enumerate(zip(row, lines, strict=True), 1):
        if opponent and line.outcome is not None:
            rounds.append(number)
            opponents.append(opponent)
            ratings.append(players[opponent].rating or 0)
            score += _STANDARD.get(line.outcome, 0)
    return _Games(tuple(rounds), tuple(opponents), tuple(ratings), score)


def _missing(context: Context, player: int) -> str:
    """Say why there is no value; "" where there is one."""
    if not _all_rated(context.section.players):
        return "unrated-players"
    if player in context.meetings.unknown:
        return NEEDS_OPPONENTS.why
    return "" if any(context.meetings.met[player]) else "met-nobody"


@dataclass(frozen=True, slots=True)
class AverageRating:
    """The mean rating of the opponents met (Art. 10.1).

    Attributes:
        low, high: how many of the lowest and then of the highest ratings are cut.
    """

    low: int = 0
    high: int = 0
    unit: int = 1
    combine: Combine = "average"
    decimals: int = 0
    among_tied: bool = False

    def numbers(self, context: Context) -> Numbers:
        """Compute every player's number."""
        return context.carry(
            self, "own", lambda players: {no: self._number(context, no) for no in players}
        )

    def _number(self, context: Context, player: int) -> int | None:
        if _missing(context, player):
            return None
        ratings = sorted(_games(context, player).ratings)
        kept = ratings[self.low : max(len(ratings) - self.high, self.low)]
        return rounded(sum(kept), len(kept)) if kept else None

    def working(self, context: Context, player: int) -> Working:
        """Show one player's value as the terms of the mean, which is then rounded."""
        why = _missing(context, player)
        if why:
            return Working(None, why=why, combine=self.combine)
        games = _games(context, player)
        order = sorted(range(len(games.ratings)), key=games.ratings.__getitem__)
        last = max(len(order) - self.high, self.low)
        cut = {*order[: self.low], *order[last:]}
        if len(cut) == len(order):
            return Working(None, why="all-cut", combine=self.combine)
        terms = tuple(
            Term(
                number,
                Fraction(0 if at in cut else rating),
                "opponents-rating",
                opponent=opponent,
                score=Fraction(rating),
                cut=Fraction(rating) if at in cut else None,
            )
            for at, (number, opponent, rating) in enumerate(
                zip(games.rounds, games.opponents, games.ratings, strict=True)
            )
        )
        total = sum([rating for at, rating in enumerate(games.ratings) if at not in cut])
        value = rounded(total, len(order) - len(cut))
        return Working(Fraction(value), terms, combine=self.combine)


@dataclass(frozen=True, slots=True)
class Performance:
    """A performance rating (Art. 10.2, 10.3): looked up in FIDE's tables.

    Attributes:
        rate: from the opponents' ratings and the score in half-points.
    """

    rate: Callable[[Sequence[int], int], int]
    unit: int = 1
    combine: Combine = "table"
    decimals: int = 0
    among_tied: bool = False

    def numbers(self, context: Context) -> Numbers:
        """Compute every player's number."""
        return context.carry(
            self, "own", lambda players: {no: self.number(context, no) for no in players}
        )

    def number(self, context: Context, player: int) -> int | None:
        """Compute one player's number; None where it does not exist."""
        if _missing(context, player):
            return None
        games = _games(context, player)
        return self.rate(games.ratings, games.score)

    def working(self, context: Context, player: int) -> Working:
        """Show the opponents' ratings and the score against each."""
        value = self.number(context, player)
        if value is None:
            return Working(None, why=_missing(context, player), combine=self.combine)
        games, lines = _games(context, player), context.sheets[player].lines
        terms = tuple(
            Term(
                number,
                Fraction(_STANDARD.get(outcome, 0), PER_POINT),
                "score-against-rating",
                opponent=opponent,
                score=Fraction(rating),
            )
            for number, opponent, rating in zip(*games[:3], strict=True)
            if (outcome := lines[number - 1].outcome) is not None
        )
        return Working(Fraction(value), terms, combine=self.combine)


@dataclass(frozen=True, slots=True)
class AveragePerformance:
    """The mean performance of the opponents met (Art. 10.4, 10.5)."""

    performance: Performance
    unit: int = 1
    combine: Combine = "average"
    decimals: int = 0
    among_tied: bool = False

    def numbers(self, context: Context) -> Numbers:
        """Compute every player's number."""
        return context.carry(self, "opponents", lambda players: self._of(context, players))

    def _of(self, context: Context, players: Iterable[int]) -> dict[int, int | None]:
        of, met = self.performance.numbers(context), context.meetings.met
        found: dict[int, int | None] = {}
        for no in players:
            values = [value for one in met[no] if one and (value := of[one]) is not None]
            total = sum([int(value) for value in values])
            known = values and not _missing(context, no)
            found[no] = rounded(total, len(values)) if known else None
        return found

    def working(self, context: Context, player: int) -> Working:
        """Show one player's value as the terms of the mean, which is then rounded."""
        why = _missing(context, player)
        met = context.meetings.met[player]
        terms = tuple(
            Term(
                number,
                Fraction(value),
                "opponents-performance",
                opponent=one,
                score=Fraction(value),
            )
            for number, one in enumerate(met, 1)
            if one and not why and (value := self.performance.number(context, one)) is not None
        )
        if not terms:
            return Working(None, why=why or NEEDS_OPPONENTS.why, combine=self.combine)
        total = sum([int(term.value) for term in terms])
        return Working(Fraction(rounded(total, len(terms))), terms, combine=self.combine)


@dataclass(frozen=True, slots=True)
class OfPlayer:
    """A number of the player himself: his rating (Art. 10.6), his start number (Art. 7.8).

    Attributes:
        of: reads it off; None where it does not exist.
        unit: 1 where the highest is best, -1 where the lowest is.
        rated: no value exists for anybody while a player of the section has no rating.
    """

    of: Callable[[Player], int | None]
    reason: str
    unit: int = 1
    combine: Combine = "sum"
    decimals: int = 0
    among_tied: bool = False
    rated: bool = False

    def numbers(self, context: Context) -> Numbers:
        """Give every player's number."""
        if self.rated and not _all_rated(context.section.players):
            return dict.fromkeys(context.sheets)
        players = by_number(context.section.players)
        return {
            no: None if (own := self.of(players[no])) is None else own * self.unit
            for no in context.sheets
        }

    def working(self, context: Context, player: int) -> Working:
        """Show the number itself."""
        if self.rated and not _all_rated(context.section.players):
            return Working(None, why="unrated-players", combine=self.combine)
        own = self.of(by_number(context.section.players)[player])
        if own is None:
            return Working(None, why="unrated-players", combine=self.combine)
        return Working(Fraction(own), (Term(0, Fraction(own), self.reason),), combine=self.combine)
