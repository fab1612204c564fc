"""Which bye late entrants get for the rounds that they have missed."""

from PySide6.QtWidgets import QComboBox

from arbiter_app.core.results import AwardKind
from arbiter_app.core.roster import missed_rounds
from arbiter_app.core.tournament import Section
from arbiter_app.ui.form import offer


class MissedField(QComboBox):
    """A choice between absences and, where the event gives something for them, half-point byes.

    Attributes:
        needed: whether there is anything to choose.
    """

    def __init__(self, section: Section) -> None:
        super().__init__()
        choices = [(self.tr("absent"), AwardKind.ZERO_BYE)]
        if section.rules.half_bye > section.rules.zero_bye:
            choices.append((self.tr("half-point byes"), AwardKind.HALF_BYE))
        offer(self, choices, AwardKind.ZERO_BYE)
        self.needed = missed_rounds(section) > 0 and len(choices) > 1

    def kind(self) -> AwardKind:
        """Give the bye for each round missed."""
        chosen = self.currentData()
        assert isinstance(chosen, AwardKind)
        return chosen
