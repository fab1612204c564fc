"""How long the standings take to follow one key: ranked, every row in its place, painted."""

from itertools import cycle

import pytest
from PySide6.QtWidgets import QWidget

from arbiter_app.core.entries import enter_result
from arbiter_app.ui.document import Document
from arbiter_app.ui.standings_model import StandingsModel
from arbiter_app.ui.standings_pane import StandingsPane
from tests.ui.events import event, many
from tests.ui.standings_events import BLACK, DRAW, WHITE

SIZES = [(50, 5), (200, 11), (1000, 11)]
NAMES = [f"{players}-{rounds}" for players, rounds in SIZES]
RUNS = {"rounds": 40, "warmup_rounds": 3}


@pytest.fixture
def document(qapp, request):
    """A document with an event of the size asked for."""
    document = Document()
    document.open(event(many(*request.param)))
    return document


@pytest.fixture
def still_on(qapp, request):
    """A document with an event whose last round is still being played; one game is over."""
    document = Document()
    section = many(*request.param, finished=False)
    document.open(event(enter_result(section, 1, len(section.rounds), DRAW)))
    return document


def keyed(document):
    """Make a function that gives the section after another key in its last round."""
    last = len(document.section.rounds)
    keys = cycle((player, result) for player in range(1, 20) for result in (BLACK, DRAW, WHITE))

    def prepare():
        before = after = document.section
        while after is before:
            player, result = next(keys)
            after = enter_result(before, player, last, result)
        return (after, "key"), {}

    return prepare


@pytest.mark.parametrize("document", SIZES, indirect=True, ids=NAMES)
def test_one_key_until_the_model_holds_it(benchmark, document):
    model = StandingsModel(document)
    benchmark.pedantic(document.apply_section, setup=keyed(document), **RUNS)
    assert model.shown.reads(document.section, len(document.section.rounds))


@pytest.mark.parametrize("document", SIZES, indirect=True, ids=NAMES)
def test_one_key_until_the_pane_shows_it(benchmark, document, qtbot):
    host = QWidget()
    pane = StandingsPane(document, host)
    pane.resize(540, 700)
    host.resize(pane.size())
    with qtbot.waitExposed(host):
        host.show()
    pane.select_player(7)

    def follow(after, text):
        document.apply_section(after, text)
        pane.view.viewport().repaint()

    benchmark.pedantic(follow, setup=keyed(document), **RUNS)
    assert pane.model.shown.reads(document.section, len(document.section.rounds))


@pytest.mark.parametrize("still_on", SIZES, indirect=True, ids=NAMES)
def test_one_key_while_others_play(benchmark, still_on, qtbot):
    host = QWidget()
    pane = StandingsPane(still_on, host)
    pane.resize(540, 700)
    host.resize(pane.size())
    with qtbot.waitExposed(host):
        host.show()
    # What is final and decided is known, and has to be kept or forgotten.
    with qtbot.waitSignal(pane.model.finality.changed):
        pass

    def follow(after, text):
        still_on.apply_section(after, text)
        pane.view.viewport().repaint()

    benchmark.pedantic(follow, setup=keyed(still_on), **RUNS)
    assert pane.model.finality.open
