"""Who takes part: added, changed, deleted, withdrawn, renumbered."""

from dataclasses import replace

import pytest

from arbiter_app.core.entries import enter_cell
from arbiter_app.core.ledger import sheets
from arbiter_app.core.results import AwardKind, Result
from arbiter_app.core.roster import (
    add_players,
    delete_player,
    edit_player,
    last_taken_part,
    renumber,
    withdraw,
)
from arbiter_app.core.standings import rank
from arbiter_app.core.tournament import Award, Game, Player, Round, Rules, Section
from tests.core.events import refused, scores_only, section


def numbers(event: Section) -> list[int]:
    return [player.no for player in event.players]


def absent(no: int, half_points: int = 0) -> Award:
    return Award(no, AwardKind.ZERO_BYE, half_points)


# Added.


def test_a_player_without_a_number_takes_the_next_free_one():
    event = Section(players=(Player(1, "Anna"), Player(7, "Béla")))
    event = add_players(event, [Player(0, "Chen"), Player(3, "Dora"), Player(0, "Emil")])
    assert numbers(event) == [1, 7, 8, 3, 9]


def test_adding_nobody_changes_nothing():
    event = section("", "")
    assert add_players(event, []) is event


@pytest.mark.parametrize(
    ("player", "code", "no"),
    [
        (Player(2, "Chen"), "number-taken", 2),
        (Player(0, ""), "name-missing", 3),
        (Player(9, " \t"), "name-missing", 9),
        (Player(-1, "Chen"), "number-not-positive", -1),
    ],
)
def test_a_player_who_cannot_be_is_refused(player, code, no):
    assert refused(add_players, section("", ""), [player]) == (code, {"player": no})


def test_two_new_players_of_one_number_are_refused():
    new = [Player(3, "Chen"), Player(3, "Dora")]
    assert refused(add_players, section("", ""), new) == ("number-taken", {"player": 3})


def test_two_players_may_have_one_name():
    assert len(add_players(section("", ""), [Player(0, "Anna")]).players) == 3


@pytest.mark.parametrize(
    ("lines", "byes"),
    [
        # Round 3 is over: he has missed all three.
        (("2w1 2b0 2w½", ""), [1, 2, 3]),
        # Somebody is still playing, or not yet paired: he may come into round 3.
        (("2w1 2b0 2w", ""), [1, 2]),
        (("2w1 2b0 2w1", "", "Z Z"), [1, 2]),
        # Byes alone do not begin a round.
        (("2w1 2b0 H", ""), [1, 2]),
        ((". .", ""), []),
    ],
)
def test_who_comes_late_was_absent_in_the_rounds_before(lines, byes):
    event = section(*lines, rounds=4, zero_bye=0)
    late = add_players(event, [Player(9, "Late"), Player(0, "Later")])
    for no in (9, 10):
        given = [n for n in range(1, 5) if late.entry(no, n) == absent(no)]
        assert given == byes
        assert all(late.entry(no, n) is None for n in range(1, 5) if n not in byes)


def test_who_has_withdrawn_does_not_keep_a_round_open_for_a_late_entry():
    event = withdraw(section("2w1 2b1", "", "H"), 3, 1)
    assert add_players(event, [Player(0, "Late")]).entry(4, 2) == absent(4)


def test_a_late_entry_is_absent_at_the_worth_of_the_rules():
    event = add_players(scores_only("1", zero_bye=1), [Player(0, "Late")])
    assert event.entry(2, 1) == absent(2, 1)


def test_a_late_entrants_missed_rounds_can_be_half_point_byes():
    event = section("2w1 2b0", "", rounds=3)
    late = add_players(event, [Player(0, "Late")], AwardKind.HALF_BYE)
    half = Award(3, AwardKind.HALF_BYE, 1)
    assert [late.entry(3, number) for number in (1, 2, 3)] == [half, half, None]


def test_a_number_has_no_more_digits_than_a_cell_takes():
    details = {"player": 100_000, "most": 99_999}
    full = Section(players=(Player(99_999, "Anna"),))
    assert refused(add_players, full, [Player(0, "Béla")]) == ("number-too-large", details)
    assert refused(edit_player, full, 99_999, Player(100_000, "Anna"))[0] == "number-too-large"
    assert numbers(add_players(full, [Player(7, "Béla")])) == [99_999, 7]
    # One that came with a file may stay.
    large = Section(players=(Player(100_000, "Anna"),))
    assert edit_player(large, 100_000, Player(100_000, "Anne")).player(100_000).name == "Anne"


# Changed.


def test_the_same_player_again_changes_nothing():
    event = section("2w1", "")
    assert edit_player(event, 1, replace(event.player(1))) is event


def test_a_changed_player_keeps_his_place_and_all_games():
    event = section("2w1", "")
    after = edit_player(event, 2, Player(2, "Béla", rating=1200))
    assert after.players == (event.players[0], Player(2, "Béla", rating=1200))
    assert after.rounds is event.rounds


def test_a_new_number_is_written_into_the_games_and_awards():
    event = section("2w1 H", "", "Z B")
    after = edit_player(event, 1, replace(event.player(1), no=40))
    assert numbers(after) == [40, 2, 3]
    assert after.rounds[0] == Round((Game(40, 2, 1, Result.WHITE_WINS),), (absent(3),))
    assert after.entry(40, 2) == Award(40, AwardKind.HALF_BYE, 1)
    assert list(sheets(after, 2).values()) == list(sheets(event, 2).values())


@pytest.mark.parametrize(
    ("no", "player", "code", "named"),
    [
        (3, Player(3, "Chen"), "no-player", 3),
        (1, Player(1, " "), "name-missing", 1),
        (1, Player(2, "Anna"), "number-taken", 2),
        (1, Player(0, "Anna"), "number-not-positive", 0),
    ],
)
def test_a_change_that_cannot_be_is_refused(no, player, code, named):
    assert refused(edit_player, section("", ""), no, player) == (code, {"player": named})


# Deleted.


def test_a_player_without_a_game_is_deleted_with_his_byes():
    event = section("2w1 H", "", "Z B")
    after = delete_player(event, 3)
    assert numbers(after) == [1, 2]
    assert after.rounds[0].awards == ()
    assert after.rounds[1].awards == (Award(1, AwardKind.HALF_BYE, 1),)


@pytest.mark.parametrize(
    ("event", "no", "round_number"),
    [(section(". 2w", ""), 2, 2), (section("2w-", ""), 1, 1), (scores_only("1"), 1, 1)],
)
def test_a_player_with_a_game_or_a_score_cannot_be_deleted(event, no, round_number):
    details = {"player": no, "round": round_number}
    assert refused(delete_player, event, no) == ("has-games", details)


def test_who_is_not_there_cannot_be_deleted_or_withdrawn():
    assert refused(delete_player, section(""), 2) == ("no-player", {"player": 2})
    assert refused(withdraw, section(""), 2, None) == ("no-player", {"player": 2})


# Withdrawn.


def test_the_blanks_of_a_withdrawn_player_are_zero_point_byes():
    event = withdraw(section("2w1", "", "H", rounds=3), 3, 1)
    assert event.player(3).withdrawn_after == 1
    assert [line.bye for line in sheets(event, 3)[3].lines] == [
        AwardKind.HALF_BYE,
        AwardKind.ZERO_BYE,
        AwardKind.ZERO_BYE,
    ]
    assert withdraw(event, 3, 1) is event


def test_byes_booked_for_later_fall_away():
    event = withdraw(section("2w1 H Z B", ""), 1, 2)
    assert [event.entry(1, n) for n in (2, 3, 4)] == [Award(1, AwardKind.HALF_BYE, 1), None, None]


@pytest.mark.parametrize(
    ("event", "later"),
    [
        (section("2w1 . 2w", ""), 3),
        (scores_only("1 0"), 2),
        # The bye of the round that is being played has brought its point.
        (section("2w1 B", "", ". 4w1", ""), 2),
    ],
)
def test_who_plays_later_cannot_be_withdrawn(event, later):
    assert refused(withdraw, event, 1, 1) == ("plays-later", {"player": 1, "round": later})


@pytest.mark.parametrize("after", [-1, 3, 99])
def test_nobody_withdraws_after_a_round_that_is_not_there(after):
    event = section("", rounds=2)
    assert refused(withdraw, event, 1, after) == ("no-round", {"round": after, "rounds": 2})


def test_taking_a_withdrawal_back_at_once_changes_nothing_in_the_end():
    event = section("2w1", "", "H", rounds=3)
    assert withdraw(withdraw(event, 3, 1), 3, None) == event


def test_who_comes_back_was_absent_in_the_rounds_held_without_him():
    event = withdraw(section("2w1 2b0 2w1 2b", "", "H", rounds=5), 3, 1)
    back = withdraw(event, 3, None)
    assert [back.entry(3, n) for n in range(1, 6)] == [
        Award(3, AwardKind.HALF_BYE, 1),
        absent(3),
        absent(3),
        None,
        None,
    ]
    assert rank(back, 3).final
    assert enter_cell(back, 3, 5, "H").entry(3, 5) == Award(3, AwardKind.HALF_BYE, 1)


def test_a_withdrawal_moved_to_a_later_round_leaves_no_blank_behind():
    event = withdraw(section("2w1 2b0 2w1", "", "H", rounds=4), 3, 1)
    moved = withdraw(event, 3, 2)
    assert moved.player(3).withdrawn_after == 2
    assert [moved.entry(3, n) for n in (2, 3)] == [absent(3), None]


def test_withdrawing_by_editing_is_the_same_and_may_come_with_other_changes():
    event = section("2w1", "", "H", rounds=3)
    gone = replace(event.player(3), name="Chen, Li", withdrawn_after=1)
    assert edit_player(event, 3, gone) == edit_player(withdraw(event, 3, 1), 3, gone)
    renumbered = edit_player(event, 3, replace(gone, no=30))
    assert renumbered.player(30) == replace(gone, no=30)
    assert refused(edit_player, event, 1, replace(event.player(1), withdrawn_after=0)) == (
        "plays-later",
        {"player": 1, "round": 1},
    )


def test_the_last_round_of_a_player_is_that_of_his_last_game_not_of_a_booked_bye():
    event = section(". 3w H", "", "")
    assert [last_taken_part(event, no) for no in (1, 2, 3)] == [2, 0, 2]


def test_a_pairing_bye_in_a_round_that_has_begun_is_kept_by_who_withdraws_after_it():
    event = section(". 2w", "", "Z B", rounds=4)
    assert last_taken_part(event, 3) == 2
    assert withdraw(event, 3, 2).entry(3, 2) == Award(3, AwardKind.PAIRING_BYE, 2)


def test_an_absence_is_no_round_of_a_player():
    assert last_taken_part(section("2w1 2b1", "", "Z Z"), 3) == 0


# Renumbered.


def test_renumbering_counts_from_one_in_the_given_order():
    event = Section(
        rules=Rules(),
        players=(Player(5, "Anna"), Player(2, "Béla"), Player(9, "Chen")),
        rounds=(Round((Game(9, 5, 1, Result.DRAW),), (absent(2),)), Round()),
    )
    after = renumber(event, [2, 9, 5])
    assert after.players == (Player(1, "Béla"), Player(2, "Chen"), Player(3, "Anna"))
    assert after.rounds == (Round((Game(2, 3, 1, Result.DRAW),), (absent(1),)), Round())
    assert after.rounds[1] is event.rounds[1]


def test_renumbering_in_the_present_order_changes_nothing():
    event = section("2w1", "", "H")
    assert renumber(event, [1, 2, 3]) is event


def test_numbers_that_change_places_do_not_run_into_each_other():
    event = section("2w1", "")
    swapped = renumber(event, [2, 1])
    assert swapped.rounds[0].games == (Game(2, 1, 1, Result.WHITE_WINS),)
    assert renumber(swapped, [2, 1]) == event


def test_a_section_without_players_is_renumbered_into_itself():
    empty = Section()
    assert renumber(empty, []) is empty
