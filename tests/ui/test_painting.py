"""Only what has changed is painted; what the screen shows is what painting all would give."""

import random

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QSplitter

from arbiter_app.ui.document import Document
from arbiter_app.ui.results_pane import ResultsPane
from arbiter_app.ui.standings_pane import StandingsPane
from tests.ui.events import event, many

Key, Mod = Qt.Key, Qt.KeyboardModifier
KEYS = [
    *[(key, Mod.NoModifier) for key in (Key.Key_1, Key.Key_0, Key.Key_5) for _ in range(3)],
    *[(key, Mod.NoModifier) for key in (Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_PageDown)],
    *[(key, Mod.NoModifier) for key in (Key.Key_F8, Key.Key_Plus, Key.Key_Return, Key.Key_Escape)],
    (Key.Key_Return, Mod.ControlModifier),
    (Key.Key_Down, Mod.ShiftModifier),
]


def on_screen(window) -> QImage:
    return window.screen().grabWindow(window.winId()).toImage()


def painted_whole(window) -> QImage:
    return window.grab().toImage().convertToFormat(on_screen(window).format())


def test_the_screen_is_never_behind_the_event(qtbot):
    window = QSplitter()
    qtbot.addWidget(window)
    document = Document(window)
    document.open(event(many(40, 6, finished=False)))
    results = ResultsPane(document, None, window)
    standings = StandingsPane(document, window)
    results.player_selected.connect(standings.select_player)
    window.resize(1200, 600)
    with qtbot.waitExposed(window):
        window.show()
    results.view.setFocus()
    chosen = random.Random(7)
    for _ in range(60):
        if chosen.random() < 0.2:
            document.undo_stack.undo()
        else:
            qtbot.keyClick(results.view, *chosen.choice(KEYS))
        for _ in range(3):
            QApplication.processEvents()
        assert on_screen(window) == painted_whole(window)
