"""The results: title, find field, the grid, the question below it or the keys."""

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from arbiter_app.core.entries import fill_absent
from arbiter_app.core.history import Event
from arbiter_app.labels.echoes import balance_hint
from arbiter_app.ui.document import Document
from arbiter_app.ui.find_field import FindField
from arbiter_app.ui.grid_block import Blocks
from arbiter_app.ui.grid_model import GridModel
from arbiter_app.ui.grid_moves import Place
from arbiter_app.ui.grid_steps import Steps
from arbiter_app.ui.grid_typing import Typing
from arbiter_app.ui.grid_view import GridView
from arbiter_app.ui.inline_bar import InlineBar
from arbiter_app.ui.settings import AfterResult, KeyMap, Order, Settings
from arbiter_app.ui.tinted_label import Badge
from arbiter_app.ui.words import translate


@dataclass(frozen=True, slots=True)
class UsualChoices:
    """What a person who has chosen nothing gets."""

    after_result: AfterResult = AfterResult.DOWN
    key_map: KeyMap = KeyMap.OWN
    order: Order = Order.NUMBER


class ResultsPane(QWidget):
    """The grid and what belongs to it.

    Signals:
        echo, refused: what happened, and why something did not.
        round_changed: the cursor is in this round now.
        player_selected: the cursor is in the row of this player now.
    """

    echo = Signal(str)
    refused = Signal(str)
    round_changed = Signal(int)
    player_selected = Signal(int)

    def __init__(
        self,
        document: Document,
        settings: Settings | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._choices = settings or UsualChoices()
        self.model = GridModel(document, self)
        self.model.set_order(self._choices.order)
        self.view = GridView(self.model, self)
        self.bar = InlineBar(self)
        steps = Steps(self.view, self.model)
        self.typing = Typing(document, self.view, self.bar, self._choices, steps)
        self._blocks = Blocks(self.view, self.typing.entering)
        self.field = FindField(self.model, self)
        self._unbalanced = Badge(self, problem=True)
        self._keys = QLabel(self)
        self._build()
        self._connect()
        self.show_keys()
        self._sync()

    def _build(self) -> None:
        title = QLabel(self.tr("Results"), self)
        font = title.font()
        font.setPointSizeF(font.pointSizeF() + 2)
        font.setBold(True)
        title.setFont(font)
        head = QHBoxLayout()
        head.setContentsMargins(10, 5, 8, 5)
        head.setSpacing(8)
        head.addWidget(title)
        head.addWidget(self._unbalanced)
        head.addStretch(1)
        head.addWidget(self.field, 2)
        self.field.setMinimumWidth(120)
        self.field.setMaximumWidth(280)
        self._keys.setTextFormat(Qt.TextFormat.RichText)
        self._keys.setWordWrap(True)
        self._keys.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._keys.setContentsMargins(10, 4, 8, 4)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(head)
        layout.addWidget(self.view, 1)
        layout.addWidget(self.bar)
        layout.addWidget(self._keys)
        self.setFocusProxy(self.view)
        self.setAccessibleName(self.tr("Results"))

    def _connect(self) -> None:
        for speaker in (self.typing, self._blocks, self.field):
            speaker.echo.connect(self.echo)
            speaker.refused.connect(self.refused)
        self.view.round_changed.connect(self.round_changed)
        self.view.round_changed.connect(self._sync)
        self.view.player_selected.connect(self.player_selected)
        self.typing.copy_asked.connect(self.copy)
        self.typing.paste_asked.connect(self.paste)
        self.typing.find_asked.connect(self.find)
        self.bar.opened.connect(self._show_question)
        self.bar.closed.connect(self._keys.show)
        self.bar.released.connect(self.view.setFocus)
        self.field.player_found.connect(self.select_player)
        self.field.left.connect(self.view.setFocus)
        self._document.changed.connect(self._sync)

    # What the window asks for.

    def current_round(self) -> int:
        """Give the round that the cursor is in, from 1; 0 in a section without rounds."""
        return self.view.round if self.model.section.rounds else 0

    def current_player(self) -> int | None:
        """Give the number of the player in whose row the cursor is; None without players."""
        place = self.view.place
        return None if place is None else self.model.player_at(place.row).no

    def go_to_round(self, number: int) -> None:
        """Put the cursor into another round, in the same row."""
        if not self.typing.busy():
            self.typing.to_round(number)

    def next_playing(self) -> None:
        """Go to the next game still playing."""
        self.typing.next_open()

    def find(self) -> None:  # type: ignore[override]  # QWidget's looks up a window's id
        """Take the keys to the find field."""
        if not self.typing.busy():
            self.field.start(self.current_round())

    def edit_cell(self) -> None:
        """Open the editor of the cell with the cursor."""
        self.typing.edit()

    def clear_cell(self) -> None:
        """Clear the cell with the cursor by one step."""
        self.typing.clear()

    def copy(self) -> None:
        """Copy the selected block for a spreadsheet."""
        self._blocks.copy()

    def paste(self) -> None:
        """Paste a block from a spreadsheet as one edit."""
        if not self.typing.busy():
            self._blocks.paste()

    def fill_absent(self) -> None:
        """Give everybody without an entry in the current round a zero-point bye."""
        number = self.current_round()
        if not number or self.typing.busy():
            return
        after = fill_absent(self.model.section, number)
        if after is self.model.section:
            self.refused.emit(self.tr("Nobody is left to mark absent in round {0}.").format(number))
            return
        self.model.apply_section(after)
        self.typing.entering.say(self.tr("The rest is marked absent."), number)

    def set_order(self, order: Order) -> None:
        """Order the rows anew."""
        self.model.set_order(order)

    def set_compact(self, compact: bool) -> None:
        """Show rows of one line, or of two."""
        self.view.set_compact(compact)

    def select_player(self, no: int) -> None:
        """Put the cursor into the row of a player, in the same round."""
        row = self.model.row_of(no)
        if row is not None and row != self.view.currentIndex().row():
            self.view.go_to(Place(row, max(self.view.round, 1)))

    def show_change(self, event: Event) -> None:
        """Put the cursor where an undo or a redo has changed something, and say what is there."""
        for change in event.changes:
            if change.round is None or change.round > len(self.model.section.rounds):
                continue
            row = self._row_of(change.round, change.board, change.player, change.old)
            if row is not None:
                place = Place(row, change.round)
                self.view.go_to(place)
                self.typing.entering.say(self.typing.entering.cell_echo(place), place.round)
                return

    def _row_of(
        self, number: int, board: int | None, player: int | None, old: str | None
    ) -> int | None:
        """Find the row of a player or of a board's White; a pairing undone names its own."""
        games = self.model.section.rounds[number - 1].games
        white = next((game.white for game in games if board and game.board == board), None)
        no = player or white
        if no is None and old:
            first = old.split("-")[0]
            no = int(first) if first.isdecimal() else None
        return None if no is None else self.model.row_of(no)

    # What is shown.

    def show_keys(self) -> None:
        """Write the keys of the chosen key map at the foot."""
        results = {
            KeyMap.OWN: self.tr("<b>1</b> win  <b>0</b> loss  <b>5</b> or <b>=</b> draw"),
            KeyMap.ONE_NOUGHT_FIVE: self.tr(
                "<b>1</b> win  <b>0</b> loss  <b>5</b> draw  "
                "<b>3</b> <b>4</b> <b>2</b> forfeit won, lost, by both"
            ),
            KeyMap.ONE_TWO_THREE: self.tr("<b>1</b> win  <b>2</b> loss  <b>3</b> draw"),
        }[self._choices.key_map]
        rest = self.tr(
            "<b>F2</b> or <b>E</b> edit  <b>+ − B H F Z X</b> ask first  <b>Del</b> clear  "
            "<b>F8</b> or <b>N</b> next still playing"
        )
        self._keys.setText(f"{results}  {rest}".replace("  ", " &nbsp; "))

    def keys_text(self) -> str:
        """Give the keys as they are written at the foot."""
        return self._keys.text()

    def balance_text(self) -> str:
        """Give the badge of a round whose typed scores cannot be right; "" without one."""
        return self._unbalanced.text()

    def _show_question(self) -> None:
        self.echo.emit("")
        self._keys.hide()
        self.view.setFocus()
        self.view.scrollTo(self.view.currentIndex())

    def _sync(self) -> None:
        number = self.current_round()
        hint = balance_hint(self.model.section, number, translate) if number else ""
        short = self.tr("Round {0} does not balance").format(number)
        self._unbalanced.say(short if hint else "", hint)
