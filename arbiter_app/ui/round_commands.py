"""What the Rounds menu changes."""

from arbiter_app.core.event import set_round_count
from arbiter_app.ui.section_edits import SectionEdits


class RoundCommands(SectionEdits):
    """How many rounds are planned."""

    def add(self) -> None:
        """Plan one round more."""
        self.apply(lambda section: set_round_count(section, len(section.rounds) + 1))

    def remove_last(self) -> None:
        """Take away the last round, which is empty."""
        self.apply(lambda section: set_round_count(section, len(section.rounds) - 1))
