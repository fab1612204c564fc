"""What the Players menu does to the event."""

import pytest
from PySide6.QtWidgets import QWidget

from arbiter_app.core.results import AwardKind
from arbiter_app.core.tournament import Award
from arbiter_app.labels import as_is
from arbiter_app.labels.history import changes_text
from arbiter_app.ui.document import Document
from arbiter_app.ui.number_dialog import NumberDialog
from arbiter_app.ui.player_commands import PlayerCommands
from tests.ui.events import event, section

PAIRED = event(section("1:4w1 2:5w 3:6w"))


@pytest.fixture
def document(qapp):
    opened = Document()
    opened.open(PAIRED)
    return opened


@pytest.fixture
def players(document, qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    return PlayerCommands(document, window)


def test_new_numbers_are_one_step_and_the_chosen_player_stays_chosen(
    document, players, qtbot, monkeypatch
):
    players.choose(1)
    first = document.section.player(1)
    monkeypatch.setattr(NumberDialog, "ask", lambda *_, **_more: (4, 2, 3, 1, 5, 6))
    with qtbot.waitSignal(players.renumbered) as told:
        players.number_anew()
    assert told.args == [4]
    assert document.section.player(4).name == first.name
    assert document.section.entry(4, 1) is document.section.entry(1, 1)  # their game
    assert changes_text(document.history[-1].changes, as_is) == "new numbers for 2 players"
    document.undo_stack.undo()
    assert document.tournament == PAIRED
    assert not document.undo_stack.canUndo()


def test_numbers_given_up_change_nothing(document, players, monkeypatch):
    monkeypatch.setattr(NumberDialog, "ask", lambda *_, **_more: None)
    players.number_anew()
    assert document.tournament is PAIRED


def test_the_chosen_player_is_absent_in_a_round_as_one_step(document, players):
    said = []
    players.refused.connect(said.append)
    players.choose(2)
    players.mark_absent(2)
    assert document.section.entry(2, 2) == Award(2, AwardKind.ZERO_BYE, 0)
    assert document.section.current_round == 1
    players.mark_absent(2)
    players.mark_absent(1)
    assert said[0] == "Novák, Jiří is absent in round 2 already."
    assert said[1].startswith("Player 2 is paired with 5 in round 1")
    document.undo_stack.undo()
    assert document.tournament == PAIRED
