"""What the tests of the window's parts share: an open event, a grid with the keys, the window."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from arbiter_app.core.tournament import Section
from arbiter_app.store import schema
from arbiter_app.ui.document import Document
from arbiter_app.ui.grid_moves import Place
from arbiter_app.ui.main_window import MainWindow
from arbiter_app.ui.results_pane import ResultsPane
from arbiter_app.ui.settings import Settings
from tests.ui.event_desk import Asked
from tests.ui.events import event
from tests.ui.longer_words import Longer, spoken
from tests.ui.pressing import cell_of
from tests.ui.standings_events import HALFWAY
from tests.ui.whole_window import PAIRED
from tests.ui.why_places import THREE

Opened = Callable[..., Document]


@pytest.fixture
def opened(qapp) -> Opened:
    """Open sections as a saved event; the clock stands still."""

    def show(*sections: Section) -> Document:
        document = Document(qapp, clock=lambda: "2026-11-29T14:02:31")
        documents.append(document)
        document.open(event(*sections))
        return document

    documents: list[Document] = []
    yield show
    for document in documents:
        document.setParent(None)


@pytest.fixture
def document(opened) -> Document:
    """An event halfway through: four players, a game still playing."""
    return opened(HALFWAY)


class Desk:
    """A pane with the keys, and what it has said."""

    def __init__(self, pane: ResultsPane, document: Document, qtbot) -> None:
        self.pane, self.document, self._qtbot = pane, document, qtbot
        self.said: list[str] = []
        self.refused: list[str] = []
        pane.echo.connect(self.said.append)
        pane.refused.connect(self.refused.append)

    def type(self, text: str) -> None:
        """Press keys one after the other, wherever the keys go."""
        for letter in text:
            self.press(letter)

    def press(self, key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
        self._qtbot.keyClick(QApplication.focusWidget(), key, modifier)

    def at(self, player: int, number: int) -> "Desk":
        """Put the cursor into a cell."""
        self.pane.view.go_to(Place(self.pane.model.row_of(player), number))
        return self

    @property
    def cursor(self) -> tuple[int, int]:
        """Start number and round of the cell with the cursor."""
        place = self.pane.view.place
        return self.pane.model.player_at(place.row).no, place.round

    def cell(self, player: int, number: int) -> str:
        """What a cell holds, as it would be typed."""
        return cell_of(self.pane.model, player, number).data(Qt.ItemDataRole.EditRole)


@pytest.fixture
def desk(opened, qtbot):
    """Put sections on the desk: a results pane with the keys."""

    def make(*sections: Section, settings=None) -> Desk:
        document = opened(*sections)
        pane = ResultsPane(document, settings)
        qtbot.addWidget(pane)
        pane.resize(900, 420)
        with qtbot.waitExposed(pane):
            pane.show()
        pane.activateWindow()
        pane.view.setFocus()
        qtbot.waitUntil(pane.view.hasFocus)
        return Desk(pane, document, qtbot)

    return make


@pytest.fixture
def asked():
    """What the window is answered, and what it has asked."""
    return Asked()


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch, asked):
    """The whole window, without an event."""
    monkeypatch.setattr("arbiter_app.ui.main_window.Questions", lambda _window: asked)
    window = MainWindow(Settings.at(tmp_path / "arbiter.ini"), tmp_path / "journals")
    qtbot.addWidget(window)
    window.resize(1360, 860)
    window.show()
    yield window
    window._keeper.end()


@pytest.fixture
def file_opened(window, tmp_path):
    """Open an event in the window, as a file of ours."""

    def open_event(tournament=PAIRED, name="lakeside.arbiter"):
        path = tmp_path / name
        path.write_bytes(schema.dump(tournament))
        window.files.open(path)
        return path

    return open_event


@pytest.fixture
def why(window, file_opened, qtbot):
    """Open an event and the dock beside it."""

    def opened(of=THREE):
        file_opened(event(of))
        dock = window.desk.why
        if not dock.isVisible():
            dock.open()
        qtbot.waitUntil(lambda: dock.panel.workings.toPlainText() != "")
        return dock

    return opened


@pytest.fixture
def longer(qapp):
    """Speak a language whose texts are a third longer."""
    with spoken(Longer()):
        yield


@pytest.fixture
def stage(qtbot, monkeypatch, tmp_path):
    """Where any window of `every_window` is put up."""
    from tests.ui.every_window import Stage

    made = Stage(qtbot.addWidget, monkeypatch, tmp_path)
    yield made
    made.clear()
