"""The form of one player: what it gives, what it refuses, adding several."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QDialog

from arbiter_app.core.entries import enter_cell
from arbiter_app.core.results import AwardKind
from arbiter_app.core.roster import add_players
from arbiter_app.core.tournament import Player, Round, Section
from arbiter_app.ui.player_dialog import PlayerDialog

PLAYERS = (
    Player(1, "Anderson, Sara", rating=1214, school="Oak Hill"),
    Player(4, "Novák, Jiří", school="Riverside", extra=(("shirt", '"M"'),)),
)
SECTION = Section("U12", players=PLAYERS, rounds=(Round(),) * 3)
PAIRED = enter_cell(SECTION, 1, 2, "4w1")


@pytest.fixture
def form(qtbot):
    def make(section=SECTION, player=None, add=None):
        dialog = PlayerDialog(section, player, add=add)
        qtbot.addWidget(dialog)
        return dialog

    return make


def said(dialog):
    """Every sentence that the form shows below a field."""
    return [shown.text() for shown in dialog._form._sentences.values() if shown.text()]


def test_a_new_player_takes_the_next_number(form):
    dialog = form()
    dialog.name.setText("  Okafor,  Chidi ")
    dialog.accept()
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.result_value() == Player(5, "Okafor, Chidi")


def test_every_field_of_a_player_is_in_the_form(form):
    player = Player(
        *(9, "Ng, Mei", 988, "WCM", "w", "2014-05-31", "SGP", "12345678", "A 12"),
        *("Westgate", "Rooks", "5", "U12"),
        withdrawn_after=1,
        extra=(("shirt", '"S"'),),
    )
    dialog = form(add_players(SECTION, [player]), player)
    assert dialog.result_value() == player


def test_odd_values_survive_a_form_that_is_only_looked_at(form):
    odd = Player(9, "X", rating=0, title="arbiter", sex="?", birth="May", withdrawn_after=7)
    dialog = form(add_players(SECTION, [odd]), odd)
    dialog.accept()
    assert dialog.result_value() == odd


def test_editing_keeps_what_the_form_does_not_show(form):
    dialog = form(player=PLAYERS[1])
    dialog.rating.setText("1180")
    assert dialog.result_value() == replace(PLAYERS[1], rating=1180)


def test_a_player_without_a_name_is_refused_but_an_empty_form_is_not_scolded(form):
    dialog = form()
    assert said(dialog) == []
    dialog.accept()
    assert dialog.result() != QDialog.DialogCode.Accepted
    assert said(dialog) == ["Player 5 needs a name."]
    assert dialog.name.accessibleDescription() == "Player 5 needs a name."


def test_a_number_that_is_taken_is_refused_while_it_is_typed(form):
    dialog = form()
    dialog.name.setText("Okafor, Chidi")
    dialog.number.setValue(4)
    assert said(dialog) == ["Number 4 is taken; choose another start number."]
    dialog.number.setValue(3)
    assert said(dialog) == []


@pytest.mark.parametrize("text", ["abc", "12.5", "1e3", "-5"])
def test_an_odd_rating_is_refused(form, text):
    dialog = form(player=PLAYERS[0])
    dialog.rating.setText(text)
    dialog.accept()
    assert dialog.result() != QDialog.DialogCode.Accepted
    assert said(dialog) == ["A rating is a whole number, such as 1180."]


def test_nobody_is_withdrawn_before_his_games(form):
    dialog = form(PAIRED, PLAYERS[1])
    dialog.withdrawn.setCurrentIndex(dialog.withdrawn.findData(1))
    dialog.accept()
    assert dialog.result() != QDialog.DialogCode.Accepted
    assert said(dialog)[0].startswith("Player 4 takes part in round 2")


def test_the_form_names_a_twin_and_the_rounds_that_were_missed(form):
    dialog = form()
    dialog.name.setText("sara anderson")
    dialog.name.textEdited.emit("sara anderson")
    assert dialog._note.text() == "Number 1 is called Anderson, Sara too."
    late = form(PAIRED)
    late.name.setText("Okafor, Chidi")
    late.name.textEdited.emit("Okafor, Chidi")
    assert late._note.text() == "Absent (Z) in the rounds already played, up to round 2."


def test_a_late_entrants_missed_rounds_are_asked_about_once(form):
    given = []

    def add(player, missed):
        given.append((player.name, missed))
        return add_players(PAIRED, [player], missed)

    late = form(PAIRED, add=add)
    late.missed.setCurrentIndex(1)
    late.name.setText("Okafor, Chidi")
    late.name.textEdited.emit("Okafor, Chidi")
    assert late._note.text() == "Half-point byes (H) in the rounds already played, up to round 2."
    late.add_another()
    late.name.setText("Ng, Mei")
    late.finish()
    half = AwardKind.HALF_BYE
    assert given == [("Okafor, Chidi", half), ("Ng, Mei", half)]


def test_missed_rounds_are_no_question_where_none_are_or_half_byes_give_nothing(form):
    assert not form()._form.has("missed")
    assert form(PAIRED)._form.has("missed")
    assert not form(PAIRED, PLAYERS[0])._form.has("missed")
    without = replace(PAIRED, rules=replace(PAIRED.rules, half_bye=0))
    assert not form(without)._form.has("missed")


def test_several_players_are_added_one_after_the_other(form):
    section = SECTION

    def add(player, missed):
        nonlocal section
        section = add_players(section, [player], missed)
        return section

    dialog = form(add=add)
    dialog.name.setText("Okafor, Chidi")
    dialog._texts["school"].setText("Oak Hill")
    dialog.rating.setText("1102")
    dialog.add_another()
    assert (dialog.name.text(), dialog.rating.text()) == ("", "")
    assert dialog._texts["school"].text() == "Oak Hill"
    dialog.add_another()
    assert said(dialog) == ["Player 6 needs a name."]
    dialog.name.setText("Ng, Mei")
    dialog.accept()
    assert [player.name for player in section.players[2:]] == ["Okafor, Chidi"]
    assert dialog.result_value() == Player(6, "Ng, Mei", school="Oak Hill")


def test_ask_gives_the_player_or_nothing(monkeypatch, qtbot):
    monkeypatch.setattr(PlayerDialog, "exec", lambda dialog: QDialog.DialogCode.Rejected)
    assert PlayerDialog.ask(None, SECTION, PLAYERS[0]) is None
    monkeypatch.setattr(PlayerDialog, "exec", lambda dialog: QDialog.DialogCode.Accepted)
    assert PlayerDialog.ask(None, SECTION, PLAYERS[0]) == PLAYERS[0]
