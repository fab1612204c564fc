"""How the room of the grid is shared among its columns, in pixels.

What does not fit gives way in this order: very long names, long schools, all schools, rating,
long names; then the rounds are scrolled. What is left over widens the rounds a little, and then the
names.
"""

from collections.abc import Callable, Iterable
from heapq import nlargest
from typing import NamedTuple

from PySide6.QtCore import Qt

from arbiter_app.ui.grid_lines import NAME, NO, SCHOOL
from arbiter_app.ui.grid_look import PAD, Look
from arbiter_app.ui.grid_model import GridModel

LEAST_NAME, LEAST_SCHOOL = 120, 65
_READ_NAME = 150
_LONG_NAME, _WIDEST_NAME, _WIDEST_SCHOOL = 180, 220, 120
_AIR = 2 * PAD + 2
_MEASURED = 40
"""How many of the longest texts are measured: all of a large event would take too long."""


class Widths(NamedTuple):
    """A width for each kind of column; 0 hides it."""

    no: int
    name: int
    school: int
    rating: int
    round: int
    points: int
    cumulative: int

    def total(self, rounds: int) -> int:
        """Give the width of the whole table."""
        return sum(self) + (rounds - 1) * self.round


def natural(model: GridModel, look: Look) -> Widths:
    """Measure what the columns of a section need."""
    players, rounds = model.players, len(model.section.rounds)
    digits = len(str(max((player.no for player in players), default=1)))
    schools = _widest(look.plain.width, (player.school for player in players))
    names = _widest(look.bold.width, (player.name for player in players))

    def with_head(column: int, width: int) -> int:
        return max(width + _AIR, head_width(model, look, column))

    last = model.columnCount() - 1
    return Widths(
        no=with_head(NO, look.plain.width("0" * digits)),
        name=with_head(NAME, min(names, _WIDEST_NAME)),
        school=with_head(SCHOOL, min(schools, _WIDEST_SCHOOL)) if schools else 0,
        rating=look.bold.width("0000") + _AIR if any(one.rating for one in players) else 0,
        round=look.measure(digits, len(str(rounds)), paired=model.section.rules.paired),
        points=with_head(last - 1, look.bold.width("00½")),
        cumulative=with_head(last, look.bold.width("000½")),
    )


def head_width(model: GridModel, look: Look, column: int) -> int:
    """Measure the head of a column, with air."""
    return look.bold.width(str(model.headerData(column, Qt.Orientation.Horizontal))) + _AIR


def _widest(width: Callable[[str], int], texts: Iterable[str]) -> int:
    return max(map(width, nlargest(_MEASURED, set(texts), key=len)), default=0)


def needed_width(needed: Widths, rounds: int) -> int:
    """Give the width at which usual names are read and no round has to be scrolled to."""
    name = min(needed.name, _READ_NAME)
    return needed._replace(name=name, school=0, rating=0).total(rounds)


def share(room: int, needed: Widths, rounds: int, school: int = 0) -> Widths:
    """Fit the natural widths into the room; *school* is the width of that column's head."""
    fitted = needed
    over = fitted.total(rounds) - room
    if over > 0:
        # One name of forty letters leaves nobody without his school.
        kept = max(min(needed.name, _LONG_NAME), needed.name - over)
        fitted = fitted._replace(name=kept)
        over = fitted.total(rounds) - room
    if over > 0:
        shorter = needed.school - over
        fitted = fitted._replace(school=shorter if shorter >= max(LEAST_SCHOOL, school) else 0)
    if fitted.total(rounds) > room:
        fitted = fitted._replace(rating=0)
    over = fitted.total(rounds) - room
    if over > 0:
        shorter = fitted.name - over
        # Where the rounds have to be scrolled anyway, short names would help nobody.
        scrolled = min(needed.name, max(room // 3, LEAST_NAME))
        if shorter >= LEAST_NAME:
            return fitted._replace(name=shorter)
        return _in_whole_rounds(room, fitted._replace(name=scrolled))
    wider = min(-over // max(rounds, 1), needed.round // 2)
    fitted = fitted._replace(round=needed.round + wider)
    return fitted._replace(name=fitted.name + room - fitted.total(rounds))


def _in_whole_rounds(room: int, scrolled: Widths) -> Widths:
    """Widen the rounds so that none is cut when the last are shown beside the sums."""
    left = room - scrolled.total(0)
    shown = left // scrolled.round
    if shown < 1:
        return scrolled
    fitted = scrolled._replace(round=left // shown)
    return fitted._replace(name=fitted.name + left % shown)
