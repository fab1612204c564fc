"""Grid, sheet and slips behind each other: one is shown, each is made when it is first shown.

What is shown goes on in the same round and with the same player. Of the others nothing is heard
about round and player.
"""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from arbiter_app.ui.document import Document
from arbiter_app.ui.grid_page import GridPage
from arbiter_app.ui.round_page import PaneChoices, RoundPage
from arbiter_app.ui.settings import View
from arbiter_app.ui.sheet_page import SheetPage
from arbiter_app.ui.slip_check import SlipCheck
from arbiter_app.ui.slips_page import SlipsPage

_MADE: dict[View, Callable[[Document, PaneChoices, QWidget], RoundPage]] = {
    View.SHEET: SheetPage,
    View.SLIPS: SlipsPage,
}


class ResultsPages(QStackedWidget):
    """The pages of one pane.

    Attributes:
        grid: the page that is always there.

    Signals:
        echo, refused: what happened, and why something did not.
        round_changed: the page shown is in this round now.
        player_selected: on the page shown the cursor is with this player now.
        find_asked, replace_asked: keys and menus that others answer.
        filter_changed: whether the sheet hides finished boards now.
        made: a page is there for the first time.
    """

    echo = Signal(str)
    refused = Signal(str)
    round_changed = Signal(int)
    player_selected = Signal(int)
    find_asked = Signal()
    replace_asked = Signal()
    filter_changed = Signal(bool)
    made = Signal(RoundPage)

    def __init__(
        self, document: Document, choices: PaneChoices, check: SlipCheck, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._document, self._choices, self._check = document, choices, check
        self._compact = False
        self._pages: dict[View, RoundPage] = {}
        self.grid = GridPage(document, choices, self)
        self._add(View.GRID, self.grid)

    @property
    def page(self) -> RoundPage:
        """The page that is shown."""
        page = self.currentWidget()
        assert isinstance(page, RoundPage)
        return page

    @property
    def shown(self) -> View:
        """Which view is shown."""
        return next(view for view, page in self._pages.items() if page is self.page)

    def show_view(self, view: View) -> None:
        """Show another view, in the same round and with the same player.

        A sheet in which nothing has a result yet is keyed from its first board on, whoever was
        meant elsewhere.
        """
        number, player = self.page.current_round(), self.page.current_player()
        page = self._page(view)
        if number and page is not self.page:
            self.setCurrentWidget(page)
            page.show_round(number)
            if isinstance(page, SheetPage) and not self._has_result(number):
                page.view.go_to_start()
            elif player is not None:
                page.select_player(player)
        self.setCurrentWidget(page)

    def _has_result(self, number: int) -> bool:
        return self._document.section.rounds[number - 1].has_result

    def set_compact(self, compact: bool) -> None:
        """Show rows of one line, or of two."""
        self._compact = compact
        for page in self._pages.values():
            page.set_compact(compact)

    def show_keys(self) -> None:
        """Write the keys of the chosen key map at the foot."""
        for page in self._pages.values():
            page.show_keys()

    def _page(self, view: View) -> RoundPage:
        if view not in self._pages:
            page = _MADE[view](self._document, self._choices, self)
            page.check_with(self._check)
            self._add(view, page)
            self.made.emit(page)
        return self._pages[view]

    def _add(self, view: View, page: RoundPage) -> None:
        self._pages[view] = page
        self.addWidget(page)
        page.set_compact(self._compact)
        page.echo.connect(self.echo)
        page.refused.connect(self.refused)
        page.find_asked.connect(self.find_asked)
        page.replace_asked.connect(self.replace_asked)
        page.round_changed.connect(lambda number: self._tell_round(page, number))
        page.player_selected.connect(lambda no: self._tell_player(page, no))
        if isinstance(page, SheetPage):
            page.filter_changed.connect(self.filter_changed)

    def _tell_round(self, page: RoundPage, number: int) -> None:
        if page is self.page:
            self.round_changed.emit(number)

    def _tell_player(self, page: RoundPage, no: int) -> None:
        if page is self.page:
            self.player_selected.emit(no)
