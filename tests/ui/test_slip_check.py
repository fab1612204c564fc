"""Slips keyed a second time, with real keys."""

import pytest
from PySide6.QtCore import Qt

from arbiter_app.core.entries import dispute
from arbiter_app.core.results import Result
from arbiter_app.ui.board_model import HIDDEN, RESULT
from arbiter_app.ui.check_bar import CheckBar
from arbiter_app.ui.settings import View
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
    assert line(on) == "Checking round 1: 0 of 3 slips compared."
    slip(on, "3", "0")
    slip(on, "1", "1")
    slip(on, "2", "5")
    assert line(on) == "Checking round 1: 3 of 3 slips compared, all agree."
    assert on.said[-1].endswith("3 of 3 slips compared, all agree.")
    assert on.document.tournament is before


def test_a_mismatch_stops_with_both_results_and_may_be_left(checking):
    on = checking()
    before = on.document.tournament
    slip(on, "1", "0")
    assert on.pane.page.bar.text().startswith("Board 1 is 1–0; new 0–1.")
    on.press(Key.Key_Escape)
    assert on.document.tournament is before
    assert line(on) == "Checking round 1: 1 of 3 slips compared, 1 differs."
    slip(on, "3", "0")
    assert line(on) == "Checking round 1: 2 of 3 slips compared, 1 differs."


def test_a_mismatch_is_resolved_through_the_usual_question(checking):
    on = checking()
    slip(on, "1", "0")
    on.press(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert on.document.section.entry(1, 1).result is Result.BLACK_WINS
    assert line(on) == "Checking round 1: 1 of 3 slips compared, 1 corrected."
    on.document.undo_stack.undo()
    assert line(on) == "Checking round 1: 1 of 3 slips compared, 1 differs."


def test_a_slip_keyed_again_takes_the_place_of_the_first(checking):
    on = checking()
    slip(on, "1", "5")
    on.press(Key.Key_Escape)
    slip(on, "1", "1")
    assert line(on) == "Checking round 1: 1 of 3 slips compared, all agree."


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
    assert line(on) == "Checking round 1: 1 of 3 slips compared, all agree."
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
    assert line(on) == "Checking round 1: 3 of 3 slips compared, all agree."


def test_finished_boards_come_into_sight_to_be_checked(desk):
    on = desk(section(FIRST))
    on.pane.choose_view(View.SHEET)
    on.pane.page.show_open_only(True)
    assert not on.pane.page.model.lines
    on.pane.check_slips()
    on.type("1")
    assert line(on) == "Checking round 1: 1 of 3 slips compared, all agree."
    assert not on.pane.open_only.isChecked()


def test_what_is_no_result_or_has_none_is_refused(checking):
    on = checking(View.SLIPS)
    before = on.document.tournament
    for key in "hu":
        slip(on, "1", key)
        assert on.refused[-1].startswith("Round 1 is being checked: only results are compared")
        on.press(Key.Key_Escape)
    assert on.document.tournament is before
    assert line(on) == "Checking round 1: 0 of 3 slips compared."


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
    assert line(on) == "Checking round 1: 1 of 3 slips compared, all agree."


def test_other_rounds_are_entered_as_ever_meanwhile(checking):
    on = checking(View.SHEET, "1:2w 3:6w 4:5w")
    on.pane.go_to_round(2)
    on.type("1")
    assert on.document.section.entry(1, 2).result is Result.WHITE_WINS
    assert line(on) == "Checking round 1: 0 of 3 slips compared."


def test_a_check_ends_by_its_button_or_the_command(checking):
    on = checking()
    bar = on.pane.check_bar
    bar.close_button.click()
    assert not bar.isVisible()  # nothing was compared, so there is nothing to tell
    on.pane.check_slips()
    assert bar.isVisible()
    on.pane.check_slips()
    assert not bar.isVisible()


@pytest.mark.parametrize("view", [View.SLIPS, View.SHEET])
def test_a_check_survives_a_look_at_another_view_round_and_section(desk, view):
    on = desk(section(FIRST, "1:2w 3:6w 4:5w"), many(4, 1))
    on.pane.choose_view(view)
    on.pane.go_to_round(1)
    on.pane.check_slips()
    bar = on.pane.check_bar
    slip(on, "1", "1") if view is View.SLIPS else on.type("1")
    assert not bar.go_on.isVisible()
    looks = (
        lambda: on.pane.choose_view(View.GRID),
        lambda: on.pane.go_to_round(2),
        lambda: on.document.show_section(1),
    )
    for look in looks:
        look()
        assert bar.go_on.isVisible()
        assert line(on) == "Checking round 1: 1 of 3 slips compared, all agree."
        bar.go_on.click()
        assert (on.pane.shown, on.pane.current_round()) == (view, 1)
        assert on.document.section_index == 0
        assert not bar.go_on.isVisible()
    slip(on, "3", "0") if view is View.SLIPS else on.type("5")
    assert line(on).startswith("Checking round 1: 2 of 3 slips compared")


def test_the_grid_enters_as_ever_while_a_check_goes_on(checking):
    on = checking(View.SLIPS, "1:2w 3:6w 4:5w")
    on.pane.choose_view(View.GRID)
    on.at(1, 2).type("1")
    assert on.document.section.entry(1, 2).result is Result.WHITE_WINS
    assert line(on) == "Checking round 1: 0 of 3 slips compared."


def test_what_a_check_has_come_to_stays_until_it_is_read(checking):
    on = checking()
    slip(on, "1", "0")
    on.press(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    slip(on, "2", "5")
    slip(on, "3", "0")
    bar = on.pane.check_bar
    bar.close_button.click()
    assert line(on) == "Round 1: 3 of 3 slips compared, 1 corrected."
    on.pane.choose_view(View.GRID)
    on.pane.go_to_round(1)
    on.at(4, 1).type("1")
    on.press(Key.Key_Escape)
    assert bar.isVisible()
    assert not bar.go_on.isVisible()
    assert line(on) == "Round 1: 3 of 3 slips compared, 1 corrected."
    bar.close_button.click()
    assert not bar.isVisible()


def test_another_event_ends_the_check(checking):
    on = checking()
    slip(on, "1", "1")
    on.document.open(event(many(4, 1)))
    assert on.pane.check.check is None
    assert not on.pane.check_bar.isVisible()


def test_a_result_is_hidden_on_the_slip_until_its_second_keying(checking):
    on = checking()
    page = on.pane.page
    on.type("1")
    on.press(Key.Key_Return)
    assert "to be keyed again" in page.card.text()
    assert "1–0" not in page.card.text()
    assert on.said[-1].startswith("result hidden, to be keyed again; board 1")
    page.edit_cell()
    assert page.card.editor.text() == ""
    on.press(Key.Key_Escape)
    on.type("1")
    assert "1–0" in page.card.text()
    slip(on, "3", "1")
    assert "Board 3 is 0–1; new 1–0." in page.bar.text()
    assert "0–1" in page.card.text()


def test_results_are_hidden_in_the_sheet_until_their_second_keying(checking):
    on = checking(View.SHEET)
    model = on.pane.page.model
    results = [model.index(row, RESULT) for row in range(3)]
    assert [index.data() for index in results] == [HIDDEN] * 3
    told = results[0].data(Qt.ItemDataRole.ToolTipRole)
    assert told.startswith("result hidden, to be keyed again; board 1, White Anderson, Sara")
    on.type("1")
    assert [index.data() for index in results] == ["1–0", HIDDEN, HIDDEN]
    assert results[0].data(Qt.ItemDataRole.ToolTipRole).startswith("White won")
    on.pane.check.end()
    assert [index.data() for index in results] == ["1–0", "½–½", "0–1"]


def test_only_the_board_that_was_keyed_is_shown_anew_also_after_a_look_elsewhere(checking):
    on = checking(View.SHEET, "1:2w1 3:6w1 4:5w1")
    model, rows = on.pane.page.model, []
    on.pane.go_to_round(2)
    on.pane.check.key_as_black(False)  # told while another round is shown
    on.pane.check_bar.go_on.click()
    model.dataChanged.connect(lambda first, last: rows.append((first.row(), last.row())))
    on.type("1")
    assert rows == [(0, 0)]
    on.type("5")
    assert rows == [(0, 0), (1, 1)]


@pytest.mark.parametrize("view", [View.SLIPS, View.SHEET])
def test_nothing_else_done_with_a_board_tells_its_hidden_result(checking, view):
    on = checking(view)
    before = on.document.tournament
    if view is View.SLIPS:
        on.type("1")
        on.press(Key.Key_Return)
    for act in (
        lambda: on.press(Key.Key_Delete),
        lambda: on.type("d"),
        on.pane.swap_colours,
        on.pane.dispute,
        on.pane.clear_cell,
    ):
        act()
        assert on.refused[-1] == "First key the slip of board 1: its result is hidden."
    assert len(on.refused) == 5
    assert not any("1–0" in said for said in (*on.said, *on.refused))
    assert on.document.tournament is before


def test_a_note_about_the_result_is_hidden_with_it(desk):
    disputed = dispute(section(FIRST), 1, 1, "0–1 reported")
    on = desk(disputed)
    on.pane.choose_view(View.SLIPS)
    on.pane.check_slips()
    on.type("1")
    on.press(Key.Key_Return)
    assert "reported" not in on.pane.page.card.text() + on.said[-1]


def test_a_round_without_games_has_nothing_to_check(desk):
    on = desk(section(paired=False))
    on.pane.check_slips()
    assert on.refused[-1].endswith("has no games to check.")
    assert on.pane.check.check is None


def test_the_standings_do_not_go_to_whose_slip_is_keyed_again(window, file_opened, qtbot):
    file_opened(event(section(FIRST)))
    results, view = window.area.results, window.area.standings.view

    def marked():
        return window.area.standings.model.standing(view.currentIndex().row()).player

    results.select_player(2)
    trigger(window, "check")
    results.page.open_player(3)
    assert (marked(), window.desk.chosen.no) == (2, 3)
    results.check.end()
    results.page.open_player(1)
    assert (marked(), window.desk.chosen.no) == (1, 1)


def test_the_command_begins_a_check_in_the_slips(window, file_opened):
    file_opened(event(section(FIRST)))
    trigger(window, "check")
    assert window.area.results.shown is View.SLIPS
    assert window.area.results.check.covers(1)
    assert window.menu["check"].text() == "End the chec&k of slips"
    trigger(window, "check")
    assert not window.area.results.check.covers(1)
    assert window.menu["check"].text() == "Chec&k the round's slips…"
