"""What the Players menu does: a dialog, an edit of the roster, one step to undo."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from arbiter_app.core import roster
from arbiter_app.core.absences import mark_absent
from arbiter_app.core.results import AwardKind
from arbiter_app.core.tournament import Player, Section, by_number
from arbiter_app.ui.document import Document
from arbiter_app.ui.section_edits import SectionEdits


class PlayerCommands(SectionEdits):
    """The commands about players; those about one are about the chosen one.

    Attributes:
        chosen_no: start number of the player that the panes show; 0 for none.

    Signals:
        renumbered: the number that the chosen player has now.
    """

    renumbered = Signal(int)

    def __init__(self, document: Document, window: QWidget) -> None:
        super().__init__(document, window)
        self.chosen_no = 0

    @property
    def chosen(self) -> Player | None:
        """The player that the panes show."""
        return by_number(self._document.section.players).get(self.chosen_no)

    def choose(self, no: int) -> None:
        """Note which player the panes show; 0 for none."""
        self.chosen_no = no

    def add(self) -> None:
        """Ask for players and add them, one after the other."""
        from arbiter_app.ui.player_dialog import PlayerDialog

        if self.may_edit():
            PlayerDialog.ask(self._window, self._document.section, None, self._added)

    def _added(self, player: Player, missed: AwardKind) -> Section:
        self.apply(lambda section: roster.add_players(section, (player,), missed))
        return self._document.section

    def paste_list(self) -> None:
        """Take a list of players from the clipboard."""
        from arbiter_app.ui.paste_players_dialog import PastePlayersDialog

        if not self.may_edit():
            return
        section = PastePlayersDialog.ask(self._window, self._document.section)
        if section is not None:
            self.apply(lambda _before: section)

    def edit(self) -> None:
        """Change what is known of the chosen player."""
        from arbiter_app.ui.player_dialog import PlayerDialog

        if (before := self.chosen) is None or not self.may_edit():
            return
        after = PlayerDialog.ask(self._window, self._document.section, before)
        if after is not None:
            self.apply(lambda section: roster.edit_player(section, before.no, after))

    def withdraw(self) -> None:
        """Withdraw the chosen player, or take him back in."""
        from arbiter_app.ui.withdraw_dialog import WithdrawDialog

        player = self.chosen
        if player is None or not self.may_edit():
            return
        if player.withdrawn_after is not None:
            self.apply(lambda section: roster.withdraw(section, player.no, None))
            return
        after = WithdrawDialog.ask(self._window, self._document.section, player.no)
        if after is not None:
            self.apply(lambda _before: after)

    def mark_absent(self, round_number: int) -> None:
        """Give the chosen player, who has no entry in a round, a zero-point bye there."""
        player = self.chosen
        if player is None:
            return
        before = self._document.section
        done = self.apply(lambda section: mark_absent(section, player.no, round_number))
        if done and self._document.section is before:
            self.refused.emit(
                self.tr("{0} is absent in round {1} already.").format(player.name, round_number)
            )

    def book_byes(self, round_number: int) -> None:
        """Ask for the chosen player's byes in all rounds, beginning with one."""
        from arbiter_app.ui.absences_dialog import AbsencesDialog

        player = self.chosen
        if player is None or not self.may_edit():
            return
        after = AbsencesDialog.ask(self._window, self._document.section, player.no, round_number)
        if after is not None:
            self.apply_pairings(after)

    def delete(self) -> None:
        """Delete the chosen player, who has no games."""
        player = self.chosen
        if player is not None:
            self.apply(lambda section: roster.delete_player(section, player.no))

    def number_anew(self) -> None:
        """Give all players new start numbers; the chosen one stays chosen."""
        from arbiter_app.formats.trf_place import has_foreign_lines
        from arbiter_app.ui.number_dialog import NumberDialog

        if not self.may_edit():
            return
        foreign = has_foreign_lines(self._document.tournament)
        numbers = NumberDialog.ask(self._window, self._document.section, foreign_lines=foreign)
        if numbers is None:
            return
        chosen = self.chosen
        self.apply(lambda section: roster.renumber(section, numbers))
        if chosen is not None:
            self.renumbered.emit(numbers.index(chosen.no) + 1)
