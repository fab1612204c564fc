"""The page of keys names those of the key map that is chosen."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

from arbiter_app import __version__
from arbiter_app.ui import grid_keys
from arbiter_app.ui.cumulative_dialog import CumulativeDialog
from arbiter_app.ui.help_dialogs import AboutDialog, KeysDialog
from arbiter_app.ui.settings import KeyMap


@pytest.mark.parametrize(
    ("key_map", "loss", "draw", "forfeits"),
    [
        (KeyMap.OWN, "0", "5  =  ½", "+  −  X"),
        (KeyMap.ONE_NOUGHT_FIVE, "0", "5  =  ½", "3 4 2  +  −  X"),
        (KeyMap.ONE_TWO_THREE, "2", "3  =  ½", "+  −  X"),
    ],
)
def test_the_keys_of_the_chosen_map_are_listed(qtbot, key_map, loss, draw, forfeits):
    dialog = KeysDialog(key_map)
    qtbot.addWidget(dialog)
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    listed = dict(pairwise(texts))
    assert listed[loss] == "loss"
    assert listed[draw] == "draw"
    assert listed[forfeits].startswith("won by forfeit")


def _listed(dialog: KeysDialog) -> set[str]:
    """Give every key of the page, combinations as one."""
    texts = [label.text() for label in dialog.findChildren(QLabel) if not label.font().bold()]
    words = [word for keys in texts[::2] for word in keys.split()]
    return {word if word.endswith("+,") else word.rstrip(",") or "," for word in words}


def test_every_key_of_the_menus_is_listed(qtbot, window):
    dialog = KeysDialog()
    qtbot.addWidget(dialog)
    actions = [action for action, _ in window.menu._named.values()]
    keys = {key.toString().replace("PgDown", "PgDn") for one in actions for key in one.shortcuts()}
    hints = {one.text().partition("\t")[2] for one in actions} - {""}
    assert (keys | hints) - _listed(dialog) == set()


@pytest.mark.parametrize("key_map", KeyMap)
def test_every_key_of_a_key_map_is_listed(qtbot, key_map):
    dialog = KeysDialog(key_map)
    qtbot.addWidget(dialog)
    keys = {*grid_keys._RESULTS[key_map], *grid_keys._UNPLAYED[key_map], *grid_keys._COMMANDS}
    # The page prints the longer minus.
    meant = {key.upper().replace("-", "−") for key in keys}
    assert meant - _listed(dialog) == set()


def test_the_answers_to_a_question_are_listed(qtbot):
    dialog = KeysDialog()
    qtbot.addWidget(dialog)
    assert {"Enter", "Ctrl+Enter", "D", "W", "Esc"} <= _listed(dialog)


def test_the_page_can_be_read_with_the_keys_on_a_low_screen(qtbot):
    dialog = KeysDialog()
    qtbot.addWidget(dialog)
    dialog.resize(640, 300)
    with qtbot.waitActive(dialog):
        dialog.show()
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_PageDown)
    assert dialog.findChild(QScrollArea).verticalScrollBar().value() > 0


def test_the_program_says_its_version(qtbot):
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    assert dialog.text() == f"Arbiter {__version__}"


@pytest.mark.parametrize(
    "ask",
    [lambda of: KeysDialog.ask(of, KeyMap.OWN), AboutDialog.ask, CumulativeDialog.ask],
)
def test_a_page_of_help_is_gone_when_it_is_closed(qtbot, monkeypatch, ask):
    window = QWidget()
    qtbot.addWidget(window)
    for kind in (KeysDialog, AboutDialog, CumulativeDialog):
        monkeypatch.setattr(kind, "exec", lambda _dialog: 0)
    ask(window)
    qtbot.waitUntil(lambda: not window.children())


def test_a_key_and_what_it_does_stand_on_one_line(qtbot):
    dialog = KeysDialog()
    qtbot.addWidget(dialog)
    dialog.resize(700, 800)
    dialog.show()
    labels = [label for label in dialog.findChildren(QLabel) if not label.font().bold()]
    for key, does in zip(labels[::2], labels[1::2], strict=True):
        assert key.y() == does.y(), key.text()
