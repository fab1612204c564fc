"""Tie-breaks of US Chess rule 34 that look at the opponents' ratings (34E10, E11)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from arbiter_app.core.results import Outcome
from arbiter_app.core.tiebreaks.context import Combine, Context, Numbers, Term, Working
from arbiter_app.core.tiebreaks.opponents import NEEDS_OPPONENTS
from arbiter_app.core.tiebreaks.ratings import rounded
from arbiter_app.core.tournament import by_number

_FURTHEST = 350
_PERFORMANCE = {Outcome.WIN: 400, Outcome.LOSS: -400}


@dataclass(frozen=True, slots=True)
class OppositionRating:
    """The mean rating of the rated opponents met over the board (34E11), never rounded."""

    unit: int = 1
    combine: Combine = "average"
    decimals: int = 2
    among_tied: bool = False

    def numbers(self, context: Context) -> Numbers:
        """Compute every player's number; None where he has met nobody with a rating."""
        return context.carry(
            self, "own", lambda players: {no: self.working(context, no).value for no in players}
        )

    def working(self, context: Context, player: int) -> Working:
        """Show one player's value as the terms of the mean."""
        if player in context.meetings.unknown:
            return NEEDS_OPPONENTS
        players = by_number(context.section.players)
        terms = tuple(
            Term(number, Fraction(rating), "opponents-rating", opponent=no, score=Fraction(rating))
            for number, no in enumerate(context.meetings.met[player], 1)
            if no and (rating := players[no].rating) is not None
        )
        return _mean(terms, "no-rated-opponent")


@dataclass(frozen=True, slots=True)
class OppositionPerformance:
    """The mean performance of the opponents met over the board (34E10), a whole number.

    A performance is the mean over the opponent's games of the rating of whom he met, 400 more
    where he won and 400 less where he lost. The rest of the rule is read off the standings that
    SwissSys publishes: whoever is beaten counts as rated 350 less at most, a performance has no
    fraction and is not below 0, and the mean is rounded, a half upwards; it is 0 for whoever met
    nobody. Games among the tied players count there as any others.
    """

    unit: int = 1
    combine: Combine = "average"
    decimals: int = 0
    among_tied: bool = False

    def numbers(self, context: Context) -> Numbers:
        """Compute every player's number; None where none of those met met anybody rated."""
        known = context.carry(
            "performances",
            "own",
            lambda players: {no: self._performance(context, no) for no in players},
        )
        return context.carry(
            self,
            "opponents",
            lambda players: {no: self._working(context, no, known).value for no in players},
        )

    def working(self, context: Context, player: int) -> Working:
        """Show one player's value: the performance of each opponent."""
        met = [no for no in context.meetings.met[player] if no]
        return self._working(context, player, {no: self._performance(context, no) for no in met})

    def _working(self, context: Context, player: int, known: Mapping[int, int | None]) -> Working:
        if player in context.meetings.unknown:
            return NEEDS_OPPONENTS
        terms = tuple(
            Term(
                number, Fraction(value), "opponents-performance", opponent=no, score=Fraction(value)
            )
            for number, no in enumerate(context.meetings.met[player], 1)
            if no and (value := known[no]) is not None
        )
        if not any(context.meetings.met[player]):
            return Working(Fraction(0), combine=self.combine)
        mean = _mean(terms, "no-rated-opponent")
        if mean.value is None:
            return mean
        return replace(mean, value=Fraction(rounded(int(mean.value * len(terms)), len(terms))))

    def _performance(self, context: Context, player: int) -> int | None:
        players = by_number(context.section.players)
        own_rating = players[player].rating
        marks = []
        row, lines = context.meetings.met[player], context.sheets[player].lines
        for no, line in zip(row, lines, strict=True):
            rating = players[no].rating if no else None
            if rating is None or line.outcome is None:
                continue
            if line.outcome is Outcome.WIN and own_rating is not None:
                rating = max(rating, own_rating - _FURTHEST)
            marks.append(rating + _PERFORMANCE.get(line.outcome, 0))
        return max(sum(marks) // len(marks), 0) if marks else None


def _mean(terms: tuple[Term, ...], why: str) -> Working:
    if not terms:
        return Working(None, why=why, combine="average")
    total = sum([term.value for term in terms], Fraction(0))
    return Working(total / len(terms), terms, combine="average")
