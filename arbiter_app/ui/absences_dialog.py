"""The byes of one player in all rounds: absent, or a bye asked for, earlier or later."""

from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QScrollArea, QVBoxLayout, QWidget

from arbiter_app.core.absences import set_byes
from arbiter_app.core.points import format_points
from arbiter_app.core.results import AwardKind
from arbiter_app.core.tournament import Award, Game, Section
from arbiter_app.labels.results import award
from arbiter_app.ui.form import FAINT, Form, Sentence, answer, buttons, offer, open_at
from arbiter_app.ui.words import translate

_BYES = (AwardKind.ZERO_BYE, AwardKind.HALF_BYE, AwardKind.FULL_BYE, AwardKind.PAIRING_BYE)
_HIGHEST = 360
"""A screen of 768 lines has room for so many pixels of rounds and the rest of the dialog."""


class AbsencesDialog(QDialog):
    """Asks for a player's bye in each round; a round in which he plays is only shown.

    Attributes:
        fields: the choice of each round, from 1.
    """

    def __init__(
        self, section: Section, no: int, round_number: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._section, self._no = section, no
        self.setWindowTitle(self.tr("Absences and byes"))
        self._form = Form()
        self.fields = {number: self._field(number) for number in range(1, len(section.rounds) + 1)}
        self._lay_out()
        open_at(self, 400)
        if round_number in self.fields:
            self.fields[round_number].setFocus()

    @classmethod
    def ask(
        cls, parent: QWidget | None, section: Section, no: int, round_number: int
    ) -> Section | None:
        """Ask for a player's byes, beginning with a round; None where it is given up."""
        dialog = cls(section, no, round_number, parent)
        return answer(dialog, dialog.result_value)

    def result_value(self) -> Section:
        """The section with the byes as chosen."""
        chosen = {
            number: field.currentData()
            for number, field in self.fields.items()
            if field.isEnabled()
        }
        return set_byes(self._section, self._no, chosen)

    def _field(self, number: int) -> QComboBox:
        field = self._form.put(f"round-{number}", self.tr("Round {0}:").format(number), QComboBox())
        entry = self._section.entry(self._no, number)
        if isinstance(entry, Game):
            opponent = self._section.player(entry.opponent(self._no)).name
            self._only_show(field, self.tr("plays {0}").format(opponent))
        elif isinstance(entry, Award) and not entry.kind.bye:
            self._only_show(field, award(entry.kind, translate))
        elif entry is None and self._section.player(self._no).gone(number):
            self._only_show(field, self.tr("withdrawn"))
        else:
            nothing: list[tuple[str, object]] = [(self.tr("nothing"), None)]
            byes = [(self._bye(kind, entry), kind) for kind in _BYES]
            offer(field, [*nothing, *byes], entry.kind if entry is not None else None)
        return field

    def _bye(self, kind: AwardKind, entry: Award | None) -> str:
        """Name a kind of bye; the one there is, with its value where that is one of its own."""
        name = award(kind, translate)
        rules = self._section.rules
        if (
            entry is None
            or entry.kind is not kind
            or entry.points in (None, rules.bye_points(kind))
        ):
            return name
        return self.tr("{0}, worth {1}").format(name, format_points(entry.points))

    def _only_show(self, field: QComboBox, text: str) -> None:
        field.addItem(text)
        field.setEnabled(False)

    def _lay_out(self) -> None:
        player = self._section.player(self._no)
        effect = Sentence(FAINT)
        effect.say(
            self.tr(
                "A bye can be booked for a later round; it counts once that begins. One with a "
                "value of its own is typed in the grid: F2, then H=1."
            )
        )
        rounds = QWidget()
        # In line with what stands above and below.
        self._form.setContentsMargins(0, 0, 0, 0)
        rounds.setLayout(self._form)
        scrolled = QScrollArea()
        scrolled.setWidgetResizable(True)
        scrolled.setFrameShape(QScrollArea.Shape.NoFrame)
        scrolled.setWidget(rounds)
        scrolled.setMinimumHeight(min(rounds.sizeHint().height(), _HIGHEST))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 16)
        whole.setSpacing(12)
        whole.addWidget(QLabel(self.tr("{0}, number {1}").format(player.name, self._no)))
        whole.addWidget(scrolled, 1)
        whole.addWidget(effect)
        whole.addWidget(buttons(self, self.tr("OK")))
