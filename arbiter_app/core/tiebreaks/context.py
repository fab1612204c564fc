"""What a tie-break may read, and what it gives back.

A tie-break adds up whole numbers (half-points, games) and says how many make one; the exact
value is that fraction. Ranking compares the whole numbers, which is exact and fast.
"""

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from typing import Any, Literal, Protocol, TypeVar

from arbiter_app.core.ledger import Sheet, sheets, sheets_of
from arbiter_app.core.meetings import Meetings, follow, meetings_of
from arbiter_app.core.tournament import Round, Section

Numbers = Mapping[int, int | Fraction | None]
"""Start number to the sum in the tie-break's unit; None where the value does not exist."""

Combine = Literal["sum", "average", "count", "table", "place"]
"""How a value comes from its terms: they add up to it (sum, count), it is their mean, it is
looked up in a table, or it is a place."""


Reach = Literal["own", "opponents", "further"]
"""Whose games a number looks at: the player's own; his opponents' too; and theirs."""

Answer = TypeVar("Answer")
_MEETINGS = "meetings"
_FEW = 8


@dataclass(frozen=True, slots=True, eq=False)
class Context:
    """A section after a round: later rounds do not exist.

    What is computed for it is kept beside it; a context that follows another one computes again
    only what an edit has touched (`carry`).

    Attributes:
        upto: the round, from 1; 0 before the first.
        sheets: every player's scoresheet up to it.
        tied: who is still level where a tie-break among the tied players is asked.
        changed: whose entries differ from those of the context before; None where there was
            none to follow.
    """

    section: Section
    upto: int
    sheets: Mapping[int, Sheet]
    tied: tuple[int, ...] = ()
    changed: frozenset[int] | None = None
    kept: dict[Hashable, Any] = field(default_factory=dict, compare=False, repr=False)
    before: Mapping[Hashable, Any] = field(default_factory=dict, compare=False, repr=False)

    @classmethod
    def after(cls, section: Section, upto: int, before: "Context | None" = None) -> "Context":
        """Read a section as it stands after round *upto*, following an earlier context if it can.

        It can where rules, players and number of rounds are the very same.
        """
        changed = None if before is None else before.differs(section, upto)
        if before is None or changed is None or len(changed) * _FEW > len(section.players):
            return cls(section, upto, sheets(section, upto))
        again = sheets_of(section, upto, changed)
        read = {**before.sheets, **again} if again else before.sheets
        return cls(section, upto, read, (), changed, {}, before.kept)

    def differs(self, section: Section, upto: int) -> frozenset[int] | None:
        """List whose entries are others in a section; None where more than entries differ."""
        own = self.section
        same = own.rules is section.rules and own.players is section.players
        if not (same and self.upto == upto and len(own.rounds) == len(section.rounds)):
            return None
        changed: set[int] = set()
        for old, new in zip(own.rounds[:upto], section.rounds, strict=False):
            if old is not new:
                changed.update(_other_entries(old, new))
        return frozenset(changed)

    def carry(
        self,
        key: Hashable,
        reach: Reach,
        compute: Callable[[Iterable[int]], Mapping[int, Answer]],
    ) -> Mapping[int, Answer]:
        """Compute something for every player; for those it can have changed for, after an edit.

        *compute* gives it for the players it is asked for, and looks no further than *reach*.
        """
        found: Mapping[int, Answer] | None = self.kept.get(key)
        if found is None:
            old = self.before.get(key)
            found = (
                compute(self.sheets) if old is None else {**old, **compute(self._touched(reach))}
            )
            self.kept[key] = found
        return found

    def _touched(self, reach: Reach) -> frozenset[int]:
        changed = self.changed or frozenset()
        if reach == "own":
            return changed
        near = self._with_opponents(changed)
        return near if reach == "opponents" else self._with_opponents(near)

    def _with_opponents(self, players: frozenset[int]) -> frozenset[int]:
        old = self.before.get(_MEETINGS)
        rows = [self.meetings.paired[no] for no in players]
        rows += [old.paired[no] for no in players] if old else []
        return players.union(*rows) - {0}

    @property
    def meetings(self) -> Meetings:
        """Every player's opponents."""
        found: Meetings | None = self.kept.get(_MEETINGS)
        if found is None:
            old = self.before.get(_MEETINGS)
            found = meetings_of(self.section, self.sheets, self.changed if old else None)
            found = follow(old, found) if old else found
            self.kept[_MEETINGS] = found
        return found

    @property
    def totals(self) -> Mapping[int, int]:
        """Every player's points, in half-points."""
        return self.carry("totals", "own", self._totals)

    def _totals(self, players: Iterable[int]) -> dict[int, int]:
        read = self.sheets
        return {no: sum(read[no].points) for no in players}


def _other_entries(old: Round, new: Round) -> Iterator[int]:
    """List whose entry in a round is not the very same."""
    before, now = old.entries, new.entries
    yield from (no for no, entry in now.items() if before.get(no) is not entry)
    yield from before.keys() - now.keys()


_latest: deque[Context] = deque(maxlen=4)


def context_after(section: Section, upto: int) -> Context:
    """Read a section as it stands after a round, following what was read of it last."""
    for known in _latest:
        changed = known.differs(section, upto)
        if changed is None:
            continue
        _latest.remove(known)
        context = Context.after(section, upto, known) if changed else known
        _latest.append(context)
        return context
    _latest.append(context := Context.after(section, upto))
    return context


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
