"""What a tie-break may read, and what it gives back.

A tie-break adds up whole numbers (half-points, games) and says how many make one; the exact
value is that fraction. Ranking compares the whole numbers, which is exact and fast.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Protocol

from arbiter_app.core.ledger import Sheet, sheets
from arbiter_app.core.tournament import Section

Numbers = Mapping[int, int | Fraction | None]
"""Start number to the sum in the tie-break's unit; None where the value does not exist."""


@dataclass(frozen=True, slots=True)
class Context:
    """A section after a round: later rounds do not exist.

    Attributes:
        upto: the round, from 1; 0 before the first.
        sheets: every player's scoresheet up to it.
    """

    section: Section
    upto: int
    sheets: Mapping[int, Sheet]

    @classmethod
    def after(cls, section: Section, upto: int) -> "Context":
        """Read a section as it stands after round *upto*."""
        return cls(section, upto, sheets(section, upto))


@dataclass(frozen=True, slots=True)
class Term:
    """One summand of a working.

    Attributes:
        round: the round it comes from.
        value: in points (or games).
        reason: a code such as "running-total"; `labels` has its words.
    """

    round: int
    value: Fraction
    reason: str


@dataclass(frozen=True, slots=True)
class Working:
    """The arithmetic behind one value.

    Attributes:
        value: None where it does not exist; `why` then has the code of the reason.
        terms: they add up to the value exactly.
    """

    value: Fraction | None
    terms: tuple[Term, ...] = ()
    why: str = ""


class TieBreak(Protocol):
    """One entry of the registry."""

    @property
    def unit(self) -> int:
        """How many of its numbers make one point (or game)."""

    def numbers(self, context: Context) -> Numbers:
        """Compute every player's number; higher is better."""

    def working(self, context: Context, player: int) -> Working:
        """Show one player's value as its terms, from the same code as `numbers`."""


@lru_cache(4096)
def exact(number: int | Fraction, unit: int) -> Fraction:
    """Turn a number of the given unit into its value."""
    return Fraction(number, unit)
