"""Slips keyed a second time, against the results that stand."""

import pytest

from arbiter_app.core.checking import Check, Tally, key_slip, tally
from arbiter_app.core.entries import enter_cell
from tests.core.events import refused, section

EVENT = section("3w1", "4w½", "", "", "6w", "")
"""Board 1: 1–0, board 2: ½–½, board 3 still playing."""


def keyed(event, *slips):
    check = Check(1)
    for player, text in slips:
        check = key_slip(event, check, player, text)
    return check


def test_slips_that_agree_are_counted_from_either_side():
    assert tally(EVENT, Check(1)) == Tally(3, 0, 0, 0)
    assert tally(EVENT, keyed(EVENT, (1, "1"), (2, "5"))) == Tally(3, 2, 0, 0)
    assert tally(EVENT, keyed(EVENT, (3, "0"), (4, "="))) == Tally(3, 2, 0, 0)


@pytest.mark.parametrize(("player", "text"), [(1, "0"), (3, "1"), (1, "½"), (1, "+"), (3, "-")])
def test_a_slip_that_says_something_else_differs(player, text):
    assert tally(EVENT, keyed(EVENT, (player, text))) == Tally(3, 1, 1, 0)


def test_of_two_slips_of_one_board_the_later_counts():
    check = keyed(EVENT, (1, "0"), (3, "0"))
    assert tally(EVENT, check) == Tally(3, 1, 0, 0)
    assert check.pairs() == {frozenset((1, 3))}


def test_a_result_corrected_meanwhile_is_what_counts():
    check = keyed(EVENT, (1, "0"))
    corrected = enter_cell(EVENT, 1, 1, "0")
    assert tally(corrected, check) == Tally(3, 1, 0, 1)
    assert tally(enter_cell(EVENT, 1, 1, "3b0"), check) == Tally(3, 1, 0, 1)


def test_a_corrected_result_stays_so_when_its_slip_is_keyed_once_more():
    check = keyed(EVENT, (1, "0"))
    corrected = enter_cell(EVENT, 1, 1, "0")
    for player, text in ((1, "0"), (3, "1")):
        again = key_slip(corrected, check, player, text)
        assert tally(corrected, again) == Tally(3, 1, 0, 1)


def test_a_slip_misread_at_first_has_corrected_nothing():
    assert tally(EVENT, keyed(EVENT, (1, "0"), (1, "1"))) == Tally(3, 1, 0, 0)


def test_a_slip_whose_game_is_gone_or_open_again_is_not_compared():
    check = keyed(EVENT, (1, "1"))
    opened = enter_cell(EVENT, 1, 1, "")
    assert tally(opened, check) == Tally(2, 0, 0, 0)
    assert tally(enter_cell(opened, 1, 1, "3w"), check) == Tally(3, 0, 0, 0)


def test_only_results_of_finished_games_are_compared():
    assert refused(key_slip, EVENT, Check(1), 5, "1") == (
        "check-no-result",
        {"round": 1, "board": 3},
    )
    assert refused(key_slip, EVENT, Check(1), 1, "H") == ("check-needs-result", {"round": 1})
    assert refused(key_slip, EVENT, Check(1), 1, "3w1")[0] == "check-needs-result"
    assert refused(key_slip, EVENT, Check(1), 1, "")[0] == "check-needs-result"
    assert refused(key_slip, section("Z"), Check(1), 1, "1")[0] == "no-game"
