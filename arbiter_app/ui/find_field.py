"""The field above the grid in which a player is sought; typing goes to him, changes nothing.

Enter goes into the grid where it is certain who is meant: one player only, or a number. Of
several with a part of a name it shows the next, so that no result is typed for a namesake.
"""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from arbiter_app.labels.boards import told_apart
from arbiter_app.labels.cells import full_names
from arbiter_app.ui.grid_model import GridModel
from arbiter_app.ui.grid_search import found
from arbiter_app.ui.line_inset import inset
from arbiter_app.ui.words import translate

_STEPS: dict[int, int] = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


class FindField(QLineEdit):
    """Goes to the player meant while one types; Down goes to the next, Esc to the grid.

    Signals:
        player_found: start number of the player to show.
        echo: which of how many it is.
        refused: nobody is meant.
        left: the keys belong to the grid again.
    """

    player_found = Signal(int)
    echo = Signal(str)
    refused = Signal(str)
    left = Signal()

    def __init__(self, model: GridModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._round = 1
        self._at = 0
        self.setPlaceholderText(self.tr("Find player, school or board  Ctrl+F"))
        # A narrow window has no room for all of it.
        self.setToolTip(self.placeholderText())
        self.setAccessibleName(self.tr("Find player, school or board"))
        self.setClearButtonEnabled(True)
        self.setMaxLength(80)
        inset(self)
        self.textEdited.connect(self._begin)

    def start(self, round_number: int) -> None:
        """Take the keys; boards are those of the round."""
        self._round = round_number
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def event(self, event: QEvent) -> bool:
        """Take the keys that go on before they do something else."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._enter(-1 if shift else 1)
                return True
            if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Tab):
                self.left.emit()
                return True
            if event.key() in _STEPS:
                self._step(_STEPS[event.key()])
                return True
        return super().event(event)

    def _found(self) -> tuple[int, ...]:
        model = self._model
        return found(model.section, model.players, self._round, self.text())

    def _begin(self) -> None:
        self._at = 0
        if self.text().strip():
            self._show(self._found())

    def _enter(self, step: int) -> None:
        players = self._found()
        if players and (len(players) == 1 or self._certain):
            self.player_found.emit(players[self._at])
            self.left.emit()
            return
        self._step(step)

    def _step(self, step: int) -> None:
        players = self._found()
        self._at = (self._at + step) % max(len(players), 1)
        self._show(players)

    @property
    def _certain(self) -> bool:
        """Whether a number was typed: the start number is meant, the board is one key away."""
        return self.text().strip().isdecimal()

    def _show(self, players: tuple[int, ...]) -> None:
        if not players:
            self.refused.emit(self.tr("Nobody matches “{0}”.").format(self.text().strip()))
            return
        player = players[self._at]
        self.player_found.emit(player)
        name = self._name(player)
        if len(players) == 1:
            self.echo.emit(self.tr("{0}; Enter goes there.").format(name))
            return
        said = (
            self.tr("{0}: {1} of {2}; Enter goes there, Down shows the next.")
            if self._certain
            else self.tr("{0}: {1} of {2}; Enter for the next, Esc to the grid.")
        )
        self.echo.emit(said.format(name, self._at + 1, len(players)))

    def _name(self, no: int) -> str:
        """Name a player; one of several of his name by number, school and board."""
        section = self._model.section
        name = section.player(no).name
        alone = full_names(section.players)[no] == name
        return name if alone else told_apart(section, self._round, no, translate)
