"""Drawing of lots, as the Standings menu does it."""

from arbiter_app.core.lots import CODE, draw_lots, level, take_lots_back
from arbiter_app.core.tournament import Section
from arbiter_app.ui.section_edits import SectionEdits


class LotsCommands(SectionEdits):
    """Lots are drawn only here, only when asked for, and never a second time unasked."""

    def draw(self) -> None:
        """Ask for a seed and draw lots for those who are still level."""
        from arbiter_app.ui.lots_dialog import LotsDialog

        section = self._document.section
        if not self.may_edit():
            return
        if not section.scored_round:
            self.refused.emit(
                self.tr("There is no result yet; lots part who is level in the standings.")
            )
        elif not level(section):
            self.refused.emit(
                self.tr("Nobody shares a place in the standings, so there is nothing to draw for.")
            )
        else:
            LotsDialog.ask(self._window, section, self._drawn)

    def take_back(self) -> None:
        """Forget the lots that were drawn."""
        rules = self._document.section.rules
        if rules.lots is None and CODE not in rules.tie_breaks:
            self.refused.emit(self.tr("No lots are drawn."))
        else:
            self.apply(take_lots_back)

    def _drawn(self, seed: str) -> Section | None:
        done = self.apply(lambda section: draw_lots(section, seed))
        return self._document.section if done else None
