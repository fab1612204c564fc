"""The pane around the standings: title, badges, round, hold, legend, empty states."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from arbiter_app.core.entries import dispute
from arbiter_app.core.event import set_rules
from arbiter_app.core.roster import withdraw
from arbiter_app.core.tournament import Rules, Section
from arbiter_app.ui.standings_pane import StandingsPane
from tests.ui.events import event
from tests.ui.standings_events import (
    ANNA,
    BELA,
    BLACK,
    CARLA,
    DAVID,
    DRAW,
    HALFWAY,
    PLAYERS,
    WHITE,
    four,
    key,
)


@pytest.fixture
def pane(document, qtbot):
    # A window without a layout, so that the pane has just the size it is given.
    host = QWidget()
    qtbot.addWidget(host)
    pane = StandingsPane(document, host)
    pane.resize(600, 500)
    host.show()
    yield pane
    host.close()


def choose(pane, at):
    pane._rounds.setCurrentIndex(at)
    pane._rounds.activated.emit(at)


def test_the_title_says_after_which_round(document, pane):
    assert pane._title.text() == "Standings after round 2"
    choose(pane, 1)
    assert pane._title.text() == "Standings after round 1"
    choose(pane, 0)
    assert pane._title.text() == "Standings after round 2"


def test_the_round_box_offers_the_rounds_that_have_a_result(document, pane):
    def offered():
        return [pane._rounds.itemText(at) for at in range(pane._rounds.count())]

    assert offered() == ["latest", "round 1", "round 2"]
    document.open(event(four((WHITE, None))))
    assert offered() == ["latest", "round 1"]


def test_the_round_box_keeps_a_choice_while_results_come_in(document, pane):
    choose(pane, 1)
    key(document, DAVID, 2, BLACK)
    assert pane._rounds.currentIndex() == 1
    assert pane.model.round == 1


def test_the_wheel_changes_no_round(pane):
    box = pane._rounds
    turn = QWheelEvent(
        QPointF(5, 5),
        box.mapToGlobal(QPointF(5, 5)),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(box, turn)
    assert (box.currentIndex(), pane.model.chosen) == (0, None)


@pytest.mark.parametrize(
    ("rounds", "said"),
    [
        ([(WHITE, DRAW)], ""),
        ([(WHITE, None)], "1 game still playing"),
        ([(None, DRAW), (None, WHITE)], "2 games still playing"),
    ],
)
def test_a_badge_counts_the_games_still_playing(document, pane, rounds, said):
    document.open(event(four(*rounds)))
    assert pane._playing.text() == said
    assert pane._playing.isVisible() == bool(said)


def test_the_badge_lists_the_boards(pane):
    assert pane._playing.toolTip() == "Round 2, board 2: Carla – David"


def test_players_of_whom_nothing_is_entered_are_still_playing_too(document, pane):
    # Round 2 has a pairing for Anna and Bela only.
    rounds = list(HALFWAY.rounds)
    rounds[1] = replace(rounds[1], games=rounds[1].games[:1])
    document.open(event(replace(HALFWAY, rounds=tuple(rounds))))
    assert pane._playing.text() == "2 players still playing"
    key(document, ANNA, 2, None)
    choose(pane, 0)
    assert pane.model.round == 1
    assert not pane._playing.isVisible()


def test_a_disputed_board_has_its_own_badge(document, pane):
    assert not pane._disputed.isVisible()
    document.apply_section(dispute(document.section, ANNA, 2, "both claim it"), "dispute")
    assert pane._disputed.text() == "1 game disputed"
    assert pane._disputed.toolTip() == "Round 2, board 1: Anna – Bela"


def test_hold_freezes_the_table_and_says_so(document, pane, qtbot):
    heard = []
    pane.echo.connect(heard.append)
    assert not pane._held.isVisible()
    pane._hold.click()
    assert pane._held.isVisible()
    assert pane._held.text().startswith("On hold: these standings stay as they are")
    key(document, DAVID, 2, BLACK)
    assert pane.model.standing(0).player == ANNA
    assert pane._held.text() == "On hold. Results have changed since; Hold again shows them."
    pane._hold.click()
    assert pane.model.standing(0).player == DAVID
    assert not pane._held.isVisible()
    assert heard == ["The standings are on hold", "The standings follow the results again"]


def test_hold_is_released_when_another_event_is_opened(document, pane):
    pane._hold.click()
    others = tuple(replace(player, name=f"Young {player.name}") for player in PLAYERS)
    document.open(event(replace(HALFWAY, players=others)))
    assert not pane._hold.isChecked()
    assert not pane._held.isVisible()


def test_the_legend_names_the_form_of_the_cumulative_score_and_the_signs(document, pane):
    assert pane._legend.text() == (
        "Cumulative (US Chess): the running totals after each round added up, less the points "
        "got without play (1 for a full-point bye or forfeit win, ½ for a half-point bye).\n"
        "○ can still change: games still playing count no points so far."
    )
    key(document, DAVID, 2, BLACK)
    document.apply_section(withdraw(document.section, CARLA, 2), "withdraw")
    assert pane._legend.text().endswith("\nw has withdrawn.")
    rules = replace(document.section.rules, tie_breaks=("WIN", "PS"))
    document.apply_section(set_rules(document.section, rules), "tie-breaks")
    assert pane._legend.text().startswith("Progressive score (FIDE): the running totals")


def test_the_legend_is_one_line_where_rows_are_low(pane):
    whole = pane._legend.text()
    pane.set_compact(True)
    assert pane._legend.text() == "Cumulative (US Chess)"
    assert pane._legend.toolTip() == whole
    pane.set_compact(False)
    assert (pane._legend.text(), pane._legend.toolTip()) == (whole, "")


def test_an_event_without_players_says_what_to_do(document, pane):
    document.open(event(Section(rounds=HALFWAY.rounds[2:])))
    assert pane._empty.isVisible()
    assert pane._empty.text().startswith("No players yet.")
    assert not pane.view.isVisible()
    assert pane._title.text() == "Standings"


def test_before_the_first_result_the_standings_say_what_they_wait_for(document, pane):
    document.open(event(four((None, None))))
    assert pane._empty.text() == "No result yet. The standings begin with the first one."
    assert not pane._hold.isVisible()
    key(document, ANNA, 1, WHITE)
    assert not pane._empty.isVisible()
    assert pane.view.isVisible()


def test_what_is_copied_is_said_and_nothing_selected_is_refused(pane, qtbot):
    heard, refused = [], []
    pane.echo.connect(heard.append)
    pane.refused.connect(refused.append)
    pane.copy()
    assert refused == ["Nothing is copied: select rows of the standings first."]
    pane.select_player(BELA)
    pane.copy()
    pane.view.selectAll()
    pane.copy()
    assert heard == ["1 row of the standings copied", "4 rows of the standings copied"]


def test_a_result_typed_here_by_mistake_is_refused_and_moves_nothing(pane, qtbot):
    pane.select_player(BELA)
    before = pane.view.currentIndex()
    with qtbot.waitSignal(pane.refused) as refused:
        qtbot.keyClicks(pane.view, "1")
    assert refused.args == ["“1” means nothing here: results are typed in the grid (F6)."]
    assert pane.view.currentIndex() == before


def test_values_are_copied_as_numbers(pane):
    pane.view.selectAll()
    pane.copy()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert not any(sign in "".join(lines) for sign in "½○")


def test_the_pane_passes_on_who_is_selected(pane, qtbot):
    with qtbot.waitSignal(pane.player_selected, check_params_cb=lambda player: player == CARLA):
        pane.view.setCurrentIndex(pane.model.index(2, 0))
    pane.show_player(ANNA)
    assert pane.view.selected_players() == [ANNA]


def test_a_section_of_typed_scores_counts_players(document, pane):
    document.open(event(replace(four(), rules=Rules(paired=False))))
    assert pane._empty.isVisible()


def test_the_badges_go_under_the_title_where_the_pane_is_narrow(document, pane, qtbot):
    def under_the_title():
        badge, title = pane._playing.geometry(), pane._title.geometry()
        return badge.top() >= title.bottom()

    pane.resize(800, 500)
    qtbot.waitUntil(lambda: not under_the_title())
    pane.resize(600, 500)
    qtbot.waitUntil(under_the_title)
    # The last result takes the badge away, and the table stays where it is.
    top = pane.view.geometry().top()
    key(document, DAVID, 2, BLACK)
    QApplication.processEvents()
    assert pane._playing.isHidden()
    assert pane.view.geometry().top() == top


def test_the_pane_is_no_wider_than_a_narrow_window(pane):
    pane.resize(300, 300)
    assert pane.minimumSizeHint().width() <= 360
