"""What each key of the grid means: key maps, the physical digit row, the keypad.

Results count at once, what is unplayed asks first; the rest are commands. The digits come
from the physical digit row where the layout gives none unshifted (French, Belgian, Czech,
Slovak), but only those that mean something: "-" stands on the French 6.
"""

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from arbiter_app.ui.settings import KeyMap


class Means(Enum):
    """What a key asks for."""

    RESULT = auto()
    UNPLAYED = auto()
    WHICH_BYE = auto()
    EDIT = auto()
    NEXT_OPEN = auto()
    DISPUTE = auto()
    NUM_LOCK = auto()
    UNKNOWN = auto()


@dataclass(frozen=True, slots=True)
class Pressed:
    """A key that writes something.

    Attributes:
        means: what it asks for.
        shown: the character that was typed, as it goes into the editor.
        text: what it enters into the cell.
    """

    means: Means
    shown: str = ""
    text: str = ""


PLATFORM = sys.platform

SLIPS = "-/.,"
"""Behind a result they go on with it: 1-0, 1/2, 0,5."""

_ALWAYS = {"=": "½", "½": "½"}
_RESULTS: Mapping[KeyMap, Mapping[str, str]] = {
    KeyMap.OWN: {"1": "1", "0": "0", "5": "½", **_ALWAYS},
    KeyMap.ONE_NOUGHT_FIVE: {"1": "1", "0": "0", "5": "½", **_ALWAYS},
    KeyMap.ONE_TWO_THREE: {"1": "1", "2": "0", "3": "½", **_ALWAYS},
}
_SIGNS = {"+": "+", "-": "-", "−": "-", "b": "b", "h": "h", "f": "f", "z": "z", "x": "x"}
_UNPLAYED: Mapping[KeyMap, Mapping[str, str]] = {
    KeyMap.OWN: _SIGNS,
    KeyMap.ONE_NOUGHT_FIVE: {"3": "+", "4": "-", "2": "x", **_SIGNS},
    KeyMap.ONE_TWO_THREE: _SIGNS,
}
_COMMANDS = {"u": Means.WHICH_BYE, "e": Means.EDIT, "n": Means.NEXT_OPEN, "d": Means.DISPUTE}

_PC_ROW = {scan: str(at % 10) for at, scan in enumerate(range(2, 12), 1)}
_MAC_ROW = dict(zip((18, 19, 20, 21, 23, 22, 26, 28, 25, 29), "1234567890", strict=True))
_WITHOUT_NUM_LOCK = {
    Qt.Key.Key_Insert: "0",
    Qt.Key.Key_End: "1",
    Qt.Key.Key_Down: "2",
    Qt.Key.Key_PageDown: "3",
    Qt.Key.Key_Left: "4",
    Qt.Key.Key_Clear: "5",
    Qt.Key.Key_Delete: ".",
}
_KEYPAD = Qt.KeyboardModifier.KeypadModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier


def physical_digit(platform: str, scan_code: int, virtual_key: int) -> str:
    """Name the digit that stands on a key of the top row; "" for any other key.

    *platform* is `sys.platform`. X11 and Wayland count evdev codes from 8, Windows gives the
    scan code of the keyboard itself, macOS only a virtual key.
    """
    if platform == "darwin":
        return _MAC_ROW.get(virtual_key, "")
    return _PC_ROW.get(scan_code if platform == "win32" else scan_code - 8, "")


def read_key(event: QKeyEvent, keys: KeyMap) -> Pressed | None:
    """Say what a key means in the grid; None for one that writes nothing."""
    if _num_lock_is_off(event, keys):
        return Pressed(Means.NUM_LOCK)
    shown = event.text()
    if not shown or not shown.isprintable() or shown.isspace():
        return None
    if shown.isdecimal():
        return _meaning(str(int(shown)), keys)  # "١" is a 1 on an Arabic keyboard
    digit = row_digit(event)
    if digit in _RESULTS[keys] or digit in _UNPLAYED[keys]:
        shown = digit
    return _meaning(shown, keys)


def row_digit(event: QKeyEvent) -> str:
    """Name the digit on a key of the top row pressed without Shift; "" for any other key."""
    if event.modifiers() & (_KEYPAD | _SHIFT):
        return ""
    return physical_digit(PLATFORM, event.nativeScanCode(), event.nativeVirtualKey())


def _meaning(shown: str, keys: KeyMap) -> Pressed:
    key = shown.lower()
    if key in _RESULTS[keys]:
        return Pressed(Means.RESULT, shown, _RESULTS[keys][key])
    if key in _UNPLAYED[keys]:
        return Pressed(Means.UNPLAYED, shown, _UNPLAYED[keys][key])
    return Pressed(_COMMANDS.get(key, Means.UNKNOWN), shown)


def _num_lock_is_off(event: QKeyEvent, keys: KeyMap) -> bool:
    """Whether a keypad key that would write something moves the cursor instead.

    On macOS every arrow key counts as one of the keypad, and there is no NumLock.
    """
    if PLATFORM == "darwin" or not event.modifiers() & _KEYPAD:
        return False
    digit = _WITHOUT_NUM_LOCK.get(Qt.Key(event.key()), "")
    return digit == "." or digit in _RESULTS[keys] or digit in _UNPLAYED[keys]
