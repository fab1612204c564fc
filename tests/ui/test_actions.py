"""What the menus let one do, and how an entry is named by what it does now."""

from PySide6.QtCore import Qt

from tests.ui.pressing import press
from tests.ui.whole_window import trigger


def test_without_an_event_only_what_makes_sense_can_be_chosen(window):
    enabled = {name for name, (action, _) in window.menu._named.items() if action.isEnabled()}
    helps = {"help", "keys", "cumulative", "ties", "about"}
    assert enabled == {"new", "open", "sample", "quit", *helps}
    assert window.windowTitle() == "Arbiter[*]"
    assert not window._desk


def test_every_entry_of_the_menus_can_be_used_with_an_event_and_a_player(window, file_opened):
    file_opened()
    window.area.results.select_player(2)
    dead = {name for name, (action, _) in window.menu._named.items() if not action.isEnabled()}
    assert dead == {"undo", "redo", "no-copy"}  # nothing was done yet


def test_the_menus_have_no_key_twice(window):
    keys = [
        shortcut.toString()
        for action, _ in window.menu._named.values()
        for shortcut in action.shortcuts()
    ]
    assert len(keys) == len(set(keys))


def test_an_edit_that_moves_nothing_can_be_undone_at_once(window, file_opened, qtbot):
    file_opened()
    before = window.document.tournament
    press(window, Qt.Key.Key_Delete)  # the pairing; the cursor stays
    assert window.document.tournament != before
    assert window.menu["undo"].text() == "&Undo: round 1, board 1, pairing 1–4 taken back"
    trigger(window, "undo")
    assert window.document.tournament == before
    assert not window.menu["undo"].isEnabled()
    assert window.menu["redo"].isEnabled()
