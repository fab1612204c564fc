"""The cumulative score as a staircase: the running totals are its steps, the area is the score.

All measures are in points and rounds, exact; whoever draws it turns them into pixels.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from arbiter_app.core.tiebreaks.context import Working

_MOST_TICKS = 6


class Step(NamedTuple):
    """The running total after a round, as high as it is; a *cut* one adds nothing."""

    round: int
    total: Fraction
    cut: bool = False


class Block(NamedTuple):
    """Points got without play, as a piece of the area that does not count.

    Attributes:
        round: in whose column it stands.
        earned: in which round the points were got.
        value: what it adds, as in the working: negative where it is removed.
    """

    round: int
    earned: int
    value: Fraction
    bottom: Fraction
    top: Fraction


class Corner(NamedTuple):
    """A point of the outline: rounds from the left edge, points from the ground."""

    rounds: int
    points: Fraction


@dataclass(frozen=True, slots=True)
class Staircase:
    """What is drawn of one player: round 1 first."""

    steps: tuple[Step, ...]
    blocks: tuple[Block, ...] = ()

    @property
    def area(self) -> Fraction:
        """The steps that count, less the blocks removed: the cumulative score itself."""
        steps = sum((step.total for step in self.steps if not step.cut), Fraction(0))
        return steps + sum((block.value for block in self.blocks), Fraction(0))

    @property
    def low(self) -> Fraction:
        """The lowest that anything reaches, the ground included."""
        heights = [step.total for step in self.steps] + [block.bottom for block in self.blocks]
        return min([Fraction(0), *heights])

    @property
    def high(self) -> Fraction:
        """The highest that anything reaches, the ground included."""
        heights = [step.total for step in self.steps] + [block.top for block in self.blocks]
        return max([Fraction(0), *heights])

    def outline(self) -> tuple[Corner, ...]:
        """Walk along the stairs from the ground at the left to the ground at the right."""
        walked = [Corner(0, Fraction(0))]
        for at, step in enumerate(self.steps):
            walked += [Corner(at, step.total), Corner(at + 1, step.total)]
        walked.append(Corner(len(self.steps), Fraction(0)))
        return tuple(one for at, one in enumerate(walked) if not at or one != walked[at - 1])


class Drawn(NamedTuple):
    """One player's stairs, and what is written on them."""

    name: str
    stairs: Staircase


def staircase(working: Working) -> Staircase | None:
    """Read the stairs off the working of a cumulative score; None where it has no value."""
    totals = [term for term in working.terms if term.reason == "running-total"]
    if working.value is None or not totals:
        return None
    steps = tuple(
        Step(term.round, term.value if term.cut is None else term.cut, term.cut is not None)
        for term in totals
    )
    taken = [(term.round, term.value) for term in working.terms if term.reason != "running-total"]
    return Staircase(steps, tuple(_placed(steps, taken)))


def _placed(steps: Sequence[Step], taken: Sequence[tuple[int, Fraction]]) -> Iterator[Block]:
    """Put each block at the top of its round's column, or of the next one with room for it.

    A column that was cut has no area left to lose; where none has, the block hangs below the
    ground, so that the area comes out right all the same.
    """
    tops = {step.round: step.total for step in steps}
    for earned, value in taken:
        rooms = (
            step.round
            for step in steps
            if step.round >= earned and not step.cut and tops[step.round] + value >= 0
        )
        at = next(rooms, None)
        if at is None:
            yield Block(earned, earned, value, *sorted((Fraction(0), value)))
            continue
        yield Block(at, earned, value, *sorted((tops[at], tops[at] + value)))
        tops[at] += value


def ticks(stairs: Sequence[Staircase]) -> tuple[int, ...]:
    """Give the heights to write at the side, in points, from the lowest to the highest."""
    low = min((one.low // 1 for one in stairs), default=0)
    high = max((-(-one.high // 1) for one in stairs), default=0)
    step = next(step for step in _steps() if (high - low) // step < _MOST_TICKS)
    first = -(-low // step) * step
    return tuple(range(first, high + 1, step))


def _steps() -> Iterator[int]:
    size = 1
    while True:
        yield from (size, 2 * size, 5 * size)
        size *= 10


def parted(one: Staircase, other: Staircase) -> tuple[int, ...]:
    """List the columns, from 0, in which two stairs are not level, the widest gap first."""
    gaps = [abs(a.total - b.total) for a, b in zip(one.steps, other.steps, strict=False)]
    return tuple(sorted((at for at, gap in enumerate(gaps) if gap), key=lambda at: -gaps[at]))
