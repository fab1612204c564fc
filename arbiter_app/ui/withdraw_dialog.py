"""A player leaves the event, or comes back to it."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QVBoxLayout, QWidget

from arbiter_app.core.errors import EditError
from arbiter_app.core.roster import last_taken_part, withdraw
from arbiter_app.core.tournament import Section
from arbiter_app.labels.refusals import refusal
from arbiter_app.ui.form import FAINT, Form, Sentence, answer, buttons, make_room, offer, open_at
from arbiter_app.ui.words import translate


class WithdrawDialog(QDialog):
    """Asks after which round a player is withdrawn."""

    def __init__(self, section: Section, no: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._section, self._player = section, section.player(no)
        self.setWindowTitle(self.tr("Withdraw a player"))
        self._form = Form()
        self.after = self._form.put("after", self.tr("&Withdrawn:"), QComboBox())
        before = self._player.withdrawn_after
        offer(
            self.after,
            withdrawals(section),
            last_taken_part(section, no) if before is None else before,
        )
        name = QLabel(self.tr("{0}, number {1}").format(self._player.name, no))
        effect = Sentence(FAINT)
        effect.say(
            self.tr("The rounds after it count as absences, and byes booked there are taken back.")
        )
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 16)
        whole.setSpacing(12)
        whole.addWidget(name)
        whole.addLayout(self._form)
        whole.addWidget(effect)
        whole.addStretch()
        whole.addWidget(buttons(self, self.tr("OK")))
        open_at(self, 400)
        self.after.currentIndexChanged.connect(self._check)
        self._check()

    @classmethod
    def ask(cls, parent: QWidget | None, section: Section, no: int) -> Section | None:
        """Ask after which round a player is withdrawn; None where it is given up."""
        dialog = cls(section, no, parent)
        return answer(dialog, dialog.result_value)

    def result_value(self) -> Section:
        """The section with the player withdrawn as chosen.

        Raises:
            EditError: "plays-later".
        """
        return withdraw(self._section, self._player.no, self.after.currentData())

    def accept(self) -> None:
        """Close, unless the player has a game later."""
        if self._check():
            super().accept()

    def _check(self) -> bool:
        try:
            self.result_value()
        except EditError as error:
            self._form.say({"after": refusal(error, translate)})
            make_room(self)
            return False
        self._form.say({})
        return True


def withdrawals(section: Section) -> list[tuple[str, int | None]]:
    """What can be chosen about a withdrawal, in words, with the round it is after."""
    before = QCoreApplication.translate("WithdrawDialog", "before round 1")
    after = QCoreApplication.translate("WithdrawDialog", "after round {0}")
    rounds = range(1, len(section.rounds) + 1)
    return [
        (QCoreApplication.translate("WithdrawDialog", "no"), None),
        (before, 0),
        *((after.format(number), number) for number in rounds),
    ]
