"""Tie-breaks of US Chess rule 34 that look at the opponents' ratings (34E10, E11)."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from arbiter_app.core.results import Outcome
from arbiter_app.core.tiebreaks.context import Combine, Context, Numbers, Term, Working
from arbiter_app.core.tiebreaks.opponents import NEEDS_OPPONENTS
from arbiter_app.core.tiebreaks.ratings import rounded
from arbiter_app.core.tournament import by_number

_FURTHEST = 350
_FOR_A = {Outcome.WIN: 400, Outcome.LOSS: -400}


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
        if not terms:
            return Working(None, why="no-rated-opponent", combine=self.combine)
        total = sum([term.value for term in terms], Fraction(0))
        return Working(total / len(terms), terms, combine=self.combine)


@dataclass(frozen=True, slots=True)
class OppositionPerformance:
    """The mean performance of the opponents met over the board (34E10), a whole number.

    A performance is the mean over the opponent's games of the rating of whom he met, 400 more
    where he won and 400 less where he lost. The rest of the rule is read off the standings that
    SwissSys publishes. Whoever is beaten counts as rated 350 less at most, and as 350 less where
    he has no rating; in other games who has none counts as what he performed against the rated,
    or 0. A performance has no fraction and is not below 0, and the mean is rounded, a half
    upwards; it is 0 for whoever met nobody. Games among the tied players count as any others.
    """

    unit: int = 1
    combine: Combine = "average"
    decimals: int = 0
    among_tied: bool = False

    def numbers(self, context: Context) -> Numbers:
        """Compute every player's number; None for all where nobody has a rating."""
        known = _performances(context)
        rated = _somebody_rated(context)
        return context.carry(
            self,
            "further",
            lambda players: {
                no: self._number(context, no, known) if rated else None for no in players
            },
        )

    def working(self, context: Context, player: int) -> Working:
        """Show one player's value: the performance of each opponent."""
        if player in context.meetings.unknown:
            return NEEDS_OPPONENTS
        if not _somebody_rated(context):
            return Working(None, why="nobody-rated", combine=self.combine)
        known = _performances(context)
        terms = tuple(
            Term(
                number,
                Fraction(known[no]),
                "opponents-performance",
                opponent=no,
                score=Fraction(known[no]),
            )
            for number, no in enumerate(context.meetings.met[player], 1)
            if no
        )
        value = self._number(context, player, known)
        return Working(None if value is None else Fraction(value), terms, combine=self.combine)

    def _number(self, context: Context, player: int, known: Mapping[int, int]) -> int | None:
        if player in context.meetings.unknown:
            return None
        met = [known[no] for no in context.meetings.met[player] if no]
        return rounded(sum(met), len(met)) if met else 0


def _somebody_rated(context: Context) -> bool:
    return any(one.rating is not None for one in context.section.players)


def _performances(context: Context) -> Mapping[int, int]:
    """Compute every player's performance, as `OppositionPerformance` says."""
    unrated = {one.no for one in context.section.players if one.rating is None}
    stand_ins = context.carry(
        "performances-against-the-rated",
        "own",
        lambda players: {
            no: _against_the_rated(context, no) for no in unrated.intersection(players)
        },
    )
    return context.carry(
        "performances",
        "opponents",
        lambda players: {no: _performance(context, no, stand_ins) for no in players},
    )


def _against_the_rated(context: Context, player: int) -> int:
    """What stands in for the rating of a player who has none."""
    players = by_number(context.section.players)
    return _whole_mean(
        rating + _FOR_A.get(outcome, 0)
        for no, outcome in _played(context, player)
        if (rating := players[no].rating) is not None
    )


def _performance(context: Context, player: int, stand_ins: Mapping[int, int]) -> int:
    players = by_number(context.section.players)
    own = players[player].rating
    marks = []
    for no, outcome in _played(context, player):
        rating = players[no].rating
        if outcome is Outcome.WIN and own is not None:
            rating = max(rating or 0, own - _FURTHEST)
        elif rating is None:
            rating = stand_ins[no]
        marks.append(rating + _FOR_A.get(outcome, 0))
    return _whole_mean(marks)


def _played(context: Context, player: int) -> Iterator[tuple[int, Outcome]]:
    """Each opponent met over the board, and the player's result."""
    row, lines = context.meetings.met[player], context.sheets[player].lines
    for no, line in zip(row, lines, strict=True):
        if no and line.outcome is not None:
            yield no, line.outcome


def _whole_mean(marks: Iterable[int]) -> int:
    """The mean without its fraction, and not below 0; 0 of nothing."""
    known = list(marks)
    return max(sum(known) // len(known), 0) if known else 0
