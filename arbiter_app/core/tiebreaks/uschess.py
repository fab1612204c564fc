"""Tie-breaks of US Chess rule 34 that look at the opponents' scores (34E1, E2, E4, E8, E9).

As an opponent a player has his score over the board and ½ for every game he did not play,
whatever it was; for a tied player's own unplayed games an opponent with 0 is taken. They are
defined for 1-½-0. Cumulative (E3), most blacks (E6) and Kashdan (E7) are in `own`, what looks at
ratings in `us_ratings`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from arbiter_app.core.points import PER_POINT, in_points
from arbiter_app.core.tiebreaks import own
from arbiter_app.core.tiebreaks.context import Combine, Context, Numbers, Term, Working, exact
from arbiter_app.core.tiebreaks.opponents import NEEDS_OPPONENTS
from arbiter_app.core.tiebreaks.unplayed import Scores

MANY_ROUNDS = 9
"""From so many rounds on, a median drops two scores instead of one (34E1, E4)."""

_HALF = PER_POINT // 2


def _adjusted_scores(context: Context) -> Scores:
    """Every player's score as an opponent (34E1): ½ for each game not played."""

    def compute(players: Iterable[int]) -> dict[int, int]:
        found = {}
        for no in players:
            sheet = context.sheets[no]
            unplayed = [
                _HALF - line.points for line in sheet.lines if not (line.played or line.open)
            ]
            found[no] = sum(sheet.points) + sum(unplayed)
        return found

    return context.carry("adjusted-scores", "own", compute)


def _cumulative_scores(context: Context) -> Scores:
    """Every player's cumulative score (34E3)."""
    rules, sheets = context.section.rules, context.sheets
    return context.carry(
        "cumulative-scores",
        "own",
        lambda players: {no: sum(own.cumulative(sheets[no], rules)) for no in players},
    )


def _why(context: Context, player: int) -> str:
    """Say why there is no value; "" where there is one."""
    if not own.is_standard(context.section.rules):
        return "needs-standard-scoring"
    return NEEDS_OPPONENTS.why if player in context.meetings.unknown else ""


_Compute = Callable[[Iterable[int]], Mapping[int, int]]


def _where_defined(key: Hashable, context: Context, compute: _Compute) -> Numbers:
    """Compute the numbers of all whose value exists."""
    if not own.is_standard(context.section.rules):
        return dict.fromkeys(context.sheets)
    unknown = context.meetings.unknown

    def defined(players: Iterable[int]) -> dict[int, int | None]:
        asked = [no for no in players if no not in unknown]
        return {**dict.fromkeys(players), **compute(asked)}

    return context.carry(key, "opponents", defined)


Drop = Callable[[Context, int], tuple[int, int]]
"""How many of the lowest and of the highest scores of a player are dropped."""


def none(_context: Context, _player: int) -> tuple[int, int]:
    """Solkoff (34E2): nothing is dropped."""
    return 0, 0


class _OfOpponents(ABC):
    """A sum over the opponents: where its value exists, and that its terms add up to it."""

    __slots__ = ()

    def numbers(self, context: Context) -> Numbers:
        """Compute every player's number."""
        return _where_defined(self, context, lambda players: self._of(context, players))

    def working(self, context: Context, player: int) -> Working:
        """Show one player's value as its terms, a dropped one as 0."""
        why = _why(context, player)
        if why:
            return Working(None, why=why)
        terms = self._terms(context, player)
        return Working(sum([term.value for term in terms], Fraction(0)), terms)

    @abstractmethod
    def _of(self, context: Context, players: Iterable[int]) -> Mapping[int, int]:
        """Compute the numbers of some players."""

    @abstractmethod
    def _terms(self, context: Context, player: int) -> tuple[Term, ...]:
        """List the terms of one player's value."""


def median(context: Context, _player: int) -> tuple[int, int]:
    """Median (34E4): the lowest and the highest; two of each in nine or more rounds."""
    count = 2 if context.upto >= MANY_ROUNDS else 1
    return count, count


def modified_median(context: Context, player: int) -> tuple[int, int]:
    """Modified Median (34E1): only the lowest for a plus score, only the highest for a minus."""
    low, high = median(context, player)
    twice, half = 2 * sum(context.sheets[player].points), PER_POINT * context.upto
    return (low if twice >= half else 0), (high if twice <= half else 0)


@dataclass(frozen=True, slots=True)
class Solkoff(_OfOpponents):
    """The sum of the opponents' adjusted scores, some of them dropped."""

    drop: Drop = none
    unit: int = PER_POINT
    combine: Combine = "sum"
    decimals: int = 0
    among_tied: bool = False

    def _of(self, context: Context, players: Iterable[int]) -> dict[int, int]:
        scores = {0: 0, **_adjusted_scores(context)}
        drop, sheets, met, found = self.drop, context.sheets, context.meetings.met, {}
        for no in players:
            values = sorted([scores[one] for one in met[no]])
            # What is still playing stands among the zeros in front.
            playing = sum([line.open for line in sheets[no].lines])
            low, high = drop(context, no)
            low += playing
            found[no] = sum(values[low : max(len(values) - high, low)])
        return found

    def _scores(self, context: Context, player: int) -> list[tuple[int, int, int]]:
        """Each finished round, the opponent met there, and the score that enters."""
        scores = _adjusted_scores(context)
        lines = context.sheets[player].lines
        return [
            (number, no, scores[no] if no else 0)
            for number, (no, line) in enumerate(
                zip(context.meetings.met[player], lines, strict=True), 1
            )
            if not line.open
        ]

    def _reason(self, context: Context, opponent: int) -> str:
        if not opponent:
            return "own-unplayed"
        lines = context.sheets[opponent].lines
        missed = any(not (line.played or line.open) for line in lines)
        return "adjusted-score" if missed else "opponent"

    def _terms(self, context: Context, player: int) -> tuple[Term, ...]:
        found = self._scores(context, player)
        order = sorted(range(len(found)), key=lambda at: found[at][2])
        low, high = self.drop(context, player)
        cut = {*order[:low], *order[max(len(order) - high, low) :]}
        return tuple(
            Term(
                number,
                in_points(0 if at in cut else score),
                self._reason(context, no),
                opponent=no,
                score=in_points(score),
                cut=in_points(score) if at in cut else None,
            )
            for at, (number, no, score) in enumerate(found)
        )


@dataclass(frozen=True, slots=True)
class OppositionCumulative(_OfOpponents):
    """The sum of the cumulative scores of the opponents met over the board (34E9)."""

    unit: int = PER_POINT
    combine: Combine = "sum"
    decimals: int = 0
    among_tied: bool = False

    def _of(self, context: Context, players: Iterable[int]) -> dict[int, int]:
        of, met = {0: 0, **_cumulative_scores(context)}, context.meetings.met
        return {no: sum([of[one] for one in met[no]]) for no in players}

    def _terms(self, context: Context, player: int) -> tuple[Term, ...]:
        of = _cumulative_scores(context)
        return tuple(
            Term(
                number,
                in_points(of[no]),
                "opponents-cumulative",
                opponent=no,
                score=in_points(of[no]),
            )
            for number, no in enumerate(context.meetings.met[player], 1)
            if no
        )


@dataclass(frozen=True, slots=True)
class SonnebornBerger(_OfOpponents):
    """The final scores of those beaten and half of those drawn with, over the board (34E8)."""

    unit: int = PER_POINT**2
    combine: Combine = "sum"
    decimals: int = 0
    among_tied: bool = False

    def _of(self, context: Context, players: Iterable[int]) -> dict[int, int]:
        totals, sheets, met = {0: 0, **context.totals}, context.sheets, context.meetings.met
        return {
            no: sum(
                [totals[one] * made for one, made in zip(met[no], sheets[no].points, strict=True)]
            )
            for no in players
        }

    def _terms(self, context: Context, player: int) -> tuple[Term, ...]:
        row, points = context.meetings.met[player], context.sheets[player].points
        return tuple(
            Term(
                number,
                exact(context.totals[no] * made, self.unit),
                "share-of-score",
                opponent=no,
                score=in_points(context.totals[no]),
                factor=in_points(made),
            )
            for number, (no, made) in enumerate(zip(row, points, strict=True), 1)
            if no
        )
