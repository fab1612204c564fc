"""Another player sits down in the place of one who is paired."""

from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QVBoxLayout, QWidget

from arbiter_app.core.errors import EditError
from arbiter_app.core.pairing_checks import check_pairings
from arbiter_app.core.pairing_edits import free_players, replace_player
from arbiter_app.core.tournament import Game, Section, by_number
from arbiter_app.labels.pairings import named, pairing_problem
from arbiter_app.labels.refusals import refusal
from arbiter_app.ui.form import FAINT, Form, Sentence, answer, buttons, make_room, offer, open_at
from arbiter_app.ui.words import translate


class ReplaceDialog(QDialog):
    """Asks which of two players of a game is replaced, and by whom.

    Attributes:
        old, new: the two choices.
        unusual: what is unusual about the game that comes of it.
    """

    def __init__(
        self, section: Section, round_number: int, game: Game, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._section, self._round = section, round_number
        self._players = by_number(section.players)
        self.setWindowTitle(self.tr("Replace a player"))
        self._form = Form()
        self.old = self._form.put("old", self.tr("&Who does not play:"), QComboBox())
        self.new = self._form.put("new", self.tr("Who plays &instead:"), QComboBox())
        both = [(self._named(no), no) for no in (game.white, game.black)]
        offer(self.old, both, game.white)
        for no in free_players(section, round_number):
            self.new.addItem(self._named(no), no)
        where = QLabel(self.tr("Round {0}, board {1}").format(round_number, game.board))
        self.unusual = Sentence(FAINT)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 16)
        whole.setSpacing(12)
        whole.addWidget(where)
        whole.addLayout(self._form)
        whole.addWidget(self.unusual)
        whole.addStretch()
        whole.addWidget(buttons(self, self.tr("Replace")))
        open_at(self, 420)
        self.old.currentIndexChanged.connect(self._check)
        self.new.currentIndexChanged.connect(self._check)
        self._check()

    @classmethod
    def ask(
        cls, parent: QWidget | None, section: Section, round_number: int, game: Game
    ) -> Section | None:
        """Ask who is replaced by whom; give the section after it, None where it is given up."""
        dialog = cls(section, round_number, game, parent)
        return answer(dialog, dialog.result_value)

    def result_value(self) -> Section:
        """The section with the one player in the other's place.

        Raises:
            EditError: what `replace_player` raises.
        """
        new = self.new.currentData()
        return replace_player(self._section, self._round, self.old.currentData(), new)

    def accept(self) -> None:
        """Close, unless it cannot be."""
        if self._check():
            super().accept()

    def _check(self) -> bool:
        try:
            after = self.result_value()
        except EditError as error:
            self._form.say({"new": refusal(error, translate)})
            self.unusual.say("")
            make_room(self)
            return False
        self._form.say({})
        new = self.new.currentData()
        found = [
            one
            for one in check_pairings(after, self._round)
            if one.code != "left-over" and new in one.details.values()
        ]
        said = [pairing_problem(one, self._players, translate) for one in found]
        self.unusual.say(" ".join(said))
        make_room(self)
        return True

    def _named(self, no: int) -> str:
        return named(self._players[no], translate)
