"""Slips from a pile in any order: a board's number, Enter, one result key, the next slip."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.core.boards import BoardLine
from arbiter_app.core.progress import open_entries
from arbiter_app.core.tournament import Game, Player
from arbiter_app.labels.boards import result_keys
from arbiter_app.labels.echoes import round_state
from arbiter_app.ui.board_box import BoardBox
from arbiter_app.ui.board_menu import BoardMenu
from arbiter_app.ui.board_model import BoardModel
from arbiter_app.ui.document import Document
from arbiter_app.ui.grid_entering import Entering, Last
from arbiter_app.ui.grid_keys import SLIPS, Means, Pressed, read_key, row_digit
from arbiter_app.ui.grid_moves import Place
from arbiter_app.ui.grid_search import found
from arbiter_app.ui.grid_typing import is_shortcut
from arbiter_app.ui.inline_bar import SILENT
from arbiter_app.ui.round_page import PaneChoices, RoundPage
from arbiter_app.ui.settings import KeyMap
from arbiter_app.ui.slip_card import SlipCard
from arbiter_app.ui.words import translate

_Key = Qt.Key
_ENTER = (_Key.Key_Return, _Key.Key_Enter)
_STEPS: dict[int, int] = {_Key.Key_Down: 1, _Key.Key_Up: -1}
_ROUNDS: dict[int, int] = {_Key.Key_PageUp: -1, _Key.Key_PageDown: 1}
_LARGER = 8
_MOST_ROWS, _FRAME = 6, 10


class SlipsPage(RoundPage):
    """The board box, the slip, and whom letters in the box may mean.

    Attributes:
        model: the round by board.
        box, card, names: the box, the slip, the list of those meant.
        menu: what can be done with a board beside typing its result.
    """

    def __init__(
        self, document: Document, choices: PaneChoices, parent: QWidget | None = None
    ) -> None:
        super().__init__(choices, parent)
        self.model = BoardModel(document, self)
        self._entering = Entering(document, self.model, self.bar, self)
        self._player: int | None = None
        self._last_shown: int | None = None
        self.box = BoardBox(self.press, lambda: self._entering.asking, self)
        self.card = SlipCard(self)
        self.names = QListWidget(self)
        self._state = QLabel(self)
        self.menu = BoardMenu(self.model, self._entering, self, self.edit_cell)
        self.menu.replace_asked.connect(self.replace_asked)
        self._build()
        self._connect(document)
        self.show_keys()
        self.start()

    def _build(self) -> None:
        font = self.box.font()
        font.setPointSizeF(font.pointSizeF() + _LARGER)
        self.box.setFont(font)
        self.box.setMaximumWidth(320)
        self.names.hide()
        self.names.setSpacing(2)
        self.names.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.names.setAccessibleName(self.tr("Who may be meant"))
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(self.box, 1)
        head.addWidget(self._state, 1)
        body = QWidget(self)
        layout = QVBoxLayout(body)
        layout.setContentsMargins(12, 10, 12, 8)
        layout.setSpacing(10)
        layout.addLayout(head)
        layout.addWidget(self.names)
        layout.addWidget(self.card)
        layout.addStretch(1)
        self.lay_out(body)
        self.setFocusProxy(self.box)
        self.card.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    def _connect(self, document: Document) -> None:
        self._entering.echo.connect(self.echo)
        self._entering.refused.connect(self.refused)
        self._entering.entered.connect(self._entered)
        self._entering.stayed.connect(self._stayed)
        self.bar.opened.connect(self.box.setFocus)
        self.bar.released.connect(self.box.setFocus)
        self.bar.kept.connect(self.start)
        self.box.textEdited.connect(self._list_names)
        self.names.itemClicked.connect(self._take_name)
        self.card.editor.committed.connect(self._commit)
        self.card.editor.cancelled.connect(self._cancel)
        for part in (self.card, self.box):
            part.customContextMenuRequested.connect(self._offer_menu)
        self.model.modelReset.connect(self._follow)
        self.model.dataChanged.connect(self._follow)
        self.model.section_changed.connect(self.start)
        self.model.round_changed.connect(self.round_changed)
        document.changed.connect(self._show_state)

    # What the window asks for.

    @property
    def entering(self) -> Entering:
        return self._entering

    @property
    def player(self) -> int | None:
        """White of the slip that waits for its result; None while the box waits for a board."""
        return self._player

    def current_round(self) -> int:
        return self.model.round if self.model.section.rounds else 0

    def current_player(self) -> int | None:
        return self._player if self._player is not None else self._last_shown

    def go_to_round(self, number: int) -> None:
        known = 1 <= number <= len(self.model.section.rounds)
        if not known or number == self.model.round or self.busy():
            return
        self.show_round(number)
        still = open_entries(self.model.section, number)
        self._entering.say(self.tr("Round {0}.").format(number) if still else "", number)

    def show_round(self, number: int) -> None:
        if number != self.model.round:
            self.model.set_round(number)
            self.start()

    def show_place(self, player: int, round_number: int) -> bool:
        self.show_round(round_number)
        row = self.model.row_of(player)
        if row is None:
            return False
        self.start()
        self._last_shown = player
        self._follow()
        return True

    def select_player(self, no: int) -> None:
        """A player chosen elsewhere is no slip: the box keeps what it has."""

    def open_player(self, no: int) -> None:
        """Show the slip of a player, to be compared."""
        row = self.model.row_of(no)
        if row is not None and not self.busy():
            self._open(self.model.lines[row])

    def next_playing(self) -> None:
        if self.busy():
            return
        lines = self.model.lines
        row = self.model.row_of(self._player) if self._player is not None else None
        start = 0 if row is None else row + 1
        rest = (*lines[start:], *lines[:start])
        line = next((one for one in rest if one.game is not None and one.open), None)
        if line is None:
            self.echo.emit(self.tr("Nothing is still playing."))
        else:
            self._open(line)

    def edit_cell(self) -> None:
        if self.busy():
            return
        place = self._place()
        if place is not None:
            self._open_editor(place)

    def clear_cell(self) -> None:
        if self.busy():
            return
        place = self._place()
        if place is not None:
            self._entering.clear(place)

    def copy(self) -> None:
        """Copy what is written on the slip."""
        QGuiApplication.clipboard().setText(self.card.text())
        self.echo.emit(self.tr("Slip copied."))

    def keys_words(self, key_map: KeyMap) -> str:
        first = self.tr("<b>board</b> <b>Enter</b>, then")
        rest = self.tr(
            "<b>letters</b> find a name  <b>Esc</b> another board  <b>F2</b> edit as White  "
            "<b>+ − B H F Z X</b> ask first  <b>F8</b> next still playing"
        )
        return f"{first}  {result_keys(key_map, translate)}  {rest}"

    # The keys.

    def press(self, event: QKeyEvent) -> bool:
        """Take a key; False leaves it to the box."""
        if self._entering.asking:
            self.bar.press(event)
            return True
        if event.key() in SILENT:
            return False
        if event.isAutoRepeat() and event.text().isprintable() and event.text():
            return True
        if is_shortcut(event):
            return self._shortcut(event)
        last = self._entering.take_last()
        if event.key() == _Key.Key_F8:
            self.next_playing()
            return True
        return self._press_box(event, last) if self._player is None else self._press_slip(event)

    def _shortcut(self, event: QKeyEvent) -> bool:
        if event.modifiers() & Qt.KeyboardModifier.AltModifier and event.key() in _ROUNDS:
            self.go_to_round(self.model.round + _ROUNDS[event.key()])
            return True
        return False

    def _press_box(self, event: QKeyEvent, last: Last | None) -> bool:
        key, typed = event.key(), self.box.text()
        if key in _ENTER:
            self._look_up(typed.strip())
        elif key == _Key.Key_Escape:
            self.start()
        elif key in _STEPS and not self.names.isHidden():
            at = self.names.currentRow() + _STEPS[key]
            self.names.setCurrentRow(max(min(at, self.names.count() - 1), 0))
        elif not typed and last is not None and key == _Key.Key_Backspace:
            self._entering.clear_last(last)
        elif not typed and last is not None and last.shown and _goes_on(event):
            self._go_on_in_editor(last, event.text())
        elif self._num_lock(event):
            self.refused.emit(
                self.tr("NumLock is off: press it, or use the digits above the letters.")
            )
        else:
            return self._type_digit(event)
        return True

    def _press_slip(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key in (_Key.Key_Escape, _Key.Key_Backspace):
            self.start()
        elif key == _Key.Key_F2:
            self.edit_cell()
        elif key == _Key.Key_Delete and not event.modifiers():
            self.clear_cell()
        elif key in _ENTER:
            self.refused.emit(self.tr("Type the result of this board, or Esc for another board."))
        else:
            pressed = read_key(event, self.choices.key_map)
            if pressed is not None:
                self._typed(pressed)
        return key not in (_Key.Key_Tab, _Key.Key_Backtab, _Key.Key_F6)

    def _typed(self, pressed: Pressed) -> None:
        place = self._place()
        if place is None:
            return
        if pressed.means in (Means.RESULT, Means.UNPLAYED):
            shown = pressed.shown if pressed.means is Means.RESULT else ""
            self._entering.enter(place, pressed.text, shown)
        elif pressed.means is Means.WHICH_BYE:
            self._entering.ask_which_bye(place)
        elif pressed.means is Means.EDIT:
            self._open_editor(place)
        elif pressed.means is Means.NEXT_OPEN:
            self.next_playing()
        elif pressed.means is Means.NUM_LOCK:
            self.refused.emit(
                self.tr("NumLock is off: press it, or use the digits above the letters.")
            )
        else:
            self.refused.emit(
                self.tr("“{0}” means nothing here; Esc goes back to the box of the board.").format(
                    pressed.shown
                )
            )

    def _num_lock(self, event: QKeyEvent) -> bool:
        pressed = read_key(event, self.choices.key_map)
        return pressed is not None and pressed.means is Means.NUM_LOCK

    def _type_digit(self, event: QKeyEvent) -> bool:
        """Type the digit of a key of the top row whose layout gives none unshifted."""
        text, digit = event.text(), row_digit(event)
        letter = text.isascii() and text.isalnum()
        number = not self.box.text() or self.box.text().isdecimal()
        if not digit or not text or letter or not number:
            return False
        self.box.insert(digit)
        self._list_names()
        return True

    # From the box to the slip and back.

    def start(self) -> None:
        """Wait for the next board."""
        self._player = None
        self.card.editor.hide()
        self._offer_names(False)
        self.box.clear()
        self._follow()
        self._show_state()
        if self.isVisible():
            self.box.setFocus()

    def _look_up(self, typed: str) -> None:
        number = self.model.round
        if not typed:
            self.refused.emit(self.tr("Type the number of a board, or letters of a name."))
        elif typed.isdecimal():
            line = self._line_of(int(typed))
            if line is None:
                words = self.tr("There is no board {0} in round {1}.")
                if not self.model.section.rules.paired:
                    words = self.tr("There is no player with number {0}.")
                self.refused.emit(words.format(typed, number))
                self.box.selectAll()
            else:
                self._open(line)
        elif self.names.currentItem() is not None:
            self._take_name(self.names.currentItem())
        else:
            self.refused.emit(self.tr("Nobody matches “{0}”.").format(typed))
            self.box.selectAll()

    def _line_of(self, number: int) -> BoardLine | None:
        """Find a board; where nobody is paired, the player of that number."""
        if self.model.section.rules.paired:
            return self.model.line_of(number)
        row = self.model.row_of(number)
        return None if row is None else self.model.lines[row]

    def _list_names(self) -> None:
        typed = self.box.text().strip()
        self.names.clear()
        if typed and not typed.isdecimal():
            section = self.model.section
            for no in found(section, section.players, self.model.round, typed):
                if self.model.row_of(no) is not None:
                    item = QListWidgetItem(self._told_apart(section.player(no)), self.names)
                    item.setData(Qt.ItemDataRole.UserRole, no)
            self.names.setCurrentRow(0)
        rows = min(self.names.count(), _MOST_ROWS)
        self.names.setFixedHeight(
            rows * (self.names.sizeHintForRow(0) + 2 * self.names.spacing()) + _FRAME
        )
        self._offer_names(rows > 0)

    def _offer_names(self, offered: bool) -> None:
        """Show either who may be meant or the slip: a small window has no room for both."""
        self.names.setVisible(offered)
        self.card.setVisible(not offered)

    def _told_apart(self, player: Player) -> str:
        """Name a player so that he is not taken for a namesake."""
        entry = self.model.section.entry(player.no, self.model.round)
        board = self.tr("board {0}").format(entry.board) if isinstance(entry, Game) else ""
        parts = (player.name, self.tr("No {0}").format(player.no), player.school, board)
        return "  ·  ".join(part for part in parts if part)

    def _take_name(self, item: QListWidgetItem) -> None:
        row = self.model.row_of(item.data(Qt.ItemDataRole.UserRole))
        if row is not None:
            self._open(self.model.lines[row])

    def _open(self, line: BoardLine) -> None:
        self._player = self._last_shown = line.white
        self._offer_names(False)
        self.card.editor.hide()
        self.box.setText(self.model.text(line, 0) or str(line.white))
        self.box.selectAll()
        self.box.setFocus()
        self._follow()
        row = self.model.row_of(line.white) or 0
        self.echo.emit(self.model.sentence(row))
        self.player_selected.emit(line.white)

    def _place(self) -> Place | None:
        row = self.model.row_of(self._player) if self._player is not None else None
        if row is None:
            self.refused.emit(self.tr("Type the number of a board first."))
            return None
        return Place(row, self.model.round)

    def _entered(self, place: Place, paired: bool) -> None:
        self.card.editor.hide()
        self._last_shown = self.model.lines[place.row].white
        if paired:
            self._open(self.model.lines[place.row])
        else:
            self.start()

    def _stayed(self, place: Place) -> None:
        self._player = self._last_shown = self.model.lines[place.row].white
        self.box.setText(self.model.text(self.model.lines[place.row], 0))
        self.box.selectAll()
        self.box.setFocus()
        self._follow()

    def _follow(self) -> None:
        """Show the slip as it stands now."""
        no = self._player if self._player is not None else self._last_shown
        row = self.model.row_of(no) if no is not None else None
        if row is None:
            self._player = None
            self.card.clear()
            return
        line = self.model.lines[row]
        if self._player is not None:
            self._player = line.white
        self.card.show_line(self.model.section, line, active=self._player is not None)

    def _show_state(self) -> None:
        number = self.current_round()
        said = round_state(self.model.section, number, translate) if number else ""
        self._state.setText(self.tr("Round {0}. {1}").format(number, said) if number else "")

    # The editor.

    def _open_editor(self, place: Place, text: str | None = None) -> None:
        editor = self.card.editor
        index = self.model.index_at(place)
        editor.setText(str(index.data(Qt.ItemDataRole.EditRole)) if text is None else text)
        editor.setAccessibleName(self.tr("The whole entry, as White would type it"))
        editor.show()
        editor.setFocus()
        if text is None:
            editor.selectAll()

    def _go_on_in_editor(self, last: Last, shown: str) -> None:
        place = self._entering.take_back(last)
        if place is not None:
            self._open(self.model.lines[place.row])
            self._open_editor(place, f"{last.shown}{shown}")

    def _commit(self, text: str, _step: int) -> None:
        place = self._place()
        if place is not None:
            self._entering.enter(place, text)

    def _cancel(self) -> None:
        if self.card.editor.isHidden():
            return
        self.card.editor.hide()
        if self._entering.asking:
            # The question has taken the keys; what it is about is not given up.
            return
        if self._entering.restore():
            self.start()
        self.echo.emit(self.tr("Nothing has changed."))
        self.box.setFocus()

    def _offer_menu(self, at: QPoint) -> None:
        place = self._place()
        if place is not None:
            self.menu.offer(place, self.card.mapToGlobal(at))


def _goes_on(event: QKeyEvent) -> bool:
    return bool(event.text()) and event.text() in SLIPS
