"""The Rounds menu: pairings typed, cleared, a player replaced, colours swapped."""

import pytest
from PySide6.QtWidgets import QWidget

from arbiter_app.core.entries import enter_cell
from arbiter_app.core.pairing_edits import enter_pairings, replace_player
from arbiter_app.ui.pairings_dialog import PairingsDialog
from arbiter_app.ui.replace_dialog import ReplaceDialog
from arbiter_app.ui.round_commands import RoundCommands
from tests.ui.events import FIRST, section


@pytest.fixture
def rounds(opened, qtbot):
    """Commands on an open section, and what they have said."""

    def make(a_section):
        window = QWidget()
        qtbot.addWidget(window)
        windows.append(window)
        made = RoundCommands(opened(a_section), window)
        made.refusals = []
        made.refused.connect(made.refusals.append)
        return made

    windows = []
    return make


def test_pairings_are_one_step_to_undo(rounds, monkeypatch):
    made = rounds(section(FIRST))
    paired = enter_pairings(made._document.section, 2, [(6, 1), (2, 4)])
    monkeypatch.setattr(PairingsDialog, "ask", classmethod(lambda *_args: paired))
    made.pair(2)
    assert len(made._document.section.rounds[1].games) == 2
    assert made._document.undo_stack.count() == 1


def test_a_dialog_given_up_changes_nothing(rounds, monkeypatch):
    made = rounds(section(FIRST))
    monkeypatch.setattr(PairingsDialog, "ask", classmethod(lambda *_args: None))
    made.pair(2)
    assert made._document.undo_stack.count() == 0


def test_a_section_of_scores_only_is_not_paired(rounds):
    made = rounds(section(paired=False))
    made.pair(1)
    assert made.refusals == [
        "Nobody is paired in this section; the event settings can change that."
    ]


def test_a_rounds_pairings_are_cleared_while_no_result_is_in(rounds):
    made = rounds(section(FIRST, "1:2w 3:6w"))
    made.clear_pairings(2)
    assert made._document.section.rounds[1].games == ()
    made.clear_pairings(2)
    made.clear_pairings(1)
    assert made.refusals == [
        "Round 2 has no pairings to clear.",
        "Round 1 has results (board 1), so its pairings stay; clear the results first.",
    ]


def test_a_player_is_replaced(rounds, monkeypatch):
    made = rounds(section(FIRST, "1:2w 3:6w"))
    monkeypatch.setattr(
        ReplaceDialog,
        "ask",
        classmethod(lambda _cls, _window, of, number, game: replace_player(of, number, 1, 5)),
    )
    made.replace_player(2, 1)
    assert made._document.section.entry(5, 2).black == 2
    made.replace_player(2, 1)
    assert made.refusals == ["Choose a board first: there is no game here."]


def test_with_everybody_playing_nobody_can_sit_down(rounds):
    full = enter_cell(section(FIRST, "1:2w 3:6w"), 4, 2, "5w")
    made = rounds(full)
    made.replace_player(2, 1)
    assert made.refusals == ["Everybody plays in round 2; nobody is free to sit down."]


def test_colours_are_swapped_from_the_grid_too(desk):
    on = desk(section(FIRST, "1:2w 3:6w")).at(2, 2)
    on.pane.swap_colours()
    assert on.document.section.entry(1, 2).white == 2
    assert on.cursor == (2, 2)
    on.at(5, 2)
    on.pane.swap_colours()
    assert on.refused == ["There is no game here whose colours could be swapped."]
