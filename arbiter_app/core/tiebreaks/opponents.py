"""Tie-breaks from the opponents' scores: Buchholz, Fore-Buchholz, their average, Sonneborn-Berger.

FIDE C.07 Art. 8 and 9.1, cuts by Art. 14. Most players have met somebody in every round: for
them the opponents' scores are added up at once. Whoever missed a round is worked out round by
round, as every working is.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from arbiter_app.core.points import PER_POINT, in_points
from arbiter_app.core.tiebreaks.context import Combine, Context, Numbers, Term, Working, exact
from arbiter_app.core.tiebreaks.unplayed import (
    AS_PLAYED,
    Contribution,
    Reading,
    Scores,
    contributions,
    leave_out,
    read,
    total,
)

NEEDS_OPPONENTS = Working(None, why="needs-opponents")


@dataclass(frozen=True, slots=True)
class Buchholz:
    """The sum of the opponents' scores (Art. 8.1, 8.3), or of their products with the points
    made against them (Sonneborn-Berger, Art. 9.1).

    Attributes:
        low, high: how many of the least and then of the most significant values are cut.
        product: multiply with the points made.
    """

    reading: Reading = AS_PLAYED
    low: int = 0
    high: int = 0
    product: bool = False
    combine: Combine = "sum"
    decimals: int = 0
    among_tied: bool = False

    @property
    def unit(self) -> int:
        """Half-points, or products of two."""
        return PER_POINT**2 if self.product else PER_POINT

    def numbers(self, context: Context) -> Numbers:
        """Compute every player's number."""
        return context.carry(self, "opponents", lambda players: self._of(context, players))

    def _of(self, context: Context, players: Iterable[int]) -> dict[int, int | None]:
        found = read(context, self.reading)
        opponents, scores, apart, unknown = found[:4]
        numbers: dict[int, int | None] = {}
        for no in players:
            if no in unknown:
                numbers[no] = None
            elif no in apart:
                rounds = contributions(context, no, self.reading)
                numbers[no] = total(rounds, self.low, self.high, product=self.product)
            elif self.product:
                numbers[no] = self._products(opponents[no], scores, context.sheets[no].points)
            else:
                numbers[no] = self._sum(opponents[no], scores)
        return numbers

    def _sum(self, row: Sequence[int], scores: Scores) -> int:
        if not (self.low or self.high):
            return sum([scores[opponent] for opponent in row])
        values = sorted([scores[opponent] for opponent in row if opponent])
        return sum(values[self.low : max(len(values) - self.high, self.low)])

    def _products(self, row: Sequence[int], scores: Scores, points: Sequence[int]) -> int:
        if not (self.low or self.high):
            return sum([scores[one] * made for one, made in zip(row, points, strict=True)])
        values = sorted(
            [
                (scores[one], scores[one] * made)
                for one, made in zip(row, points, strict=True)
                if one
            ]
        )
        return sum(
            [value for _, value in values[self.low : max(len(values) - self.high, self.low)]]
        )

    def _amount(self, one: Contribution) -> int:
        return one.score * one.points if self.product else one.score

    def working(self, context: Context, player: int) -> Working:
        """Show one player's value as its terms, a cut one as 0."""
        if player in context.meetings.unknown:
            return NEEDS_OPPONENTS
        found = contributions(context, player, self.reading)
        kept, cut = leave_out(found, self.low, self.high, product=self.product)
        terms = [self._term(one) for one in kept] + [self._term(one, cut=True) for one in cut]
        terms.sort(key=lambda term: term.round)
        return Working(sum([term.value for term in terms], Fraction(0)), tuple(terms))

    def _term(self, one: Contribution, *, cut: bool = False) -> Term:
        value = exact(self._amount(one), self.unit)
        return Term(
            one.round,
            Fraction(0) if cut else value,
            one.reason,
            opponent=one.opponent,
            score=in_points(one.score),
            factor=in_points(one.points) if self.product else Fraction(1),
            cut=value if cut else None,
        )


_BUCHHOLZ = Buchholz()


@dataclass(frozen=True, slots=True)
class AverageBuchholz:
    """The mean Buchholz of the opponents met over the board (Art. 8.2), never rounded."""

    buchholz: Buchholz = _BUCHHOLZ
    unit: int = PER_POINT
    combine: Combine = "average"
    decimals: int = 2
    among_tied: bool = False

    def numbers(self, context: Context) -> Numbers:
        """Compute every player's number; None where he has met nobody."""
        return context.carry(self, "further", lambda players: self._of(context, players))

    def _of(self, context: Context, players: Iterable[int]) -> dict[int, Fraction | None]:
        of, unknown = self.buchholz.numbers(context), context.meetings.unknown
        found: dict[int, Fraction | None] = {}
        for no in players:
            values = [of[opponent] for opponent in context.meetings.met[no] if opponent]
            known = [value for value in values if value is not None]
            whole = known and len(known) == len(values) and no not in unknown
            found[no] = Fraction(sum(known), len(known)) if whole else None
        return found

    def working(self, context: Context, player: int) -> Working:
        """Show one player's value as the terms of the mean."""
        if player in context.meetings.unknown:
            return NEEDS_OPPONENTS
        met = context.meetings.met[player]
        of = {no: self.buchholz.working(context, no).value for no in met if no}
        if None in of.values():
            return NEEDS_OPPONENTS
        terms = tuple(
            Term(number, value, "opponents-buchholz", opponent=no, score=value)
            for number, no in enumerate(met, 1)
            if no and (value := of[no]) is not None
        )
        if not terms:
            return Working(None, why="met-nobody", combine=self.combine)
        total = sum([term.value for term in terms], Fraction(0))
        return Working(total / len(terms), terms, combine=self.combine)


@dataclass(frozen=True, slots=True)
class Koya:
    """Points made against opponents with half of the possible points or more (Art. 9.2).

    The opponent's own score decides, and a forfeit counts against the scheduled opponent.

    Attributes:
        limit: half-points by which the limit is moved.
    """

    limit: int = 0
    unit: int = PER_POINT
    combine: Combine = "sum"
    decimals: int = 0
    among_tied: bool = False

    def _threshold(self, context: Context) -> Fraction:
        """The limit in half-points: half of what each one's games could bring.

        With an odd number of players in a round robin everybody is free once in as many rounds
        as there are players.
        """
        rules, players = context.section.rules, len(context.section.players)
        games = Fraction(context.upto)
        if rules.system == "round-robin" and players % 2:
            games = games * (players - 1) / players
        return rules.win * games / 2 + self.limit * PER_POINT // 2

    def numbers(self, context: Context) -> Numbers:
        """Compute every player's number."""
        return context.carry(self, "opponents", lambda players: self._of(context, players))

    def _of(self, context: Context, players: Iterable[int]) -> dict[int, int | None]:
        limit, totals = self._threshold(context), {0: -1, **context.totals}
        unknown, paired = context.meetings.unknown, context.meetings.paired
        return {
            no: None
            if no in unknown
            else sum(
                [
                    made
                    for one, made in zip(paired[no], context.sheets[no].points, strict=True)
                    if one and totals[one] >= limit
                ]
            )
            for no in players
        }

    def working(self, context: Context, player: int) -> Working:
        """Show one player's value: the points against each opponent, 0 below the limit."""
        if player in context.meetings.unknown:
            return NEEDS_OPPONENTS
        limit, totals = self._threshold(context), context.totals
        row = context.meetings.paired[player]
        lines = context.sheets[player].lines
        terms = tuple(
            Term(
                number,
                in_points(line.points if totals[no] >= limit else 0),
                "enough-points" if totals[no] >= limit else "too-few-points",
                opponent=no,
                score=in_points(totals[no]),
            )
            for number, (no, line) in enumerate(zip(row, lines, strict=True), 1)
            if no and not line.open
        )
        return Working(sum([term.value for term in terms], Fraction(0)), terms)
