"""A round by board."""

import pytest

from arbiter_app.core.boards import board_lines, points_so_far
from arbiter_app.core.entries import dispute
from arbiter_app.core.roster import withdraw
from tests.core.events import section

# Round 1: board 1 Anna beats Béla, board 2 Chen and Dora draw, Emil has a bye.
# Round 2: board 1 Emil – Anna, board 2 Chen – Béla (playing), Dora nothing.
TWO_ROUNDS = section("2w1 5b0", "1b0 3b", "4w½ 2w", "3b½ .", "b 1w1")


def rows(a_section, number):
    return [(line.white, line.black) for line in board_lines(a_section, number)]


def test_boards_come_by_number_then_byes_then_those_without_an_entry():
    assert rows(TWO_ROUNDS, 1) == [(1, 2), (3, 4), (5, None)]
    assert rows(TWO_ROUNDS, 2) == [(5, 1), (3, 2), (4, None)]


def test_the_scores_are_those_before_the_round():
    # Half-points: Emil's bye 2, Anna's win 2, Chen and Dora 1 each, Béla 0.
    scores = [(line.white_score, line.black_score) for line in board_lines(TWO_ROUNDS, 2)]
    assert scores == [(2, 2), (1, 0), (1, None)]
    assert {line.white_score for line in board_lines(TWO_ROUNDS, 1)} == {0}


def test_what_is_still_playing_or_not_entered_is_open():
    assert [line.open for line in board_lines(TWO_ROUNDS, 1)] == [False, False, False]
    assert [line.open for line in board_lines(TWO_ROUNDS, 2)] == [False, True, True]


def test_a_disputed_board_is_marked():
    contested = dispute(TWO_ROUNDS, 1, 1, "Black says he won")
    assert [line.disputed for line in board_lines(contested, 1)] == [True, False, False]


def test_who_has_withdrawn_and_has_no_entry_is_not_listed():
    assert rows(withdraw(TWO_ROUNDS, 4, 1), 2) == [(5, 1), (3, 2)]


def test_a_section_of_scores_lists_its_players():
    scored = section("1", ".", paired=False)
    assert rows(scored, 1) == [(1, None), (2, None)]


@pytest.mark.parametrize(("player", "points"), [(1, 2), (2, 0), (3, 1), (5, 4)])
def test_points_so_far_count_every_round_with_a_result(player, points):
    assert points_so_far(TWO_ROUNDS, player) == points
