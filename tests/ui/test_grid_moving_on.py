"""Where the cursor goes by keys pressed for real."""

import pytest

from arbiter_app.core.roster import withdraw
from arbiter_app.ui.settings import AfterResult
from tests.ui.events import FIRST, section
from tests.ui.grid_keys import SECOND, Key, Mod, choose


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
