"""Whom typed letters mean."""

import pytest

from arbiter_app.ui.grid_search import found
from tests.ui.events import FIRST, section

EVENT = section(FIRST, "5:2w 6:1w")


@pytest.mark.parametrize(
    ("typed", "players"),
    [
        ("novak", (2,)),
        ("GARCÍA", (4,)),
        ("jiri", (2,)),
        ("oak", (1, 3)),
        ("n", (2, 6, 1, 5)),
        ("river", (2, 5)),
        ("  ng  ", (6,)),
        ("zz", ()),
        ("", ()),
    ],
)
def test_names_come_before_schools_and_beginnings_before_parts(typed, players):
    found_players = found(EVENT, EVENT.players, 1, typed)
    assert found_players[: len(players)] == players
    assert bool(players) == bool(found_players)


def test_a_number_is_a_player_then_a_board_of_the_round():
    # Round 1: board 2 is Novák against Tanaka. Round 2: board 1 is Tanaka against Novák.
    assert found(EVENT, EVENT.players, 1, "2") == (2, 5)
    assert found(EVENT, EVENT.players, 2, "1") == (1, 5, 2)
    assert found(EVENT, EVENT.players, 0, "6") == (6,)
    assert found(EVENT, EVENT.players, 1, "99999999999999") == ()
