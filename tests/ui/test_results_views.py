"""Grid, sheet and slips are views of one model."""

import pytest
from PySide6.QtCore import Qt

from arbiter_app.ui.results_pane import ResultsPane
from arbiter_app.ui.settings import Settings, View
from tests.ui.events import FIRST, event, section
from tests.ui.whole_window import trigger

Key, Mod = Qt.Key, Qt.KeyboardModifier
SECOND = "1:2w 3:6w 4:5w"


@pytest.mark.parametrize("view", View)
def test_a_key_in_one_view_shows_in_the_others_before_it_returns(desk, view):
    on = desk(section(FIRST, SECOND))
    for one in View:
        on.pane.choose_view(one)
    sheet, slips = (on.pane._pages._pages[view] for view in (View.SHEET, View.SLIPS))
    on.press(Key.Key_1)
    on.press(Key.Key_Return)
    on.press(Key.Key_Escape)
    slips._last_shown = 1
    on.pane.choose_view(view)
    if view is View.SLIPS:
        on.type("1")
        on.press(Key.Key_Return)
    elif view is View.GRID:
        on.at(1, 2)
    on.press(Key.Key_0)
    # Nothing has been processed since: no event loop has run.
    assert on.cell(1, 2) == "2w0"
    assert sheet.model.index(0, 3).data() == "0–1"
    assert slips.model.index(0, 3).data() == "0–1"
    assert "0–1" in slips.card.text()


def test_the_switch_shows_a_view_in_the_same_round_with_the_same_player(desk, qtbot):
    on = desk(section(FIRST, SECOND)).at(3, 1)
    for view in (View.SHEET, View.GRID):
        qtbot.mouseClick(on.pane.switch.button(view), Qt.MouseButton.LeftButton)
        assert on.pane.shown is view
        assert on.pane.switch.button(view).isChecked()
        assert (on.pane.current_round(), on.pane.current_player()) == (1, 3)
    qtbot.mouseClick(on.pane.switch.button(View.SLIPS), Qt.MouseButton.LeftButton)
    assert on.pane.current_round() == 1


def test_a_sheet_without_any_result_is_keyed_from_its_first_board_on(desk):
    on = desk(section(FIRST, SECOND)).at(5, 2)
    on.pane.choose_view(View.SHEET)
    assert (on.pane.current_round(), on.pane.page.view.place.row) == (2, 0)
    on.press(Key.Key_1)
    on.pane.choose_view(View.GRID)
    on.at(5, 2)
    on.pane.choose_view(View.SHEET)
    assert on.pane.page.view.place.row == 2


def test_the_view_is_remembered_for_the_person(opened, qtbot, tmp_path):
    settings = Settings.at(tmp_path / "arbiter.ini")
    pane = ResultsPane(opened(section(FIRST)), settings)
    qtbot.addWidget(pane)
    pane.choose_view(View.SLIPS)
    again = ResultsPane(opened(section(FIRST)), Settings.at(tmp_path / "arbiter.ini"))
    qtbot.addWidget(again)
    assert again.shown is View.SLIPS


def test_a_question_is_answered_before_another_view_is_shown(desk):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    on.type("+")
    on.pane.choose_view(View.SHEET)
    assert on.pane.shown is View.GRID
    assert on.pane.switch.button(View.GRID).isChecked()
    on.press(Key.Key_Escape)
    on.pane.choose_view(View.SHEET)
    assert on.pane.shown is View.SHEET


def test_the_filter_is_there_in_the_sheet_only(desk):
    on = desk(section(FIRST))
    assert not on.pane.open_only.isVisible()
    on.pane.choose_view(View.SHEET)
    assert on.pane.open_only.isVisible()


def test_somebody_found_is_shown_in_the_view_at_hand(desk):
    on = desk(section(FIRST, SECOND))
    on.pane.choose_view(View.SHEET)
    on.press(Key.Key_F, Mod.ControlModifier)
    on.type("ng")
    on.press(Key.Key_Return)
    assert on.pane.page.view.place.row == 1
    assert on.pane.page.view.hasFocus()
    on.pane.choose_view(View.SLIPS)
    on.pane.find()
    on.type("tanaka")
    on.press(Key.Key_Return)
    on.type("1")
    assert on.document.section.entry(4, 2).result.value == "1-0"


def test_the_rest_is_marked_absent_from_every_view(desk):
    for view in View:
        on = desk(section(paired=False, count=2))
        on.pane.choose_view(view)
        on.pane.fill_absent()
        assert [on.cell(no, 1) for no in (1, 2)] == ["Z", "Z"]


def test_still_playing_only_has_a_command_of_its_own(window, file_opened):
    file_opened(event(section(FIRST, "1:2w1 3:6w 4:5w")))
    results = window.area.results
    results.go_to_round(2)
    trigger(window, "open-only")
    assert (results.shown, results.current_round()) == (View.SHEET, 2)
    assert results.open_only.isChecked()
    assert [line.game.board for line in results.page.model.lines] == [2, 3]
    trigger(window, "open-only")
    assert not results.open_only.isChecked()
    assert len(results.page.model.lines) == 3


@pytest.mark.parametrize("view", View)
def test_the_last_round_goes_while_it_is_shown(window, file_opened, view):
    file_opened(event(section(FIRST)))
    results = window.area.results
    results.choose_view(view)
    results.go_to_round(4)
    trigger(window, "remove-round")
    assert len(window.document.section.rounds) == 3
    assert results.current_round() <= 3
    trigger(window, "undo")
    assert len(window.document.section.rounds) == 4
