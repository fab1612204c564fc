"""The stairs of a cumulative score, on scoresheets whose areas are worked in the comments."""

from fractions import Fraction

import pytest

from arbiter_app.core.staircase import Block, Corner, parted, staircase, ticks
from arbiter_app.core.tiebreaks import CUMULATIVE, TIE_BREAKS, Context
from arbiter_app.core.tiebreaks.context import Working
from tests.core.events import scores_only, section

HALF = Fraction(1, 2)
THREE_OF_FIVE = scores_only("1 1 1 0 0", "1 0 1 0 1", "0 0 1 1 1")


def stairs(code, event, player=1):
    working = TIE_BREAKS[code].working(Context.after(event, len(event.rounds)), player)
    return staircase(working)


@pytest.mark.parametrize(
    ("player", "totals", "area"),
    [(1, [1, 2, 3, 3, 3], 12), (2, [1, 1, 2, 2, 3], 9), (3, [0, 0, 1, 2, 3], 6)],
)
def test_the_steps_are_the_running_totals_and_their_area_is_the_score(player, totals, area):
    found = stairs("PS", THREE_OF_FIVE, player)
    assert [step.total for step in found.steps] == totals
    assert found.area == area
    assert not found.blocks


def test_the_outline_goes_up_at_the_start_of_a_round_and_back_to_the_ground():
    # Totals ½ ½ 1½.
    found = stairs("PS", scores_only("½ 0 1"))
    assert found.outline() == (
        Corner(0, Fraction(0)),
        Corner(0, HALF),
        Corner(1, HALF),
        Corner(2, HALF),
        Corner(2, Fraction(3, 2)),
        Corner(3, Fraction(3, 2)),
        Corner(3, Fraction(0)),
    )


def test_a_cut_column_keeps_its_height_and_adds_nothing():
    # 1 2 3 3 3 without the first two: 9.
    found = stairs("PS/C2", THREE_OF_FIVE)
    assert [step.cut for step in found.steps] == [True, True, False, False, False]
    assert [step.total for step in found.steps] == [1, 2, 3, 3, 3]
    assert found.area == 9


def test_a_bye_is_a_block_taken_off_the_column_of_its_round():
    # Loss, bye, draw: 0 + 1 + 1½ = 2½, less 1 for the bye: 1½.
    found = stairs("CUM", section("2w0 B 2b½", "1b1 H 1w½"))
    assert found.blocks == (Block(2, 2, Fraction(-1), Fraction(0), Fraction(1)),)
    assert found.area == Fraction(3, 2)


def test_a_half_point_bye_takes_half_a_block():
    # Win, half-point bye, draw: 1 + 1½ + 2 = 4½, less ½: 4.
    found = stairs("CUM", section("2w0 B 2b½", "1b1 H 1w½"), 2)
    assert found.blocks == (Block(2, 2, -HALF, Fraction(1), Fraction(3, 2)),)
    assert found.area == 4


def test_a_block_of_a_cut_column_goes_where_there_is_room():
    # Bye, loss, win: 1 + 1 + 2 without the first is 3, less 1: 2.
    found = stairs("CUM/C1", section("B 2w0 2b1", "Z 1b1 1w0"))
    assert found.blocks == (Block(2, 1, Fraction(-1), Fraction(0), Fraction(1)),)
    assert found.area == 2


def test_a_block_without_any_room_hangs_below_the_ground():
    # One round, a bye, and its running total is cut: 0 less 1.
    found = stairs("CUM/C1", section("B", "Z"))
    assert found.blocks == (Block(1, 1, Fraction(-1), Fraction(-1), Fraction(0)),)
    assert (found.area, found.low) == (-1, -1)


@pytest.mark.parametrize("code", CUMULATIVE)
def test_the_area_is_the_value_in_every_form(code):
    event = section("B H 3w1 F 2w½", "Z 3b1 H B 1b½", "F 2w0 1b0 Z Z")
    for player in (1, 2, 3):
        working = TIE_BREAKS[code].working(Context.after(event, 5), player)
        assert staircase(working).area == working.value


def test_without_a_value_there_are_no_stairs():
    assert staircase(Working(None, why="needs-standard-scoring")) is None
    assert staircase(Working(Fraction(0))) is None


@pytest.mark.parametrize(
    ("sheets", "marks"),
    [
        ("½", (0, 1)),
        ("1 1 1 0 0", (0, 1, 2, 3)),
        ("1 1 1 1 1 1", (0, 2, 4, 6)),
        ("1 1 1 1 1 1 1 1 1 1 1", (0, 2, 4, 6, 8, 10)),
    ],
)
def test_heights_are_written_in_whole_points_and_not_too_many(sheets, marks):
    assert ticks([stairs("PS", scores_only(sheets))]) == marks


def test_two_stairs_part_where_their_totals_differ_the_widest_gap_first():
    # 1 2 3 3 3 beside 0 0 1 2 3: gaps 1 2 2 1 0.
    assert parted(stairs("PS", THREE_OF_FIVE), stairs("PS", THREE_OF_FIVE, 3)) == (1, 2, 0, 3)
