"""What is half typed into a cell is never lost: leaving by a command enters it, or says why not."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from arbiter_app.core.results import Result
from arbiter_app.store import schema
from arbiter_app.ui.section_bar import SectionBar
from arbiter_app.ui.settings import View
from tests.ui.events import FIRST, event, many, section
from tests.ui.pressing import press
from tests.ui.whole_window import trigger

Key = Qt.Key
OPEN = section(FIRST, "1:2w 3:6w 4:5w")
LEAVING = ["save", "pane", "sheet", "slips", "previous", "playing", "go-standings", "find", "close"]


@pytest.fixture
def typing(window, file_opened, qtbot):
    """The window, something being typed into the cell of player 1 in round 2."""

    def begin(text, view=View.GRID, one=OPEN):
        path = file_opened(event(one))
        results = window.area.results
        results.choose_view(view)
        results.go_to_round(2)
        if view is View.SLIPS:
            results.page.open_player(1)
        else:
            results.select_player(1)
        press(window, Key.Key_F2)
        press(window, text)
        assert QApplication.focusWidget().text() == text
        return path

    return begin


def saved(path):
    return schema.load(path.read_bytes()).tournament.sections[0]


@pytest.mark.parametrize("command", LEAVING)
def test_a_command_enters_what_is_typed_first(window, typing, command):
    path = typing("1-0")
    trigger(window, command)
    now = saved(path) if command in ("save", "close") else window.document.section
    assert now.entry(1, 2).result is Result.WHITE_WINS


@pytest.mark.parametrize("view", [*View])
def test_closing_the_window_enters_what_is_typed(window, typing, view):
    path = typing("1-0", view)
    assert window.close()
    assert saved(path).entry(1, 2).result is Result.WHITE_WINS


@pytest.mark.parametrize("view", [*View])
@pytest.mark.parametrize("command", ["save", "pane", "next", "quit"])
def test_what_cannot_be_entered_stays_open_and_is_told(window, typing, view, command):
    typing("99w1", view)
    before = window.document.tournament
    trigger(window, command)
    assert window.isVisible()
    assert QApplication.focusWidget().text() == "99w1"
    assert window.status.text().startswith("Player 1 already plays in round 2")
    assert window.document.tournament is before
    assert window.area.results.current_round() == 2


def test_a_question_that_waits_keeps_the_window_open(window, typing, qtbot):
    typing("x")
    assert not window.close()
    bar = window.area.results.page.bar
    assert "lost by forfeit" in bar.text()
    assert not window.close()
    assert bar.isVisible()
    press(window, Key.Key_Escape)
    assert window.close()


def test_the_switch_and_the_round_selector_enter_it_too(window, typing):
    typing("1-0")
    window.area.results.choose_view(View.SHEET)
    assert window.document.section.entry(1, 2).result is Result.WHITE_WINS
    window.document.undo_stack.undo()
    window.area.results.choose_view(View.GRID)


def test_another_section_is_shown_only_after_it_is_entered(window, file_opened, qtbot):
    file_opened(event(OPEN, many(4, 1)))
    window.area.results.go_to_round(2)
    press(window, Key.Key_F2)
    press(window, "99")
    bar = window.area.findChild(SectionBar)
    bar.setCurrentIndex(1)
    assert (window.document.section_index, bar.currentIndex()) == (0, 0)


def test_an_editor_in_which_nothing_was_typed_just_closes(window, file_opened, qtbot):
    file_opened(event(OPEN))
    before = window.document.tournament
    press(window, Key.Key_F2)
    trigger(window, "sheet")
    assert window.document.tournament is before
    assert window.area.results.shown is View.SHEET
    assert not window.area.results.grid.view.editing


def test_a_pairing_goes_to_the_board_that_it_was_typed_for(window, typing):
    typing("1-0")
    trigger(window, "swap")
    entry = window.document.section.entry(1, 2)
    assert (entry.white, entry.result) == (2, Result.BLACK_WINS)


@pytest.mark.parametrize("view", [View.GRID, View.SHEET])
def test_a_click_elsewhere_enters_nothing_and_says_what_it_was(window, typing, qtbot, view):
    typing("1-0", view)
    before = window.document.tournament
    table = window.area.results.page.view
    spot = table.visualRect(table.model().index(2, table.currentIndex().column())).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert window.document.tournament is before
    assert window.status.text().startswith("“1-0” was not entered")
