"""The columns have the width of the largest figures that a section can have."""

from dataclasses import replace

import pytest

from arbiter_app.core.tournament import Rules
from arbiter_app.ui.standings_columns import Column, Kind
from arbiter_app.ui.standings_samples import largest, sample
from tests.ui.events import many

FIVE = many(120, 5)
"""Nobody has more than 5 points, meets more than 5 with 5, or more running totals than 15."""


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("CUM", "15½"),
        ("PS/C1", "15½"),
        ("BH", "25½"),
        ("BH/C1/P", "25½"),
        ("SOLK", "25½"),
        ("SB", "25½"),
        ("OPCUM", "75½"),
        ("KASH", "20"),
        ("WIN", "20"),
        ("STD", "5½"),
        ("DE", "888"),
        ("TPN", "888"),
        ("ARO/C1", "2888"),
        ("RTNG", "2888"),
        ("AOB", "88.88"),
    ],
)
def test_no_value_is_wider_than_the_sample_of_its_tie_break(code, text):
    assert largest(code, FIVE) == text


def test_three_points_for_a_win_make_wider_sums():
    three = replace(FIVE, rules=Rules(win=6, draw=2))
    # Five opponents with 15 points each; nine times as much where both scores are multiplied.
    assert largest("BH", three) == "75½"
    assert largest("SB", three) == "225½"


def test_a_place_has_room_for_a_shared_one_in_both_ways():
    place = Column(Kind.PLACE)
    assert sample(place, FIVE, spread=False) == "888="
    assert sample(place, FIVE, spread=True) == "888–888"
