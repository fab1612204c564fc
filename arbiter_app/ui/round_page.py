"""What grid, sheet and slips share as pages of the results: the question below, the keys at
the foot, and what the window may ask of whichever is shown.
"""

from typing import Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from arbiter_app.ui.document import Document
from arbiter_app.ui.entering import Entering
from arbiter_app.ui.grid_moves import Place
from arbiter_app.ui.grid_typing import Choices, Stepping, Typing
from arbiter_app.ui.inline_bar import InlineBar
from arbiter_app.ui.settings import AfterResult, KeyMap, Order, View
from arbiter_app.ui.slip_check import SlipCheck
from arbiter_app.ui.typed_view import TypedView


class PaneChoices(Choices, Protocol):
    """What the person has chosen about the results."""

    @property
    def order(self) -> Order:
        """How the grid lists the players."""

    view: View
    """Which view was used last."""


class UsualChoices:
    """What a person who has chosen nothing gets."""

    after_result = AfterResult.DOWN
    key_map = KeyMap.OWN
    order = Order.NUMBER
    view = View.GRID


class RoundPage(QWidget):
    """One view of the results.

    Attributes:
        bar: asks before an entry counts.

    Signals:
        echo, refused: what happened, and why something did not.
        round_changed: this round is shown now.
        player_selected: the cursor is with this player now.
        find_asked: the find field shall take the keys.
        replace_asked: somebody else shall play on the board with the cursor.
    """

    echo = Signal(str)
    refused = Signal(str)
    round_changed = Signal(int)
    player_selected = Signal(int)
    find_asked = Signal()
    replace_asked = Signal()

    def __init__(self, choices: Choices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choices = choices
        self.bar = InlineBar(self)
        self._keys = QLabel(self)
        self._keys.setTextFormat(Qt.TextFormat.RichText)
        self._keys.setWordWrap(True)
        self._keys.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._keys.setContentsMargins(10, 4, 8, 4)
        self.bar.closed.connect(self._keys.show)

    def lay_out(self, body: QWidget) -> None:
        """Put the body above the question and the keys."""
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(body, 1)
        layout.addWidget(self.bar)
        layout.addWidget(self._keys)
        self.bar.opened.connect(self._make_room)

    # What the window asks for.

    @property
    def entering(self) -> Entering:
        """What enters, asks and takes back."""
        raise NotImplementedError

    @property
    def typed_into(self) -> QWidget:
        """What takes the keys."""
        raise NotImplementedError

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the keys to what takes them; as a focus proxy it would catch the Tab key."""
        self.typed_into.setFocus(reason)

    def current_round(self) -> int:
        """Give the round that is shown, from 1; 0 in a section without rounds."""
        raise NotImplementedError

    def current_player(self) -> int | None:
        """Give the number of the player with the cursor; None without one."""
        raise NotImplementedError

    def check_with(self, check: SlipCheck) -> None:
        """Compare what is typed while the slips of a round are checked."""
        self.entering.check = check
        check.changed.connect(self.show_keys)

    def begin_check(self) -> None:
        """Make ready for the slips of the round to be keyed again, or on."""

    def keyed_as_black(self) -> bool:
        """Whether the slips are keyed from Black's side now."""
        check = self.entering.check
        return check is not None and check.black and check.covers(self.current_round())

    def place(self) -> Place | None:
        """Give the row and round with the cursor; None, and why, where there is none."""
        raise NotImplementedError

    def go_to_round(self, number: int) -> None:
        """Show another round, and say how far it is."""
        raise NotImplementedError

    def show_round(self, number: int) -> None:
        """Show another round, silently."""
        raise NotImplementedError

    def show_place(self, player: int, round_number: int) -> bool:
        """Put the cursor on a player's round; False where it is not to be seen."""
        raise NotImplementedError

    def select_player(self, no: int) -> None:
        """Put the cursor on a player, in the same round."""
        raise NotImplementedError

    def next_playing(self) -> None:
        """Go to the next game still playing."""
        raise NotImplementedError

    def edit_cell(self) -> None:
        """Open the editor of what has the cursor."""
        raise NotImplementedError

    def clear_cell(self) -> None:
        """Clear what has the cursor by one step."""
        raise NotImplementedError

    def finish(self) -> bool:
        """Enter what is being typed whole; False where it is refused or asks first."""
        raise NotImplementedError

    def busy(self) -> bool:
        """Whether a question waits, which is then asked again, or what is typed cannot be."""
        if self.entering.asking:
            self.bar.refuse()
            return True
        return not self.finish()

    def set_compact(self, compact: bool) -> None:
        """Show lower rows, or higher ones."""

    def copy(self) -> None:
        """Copy what a spreadsheet may want of it."""
        raise NotImplementedError

    def paste(self) -> None:
        """Take a block from a spreadsheet, which only the grid does."""
        self.refused.emit(self.tr("A block is pasted into the grid; Ctrl+1 shows it."))

    # The keys at the foot.

    def show_keys(self) -> None:
        """Write the keys of the chosen key map at the foot."""
        self._keys.setText(self.keys_words(self.choices.key_map).replace("  ", " &nbsp; "))

    def keys_words(self, key_map: KeyMap) -> str:
        """Give the keys of a key map, two spaces between them."""
        raise NotImplementedError

    def keys_text(self) -> str:
        """Give the keys as they are written at the foot."""
        return self._keys.text()

    def _make_room(self) -> None:
        self.echo.emit("")
        self._keys.hide()


class TypedPage(RoundPage):
    """A page that is a table in which one types: the grid, the sheet.

    Attributes:
        view, typing: the table and its keys.
    """

    def __init__(
        self,
        document: Document,
        view: TypedView,
        steps: Stepping,
        choices: Choices,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(choices, parent)
        self.view = view
        self.typing = Typing(document, view, self.bar, choices, steps)
        self.lay_out(view)
        self.typing.echo.connect(self.echo)
        self.typing.refused.connect(self.refused)
        self.typing.find_asked.connect(self.find_asked)
        self.typing.copy_asked.connect(self.copy)
        self.typing.paste_asked.connect(self.paste)
        view.round_changed.connect(self.round_changed)
        view.player_selected.connect(self.player_selected)
        self.bar.opened.connect(self._take_question)
        self.bar.released.connect(view.setFocus)
        self.show_keys()

    @property
    def entering(self) -> Entering:
        return self.typing.entering

    @property
    def typed_into(self) -> QWidget:
        return self.view

    def current_round(self) -> int:
        return self.view.round if self.view.entries.section.rounds else 0

    def current_player(self) -> int | None:
        place = self.view.place
        return None if place is None else self.view.entries.player_at(place.row).no

    def place(self) -> Place | None:
        place = self.view.place
        if place is None:
            self.refused.emit(self.tr("Choose a board first."))
        return place

    def go_to_round(self, number: int) -> None:
        if not self.busy():
            self.typing.to_round(number)

    def show_round(self, number: int) -> None:
        if number != self.view.round:
            self.typing.steps.to_round(number)

    def show_place(self, player: int, round_number: int) -> bool:
        row = self.view.entries.row_of(player)
        if row is None:
            return False
        self.view.go_to(Place(row, round_number))
        return True

    def select_player(self, no: int) -> None:
        row = self.view.entries.row_of(no)
        if row is not None and row != self.view.currentIndex().row():
            self.view.go_to(Place(row, max(self.view.round, 1)))

    def finish(self) -> bool:
        return self.typing.finish()

    def next_playing(self) -> None:
        self.typing.next_open()

    def edit_cell(self) -> None:
        self.typing.edit()

    def clear_cell(self) -> None:
        self.typing.clear()

    def _take_question(self) -> None:
        self.view.setFocus()
        self.view.scrollTo(self.view.currentIndex())
