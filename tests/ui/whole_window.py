"""What the tests of the whole window share: an event, menus, keys."""

from PySide6.QtCore import Qt

from tests.ui.events import event, section

PAIRED = event(section("1:4w 2:5w 3:6w"))
COPY = Qt.DropAction.CopyAction


def press(qtbot, window, *keys):
    """Type keys where the focus is."""
    for key in keys:
        target = window.focusWidget() or window
        if isinstance(key, str):
            qtbot.keyClicks(target, key)
        else:
            qtbot.keyClick(target, key)


def trigger(window, name):
    action = window.menu[name]
    assert action.isEnabled(), name
    action.trigger()
