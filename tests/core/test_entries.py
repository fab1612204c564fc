"""Entering results, pairings and byes."""

from dataclasses import replace

import pytest

from arbiter_app.core.entries import (
    clear_cell,
    dispute,
    enter_cell,
    enter_outcome,
    enter_result,
    fill_absent,
    give_bye,
    next_board,
    pair,
)
from arbiter_app.core.results import AwardKind, Outcome, Result
from arbiter_app.core.roster import withdraw
from arbiter_app.core.tournament import Award, Game, Round, Rules, Section
from tests.core.events import players, refused, scores_only, section, two

FOUR = Section(players=players(4), rounds=(Round(), Round()))


def result(event: Section, player: int = 1, round_number: int = 1) -> str | None:
    """The result of a player's game, White first."""
    game = event.entry(player, round_number)
    return game.result and game.result.value


# Results on a pairing.


@pytest.mark.parametrize(
    ("text", "of_white", "of_black"),
    [
        ("1", "1-0", "0-1"),
        ("0", "0-1", "1-0"),
        ("½", "½-½", "½-½"),
        ("½-0", "½-0", "0-½"),
        ("0-0", "0-0", "0-0"),
        ("+", "+:-", "-:+"),
        ("-", "-:+", "+:-"),
        ("--", "-:-", "-:-"),
    ],
)
def test_a_result_is_the_player_s_own_and_the_opponent_s_follows(text, of_white, of_black):
    assert result(enter_cell(two(), 1, 1, text)) == of_white
    assert result(enter_cell(two(), 2, 1, text)) == of_black


def test_entering_the_same_result_again_changes_nothing():
    drawn = enter_cell(two(), 1, 1, "½")
    assert enter_cell(drawn, 2, 1, "=") is drawn
    assert enter_result(drawn, 2, 1, Result.DRAW) is drawn


def test_a_result_typed_without_u_is_rated_and_one_with_u_is_not():
    unrated = enter_cell(two(), 1, 1, "1u")
    assert unrated.entry(2, 1) == Game(1, 2, 1, Result.WHITE_WINS, unrated=True)
    assert enter_cell(unrated, 1, 1, "1").entry(1, 1) == Game(1, 2, 1, Result.WHITE_WINS)


def test_a_result_chosen_for_the_board_keeps_the_game_unrated_until_it_is_taken_back():
    unrated = two(Result.DRAW, unrated=True)
    assert enter_result(unrated, 1, 1, Result.WHITE_WINS).entry(1, 1).unrated
    assert not enter_result(unrated, 1, 1, None).entry(1, 1).unrated


@pytest.mark.parametrize("new", [Result.DRAW, Result.WHITE_WINS])
def test_entering_a_result_even_the_same_settles_a_dispute(new):
    disputed = two(Result.DRAW, disputed="flag fell")
    assert enter_result(disputed, 1, 1, new).entry(1, 1) == Game(1, 2, 1, new)
    typed = enter_outcome(disputed, 1, 1, new.sides)
    assert typed.entry(1, 1) == Game(1, 2, 1, new)


def test_a_disputed_board_keeps_its_result_until_it_is_settled():
    drawn = two(Result.DRAW)
    disputed = dispute(drawn, 2, 1, "flag fell")
    assert disputed.entry(1, 1) == Game(1, 2, 1, Result.DRAW, disputed="flag fell")
    assert dispute(disputed, 1, 1, "flag fell") is disputed
    assert dispute(disputed, 1, 1, None) == drawn


def test_correcting_the_colours_of_a_disputed_board_does_not_settle_it():
    disputed = two(Result.WHITE_WINS, disputed="flag fell")
    turned = enter_cell(disputed, 1, 1, "2b").entry(1, 1)
    assert turned == Game(2, 1, 1, Result.BLACK_WINS, disputed="flag fell")


@pytest.mark.parametrize("edit", [dispute, enter_result])
@pytest.mark.parametrize("event", [FOUR, section("B", "")])
def test_a_board_without_a_game_has_no_result_and_no_dispute(edit, event):
    details = {"player": 1, "round": 1}
    assert refused(edit, event, 1, 1, None) == ("no-game", details)


def test_a_result_on_an_unpaired_cell_is_refused():
    assert refused(enter_cell, FOUR, 1, 2, "1") == ("no-game", {"player": 1, "round": 2})


def test_a_result_on_a_bye_is_refused():
    event = section("H", "")
    assert refused(enter_cell, event, 1, 1, "1") == ("result-on-bye", {"player": 1, "round": 1})


def test_two_sides_that_no_game_has_are_refused():
    details = {"own": "win", "other": "win"}
    both = (Outcome.WIN, Outcome.WIN)
    assert refused(enter_outcome, two(), 2, 1, both) == ("no-such-result", details)


@pytest.mark.parametrize(
    ("player", "round_number", "code", "details"),
    [
        (5, 1, "no-player", {"player": 5}),
        (0, 1, "no-player", {"player": 0}),
        (1, 0, "no-round", {"round": 0, "rounds": 2}),
        (1, -1, "no-round", {"round": -1, "rounds": 2}),
        (1, 3, "no-round", {"round": 3, "rounds": 2}),
    ],
)
@pytest.mark.parametrize("text", ["1", "2w1", "H", ""])
def test_a_player_or_a_round_that_is_not_there_is_refused(
    player, round_number, code, details, text
):
    assert refused(enter_cell, FOUR, player, round_number, text) == (code, details)


# Pairings.


def test_a_typed_pairing_takes_the_next_free_board():
    event = enter_cell(enter_cell(FOUR, 3, 1, "4b½"), 2, 1, "1w")
    assert event.rounds[0].games == (Game(4, 3, 1, Result.DRAW), Game(2, 1, 2))
    # A gap is not filled: boards are never renumbered by themselves.
    cleared = clear_cell(clear_cell(event, 4, 1), 4, 1)
    again = enter_cell(cleared, 3, 1, "4w")
    assert again.entry(3, 1).board == 3


def test_boards_are_counted_by_round():
    assert next_board(Round()) == 1
    assert next_board(Round((Game(1, 2, 12), Game(3, 4, 5)))) == 13
    event = enter_cell(section("2w .", "", "", ""), 3, 2, "4w")
    assert event.entry(3, 2).board == 1


def test_a_pairing_may_bring_its_own_board():
    assert pair(FOUR, 1, Game(1, 2, 7)).entry(2, 1) == Game(1, 2, 7)


def test_a_pairing_with_one_who_plays_already_names_the_game_in_the_way():
    event = section("2w1", "", "", "")
    game = {"white": 1, "black": 2, "board": 1}
    assert refused(enter_cell, event, 3, 1, "1w") == (
        "in-the-way",
        {"player": 1, "round": 1} | game,
    )
    assert refused(enter_cell, event, 2, 1, "3w") == (
        "in-the-way",
        {"player": 2, "round": 1} | game,
    )


@pytest.mark.parametrize("event", [FOUR, section("2w1", "")])
def test_nobody_plays_himself(event):
    assert refused(enter_cell, event, 1, 1, "1w1") == ("own-opponent", {"player": 1, "round": 1})


@pytest.mark.parametrize("text", ["9w1", "0b1", "W99999"])
def test_an_opponent_who_is_not_there_is_refused(text):
    assert refused(enter_cell, FOUR, 1, 1, text)[0] == "no-player"


def test_a_bye_gives_way_to_a_typed_pairing():
    event = section("B", "H", "Z")
    assert enter_cell(event, 1, 1, "2w1").rounds[0] == Round(
        (Game(1, 2, 1, Result.WHITE_WINS),), (Award(3, AwardKind.ZERO_BYE, 0),)
    )


def test_typing_the_pairing_that_stands_enters_its_result():
    event = section(". 2w", "", "4w", "")
    assert enter_cell(event, 1, 2, "2w") is event
    won = enter_cell(event, 2, 2, "1b1")
    assert won.entry(1, 2) == Game(1, 2, 1, Result.BLACK_WINS)


def test_correcting_the_colours_leaves_each_player_his_result():
    event = section("2w1", "")
    assert enter_cell(event, 1, 1, "2b").entry(1, 1) == Game(2, 1, 1, Result.BLACK_WINS)
    assert enter_cell(event, 2, 1, "1w0").entry(1, 1) == Game(2, 1, 1, Result.BLACK_WINS)


def test_a_letter_first_pairs_without_colours_and_leaves_known_ones():
    assert enter_cell(FOUR, 3, 1, "L2").entry(2, 1) == Game(
        3, 2, 1, Result.BLACK_WINS, colours=False
    )
    assert enter_cell(section("2w", ""), 2, 1, "W1").entry(1, 1) == Game(1, 2, 1, Result.BLACK_WINS)


def test_colours_that_were_not_known_can_be_told_later():
    event = enter_cell(enter_cell(FOUR, 1, 1, "W2"), 2, 1, "1w")
    assert event.entry(1, 1) == Game(2, 1, 1, Result.BLACK_WINS)


def test_nobody_is_paired_where_only_scores_are_typed():
    event = scores_only("1", "½")
    for text in ("2w1", "2w", "2b0", "W2", "12w1"):
        assert refused(enter_cell, event, 1, 1, text) == ("scores-only", {"player": 1, "round": 1})
    assert refused(pair, event, 1, Game(1, 2, 1))[0] == "scores-only"


# Scores only.


@pytest.mark.parametrize(
    ("text", "kind"),
    [("1", "win"), ("½", "draw"), ("0", "loss"), ("+", "forfeit-win"), ("-", "forfeit-loss")],
)
def test_a_typed_score_needs_no_opponent_where_nobody_is_paired(text, kind):
    event = enter_cell(scores_only("", "", rounds=1), 1, 1, text)
    assert event.rounds[0] == Round((), (Award(1, AwardKind(kind)),))


def test_a_typed_score_replaces_a_score_or_a_bye():
    event = scores_only("1 H", "0 .")
    assert enter_cell(event, 1, 1, "1") is event
    assert enter_cell(event, 1, 1, "½").entry(1, 1) == Award(1, AwardKind.DRAW)
    assert enter_cell(event, 1, 2, "0").entry(1, 2) == Award(1, AwardKind.LOSS)
    assert event.entry(2, 1) == Award(2, AwardKind.LOSS)


@pytest.mark.parametrize("text", ["½-0", "0-½", "0-0", "--", "1u"])
def test_a_result_of_two_sides_needs_an_opponent(text):
    event = scores_only("", rounds=1)
    assert refused(enter_cell, event, 1, 1, text) == ("needs-opponent", {"player": 1, "round": 1})


def test_a_score_that_came_into_a_paired_section_with_a_file_can_be_corrected():
    event = Section(players=players(2), rounds=(Round((), (Award(1, AwardKind.WIN),)),))
    assert enter_cell(event, 1, 1, "½").entry(1, 1) == Award(1, AwardKind.DRAW)


# Byes.


@pytest.mark.parametrize(
    ("text", "award"),
    [
        ("B", Award(1, AwardKind.PAIRING_BYE, 6)),
        ("F", Award(1, AwardKind.FULL_BYE, 5)),
        ("H", Award(1, AwardKind.HALF_BYE, 2)),
        ("Z", Award(1, AwardKind.ZERO_BYE, -1)),
        ("B=½", Award(1, AwardKind.PAIRING_BYE, 1)),
    ],
)
def test_a_bye_is_worth_what_the_rules_or_the_arbiter_say(text, award):
    rules = Rules(win=6, draw=2, pairing_bye=6, full_bye=5, half_bye=2, zero_bye=-1)
    assert enter_cell(replace(FOUR, rules=rules), 1, 1, text).entry(1, 1) == award


def test_a_bye_replaces_another():
    event = section("H", "")
    assert enter_cell(event, 1, 1, "H") is event
    assert enter_cell(event, 1, 1, "Z").rounds[0].awards == (Award(1, AwardKind.ZERO_BYE, 0),)


@pytest.mark.parametrize("event", [section("2w", ""), section("2w1", "")])
def test_a_bye_on_a_game_is_refused_and_names_the_opponent(event):
    details = {"player": 2, "opponent": 1, "round": 1}
    assert refused(give_bye, event, 2, 1, AwardKind.HALF_BYE) == ("bye-on-game", details)


def test_everybody_without_an_entry_is_marked_absent_but_not_who_has_left():
    event = withdraw(section("2w", "", "", "H", "", "", rounds=2), 5, 0)
    filled = fill_absent(event, 1)
    assert filled.rounds[0].awards == (
        Award(4, AwardKind.HALF_BYE, 1),
        Award(3, AwardKind.ZERO_BYE, 0),
        Award(6, AwardKind.ZERO_BYE, 0),
    )
    assert filled.rounds[1] is event.rounds[1]
    assert fill_absent(filled, 1) is filled


@pytest.mark.parametrize("round_number", [0, -1, 3])
def test_nobody_is_absent_from_a_round_that_is_not_there(round_number):
    assert refused(fill_absent, FOUR, round_number)[0] == "no-round"


# Taking back.


def test_clearing_takes_the_result_first_and_the_pairing_second():
    event = section("2w1", "", "H")
    playing = clear_cell(event, 2, 1)
    assert playing.entry(1, 1) == Game(1, 2, 1)
    unpaired = clear_cell(playing, 1, 1)
    assert (unpaired.entry(1, 1), unpaired.entry(2, 1)) == (None, None)
    assert clear_cell(unpaired, 1, 1) is unpaired
    assert unpaired.entry(3, 1) is event.entry(3, 1)


def test_clearing_takes_a_bye_or_a_typed_score_at_once():
    assert clear_cell(section("H", ""), 1, 1).rounds == (Round(),)
    assert clear_cell(scores_only("1", "0"), 2, 1).rounds[0].awards == (Award(1, AwardKind.WIN),)


def test_an_empty_text_clears_the_whole_cell():
    event = section("2w1", "")
    assert enter_cell(event, 2, 1, " ").rounds == (Round(),)
    assert enter_cell(FOUR, 1, 1, "") is FOUR


@pytest.mark.parametrize("edit", [clear_cell, lambda *where: dispute(*where, None)])
def test_taking_back_is_refused_where_nobody_is(edit):
    assert refused(edit, FOUR, 9, 1)[0] == "no-player"
    assert refused(edit, FOUR, 1, 9)[0] == "no-round"


def test_an_edit_shares_every_round_it_does_not_touch():
    event = section("2w1 2b", "", "H .")
    after = enter_cell(event, 1, 2, "1")
    assert after.rounds[0] is event.rounds[0]
    assert after.players is event.players
