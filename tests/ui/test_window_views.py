"""Grid, sheet and slips in the whole window: menu, keys, standings, tool bar."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from arbiter_app.ui.pairings_dialog import PairingsDialog
from arbiter_app.ui.replace_dialog import ReplaceDialog
from arbiter_app.ui.settings import View
from tests.ui.events import FIRST, event, section

Key, Mod = Qt.Key, Qt.KeyboardModifier


def press(qtbot, key, modifier=Mod.NoModifier):
    target = QApplication.focusWidget()
    if isinstance(key, str):
        qtbot.keyClicks(target, key)
    else:
        qtbot.keyClick(target, key, modifier)


@pytest.fixture
def shown(window, file_opened, qtbot):
    """The window with an event, one of the views in front by its key."""

    def make(view, *sections):
        window.activateWindow()
        file_opened(event(*sections))
        key = {View.GRID: Key.Key_1, View.SHEET: Key.Key_2, View.SLIPS: Key.Key_3}[view]
        press(qtbot, key, Mod.ControlModifier)
        assert window.area.results.shown is view
        return window

    return make


def test_a_slip_shows_in_the_standings_and_undo_is_the_windows(shown, qtbot):
    window = shown(View.SLIPS, section("1:4w 2:5w 3:6w"))
    press(qtbot, "2")
    press(qtbot, Key.Key_Return)
    press(qtbot, "1")
    standings = window.area.standings.model
    assert standings.standing(0).player == 2
    press(qtbot, Key.Key_Z, Mod.ControlModifier)
    assert window.document.section.entry(2, 1).result is None
    press(qtbot, Key.Key_F8)
    assert window.area.results.page.player == 1


def test_the_round_of_the_sheet_is_that_of_the_tool_bar(shown, qtbot):
    other = replace(section(FIRST, "1:2w"), name="U10")
    window = shown(View.SHEET, section(FIRST), other)
    press(qtbot, Key.Key_PageDown, Mod.AltModifier)
    assert window.desk.bar.selector._middle.text() == "Round 2 of 4"
    window.area.results.go_to_round(4)
    window.document.show_section(1)
    assert window.area.results.current_round() == 2
    assert window.desk.bar.selector._middle.text() == "Round 2 of 4"


def test_black_can_be_chosen_in_the_standings(shown):
    window = shown(View.SHEET, section(FIRST))
    window.area.standings.select_player(6)
    window.area.standings.player_selected.emit(6)
    assert window.area.standings.view.selected_players() == [6]
    assert window.area.results.page.view.place.row == 2
    assert window.desk.chosen.no == 6


def test_a_round_is_paired_from_the_menu(shown, monkeypatch):
    window = shown(View.SHEET, section(FIRST))
    window.area.results.go_to_round(2)

    def accept(dialog):
        dialog.text.setPlainText("6 1\n4 2\n3 5")
        dialog.accept()
        return dialog.result()

    monkeypatch.setattr(PairingsDialog, "exec", accept)
    window.menu["pair"].trigger()
    games = window.document.section.rounds[1].games
    assert [(game.white, game.black) for game in games] == [(6, 1), (4, 2), (3, 5)]
    window.menu["swap"].trigger()
    assert window.document.section.rounds[1].games[0].white == 1
    window.menu["clear-pairings"].trigger()
    assert window.document.section.rounds[1].games == ()


def test_everything_fits_a_small_screen(shown, qtbot):
    for view in View:
        window = shown(view, section(FIRST, "1:2w"))
        window.resize(911, 485)
        assert window.size().width() == 911
        assert window.minimumSizeHint().width() <= 911
        assert window.minimumSizeHint().height() <= 485


def test_a_player_is_replaced_from_the_menu_of_the_board(shown, monkeypatch):
    window = shown(View.SHEET, section("1:4w 2:5w"))
    monkeypatch.setattr(ReplaceDialog, "exec", lambda _dialog: ReplaceDialog.DialogCode.Accepted)
    page = window.area.results.page
    page.menu.fill(page.view.place)
    named = next(one for one in page.menu.menu.actions() if one.text() == "&Replace a player…")
    named.trigger()
    game = window.document.section.rounds[0].games[-1]
    assert (game.board, game.white, game.black) == (1, 3, 4)
