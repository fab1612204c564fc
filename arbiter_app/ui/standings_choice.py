"""Which standings a person has asked for: after which round, and of whom."""

from arbiter_app.core.categories import Category
from arbiter_app.core.tournament import Section
from arbiter_app.ui.document import Document


class StandingsChoice:
    """What is chosen for the section shown.

    A category is kept for each section while the file is open, a round only while the section
    is shown.

    Attributes:
        round: after which round by choice; None follows the last one with a result.
        category: who is listed; None for everybody.
    """

    def __init__(self, document: Document) -> None:
        self._document = document
        self._categories: dict[int, Category] = {}
        self.round: int | None = None
        self.category: Category | None = None

    def list_only(self, category: Category | None) -> None:
        """List who belongs to a category; None lists everybody."""
        self.category = category
        self._categories.pop(self._document.section_index, None)
        if category is not None:
            self._categories[self._document.section_index] = category

    def turn_to_section(self, left: Section) -> None:
        """Take what was chosen for the section that is shown now, after one that was *left*."""
        self.round = None
        sections = self._document.tournament.sections
        if not any(one.players is left.players for one in sections):
            self._categories = {}  # another file
        self.category = self._categories.get(self._document.section_index)

    def upto(self, section: Section) -> int:
        """Give the round after which a section is shown; a choice of one that is gone is over."""
        if self.round is not None and self.round > len(section.rounds):
            self.round = None
        return section.scored_round if self.round is None else self.round
