"""What the tests of the whole window share: an event, menus."""

from PySide6.QtCore import Qt

from tests.ui.events import event, section

PAIRED = event(section("1:4w 2:5w 3:6w"))
COPY = Qt.DropAction.CopyAction


def trigger(window, name):
    action = window.menu[name]
    assert action.isEnabled(), name
    action.trigger()
