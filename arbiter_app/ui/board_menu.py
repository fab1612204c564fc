"""What can be done with a board beside typing its result: odd results, colours, players."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from arbiter_app.core.tournament import Game
from arbiter_app.ui.entering import Entering
from arbiter_app.ui.entry_model import EntryModel
from arbiter_app.ui.grid_moves import Place


class BoardMenu(QObject):
    """The commands about one board, named; nothing of it happens by a click on the table.

    Attributes:
        menu: the menu shown last.

    Signals:
        replace_asked: another player shall sit down in the place of one of the board's.
    """

    replace_asked = Signal()

    def __init__(
        self, entries: EntryModel, entering: Entering, parent: QWidget, edit: Callable[[], None]
    ) -> None:
        super().__init__(parent)
        self._entries, self._entering, self._edit = entries, entering, edit
        self.menu = QMenu(parent)

    def offer(self, place: Place, at: QPoint) -> None:
        """Show the menu of a row at a place of the screen."""
        if not self._entering.asking:
            self.fill(place)
            self.menu.popup(at)

    def fill(self, place: Place) -> None:
        """Make the menu of a row."""
        self.menu.clear()
        game = self._game(place)
        if game is not None:
            self._offer_results(place)
            self.menu.addSeparator()
            self._offer_dispute(place, game)
            self.menu.addAction(self.tr("S&wap colours")).triggered.connect(
                lambda: self._swap(place)
            )
            self.menu.addAction(self.tr("&Replace a player…")).triggered.connect(
                lambda: self.replace_asked.emit()
            )
            self.menu.addSeparator()
        self.menu.addAction(self.tr("&Edit…\tF2")).triggered.connect(lambda: self._edit())
        self.menu.addAction(self.tr("C&lear\tDel")).triggered.connect(
            lambda: self._entering.clear(place)
        )

    def _offer_results(self, place: Place) -> None:
        results = {
            "1-0": self.tr("&White won  1–0"),
            "0-1": self.tr("&Black won  0–1"),
            "½-½": self.tr("&Draw  ½–½"),
            "": "",
            "½-0": self.tr("½ for White, 0 for Black"),
            "0-½": self.tr("0 for White, ½ for Black"),
            "0-0": self.tr("Both lost  0–0"),
            "+": self.tr("White won by forfeit"),
            "-": self.tr("Black won by forfeit"),
            "x": self.tr("Both lost by forfeit"),
        }
        for typed, text in results.items():
            if not typed:
                self.menu.addSeparator()
                continue
            self.menu.addAction(text).triggered.connect(
                lambda _on, typed=typed: self._entering.enter(place, typed, as_white=True)
            )

    def _offer_dispute(self, place: Place, game: Game) -> None:
        settle = game.disputed is not None
        text = self.tr("Settle the &dispute…\tD") if settle else self.tr("Mark as &disputed…\tD")
        action = self.menu.addAction(text)
        action.setEnabled(game.result is not None)
        action.triggered.connect(lambda: self._entering.ask_dispute(place))

    def _swap(self, place: Place) -> None:
        self._entering.swap_colours(self._entries.player_at(place.row).no, place.round)

    def _game(self, place: Place) -> Game | None:
        player = self._entries.player_at(place.row).no
        entry = self._entries.section.entry(player, place.round)
        return entry if isinstance(entry, Game) else None
