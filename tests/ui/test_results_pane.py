"""The pane of the results: what the window asks of it, and what it tells."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette

from arbiter_app.core.entries import enter_cell
from arbiter_app.core.roster import add_players, delete_player
from arbiter_app.core.tournament import Player
from arbiter_app.ui.results_pane import ResultsPane
from arbiter_app.ui.settings import KeyMap, Order, Settings
from tests.ui.events import FIRST, many, section

SECOND = "1:2w 3:6w 4:5w1"


def test_work_goes_on_at_the_first_open_cell_of_the_current_round(desk):
    on = desk(section(FIRST, "4:5w1 1:2w 3:6w"))
    assert on.cursor == (1, 2)
    assert on.pane.current_round() == 2
    on = desk(section())
    assert on.cursor == (1, 1)


def test_the_round_and_the_player_are_told_when_they_change(desk):
    on = desk(section(FIRST)).at(1, 1)
    told = []
    on.pane.round_changed.connect(lambda number: told.append(("round", number)))
    on.pane.player_selected.connect(lambda no: told.append(("player", no)))
    on.press(Qt.Key.Key_Down)
    on.press(Qt.Key.Key_Right)
    assert told == [("player", 2), ("round", 2)]


def test_the_window_can_choose_round_and_player(desk):
    on = desk(section(FIRST)).at(2, 1)
    on.pane.go_to_round(3)
    assert on.cursor == (2, 3)
    on.pane.go_to_round(9)
    assert on.cursor == (2, 3)
    on.pane.select_player(5)
    assert on.cursor == (5, 3)
    on.pane.select_player(77)
    assert on.cursor == (5, 3)


def test_what_undo_undid_is_shown(desk):
    on = desk(section(FIRST, SECOND)).at(3, 2)
    on.type("1")
    on.at(1, 1)
    on.document.undo_stack.undo()
    on.pane.show_change(on.document.history[-1])
    assert on.cursor == (3, 2)
    assert on.said[-1] == "Board 2: Okafor – Ng, still playing. Still playing: 2."


def test_a_pairing_and_a_bye_that_undo_removed_are_shown_too(desk):
    on = desk(section(FIRST)).at(5, 2)
    for typed, cursor in (("6w", (5, 2)), ("h", (4, 3))):
        after = enter_cell(on.document.section, *cursor, typed)
        on.document.apply_section(after, "")
        on.at(1, 1)
        on.document.undo_stack.undo()
        on.pane.show_change(on.document.history[-1])
        assert on.cursor == cursor


def test_the_cursor_stays_with_its_player_when_rows_come_and_go(desk):
    on = desk(section(FIRST)).at(3, 2)
    on.document.apply_section(add_players(on.document.section, [Player(0, "Late, Lea")]), "")
    assert on.cursor == (3, 2)
    on.pane.set_order(Order.NAME)
    assert on.cursor == (3, 2)
    on.at(7, 2)
    on.document.apply_section(delete_player(on.document.section, 7), "")
    assert on.cursor == (1, 1)


def test_another_section_begins_at_its_own_current_round(desk):
    on = desk(section(FIRST), section(FIRST, "1:2w", count=6)).at(6, 4)
    on.document.show_section(1)
    assert on.cursor == (1, 2)


def test_the_settings_choose_keys_and_order(desk, tmp_path):
    settings = Settings.at(tmp_path / "arbiter.ini")
    settings.key_map, settings.order = KeyMap.ONE_TWO_THREE, Order.NAME
    on = desk(section(FIRST, SECOND), settings=settings)
    assert [player.no for player in on.pane.model.players] == [1, 4, 6, 2, 3, 5]
    on.at(1, 2).type("2")
    assert on.cell(1, 2) == "2w0"


@pytest.mark.parametrize("keys", KeyMap)
def test_the_keys_are_always_written_at_the_foot(desk, tmp_path, keys):
    settings = Settings.at(tmp_path / "arbiter.ini")
    settings.key_map = keys
    on = desk(section(FIRST), settings=settings)
    shown = on.pane.keys_text()
    assert "win" in shown
    assert ("<b>0</b> loss" in shown) is (keys is not KeyMap.ONE_TWO_THREE)


def test_names_stay_in_sight_when_the_rounds_are_scrolled(desk):
    on = desk(many(20, 15)).at(1, 1)
    view = on.pane.view
    view.resize(500, 300)
    on.at(1, 15)
    assert view.horizontalScrollBar().value() > 0
    assert view.frozen_view.x() == 0
    assert view.frozen_view.width() == sum(view.columnWidth(at) for at in range(4))
    on.at(1, 3)
    assert view.visualRect(view.currentIndex()).left() >= view.frozen_view.width()


def test_both_parts_scroll_together(desk):
    on = desk(many(60, 5)).at(60, 5)
    view = on.pane.view
    assert view.verticalScrollBar().value() > 0
    assert view.frozen_view.verticalScrollBar().value() == view.verticalScrollBar().value()


def test_the_current_round_is_marked_in_the_head(desk):
    on = desk(section(FIRST)).at(1, 3)
    assert on.pane.view.header.marked == 6
    on.pane.go_to_round(1)
    assert on.pane.view.header.marked == 4


def test_columns_that_nobody_needs_are_hidden(desk):
    bare = section(count=0)
    on = desk(add_players(bare, [Player(0, "Ng, Mei"), Player(0, "Kim, Ha")]))
    view = on.pane.view
    assert [view.isColumnHidden(at) for at in range(4)] == [False, False, True, True]
    assert view.frozen_view.isColumnHidden(3)


def test_rows_of_one_line_are_lower(desk):
    on = desk(section(FIRST))
    two = on.pane.view.rowHeight(0)
    on.pane.set_compact(True)
    assert on.pane.view.rowHeight(0) <= 25 < 32 <= two
    assert on.pane.view.frozen_view.rowHeight(0) == on.pane.view.rowHeight(0)


def test_a_round_that_does_not_balance_wears_a_badge(desk):
    on = desk(section(paired=False, count=2)).at(1, 1)
    on.type("1")
    assert not on.pane._unbalanced.text()
    on.type("1")
    assert on.pane._unbalanced.text() == "Round 1 does not balance"
    on.pane.go_to_round(2)
    assert not on.pane._unbalanced.text()


def test_it_is_painted_in_light_and_dark_in_both_heights(desk):
    on = desk(section(FIRST, SECOND, "5:h")).at(1, 2)
    grounds = set()
    for base in ("#ffffff", "#1a1d23"):
        palette = QPalette(on.pane.palette())
        palette.setColor(QPalette.ColorRole.Base, QColor(base))
        on.pane.setPalette(palette)
        for compact in (False, True):
            on.pane.set_compact(compact)
            image = on.pane.view.viewport().grab().toImage()
            colours = {image.pixelColor(x, y).name() for x in range(400, 640) for y in range(70)}
            assert len(colours) > 8
            grounds.add(image.pixelColor(image.width() - 3, image.height() - 3).lightness() > 128)
    assert grounds == {True, False}


def test_a_pane_takes_the_keys_for_its_grid(opened, qtbot):
    pane = ResultsPane(opened(section(FIRST)))
    qtbot.addWidget(pane)
    pane.setFocus()
    assert pane.focusWidget() is pane.view
