"""A new event: the defaults, the choices, and players typed or pasted right there."""

import pytest
from PySide6.QtWidgets import QDialog

from arbiter_app.core.tournament import Player, Round, Rules, Section, Tournament
from arbiter_app.ui.new_event_dialog import NewEventDialog
from arbiter_app.ui.paste_players_dialog import PastePlayersDialog
from arbiter_app.ui.settings import Settings


@pytest.fixture
def dialog(qtbot):
    made = NewEventDialog()
    qtbot.addWidget(made)
    return made


def choose(combo, data):
    combo.setCurrentIndex(combo.findData(data))
    combo.activated.emit(combo.currentIndex())


def test_enter_alone_gives_five_paired_rounds_with_cumulative_first(dialog):
    dialog.accept()
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.result_value() == Tournament(
        sections=(Section(rules=Rules(tie_breaks=("CUM",)), rounds=(Round(),) * 5),)
    )


def test_name_rounds_and_scores_only(dialog):
    dialog.name.setText(" Lakeside  Schools Open ")
    dialog.rounds.setValue(7)
    dialog.paired.setCurrentIndex(dialog.paired.findData(False))
    event = dialog.result_value()
    assert event.name == "Lakeside Schools Open"
    assert len(event.sections[0].rounds) == 7
    assert not event.sections[0].rules.paired


def test_tie_breaks_by_preset_and_form(dialog):
    choose(dialog.ties.preset, "scholastic-wins")
    choose(dialog.ties.form, "PS")
    assert dialog.result_value().sections[0].rules.tie_breaks == ("PS", "WON")
    choose(dialog.ties.preset, "points-only")
    assert dialog.result_value().sections[0].rules.tie_breaks == ()
    assert not dialog.ties.form.isEnabled()


def test_the_person_s_own_lists_are_offered(qtbot, tmp_path):
    settings = Settings.at(tmp_path / "arbiter.ini")
    settings.keep_preset("County", ("DE", "PS/C1"))
    dialog = NewEventDialog(None, settings)
    qtbot.addWidget(dialog)
    choose(dialog.ties.preset, "own: County")
    assert dialog.result_value().sections[0].rules.tie_breaks == ("DE", "PS/C1")
    assert dialog.ties.preset.currentText() == "County"


def test_the_form_is_explained_and_can_be_tried_on_a_scoresheet(dialog):
    assert dialog.explained.text().startswith("US Chess: the totals after each round")
    assert dialog.sum.text() == "1 + 1½ + 2½ = 5"
    dialog.tried.setText("H 1 1")
    dialog.tried.textEdited.emit("H 1 1")
    assert dialog.sum.text() == "½ + 1½ + 2½ − ½ = 4"
    choose(dialog.ties.form, "PS")
    assert dialog.sum.text() == "½ + 1½ + 2½ = 4½"
    choose(dialog.ties.preset, "points-only")
    assert dialog.sum.text() == ""


def test_what_is_no_scoresheet_is_answered_with_how_to_type_one(dialog):
    dialog.tried.setText("one")
    dialog.tried.textEdited.emit("one")
    assert dialog.sum.text() == "Type 1, ½ and 0 with spaces between, H or B for a bye."


def test_players_typed_one_a_line_are_numbered_in_that_order(dialog):
    dialog.players.setPlainText("Novák, Jiří\nAnderson, Sara\n\nNg, Mei")
    assert dialog.counted.text() == "3 players: Name."
    players = dialog.result_value().sections[0].players
    assert [(one.no, one.name) for one in players] == [
        (1, "Novák, Jiří"),
        (2, "Anderson, Sara"),
        (3, "Ng, Mei"),
    ]


def test_a_doubt_is_said_and_an_error_refused(dialog):
    dialog.players.setPlainText("Name;Rating\nAlmer;abc")
    assert dialog.problem.text().startswith("Line 2: “abc” is no rating")
    assert dialog.counted.text() == "One player: Name, Rating."
    dialog.players.setPlainText("No;Name\n1;Almer\n1;Corvin")
    assert dialog.problem.text() == "Line 3: number 1 stands in line 2 already."
    assert dialog.counted.text() == ""
    dialog.accept()
    assert dialog.result() != QDialog.DialogCode.Accepted


def test_the_list_goes_through_columns_and_order_and_comes_back(dialog, monkeypatch):
    def by_rating(parent, section, text):
        other = PastePlayersDialog(section, text)
        other.choose_kind(1, "club")
        other._orders.button(0).click()
        result = other.result_value()
        other.deleteLater()
        return result

    monkeypatch.setattr(PastePlayersDialog, "ask", by_rating)
    dialog.players.setPlainText("Novák, Jiří\tOak Hill\t1180\nAnderson, Sara\tElm\t1214")
    dialog.columns.click()
    assert dialog.result_value().sections[0].players == (
        Player(1, "Anderson, Sara", rating=1214, club="Elm"),
        Player(2, "Novák, Jiří", rating=1180, club="Oak Hill"),
    )


def test_columns_and_order_given_up_changes_nothing(dialog, monkeypatch):
    monkeypatch.setattr(PastePlayersDialog, "ask", lambda *_: None)
    dialog.players.setPlainText("Novák, Jiří")
    dialog.ask_columns()
    assert dialog.players.toPlainText() == "Novák, Jiří"


def test_ask_gives_the_event_or_nothing(monkeypatch, qtbot):
    monkeypatch.setattr(NewEventDialog, "exec", lambda dialog: QDialog.DialogCode.Rejected)
    assert NewEventDialog.ask(None) is None
    monkeypatch.setattr(NewEventDialog, "exec", lambda dialog: QDialog.DialogCode.Accepted)
    assert isinstance(NewEventDialog.ask(None), Tournament)
