"""The settings: what they change, in one value; what they refuse, and where they say it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import QDialog

from arbiter_app.core.entries import enter_cell, give_bye
from arbiter_app.core.results import AwardKind
from arbiter_app.core.tournament import Player, Round, Rules, Section, Tournament
from arbiter_app.ui.event_settings_dialog import EventSettingsDialog

EMPTY = Section("U12", players=(Player(1, "Anna"), Player(2, "Bela"), Player(3, "Cleo")))
PLANNED = replace(EMPTY, rounds=(Round(),) * 5)
PLAYED = give_bye(enter_cell(PLANNED, 1, 1, "2w1"), 3, 1, AwardKind.HALF_BYE)


def event(section):
    return Tournament(
        *("Lakeside Schools Open", "Lakeside", "USA", "2026-11-29", "spring", "N. Ortiz"),
        sections=(section, Section("U8")),
        trf_lines=("### kept",),
    )


@pytest.fixture
def settings(qtbot):
    def make(section=PLANNED):
        dialog = EventSettingsDialog(event(section), 0)
        qtbot.addWidget(dialog)
        return dialog

    return make


def said(dialog):
    return [
        shown.text() for form in dialog._forms for shown in form._sentences.values() if shown.text()
    ]


def choose(combo, data):
    combo.setCurrentIndex(combo.findData(data))
    combo.activated.emit(combo.currentIndex())


def type_in(line, text):
    line.setText(text)
    line.textEdited.emit(text)


def test_settings_that_are_only_looked_at_give_the_same_event(settings):
    dialog = settings(PLAYED)
    dialog.accept()
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.result_value() is dialog._before


def test_odd_settings_survive_being_looked_at(settings):
    odd = replace(
        PLAYED,
        rules=Rules(
            *(7, 3, 1, 5, -1, 2, 6, 3, 1),
            system="round-robin",
            edition="2024",
            tie_breaks=("REP", "PS/C2", "CUM"),
        ),
        rounds=PLAYED.rounds + (Round(),) * 120,
    )
    dialog = settings(odd)
    dialog.accept()
    assert dialog.result_value() is dialog._before


def test_names_place_days_and_arbiter(settings):
    dialog = settings()
    for name in ("name", "place", "federation", "arbiter"):
        dialog._texts[name].setText(f" new {name} ")
    dialog.starts.set_text("end of November")
    dialog.ends.take(QDate(2026, 11, 30))
    dialog.section_name.setText("Under 12")
    after = dialog.result_value()
    assert (after.name, after.place, after.federation) == (
        "new name",
        "new place",
        "new federation",
    )
    assert (after.arbiter, after.starts, after.ends) == (
        "new arbiter",
        "end of November",
        "2026-11-30",
    )
    assert [section.name for section in after.sections] == ["Under 12", "U8"]
    assert after.trf_lines == ("### kept",)


def test_a_last_day_before_the_first_is_said_and_not_refused(settings):
    dialog = settings()
    dialog.ends.take(QDate(2026, 11, 28))
    assert said(dialog) == ["The last day is before the first."]
    dialog.accept()
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_a_section_cannot_take_the_name_of_another(settings):
    dialog = settings()
    type_in(dialog.section_name, "U8")
    assert said(dialog) == ["Another section is called “U8” already; choose another name."]
    dialog.accept()
    assert dialog.result() != QDialog.DialogCode.Accepted
    assert dialog.pages.currentIndex() == 1


def test_more_rounds_are_planned_any_time_and_fewer_while_they_are_empty(settings):
    dialog = settings(enter_cell(PLAYED, 1, 3, "2b"))
    dialog.rounds.setValue(9)
    assert len(dialog.result_value().sections[0].rounds) == 9
    dialog.rounds.setValue(3)
    assert said(dialog) == []
    dialog.rounds.setValue(2)
    assert said(dialog) == ["Round 3 is not empty, so it cannot be left out; clear it first."]
    dialog.accept()
    assert dialog.result() != QDialog.DialogCode.Accepted


def test_a_section_with_games_stays_paired(settings):
    dialog = settings(PLAYED)
    dialog.paired.setCurrentIndex(dialog.paired.findData(False))
    assert said(dialog)[0].startswith("Round 1 has pairings")
    empty = settings()
    empty.paired.setCurrentIndex(empty.paired.findData(False))
    assert said(empty) == []
    assert not empty.result_value().sections[0].rules.paired


def test_a_scoring_by_name_values_the_byes_as_well(settings):
    dialog = settings(PLAYED)
    choose(dialog.scoring.scoring, "3-1-0")
    after = dialog.result_value().sections[0]
    assert after.rules == Rules(win=6, draw=2, forfeit_win=6, pairing_bye=6, full_bye=6, half_bye=2)
    assert after.rounds[0].awards[0].points == 2
    assert not dialog.scoring.fields["win"].isEnabled()


def test_own_values_and_own_byes(settings):
    dialog = settings()
    choose(dialog.scoring.scoring, "")
    for name, text in (("win", "3"), ("draw", "1½"), ("loss", "0,5")):
        type_in(dialog.scoring.fields[name], text)
    assert dialog.scoring.fields["full_bye"].text() == "3"
    dialog.scoring.usual.click()
    type_in(dialog.scoring.fields["pairing_bye"], "1.5")
    type_in(dialog.scoring.fields["zero_bye"], "-½")
    assert dialog.result_value().sections[0].rules == Rules(
        *(6, 3, 1), forfeit_win=6, pairing_bye=3, full_bye=6, half_bye=3, zero_bye=-1
    )


def test_points_that_are_no_points_are_refused(settings):
    dialog = settings()
    choose(dialog.scoring.scoring, "")
    type_in(dialog.scoring.fields["draw"], "1/3")
    assert said(dialog) == ["The points for a draw are written as 1, ½, 2½ or 2.5."]
    type_in(dialog.scoring.fields["draw"], "2")
    assert said(dialog) == ["A win must be worth more than a draw, and a draw no less than a loss."]
    dialog.accept()
    assert dialog.result() != QDialog.DialogCode.Accepted
    assert dialog.pages.currentIndex() == 1


def test_all_that_is_wrong_is_said_at_once(settings):
    dialog = settings(PLAYED)
    type_in(dialog.section_name, "U8")
    dialog.paired.setCurrentIndex(dialog.paired.findData(False))
    choose(dialog.scoring.scoring, "")
    type_in(dialog.scoring.fields["win"], "")
    assert len(said(dialog)) == 2
    type_in(dialog.scoring.fields["win"], "1")
    assert len(said(dialog)) == 2


def test_other_tie_breaks_after_the_first_round_are_warned_about(settings):
    fresh = settings()
    choose(fresh.tie_breaks.presets.form, "PS")
    assert fresh.tie_breaks.doubts.sentences() == []
    dialog = settings(PLAYED)
    assert dialog.tie_breaks.doubts.sentences() == []
    choose(dialog.tie_breaks.presets.form, "PS")
    (warning,) = dialog.tie_breaks.doubts.sentences()
    assert warning.startswith("Round 1 has been played:")
    assert warning.endswith("The history keeps this change, and prints note it.")
    dialog.accept()
    assert dialog.result_value().sections[0].rules.tie_breaks == ("PS",)
    choose(dialog.tie_breaks.presets.form, "CUM")
    assert dialog.tie_breaks.doubts.sentences() == []


def test_what_makes_little_sense_is_said_of_the_section_as_it_would_be(settings):
    dialog = settings()
    dialog.tie_breaks._put(("CUM", "BH", "ARO"), 0)
    (unrated,) = dialog.tie_breaks.doubts.sentences()
    assert unrated.startswith("Average rating of opponents (FIDE) has no value for anybody")
    dialog.system.setCurrentIndex(dialog.system.findData("round-robin"))
    said = dialog.tie_breaks.doubts.sentences()
    assert said[0].startswith("Cumulative (US Chess) makes little sense in a round robin")
    assert said[1].startswith("Buchholz (FIDE) makes little sense in a round robin")
    dialog.tie_breaks.doubts.setCurrentRow(1)
    assert dialog.tie_breaks.chosen.current() == "BH"
    dialog.tie_breaks._remove()
    assert len(dialog.tie_breaks.doubts.sentences()) == 2


def test_a_full_point_bye_in_an_early_round_is_warned_about_in_the_form_as_awarded(settings):
    lifted = give_bye(PLANNED, 3, 1, AwardKind.FULL_BYE)
    dialog = settings(replace(lifted, rounds=lifted.rounds[:4]))
    assert dialog.tie_breaks.doubts.sentences() == []
    choose(dialog.tie_breaks.presets.form, "PS")
    assert dialog.tie_breaks.doubts.sentences()[-1].endswith("is in every total after it (Cleo).")


def test_another_scoring_after_the_first_round_says_that_all_is_counted_anew(settings):
    dialog = settings(PLAYED)
    choose(dialog.scoring.scoring, "2-1-0")
    (said,) = dialog.recount.sentences()
    assert said.startswith("The results so far, up to round 1,")
    dialog.edition.setCurrentIndex(dialog.edition.findData("2024"))
    anew, edition = dialog.recount.sentences()
    assert anew.startswith("The results so far, up to round 1,")
    assert edition.startswith("Round 1 has been played: tie-breaks by another edition")


def test_ask_gives_the_event_or_nothing(monkeypatch, qtbot):
    before = event(PLAYED)
    monkeypatch.setattr(EventSettingsDialog, "exec", lambda dialog: QDialog.DialogCode.Rejected)
    assert EventSettingsDialog.ask(None, before, 0) is None
    monkeypatch.setattr(EventSettingsDialog, "exec", lambda dialog: QDialog.DialogCode.Accepted)
    assert EventSettingsDialog.ask(None, before, 0) is before


@pytest.mark.parametrize("at_ties", [False, True])
def test_the_tie_breaks_are_seen_first_where_they_were_asked_for(qtbot, monkeypatch, at_ties):
    pages = []
    monkeypatch.setattr(
        EventSettingsDialog, "exec", lambda dialog: pages.append(dialog.pages.currentIndex())
    )
    EventSettingsDialog.ask(None, event(PLANNED), 0, at_ties=at_ties)
    assert pages == [2 if at_ties else 0]


def test_f1_explains_the_tie_break_over_the_dialog(settings, qtbot):
    dialog = settings()
    dialog.show_ties()
    dialog.show()
    dialog.tie_breaks.help_asked.emit("BH/C1")
    assert dialog._help.page == "BH"
    assert dialog._help.isVisible()
    assert dialog._help.parent() is dialog
    dialog.tie_breaks.help_asked.emit("")
    assert dialog._help.page == "ties"


def test_enter_in_the_order_of_the_tie_breaks_is_ok_and_adds_in_the_other_list(settings, qtbot):
    dialog = settings()
    dialog.show_ties()
    with qtbot.waitExposed(dialog):
        dialog.show()
    chosen, others = dialog.tie_breaks.chosen, dialog.tie_breaks.others
    count = len(dialog.tie_breaks.codes())
    qtbot.keyClick(others, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert len(dialog.tie_breaks.codes()) == count + 1
    qtbot.keyClick(chosen, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
