"""The wall chart: one row a player, one cell a round, with the running total after it.

The grid and the print show it. Points and the cumulative score are those of the
standings, after the last round with a result; a booked bye of a later round adds nothing yet.
"""

from collections.abc import Iterator
from enum import Enum
from fractions import Fraction
from itertools import accumulate
from typing import NamedTuple

from arbiter_app.core.ledger import Sheet, columns_of
from arbiter_app.core.tiebreaks import TIE_BREAKS, Context, cumulative_of, exact
from arbiter_app.core.tournament import Award, Entry, Player, Rules, Section


class State(Enum):
    """What stands in a cell."""

    LATER = "later"
    NOT_ENTERED = "not-entered"
    WITHDRAWN = "withdrawn"
    PLAYING = "playing"
    PLAYED = "played"
    UNPLAYED = "unplayed"

    __hash__ = object.__hash__

    @property
    def open(self) -> bool:
        """Whether the round still waits for it: still playing, or not entered."""
        return self in (State.PLAYING, State.NOT_ENTERED)


class Cell(NamedTuple):
    """One player's round.

    Attributes:
        total: the running total after it, in half-points; None where the cell is open or the
            round does not count yet.
    """

    round: int
    entry: Entry | None
    state: State
    total: int | None


class Row(NamedTuple):
    """One player's line.

    Attributes:
        points: in half-points.
        cumulative: in points; None where the section's form of it does not exist.
    """

    player: Player
    cells: tuple[Cell, ...]
    points: int
    cumulative: Fraction | None


def cumulative_code(rules: Rules) -> str:
    """Find the form of the cumulative score to show: the first of the section's list, else PS."""
    return cumulative_of(rules.tie_breaks) or "PS"


def state_of(section: Section, player: Player, round_number: int, current_round: int) -> State:
    """Say what stands in a player's round; *current_round* is the section's."""
    entry = section.rounds[round_number - 1].entries.get(player.no)
    if entry is None:
        if round_number > current_round:
            return State.LATER
        return State.WITHDRAWN if player.gone(round_number) else State.NOT_ENTERED
    if isinstance(entry, Award):
        return State.PLAYED if entry.kind.typed else State.UNPLAYED
    if entry.result is None:
        return State.PLAYING
    return State.PLAYED if entry.result.played else State.UNPLAYED


class WallChart:
    """A section's rows, each read when it is asked for."""

    def __init__(self, section: Section) -> None:
        self.section = section
        self.current_round = section.current_round
        self.scored_round = section.scored_round
        self.code = cumulative_code(section.rules)
        self._columns = columns_of(section, self.scored_round)

    def row(self, at: int) -> Row:
        """Read the line of the player at a position of the section's list."""
        player = self.section.players[at]
        points = tuple([column.points[at] for column in self._columns])
        lines = tuple([column.lines[at] for column in self._columns])
        alone = Context(self.section, self.scored_round, {player.no: Sheet(points, lines)})
        tie_break = TIE_BREAKS[self.code]
        number = tie_break.numbers(alone)[player.no]
        return Row(
            player,
            tuple(self._cells(player, points)),
            sum(points),
            None if number is None else exact(number, tie_break.unit),
        )

    def _cells(self, player: Player, points: tuple[int, ...]) -> Iterator[Cell]:
        totals = [*accumulate(points)]
        for number, a_round in enumerate(self.section.rounds, 1):
            state = state_of(self.section, player, number, self.current_round)
            counts = number <= len(totals) and not state.open
            total = totals[number - 1] if counts else None
            yield Cell(number, a_round.entries.get(player.no), state, total)
