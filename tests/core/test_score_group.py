"""What is added up beside each other in a score group."""

import pytest

from arbiter_app.core.score_group import added_up, sum_code
from arbiter_app.core.tiebreaks import Context
from tests.core.events import scores_only, section


@pytest.mark.parametrize(
    ("codes", "code"),
    [
        (("BH", "CUM", "PS/C1"), "CUM"),
        (("DE", "WIN", "BH/C1"), "BH/C1"),
        (("DE", "WIN"), "PS"),
        ((), "PS"),
    ],
)
def test_the_cumulative_score_is_added_up_or_the_first_sum(codes, code):
    assert sum_code(codes) == code


def added(code, event):
    context = Context.after(event, len(event.rounds))
    return [added_up(context, code, player.no) for player in event.players]


def test_everybody_is_added_up():
    assert added("PS", scores_only("1 1 1 0 0", "1 0 1 0 1", "0 0 1 1 1")) == [
        "1 + 2 + 3 + 3 + 3 = 12",
        "1 + 1 + 2 + 2 + 3 = 9",
        "0 + 0 + 1 + 2 + 3 = 6",
    ]


def test_what_is_taken_off_is_part_of_the_sum():
    # Béla: bye, draw, so 1 + 1½, less 1.
    assert added("CUM", section("Z 2w½", "B 1b½")) == ["0 + ½ = ½", "1 + 1½ − 1 = 1½"]


def test_a_value_that_does_not_exist_is_a_dash():
    assert added("BH", scores_only("1", "1")) == ["–", "–"]
