"""What the Rounds menu changes."""

from PySide6.QtWidgets import QWidget

from arbiter_app.core.entries import fill_absent
from arbiter_app.core.event import set_round_count
from arbiter_app.ui.document import Document
from arbiter_app.ui.player_commands import SectionEdits


class RoundCommands(SectionEdits):
    """The commands about rounds; `round` is the one the grid is in."""

    def __init__(self, document: Document, window: QWidget) -> None:
        super().__init__(document, window)
        self.round = 1

    def fill_absent(self) -> None:
        """Give everybody without an entry in the round a zero-point bye."""
        before = self._document.section
        self.apply(lambda section: fill_absent(section, self.round))
        if self._document.section is before:
            self.refused.emit(self.tr("Nobody is blank in round {0}.").format(self.round))

    def add(self) -> None:
        """Plan one round more."""
        self.apply(lambda section: set_round_count(section, len(section.rounds) + 1))

    def remove_last(self) -> None:
        """Take away the last round, which is empty."""
        self.apply(lambda section: set_round_count(section, len(section.rounds) - 1))
