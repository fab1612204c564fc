"""The sheet, keyed for real down the list."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication

from arbiter_app.ui.grid_moves import Place
from arbiter_app.ui.settings import KeyMap, Settings, View
from tests.ui.events import FIRST, many, section

Key, Mod = Qt.Key, Qt.KeyboardModifier
SECOND = "1:2w 3:6w 4:5w"


@pytest.fixture
def sheet(desk):
    """Put sections on the desk, the sheet in front."""

    def make(*sections, settings=None, number=None):
        on = desk(*sections, settings=settings)
        on.pane.choose_view(View.SHEET)
        if number:
            on.pane.go_to_round(number)
        return on

    return make


def board(on):
    """Number of the board with the cursor."""
    return on.pane.page.model.index(on.pane.page.view.place.row, 0).data()


def results(on):
    model = on.pane.page.model
    return [model.index(row, 3).data() for row in range(model.rowCount())]


@pytest.mark.parametrize(("key", "shown"), [("1", "1–0"), ("0", "0–1"), ("5", "½–½"), ("=", "½–½")])
def test_a_key_is_the_boards_result_and_the_next_board_follows(sheet, key, shown):
    on = sheet(section(FIRST, SECOND))
    on.type(key)
    assert results(on) == [shown, "", ""]
    assert board(on) == "2"


def test_a_round_goes_down_the_list_with_one_key_a_board(sheet):
    on = sheet(section(FIRST, SECOND))
    on.type("105")
    assert results(on) == ["1–0", "0–1", "½–½"]
    assert on.said[-1] == (
        "Board 3: García ½ – Tanaka 1, ½–½. Round 2 complete. Undo: round 2, board 3, ½–½."
    )
    assert board(on) == "3"


def test_fifty_boards_take_at_most_1_2_keys_a_board(sheet):
    on = sheet(many(100, 3, finished=False))
    keys = "".join("105"[at % 3] for at in range(50))
    on.type(keys)
    assert all(results(on))
    assert len(keys) / 50 <= 1.2


def test_finished_boards_are_passed_over(sheet):
    on = sheet(section(FIRST, "1:2w 3:6w1 4:5w"))
    on.type("1")
    assert board(on) == "3"


def test_a_forfeit_asks_first(sheet):
    on = sheet(section(FIRST, SECOND))
    on.type("-")
    assert results(on) == ["", "", ""]
    assert "by forfeit" in on.pane.page.bar.text()
    on.press(Key.Key_Return)
    assert results(on) == ["−:+", "", ""]
    assert board(on) == "2"


def test_a_different_result_asks_and_can_be_marked_disputed(sheet):
    on = sheet(section(FIRST), number=1)
    on.press(Key.Key_Home)
    on.type("0")
    assert on.pane.page.bar.text().startswith("Board 1 is 1–0; new 0–1.")
    on.type("5")
    assert results(on)[0] == "1–0"
    on.type("d")
    on.press(Key.Key_Return)
    assert on.document.section.entry(1, 1).disputed == "0–1 reported"
    assert results(on)[0] == "1–0"


def test_a_question_is_left_with_escape(sheet):
    on = sheet(section(FIRST), number=1)
    on.press(Key.Key_Home)
    on.type("5")
    on.press(Key.Key_Escape)
    assert results(on)[0] == "1–0"
    assert board(on) == "1"


def test_backspace_right_after_a_key_goes_back_and_clears(sheet):
    on = sheet(section(FIRST, SECOND))
    on.type("1")
    on.press(Key.Key_Backspace)
    assert results(on) == ["", "", ""]
    assert board(on) == "1"


def test_del_clears_a_pairing_and_both_are_listed_below(sheet):
    on = sheet(section(FIRST, SECOND))
    on.press(Key.Key_Delete)
    names = [on.pane.page.model.index(row, 2).data() for row in range(4)]
    assert names == ["Okafor, Chidi", "García, Lucía", "Anderson, Sara", "Novák, Jiří"]
    assert on.pane.page.current_player() == 1


def test_f2_pairs_two_who_wait_and_the_cursor_goes_along(sheet):
    on = sheet(section(FIRST, "3:6w 4:5w"))
    on.press(Key.Key_End)
    assert on.pane.page.current_player() == 2
    on.press(Key.Key_F2)
    on.type("1w1")
    on.press(Key.Key_Return)
    assert on.document.section.entry(2, 2).white == 2
    assert on.said[-1].startswith("Board 3: Novák 1½ – Anderson 1, 1–0.")


def test_what_is_unusual_about_a_pairing_typed_is_said_in_the_echo(sheet):
    on = sheet(section(FIRST, "3:6w"))
    on.pane.page.select_player(1)
    on.press(Key.Key_F2)
    on.type("4w")
    on.press(Key.Key_Return)
    assert "Anderson, Sara (1) and García, Lucía (4) have met in round 1." in on.said[-1]
    on.pane.page.select_player(1)
    on.type("1")
    assert "have met" not in on.said[-1]


def test_a_bye_for_somebody_without_a_game_asks_first(sheet):
    on = sheet(section(FIRST, "3:6w 4:5w"))
    on.press(Key.Key_End)
    on.type("b")
    on.press(Key.Key_Return)
    assert on.cell(2, 2) == "B"


def test_a_result_without_a_game_is_refused(sheet):
    on = sheet(section(FIRST, "3:6w 4:5w"))
    on.press(Key.Key_End)
    on.type("1")
    assert on.refused == ["Round 2 is not paired for player 2; F2 to type the opponent (12w1)."]


def test_what_belongs_together_is_typed_on_in_the_editor(sheet):
    on = sheet(section(FIRST, SECOND))
    on.type("1-0")
    on.press(Key.Key_Return)
    assert results(on) == ["1–0", "", ""]
    assert board(on) == "2"


def test_f8_goes_to_the_next_open_board_and_to_another_round(sheet):
    on = sheet(section("1:4w1 2:5w 3:6w0", "1:2w1 3:6w 4:5w1"))
    assert board(on) == "2"
    on.type("1")
    on.press(Key.Key_F8)
    assert (on.pane.current_round(), board(on)) == (1, "2")


def test_a_keyed_board_stays_in_still_playing_only(sheet, qtbot):
    on = sheet(section(FIRST, "1:2w1 3:6w 4:5w"))
    qtbot.mouseClick(on.pane.open_only, Qt.MouseButton.LeftButton)
    assert results(on) == ["", ""]
    on.type("1")
    assert results(on) == ["1–0", ""]
    qtbot.mouseClick(on.pane.open_only, Qt.MouseButton.LeftButton)
    assert results(on) == ["1–0", "1–0", ""]


def test_clicks_and_double_clicks_change_nothing(sheet, qtbot):
    on = sheet(section(FIRST, SECOND))
    view = on.pane.page.view
    spot = view.visualRect(on.pane.page.model.index(1, 2)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert board(on) == "2"
    qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert on.document.undo_stack.count() == 0
    assert on.document.section.entry(3, 2).white == 3


def test_colours_are_swapped_by_name_only_and_each_keeps_his_score(sheet):
    on = sheet(section(FIRST), number=1)
    on.press(Key.Key_Home)
    page = on.pane.page
    page.menu.fill(page.view.place)
    swap = next(one for one in page.menu.menu.actions() if one.text() == "S&wap colours")
    swap.trigger()
    game = on.document.section.entry(1, 1)
    assert (game.white, game.black, game.result.value) == (4, 1, "0-1")
    assert on.document.undo_stack.count() == 1
    assert page.current_player() == 4


def test_odd_results_are_in_the_menu(sheet):
    on = sheet(section(FIRST, SECOND))
    page = on.pane.page
    page.menu.fill(page.view.place)
    odd = next(one for one in page.menu.menu.actions() if one.text() == "½ for White, 0 for Black")
    odd.trigger()
    assert results(on)[0] == "½–0"


def test_the_key_map_is_obeyed_and_written_at_the_foot(sheet, tmp_path):
    settings = Settings.at(tmp_path / "arbiter.ini")
    settings.key_map = KeyMap.ONE_TWO_THREE
    on = sheet(section(FIRST, SECOND), settings=settings)
    assert "<b>2</b> Black won" in on.pane.keys_text()
    on.type("2")
    assert results(on)[0] == "0–1"


def test_the_round_can_be_copied_for_a_spreadsheet(sheet, qapp):
    on = sheet(section(FIRST), number=1)
    on.pane.copy()
    first = qapp.clipboard().text().splitlines()[0]
    assert first.split("\t")[:4] == ["1", "0", "Anderson, Sara", "1–0"]


def test_undo_shows_the_board_again(sheet):
    on = sheet(section(FIRST, SECOND))
    on.type("1")
    on.pane.go_to_round(1)
    on.document.undo_stack.undo()
    on.pane.show_change(on.document.history[-1])
    assert (on.pane.current_round(), board(on)) == (2, "1")


def test_scores_alone_are_keyed_down_the_list(sheet):
    on = sheet(section(paired=False, count=3))
    on.type("105")
    assert results(on) == ["1", "0", "½"]


def test_the_board_a_question_is_about_is_in_sight_above_it(sheet, qtbot):
    on = sheet(many(60, 3))
    view = on.pane.page.view
    on.press(Key.Key_End)
    on.type("1")
    on.type("0")
    assert on.pane.page.entering.asking

    def in_sight():
        return view.viewport().rect().contains(view.visualRect(view.currentIndex()))

    qtbot.waitUntil(in_sight)
    height = view.height()
    on.pane.resize(900, 300)
    qtbot.waitUntil(lambda: view.height() < height)
    qtbot.waitUntil(in_sight)


def test_a_typed_pairing_that_asks_is_not_said_to_have_changed_nothing(sheet):
    on = sheet(section(FIRST, "1:B"), number=2)
    on.pane.page.select_player(1)
    on.press(Key.Key_F2)
    on.press(Key.Key_A, Mod.ControlModifier)
    on.type("2w")
    on.press(Key.Key_Return)
    assert on.pane.page.bar.text().startswith(
        "Anderson, round 2: pairing bye; new: a game against Novák. "
    )
    assert on.said[-1] == ""
    on.press(Key.Key_Escape)
    assert on.said[-1] == "Nothing has changed."
    assert on.cell(1, 2) == "B"


def by_key(view):
    """Ask for the menu as the menu key does: somewhere in the widget that has the keys."""
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(3, 3), QPoint(3, 3))
    QApplication.sendEvent(view, event)


def test_the_menu_key_offers_what_can_be_done_with_the_board_of_the_cursor(sheet, monkeypatch):
    on = sheet(section(FIRST))
    page, offered = on.pane.page, []
    monkeypatch.setattr(page.menu, "offer", lambda place, _at: offered.append(place))
    on.press(Key.Key_End)
    by_key(page.view)
    assert offered == [Place(2, 1)]
    on.press(Key.Key_Home)
    by_key(page.view)
    assert offered[-1] == Place(0, 1)


def test_the_mouse_asks_for_the_menu_of_the_board_under_it(sheet, monkeypatch):
    on = sheet(section(FIRST))
    page, offered = on.pane.page, []
    monkeypatch.setattr(page.menu, "offer", lambda place, _at: offered.append(place))
    spot = page.view.visualRect(page.model.index(1, 2)).center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, spot)
    QApplication.sendEvent(page.view.viewport(), event)
    assert offered == [Place(1, 1)]
    assert page.place() == Place(1, 1)
