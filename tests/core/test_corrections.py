"""What counts at once, what is asked first, and whose place a correction moves."""

import pytest

from arbiter_app.core.corrections import (
    Move,
    attempt,
    attempt_block,
    attempt_clear,
    moved_places,
    paired_after,
)
from arbiter_app.core.entries import BlockError, dispute, enter_block, enter_cell
from arbiter_app.core.errors import EditError
from arbiter_app.core.tournament import Player, Round, Rules, Section

PLAYERS = tuple(Player(no, f"Player {no}") for no in range(1, 6))
EMPTY = Section(rules=Rules(tie_breaks=("CUM",)), players=PLAYERS, rounds=(Round(),) * 3)
PLAYED = enter_block(EMPTY, [(1, 1, "2w1"), (3, 1, "4w½"), (5, 1, "h"), (1, 2, "3w")])


@pytest.mark.parametrize(
    ("player", "number", "text"),
    [(1, 2, "1"), (3, 2, "½"), (2, 2, "4b0"), (1, 1, "1"), (2, 1, "0"), (1, 1, "2b"), (1, 2, "")],
)
def test_what_is_played_and_overwrites_nothing_counts_at_once(player, number, text):
    assert not attempt(PLAYED, player, number, text).must_ask


@pytest.mark.parametrize(
    ("player", "number", "text"),
    [(1, 2, "+"), (1, 2, "x"), (2, 2, "h"), (2, 2, "4w-"), (5, 2, "z")],
)
def test_what_is_unplayed_is_asked_first(player, number, text):
    tried = attempt(PLAYED, player, number, text)
    assert tried.unplayed
    assert tried.overwritten == ()


@pytest.mark.parametrize(
    ("player", "text", "old", "new"),
    [(1, "0", "1-0", "0-1"), (2, "½", "1-0", "½-½"), (1, "2w0-0", "1-0", "0-0")],
)
def test_another_result_for_a_finished_board_is_asked_first(player, text, old, new):
    tried = attempt(PLAYED, player, 1, text)
    assert [
        (one.round, one.player, one.old.result.value, one.new.result.value)
        for one in tried.overwritten
    ] == [(1, 1, old, new)]


def test_clearing_a_finished_board_is_asked_first_and_a_pairing_is_not():
    assert [one.new.result for one in attempt_clear(PLAYED, 2, 1).overwritten] == [None]
    assert not attempt_clear(PLAYED, 1, 2).must_ask
    assert attempt_clear(PLAYED, 5, 1).overwritten[0].new is None


def test_a_pairing_that_takes_the_place_of_a_bye_is_asked_first():
    one = enter_cell(PLAYED, 2, 2, "h")
    assert [over.player for over in attempt(one, 4, 2, "2w1").overwritten] == [2]


def test_the_same_result_settles_a_disputed_board_only_when_confirmed():
    disputed = dispute(PLAYED, 1, 1, "0-1 reported")
    assert attempt(disputed, 1, 1, "1").must_ask


def test_what_cannot_be_entered_is_refused():
    with pytest.raises(EditError, match="bye-on-game"):
        attempt(PLAYED, 1, 1, "h")


def test_a_block_asks_about_what_it_overwrites_not_about_byes():
    assert not attempt_block(PLAYED, [(2, 2, "4w1"), (5, 2, "z")]).must_ask
    assert len(attempt_block(PLAYED, [(1, 1, "0"), (3, 1, "½")]).overwritten) == 1
    with pytest.raises(BlockError):
        attempt_block(PLAYED, [(2, 3, "1")])


def test_a_correction_names_who_stands_in_another_place():
    # After round 1: 1 has 1; 3, 4 and 5 have ½; 2 has 0. With 0-1 instead, 1 and 2 change
    # places; nobody else moves. 5's bye is deducted, so he is behind 3 and 4.
    tried = attempt(PLAYED, 1, 1, "0")
    assert moved_places(tried.before, tried.after, 1) == (Move(2, 5, 1), Move(1, 1, 5))


def test_the_next_round_is_paired_once_it_has_a_game():
    assert [paired_after(PLAYED, number) for number in (1, 2, 3)] == [True, False, False]
