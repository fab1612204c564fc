"""After which round a player is withdrawn."""

import pytest
from PySide6.QtWidgets import QDialog

from arbiter_app.core.entries import enter_cell
from arbiter_app.core.roster import withdraw
from arbiter_app.core.tournament import Player, Round, Section
from arbiter_app.ui.withdraw_dialog import WithdrawDialog

SECTION = enter_cell(
    Section(players=(Player(1, "Anna"), Player(2, "Bela")), rounds=(Round(),) * 4), 1, 2, "2w1"
)


@pytest.fixture
def dialog(qtbot):
    def make(section=SECTION):
        made = WithdrawDialog(section, 2)
        qtbot.addWidget(made)
        return made

    return make


def test_the_round_proposed_is_that_of_the_last_game(dialog):
    asked = dialog()
    asked.accept()
    assert asked.result() == QDialog.DialogCode.Accepted
    assert asked.result_value().player(2).withdrawn_after == 2


def test_a_round_before_a_game_is_refused_in_a_sentence(dialog):
    asked = dialog()
    asked.after.setCurrentIndex(asked.after.findData(1))
    assert asked.after.accessibleDescription().startswith("Player 2 takes part in round 2")
    asked.accept()
    assert asked.result() != QDialog.DialogCode.Accepted


def test_who_was_withdrawn_can_come_back(dialog):
    gone = withdraw(SECTION, 2, 3)
    asked = dialog(gone)
    assert asked.after.currentText() == "after round 3"
    asked.after.setCurrentIndex(0)
    assert asked.result_value() == SECTION


def test_before_the_first_round_is_a_choice(dialog):
    fresh = Section(players=SECTION.players, rounds=(Round(),) * 2)
    asked = dialog(fresh)
    assert asked.after.currentText() == "before round 1"
    assert [asked.after.itemText(at) for at in range(asked.after.count())] == [
        "no",
        "before round 1",
        "after round 1",
        "after round 2",
    ]


def test_ask_gives_the_section_or_nothing(monkeypatch, qtbot):
    monkeypatch.setattr(WithdrawDialog, "exec", lambda dialog: QDialog.DialogCode.Rejected)
    assert WithdrawDialog.ask(None, SECTION, 2) is None
    monkeypatch.setattr(WithdrawDialog, "exec", lambda dialog: QDialog.DialogCode.Accepted)
    assert WithdrawDialog.ask(None, SECTION, 2) == withdraw(SECTION, 2, 2)
