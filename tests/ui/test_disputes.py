"""A board marked as disputed by its key or the menu, in every view, and settled again."""

import pytest
from PySide6.QtCore import Qt

from arbiter_app.core.entries import dispute
from arbiter_app.core.results import Result
from arbiter_app.core.standings import rank
from arbiter_app.ui.settings import View
from tests.ui.events import FIRST, event, section
from tests.ui.pressing import answers
from tests.ui.whole_window import trigger

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
NOTE = "clock fell, both claim"


@pytest.fixture
def on_board(desk):
    """Put a board of the first round under the cursor of a view."""

    def make(view, one=None, player=1):
        on = desk(one or section(FIRST))
        on.pane.choose_view(view)
        on.pane.go_to_round(1)
        if view is View.SLIPS:
            on.pane.page.open_player(player)
        else:
            on.pane.select_player(player)
        return on

    return make


def words(bar):
    return [button.text() for button in answers(bar)]


@pytest.mark.parametrize("view", [*View])
def test_d_marks_a_board_without_another_result_being_typed(on_board, view):
    on = on_board(view)
    bar = on.pane.page.bar
    on.type("d")
    assert bar.text() == "What is disputed on board 1? Enter marks it, Esc leaves it."
    assert words(bar) == ["Mark it", "Leave it"]
    on.type(NOTE)
    on.press(Key.Key_Return)
    entry = on.document.section.entry(1, 1)
    assert (entry.result, entry.disputed) == (Result.WHITE_WINS, NOTE)
    assert not rank(on.document.section).final
    assert on.said[-1].startswith("Board 1: Anderson – García, 1–0, disputed.")
    assert not bar.isVisible()
    on.document.undo_stack.undo()
    assert on.document.section.entry(1, 1).disputed is None


@pytest.mark.parametrize("view", [*View])
def test_d_on_a_disputed_board_settles_it(on_board, view):
    on = on_board(view, dispute(section(FIRST), 1, 1, NOTE))
    bar = on.pane.page.bar
    on.type("d")
    assert bar.text() == (
        f"Board 1 is disputed ({NOTE}). Ctrl+Enter settles it as 1–0, D changes the note, "
        "Esc keeps it disputed."
    )
    assert words(bar) == ["Settle it", "Change the note…", "Keep it"]
    on.press(Key.Key_Return, CONTROL)
    entry = on.document.section.entry(1, 1)
    assert (entry.result, entry.disputed) == (Result.WHITE_WINS, None)


def test_the_same_result_typed_again_asks_in_the_words_of_settling(on_board):
    on = on_board(View.SHEET, dispute(section(FIRST), 1, 1, NOTE))
    on.type("1")
    assert words(on.pane.page.bar) == ["Settle it", "Change the note…", "Keep it"]
    on.press(Key.Key_Escape)
    on.type("0")
    assert words(on.pane.page.bar) == ["Change it", "Disputed…", "Keep it"]


def test_the_note_of_a_disputed_board_is_there_to_be_changed(on_board):
    on = on_board(View.GRID, dispute(section(FIRST), 1, 1, NOTE))
    on.type("dd")
    assert on.pane.bar.note.text() == NOTE
    on.type("2nd slip found")
    on.press(Key.Key_Return)
    assert on.document.section.entry(1, 1).disputed == "2nd slip found"


@pytest.mark.parametrize("view", [*View])
def test_esc_leaves_the_board_as_it_was_and_gives_the_keys_back(on_board, view):
    on = on_board(view)
    before = on.document.tournament
    on.type("d")
    on.press(Key.Key_Return)  # no note: refused
    assert on.pane.page.bar.isVisible()
    on.press(Key.Key_Escape)
    assert on.document.tournament is before
    assert not on.pane.page.bar.isVisible()
    assert on.pane.page.typed_into.hasFocus()


def test_backspace_after_a_mark_takes_no_result_away(on_board):
    on = on_board(View.SHEET)
    on.type("d")
    on.type(NOTE)
    on.press(Key.Key_Return)
    on.press(Key.Key_Backspace)
    assert on.document.section.entry(1, 1).result is Result.WHITE_WINS
    assert on.refused[-1].startswith("Backspace takes back")


@pytest.mark.parametrize("one", [section("1:4w 2:5w 3:6w"), section("1:Z 2:5w")])
def test_what_has_no_result_cannot_be_disputed(on_board, one):
    on = on_board(View.GRID, one)
    on.type("d")
    assert on.refused == ["Only a board that has a result can be disputed."]
    assert not on.pane.bar.isVisible()


@pytest.mark.parametrize("view", [View.SHEET, View.SLIPS])
def test_the_menu_of_a_board_marks_and_settles_too(on_board, view):
    on = on_board(view)
    page = on.pane.page

    def choose(word):
        page.menu.fill(page.place())
        next(one for one in page.menu.menu.actions() if word in one.text()).trigger()

    choose("Mark as &disputed")
    on.type(NOTE)
    on.press(Key.Key_Return)
    assert on.document.section.entry(1, 1).disputed == NOTE
    if view is View.SLIPS:
        page.open_player(1)
    choose("Settle the &dispute")
    on.press(Key.Key_Return, CONTROL)
    assert on.document.section.entry(1, 1).disputed is None


def test_the_menu_of_the_window_asks_about_the_board_with_the_cursor(window, file_opened):
    file_opened(event(section(FIRST)))
    trigger(window, "dispute")
    bar = window.area.results.page.bar
    assert bar.text().startswith("What is disputed on board 1?")
    bar.note.setText(NOTE)
    answers(bar)[0].click()
    assert window.document.section.entry(1, 1).disputed == NOTE
