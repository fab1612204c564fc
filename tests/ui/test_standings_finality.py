"""What is final and decided while others play: found out when the keys pause, never stale."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from arbiter_app.core.event import set_rules
from arbiter_app.core.tournament import Game, Round
from arbiter_app.ui.standings_columns import Kind
from arbiter_app.ui.standings_pane import StandingsPane
from tests.ui.events import event, section
from tests.ui.standings_events import ANNA, BELA, BLACK, CARLA, DAVID, DRAW, WHITE, four, key

TIP, SPOKEN = Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole

# Round 1: Anna beats Bela, Carla beats David. Round 2: Anna beats Carla, Bela and David play.
# Anna has 2 points, Carla 1 and is finished; Bela and David have 0 and can end with 1.
GAMES = (Game(ANNA, CARLA, 1, WHITE), Game(BELA, DAVID, 2))
ONE_OPEN = replace(four((WHITE, WHITE)), rounds=(four((WHITE, WHITE)).rounds[0], Round(GAMES)))
ONE_OPEN = replace(ONE_OPEN, rules=replace(ONE_OPEN.rules, tie_breaks=("PS", "BH")))


@pytest.fixture
def document(opened):
    return opened(ONE_OPEN)


@pytest.fixture
def pane(document, qtbot):
    host = QWidget()
    qtbot.addWidget(host)
    pane = StandingsPane(document, host)
    pane.resize(640, 400)
    with qtbot.waitExposed(host):
        host.show()
    yield pane
    host.close()


def cells(pane, kind, role=Qt.ItemDataRole.DisplayRole):
    model = pane.model
    return {
        model.standing(row).player: [
            model.index(row, at).data(role)
            for at, column in enumerate(model.columns)
            if column.kind is kind
        ]
        for row in range(model.rowCount())
    }


def dotted(pane):
    """The figures with a hollow dot, by player: points, progressive score, Buchholz."""
    points, values = cells(pane, Kind.POINTS), cells(pane, Kind.VALUE)
    return {
        no: [text.startswith("○") for text in (*points[no], *values[no])] for no in sorted(points)
    }


def known(pane, qtbot):
    qtbot.waitUntil(lambda: pane.model.finality._known)


def test_a_finished_player_whose_opponents_still_play_carries_the_dot_there_alone(pane, qtbot):
    known(pane, qtbot)
    # Anna met Bela, Carla met David: both their Buchholz scores wait for board 2.
    assert dotted(pane) == {
        ANNA: [False, False, True],
        BELA: [True, True, True],
        CARLA: [False, False, True],
        DAVID: [True, True, True],
    }
    assert cells(pane, Kind.VALUE, SPOKEN)[ANNA][1] == (
        "Buchholz (FIDE) 1; games of others still playing can change it"
    )


def test_what_is_final_by_its_own_looks_so_at_once_and_the_rest_never_too_early(pane):
    # Nothing has been worked out yet.
    assert not pane.model.finality._known
    assert dotted(pane)[ANNA] == [False, False, True]


def test_a_place_is_marked_decided_when_the_keys_pause(pane, qtbot):
    assert not pane.model.decided(0)
    known(pane, qtbot)
    # Bela or David can still come to Carla's point, but not to her progressive score.
    assert [pane.model.decided(row) for row in range(4)] == [True, True, False, False]
    said = "place 1, decided: no game still playing can change it"
    assert cells(pane, Kind.PLACE, SPOKEN)[ANNA] == [said]
    assert said in cells(pane, Kind.PLACE, TIP)[ANNA][0]
    assert "✓ decided: no game still playing can change it." in pane._legend.text()


def test_a_decided_place_is_forgotten_at_once_when_another_result_stands(document, pane, qtbot):
    known(pane, qtbot)
    key(document, ANNA, 2, BLACK)
    assert not any(pane.model.decided(row) for row in range(4))
    assert "decided" not in pane._legend.text()
    known(pane, qtbot)
    # Carla has 2 points now; Anna has 1, and a higher progressive score than whoever comes to 1.
    assert [pane.model.decided(row) for row in range(4)] == [True, True, False, False]
    assert pane.model.standing(0).player == CARLA


def test_a_decided_place_stays_marked_while_open_games_end(document, pane, qtbot):
    # Anderson has 2 points and is finished; 2 and 4 have none, 5 and 6 have half a point.
    document.open(event(section("1:2w1 3:4w1 5:6w½", "1:3w1 2:4w 5:6w")))
    known(pane, qtbot)
    assert pane.model.decided(0)
    key(document, 2, 2, DRAW)
    assert pane.model.finality.open
    assert not pane.model.finality._known
    assert pane.model.decided(0)


def test_when_the_last_game_ends_nothing_is_marked_any_more(document, pane, qtbot):
    known(pane, qtbot)
    key(document, BELA, 2, DRAW)
    assert not any(any(row) for row in dotted(pane).values())
    assert not any(pane.model.decided(row) for row in range(4))
    assert "○" not in pane._legend.text()


def test_other_tie_breaks_are_never_shown_by_what_was_known_of_the_old(document, pane, qtbot):
    known(pane, qtbot)
    rules = replace(document.section.rules, tie_breaks=("BH", "PS"))
    document.apply_section(set_rules(document.section, rules), "tie-breaks")
    assert dotted(pane)[ANNA] == [False, True, False]


def test_nothing_is_worked_out_while_nobody_looks_or_nothing_is_open(document, pane, qtbot):
    pane.hide()
    key(document, ANNA, 2, DRAW)
    assert not pane.model.finality._pause.isActive()
    pane.show()
    assert pane.model.finality._pause.isActive()
    key(document, BELA, 2, WHITE)
    assert not pane.model.finality._pause.isActive()


def test_each_key_begins_the_pause_anew(document, pane, qtbot):
    with qtbot.waitSignal(pane.model.finality.changed):
        key(document, ANNA, 2, BLACK)
    key(document, ANNA, 2, DRAW)
    assert pane.model.finality._pause.isActive()
    assert not pane.model.finality._work.busy
