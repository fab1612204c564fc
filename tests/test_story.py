"""One event from the first minute to the next morning, by the keys a person presses."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from arbiter_app.core.points import format_exact, format_points
from arbiter_app.core.standings import rank
from arbiter_app.ui.main_window import MainWindow
from arbiter_app.ui.new_event_dialog import NewEventDialog
from arbiter_app.ui.paste_players_dialog import PastePlayersDialog
from arbiter_app.ui.questions import Questions
from arbiter_app.ui.settings import Settings

LIST = (
    "Name;School\nAnderson, Sara;Oak Hill\nNovák, Jiří;Riverside\nOkafor, Chidi;Oak Hill\nNg, Mei"
)


@pytest.fixture
def start(qtbot, tmp_path):
    """Start the program, as often as one likes; the choices are those of the time before."""
    windows = []

    def start():
        window = MainWindow(Settings.at(tmp_path / "arbiter.ini"), tmp_path / "journals")
        windows.append(window)
        qtbot.addWidget(window)
        window.show()
        qtbot.waitUntil(window.isActiveWindow)
        return window

    yield start
    for window in windows:
        window._keeper.end()


@pytest.fixture
def keys(qtbot):
    """Press keys where the focus is: texts are typed, others pressed."""

    def press(*pressed):
        for key in pressed:
            target = QApplication.focusWidget()
            if isinstance(key, str):
                qtbot.keyClicks(target, key)
            else:
                qtbot.keyClick(target, key)

    return press


def table(window):
    """The standings as a person reads them: place, name, points, cumulative."""
    section = window.document.section
    return [
        (
            f"{row.place}{'=' if row.shared else ''}",
            section.player(row.player).name,
            format_points(row.points),
            format_exact(row.values[0]),
        )
        for row in rank(window.document.section).rows
    ]


# Anderson 1 + 1½, Ng ½ + 1½, Okafor ½ + 1, Novák 0 + 0.
FINAL = [
    ("1", "Anderson, Sara", "1½", "2½"),
    ("2", "Ng, Mei", "1½", "2"),
    ("3", "Okafor, Chidi", "1", "1½"),
    ("4", "Novák, Jiří", "0", "0"),
]


def number_of(window, surname):
    """The start number of a player."""
    players = window.document.section.players
    return next(one.no for one in players if one.name.startswith(surname))


def begin(window, monkeypatch):
    """A new event within the first minute: its name, and a list of players."""
    dialog = NewEventDialog()
    dialog.name.setText("Lakeside Schools Open")
    dialog.rounds.setValue(3)
    monkeypatch.setattr(NewEventDialog, "ask", lambda *_: dialog.result_value())
    window.menu["new"].trigger()
    pasted = PastePlayersDialog(window.document.section, LIST)
    monkeypatch.setattr(PastePlayersDialog, "ask", lambda *_: pasted.result_value())
    window.menu["paste-list"].trigger()
    names = [player.name for player in window.document.section.players]
    assert sorted(names) == ["Anderson, Sara", "Ng, Mei", "Novák, Jiří", "Okafor, Chidi"]


def play(window, keys):
    """Two rounds: the first typed whole, the second paired first, then one key a result."""
    grid = window.area.results
    anderson, novak, okafor, ng = (
        number_of(window, name) for name in ("Anderson", "Novák", "Okafor", "Ng")
    )
    grid.select_player(anderson)
    keys(Qt.Key.Key_F2, f"{novak}w1", Qt.Key.Key_Return)
    grid.select_player(okafor)
    keys(Qt.Key.Key_F2, f"{ng}w½", Qt.Key.Key_Return)
    assert window.area.standings.model.rowCount() == 4
    assert table(window)[0] == ("1", "Anderson, Sara", "1", "1")

    window.menu["next"].trigger()
    grid.select_player(anderson)
    keys(Qt.Key.Key_F2, f"{okafor}b", Qt.Key.Key_Return)
    grid.select_player(novak)
    keys(Qt.Key.Key_F2, f"{ng}w", Qt.Key.Key_Return)
    assert window.desk.bar.badge.text() == "2 still playing"
    grid.select_player(anderson)
    keys("5")
    grid.select_player(novak)
    keys("0")
    assert not window.desk.bar.badge.isEnabled()


def test_from_a_new_event_to_the_reopened_file(start, keys, monkeypatch, tmp_path):
    window = start()
    begin(window, monkeypatch)
    play(window, keys)
    assert table(window) == FINAL

    # A slip: the wrong result is undone, and the right one typed again.
    keys(Qt.Key.Key_Up)
    window.menu["undo"].trigger()
    assert window.desk.bar.badge.text() == "1 still playing"
    keys("0")
    assert table(window) == FINAL

    # Saved once by name, and from then on by itself.
    path = tmp_path / "Škola u řeky.arbiter"
    monkeypatch.setattr(Questions, "file_to_save", lambda *_: path)
    window.menu["save"].trigger()
    assert not window.isWindowModified()
    history = window.document.history
    tournament = window.document.tournament
    assert window.close()

    # The next morning.
    window = start()
    window.files.open(path)
    assert window.document.tournament == tournament
    assert window.document.history == history
    assert table(window) == FINAL
    assert [event.action for event in history].count("undo") == 1
