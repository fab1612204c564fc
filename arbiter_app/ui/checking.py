"""How a check of slips goes on in the results: begun, left for a look elsewhere, resumed, ended."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from arbiter_app.ui.check_bar import CheckBar
from arbiter_app.ui.document import Document
from arbiter_app.ui.settings import View
from arbiter_app.ui.slip_check import SlipCheck

if TYPE_CHECKING:
    from arbiter_app.ui.results_pane import ResultsPane


class Checking(QObject):
    """The check of one pane.

    Attributes:
        check, bar: what is checked, and the line about it.
    """

    def __init__(self, document: Document, pane: "ResultsPane") -> None:
        super().__init__(pane)
        self._document, self._pane = document, pane
        self.check = SlipCheck(document, self)
        self.bar = CheckBar(self.check, pane)
        self._view = View.SLIPS
        self.bar.resumed.connect(self._resume)

    @property
    def here(self) -> bool:
        """Whether the boards shown are those that are checked; in the grid none are."""
        pane = self._pane
        return pane.shown is not View.GRID and self.check.covers(pane.current_round())

    def begin_or_end(self) -> None:
        """Begin with the round that is shown; a check that goes on is ended."""
        pane, number = self._pane, self._pane.current_round()
        if pane.busy():
            return
        if self.check.check is not None:
            self.check.end()
            pane.echo.emit(self.check.ended)
        elif not number or not pane.model.section.rounds[number - 1].games:
            pane.refused.emit(self.tr("Round {0} has no games to check.").format(number))
        else:
            self._begin(number)
        pane.page.setFocus()

    def _begin(self, number: int) -> None:
        pane = self._pane
        if pane.shown is View.GRID:
            pane.choose_view(View.SLIPS)
        # A result just typed is no longer the one that the next key takes back.
        pane.page.entering.take_last()
        self._view = pane.shown
        self.check.start(number)
        pane.page.begin_check()
        said = self.tr("Key the slips of round {0} again; results stay as they are.")
        pane.echo.emit(said.format(number))

    def _resume(self) -> None:
        """Go back to the boards that are checked, from another view, round or section."""
        check, pane = self.check.check, self._pane
        if check is None or pane.busy():
            return
        self._document.show_section(self.check.section_index)
        if pane.shown is View.GRID:
            pane.choose_view(self._view)
        pane.page.show_round(check.round)
        pane.page.begin_check()
        pane.page.setFocus()
