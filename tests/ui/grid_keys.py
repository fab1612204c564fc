"""Keys of a grid that no keyboard here has, and a round to type into."""

from types import SimpleNamespace

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from arbiter_app.ui.settings import AfterResult, KeyMap

Key, Mod = Qt.Key, Qt.KeyboardModifier
SECOND = "1:2w 3:6w 4:5w"
"""Round 2, nothing finished: boards 1 to 3."""


def choose(after=AfterResult.DOWN, keys=KeyMap.OWN):
    return SimpleNamespace(after_result=after, key_map=keys, order="number", view="grid")


def send(on, key, text, *, modifier=Mod.NoModifier, scan=0, virtual=0, repeat=False):
    event = QKeyEvent(QEvent.Type.KeyPress, key, modifier, scan, virtual, 0, text, repeat)
    QApplication.sendEvent(QApplication.focusWidget(), event)
