"""What a tie-break may read, and what it gives back.

A tie-break adds up whole numbers (half-points, games) and says how many make one; the exact
value is that fraction. Ranking compares the whole numbers, which is exact and fast.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Literal, Protocol

from arbiter_app.core.ledger import Sheet, sheets
from arbiter_app.core.meetings import Meetings, meetings
from arbiter_app.core.memory import remembered
from arbiter_app.core.tournament import Section

Numbers = Mapping[int, int | Fraction | None]
"""Start number to the sum in the tie-break's unit; None where the value does not exist."""

Combine = Literal["sum", "average", "count", "table", "place"]
"""How a value comes from its terms: they add up to it (sum, count), it is their mean, it is
looked up in a table, or it is a place."""


@dataclass(frozen=True, slots=True)
class Context:
    """A section after a round: later rounds do not exist.

    Attributes:
        upto: the round, from 1; 0 before the first.
        sheets: every player's scoresheet up to it.
        tied: who is still level where a tie-break among the tied players is asked.
    """

    section: Section
    upto: int
    sheets: Mapping[int, Sheet]
    tied: tuple[int, ...] = ()

    @classmethod
    def after(cls, section: Section, upto: int) -> "Context":
        """Read a section as it stands after round *upto*."""
        return cls(section, upto, sheets(section, upto))

    @property
    def meetings(self) -> Meetings:
        """Every player's opponents."""
        return _meetings(self.section, self.upto)

    @property
    def totals(self) -> Mapping[int, int]:
        """Every player's points, in half-points."""
        return _totals(self.sheets)


@remembered(8)
def _meetings(section: Section, upto: int) -> Meetings:
    return meetings(section, upto)


@remembered(8)
def _totals(read: Mapping[int, Sheet]) -> Mapping[int, int]:
    return {no: sum(sheet.points) for no, sheet in read.items()}


@dataclass(frozen=True, slots=True)
class Term:
    """One summand of a working.

    Attributes:
        round: the round it comes from; 0 where it comes from none.
        value: what it adds, in points (or games, or rating points); 0 where it was cut.
        reason: a code such as "running-total"; `labels` has its words.
        opponent: start number of the opponent, 0 where there is none.
        score: the opponent's number that entered: his score or a dummy's, his rating.
        factor: what the score was multiplied with, 1 where it was just taken.
        cut: what the term would have added had it not been cut, else None.
    """

    round: int
    value: Fraction
    reason: str
    opponent: int = 0
    score: Fraction | None = None
    factor: Fraction = Fraction(1)
    cut: Fraction | None = None


@dataclass(frozen=True, slots=True)
class Working:
    """The arithmetic behind one value.

    Attributes:
        value: None where it does not exist; `why` then has the code of the reason.
        terms: for "sum" and "count" they add up to the value exactly.
    """

    value: Fraction | None
    terms: tuple[Term, ...] = ()
    why: str = ""
    combine: Combine = "sum"


class TieBreak(Protocol):
    """One entry of the registry."""

    @property
    def unit(self) -> int:
        """How many of its numbers make one point (or game); negative where the lowest is best."""

    @property
    def combine(self) -> Combine:
        """How its values come from their terms."""

    @property
    def decimals(self) -> int:
        """How many are printed of a mean; 0 where values are whole, halves or quarters."""

    @property
    def among_tied(self) -> bool:
        """Whether it looks at the players still level only (`Context.tied`), group by group."""

    def numbers(self, context: Context) -> Numbers:
        """Compute every player's number (of the tied ones if `among_tied`); higher is better."""

    def working(self, context: Context, player: int) -> Working:
        """Show one player's value as its terms, from the same code as `numbers`."""


@lru_cache(4096)
def exact(number: int | Fraction, unit: int) -> Fraction:
    """Turn a number of the given unit into its value."""
    return Fraction(number, unit)
