"""What other programs are reported to do unasked, tried here with real keys: each does not happen.

Forfeits that withdraw, and two absentees as a draw, are in `test_forfeits`; what is printed is
in `test_reported_sheets`.
"""

from functools import partial

import pytest
from PySide6.QtCore import Qt

from arbiter_app.core.results import AwardKind, Result
from arbiter_app.core.standings import rank
from arbiter_app.core.tournament import Award, Player
from arbiter_app.ui.player_dialog import PlayerDialog
from arbiter_app.ui.settings import View
from arbiter_app.ui.withdraw_dialog import WithdrawDialog
from tests.ui.events import FIRST, event, section
from tests.ui.whole_window import trigger

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
SECOND = "1:2w1 3:6w1 4:5w0"


@pytest.mark.parametrize("view", [View.GRID, View.SHEET])
def test_a_double_click_swaps_colours_no(desk, qtbot, view):
    on = desk(section(FIRST))
    on.pane.choose_view(view)
    before = on.document.tournament
    table = on.pane.page.view
    for column in range(table.model().columnCount()):
        spot = table.visualRect(table.model().index(1, column)).center()
        qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert on.document.tournament is before


def test_a_withdrawn_player_drops_out_of_the_standings_no(window, file_opened, monkeypatch):
    file_opened(event(section(FIRST, SECOND)))
    monkeypatch.setattr(
        WithdrawDialog, "ask", lambda _parent, one, no: WithdrawDialog(one, no).result_value()
    )
    window.area.results.select_player(1)
    trigger(window, "withdraw")
    assert window.document.section.player(1).withdrawn_after == 2
    rows = rank(window.document.section).rows
    assert sorted(row.player for row in rows) == [1, 2, 3, 4, 5, 6]
    assert next((row.place, row.points) for row in rows if row.player == 1) == (1, 4)
    shown = window.area.standings.model
    assert sorted(shown.standing(row).player for row in range(shown.rowCount())) == [*range(1, 7)]


def test_a_bye_for_a_player_who_has_a_game_no(desk):
    on = desk(section(FIRST, "1:2w 3:6w")).at(1, 2)
    before = on.document.tournament
    for key in "bhfz":
        on.type(key)
        assert on.refused[-1].startswith("Player 1 is paired with 2 in round 2")
    assert len(on.refused) == len("bhfz")
    assert on.document.tournament is before


def test_an_earlier_bye_that_cannot_be_changed_no(desk):
    on = desk(section("1:4w1 2:5w½ 3:Z 6:B", "1:2w1 3:6w1 4:5w0")).at(3, 1)
    on.type("h")
    assert "absent" in on.pane.bar.text()
    on.press(Key.Key_Return, CONTROL)
    assert on.document.section.entry(3, 1) == Award(3, AwardKind.HALF_BYE, 1)
    on.at(6, 1).press(Key.Key_Delete)
    on.press(Key.Key_Return, CONTROL)
    assert on.document.section.entry(6, 1) is None


@pytest.mark.parametrize("view", [View.GRID, View.SHEET])
def test_a_result_flipped_after_the_next_round_was_played_no(desk, view):
    on = desk(section(FIRST, SECOND))
    on.pane.choose_view(view)
    on.pane.go_to_round(1)
    on.pane.select_player(1)
    on.type("0")
    assert on.document.section.entry(1, 1).result is Result.WHITE_WINS
    assert "Round 2 is already paired; the correction moves" in on.pane.page.bar.text()
    on.press(Key.Key_Return)
    assert on.document.section.entry(1, 1).result is Result.WHITE_WINS
    second = on.document.section.rounds[1]
    on.press(Key.Key_Return, CONTROL)
    assert on.document.section.entry(1, 1).result is Result.BLACK_WINS
    assert on.document.section.rounds[1] is second


@pytest.mark.parametrize("kind", [AwardKind.ZERO_BYE, AwardKind.HALF_BYE])
def test_a_late_entrants_missed_rounds_not_filled_no(window, file_opened, monkeypatch, kind):
    def fill(dialog):
        dialog.name.setText("Late, Emma")
        dialog.missed.setCurrentIndex(dialog.missed.findData(kind))
        dialog.accept()
        return dialog.result()

    monkeypatch.setattr(PlayerDialog, "exec", fill)
    file_opened(event(section(FIRST, SECOND)))
    trigger(window, "add")
    late = window.document.section
    assert late.player(7) == Player(7, "Late, Emma")
    worth = late.rules.bye_points(kind)
    entry = partial(late.entry, 7)
    assert [entry(1), entry(2), entry(3)] == [Award(7, kind, worth), Award(7, kind, worth), None]
    assert window.document.undo_stack.count() == 1
