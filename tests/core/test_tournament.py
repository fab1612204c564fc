"""The value itself: entries, and which round is the current one."""

from dataclasses import replace

import pytest

from arbiter_app.core.results import AwardKind, Result
from arbiter_app.core.tournament import Award, Game, Player, Round, Rules, Section, by_number
from tests.core.events import players, scores_only, section

GAME = Game(3, 12, 7)
BYE = Award(5, AwardKind.HALF_BYE, 1)


def test_both_players_of_a_game_have_the_same_entry():
    a_round = Round((GAME,), (BYE,))
    assert a_round.entries == {3: GAME, 12: GAME, 5: BYE}
    assert (GAME.opponent(3), GAME.opponent(12)) == (12, 3)


@pytest.mark.parametrize(
    ("games", "awards"),
    [
        ((GAME, Game(3, 4, 8)), ()),
        ((Game(3, 3, 1),), ()),
        ((GAME,), (Award(12, AwardKind.ZERO_BYE, 0),)),
        ((), (BYE, Award(5, AwardKind.WIN))),
    ],
)
def test_two_entries_of_one_player_are_refused(games, awards):
    with pytest.raises(ValueError, match="two entries in one round"):
        Round(games, awards)


def test_an_entry_is_found_by_player_and_round_from_one():
    event = Section(players=players(12), rounds=(Round(), Round((GAME,), (BYE,))))
    assert [event.entry(5, 1), event.entry(5, 2), event.entry(12, 2)] == [None, BYE, GAME]


def test_a_player_is_found_by_number_whatever_his_place_in_the_list():
    late, early = Player(7, "Late"), Player(2, "Early")
    event = Section(players=(late, early))
    assert (event.player(7), event.player(2)) == (late, early)
    with pytest.raises(KeyError):
        event.player(1)


def test_many_sections_do_not_mix_up_their_players():
    # More of them than are remembered, asked for in turn.
    many = [(Player(1, f"Section {n}"),) for n in range(40)]
    for _ in range(2):
        assert [by_number(one)[1].name for one in many] == [f"Section {n}" for n in range(40)]


@pytest.mark.parametrize(
    ("lines", "paired", "current", "scored"),
    [
        ((". .", ". ."), True, 0, 0),
        (("2w .", ". ."), True, 1, 0),
        (("2w1 2b", ". ."), True, 2, 1),
        (("2w1 2b-", ". ."), True, 2, 2),
        # Byes alone never make a round current, whatever they are worth.
        (("2w1 H B", ". Z F"), True, 1, 1),
        (("B", "Z"), True, 0, 0),
        ((". 0", "Z Z"), False, 2, 2),
        # A forfeit without an opponent is no play.
        (("1 +", "0 -"), False, 1, 1),
    ],
)
def test_the_last_round_with_a_game_or_a_typed_score_is_current(lines, paired, current, scored):
    event = section(*lines, rounds=4, paired=paired)
    assert (event.current_round, event.scored_round) == (current, scored)


def test_a_round_left_out_does_not_end_the_event():
    event = scores_only("1 . 1", rounds=5)
    assert event.current_round == 3


@pytest.mark.parametrize(
    ("kind", "half_points"),
    [
        (AwardKind.PAIRING_BYE, 3),
        (AwardKind.FULL_BYE, 4),
        (AwardKind.HALF_BYE, 5),
        (AwardKind.ZERO_BYE, -1),
    ],
)
def test_each_kind_of_bye_has_its_own_worth(kind, half_points):
    rules = Rules(pairing_bye=3, full_bye=4, half_bye=5, zero_bye=-1)
    assert rules.bye_points(kind) == half_points


def test_equal_rounds_are_equal_and_their_index_follows_a_replacement():
    assert Round((GAME,), (BYE,)) == Round((GAME,), (BYE,))
    won = replace(GAME, result=Result.WHITE_WINS)
    assert replace(Round((GAME,)), games=(won,)).entries == {3: won, 12: won}


@pytest.mark.parametrize(
    ("after", "gone"),
    [(None, [False, False, False]), (0, [True, True, True]), (2, [False, False, True])],
)
def test_a_player_is_gone_in_the_rounds_after_his_last(after, gone):
    player = Player(1, "Anna", withdrawn_after=after)
    assert [player.gone(number) for number in (1, 2, 3)] == gone
