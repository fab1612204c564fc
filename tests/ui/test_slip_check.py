"""Slips keyed a second time, with real keys."""

import pytest
from PySide6.QtCore import Qt

from arbiter_app.core.results import Result
from arbiter_app.ui.settings import View
from arbiter_app.ui.slip_check import CheckBar
from tests.ui.events import FIRST, event, many, section
from tests.ui.whole_window import trigger

Key = Qt.Key


@pytest.fixture
def checking(desk):
    """Put the first round on the desk in a view, its slips being checked."""

    def make(view=View.SLIPS, *rounds):
        on = desk(section(FIRST, *rounds))
        on.pane.choose_view(view)
        on.pane.go_to_round(1)
        on.pane.check_slips()
        return on

    return make


def line(on):
    return on.pane.findChild(CheckBar).said.text()


def slip(on, board, key):
    on.type(board)
    on.press(Key.Key_Return)
    on.type(key)


def test_slips_that_agree_pass_and_are_counted(checking):
    on = checking()
    before = on.document.tournament
    assert line(on) == "Checking round 1: 0 of 3 compared."
    slip(on, "3", "0")
    slip(on, "1", "1")
    slip(on, "2", "5")
    assert line(on) == "Checking round 1: 3 of 3 compared, all agree."
    assert on.said[-1].endswith("3 of 3 compared, all agree.")
    assert on.document.tournament is before


def test_a_mismatch_stops_with_both_results_and_may_be_left(checking):
    on = checking()
    before = on.document.tournament
    slip(on, "1", "0")
    assert on.pane.page.bar.text().startswith("Board 1 is 1–0; new 0–1.")
    on.press(Key.Key_Escape)
    assert on.document.tournament is before
    assert line(on) == "Checking round 1: 1 of 3 compared, 1 differs."
    slip(on, "3", "0")
    assert line(on) == "Checking round 1: 2 of 3 compared, 1 differs."


def test_a_mismatch_is_resolved_through_the_usual_question(checking):
    on = checking()
    slip(on, "1", "0")
    on.press(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert on.document.section.entry(1, 1).result is Result.BLACK_WINS
    assert line(on) == "Checking round 1: 1 of 3 compared, all agree."
    on.document.undo_stack.undo()
    assert line(on) == "Checking round 1: 1 of 3 compared, 1 differs."


def test_a_slip_keyed_again_takes_the_place_of_the_first(checking):
    on = checking()
    slip(on, "1", "5")
    on.press(Key.Key_Escape)
    slip(on, "1", "1")
    assert line(on) == "Checking round 1: 1 of 3 compared, all agree."


@pytest.mark.parametrize("view", [View.SLIPS, View.SHEET])
def test_slips_are_keyed_from_blacks_side(checking, view):
    on = checking(view)
    on.pane.findChild(CheckBar).black.click()
    assert "<b>1</b> Black won" in on.pane.keys_text()
    before = on.document.tournament
    if view is View.SLIPS:
        slip(on, "1", "0")
    else:
        on.press(Key.Key_Home)
        on.type("0")
    assert line(on) == "Checking round 1: 1 of 3 compared, all agree."
    assert on.document.tournament is before
    on.pane.findChild(CheckBar).black.click()
    assert "<b>1</b> White won" in on.pane.keys_text()


def test_a_mismatch_from_blacks_side_is_resolved_for_the_right_player(checking):
    on = checking()
    on.pane.findChild(CheckBar).black.click()
    slip(on, "3", "0")
    assert on.pane.page.bar.text().startswith("Board 3 is 0–1; new 1–0.")
    on.press(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert on.document.section.entry(3, 1).result is Result.WHITE_WINS


def test_the_sheet_goes_down_board_by_board(checking):
    on = checking(View.SHEET)
    on.type("150")
    assert line(on) == "Checking round 1: 3 of 3 compared, all agree."


def test_finished_boards_come_into_sight_to_be_checked(desk):
    on = desk(section(FIRST))
    on.pane.choose_view(View.SHEET)
    on.pane.page.show_open_only(True)
    assert not on.pane.page.model.lines
    on.pane.check_slips()
    on.type("1")
    assert line(on) == "Checking round 1: 1 of 3 compared, all agree."
    assert not on.pane.open_only.isChecked()


def test_what_is_no_result_or_has_none_is_refused(checking):
    on = checking(View.SLIPS)
    before = on.document.tournament
    for key in "hu":
        slip(on, "1", key)
        assert on.refused[-1].startswith("Round 1 is being checked: only results are compared")
        on.press(Key.Key_Escape)
    assert on.document.tournament is before
    assert line(on) == "Checking round 1: 0 of 3 compared."


def test_a_board_still_playing_gets_no_result_from_a_check(desk):
    on = desk(section("1:4w1 2:5w 3:6w"))
    on.pane.choose_view(View.SHEET)
    on.pane.check_slips()
    on.press(Key.Key_Home)
    on.press(Key.Key_Down)
    on.type("1")
    assert on.refused[-1].startswith("Round 1, board 2 has no result yet")
    assert on.document.section.entry(2, 1).result is None


def test_a_result_typed_just_before_a_check_is_not_taken_back_by_it(desk):
    on = desk(section("1:4w 2:5w 3:6w"))
    on.pane.choose_view(View.SHEET)
    on.type("1")
    before = on.document.tournament
    on.pane.check_slips()
    on.press(Key.Key_Backspace)
    assert on.document.tournament is before
    assert on.refused[-1].startswith("Backspace takes back")


def test_the_menu_of_a_board_speaks_of_white_from_either_side(checking):
    on = checking(View.SHEET)
    on.pane.findChild(CheckBar).black.click()
    on.press(Key.Key_Home)
    page = on.pane.page
    page.menu.fill(page.view.place)
    next(one for one in page.menu.menu.actions() if "White won" in one.text()).trigger()
    assert line(on) == "Checking round 1: 1 of 3 compared, all agree."


def test_other_rounds_are_entered_as_ever_meanwhile(checking):
    on = checking(View.SHEET, "1:2w 3:6w 4:5w")
    on.pane.go_to_round(2)
    on.type("1")
    assert on.document.section.entry(1, 2).result is Result.WHITE_WINS
    assert line(on) == "Checking round 1: 0 of 3 compared."


def test_a_check_ends_by_its_button_the_grid_or_the_command(checking):
    on = checking()
    bar = on.pane.findChild(CheckBar)
    bar.close_button.click()
    assert not bar.isVisible()
    on.pane.check_slips()
    on.pane.choose_view(View.GRID)
    assert not bar.isVisible()
    on.pane.check_slips()
    assert on.pane.shown is View.SLIPS
    assert bar.isVisible()
    on.pane.check_slips()
    assert not bar.isVisible()


def test_another_section_ends_the_check(desk):
    on = desk(section(FIRST), many(4, 1))
    on.pane.choose_view(View.SLIPS)
    on.pane.check_slips()
    on.document.show_section(1)
    assert on.pane.check.check is None


def test_a_round_without_games_has_nothing_to_check(desk):
    on = desk(section(paired=False))
    on.pane.check_slips()
    assert on.refused[-1].endswith("has no games to check.")
    assert on.pane.check.check is None


def test_the_command_begins_a_check_in_the_slips(window, file_opened):
    file_opened(event(section(FIRST)))
    trigger(window, "check")
    assert window.area.results.shown is View.SLIPS
    assert window.area.results.check.covers(1)
    trigger(window, "check")
    assert not window.area.results.check.covers(1)
