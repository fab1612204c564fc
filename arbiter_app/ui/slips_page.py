"""Slips from a pile in any order: a board's number, Enter, one result key, the next slip."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.core.boards import BoardLine
from arbiter_app.core.progress import open_entries
from arbiter_app.labels.boards import result_keys
from arbiter_app.labels.echoes import round_state
from arbiter_app.ui.board_box import BoardBox
from arbiter_app.ui.board_menu import BoardMenu
from arbiter_app.ui.board_model import BoardModel
from arbiter_app.ui.document import Document
from arbiter_app.ui.entering import Entering
from arbiter_app.ui.grid_moves import Place
from arbiter_app.ui.line_inset import inset
from arbiter_app.ui.round_page import PaneChoices, RoundPage
from arbiter_app.ui.settings import KeyMap
from arbiter_app.ui.slip_card import SlipCard
from arbiter_app.ui.slip_check import SlipCheck
from arbiter_app.ui.slip_editing import SlipEditing
from arbiter_app.ui.slip_keys import SlipKeys
from arbiter_app.ui.slip_names import SlipNames
from arbiter_app.ui.words import translate

_LARGER = 8
"""How many points the font of the box is larger."""


class SlipsPage(RoundPage):
    """The board box, the slip, and whom letters in the box may mean.

    Attributes:
        model: the round by board.
        box, card, names: the box, the slip, the list of those meant.
        editing: where the whole entry is typed.
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
        self.box = BoardBox(SlipKeys(self).press, lambda: self._entering.asking, self)
        self.card = SlipCard(self)
        self.editing = SlipEditing(self)
        self.names = SlipNames(self.model, self)
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
        inset(self.box)
        self.box.setMaximumWidth(320)
        self.names.hide()
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
        self.card.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    def _connect(self, document: Document) -> None:
        self._entering.echo.connect(self.echo)
        self._entering.refused.connect(self.refused)
        self._entering.entered.connect(self._entered)
        self._entering.stayed.connect(self._stayed)
        self.bar.opened.connect(self.box.setFocus)
        self.bar.released.connect(self.box.setFocus)
        self.bar.kept.connect(self.start)
        self.box.textEdited.connect(self.list_names)
        self.names.itemClicked.connect(self._take_name)
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
    def typed_into(self) -> QWidget:
        return self.box

    @property
    def player(self) -> int | None:
        """White of the slip that waits for its result; None while the box waits for a board."""
        return self._player

    def current_round(self) -> int:
        return self.model.round if self.model.section.rounds else 0

    def current_player(self) -> int | None:
        return self._player if self._player is not None else self._last_shown

    def check_with(self, check: SlipCheck) -> None:
        super().check_with(check)
        self.model.check_with(check)

    def begin_check(self) -> None:
        self._last_shown = None
        self.start()

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
            # The last slip was one of another round.
            self._last_shown = None
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
        place = self.place()
        if place is not None:
            self.editing.open(place)

    def clear_cell(self) -> None:
        if self.busy():
            return
        place = self.place()
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
            "<b>+ − B H F Z X</b> ask first  <b>D</b> disputed  <b>F8</b> next still playing"
        )
        keys = result_keys(key_map, translate, black=self.keyed_as_black())
        return f"{first}  {keys}  {rest}"

    # From the box to the slip and back.

    def start(self) -> None:
        """Wait for the next board."""
        self._player = None
        self.editing.close()
        self._offer_names(False)
        self.box.clear()
        self._follow()
        self._show_state()
        if self.isVisible():
            self.box.setFocus()

    def look_up(self, typed: str) -> None:
        """Show the slip of the board, or of the player, that was typed into the box."""
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

    def list_names(self) -> None:
        """List whom the letters in the box may mean."""
        self._offer_names(self.names.list_for(self.box.text().strip()))

    def _offer_names(self, offered: bool) -> None:
        """Show either who may be meant or the slip: a small window has no room for both."""
        self.names.setVisible(offered)
        self.card.setVisible(not offered)

    def _take_name(self, item: QListWidgetItem) -> None:
        no = self.names.player(item)
        if no is not None:
            self.open_player(no)

    def _open(self, line: BoardLine) -> None:
        self._player = self._last_shown = line.white
        self._offer_names(False)
        self.editing.close()
        self.box.setText(self.model.text(line, 0) or str(line.white))
        self.box.selectAll()
        self.box.setFocus()
        self._follow()
        row = self.model.row_of(line.white) or 0
        self.echo.emit(self.model.sentence(row))
        self.player_selected.emit(line.white)

    def open_place(self, place: Place) -> None:
        """Show the slip of a row."""
        self._open(self.model.lines[place.row])

    def place(self) -> Place | None:
        """Give the place of the slip that is shown; None, and why, where the box waits."""
        row = self.model.row_of(self._player) if self._player is not None else None
        if row is None:
            self.refused.emit(self.tr("Type the number of a board first."))
            return None
        return Place(row, self.model.round)

    def _entered(self, place: Place, paired: bool) -> None:
        self.editing.close()
        self._last_shown = self.model.lines[place.row].white
        if paired:
            self.open_place(place)
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
        active, hidden = self._player is not None, self.model.hidden(line)
        self.card.show_line(self.model.section, line, active=active, hidden=hidden)

    def _show_state(self) -> None:
        number = self.current_round()
        said = round_state(self.model.section, number, translate) if number else ""
        if number and open_entries(self.model.section, number):
            # A complete round is named by that.
            said = self.tr("Round {0}. {1}").format(number, said)
        self._state.setText(said)

    def finish(self) -> bool:
        return self.editing.finish()

    def _offer_menu(self, at: QPoint) -> None:
        place = self.place()
        if place is not None:
            self.menu.offer(place, self.card.mapToGlobal(at))
