"""Direct encounter among the players still tied: FIDE C.07 Art. 6, US Chess 34E5."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby

from arbiter_app.core.points import in_points
from arbiter_app.core.results import Outcome
from arbiter_app.core.tiebreaks.context import Combine, Context, Numbers, Term, Working
from arbiter_app.core.tiebreaks.opponents import NEEDS_OPPONENTS
from arbiter_app.core.tiebreaks.unplayed import is_round_robin

_Table = dict[int, dict[int, list[int]]]
"""Each tied player's points (in half-points) against each tied opponent he met, by meeting."""


def _table(context: Context, tied: Iterable[int], *, forfeits: bool) -> _Table:
    """Note the games among the tied; forfeits are games in a round robin, and where asked."""
    among = set(tied)
    counted = forfeits or is_round_robin(context)
    table: _Table = {}
    for no in among:
        against: defaultdict[int, list[int]] = defaultdict(list)
        sheet = context.sheets[no]
        for opponent, line in zip(context.meetings.paired[no], sheet.lines, strict=True):
            if opponent in among and not line.open and (line.played or counted):
                against[opponent].append(line.points)
        table[no] = dict(against)
    return table


def _points(table: _Table, tied: Iterable[int]) -> dict[int, Fraction]:
    """Sum the points among the tied; several meetings with one opponent count by their mean."""
    among = set(tied)
    return {
        no: sum(
            [Fraction(sum(made), len(made)) for one, made in table[no].items() if one in among],
            Fraction(0),
        )
        for no in among
    }


def _resolve(table: _Table, tied: tuple[int, ...], win: int | None) -> list[tuple[int, ...]]:
    """Put tied players in order: groups, the best first, each still tied (Art. 6).

    *win* is what a missing game might bring, None where missing games do not matter.
    """
    among = set(tied)
    points = _points(table, among)
    unmet = {no: len(among) - 1 - len(table[no].keys() & among) for no in among}
    if win is None or not any(unmet.values()):
        return _ordered(table, tied, points, win)
    first = _certain_leaders(points, unmet, win)
    if not first:
        return [tied]
    rest = tuple(no for no in tied if no not in first)
    below = _resolve(table, rest, win) if rest else []
    return [*[(no,) for no in first], *below]


def _ordered(
    table: _Table, tied: tuple[int, ...], points: dict[int, Fraction], win: int | None
) -> list[tuple[int, ...]]:
    """Everybody met everybody: by points, then those still level by themselves (Art. 6.2).

    So it is in a round robin before its end: missing games are weighed in a Swiss only (6.3).
    """
    best_first = sorted(tied, key=lambda no: (-points[no], no))
    groups = [tuple(group) for _, group in groupby(best_first, key=points.__getitem__)]
    if len(groups) == 1:
        return groups
    return [
        part
        for group in groups
        for part in ([group] if len(group) == 1 else _resolve(table, group, win))
    ]


def _certain_leaders(points: dict[int, Fraction], unmet: dict[int, int], win: int) -> list[int]:
    """List who is ahead of all others whatever the missing games had brought (Art. 6.3)."""
    best = sorted(points, key=lambda no: -(points[no] + win * unmet[no]))
    leaders: list[int] = []
    for leader in sorted(points, key=lambda no: -points[no]):
        rival = next((no for no in best if no != leader and no not in leaders), None)
        if rival is not None and points[leader] <= points[rival] + win * unmet[rival]:
            break
        leaders.append(leader)
    return leaders


@dataclass(frozen=True, slots=True)
class DirectEncounter:
    """The place among the players still tied; 0 where their games part nobody.

    There is no value where no game among them is recorded, but scores are merely typed.

    Attributes:
        forfeits: a forfeit is a game here ("/P").
    """

    forfeits: bool = False
    unit: int = -1
    combine: Combine = "place"
    decimals: int = 0
    among_tied: bool = True

    def _places(self, context: Context) -> dict[int, int] | None:
        if len(context.tied) < 2 or not context.upto:
            return dict.fromkeys(context.tied, 0)
        table = _table(context, context.tied, forfeits=self.forfeits)
        if not any(table.values()):
            return None if _typed(context) else dict.fromkeys(context.tied, 0)
        win = None if is_round_robin(context) else context.section.rules.win
        groups = _resolve(table, context.tied, win)
        if len(groups) == 1:
            return dict.fromkeys(context.tied, 0)
        places, place = {}, 1
        for group in groups:
            places.update(dict.fromkeys(group, place))
            place += len(group)
        return places

    def numbers(self, context: Context) -> Numbers:
        """Give the tied players' places, negated: the lowest is best."""
        places = self._places(context)
        if places is None:
            return dict.fromkeys(context.tied)
        return {no: -place for no, place in places.items()}

    def working(self, context: Context, player: int) -> Working:
        """Show one player's games against the tied and the place they bring.

        Where there is neither, the reason is told, though the value is 0.
        """
        places = self._places(context)
        if places is None:
            return replace(NEEDS_OPPONENTS, combine=self.combine)
        place = Fraction(places.get(player, 0))
        terms = tuple(_meetings(context, player, forfeits=self.forfeits))
        why = ""
        if not place and not terms:
            why = "nobody-tied" if len(context.tied) < 2 else "met-no-tied"
        return Working(place, terms, why, self.combine)


def _meetings(context: Context, player: int, *, forfeits: bool) -> Iterator[Term]:
    counted = forfeits or is_round_robin(context)
    row, lines = context.meetings.paired[player], context.sheets[player].lines
    for number, (opponent, line) in enumerate(zip(row, lines, strict=True), 1):
        if opponent in context.tied and not line.open and (line.played or counted):
            yield Term(number, in_points(line.points), "against-tied", opponent=opponent)


def _typed(context: Context) -> bool:
    """Whether a score of the tied is merely typed, so that who played whom is not known."""
    return not context.meetings.unknown.isdisjoint(context.tied)


_BALANCE = {Outcome.WIN: 1, Outcome.LOSS: -1}


@dataclass(frozen=True, slots=True)
class Result:
    """Wins less losses over the board among the tied players (US Chess 34E5)."""

    unit: int = 1
    combine: Combine = "sum"
    decimals: int = 0
    among_tied: bool = True

    def numbers(self, context: Context) -> Numbers:
        """Give the tied players' balances; None where there is nothing to go by (`_why`)."""
        if self._why(context):
            return dict.fromkeys(context.tied)
        return {no: sum([value for _, _, value in _balance(context, no)]) for no in context.tied}

    def _why(self, context: Context) -> str:
        if len(context.tied) < 2:
            return "nobody-tied"
        unknown = _typed(context) and not any(any(_balance(context, no)) for no in context.tied)
        return NEEDS_OPPONENTS.why if unknown else ""

    def working(self, context: Context, player: int) -> Working:
        """Show one player's balance, game by game."""
        why = self._why(context)
        if why:
            return Working(None, why=why)
        terms = tuple(
            Term(number, Fraction(value), "balance-among-tied", opponent=opponent)
            for number, opponent, value in _balance(context, player)
        )
        return Working(sum([term.value for term in terms], Fraction(0)), terms)


def _balance(context: Context, player: int) -> Iterator[tuple[int, int, int]]:
    """Each game against a tied player: round, opponent, 1, 0 or −1."""
    row, lines = context.meetings.met[player], context.sheets[player].lines
    for number, (opponent, line) in enumerate(zip(row, lines, strict=True), 1):
        if opponent in context.tied and line.outcome is not None:
            yield number, opponent, _BALANCE.get(line.outcome, 0)
