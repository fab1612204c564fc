"""Where the cursor goes next."""

from arbiter_app.core.roster import withdraw
from arbiter_app.ui.grid_moves import (
    Place,
    is_open,
    next_blank_down,
    next_down,
    next_open,
    next_right,
)
from tests.ui.events import FIRST, section

EVENT = section(FIRST, "1:2w 3:h 4:5w")
"""Round 2: boards 1 and 2 still playing, Okafor has a bye, Ng is blank."""
ROWS = EVENT.players


def test_open_is_what_is_still_playing_or_blank():
    assert [is_open(EVENT, player, 2) for player in ROWS] == [True, True, False, True, True, True]
    gone = withdraw(EVENT, 6, 1)
    assert not is_open(gone, gone.player(6), 2)


def test_down_skips_what_is_finished_and_does_not_wrap():
    assert next_down(EVENT, ROWS, Place(1, 2)) == Place(3, 2)
    assert next_down(EVENT, ROWS, Place(5, 2)) is None
    assert next_down(EVENT, ROWS, Place(0, 1)) is None


def test_blanks_only():
    assert next_blank_down(EVENT, ROWS, Place(0, 2)) == Place(5, 2)
    assert next_blank_down(EVENT, ROWS, Place(5, 2)) is None


def test_right_goes_to_the_players_next_open_round():
    assert next_right(EVENT, ROWS, Place(2, 1)) == Place(2, 3)
    assert next_right(EVENT, ROWS, Place(2, 4)) is None


def test_what_is_open_is_visited_board_by_board_and_goes_round():
    visited = [Place(0, 2)]
    for _ in range(3):
        visited.append(next_open(EVENT, ROWS, visited[-1]))
    assert visited == [Place(0, 2), Place(3, 2), Place(5, 2), Place(0, 2)]


def test_when_a_round_is_complete_the_others_are_looked_through():
    assert next_open(EVENT, ROWS, Place(2, 1)) == Place(0, 2)
    assert next_open(EVENT, ROWS, Place(2, 4)) == Place(0, 2)


def test_the_only_open_board_leads_to_itself():
    one = section("1:2w 3:4w1 5:6w1")
    assert next_open(one, one.players, Place(0, 1)) == Place(0, 1)
    assert next_open(one, one.players, Place(1, 1)) == Place(0, 1)


def test_nothing_open_leads_nowhere():
    one = section(FIRST)
    assert next_open(one, one.players, Place(0, 1)) is None
    assert next_open(section(), section().players, Place(0, 1)) is None
