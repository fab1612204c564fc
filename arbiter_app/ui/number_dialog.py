"""The players of a section get new start numbers."""

from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QVBoxLayout, QWidget

from arbiter_app.core.seeding import Order, numbers_in_order
from arbiter_app.core.tournament import Section
from arbiter_app.ui.form import FAINT, PROBLEM, Form, Sentence, answer, buttons, offer, open_at


class NumberDialog(QDialog):
    """Asks in which order the players are numbered, and says what that changes.

    A report's foreign lines (*foreign_lines*: there are some) cannot follow the new numbers.
    """

    def __init__(
        self, section: Section, parent: QWidget | None = None, *, foreign_lines: bool = False
    ) -> None:
        super().__init__(parent)
        self._section, self._foreign_lines = section, foreign_lines
        self.setWindowTitle(self.tr("Number the players anew"))
        form = Form()
        self.order = form.put("order", self.tr("&Order:"), QComboBox())
        choices = [
            (self.tr("by rating, highest first"), "rating"),
            (self.tr("by name"), "name"),
            (self.tr("as now, without gaps"), "listed"),
        ]
        rated = any(player.rating for player in section.players)
        offer(self.order, choices, "rating" if rated else "name")
        self.effect, self.warning = QLabel(), Sentence(PROBLEM)
        self.effect.setForegroundRole(FAINT)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 16)
        whole.setSpacing(12)
        whole.addLayout(form)
        whole.addWidget(self.effect)
        whole.addWidget(self.warning)
        whole.addStretch()
        whole.addWidget(buttons(self, self.tr("OK")))
        self.order.currentIndexChanged.connect(self._say)
        self.warning.say(self._warning())
        self._say()
        open_at(self, 440)

    @classmethod
    def ask(
        cls, parent: QWidget | None, section: Section, *, foreign_lines: bool = False
    ) -> tuple[int, ...] | None:
        """Ask for an order: the present numbers in it; None where it is given up."""
        dialog = cls(section, parent, foreign_lines=foreign_lines)
        return answer(dialog, dialog.numbers)

    def numbers(self) -> tuple[int, ...]:
        """The present numbers, in the order in which 1, 2, … are given."""
        order: Order = self.order.currentData()
        return numbers_in_order(self._section.players, order)

    def _say(self) -> None:
        numbers = self.numbers()
        moved = sum(old != new for new, old in enumerate(numbers, 1))
        said = self.tr("{0} of %n players get another number.", "", len(numbers)).format(moved)
        self.effect.setText(said if moved else self.tr("Everybody keeps the present number."))

    def _warning(self) -> str:
        """Say what is in the way once there are games: papers, and lines that we do not read."""
        said = []
        if any(a_round.games for a_round in self._section.rounds):
            said.append(
                self.tr(
                    "There are games already. They follow the new numbers, but what was printed "
                    "or posted shows the old ones."
                )
            )
        if self._foreign_lines:
            said.append(
                self.tr("The report has lines that this program only keeps; they do not follow.")
            )
        return " ".join(said)
