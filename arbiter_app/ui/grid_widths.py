"""How the room of the grid is shared among its columns, in pixels.

What does not fit gives way in this order: school, rating, the longest names; then the rounds
are scrolled. What is left over widens the rounds a little, and then the names.
"""

from typing import NamedTuple

LEAST_NAME = 120


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


def share(room: int, natural: Widths, rounds: int) -> Widths:
    """Fit the natural widths into the room."""
    fitted = natural
    if fitted.total(rounds) > room:
        fitted = fitted._replace(school=0)
    if fitted.total(rounds) > room:
        fitted = fitted._replace(rating=0)
    over = fitted.total(rounds) - room
    if over > 0:
        shorter = natural.name - over
        # Where the rounds have to be scrolled anyway, short names would help nobody.
        scrolled = min(natural.name, max(room // 3, LEAST_NAME))
        return fitted._replace(name=shorter if shorter >= LEAST_NAME else scrolled)
    wider = min(-over // max(rounds, 1), natural.round // 2)
    fitted = fitted._replace(round=natural.round + wider)
    return fitted._replace(name=natural.name + room - fitted.total(rounds))
