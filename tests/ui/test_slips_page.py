"""Slips from a pile, keyed for real: board, Enter, result."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from arbiter_app.ui.settings import View
from tests.ui.events import FIRST, many, section

Key, Mod = Qt.Key, Qt.KeyboardModifier
SECOND = "1:2w 3:6w 4:5w"


@pytest.fixture
def slips(desk):
    """Put sections on the desk, the slips in front."""

    def make(*sections):
        on = desk(*sections)
        on.pane.choose_view(View.SLIPS)
        return on

    return make


def slip(on, board, key):
    """Key a slip and give how many keys it took."""
    on.type(str(board))
    on.press(Key.Key_Enter, Mod.KeypadModifier)
    on.type(key)
    return len(str(board)) + 2


def result(on, player, number):
    found = on.document.section.entry(player, number).result
    return found and found.value


def test_a_board_enter_and_a_key_are_a_slip_and_the_box_waits_for_the_next(slips):
    on = slips(section(FIRST, SECOND))
    slip(on, 3, "0")
    assert result(on, 4, 2) == "0-1"
    assert on.pane.page.player is None
    assert on.pane.page.box.text() == ""
    slip(on, 1, "5")
    assert result(on, 1, 2) == "½-½"


def test_the_slip_shows_both_names_and_their_scores_to_compare(slips):
    on = slips(section(FIRST, SECOND))
    on.type("1")
    on.press(Key.Key_Return)
    assert on.pane.page.card.text() == (
        "Board 1 | still playing | White | Anderson, Sara | No 1 · Oak Hill | 1 | "
        "Black | Novák, Jiří | No 2 · Riverside | ½"
    )


def test_a_slip_takes_at_most_four_keys_on_average(slips):
    on = slips(many(100, 3, finished=False))
    boards = sorted(range(1, 51), key=lambda board: board * 37 % 53)
    keys = [slip(on, board, "105"[board % 3]) for board in boards]
    games = on.document.section.rounds[2].games
    wanted = ["0-1", "½-½", "1-0"]
    assert [game.result.value for game in games] == [wanted[(game.board - 1) % 3] for game in games]
    assert sum(keys) / len(keys) <= 4


def test_a_board_that_is_not_there_is_refused(slips):
    on = slips(section(FIRST, SECOND))
    on.type("9")
    on.press(Key.Key_Return)
    assert on.refused == ["There is no board 9 in round 2."]
    on.type("2")
    on.press(Key.Key_Return)
    assert on.pane.page.player == 3


def test_letters_find_a_player_and_namesakes_are_told_apart(slips):
    twins = section(FIRST, SECOND)
    players = list(twins.players)
    players[5] = replace(players[5], name="Novák, Jiří")
    on = slips(replace(twins, players=tuple(players)))
    on.type("nov")
    names = on.pane.page.names
    assert [names.item(at).text() for at in range(names.count())] == [
        "Novák, Jiří  ·  No 2  ·  Riverside  ·  board 1",
        "Novák, Jiří  ·  No 6  ·  Westgate  ·  board 2",
    ]
    on.press(Key.Key_Down)
    on.press(Key.Key_Return)
    on.type("1")
    assert result(on, 3, 2) == "1-0"


def test_nobody_is_found_in_one_sentence(slips):
    on = slips(section(FIRST, SECOND))
    on.type("xy")
    on.press(Key.Key_Return)
    assert on.refused == ["Nobody matches “xy”."]


def test_a_different_result_of_a_finished_board_asks_first(slips):
    on = slips(section(FIRST, "1:2w1 3:6w 4:5w"))
    slip(on, 1, "0")
    assert on.pane.page.bar.text().startswith("Board 1 is 1–0; new 0–1.")
    on.type("2")
    assert result(on, 1, 2) == "1-0"
    on.press(Key.Key_Return, Mod.ControlModifier)
    assert result(on, 1, 2) == "0-1"
    assert on.pane.page.player is None


def test_a_question_left_gives_the_box_back(slips):
    on = slips(section(FIRST, "1:2w1 3:6w 4:5w"))
    slip(on, 1, "0")
    on.press(Key.Key_Escape)
    assert result(on, 1, 2) == "1-0"
    assert slip(on, 2, "1") == 3
    assert result(on, 3, 2) == "1-0"


def test_a_board_can_be_marked_disputed_with_a_note(slips):
    on = slips(section(FIRST, "1:2w1 3:6w 4:5w"))
    slip(on, 1, "0")
    on.type("d")
    on.press(Key.Key_Return)
    assert on.document.section.entry(1, 2).disputed == "0–1 reported"
    on.type("2")
    on.press(Key.Key_Return)
    assert on.pane.page.player == 3


def test_a_forfeit_asks_first(slips):
    on = slips(section(FIRST, SECOND))
    slip(on, 2, "+")
    assert result(on, 3, 2) is None
    on.press(Key.Key_Enter, Mod.KeypadModifier)
    assert result(on, 3, 2) == "+:-"


def test_backspace_right_after_a_result_takes_it_back_and_shows_the_slip_again(slips):
    on = slips(section(FIRST, SECOND))
    slip(on, 2, "1")
    on.press(Key.Key_Backspace)
    assert result(on, 3, 2) is None
    on.type("0")
    assert result(on, 3, 2) == "0-1"


def test_what_belongs_together_is_typed_on_in_the_editor(slips):
    on = slips(section(FIRST, SECOND))
    slip(on, 2, "1")
    on.type("/2")
    on.press(Key.Key_Return)
    assert result(on, 3, 2) == "½-½"
    assert on.pane.page.player is None


def test_escape_from_what_went_on_leaves_the_result(slips):
    on = slips(section(FIRST, SECOND))
    slip(on, 2, "1")
    on.type("-")
    on.press(Key.Key_Escape)
    assert result(on, 3, 2) == "1-0"


def test_escape_goes_back_to_the_box_and_enters_nothing(slips):
    on = slips(section(FIRST, SECOND))
    on.type("2")
    on.press(Key.Key_Return)
    on.press(Key.Key_Escape)
    slip(on, 1, "1")
    assert result(on, 3, 2) is None
    assert result(on, 1, 2) == "1-0"


def test_an_unknown_key_on_a_slip_changes_nothing_and_says_why(slips):
    on = slips(section(FIRST, SECOND))
    slip(on, 2, "7")
    assert on.refused == ["“7” means nothing here; Esc goes back to the box of the board."]
    assert on.document.undo_stack.count() == 0


def test_a_held_key_enters_one_result_and_no_digit_of_the_next_board(slips):
    on = slips(section(FIRST, SECOND))
    slip(on, 2, "1")
    for _ in range(5):
        event = QKeyEvent(QEvent.Type.KeyPress, Key.Key_1, Mod.NoModifier, 0, 0, 0, "1", True)
        QApplication.sendEvent(QApplication.focusWidget(), event)
    assert on.pane.page.box.text() == ""
    assert on.document.undo_stack.count() == 1


def test_digits_of_the_box_come_from_the_physical_row_where_the_layout_gives_none(
    slips, monkeypatch
):
    monkeypatch.setattr("arbiter_app.ui.grid_keys.PLATFORM", "linux")
    on = slips(section(FIRST, SECOND))
    event = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Eacute, Mod.NoModifier, 11, 0, 0, "é")
    QApplication.sendEvent(QApplication.focusWidget(), event)
    assert on.pane.page.box.text() == "2"


def test_f8_shows_the_next_open_board(slips):
    on = slips(section(FIRST, "1:2w1 3:6w 4:5w"))
    on.press(Key.Key_F8)
    assert on.pane.page.player == 3
    on.press(Key.Key_F8)
    assert on.pane.page.player == 4


def test_a_player_without_a_game_can_be_given_a_bye(slips):
    on = slips(section(FIRST, "3:6w 4:5w"))
    on.type("novák")
    on.press(Key.Key_Return)
    on.type("1")
    assert on.refused == ["Round 2 is not paired for player 2; F2 to type the opponent (12w1)."]
    on.type("h")
    on.press(Key.Key_Return)
    assert on.cell(2, 2) == "H"


def test_the_round_is_changed_with_alt_and_page(slips):
    on = slips(section(FIRST, SECOND))
    on.press(Key.Key_PageUp, Mod.AltModifier)
    assert on.pane.current_round() == 1
    slip(on, 2, "5")
    assert on.document.undo_stack.count() == 0


def test_where_nobody_is_paired_the_number_is_the_players(slips):
    on = slips(section(paired=False, count=3))
    slip(on, 3, "1")
    slip(on, 1, "5")
    assert [on.cell(no, 1) for no in (1, 2, 3)] == ["½", "", "1"]
    on.type("9")
    on.press(Key.Key_Return)
    assert on.refused == ["There is no player with number 9."]


def test_odd_results_are_in_the_menu_of_the_slip(slips):
    on = slips(section(FIRST, SECOND))
    on.type("2")
    on.press(Key.Key_Return)
    page = on.pane.page
    page.menu.fill(page.place())
    odd = next(one for one in page.menu.menu.actions() if one.text() == "Both lost  0–0")
    odd.trigger()
    assert result(on, 3, 2) == "0-0"
    assert page.player is None


@pytest.mark.parametrize("goes_on", [False, True])
def test_a_forfeit_typed_in_the_editor_asks_and_counts(slips, goes_on):
    on = slips(section(FIRST, SECOND))
    if goes_on:
        slip(on, 2, "1")
        on.type("-")
        on.press(Key.Key_A, Mod.ControlModifier)
    else:
        on.type("2")
        on.press(Key.Key_Return)
        on.press(Key.Key_F2)
    on.type("+")
    on.press(Key.Key_Return)
    assert "by forfeit" in on.pane.page.bar.text()
    on.press(Key.Key_Return)
    assert result(on, 3, 2) == "+:-"
    assert on.pane.page.player is None
    assert on.pane.page.box.hasFocus()


def test_a_pairing_typed_for_somebody_who_waits_shows_his_new_slip(slips):
    on = slips(section(FIRST, "3:6w"))
    on.type("tanaka")
    on.press(Key.Key_Return)
    on.press(Key.Key_F2)
    on.type("1b")
    on.press(Key.Key_Return)
    assert on.pane.page.player == 1
    on.type("1")
    assert result(on, 5, 2) == "1-0"


def test_a_slip_on_which_a_question_waits_is_not_lost_when_the_event_changes(slips):
    on = slips(section(FIRST, SECOND))
    slip(on, 2, "+")
    on.document.undo_stack.undo()
    on.press(Key.Key_Escape)
    assert slip(on, 2, "1") == 3
    assert result(on, 3, 2) == "1-0"


def test_the_slip_of_another_round_is_forgotten_with_the_round(slips):
    on = slips(section("1:4w 2:5w 3:6w", "1:2w 3:6w 4:5w"))
    on.pane.go_to_round(1)
    slip(on, 3, "1")
    on.pane.go_to_round(2)
    assert on.pane.page.current_player() is None
    on.pane.choose_view(View.SHEET)
    assert on.pane.page.view.place.row == 0


def test_an_empty_slip_is_as_high_as_one_that_is_shown(slips):
    on = slips(section("1:4w 2:5w 3:6w"))
    card = on.pane.page.card
    assert card.empty
    height = card.height()
    on.type("1")
    on.press(Key.Key_Return)
    assert not card.empty
    assert card.height() - height < 6
    on.type("1")
    on.pane.go_to_round(2)
    assert card.empty
