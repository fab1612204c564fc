"""The keys of the grid, pressed for real."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from arbiter_app.ui.inline_bar import Asking
from arbiter_app.ui.settings import KeyMap
from tests.ui.events import FIRST, section
from tests.ui.grid_keys import SECOND, Key, Mod, choose, send
from tests.ui.pressing import cell_of

# Results at once.


@pytest.mark.parametrize(
    ("key", "own", "other"),
    [("1", "2w1", "1b0"), ("0", "2w0", "1b1"), ("5", "2w½", "1b½"), ("=", "2w½", "1b½")],
)
def test_a_result_key_counts_at_once_and_the_opponents_cell_follows(desk, key, own, other):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    on.type(key)
    assert (on.cell(1, 2), on.cell(2, 2)) == (own, other)


def test_the_half_sign_is_a_draw_too(desk, qtbot):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    send(on, Key.Key_onehalf, "½")
    assert on.cell(1, 2) == "2w½"


def test_black_types_his_own_result(desk):
    on = desk(section(FIRST, SECOND)).at(2, 2)
    on.type("1")
    assert on.cell(1, 2) == "2w0"


def test_the_echo_names_the_board_both_players_with_totals_what_is_open_and_undo(desk):
    # Anderson 1 + ½, Novák ½ + ½; boards 2 and 3 are still playing.
    on = desk(section(FIRST, SECOND)).at(2, 2)
    on.type("5")
    assert on.said[-1] == (
        "Board 1: Anderson 1½ – Novák 1, ½–½. Still playing: 2. Undo: round 2, board 1, ½–½."
    )


def test_a_result_without_an_opponent_is_refused_with_the_way_out(desk):
    on = desk(section(FIRST)).at(1, 2)
    on.type("1")
    assert on.refused == ["Round 2 is not paired for player 1; F2 to type the opponent (12w1)."]
    assert on.cursor == (1, 2)
    assert on.document.undo_stack.count() == 0


def test_an_unknown_key_changes_nothing_and_says_why(desk):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    on.type("q")
    assert on.refused == ["“q” means nothing here; the keys are listed below."]
    assert on.document.undo_stack.count() == 0


def test_the_same_result_again_is_no_edit_and_says_so(desk):
    on = desk(section(FIRST)).at(1, 1)
    on.type("1")
    assert on.document.undo_stack.count() == 0
    assert "It stood there already." in on.said[-1]


def test_a_held_key_enters_one_result(desk):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    on.type("1")
    for _ in range(5):
        send(on, Key.Key_1, "1", repeat=True)
    assert on.document.undo_stack.count() == 1
    assert on.cursor == (3, 2)


def test_clicks_double_clicks_and_space_change_no_data(desk, qtbot):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    view = on.pane.view
    spot = view.visualRect(cell_of(on.pane.model, 3, 2)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert on.cursor == (3, 2)
    on.press(Key.Key_Space)
    qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert view.editing
    qtbot.mouseClick(
        view.viewport(),
        Qt.MouseButton.LeftButton,
        pos=view.visualRect(cell_of(on.pane.model, 1, 2)).center(),
    )
    assert not view.editing
    assert on.document.undo_stack.count() == 0


def test_a_click_on_a_name_puts_the_cursor_into_that_row(desk, qtbot):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    names = on.pane.view.frozen_view
    spot = names.visualRect(on.pane.model.index(4, 1)).center()
    qtbot.mouseClick(names.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert on.cursor == (5, 2)
    on.type("1")
    assert on.cell(5, 2) == "4b1"


# Scores only.


def test_scores_alone_are_enough(desk):
    on = desk(section(paired=False)).at(1, 1)
    on.type("105=10")
    assert [on.cell(no, 1) for no in range(1, 7)] == ["1", "0", "½", "½", "1", "0"]
    assert on.said[-1] == "Ng 0: 0 in round 1. Round 1 complete. Undo: round 1, player 6, 0."
    assert on.pane.model.line(0).sums == ("1", "1")


def test_a_round_of_scores_that_does_not_balance_says_so(desk):
    on = desk(section(paired=False, count=3)).at(1, 1)
    on.type("110")
    assert "Round 1 does not balance: wins 2, losses 1." in on.said[-1]


def test_what_is_left_of_a_round_of_scores_can_be_marked_absent(desk):
    on = desk(section(paired=False, count=3)).at(1, 1)
    on.type("1")
    on.pane.fill_absent()
    assert [on.cell(no, 1) for no in (1, 2, 3)] == ["1", "Z", "Z"]
    on.pane.fill_absent()
    assert on.refused == ["Nobody is left to mark absent in round 1."]


# The keyboard's own ways.


def test_digits_come_from_the_physical_row_where_the_layout_gives_none(desk, monkeypatch):
    monkeypatch.setattr("arbiter_app.ui.grid_keys.PLATFORM", "linux")
    on = desk(section(FIRST, SECOND)).at(1, 2)
    send(on, Key.Key_Plus, "+", scan=10)  # Czech, the key of 1
    assert on.cell(1, 2) == "2w1"
    send(on, Key.Key_Agrave, "à", scan=19)  # French, the key of 0
    assert on.cell(3, 2) == "6w0"


def test_the_keypad_works_and_says_so_when_num_lock_is_off(desk):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    on.press(Key.Key_1, Mod.KeypadModifier)
    assert on.cell(1, 2) == "2w1"
    on.press(Key.Key_End, Mod.KeypadModifier)
    assert on.refused == [
        "NumLock is off: press it, or use the digits above the letters.",
    ]
    on.press(Key.Key_Delete, Mod.KeypadModifier)
    assert len(on.refused) == 2
    assert on.document.undo_stack.count() == 1


def test_other_key_maps_can_be_chosen(desk):
    on = desk(section(FIRST, SECOND), settings=choose(keys=KeyMap.ONE_TWO_THREE)).at(1, 2)
    on.type("23")
    assert (on.cell(1, 2), on.cell(3, 2)) == ("2w0", "6w½")
    on = desk(section(FIRST, SECOND), settings=choose(keys=KeyMap.ONE_NOUGHT_FIVE)).at(1, 2)
    on.type("3")
    assert on.pane.bar.text().startswith("Anderson 1 by forfeit, Novák 0")


# Slips of the hand.


@pytest.mark.parametrize(
    ("typed", "own"),
    [("1-0", "2w1"), ("1/2", "2w½"), ("0,5", "2w½"), ("0.5", "2w½"), ("0-1", "2w0")],
)
def test_a_result_typed_in_full_never_spills_into_the_neighbours(desk, typed, own):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    on.type(typed)
    assert on.pane.view.editing
    assert QApplication.focusWidget().text() == typed
    on.press(Key.Key_Return)
    assert on.cell(1, 2) == own
    assert [on.cell(no, 2) for no in (3, 4)] == ["6w", "5w"]
    assert on.cursor == (3, 2)


def test_leaving_that_editor_puts_the_result_back(desk):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    on.type("1-")
    assert on.cell(1, 2) == "2w"
    assert on.said[-1] == "“1” goes on here: Enter enters all of it, Esc leaves the 1."
    on.press(Key.Key_Escape)
    assert on.cell(1, 2) == "2w1"
    assert on.cursor == (3, 2)
    on.type("-")
    assert on.pane.bar.text().startswith("Okafor 0, Ng 1 by forfeit")


def test_the_same_keys_later_are_keys_of_their_own(desk):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    on.type("1")
    on.press(Key.Key_Down)
    on.type("/")
    assert not on.pane.view.editing
    assert on.cell(1, 2) == "2w1"
    assert len(on.refused) == 1


def test_shift_alone_is_not_the_next_key(desk):
    # "/" is Shift+7 on a German keyboard.
    on = desk(section(FIRST, SECOND)).at(1, 2)
    on.type("1")
    on.press(Key.Key_Shift)
    on.type("/")
    assert QApplication.focusWidget().text() == "1/"


def test_backspace_right_after_a_key_returns_and_clears(desk):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    on.type("1")
    on.press(Key.Key_Backspace)
    assert on.cursor == (1, 2)
    assert on.cell(1, 2) == "2w"
    on.press(Key.Key_Backspace)
    assert on.refused == ["Backspace takes back the result just typed; Del clears this cell."]


def test_backspace_after_a_key_that_changed_nothing_asks(desk):
    on = desk(section(FIRST)).at(1, 1)
    on.type("1")
    on.press(Key.Key_Backspace)
    assert on.pane.bar.asking is Asking.CHANGE
    assert on.cell(1, 1) == "4w1"


def test_del_clears_the_result_then_the_pairing(desk):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    on.type("1")
    on.at(1, 2).press(Key.Key_Delete)
    assert on.pane.bar.text() == (
        "Board 1 is 1–0; new: still playing. Ctrl+Enter changes it, D marks it disputed, "
        "Esc keeps it."
    )
    on.press(Key.Key_Return, Mod.ControlModifier)
    assert on.cell(1, 2) == "2w"
    on.press(Key.Key_Delete)
    assert on.cell(1, 2) == ""
    on.press(Key.Key_Delete)
    assert on.refused == ["There is nothing to clear in this cell."]
    assert on.cursor == (1, 2)


def test_a_held_del_clears_one_step(desk):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    on.press(Key.Key_Delete)
    send(on, Key.Key_Delete, "", repeat=True)
    assert on.document.undo_stack.count() == 1


def test_del_clears_one_cell_only(desk):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    on.press(Key.Key_Down, Mod.ShiftModifier)
    on.press(Key.Key_Delete)
    assert on.refused == ["Del clears one cell; choose one only."]
    assert on.document.undo_stack.count() == 0


def test_a_result_that_stood_there_already_can_be_typed_in_full_too(desk):
    on = desk(section(FIRST)).at(1, 1)
    on.type("1-0")
    on.press(Key.Key_Return)
    assert on.cell(1, 1) == "4w1"
    assert on.document.undo_stack.count() == 0


def test_a_click_ends_what_the_last_key_began(desk, qtbot):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    on.type("1")
    names = on.pane.view.frozen_view
    spot = names.visualRect(on.pane.model.index(3, 1)).center()
    qtbot.mouseClick(names.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    on.press(Key.Key_Backspace)
    assert on.cell(1, 2) == "2w1"
    assert on.refused == ["Backspace takes back the result just typed; Del clears this cell."]
