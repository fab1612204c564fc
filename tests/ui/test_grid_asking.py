"""What is typed in full and what asks before it counts, with keys pressed for real."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from arbiter_app.core.standings import rank
from arbiter_app.ui.inline_bar import Asking
from tests.ui.events import FIRST, section
from tests.ui.grid_keys import SECOND, Key, Mod, send
from tests.ui.pressing import answers, cell_of

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
    spot = on.pane.view.visualRect(cell_of(on.pane.model, 4, 2)).center()
    qtbot.mouseClick(on.pane.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert on.pane.bar.asking is Asking.NOTHING
    assert on.cell(1, 2) == "2w"
    assert on.cursor == (4, 2)


def test_the_answers_are_buttons_too(desk, qtbot):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    on.type("+")
    yes = answers(on.pane.bar)[0]
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
    assert not rank(on.document.section).final


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


def test_tab_does_not_leave_the_note(desk):
    on = desk(section(FIRST)).at(1, 1)
    on.type("0d")
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        on.press(key)
        assert on.pane.bar.note.hasFocus()


def test_the_note_has_its_buttons(desk, qtbot):
    on = desk(section(FIRST)).at(1, 1)
    on.type("0d")
    assert [button.text() for button in answers(on.pane.bar)] == ["Mark it", "Go back"]
    on.pane.bar.note.setText("  ")
    qtbot.mouseClick(answers(on.pane.bar)[0], Qt.MouseButton.LeftButton)
    assert on.pane.bar.asking is Asking.NOTE
    on.pane.bar.note.setText("ask the players")
    qtbot.mouseClick(answers(on.pane.bar)[0], Qt.MouseButton.LeftButton)
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
