"""Keys as a person presses them: wherever the keys go in a window."""

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget


def press(window: QWidget, *keys: object) -> None:
    """Type texts, and press keys; a tuple is a key with its modifiers."""
    for key in keys:
        target = window.focusWidget() or window
        if isinstance(key, str):
            QTest.keyClicks(target, key)
        elif isinstance(key, tuple):
            QTest.keyClick(target, *key)
        else:
            QTest.keyClick(target, key)
