"""Another player in the place of one who is paired."""

import pytest
from PySide6.QtWidgets import QDialog

from arbiter_app.core.entries import enter_cell
from arbiter_app.ui.replace_dialog import ReplaceDialog
from tests.ui.events import FIRST, section

PAIRED = section(FIRST, "1:2w 3:6w")


@pytest.fixture
def dialog(qtbot):
    def make(a_section=PAIRED):
        made = ReplaceDialog(a_section, 2, a_section.entry(1, 2))
        qtbot.addWidget(made)
        return made

    return make


def test_the_new_player_takes_board_and_colour(dialog):
    asked = dialog()
    assert [asked.new.itemText(at) for at in range(asked.new.count())] == [
        # Half a point before the round, and none.
        "Tanaka, Ren (5)",
        "García, Lucía (4)",
    ]
    asked.new.setCurrentIndex(0)
    asked.accept()
    assert asked.result() == QDialog.DialogCode.Accepted
    game = asked.result_value().entry(5, 2)
    assert (game.board, game.white, game.black) == (1, 5, 2)


def test_what_is_unusual_about_the_new_game_is_said(dialog):
    asked = dialog()
    asked.old.setCurrentIndex(1)
    asked.new.setCurrentIndex(1)
    assert asked.unusual.text() == "Anderson, Sara (1) and García, Lucía (4) have met in round 1."


def test_a_finished_board_keeps_its_players(dialog):
    asked = dialog(enter_cell(PAIRED, 1, 2, "1"))
    asked.accept()
    assert asked.result() != QDialog.DialogCode.Accepted
    assert asked.new.accessibleDescription().startswith("Round 2, board 1 has a result")
