"""In which order the players get new start numbers."""

import pytest
from PySide6.QtWidgets import QDialog

from arbiter_app.core.entries import enter_cell
from arbiter_app.core.tournament import Player, Round, Section
from arbiter_app.ui.number_dialog import NumberDialog

PLAYERS = (Player(2, "Bela", rating=1100), Player(5, "Anna"), Player(7, "Chen", rating=1400))
FRESH = Section(players=PLAYERS, rounds=(Round(),) * 3)
BEGUN = enter_cell(FRESH, 2, 1, "7w1")


@pytest.fixture
def dialog(qtbot):
    def make(section=FRESH, **options):
        made = NumberDialog(section, **options)
        qtbot.addWidget(made)
        return made

    return make


def choose(asked, order):
    asked.order.setCurrentIndex(asked.order.findData(order))


def test_the_order_is_by_rating_where_there_is_one_or_by_choice(dialog):
    asked = dialog()
    assert asked.numbers() == (7, 2, 5)
    choose(asked, "name")
    assert asked.numbers() == (5, 2, 7)
    choose(asked, "listed")
    assert asked.numbers() == (2, 5, 7)
    nobody_is_rated = Section(players=(Player(1, "Bela"), Player(2, "Anna")))
    assert dialog(nobody_is_rated).numbers() == (2, 1)


def test_how_many_get_another_number_is_said(dialog):
    asked = dialog()
    assert asked.effect.text() == "2 of 3 players get another number."
    choose(asked, "listed")
    assert asked.effect.text() == "3 of 3 players get another number."
    in_order = Section(players=(Player(1, "Anna"), Player(2, "Bela")))
    assert dialog(in_order).effect.text() == "Everybody keeps the present number."


def test_games_and_foreign_lines_of_a_report_are_warned_about(dialog):
    assert dialog().warning.text() == ""
    assert "There are games already" in dialog(BEGUN).warning.text()
    assert "only keeps" in dialog(foreign_lines=True).warning.text()


def test_ask_gives_the_numbers_in_their_order_or_nothing(monkeypatch, qtbot):
    monkeypatch.setattr(NumberDialog, "exec", lambda dialog: QDialog.DialogCode.Rejected)
    assert NumberDialog.ask(None, BEGUN) is None
    monkeypatch.setattr(NumberDialog, "exec", lambda dialog: QDialog.DialogCode.Accepted)
    assert NumberDialog.ask(None, BEGUN) == (7, 2, 5)
