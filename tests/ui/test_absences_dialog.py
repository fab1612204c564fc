"""The byes of one player in all rounds."""

import pytest
from PySide6.QtWidgets import QDialog

from arbiter_app.core.entries import enter_cell
from arbiter_app.core.results import AwardKind
from arbiter_app.core.roster import withdraw
from arbiter_app.core.tournament import Award
from arbiter_app.ui.absences_dialog import AbsencesDialog
from tests.ui.events import section

HALF, ZERO = AwardKind.HALF_BYE, AwardKind.ZERO_BYE
EVENT = section("1:4w1 2:5w½ 3:H", "1:2w 4:5w")


@pytest.fixture
def dialog(qtbot):
    def make(event=EVENT, no=3, number=2):
        made = AbsencesDialog(event, no, number)
        qtbot.addWidget(made)
        return made

    return make


def choose(asked, number, kind):
    field = asked.fields[number]
    field.setCurrentIndex(field.findData(kind))


def test_an_earlier_bye_that_cannot_be_changed_no(dialog):
    asked = dialog()
    assert asked.fields[1].currentText() == "half-point bye"
    choose(asked, 1, ZERO)
    assert asked.result_value().entry(3, 1) == Award(3, ZERO, 0)


def test_later_byes_are_booked_and_no_round_becomes_current(dialog):
    asked = dialog()
    choose(asked, 3, HALF)
    choose(asked, 4, ZERO)
    after = asked.result_value()
    assert after.entry(3, 3) == Award(3, HALF, 1)
    assert after.entry(3, 4) == Award(3, ZERO, 0)
    assert after.current_round == 2


def test_a_bye_for_a_player_who_has_a_game_no(dialog):
    asked = dialog(no=1)
    assert [field.isEnabled() for field in asked.fields.values()] == [False, False, True, True]
    assert asked.fields[1].currentText() == "plays García, Lucía"
    assert asked.result_value() is EVENT


def test_the_rounds_after_a_withdrawal_are_only_shown(dialog):
    asked = dialog(withdraw(EVENT, 3, 2))
    assert [field.isEnabled() for field in asked.fields.values()] == [True, True, False, False]
    assert asked.fields[3].currentText() == "withdrawn"


def test_the_round_asked_about_has_the_keys(dialog, qtbot):
    asked = dialog(number=3)
    with qtbot.waitExposed(asked):
        asked.show()
    assert asked.focusWidget() is asked.fields[3]


def test_ask_gives_the_section_or_nothing(monkeypatch, qtbot):
    monkeypatch.setattr(AbsencesDialog, "exec", lambda dialog: QDialog.DialogCode.Rejected)
    assert AbsencesDialog.ask(None, EVENT, 3, 1) is None
    monkeypatch.setattr(AbsencesDialog, "exec", lambda dialog: QDialog.DialogCode.Accepted)
    assert AbsencesDialog.ask(None, EVENT, 3, 1) is EVENT


def test_a_bye_with_a_value_of_its_own_says_so_and_keeps_it(dialog):
    worth_one = enter_cell(EVENT, 3, 2, "H=1")
    asked = dialog(worth_one)
    assert asked.fields[1].currentText() == "half-point bye"
    assert asked.fields[2].currentText() == "half-point bye, worth 1"
    choose(asked, 1, ZERO)
    assert asked.result_value().entry(3, 2) == Award(3, HALF, 2)
