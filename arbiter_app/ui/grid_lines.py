"""The lines of the grid as they are shown: signs only, ready to be painted."""

from typing import NamedTuple

from arbiter_app.core.points import format_exact, format_points
from arbiter_app.core.seeding import plain
from arbiter_app.core.tournament import Game, Player
from arbiter_app.core.wall_chart import Cell, Row, State
from arbiter_app.labels.cells import cell_against, cell_glyph, cell_total
from arbiter_app.ui.settings import Order
from arbiter_app.ui.words import translate

NO, NAME, SCHOOL, RATING = range(4)
FIRST_ROUND = 4
"""The columns before the rounds; behind the rounds stand points and cumulative."""


class Painted(NamedTuple):
    """What is painted of one round's cell."""

    own: str
    against: str
    total: str
    state: State
    disputed: bool


class Line(NamedTuple):
    """One row as it is shown.

    Attributes:
        fixed: the texts before the rounds.
        cells: one per round.
        sums: points and cumulative.
    """

    row: Row
    fixed: tuple[str, str, str, str]
    cells: tuple[Painted, ...]
    sums: tuple[str, str]


def line_of(row: Row) -> Line:
    """Write a row of the wall chart."""
    player = row.player
    cumulative = "–" if row.cumulative is None else format_exact(row.cumulative)
    return Line(
        row,
        (str(player.no), player.name, player.school, str(player.rating or "")),
        tuple([_painted(player.no, cell) for cell in row.cells]),
        (format_points(row.points), cumulative),
    )


def _painted(player: int, cell: Cell) -> Painted:
    return Painted(
        cell_glyph(player, cell),
        cell_against(player, cell.entry, translate),
        cell_total(cell),
        cell.state,
        isinstance(cell.entry, Game) and cell.entry.disputed is not None,
    )


def in_order(players: tuple[Player, ...], order: Order) -> list[int]:
    """List the players' positions in the order of the rows; who is level, by number."""

    def key(at: int) -> tuple[str, int]:
        player = players[at]
        words = {Order.NUMBER: "", Order.NAME: player.name, Order.SCHOOL: player.school}
        return plain(words[order]), player.no

    return sorted(range(len(players)), key=key)
