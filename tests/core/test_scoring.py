"""Scorings by name, and the usual values of what is not played."""

import pytest

from arbiter_app.core.scoring import RESULTS, SCORINGS, UNPLAYED, scoring_of, usual_unplayed
from arbiter_app.core.tournament import Rules


@pytest.mark.parametrize(
    ("rules", "name"),
    [
        (Rules(), "1-½-0"),
        (Rules(win=6, draw=2), "3-1-0"),
        (Rules(win=4, draw=2), "2-1-0"),
        (Rules(win=6, draw=4, loss=2), None),
        (Rules(half_bye=0), "1-½-0"),
    ],
)
def test_a_scoring_is_known_by_its_three_values(rules, name):
    assert scoring_of(rules) == name


def test_the_rules_begin_with_the_usual_values():
    assert usual_unplayed(Rules()) == Rules()
    assert SCORINGS[next(iter(SCORINGS))] == (2, 1, 0)


def test_what_is_not_played_follows_the_win_and_the_draw():
    football = usual_unplayed(Rules(win=6, draw=2, zero_bye=1, forfeit_loss=1))
    values = {name: getattr(football, name) for name in UNPLAYED}
    assert values == {
        "forfeit_win": 6,
        "forfeit_loss": 0,
        "pairing_bye": 6,
        "full_bye": 6,
        "half_bye": 2,
        "zero_bye": 0,
    }


def test_points_are_all_the_whole_numbers_of_the_rules():
    numbers = {name for name in Rules.__slots__ if type(getattr(Rules(), name)) is int}
    assert numbers == {*RESULTS, *UNPLAYED}
