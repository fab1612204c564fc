"""What is added up beside each other in a score group."""

from dataclasses import replace

import pytest

from arbiter_app.core.explain import explain
from arbiter_app.core.score_group import score_group, sum_code
from arbiter_app.core.standings import rank
from arbiter_app.core.tiebreaks import Context
from tests.core.events import scores_only


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


def test_everybody_of_the_group_is_added_up_best_first():
    # Three on 3 of 5, and one on 1 who is in another group.
    event = scores_only("0 0 1 1 1", "1 0 1 0 1", "1 1 1 0 0", "0 0 0 0 1")
    event = replace(event, rules=replace(event.rules, tie_breaks=("PS",)))
    found = explain(event, rank(event), 1)
    rows = score_group(Context.after(event, 5), found, "PS")
    assert [(one.row.player, one.added) for one in rows] == [
        (3, "1 + 2 + 3 + 3 + 3 = 12"),
        (2, "1 + 1 + 2 + 2 + 3 = 9"),
        (1, "0 + 0 + 1 + 2 + 3 = 6"),
    ]


def test_a_value_that_does_not_exist_is_a_dash():
    event = scores_only("1", "1")
    event = replace(event, rules=replace(event.rules, tie_breaks=("BH",)))
    rows = score_group(Context.after(event, 1), explain(event, rank(event), 1), "BH")
    assert [one.added for one in rows] == ["–", "–"]
