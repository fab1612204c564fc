"""A round paired by typing, pasting or picking; nothing counts before it is accepted."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog

from arbiter_app.core.entries import enter_cell
from arbiter_app.ui.pairings_dialog import PairingsDialog
from tests.ui.events import FIRST, section

PLAYED = section(FIRST)
"""Round 1: Anderson – García, Novák – Tanaka, Okafor – Ng."""


@pytest.fixture
def dialog(qtbot):
    def make(a_section=PLAYED, number=2):
        made = PairingsDialog(a_section, number)
        qtbot.addWidget(made)
        return made

    return make


def games(a_section, number=2):
    found = a_section.rounds[number - 1].games
    return [(game.board, game.white, game.black) for game in found]


def preview(asked):
    table = asked.preview
    return [[table.item(row, at).text() for at in range(3)] for row in range(table.rowCount())]


def waiting(asked):
    return [asked.waiting.item(at).text() for at in range(asked.waiting.count())]


def test_lines_become_boards_and_the_preview_shows_them(dialog):
    asked = dialog()
    asked.text.setPlainText("6 1\nNovák – García\n3 bye")
    assert preview(asked) == [
        ["1", "Ng, Mei (6)", "Anderson, Sara (1)"],
        ["2", "Novák, Jiří (2)", "García, Lucía (4)"],
        ["", "Okafor, Chidi (3)", "pairing bye"],
    ]
    assert waiting(asked) == ["Tanaka, Ren (5) · ½", "Okafor, Chidi (3) · 0: pairing bye"]
    asked.accept()
    assert asked.result() == QDialog.DialogCode.Accepted
    assert games(asked.result_value()) == [(1, 6, 1), (2, 2, 4)]


def test_a_line_that_cannot_be_read_is_named_and_nothing_is_accepted(dialog):
    asked = dialog()
    asked.text.setPlainText("6 1\n2 99")
    assert asked.doubts.sentences() == ["Line 2: nobody here is called or numbered “99”."]
    asked.accept()
    assert asked.result_value() is None
    assert asked.result() != QDialog.DialogCode.Accepted


def test_what_is_unusual_is_said_and_never_forbidden(dialog):
    asked = dialog()
    asked.text.setPlainText("4 1")
    assert asked.doubts.sentences() == [
        "García, Lucía (4) and Anderson, Sara (1) have met in round 1."
    ]
    assert games(asked.result_value()) == [(1, 4, 1)]


def test_nothing_typed_is_nothing_to_accept(dialog):
    asked = dialog()
    asked.accept()
    assert asked.result_value() is None
    assert len(waiting(asked)) == 6


def test_a_round_is_built_by_picking_from_those_who_wait(dialog, qtbot):
    asked = dialog()
    asked.show()
    asked.waiting.setFocus()
    asked.waiting.setCurrentRow(1)
    qtbot.keyClick(asked.waiting, Qt.Key.Key_Return)
    asked.waiting.setCurrentRow(0)
    qtbot.keyClick(asked.waiting, Qt.Key.Key_Return)
    assert asked.text.toPlainText() == "6 1\n"
    assert waiting(asked)[0] == "Novák, Jiří (2) · ½"
    for _ in range(2):
        asked.waiting.setCurrentRow(0)
        qtbot.keyClick(asked.waiting, Qt.Key.Key_Return)
        asked.waiting.setCurrentRow(1)
        qtbot.keyClick(asked.waiting, Qt.Key.Key_Return)
    assert games(asked.result_value()) == [(1, 6, 1), (2, 2, 5), (3, 3, 4)]
    assert asked.isVisible()


def test_who_waits_is_listed_down_the_score_groups(dialog):
    # After round 1: Anderson and Ng have a point, Novák and Tanaka half a one.
    assert waiting(dialog()) == [
        "Anderson, Sara (1) · 1",
        "Ng, Mei (6) · 1",
        "Novák, Jiří (2) · ½",
        "Tanaka, Ren (5) · ½",
        "Okafor, Chidi (3) · 0",
        "García, Lucía (4) · 0",
    ]


@pytest.mark.parametrize(
    ("typed", "found"),
    [("ok", "Okafor"), ("3", "Okafor"), ("mei", "Ng"), ("novak, j", "Novák"), ("x", "Anderson")],
)
def test_typing_jumps_to_a_number_or_part_of_a_name(dialog, qtbot, typed, found):
    asked = dialog()
    asked.show()
    asked.waiting.setFocus()
    asked.waiting.setCurrentRow(0)
    for letter in typed:
        asked.waiting.keyboardSearch(letter)
    assert asked.waiting.currentItem().text().startswith(found)


def test_keys_jump_in_the_list_and_enter_picks_who_was_found(dialog, qtbot):
    asked = dialog()
    asked.show()
    asked.waiting.setFocus()
    qtbot.keyClicks(asked.waiting, "gar")
    qtbot.keyClick(asked.waiting, Qt.Key.Key_Return)
    assert asked.text.toPlainText() == "4"


def test_a_bye_is_taken_away_by_giving_its_owner_an_opponent(dialog):
    asked = dialog(enter_cell(PLAYED, 5, 2, "b"))
    assert waiting(asked)[-1] == "Tanaka, Ren (5) · ½: pairing bye"
    asked.text.setPlainText("5 6")
    assert games(asked.result_value()) == [(1, 5, 6)]


def test_players_who_play_already_are_not_offered_again(dialog):
    asked = dialog(enter_cell(PLAYED, 1, 2, "2w"))
    assert waiting(asked)[0] == "Ng, Mei (6) · 1"
    asked.text.setPlainText("1 3")
    assert asked.doubts.sentences() == [
        "Line 1: Anderson, Sara (1) already plays on board 1 in this round."
    ]


def test_it_fits_a_small_screen(dialog):
    asked = dialog()
    assert asked.minimumSizeHint().width() <= 911
    assert asked.minimumSizeHint().height() <= 485
