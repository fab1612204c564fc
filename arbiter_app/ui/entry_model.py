"""What grid, sheet and slips have in common: a table into whose cells is typed.

`enter` is the one gate for what is typed: it enters at once, or asks first (`asked`), or
refuses (`refused`). Whatever counts goes into the document, and all views follow that.
"""

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Signal

from arbiter_app.core.boards import points_so_far
from arbiter_app.core.corrections import Attempt, attempt
from arbiter_app.core.errors import EditError
from arbiter_app.core.points import format_points
from arbiter_app.core.tournament import Player, Section
from arbiter_app.labels.refusals import refusal
from arbiter_app.ui.document import Document
from arbiter_app.ui.grid_moves import Place
from arbiter_app.ui.words import translate


class EntryModel(QAbstractTableModel):
    """A table of the document's section.

    Signals:
        asked: an `Attempt` that must be confirmed before it counts.
        refused: why what was typed cannot be entered, in one sentence.
    """

    asked = Signal(object)
    refused = Signal(str)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document

    @property
    def section(self) -> Section:
        """The section as it is shown."""
        raise NotImplementedError

    def player_at(self, row: int) -> Player:
        """Give the player whose cells are in a row; White of a board."""
        raise NotImplementedError

    def row_of(self, player: int) -> int | None:
        """Find a player's row by start number."""
        raise NotImplementedError

    def index_at(self, place: Place) -> QModelIndex:
        """Find the cell of a row and a round."""
        raise NotImplementedError

    def total(self, player: int) -> str:
        """Write a player's points so far."""
        return format_points(points_so_far(self.section, player))

    def may_edit(self) -> bool:
        """Whether edits are taken; if not it is told, before anything is typed."""
        return self._document.may_edit()

    def enter(self, player: int, round_number: int, text: str) -> bool:
        """Enter what was typed for a player; False where it was refused or asks first."""
        if not self.may_edit():
            return False
        try:
            tried = attempt(self.section, player, round_number, text)
        except EditError as error:
            self.refused.emit(refusal(error, translate))
            return False
        if tried.must_ask:
            self.asked.emit(tried)
            return False
        self.apply(tried)
        return True

    def apply(self, tried: Attempt) -> None:
        """Let an attempt count, named in the Undo menu."""
        self.apply_section(tried.after)

    def apply_section(self, after: Section) -> None:
        """Put a changed section into the document, named in the Undo menu."""
        self._document.apply_section(after)
