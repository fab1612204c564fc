"""Who met whom, round by round."""

from dataclasses import replace

import pytest

from arbiter_app.core.entries import enter_result
from arbiter_app.core.meetings import meetings
from arbiter_app.core.results import Result
from tests.core.events import rebuilt, scores_only, section


@pytest.mark.parametrize(
    ("cell", "met", "paired", "missed", "unknown"),
    [
        ("2w1", 2, 2, False, False),
        ("2b½", 2, 2, False, False),
        ("W2", 2, 2, False, False),
        ("2w0-0", 2, 2, False, False),
        # By forfeit: paired, not met.
        ("2w+", 0, 2, True, False),
        ("2w-", 0, 2, True, False),
        ("2b--", 0, 2, True, False),
        # Still playing: neither met nor missed.
        ("2w", 0, 2, False, False),
        (".", 0, 0, False, False),
        *[(bye, 0, 0, True, False) for bye in "BFHZ"],
    ],
)
def test_a_round_says_whom_a_player_met_or_was_paired_with(cell, met, paired, missed, unknown):
    found = meetings(section(cell, ""), 1)
    assert (found.met[1], found.paired[1]) == ((met,), (paired,))
    assert (1 in found.missed, 1 in found.unknown) == (missed, unknown)


@pytest.mark.parametrize(
    ("cell", "missed", "unknown"),
    [("1", False, True), ("½", False, True), ("B", True, False), ("+", True, False)],
)
def test_a_typed_score_was_played_against_somebody_unknown(cell, missed, unknown):
    found = meetings(scores_only(cell), 1)
    assert (found.met[1], found.paired[1]) == ((0,), (0,))
    assert (1 in found.missed, 1 in found.unknown) == (missed, unknown)


def test_the_opponents_stand_in_the_order_of_the_rounds():
    event = section("2w1 3b0 2b½", "1b0 H", "F 1w1")
    found = meetings(event, 3)
    assert dict(found.met) == {1: (2, 3, 2), 2: (1, 0, 1), 3: (0, 1, 0)}
    assert (found.missed, found.unknown) == ({2, 3}, frozenset())
    assert dict(meetings(event, 1).met) == {1: (2,), 2: (1,), 3: (0,)}


def test_before_the_first_round_nobody_has_met_anybody():
    found = meetings(section("2w1", ""), 0)
    assert dict(found.met) == dict(found.paired) == {1: (), 2: ()}
    assert (found.missed, found.unknown) == (frozenset(), frozenset())


def test_whoever_has_withdrawn_has_missed_his_blank_rounds():
    event = section("2w1 . 2w1", "")
    players = (replace(event.players[0], withdrawn_after=1), event.players[1])
    found = meetings(replace(event, players=players), 2)
    assert found.missed == {1}


def test_after_a_key_the_meetings_are_those_of_a_fresh_event():
    event = section("2w1 2b", "", "B 4w½", "F")
    meetings(event, 2)
    for result in (Result.BLACK_WINS, Result.BOTH_FORFEIT, None):
        event = enter_result(event, 1, 2, result)
        assert meetings(event, 2) == meetings(rebuilt(event), 2)
