"""Who lost by forfeit, and his withdrawal by choice."""

import pytest

from arbiter_app.core.forfeits import absentees, withdraw_absentees
from arbiter_app.core.results import AwardKind
from arbiter_app.core.tournament import Award
from tests.core.events import section


@pytest.mark.parametrize(
    ("typed", "absent"), [("2w+", (2,)), ("2w-", (1,)), ("2w--", (1, 2)), ("2w1", ()), ("2w", ())]
)
def test_who_lost_by_forfeit_could_be_withdrawn(typed, absent):
    assert absentees(section(typed, ""), 1, 1) == absent
    assert absentees(section(typed, ""), 2, 1) == absent


def test_a_forfeit_withdraws_the_player_no():
    event = section("2w+", "", rounds=3)
    assert [player.withdrawn_after for player in event.players] == [None, None]


def test_who_plays_later_or_has_left_cannot_be_withdrawn_after_the_forfeit():
    event = section("2w-- 2b", "", rounds=3)
    assert absentees(event, 1, 1) == ()
    left = withdraw_absentees(section("2w--", ""), 1, 1)
    assert [player.withdrawn_after for player in left.players] == [1, 1]
    assert absentees(left, 1, 1) == ()


def test_a_withdrawal_leaves_the_other_in_and_takes_back_booked_byes():
    event = section("2w+", "", rounds=2)
    booked = section("2w+ .", ". H", rounds=2)
    after = withdraw_absentees(booked, 1, 1)
    assert [player.withdrawn_after for player in after.players] == [None, 1]
    assert after.rounds == event.rounds
    assert booked.entry(2, 2) == Award(2, AwardKind.HALF_BYE, 1)
    assert absentees(event, 1, 2) == ()
