"""One key in the grid until both tables hold their new contents, and until they are painted."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QSplitter

from arbiter_app.ui.document import Document
from arbiter_app.ui.grid_moves import Place
from arbiter_app.ui.results_pane import ResultsPane
from arbiter_app.ui.standings_pane import StandingsPane
from tests.bench.test_bench_catalogue import FIDE, US
from tests.ui.events import event, many

SIZES = [(50, 5), (200, 11), (1000, 11)]


@pytest.fixture
def panes(qtbot):
    """The last round is still playing; the cursor stands at its first board."""

    def make(
        players: int, rounds: int, codes: tuple[str, ...] | None = None
    ) -> tuple[Document, ResultsPane]:
        window = QSplitter()
        qtbot.addWidget(window)
        windows.append(window)
        document = Document(window)
        section = many(players, rounds, finished=False)
        if codes is not None:
            section = replace(section, rules=replace(section.rules, tie_breaks=codes))
        document.open(event(section))
        results = ResultsPane(document, None, window)
        standings = StandingsPane(document, window)
        window.addWidget(results)
        window.addWidget(standings)
        window.resize(1360, 860)
        with qtbot.waitExposed(window):
            window.show()
        results.view.setFocus()
        return document, results

    # qtbot keeps no more than a weak reference.
    windows: list[QSplitter] = []
    return make


@pytest.mark.parametrize("painted", [False, True], ids=["contents", "painted"])
@pytest.mark.parametrize(("players", "rounds"), SIZES)
def test_one_key(benchmark, qtbot, panes, players, rounds, painted):
    benchmark.group = f"{players} players × {rounds} rounds"
    _time_one_key(benchmark, qtbot, panes(players, rounds), painted=painted)


@pytest.mark.parametrize("painted", [False, True], ids=["contents", "painted"])
@pytest.mark.parametrize("codes", [FIDE, US], ids=["FIDE", "US"])
@pytest.mark.parametrize(("players", "rounds"), SIZES[1:])
def test_one_key_with_a_long_list(benchmark, qtbot, panes, players, rounds, codes, painted):
    benchmark.group = f"{players} players × {rounds} rounds"
    _time_one_key(benchmark, qtbot, panes(players, rounds, codes), painted=painted)


def _time_one_key(benchmark, qtbot, shown, *, painted: bool) -> None:
    document, results = shown
    rounds = len(document.section.rounds)
    place = Place(len(document.section.players) // 3, rounds)
    # One result stands already, so that the key does not begin a round.
    results.view.go_to(Place(0, rounds))
    qtbot.keyClick(results.view, "1")

    def set_up() -> None:
        if document.undo_stack.count() > 1 and document.undo_stack.canUndo():
            document.undo_stack.undo()
        results.view.go_to(place)
        QApplication.processEvents()

    def press() -> None:
        qtbot.keyClick(results.view, Qt.Key.Key_1)
        if painted:
            QApplication.processEvents()

    benchmark.pedantic(press, setup=set_up, rounds=30, warmup_rounds=2)
    player = results.model.player_at(place.row).no
    assert document.section.entry(player, rounds).result is not None
