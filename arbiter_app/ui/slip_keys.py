"""What each key does among the slips: first for the box of the board, then for the slip."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent

from arbiter_app.ui.entering import Last
from arbiter_app.ui.grid_keys import SLIPS, Means, Pressed, read_key, row_digit
from arbiter_app.ui.grid_typing import is_shortcut
from arbiter_app.ui.inline_bar import SILENT

if TYPE_CHECKING:
    from arbiter_app.ui.slips_page import SlipsPage

_Key = Qt.Key
_ENTER = (_Key.Key_Return, _Key.Key_Enter)
_STEPS: dict[int, int] = {_Key.Key_Down: 1, _Key.Key_Up: -1}
_ROUNDS: dict[int, int] = {_Key.Key_PageUp: -1, _Key.Key_PageDown: 1}


class SlipKeys(QObject):
    """The keys of one page of slips; all of them come through its box."""

    def __init__(self, page: "SlipsPage") -> None:
        super().__init__(page)
        self._page = page

    def press(self, event: QKeyEvent) -> bool:
        """Take a key; False leaves it to the box."""
        if self._page.entering.asking:
            self._page.bar.press(event)
            return True
        if event.key() in SILENT:
            return False
        if event.isAutoRepeat() and event.text().isprintable() and event.text():
            return True
        if is_shortcut(event):
            return self._shortcut(event)
        last = self._page.entering.take_last()
        if event.key() == _Key.Key_F8:
            self._page.next_playing()
            return True
        return (
            self._press_box(event, last) if self._page.player is None else self._press_slip(event)
        )

    def _shortcut(self, event: QKeyEvent) -> bool:
        if event.modifiers() & Qt.KeyboardModifier.AltModifier and event.key() in _ROUNDS:
            self._page.go_to_round(self._page.model.round + _ROUNDS[event.key()])
            return True
        return False

    def _press_box(self, event: QKeyEvent, last: Last | None) -> bool:
        key, typed = event.key(), self._page.box.text()
        if key in _ENTER:
            self._page.look_up(typed.strip())
        elif key == _Key.Key_Escape:
            self._page.start()
        elif key in _STEPS and not self._page.names.isHidden():
            self._page.names.step(_STEPS[key])
        elif not typed and last is not None and key == _Key.Key_Backspace:
            self._page.entering.clear_last(last)
        elif not typed and last is not None and last.shown and _goes_on(event):
            self._page.editing.go_on(last, event.text())
        elif self._num_lock(event):
            self._page.refused.emit(
                self.tr("NumLock is off: press it, or use the digits above the letters.")
            )
        else:
            return self._type_digit(event)
        return True

    def _press_slip(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key in (_Key.Key_Escape, _Key.Key_Backspace):
            self._page.start()
        elif key == _Key.Key_F2:
            self._page.edit_cell()
        elif key == _Key.Key_Delete and not event.modifiers():
            self._page.clear_cell()
        elif key in _ENTER:
            self._page.refused.emit(
                self.tr("Type the result of this board, or Esc for another board.")
            )
        else:
            pressed = read_key(event, self._page.choices.key_map)
            if pressed is not None:
                self._typed(pressed)
        return key not in (_Key.Key_Tab, _Key.Key_Backtab, _Key.Key_F6)

    def _typed(self, pressed: Pressed) -> None:
        place = self._page.place()
        if place is None:
            return
        if pressed.means in (Means.RESULT, Means.UNPLAYED):
            shown = pressed.shown if pressed.means is Means.RESULT else ""
            self._page.entering.enter(place, pressed.text, shown)
        elif pressed.means is Means.WHICH_BYE:
            self._page.entering.ask_which_bye(place)
        elif pressed.means is Means.DISPUTE:
            self._page.entering.ask_dispute(place)
        elif pressed.means is Means.EDIT:
            self._page.editing.open(place)
        elif pressed.means is Means.NEXT_OPEN:
            self._page.next_playing()
        elif pressed.means is Means.NUM_LOCK:
            self._page.refused.emit(
                self.tr("NumLock is off: press it, or use the digits above the letters.")
            )
        else:
            self._page.refused.emit(
                self.tr("“{0}” means nothing here; Esc goes back to the box of the board.").format(
                    pressed.shown
                )
            )

    def _num_lock(self, event: QKeyEvent) -> bool:
        pressed = read_key(event, self._page.choices.key_map)
        return pressed is not None and pressed.means is Means.NUM_LOCK

    def _type_digit(self, event: QKeyEvent) -> bool:
        """Type the digit of a key of the top row whose layout gives none unshifted."""
        text, digit = event.text(), row_digit(event)
        letter = text.isascii() and text.isalnum()
        number = not self._page.box.text() or self._page.box.text().isdecimal()
        if not digit or not text or letter or not number:
            return False
        self._page.box.insert(digit)
        self._page.list_names()
        return True


def _goes_on(event: QKeyEvent) -> bool:
    return bool(event.text()) and event.text() in SLIPS
