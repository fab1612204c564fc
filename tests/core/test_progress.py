"""What is still open: games without a result, and blanks of players who are in."""

from arbiter_app.core.progress import open_entries, open_so_far
from arbiter_app.core.results import AwardKind, Result
from arbiter_app.core.tournament import Award, Game, Player, Round, Section

ANNA, BELA, CARLA, DAVID = (Player(no, f"Player {no}") for no in range(1, 5))
FIRST = Round(games=(Game(1, 2, 1, Result.DRAW), Game(3, 4, 2)))
SECOND = Round(games=(Game(1, 3, 1),), awards=(Award(2, AwardKind.HALF_BYE, 1),))
EVENT = Section(players=(ANNA, BELA, CARLA, DAVID), rounds=(FIRST, SECOND, Round()))


def test_a_game_still_playing_is_one_open_entry():
    assert open_entries(EVENT, 1) == 1  # Carla against David


def test_a_blank_is_open_too():
    assert open_entries(EVENT, 2) == 2  # Anna against Carla, and David's blank


def test_a_player_who_has_withdrawn_is_not_open():
    david = Player(4, "Player 4", withdrawn_after=1)
    left = Section(players=(ANNA, BELA, CARLA, david), rounds=EVENT.rounds)
    assert open_entries(left, 2) == 1


def test_rounds_after_the_current_one_are_not_awaited():
    assert open_so_far(EVENT) == 3
    assert open_so_far(Section(players=(ANNA,), rounds=(Round(),))) == 0
