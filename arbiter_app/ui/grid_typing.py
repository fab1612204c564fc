"""What each key does in the grid and in the sheet.

Results count at once, the rest asks. The key just typed is remembered until the next one: it
may be the first half of "1-0", or a slip of the hand.
"""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

from arbiter_app.core.progress import open_entries
from arbiter_app.ui.document import Document
from arbiter_app.ui.entering import Entering, Last
from arbiter_app.ui.grid_keys import SLIPS, Means, Pressed, read_key
from arbiter_app.ui.grid_moves import Place
from arbiter_app.ui.inline_bar import SILENT, InlineBar
from arbiter_app.ui.settings import AfterResult, KeyMap
from arbiter_app.ui.typed_view import TypedView

_Key = Qt.Key
_MOVES = (
    *(_Key.Key_Up, _Key.Key_Down, _Key.Key_Left, _Key.Key_Right),
    *(_Key.Key_Home, _Key.Key_End, _Key.Key_PageUp, _Key.Key_PageDown),
)
_REPEATED = (*_MOVES, _Key.Key_Return, _Key.Key_Enter, _Key.Key_Tab, _Key.Key_Backtab)
_CONTROL = Qt.KeyboardModifier.ControlModifier
_ALT = Qt.KeyboardModifier.AltModifier
_META = Qt.KeyboardModifier.MetaModifier


class Choices(Protocol):
    """What the person has chosen about typing."""

    @property
    def after_result(self) -> AfterResult:
        """Where the cursor goes after a result."""

    @property
    def key_map(self) -> KeyMap:
        """Which keys stand for which result."""


class Stepping(Protocol):
    """How the cursor steps; each step says why it did not move, else ""."""

    def forget_run(self) -> None:
        """Begin no row under an earlier run of Tabs."""

    def enter(self) -> str:
        """Go on as Enter does."""

    def tab(self, step: int) -> str:
        """Go on as Tab does (1), or as Shift+Tab (-1)."""

    def to_round(self, number: int) -> None:
        """Go to a round; one that is not there is ignored."""

    def after_result(self, place: Place, how: AfterResult, *, blank: bool) -> None:
        """Go on after an entry in a cell; *blank*: to the next one in which nothing stands."""

    def next_open(self) -> Place | None:
        """Go to what is still playing or not entered; None where nothing is."""


class Typing(QObject):
    """The keys of a grid or a sheet.

    Signals:
        echo, refused: what happened, and why something did not.
        copy_asked, paste_asked, find_asked: keys that others answer.
    """

    echo = Signal(str)
    refused = Signal(str)
    copy_asked = Signal()
    paste_asked = Signal()
    find_asked = Signal()

    def __init__(
        self,
        document: Document,
        view: TypedView,
        bar: InlineBar,
        choices: Choices,
        steps: Stepping,
    ) -> None:
        super().__init__(view)
        self._view, self._bar, self._choices = view, bar, choices
        self.entering = Entering(document, view.entries, bar, self)
        self.steps = steps
        self._tab_step = 0
        self._staying = False
        self._came_from: Place | None = None
        self.entering.echo.connect(self.echo)
        self.entering.refused.connect(self.refused)
        self.entering.entered.connect(self._go_on)
        self.entering.stayed.connect(self._stay)
        view.take_keys(self.press, lambda: self.entering.asking)
        view.pressed.connect(self._clicked)
        view.editor_committed.connect(self._commit)
        view.editor_cancelled.connect(self._cancel)
        self._commands: dict[int, Callable[[], None]] = {
            _Key.Key_Return: lambda: self._tell(self.steps.enter()),
            _Key.Key_Enter: lambda: self._tell(self.steps.enter()),
            _Key.Key_Tab: lambda: self._tell(self.steps.tab(1)),
            _Key.Key_Backtab: lambda: self._tell(self.steps.tab(-1)),
            _Key.Key_F2: self.edit,
            _Key.Key_F8: self.next_open,
            _Key.Key_Delete: self.clear,
            # Neither a mouse button nor the space bar changes anything.
            _Key.Key_Space: lambda: None,
            _Key.Key_Escape: lambda: None,
        }

    # What the menus ask for, too.

    def edit(self) -> None:
        """Open the editor of the cell with the cursor."""
        place = self._free_place()
        if place is not None:
            self._view.open_editor(place)

    def clear(self) -> None:
        """Clear the cell with the cursor by one step."""
        place = self._free_place()
        if place is None:
            return
        if len(self._view.selectedIndexes()) > 1:
            self.refused.emit(self.tr("Del clears one cell; choose one only."))
        else:
            self.entering.clear(place)

    def next_open(self) -> None:
        """Go to the next game still playing, or the next cell in which nothing is entered."""
        if self.busy():
            return
        found = self.steps.next_open()
        if found is None:
            self.echo.emit(self.tr("Nothing is still playing."))
        else:
            self.entering.say(self.entering.cell_echo(found), found.round)

    def to_round(self, number: int) -> None:
        """Go to a round in the same row, and say how far that round is."""
        before = self._view.round
        self.steps.to_round(number)
        if self._view.round != before:
            # A complete round is named by that.
            still = open_entries(self._view.entries.section, number)
            self.entering.say(self.tr("Round {0}.").format(number) if still else "", number)

    def press(self, event: QKeyEvent) -> bool:
        """Take a key; False leaves it to the view."""
        if self.entering.asking:
            self._bar.press(event)
            return True
        key = event.key()
        if key in SILENT:
            return False
        if event.isAutoRepeat() and key not in _REPEATED:
            return True
        last = self.entering.take_last()
        pressed = None if is_shortcut(event) else read_key(event, self._choices.key_map)
        if pressed is not None:
            self._typed(pressed, last)
            return True
        if key == _Key.Key_Backspace:
            self._take_back(last)
            return True
        if is_shortcut(event):
            return self._shortcut(event)
        if key in self._commands:
            self._commands[key]()
            return True
        self.steps.forget_run()
        return False

    def _typed(self, pressed: Pressed, last: Last | None) -> None:
        place = self._view.place
        if last is not None and last.shown and pressed.shown in SLIPS and pressed.shown:
            self._go_on_in_editor(last, pressed.shown)
        elif pressed.means is Means.NUM_LOCK:
            self.refused.emit(
                self.tr("NumLock is off: press it, or use the digits above the letters.")
            )
        elif pressed.means is Means.UNKNOWN:
            self.refused.emit(
                self.tr("“{0}” means nothing here; the keys are listed below.").format(
                    pressed.shown
                )
            )
        elif place is None:
            self.refused.emit(self.tr("Choose the cell of a round first."))
        elif pressed.means is Means.EDIT:
            self.edit()
        elif pressed.means is Means.NEXT_OPEN:
            self.next_open()
        elif pressed.means is Means.WHICH_BYE:
            self.entering.ask_which_bye(place)
        elif pressed.means is Means.DISPUTE:
            self.entering.ask_dispute(place)
        else:
            shown = pressed.shown if pressed.means is Means.RESULT else ""
            self.entering.enter(place, pressed.text, shown)

    def _shortcut(self, event: QKeyEvent) -> bool:
        key, modifiers = event.key(), event.modifiers()
        steps: dict[int, int] = {_Key.Key_PageUp: -1, _Key.Key_PageDown: 1}
        if modifiers & _ALT and key in steps:
            self.to_round(self._view.round + steps[key])
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy_asked.emit()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.paste_asked.emit()
        elif event.matches(QKeySequence.StandardKey.Find):
            self.find_asked.emit()
        else:
            self.steps.forget_run()
            return False
        return True

    # Slips of the hand.

    def _take_back(self, last: Last | None) -> None:
        if last is None:
            self.refused.emit(
                self.tr("Backspace takes back the result just typed; Del clears this cell.")
            )
        else:
            self.entering.clear_last(last)

    def _go_on_in_editor(self, last: Last, shown: str) -> None:
        """The key was the beginning of more, such as 1-0 or 0,5: take it back and type on."""
        self._came_from = self._view.place
        place = self.entering.take_back(last)
        if place is not None:
            self._view.open_editor(place, f"{last.shown}{shown}")
            self.echo.emit(
                self.tr("“{0}” goes on here: Enter enters all of it, Esc leaves the {0}.").format(
                    last.shown
                )
            )

    # The editor.

    def _commit(self, text: str, step: int) -> None:
        place = self._view.place
        if place is None:
            return
        self._tab_step = step
        if self.entering.enter(place, text):
            self._came_from = None
            self._view.close_editor()
        else:
            self._tab_step = 0

    def finish(self) -> bool:
        """Enter what is being typed, the cursor staying; False where it is refused or asks."""
        typed = self._view.unentered
        if typed is None:
            self._view.close_editor()
            return True
        self._staying = True
        self._commit(typed, 0)
        self._staying = False
        return not (self._view.editing or self.entering.asking)

    def _cancel(self, lost: str) -> None:
        if self.entering.asking:
            # The question has taken the keys: what was typed is still to be answered.
            return
        if self.entering.restore() and self._came_from is not None:
            self._view.go_to(self._came_from)
        self._came_from = None
        if lost:
            words = self.tr("“{0}” was not entered: Enter enters what is typed, a click does not.")
            self.refused.emit(words.format(lost))
        else:
            self.echo.emit(self.tr("Nothing has changed."))

    # Where the cursor goes.

    def _go_on(self, place: Place, blank: bool) -> None:
        step, self._tab_step = self._tab_step, 0
        if step:
            self._view.go_to(place)
            self._tell(self.steps.tab(step))
            return
        if self._staying:
            self._view.go_to(place)
            return
        self.steps.after_result(place, self._choices.after_result, blank=blank)

    def _stay(self, place: Place) -> None:
        self._tab_step = 0
        self._view.go_to(place)
        self._view.setFocus()

    def _clicked(self) -> None:
        """A click ends what the last key began, and keeps what a question is about."""
        self.entering.take_last()
        self.steps.forget_run()
        if self.entering.asking:
            self.entering.keep()

    def _free_place(self) -> Place | None:
        """The cell with the cursor, unless a question waits or it is no round's."""
        if self.busy():
            return None
        place = self._view.place
        if place is None:
            self.refused.emit(self.tr("Choose the cell of a round first."))
        return place

    def busy(self) -> bool:
        """Whether a question waits, which is then asked again, or what is typed cannot be."""
        if self.entering.asking:
            self._bar.refuse()
            return True
        return not self.finish()

    def _tell(self, said: str) -> None:
        if said:
            self.echo.emit(said)


def is_shortcut(event: QKeyEvent) -> bool:
    """Whether a key is pressed with Ctrl, Alt or Meta; AltGr (both at once) writes signs."""
    modifiers = event.modifiers()
    both = bool(modifiers & _CONTROL and modifiers & _ALT)
    return bool(modifiers & (_CONTROL | _ALT | _META)) and not (both and event.text().isprintable())
