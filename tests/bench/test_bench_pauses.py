"""How long the window is deaf while 300 players are printed: the longest pause, in milliseconds.

A timer ticks every millisecond; what lies between two ticks is a pause. Reported as `longest_ms`
beside the time of the whole.
"""

import gc
from time import perf_counter

import pytest
from PySide6.QtCore import QTimer

from arbiter_app.core.entries import enter_result
from arbiter_app.core.print_kinds import KINDS
from arbiter_app.core.results import Result
from arbiter_app.store import schema
from arbiter_app.ui.main_window import MainWindow
from arbiter_app.ui.print_dialog import PrintDialog
from arbiter_app.ui.settings import Settings
from tests.ui.events import event, many

RUNS = 5
SHEETS = ["round", *(kind for kind in KINDS if kind != "corrections")]


class Heart:
    """Ticks every millisecond, and knows the longest time between two ticks."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._last = perf_counter()
        self._timer = QTimer()
        self._timer.timeout.connect(self._tick)
        self._timer.start(1)

    def _tick(self) -> None:
        now = perf_counter()
        self.longest = max(self.longest, now - self._last)
        self._last = now

    def stop(self) -> float:
        """Stop ticking and give the longest pause in milliseconds."""
        self._tick()
        self._timer.stop()
        return round(1000 * self.longest, 1)


@pytest.fixture
def own_garbage():
    """Let the collector pass over what the tests have loaded: the program has less to look at."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.fixture(params=SHEETS)
def preview(own_garbage, request, qtbot, tmp_path, monkeypatch):
    """The window with 300 players and the preview of a sheet."""
    window = MainWindow(Settings.at(tmp_path / "arbiter.ini"), tmp_path / "journals")
    qtbot.addWidget(window)
    path = tmp_path / "open.arbiter"
    path.write_bytes(schema.dump(event(many(300, 9))))
    window.resize(1360, 860)
    with qtbot.waitExposed(window):
        window.show()
    window.files.open(path)
    monkeypatch.setattr(PrintDialog, "_ask_path", lambda _dialog: tmp_path / "out.pdf")
    window.commands.print_sheet(request.param)
    (dialog,) = window.findChildren(PrintDialog)
    qtbot.waitUntil(lambda: not dialog.showing.busy)
    yield dialog
    window._keeper.end()


def _measured(benchmark, qtbot, act, slices) -> None:
    pauses = []

    def once():
        heart = Heart()
        with qtbot.waitSignal(slices.done, timeout=20_000):
            act()
        # What was asked to be painted is painted before the last tick.
        qtbot.waitUntil(lambda: not slices.busy)
        pauses.append(heart.stop())

    benchmark.pedantic(once, rounds=RUNS, warmup_rounds=1)
    benchmark.extra_info["longest_ms"] = pauses[1:]


def test_the_longest_pause_while_a_pdf_is_written(benchmark, qtbot, preview):
    _measured(benchmark, qtbot, preview.save_pdf, preview.printing)


def test_the_longest_pause_while_the_preview_follows_a_correction(benchmark, qtbot, preview):
    document = preview._document

    def correct():
        game = document.section.entry(1, 9)
        other = Result.DRAW if game.result is not Result.DRAW else Result.WHITE_WINS
        document.apply_section(enter_result(document.section, 1, 9, other), "result")

    _measured(benchmark, qtbot, correct, preview.showing)
