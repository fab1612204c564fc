"""A round's pairings as a whole, without an engine."""

from arbiter_app.core.entries import enter_cell
from arbiter_app.core.pairing_edits import (
    clear_pairings,
    enter_pairings,
    free_players,
    replace_player,
)
from arbiter_app.core.roster import withdraw
from tests.core.events import refused, section

FIVE = section("2w1 .", "1b0 .", "4w½ .", "3b½ .", "b h")


def games(a_section, number):
    return [(game.board, game.white, game.black) for game in a_section.rounds[number - 1].games]


def test_pairs_are_entered_with_boards_in_their_order_and_a_bye():
    after = enter_pairings(FIVE, 2, [(3, 1), (4, 5), (2, None)])
    assert games(after, 2) == [(1, 3, 1), (2, 4, 5)]
    assert after.entry(2, 2).kind.value == "pairing-bye"


def test_an_earlier_bye_gives_way_to_an_opponent():
    assert enter_pairings(FIVE, 2, [(4, 5)]).entry(5, 2).white == 4


def test_a_pair_with_somebody_who_plays_is_refused_and_nothing_has_changed():
    once = enter_pairings(FIVE, 2, [(3, 1)])
    assert refused(enter_pairings, once, 2, [(2, 4), (1, 5)])[0] == "in-the-way"


def test_pairings_are_cleared_while_no_result_is_in_and_byes_asked_for_stay():
    paired = enter_pairings(FIVE, 2, [(3, 1), (2, None)])
    after = clear_pairings(paired, 2)
    assert games(after, 2) == []
    assert [award.player for award in after.rounds[1].awards] == [5]
    assert clear_pairings(after, 2) is after


def test_pairings_stay_once_a_result_is_in():
    paired = enter_cell(enter_pairings(FIVE, 2, [(3, 1), (4, 2)]), 4, 2, "1")
    assert refused(clear_pairings, paired, 2) == ("round-has-results", {"round": 2, "board": 2})


def test_another_player_sits_down_on_the_same_board_with_the_same_colour():
    paired = enter_pairings(FIVE, 2, [(3, 1), (4, 2)])
    after = replace_player(paired, 2, 1, 5)
    assert sorted(games(after, 2)) == [(1, 3, 5), (2, 4, 2)]
    assert after.entry(1, 2) is None
    assert sorted(games(replace_player(paired, 2, 3, 5), 2))[0] == (1, 5, 1)


def test_a_replacement_that_cannot_be_is_refused():
    paired = enter_pairings(FIVE, 2, [(3, 1), (4, 2)])
    assert refused(replace_player, paired, 2, 1, 4)[0] == "in-the-way"
    assert refused(replace_player, paired, 2, 1, 3)[0] == "own-opponent"
    assert refused(replace_player, paired, 2, 1, 9)[0] == "no-player"
    assert refused(replace_player, paired, 2, 5, 1)[0] == "no-game"
    assert refused(replace_player, FIVE, 1, 1, 5) == ("board-finished", {"round": 1, "board": 1})


def test_who_is_free_has_no_game_and_is_still_in():
    paired = enter_pairings(FIVE, 2, [(3, 1)])
    # Player 4 has half a point, 2 none; 5 has the most, but a bye in this round.
    assert free_players(paired, 2) == (4, 2, 5)
    assert free_players(withdraw(paired, 2, 1), 2) == (4, 5)


def test_who_is_free_is_listed_down_the_score_groups():
    # After round 1: 1 and 3 have a point, 5 and 6 half a one, 2 and 4 nothing.
    six = section("2w1 .", "1b0 .", "4w1 .", "3b0 .", "6w½ .", "5b½ .")
    assert free_players(six, 2) == (1, 3, 5, 6, 2, 4)
