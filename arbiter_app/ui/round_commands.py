"""What the Rounds menu changes."""

from arbiter_app.core.event import set_round_count
from arbiter_app.core.pairing_edits import clear_pairings, free_players
from arbiter_app.core.tournament import Game, Section
from arbiter_app.ui.section_edits import SectionEdits


class RoundCommands(SectionEdits):
    """How many rounds are planned, and how one of them is paired."""

    def add(self) -> None:
        """Plan one round more."""
        self.apply(lambda section: set_round_count(section, len(section.rounds) + 1))

    def remove_last(self) -> None:
        """Take away the last round, which is empty."""
        self.apply(lambda section: set_round_count(section, len(section.rounds) - 1))

    def pair(self, number: int) -> None:
        """Ask for the pairings of a round."""
        from arbiter_app.ui.pairings_dialog import PairingsDialog

        section = self._document.section
        if not self.may_edit():
            return
        if not number:
            self.refused.emit(self.tr("There is no round to pair."))
        elif not section.rules.paired:
            self.refused.emit(
                self.tr("Nobody is paired in this section; the event settings can change that.")
            )
        else:
            self._take(PairingsDialog.ask(self._window, section, number))

    def clear_pairings(self, number: int) -> None:
        """Take back the pairings of a round that has no result yet."""
        before = self._document.section
        if not number:
            self.refused.emit(self.tr("There is no round whose pairings could be cleared."))
            return
        done = self.apply(lambda section: clear_pairings(section, number))
        if done and self._document.section is before:
            self.refused.emit(self.tr("Round {0} has no pairings to clear.").format(number))

    def replace_player(self, number: int, player: int | None) -> None:
        """Ask who plays instead of one of two paired players."""
        from arbiter_app.ui.replace_dialog import ReplaceDialog

        section = self._document.section
        game = section.entry(player, number) if number and player is not None else None
        if not self.may_edit():
            return
        if not isinstance(game, Game):
            self.refused.emit(self.tr("Choose a board first: there is no game here."))
        elif not free_players(section, number):
            self.refused.emit(
                self.tr("Everybody plays in round {0}; nobody is free to sit down.").format(number)
            )
        else:
            self._take(ReplaceDialog.ask(self._window, section, number, game))

    def _take(self, section: Section | None) -> None:
        if section is not None:
            self.apply_pairings(section)
