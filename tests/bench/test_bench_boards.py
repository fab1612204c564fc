"""A round of 150 boards keyed through real key events: no key is lost, and what a key takes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QSplitter

from arbiter_app.core.results import Result
from arbiter_app.ui.document import Document
from arbiter_app.ui.results_pane import ResultsPane
from arbiter_app.ui.settings import View
from arbiter_app.ui.standings_pane import StandingsPane
from tests.ui.events import event, many

BOARDS, ROUNDS = 150, 9
KEYS = {"1": Result.WHITE_WINS, "0": Result.BLACK_WINS, "5": Result.DRAW}


@pytest.fixture
def panes(qtbot):
    """Results and standings side by side, the last round of 300 players still playing."""

    def make(view: View) -> tuple[Document, ResultsPane]:
        window = QSplitter()
        qtbot.addWidget(window)
        windows.append(window)
        document = Document(window)
        document.open(event(many(2 * BOARDS, ROUNDS, finished=False)))
        results = ResultsPane(document, None, window)
        window.addWidget(results)
        window.addWidget(StandingsPane(document, window))
        window.resize(1360, 860)
        with qtbot.waitExposed(window):
            window.show()
        results.choose_view(view)
        results.go_to_round(ROUNDS)
        QApplication.processEvents()
        return document, results

    # qtbot keeps no more than a weak reference.
    windows: list[QSplitter] = []
    return make


def _key(board: int) -> str:
    return "105"[board * 7 % 3]


@pytest.mark.parametrize("view", [View.GRID, View.SHEET, View.SLIPS], ids=str)
def test_a_round_of_150_boards(benchmark, qtbot, panes, view):
    benchmark.group = f"{BOARDS} boards × {ROUNDS} rounds, the whole round"
    document, results = panes(view)

    def key_round() -> None:
        for board in range(1, BOARDS + 1):
            if view is View.SLIPS:
                qtbot.keyClicks(results.page.typed_into, str(board))
                qtbot.keyClick(results.page.typed_into, Qt.Key.Key_Return)
            qtbot.keyClick(results.page.typed_into, _key(board))
            QApplication.processEvents()

    benchmark.pedantic(key_round, rounds=1)
    games = document.section.rounds[ROUNDS - 1].games
    assert [game.result for game in games] == [KEYS[_key(game.board)] for game in games]
