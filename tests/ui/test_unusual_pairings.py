"""Whatever way a pairing or a bye comes about: what is unusual is said, and never forbidden."""

import pytest
from PySide6.QtCore import Qt

from arbiter_app.core.pairing_edits import enter_pairings
from arbiter_app.core.results import AwardKind
from arbiter_app.ui.absences_dialog import AbsencesDialog
from arbiter_app.ui.pairings_dialog import PairingsDialog
from arbiter_app.ui.replace_dialog import ReplaceDialog
from arbiter_app.ui.settings import View
from tests.ui.events import FIRST, event, section
from tests.ui.whole_window import trigger

Key = Qt.Key
MET = "Anderson, Sara (1) and García, Lucía (4) have met in round 1."
TWO = "1:2w1 3:6w1 4:5w0"
"""After it 1 and 3 have had White twice, 5 and 6 Black."""


def test_f2_in_the_grid_says_a_rematch(desk):
    on = desk(section(FIRST)).at(1, 2)
    on.press(Key.Key_F2)
    on.type("4w")
    on.press(Key.Key_Return)
    assert MET in on.said[-1]
    assert on.document.section.entry(4, 2).white == 1


@pytest.mark.parametrize("view", [*View])
def test_swapped_colours_say_the_third_time_in_a_row(desk, view):
    on = desk(section(FIRST, TWO, "2:1w 4:6w 5:3w"))
    on.pane.choose_view(view)
    on.pane.go_to_round(3)
    if view is View.SLIPS:
        on.pane.page.open_player(1)
    else:
        on.pane.select_player(1)
    on.pane.swap_colours()
    assert on.document.section.entry(1, 3).white == 1
    assert "Anderson, Sara (1) has White for the third time in a row." in on.said[-1]


def test_a_bye_taken_away_by_an_opponent_says_a_rematch(desk):
    on = desk(section(FIRST, "4:B")).at(4, 2)
    on.press(Key.Key_F2)
    on.press("a", Qt.KeyboardModifier.ControlModifier)
    on.type("1b")
    on.press(Key.Key_Return)
    on.press(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert on.document.section.entry(4, 2).white == 1
    assert MET in on.said[-1]


def test_a_second_pairing_bye_is_said_in_the_grid(desk):
    on = desk(section("1:4w1 2:5w½ 3:B 6:Z")).at(3, 2)
    on.type("b")
    on.press(Key.Key_Return)
    assert "Okafor, Chidi (3) has had the pairing bye in round 1 already." in on.said[-1]
    assert on.document.section.entry(3, 2).kind is AwardKind.PAIRING_BYE


def told(window):
    return window.status.text()


def test_pairings_from_the_dialog_say_it_once_more_when_they_count(
    window, file_opened, monkeypatch
):
    file_opened(event(section(FIRST)))
    before = window.document.section
    after = enter_pairings(before, 2, [(1, 4)])
    monkeypatch.setattr(PairingsDialog, "ask", lambda *_: after)
    window.area.results.go_to_round(2)
    trigger(window, "pair")
    assert window.document.section.entry(1, 2) is not None
    assert MET in told(window)


def test_a_player_who_sits_down_says_it_too(window, file_opened, monkeypatch):
    def choose(_parent, *about):
        dialog = ReplaceDialog(*about)
        dialog.old.setCurrentIndex(dialog.old.findData(2))
        dialog.new.setCurrentIndex(dialog.new.findData(4))
        assert dialog.unusual.text() == again
        return dialog.result_value()

    again = "García, Lucía (4) and Anderson, Sara (1) have met in round 1."
    monkeypatch.setattr(ReplaceDialog, "ask", choose)
    file_opened(event(section(FIRST, "2:1w")))
    window.area.results.go_to_round(2)
    window.area.results.select_player(1)
    trigger(window, "replace")
    assert window.document.section.entry(1, 2).opponent(1) == 4
    assert again in told(window)


def test_a_second_pairing_bye_booked_in_the_dialog_is_said(window, file_opened, monkeypatch):
    def choose(_parent, *about):
        dialog = AbsencesDialog(*about)
        field = dialog.fields[2]
        field.setCurrentIndex(field.findData(AwardKind.PAIRING_BYE))
        return dialog.result_value()

    monkeypatch.setattr(AbsencesDialog, "ask", choose)
    file_opened(event(section("1:4w1 2:5w½ 3:B 6:Z")))
    window.area.results.select_player(3)
    trigger(window, "byes")
    assert window.document.section.entry(3, 2).kind is AwardKind.PAIRING_BYE
    assert "Okafor, Chidi (3) has had the pairing bye in round 1 already." in told(window)
