"""Where the cursor of the grid goes: pure look-ups over the players in the order of the rows.

An open cell is one whose game is still playing, or in which nothing is entered and somebody
could still enter something. Rounds count from 1, rows from 0.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from arbiter_app.core.tournament import Game, Player, Section


class Place(NamedTuple):
    """A round's cell."""

    row: int
    round: int


def is_open(section: Section, player: Player, round_number: int) -> bool:
    """Whether a result can still come into a player's round."""
    entry = section.entry(player.no, round_number)
    if entry is None:
        return not player.gone(round_number)
    return isinstance(entry, Game) and entry.result is None


def next_down(section: Section, players: Sequence[Player], after: Place) -> Place | None:
    """Find the next open cell further down in the round; None at its end."""
    return _first(
        Place(row, after.round)
        for row in range(after.row + 1, len(players))
        if is_open(section, players[row], after.round)
    )


def next_blank_down(section: Section, players: Sequence[Player], after: Place) -> Place | None:
    """Find the next cell further down in which nothing is entered; None at the end."""
    return _first(
        Place(row, after.round)
        for row in range(after.row + 1, len(players))
        if section.entry(players[row].no, after.round) is None
        and not players[row].gone(after.round)
    )


def next_right(section: Section, players: Sequence[Player], after: Place) -> Place | None:
    """Find the player's next open round to the right; None where there is none."""
    return _first(
        Place(after.row, number)
        for number in range(after.round + 1, len(section.rounds) + 1)
        if is_open(section, players[after.row], number)
    )


def next_open(section: Section, players: Sequence[Player], after: Place) -> Place | None:
    """Find what is still open, each board once: in this round from here on, then in the others.

    Within the round it goes round; then come the other rounds up to the current one.
    """
    rows = [*range(after.row + 1, len(players)), *range(after.row + 1)]
    here = _stops(section, players, rows, after.round)
    others = (
        stop
        for number in range(1, section.current_round + 1)
        if number != after.round
        for stop in _stops(section, players, range(len(players)), number)
    )
    found = _first(here)
    return found if found and found != after else _first(others) or found


def _stops(
    section: Section, players: Sequence[Player], rows: Sequence[int], round_number: int
) -> Iterator[Place]:
    if round_number > section.current_round:
        return
    at = {player.no: row for row, player in enumerate(players)}
    for row in rows:
        player = players[row]
        if not is_open(section, player, round_number):
            continue
        entry = section.entry(player.no, round_number)
        if isinstance(entry, Game) and at[entry.opponent(player.no)] < row:
            continue
        yield Place(row, round_number)


def _first(places: Iterator[Place]) -> Place | None:
    return next(places, None)
