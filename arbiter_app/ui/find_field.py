"""The field above the grid in which a player is sought; typing goes to him, changes nothing."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from arbiter_app.ui.grid_model import GridModel
from arbiter_app.ui.grid_search import found


class FindField(QLineEdit):
    """Goes to the player meant while one types; Enter goes to the next, Esc to the grid.

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
        self.setAccessibleName(self.tr("Find player, school or board"))
        self.setClearButtonEnabled(True)
        self.setMaxLength(80)
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
                self._next(-1 if shift else 1)
                return True
            if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Down):
                self.left.emit()
                return True
        return super().event(event)

    def _found(self) -> tuple[int, ...]:
        model = self._model
        return found(model.section, model.players, self._round, self.text())

    def _begin(self) -> None:
        self._at = 0
        if self.text().strip():
            self._show(self._found())

    def _next(self, step: int) -> None:
        players = self._found()
        if len(players) == 1:
            self.player_found.emit(players[0])
            self.left.emit()
            return
        self._at = (self._at + step) % max(len(players), 1)
        self._show(players)

    def _show(self, players: tuple[int, ...]) -> None:
        if not players:
            self.refused.emit(self.tr("Nobody matches “{0}”.").format(self.text().strip()))
            return
        player = players[self._at]
        self.player_found.emit(player)
        name = self._model.section.player(player).name
        if len(players) == 1:
            self.echo.emit(self.tr("{0}; Enter goes there.").format(name))
            return
        self.echo.emit(
            self.tr("{0}: {1} of {2}; Enter for the next, Esc to the grid.").format(
                name, self._at + 1, len(players)
            )
        )
