"""Edits that come from a form with several fields: names of sections, a player withdrawn."""

import pytest

from arbiter_app.core.entries import give_bye, pair
from arbiter_app.core.errors import EditError
from arbiter_app.core.event import rename_section
from arbiter_app.core.results import AwardKind
from arbiter_app.core.roster import edit_player, last_played, withdraw
from arbiter_app.core.tournament import Award, Game, Player, Round, Section, Tournament

EVENT = Tournament(sections=(Section("U8"), Section("U10")))
THREE = Section(
    players=(Player(1, "Anna"), Player(2, "Bela"), Player(3, "Cleo")), rounds=(Round(),) * 4
)


def test_a_section_is_renamed_and_the_others_stay():
    after = rename_section(EVENT, 1, "U12")
    assert [section.name for section in after.sections] == ["U8", "U12"]
    assert after.sections[0] is EVENT.sections[0]
    assert rename_section(EVENT, 1, "U10") is EVENT


def test_no_two_sections_have_the_same_name():
    with pytest.raises(EditError, match="section-name-taken"):
        rename_section(EVENT, 1, "U8")


def test_withdrawing_in_the_form_of_a_player_takes_back_the_byes_he_booked():
    booked = give_bye(THREE, 3, 4, AwardKind.HALF_BYE)
    after = edit_player(booked, 3, Player(3, "Cleo", withdrawn_after=2, school="Oak Hill"))
    assert after.player(3) == Player(3, "Cleo", withdrawn_after=2, school="Oak Hill")
    assert after.entry(3, 4) is None


def test_withdrawing_and_renumbering_at_once_does_both():
    booked = give_bye(THREE, 3, 4, AwardKind.HALF_BYE)
    after = edit_player(booked, 3, Player(9, "Cleo", withdrawn_after=0))
    assert [player.no for player in after.players] == [1, 2, 9]
    assert after.entry(9, 4) is None
    assert after.entry(3, 4) is None


def test_nobody_is_withdrawn_before_a_game_of_his():
    paired = pair(THREE, 3, Game(1, 3, board=1))
    with pytest.raises(EditError) as refused:
        edit_player(paired, 3, Player(3, "Cleo", withdrawn_after=2))
    assert (refused.value.code, refused.value.details) == ("plays-later", {"player": 3, "round": 3})


def test_the_last_round_of_a_player_is_that_of_his_last_game_not_of_a_booked_bye():
    paired = pair(THREE, 2, Game(1, 3, board=1))
    booked = give_bye(paired, 3, 4, AwardKind.HALF_BYE)
    assert (last_played(booked, 3), last_played(booked, 2)) == (2, 0)


def test_a_pairing_bye_in_a_round_that_has_begun_is_kept_by_who_withdraws_after_it():
    begun = pair(THREE, 2, Game(1, 2, board=1))
    byes = give_bye(give_bye(begun, 3, 2, AwardKind.PAIRING_BYE), 3, 1, AwardKind.ZERO_BYE)
    after = last_played(byes, 3)
    assert after == 2
    assert withdraw(byes, 3, after).entry(3, 2) == Award(3, AwardKind.PAIRING_BYE, 2)


def test_an_absence_is_no_round_of_a_player():
    begun = pair(THREE, 2, Game(1, 2, board=1))
    assert last_played(give_bye(begun, 3, 2, AwardKind.ZERO_BYE), 3) == 0
