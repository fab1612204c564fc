"""Forfeits keyed for real: both absent, and who stays in the event."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from arbiter_app.core.results import Result
from arbiter_app.ui.settings import View
from tests.ui.events import FIRST, event, section
from tests.ui.whole_window import trigger

Key = Qt.Key
SECOND = "1:2w 3:6w 4:5w"


def withdrawn(document):
    return {one.no: one.withdrawn_after for one in document.section.players if one.withdrawn_after}


@pytest.fixture
def sheet(desk):
    on = desk(section(FIRST, SECOND))
    on.pane.choose_view(View.SHEET)
    return on


def test_a_forfeit_withdraws_the_player_no(sheet):
    sheet.type("+")
    assert sheet.pane.page.bar.also.text() == "W: withdraw Novák after this round"
    sheet.press(Key.Key_Return)
    assert sheet.document.section.entry(1, 2).result is Result.WHITE_BY_FORFEIT
    assert withdrawn(sheet.document) == {}


def test_a_forfeit_withdraws_the_absent_player_if_that_is_ticked(sheet):
    sheet.type("+w")
    sheet.press(Key.Key_Return)
    assert withdrawn(sheet.document) == {2: 2}
    sheet.document.undo_stack.undo()
    assert withdrawn(sheet.document) == {}
    assert sheet.document.section.entry(1, 2).result is None


def test_a_tick_taken_back_or_left_behind_counts_no_more(sheet):
    sheet.type("+ww")
    sheet.press(Key.Key_Return)
    sheet.type("-w")
    sheet.press(Key.Key_Escape)
    sheet.type("-")
    sheet.press(Key.Key_Return)
    assert withdrawn(sheet.document) == {}
    assert sheet.document.section.entry(3, 2).result is Result.BLACK_BY_FORFEIT


def test_the_tick_comes_back_with_the_question_after_a_note_given_up(sheet):
    sheet.pane.go_to_round(1)
    sheet.press(Key.Key_Home)
    sheet.type("x")
    # They play in round 2: nobody can be withdrawn after round 1.
    assert not sheet.pane.page.bar.also.isVisible()
    sheet.press(Key.Key_Escape)
    sheet.pane.go_to_round(2)
    sheet.type("1")
    sheet.press(Key.Key_Home)
    sheet.type("xd")
    assert not sheet.pane.page.bar.also.isVisible()
    sheet.press(Key.Key_Escape)
    assert sheet.pane.page.bar.also.text() == "W: withdraw both after this round"
    assert sheet.pane.page.bar.also.isVisible()


@pytest.mark.parametrize("view", View)
def test_both_players_are_absent_by_command_in_every_view(window, file_opened, qtbot, view):
    file_opened(event(section(FIRST, SECOND)))
    window.commands.show_view(view)
    results = window.area.results
    results.next_playing()
    trigger(window, "both-absent")
    assert "both lost by forfeit" in results.page.bar.text()
    qtbot.keyClick(QApplication.focusWidget() or results.page, Key.Key_Return)
    games = window.document.section.rounds[1].games
    assert sum(game.result is Result.BOTH_FORFEIT for game in games) == 1
    assert withdrawn(window.document) == {}


def test_two_absentees_preset_as_a_draw_no(sheet):
    sheet.type("x")
    sheet.press(Key.Key_Return)
    assert sheet.document.section.entry(1, 2).result is Result.BOTH_FORFEIT
    # After round 1 the two had 1 and ½.
    assert sheet.said[-1].startswith("Board 1: Anderson 1 – Novák ½, −:−.")


def test_without_a_board_nobody_is_absent(desk):
    on = desk(section(FIRST, "1:2w"))
    on.at(3, 2)
    on.pane.both_absent()
    assert on.refused[-1].startswith("Round 2 is not paired for player 3")
    assert on.pane.model.section.entry(3, 2) is None
