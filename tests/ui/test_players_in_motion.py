"""Players who come late, are away, withdraw and return: by the menus of the real window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from arbiter_app.core.results import AwardKind, Result
from arbiter_app.core.tournament import Award
from arbiter_app.ui.absences_dialog import AbsencesDialog
from arbiter_app.ui.settings import View
from arbiter_app.ui.withdraw_dialog import WithdrawDialog
from tests.ui.events import FIRST, event, section
from tests.ui.whole_window import trigger

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
SECOND = "1:2w1 3:6w"
"""Round 2: board 1 finished, board 2 playing; 4 and 5 have nothing yet."""


@pytest.fixture
def at(window, file_opened, qtbot):
    """Put the cursor on a player's round; give what presses keys there."""

    def go(player, number, *rounds, view=View.GRID):
        if not window.has_event:
            file_opened(event(section(*(rounds or (FIRST, SECOND)))))
        results = window.area.results
        results.choose_view(view)
        results.go_to_round(number)
        results.select_player(player)
        window.desk.players.choose(player)
        return lambda key, modifier=Qt.KeyboardModifier.NoModifier: qtbot.keyClick(
            QApplication.focusWidget(), key, modifier
        )

    return go


def entry(window, player, number):
    return window.document.section.entry(player, number)


def test_absent_this_round_is_one_command_and_one_step(window, at):
    at(5, 2)
    trigger(window, "mark-absent")
    assert entry(window, 5, 2) == Award(5, AwardKind.ZERO_BYE, 0)
    trigger(window, "undo")
    assert entry(window, 5, 2) is None


def test_who_is_paired_is_absent_only_by_forfeit_and_that_is_said(window, at):
    at(3, 2)
    trigger(window, "mark-absent")
    assert "take the pairing back (Del)" in window.status.text()
    assert "+ or - for a forfeit" in window.status.text()
    assert entry(window, 3, 2).result is None


@pytest.mark.parametrize("view", [View.GRID, View.SHEET])
def test_the_blanks_of_a_round_are_filled_as_absent(window, at, view):
    at(1, 2, view=view)
    trigger(window, "absent")
    assert [entry(window, no, 2) for no in (4, 5)] == [
        Award(4, AwardKind.ZERO_BYE, 0),
        Award(5, AwardKind.ZERO_BYE, 0),
    ]
    assert entry(window, 3, 2).result is None
    trigger(window, "undo")
    assert entry(window, 4, 2) is None


@pytest.mark.parametrize("ticked", [False, True])
def test_both_absent_is_a_double_forfeit_and_withdraws_only_if_ticked(window, at, ticked):
    press = at(3, 2)
    trigger(window, "both-absent")
    if ticked:
        press("w")
    press(Key.Key_Return)
    assert entry(window, 3, 2).result is Result.BOTH_FORFEIT
    gone = [window.document.section.player(no).withdrawn_after for no in (3, 6)]
    assert gone == ([2, 2] if ticked else [None, None])


def test_a_bye_is_booked_for_a_later_round_and_changed_and_taken_away(window, at, monkeypatch):
    def book(kind):
        def choose(_parent, *about):
            dialog = AbsencesDialog(*about)
            field = dialog.fields[4]
            field.setCurrentIndex(field.findData(kind))
            return dialog.result_value()

        monkeypatch.setattr(AbsencesDialog, "ask", choose)
        at(5, 2)
        trigger(window, "byes")

    book(AwardKind.HALF_BYE)
    assert entry(window, 5, 4) == Award(5, AwardKind.HALF_BYE, 1)
    assert window.document.section.current_round == 2
    book(AwardKind.ZERO_BYE)
    assert entry(window, 5, 4) == Award(5, AwardKind.ZERO_BYE, 0)
    book(None)
    assert entry(window, 5, 4) is None


def test_an_earlier_absence_is_changed_after_later_rounds_by_a_key(window, at):
    press = at(3, 1, "1:2w1 4:5w1 6:Z", "1:3w1 2:6w1")
    trigger(window, "mark-absent")
    press("h")
    press(Key.Key_Return, CONTROL)
    assert entry(window, 3, 1) == Award(3, AwardKind.HALF_BYE, 1)


def test_kind_and_value_of_a_bye_are_separate(window, at):
    press = at(4, 2)
    press(Key.Key_F2)
    for letter in "b=.5":
        press(letter)
    press(Key.Key_Return)
    press(Key.Key_Return)
    assert entry(window, 4, 2) == Award(4, AwardKind.PAIRING_BYE, 1)
    # The kind is another now, and brings its own usual value.
    at(4, 2)
    press("f")
    press(Key.Key_Return, CONTROL)
    assert entry(window, 4, 2) == Award(4, AwardKind.FULL_BYE, 2)


def test_who_withdraws_keeps_his_games_and_comes_back_absent_in_between(window, at, monkeypatch):
    monkeypatch.setattr(
        WithdrawDialog, "ask", lambda _parent, one, no: WithdrawDialog(one, no).result_value()
    )
    at(5, 2, "1:4w1 2:5w½ 3:6w0", "1:2w1 3:4w1", "1:3w1 2:4w1")
    trigger(window, "withdraw")
    assert window.document.section.player(5).withdrawn_after == 1
    assert window.menu["withdraw"].text() == "Take &back in"
    trigger(window, "withdraw")
    assert window.document.section.player(5).withdrawn_after is None
    assert entry(window, 5, 1).opponent(5) == 2
    assert entry(window, 5, 2) == Award(5, AwardKind.ZERO_BYE, 0)
