"""A key with "Why this place?" open beside the same key without it, and what follows the key."""

from dataclasses import replace

import pytest

from arbiter_app.ui.document import Document
from arbiter_app.ui.settings import Settings
from arbiter_app.ui.why_dock import WhyDock
from tests.bench.test_bench_standings_view import RUNS, keyed
from tests.ui.events import event, many

LIST = ("PTS", "BH/C1", "BH", "SB", "PS", "DE", "WIN", "BWG")


@pytest.fixture
def document(qapp):
    """A document with 200 players, 11 rounds, and the list of FIDE."""
    section = many(200, 11)
    document = Document()
    rules = replace(section.rules, tie_breaks=LIST)
    document.open(event(replace(section, rules=rules)))
    return document


@pytest.fixture
def beside(document, qtbot, tmp_path):
    """The standings with the dock at their foot."""
    from PySide6.QtWidgets import QMainWindow

    from arbiter_app.ui.standings_pane import StandingsPane

    window = QMainWindow()
    pane = StandingsPane(document, window)
    window.setCentralWidget(pane)
    dock = WhyDock(pane, Settings.at(tmp_path / "arbiter.ini"), window)
    dock.place()
    window.resize(1360, 860)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    dock.panel.show_player(7)
    return window, pane, dock


def follow(document, pane):
    def key(after, text):
        document.apply_section(after, text)
        pane.view.viewport().repaint()

    return key


@pytest.mark.parametrize("opened", [False, True], ids=["closed", "open"])
def test_one_key_until_the_standings_show_it(benchmark, document, beside, opened):
    _, pane, dock = beside
    dock.setVisible(opened)
    benchmark.pedantic(follow(document, pane), setup=keyed(document), **RUNS)
    assert dock.panel._pause.isActive() == opened


@pytest.mark.parametrize("pair", [(), (3, 6)], ids=["one", "two"])
def test_what_follows_a_key_once_there_is_a_moment(benchmark, document, beside, pair):
    _, _, dock = beside
    dock.show()
    if pair:
        dock.panel.compare(*pair)
    prepare = keyed(document)

    def setup():
        (after, text), _ = prepare()
        document.apply_section(after, text)

    benchmark.pedantic(dock.panel.refresh, setup=setup, **RUNS)
    assert dock.panel.subject.there
