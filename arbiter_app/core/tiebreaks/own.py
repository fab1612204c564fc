"""Tie-breaks from the player's own scoresheet (FIDE C.07 Art. 7, US Chess 34E3, E6, E7).

They need nobody else's result, so a value is final the moment the player's last game ends.
Each is one function from a scoresheet to whole amounts, one per round, in one or more blocks
(running totals, then deductions); the value is their sum and the working is their list.

A forfeit is not played over the board in a round robin either: Art. 15.2 may be read as making
it a regular game there, but FIDE's own checker leaves it out of WON, BPG and BWG and takes a
lost one off REP, in the editions of 2024 and 2026 alike.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import accumulate

from arbiter_app.core.ledger import Sheet
from arbiter_app.core.points import PER_POINT
from arbiter_app.core.results import Outcome
from arbiter_app.core.tiebreaks.context import (
    Combine,
    Context,
    Numbers,
    Term,
    Working,
    exact,
)
from arbiter_app.core.tournament import Rules

Amounts = Callable[[Sheet, Rules], Iterable[int]]
Undefined = Callable[[Sheet, Rules], str]

# Looking a member up in its class takes longer than comparing it.
_WIN = Outcome.WIN


def always_defined(_sheet: Sheet, _rules: Rules) -> str:
    """Say that the value always exists."""
    return ""


@dataclass(frozen=True, slots=True)
class Own:
    """A tie-break of the player's own results.

    Attributes:
        amounts: blocks of one whole amount a round, in the unit; their sum is the value.
        reasons: what each block is.
        unit: how many make one: half-points for scores, 1 for counts.
        undefined: code of why the value does not exist for this sheet, "" where it does.
        cut: how many amounts of the first block are left out, from round 1 on (Art. 14).
    """

    amounts: Amounts
    reasons: tuple[str, ...]
    unit: int = 1
    undefined: Undefined = always_defined
    cut: int = 0
    combine: Combine = "sum"
    decimals: int = 0
    among_tied: bool = False

    def numbers(self, context: Context) -> Numbers:
        """Compute every player's number."""
        return context.carry(self, "own", lambda players: self._of(context, players))

    def _of(self, context: Context, players: Iterable[int]) -> dict[int, int | None]:
        rules, amounts, sheets = context.section.rules, self.amounts, context.sheets
        if self.undefined is always_defined and not self.cut:
            return {no: sum(amounts(sheets[no], rules)) for no in players}
        return {no: self.number(sheets[no], rules) for no in players}

    def number(self, sheet: Sheet, rules: Rules) -> int | None:
        """Compute one scoresheet's number; None where it does not exist."""
        if self.undefined(sheet, rules):
            return None
        if not self.cut:
            return sum(self.amounts(sheet, rules))
        return sum([*self.amounts(sheet, rules)][self._dropped(sheet) :])

    def _dropped(self, sheet: Sheet) -> int:
        return min(self.cut, len(sheet.points))

    def working(self, context: Context, player: int) -> Working:
        """Show one player's value as its terms, a cut one as 0."""
        sheet, rules = context.sheets[player], context.section.rules
        why = self.undefined(sheet, rules)
        if why:
            return Working(None, why=why, combine=self.combine)
        values = [exact(amount, self.unit) for amount in self.amounts(sheet, rules)]
        rounds, dropped = len(sheet.points), self._dropped(sheet)
        terms = tuple(
            Term(
                at % rounds + 1,
                exact(0, 1) if at < dropped else value,
                self.reasons[at // rounds],
                cut=value if at < dropped else None,
            )
            for at, value in enumerate(values)
            # A round in which nothing is taken off needs no word.
            if at < rounds or value
        )
        return Working(sum(values[dropped:], exact(0, 1)), terms, combine=self.combine)


def points(sheet: Sheet, _rules: Rules) -> Iterable[int]:
    """The tournament score, round by round."""
    return sheet.points


def progressive(sheet: Sheet, _rules: Rules) -> Iterable[int]:
    """The running totals after each round (C.07 Art. 7.5); unplayed rounds as awarded."""
    return accumulate(sheet.points)


def cumulative(sheet: Sheet, _rules: Rules) -> list[int]:
    """The running totals, then minus every point got without play (US Chess 34E3)."""
    return [*accumulate(sheet.points), *[-line.unplayed for line in sheet.lines]]


def cumulative_old(sheet: Sheet, _rules: Rules) -> list[int]:
    """The running totals, then minus whole points got without play (34E3, older texts)."""
    whole = [line.unplayed // PER_POINT * PER_POINT for line in sheet.lines]
    return [*accumulate(sheet.points), *[-amount for amount in whole]]


def is_standard(rules: Rules) -> bool:
    """Whether a game brings 1, ½ or 0, as US Chess rule 34 takes for granted."""
    return (rules.win, rules.draw, rules.loss) == (PER_POINT, PER_POINT // 2, 0)


def not_standard(_sheet: Sheet, rules: Rules) -> str:
    """US Chess defines the cumulative score for 1-½-0 only."""
    return "" if is_standard(rules) else "needs-standard-scoring"


def no_colours(sheet: Sheet, rules: Rules) -> str:
    """A typed score has no colour, so nothing can be said about colours."""
    if not rules.paired:
        return "needs-colours"
    typed = [True for line in sheet.lines if line.played and not line.game]
    return "needs-colours" if typed else ""


def wins(sheet: Sheet, rules: Rules) -> list[int]:
    """Rounds that brought as many points as a win, played or not (Art. 7.1)."""
    win = rules.win
    return [1 if line.points == win and not line.open else 0 for line in sheet.lines]


def won(sheet: Sheet, _rules: Rules) -> list[int]:
    """Games won over the board (Art. 7.2)."""
    return [1 if line.outcome is _WIN else 0 for line in sheet.lines]


def games_with_black(sheet: Sheet, _rules: Rules) -> list[int]:
    """Games played with Black (Art. 7.3)."""
    return [1 if line.white is False and line.played else 0 for line in sheet.lines]


def won_with_black(sheet: Sheet, _rules: Rules) -> list[int]:
    """Games won with Black (Art. 7.4)."""
    return [1 if line.white is False and line.outcome is _WIN else 0 for line in sheet.lines]


def elected_to_play(sheet: Sheet, _rules: Rules) -> list[int]:
    """Rounds without half- or zero-point bye and forfeit loss (Art. 7.6)."""
    return [0 if line.voluntary or line.open else 1 for line in sheet.lines]


def standard(sheet: Sheet, _rules: Rules) -> list[int]:
    """Standard points: every round on the 1-½-0 scale (Art. 7.7)."""
    return [line.standard for line in sheet.lines]


_KASHDAN: dict[Outcome | None, int] = {Outcome.WIN: 4, Outcome.DRAW: 2, Outcome.LOSS: 1}


def kashdan(sheet: Sheet, _rules: Rules) -> list[int]:
    """4 for a win over the board, 2 for a draw, 1 for a loss (US Chess 34E7)."""
    return [_KASHDAN.get(line.outcome, 0) for line in sheet.lines]
