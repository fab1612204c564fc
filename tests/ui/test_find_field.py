"""Ctrl+F: typing goes to the player meant, Enter to the next, Esc to the grid."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.ui.events import FIRST, section

Key, Mod = Qt.Key, Qt.KeyboardModifier


def test_ctrl_f_goes_to_the_player_while_one_types_and_keeps_the_round(desk):
    on = desk(section(FIRST, "1:2w")).at(1, 2)
    on.press("f", Mod.ControlModifier)
    assert QApplication.focusWidget() is on.pane.field
    on.type("oka")
    assert on.cursor == (3, 2)
    assert on.said[-1] == "Okafor, Chidi; Enter goes there."
    assert on.document.undo_stack.count() == 0


def test_enter_goes_round_those_meant_and_shift_enter_back(desk):
    on = desk(section(FIRST)).at(1, 1)
    on.pane.find()
    on.type("westgate")
    assert on.cursor == (4, 1)
    assert on.said[-1] == "García, Lucía: 1 of 2; Enter for the next, Esc to the grid."
    on.press(Key.Key_Return)
    assert on.cursor == (6, 1)
    on.press(Key.Key_Return)
    assert on.cursor == (4, 1)
    on.press(Key.Key_Return, Mod.ShiftModifier)
    assert on.cursor == (6, 1)


def test_escape_gives_the_keys_back_to_the_grid(desk):
    on = desk(section(FIRST, "1:2w 3:4w")).at(1, 2)
    on.pane.find()
    on.type("gar")
    on.press(Key.Key_Escape)
    assert on.pane.view.hasFocus()
    on.type("1")
    assert on.cell(4, 2) == "3b1"


def test_enter_on_the_only_one_goes_into_the_grid(desk):
    on = desk(section(FIRST, "1:2w 3:4w")).at(1, 2)
    on.pane.find()
    on.type("4")
    on.press(Key.Key_Return)
    assert on.pane.view.hasFocus()
    assert on.cursor == (4, 2)


def test_enter_on_a_number_goes_to_that_player_even_where_a_board_has_it_too(desk):
    # Board 2 is Novák – Tanaka.
    on = desk(section(FIRST, "1:2w 3:4w")).at(1, 1)
    on.pane.find()
    on.type("2")
    assert on.said[-1] == "Novák, Jiří: 1 of 2; Enter goes there, Down shows the next."
    on.press(Key.Key_Down)
    assert on.cursor == (5, 1)
    on.press(Key.Key_Up)
    on.press(Key.Key_Return)
    assert on.pane.view.hasFocus()
    assert on.cursor == (2, 1)


def test_two_of_one_name_are_told_apart_by_number_school_and_board(desk):
    named = section(FIRST)
    players = (*named.players[:5], replace(named.players[5], name="Okafor, Chidi"))
    on = desk(replace(named, players=players)).at(1, 1)
    on.pane.find()
    on.type("oka")
    assert on.said[-1].startswith("Okafor, Chidi  ·  No 3  ·  Oak Hill  ·  board 3: 1 of 2;")
    on.press(Key.Key_Return)
    assert on.said[-1].startswith("Okafor, Chidi  ·  No 6  ·  Westgate  ·  board 3: 2 of 2;")


def test_a_second_search_replaces_the_first(desk):
    on = desk(section(FIRST)).at(1, 1)
    on.pane.find()
    on.type("ng")
    on.pane.find()
    on.type("tan")
    assert on.pane.field.text() == "tan"
    assert on.cursor == (5, 1)


def test_nobody_found_says_so_and_moves_nothing(desk):
    on = desk(section(FIRST)).at(2, 1)
    on.pane.find()
    on.type("x")
    assert on.refused == ["Nobody matches “x”."]
    assert on.cursor == (2, 1)
