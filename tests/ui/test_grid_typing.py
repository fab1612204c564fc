"""The keys of the grid, pressed for real."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication

from arbiter_app.core.roster import withdraw
from arbiter_app.ui.inline_bar import Asking
from arbiter_app.ui.settings import AfterResult, KeyMap
from tests.ui.events import FIRST, section

Key, Mod = Qt.Key, Qt.KeyboardModifier
SECOND = "1:2w 3:6w 4:5w"
"""Round 2, nothing finished: boards 1 to 3."""


def choose(after=AfterResult.DOWN, keys=KeyMap.OWN):
    return SimpleNamespace(after_result=after, key_map=keys, order="number")


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
    spot = view.visualRect(on.pane.model.index_of(3, 2)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert on.cursor == (3, 2)
    on.press(Key.Key_Space)
    qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert view.editing
    qtbot.mouseClick(
        view.viewport(),
        Qt.MouseButton.LeftButton,
        pos=view.visualRect(on.pane.model.index_of(1, 2)).center(),
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


def send(on, key, text, *, modifier=Mod.NoModifier, scan=0, virtual=0, repeat=False):
    event = QKeyEvent(QEvent.Type.KeyPress, key, modifier, scan, virtual, 0, text, repeat)
    QApplication.sendEvent(QApplication.focusWidget(), event)


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


# Moving on.


def test_after_a_result_comes_the_next_open_cell_down(desk):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    on.type("1")
    # Novák's cell has followed, so Okafor is next.
    assert on.cursor == (3, 2)


def test_after_a_result_the_cursor_can_go_right_or_stay(desk):
    on = desk(section(paired=False), settings=choose(AfterResult.RIGHT)).at(1, 1)
    on.type("10")
    assert on.cursor == (1, 3)
    on = desk(section(FIRST, SECOND), settings=choose(AfterResult.STAY)).at(1, 2)
    on.type("1")
    assert on.cursor == (1, 2)


def test_at_the_end_the_round_is_complete_and_nothing_wraps(desk):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    on.type("111")
    assert "Round 2 complete." in on.said[-1]
    # García (board 3) was the last; nothing below him is open.
    assert on.cursor == (4, 2)


def test_enter_and_down_go_down_the_round_and_tab_across(desk):
    on = desk(section(FIRST)).at(1, 1)
    on.press(Key.Key_Return)
    assert on.cursor == (2, 1)
    on.press(Key.Key_Down)
    assert on.cursor == (3, 1)
    on.press(Key.Key_Tab)
    assert on.cursor == (3, 2)
    on.press(Key.Key_Backtab)
    assert on.cursor == (3, 1)


def test_enter_after_a_run_of_tabs_starts_the_next_row_under_its_first_cell(desk):
    on = desk(section(FIRST)).at(1, 1)
    on.press(Key.Key_Right)
    on.press(Key.Key_Tab)
    on.press(Key.Key_Tab)
    on.press(Key.Key_Return)
    assert on.cursor == (2, 2)
    on.press(Key.Key_Return)
    assert on.cursor == (3, 2)


def test_a_score_sheet_is_typed_across_with_tab_or_by_going_right(desk):
    on = desk(section(paired=False), settings=choose(AfterResult.STAY)).at(1, 1)
    for key in ("1", Key.Key_Tab, "0", Key.Key_Tab, "5", Key.Key_Return, "1"):
        on.press(key)
    assert [on.cell(1, number) for number in (1, 2, 3)] == ["1", "0", "½"]
    assert on.cell(2, 1) == "1"
    on = desk(section(paired=False), settings=choose(AfterResult.RIGHT)).at(3, 1)
    for key in ("1", "0", Key.Key_Return, "5"):
        on.press(key)
    assert (on.cell(3, 2), on.cell(4, 1)) == ("0", "½")


def test_tab_and_enter_do_not_wrap(desk):
    on = desk(section(FIRST)).at(6, 4)
    on.press(Key.Key_Tab)
    on.press(Key.Key_Return)
    assert on.cursor == (6, 4)
    assert on.said == [
        "This is the last round; Enter starts the next row.",
        "This is the last row.",
    ]


def test_the_cursor_stays_among_the_rounds(desk):
    on = desk(section(FIRST)).at(1, 1)
    on.press(Key.Key_Left)
    on.press(Key.Key_Home)
    assert on.cursor == (1, 1)
    on.press(Key.Key_End)
    on.press(Key.Key_Right)
    assert on.cursor == (1, 4)


@pytest.mark.parametrize("key", [Key.Key_F8, "n", "N"])
def test_f8_and_n_visit_each_board_still_playing_once(desk, key):
    on = desk(withdraw(section(FIRST, SECOND), 6, 4)).at(6, 1)
    visited = []
    for _ in range(4):
        on.press(key)
        visited.append(on.cursor)
    assert visited == [(1, 2), (3, 2), (4, 2), (1, 2)]
    assert on.said[0].startswith("Board 1: Anderson – Novák, still playing. Still playing: 3.")


def test_f8_says_when_nothing_is_still_playing(desk):
    on = desk(section(FIRST)).at(1, 1)
    on.press(Key.Key_F8)
    assert on.said == ["Nothing is still playing."]


def test_alt_and_page_keys_go_from_round_to_round(desk):
    on = desk(section(FIRST)).at(2, 1)
    on.press(Key.Key_PageDown, Mod.AltModifier)
    assert on.cursor == (2, 2)
    on.press(Key.Key_PageUp, Mod.AltModifier)
    on.press(Key.Key_PageUp, Mod.AltModifier)
    assert on.cursor == (2, 1)


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


# The editor.


@pytest.mark.parametrize("key", [Key.Key_F2, "e", "E"])
def test_f2_and_e_open_the_editor(desk, key):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    on.press(key)
    assert on.pane.view.editing
    assert QApplication.focusWidget().text() == "2w"


def test_a_pairing_is_typed_in_any_case_and_the_next_blank_follows(desk):
    on = desk(section(FIRST)).at(1, 2)
    on.press(Key.Key_F2)
    on.type("3B")
    on.press(Key.Key_Return)
    assert (on.cell(1, 2), on.cell(3, 2)) == ("3b", "1w")
    assert on.cursor == (2, 2)


def test_tab_in_the_editor_enters_and_goes_right(desk):
    on = desk(section(FIRST)).at(1, 2)
    on.press(Key.Key_F2)
    on.type("3w1")
    on.press(Key.Key_Tab)
    assert on.cell(1, 2) == "3w1"
    assert on.cursor == (1, 3)


def test_what_cannot_be_read_stays_in_the_editor(desk):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    on.press(Key.Key_F2)
    on.type("hello")
    on.press(Key.Key_Return)
    assert on.pane.view.editing
    assert QApplication.focusWidget().text() == "hello"
    assert len(on.refused) == 1
    on.press(Key.Key_Escape)
    assert not on.pane.view.editing
    assert on.cursor == (1, 2)
    assert on.document.undo_stack.count() == 0


def test_a_player_who_already_plays_is_refused_and_named(desk):
    on = desk(section(FIRST, "1:2w")).at(3, 2)
    on.press(Key.Key_F2)
    on.type("2w1")
    on.press(Key.Key_Return)
    assert "Player 2 already plays in round 2: 1 against 2 on board 1" in on.refused[0]


# What asks first.


@pytest.mark.parametrize(
    ("key", "question", "own"),
    [
        ("+", "Anderson 1 by forfeit, Novák 0, not a game", "2w+"),
        ("-", "Anderson 0, Novák 1 by forfeit, not a game", "2w-"),
        ("x", "Anderson 0, Novák 0, both lost by forfeit, not a game", "2w--"),
    ],
)
def test_forfeits_say_what_both_sides_get_before_they_count(desk, key, question, own):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    on.type(key)
    assert on.pane.bar.isVisible()
    assert on.pane.bar.text() == f"{question}: Enter (Esc leaves it)."
    assert on.cell(1, 2) == "2w"
    on.press(Key.Key_Return)
    assert on.cell(1, 2) == own
    assert not on.pane.bar.isVisible()
    assert on.cursor == (3, 2)


@pytest.mark.parametrize(
    ("key", "points"), [("b", "1"), ("B", "1"), ("h", "½"), ("f", "1"), ("z", "0")]
)
def test_byes_say_what_they_give_before_they_count(desk, key, points):
    on = desk(section(FIRST)).at(1, 2)
    on.type(key)
    assert on.pane.bar.text().startswith(f"Anderson {points}, ")
    on.press(Key.Key_Escape)
    assert (on.cell(1, 2), on.said[-1]) == ("", "Nothing has changed.")
    on.type(key)
    on.press(Key.Key_Enter, Mod.KeypadModifier)
    assert on.cell(1, 2) == key.upper()


def test_every_other_key_is_refused_while_the_bar_asks(desk, monkeypatch):
    sounds = []
    monkeypatch.setattr(QApplication, "beep", lambda: sounds.append(1))
    on = desk(section(FIRST, SECOND)).at(1, 2)
    on.type("+")
    for key in ("1", "q", Key.Key_Down, Key.Key_Delete, Key.Key_F2, Key.Key_Tab, Key.Key_F8):
        on.press(key)
    assert len(sounds) == 7
    assert on.cursor == (1, 2)
    assert on.pane.bar.asking is Asking.UNPLAYED
    assert on.document.undo_stack.count() == 0


def test_a_held_enter_confirms_nothing(desk):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    on.type("+")
    send(on, Key.Key_Return, "\r", repeat=True)
    assert on.pane.bar.asking is Asking.UNPLAYED


def test_u_asks_which_bye(desk):
    on = desk(section(FIRST)).at(1, 2)
    on.type("u")
    assert on.pane.bar.text().startswith("Which bye for Anderson?")
    on.type("h")
    assert on.pane.bar.text().startswith("Anderson ½, half-point bye")
    on.press(Key.Key_Return)
    assert on.cell(1, 2) == "H"


@pytest.mark.parametrize("key", ["b", "u"])
def test_a_bye_on_a_paired_cell_is_refused_with_the_way_out(desk, key):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    on.type(key)
    assert on.pane.bar.asking is Asking.NOTHING
    assert on.refused == [
        "Player 1 is paired with 2 in round 2; take the pairing back (Del) before giving a bye, "
        "or type + or - for a forfeit."
    ]


def test_a_click_elsewhere_keeps_what_was_asked_about(desk, qtbot):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    on.type("+")
    spot = on.pane.view.visualRect(on.pane.model.index_of(4, 2)).center()
    qtbot.mouseClick(on.pane.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert on.pane.bar.asking is Asking.NOTHING
    assert on.cell(1, 2) == "2w"
    assert on.cursor == (4, 2)


def test_the_answers_are_buttons_too(desk, qtbot):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    on.type("+")
    yes = on.pane.bar.answer_buttons()[0]
    assert yes.text() == "Enter it"
    qtbot.mouseClick(yes, Qt.MouseButton.LeftButton)
    assert on.cell(1, 2) == "2w+"
    assert on.pane.view.hasFocus()


# A different result for a finished board.


def test_another_result_for_a_finished_board_asks(desk):
    on = desk(section(FIRST)).at(1, 1)
    on.type("0")
    assert on.pane.bar.text() == (
        "Board 1 is 1–0; new 0–1. Ctrl+Enter changes it, D marks it disputed, Esc keeps it."
    )
    on.press(Key.Key_Return)
    assert on.cell(1, 1) == "4w1"
    on.press(Key.Key_Return, Mod.ControlModifier)
    assert on.cell(1, 1) == "4w0"
    assert on.document.undo_stack.undoText() == "round 1, board 1, 0–1"


def test_escape_keeps_the_old_result(desk):
    on = desk(section(FIRST)).at(1, 1)
    on.type("0")
    on.press(Key.Key_Escape)
    assert on.cell(1, 1) == "4w1"
    assert on.pane.bar.asking is Asking.NOTHING
    assert on.document.undo_stack.count() == 0


def test_d_marks_the_board_disputed_and_asks_a_note(desk):
    on = desk(section(FIRST)).at(1, 1)
    on.type("0")
    on.type("d")
    assert QApplication.focusWidget() is on.pane.bar.note
    assert on.pane.bar.note.text() == "0–1 reported"
    on.press(Key.Key_Return)
    entry = on.document.section.entry(1, 1)
    assert (on.cell(1, 1), entry.disputed) == ("4w1", "0–1 reported")
    assert on.pane.view.hasFocus()
    assert on.pane.model.line(0).cells[0].disputed
    assert not on.document.standings().final


def test_the_note_can_be_left_again(desk):
    on = desk(section(FIRST)).at(1, 1)
    on.type("0d")
    on.press(Key.Key_Escape)
    assert on.pane.bar.asking is Asking.CHANGE
    assert on.pane.view.hasFocus()
    on.press(Key.Key_Escape)
    assert on.document.undo_stack.count() == 0


def test_a_disputed_board_is_settled_by_a_confirmed_result(desk):
    on = desk(section(FIRST)).at(1, 1)
    on.type("0d")
    on.press(Key.Key_Return)
    on.at(1, 1).type("1")
    assert on.pane.bar.text().startswith("Board 1 is disputed (0–1 reported). Ctrl+Enter settles")
    on.press(Key.Key_Return, Mod.ControlModifier)
    assert on.document.section.entry(1, 1).disputed is None


def test_a_correction_after_the_next_round_is_paired_names_who_moves(desk):
    on = desk(section(FIRST, SECOND)).at(1, 1)
    on.type("0")
    assert "Round 2 is already paired; the correction moves " in on.pane.bar.text()
    assert "García from 5 to 1" in on.pane.bar.text()


def test_the_editor_asks_as_well(desk):
    on = desk(section(FIRST)).at(1, 1)
    on.press(Key.Key_F2)
    on.type("4w0")
    on.press(Key.Key_Return)
    assert not on.pane.view.editing
    assert on.pane.bar.asking is Asking.CHANGE
    assert on.pane.view.hasFocus()


def test_a_typed_score_is_protected_too(desk):
    on = desk(section(paired=False)).at(1, 1)
    on.type("1")
    on.at(1, 1).type("0")
    assert on.pane.bar.text() == (
        "Anderson, round 1: 1; new 0. Ctrl+Enter changes it, Esc keeps it."
    )
    on.type("d")
    assert on.pane.bar.asking is Asking.CHANGE


def test_undo_from_elsewhere_closes_a_question_about_the_past(desk):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    on.type("1")
    on.at(1, 2).type("0")
    on.document.undo_stack.undo()
    assert on.pane.bar.asking is Asking.NOTHING
    assert on.cell(1, 2) == "2w"


def test_menus_wait_while_a_question_is_asked(desk):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    on.type("+")
    on.pane.next_playing()
    on.pane.edit_cell()
    on.pane.clear_cell()
    on.pane.go_to_round(1)
    on.pane.paste()
    on.pane.find()
    assert on.cursor == (1, 2)
    assert on.pane.view.hasFocus()
    assert on.pane.bar.asking is Asking.UNPLAYED


def test_undo_takes_back_a_typed_result_exactly(desk):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    before = on.document.tournament
    on.type("1")
    on.document.undo_stack.undo()
    assert on.document.tournament is before


def test_an_event_without_players_takes_keys_quietly(desk):
    on = desk(section(count=0))
    on.pane.view.setFocus()
    for key in ("1", "+", "e", "u", Key.Key_Delete, Key.Key_Return, Key.Key_Tab, Key.Key_F8):
        on.press(key)
    assert on.document.undo_stack.count() == 0


def test_the_note_has_its_buttons(desk, qtbot):
    on = desk(section(FIRST)).at(1, 1)
    on.type("0d")
    assert [button.text() for button in on.pane.bar.answer_buttons()] == ["Mark it", "Go back"]
    on.pane.bar.note.setText("  ")
    qtbot.mouseClick(on.pane.bar.answer_buttons()[0], Qt.MouseButton.LeftButton)
    assert on.pane.bar.asking is Asking.NOTE
    on.pane.bar.note.setText("ask the players")
    qtbot.mouseClick(on.pane.bar.answer_buttons()[0], Qt.MouseButton.LeftButton)
    assert on.document.section.entry(1, 1).disputed == "ask the players"


def test_no_input_method_swallows_the_keys(desk):
    on = desk(section(FIRST)).at(1, 1)
    assert not on.pane.view.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
    on.pane.find()
    on.press(Key.Key_Escape)
    on.press(Key.Key_Down)
    assert not on.pane.view.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)


def test_shortcuts_of_menus_do_not_pass_a_question_by(desk):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    triggered = []
    action = QAction(on.pane)
    action.setShortcuts(["Ctrl+Z", "F8"])
    action.triggered.connect(lambda: triggered.append(1))
    on.pane.addAction(action)
    on.press("z", Mod.ControlModifier)
    assert triggered == [1]
    on.type("+")
    on.press("z", Mod.ControlModifier)
    on.press(Key.Key_F8)
    assert triggered == [1]
    assert on.pane.bar.asking is Asking.UNPLAYED


def test_another_round_says_how_far_it_is(desk):
    on = desk(section(FIRST, "1:2w 3:4w")).at(1, 1)
    on.press(Qt.Key.Key_PageDown, Qt.KeyboardModifier.AltModifier)
    assert on.said[-1] == "Round 2. Still playing: 2. Not entered: 2."
    on.press(Qt.Key.Key_PageUp, Qt.KeyboardModifier.AltModifier)
    assert on.said[-1] == "Round 1 complete."


def test_escape_after_a_refused_text_says_that_nothing_has_changed(desk):
    on = desk(section(FIRST, "1:2w 3:4w")).at(5, 2)
    on.press(Key.Key_F2)
    on.type("99w1")
    on.press(Key.Key_Return)
    assert on.refused[-1] == "There is no player with number 99."
    on.press(Key.Key_Escape)
    assert on.said[-1] == "Nothing has changed."
