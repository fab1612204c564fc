"""The open event: sections, results and standings side by side, problems of its file.

Where the window is too narrow for both, the standings are a tab of the results; where it is
low, the rows are one line. Until somebody moves the splitter, the results give way where the
standings would have to be scrolled sideways. Neither pane knows the other or the window.
"""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QTabBar, QVBoxLayout, QWidget

from arbiter_app.core.errors import Problem
from arbiter_app.core.history import Event
from arbiter_app.ui.document import Document
from arbiter_app.ui.problems_panel import ProblemsPanel
from arbiter_app.ui.results_pane import ResultsPane
from arbiter_app.ui.section_bar import SectionBar
from arbiter_app.ui.settings import Rows, Settings, Ties
from arbiter_app.ui.standings_pane import StandingsPane

_SHARE = 590
"""Of the width, in thousandths, what the results have at first."""


class WorkArea(QWidget):
    """What the window shows while an event is open.

    Attributes:
        results, standings: the two panes.

    Signals:
        player_selected: start number of the player that either pane shows.
    """

    player_selected = Signal(int)

    def __init__(
        self, document: Document, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._document, self._settings = document, settings
        self.results = ResultsPane(document, settings, self)
        self.standings = StandingsPane(document, self)
        self.standings.model.set_spread(settings.ties is Ties.SPREAD)
        self._problems = ProblemsPanel(self)
        self._problems.hide()
        self._tabs = QTabBar(self)
        self._tabs.addTab(self.tr("Results"))
        self._tabs.addTab(self.tr("Standings"))
        self._tabs.setExpanding(False)
        self._tabs.setDrawBase(False)
        self._tabs.currentChanged.connect(self._show_panes)
        self._splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self._splitter.setChildrenCollapsible(False)
        for at, share in enumerate((_SHARE, 1000 - _SHARE)):
            self._splitter.addWidget((self.results, self.standings)[at])
            self._splitter.setStretchFactor(at, share)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 0)
        layout.setSpacing(4)
        sections = SectionBar(document, self, self.results.busy)
        for part in (sections, self._tabs, self._splitter, self._problems):
            layout.addWidget(part, 1 if part is self._splitter else 0)
        self._link_selections()
        self._problems.chosen.connect(self._show_problem)
        self._problems.closed.connect(self.show_results)
        self._splitter.setSizes([_SHARE, 1000 - _SHARE])
        kept = settings.layout("panes")
        self._places, self._by_hand = kept or self._splitter.saveState(), not kept.isEmpty()
        self._shape: tuple[object, ...] = ()
        self._splitter.splitterMoved.connect(self._note_moved)
        document.changed.connect(self._follow_shape)
        self.fit(narrow=False, low=False)

    def fit(self, *, narrow: bool, low: bool) -> None:
        """Suit a window that has no room for both panes, or not for rows of two lines."""
        before = self._narrow()
        if narrow and not before:
            self._places = self._splitter.saveState()
        self._tabs.setVisible(narrow)
        self._show_panes()
        if before and not narrow:
            # A pane that was hidden comes back without any width.
            self._splitter.restoreState(self._places)
        rows = self._settings.rows
        compact = low if rows is Rows.AUTO else rows is Rows.ONE_LINE
        self.results.set_compact(compact)
        self.standings.set_compact(compact)
        self._share_width()

    def keep_layout(self) -> None:
        """Keep the places of the splitter for the next start, where somebody chose them."""
        places = self._places if self._narrow() else self._splitter.saveState()
        if self._by_hand:
            self._settings.keep_layout("panes", places)

    def show_problems(self, problems: tuple[Problem, ...]) -> None:
        """List what the reader of the file found."""
        self._problems.show_problems(problems)

    def show_results(self) -> None:
        """Bring the results to the front and the keys to them."""
        self._tabs.setCurrentIndex(0)
        self.results.setFocus()

    def show_standings(self) -> None:
        """Bring the standings to the front and the keys to them."""
        self._tabs.setCurrentIndex(1)
        self.standings.setFocus()

    def show_player(self, player: int) -> None:
        """Show a player in both panes, as if the person had gone to him."""
        self.results.select_player(player)
        self.standings.show_player(player)
        self.player_selected.emit(player)

    def show_change(self, event: Event) -> None:
        """Show what undo or redo has changed."""
        self.show_results()
        self.results.show_change(event)

    def next_pane(self, *outside: QWidget) -> None:
        """Give the keys to the next pane that can take them; some are *outside*, in the window."""
        panes = [self.results, self.standings, self._problems, *outside]
        ways: list[Callable[[], None]] = [
            self.show_results,
            self.show_standings,
            lambda: self._problems.setFocus(),
            *[pane.setFocus for pane in outside],
        ]
        now = next((at for at, pane in enumerate(panes) if holds_focus(pane)), -1)
        for step in range(1, len(panes) + 1):
            at = (now + step) % len(panes)
            ways[at]()
            if holds_focus(panes[at]):
                return

    def pane_with_keys(self) -> ResultsPane | StandingsPane:
        """The pane of these two that has the keys, else the results."""
        return self.standings if holds_focus(self.standings) else self.results

    def _note_moved(self) -> None:
        self._by_hand = True

    def _follow_shape(self) -> None:
        """Share the width anew for other columns, but never while results are typed."""
        section = self._document.section
        shape = (section.name, section.rules.tie_breaks, len(section.rounds))
        if shape != self._shape:
            self._shape = shape
            self._share_width()

    def _share_width(self) -> None:
        if self._by_hand or self._narrow():
            return
        whole = self._splitter.width() - self._splitter.handleWidth()
        usual = whole * (1000 - _SHARE) // 1000
        spare = whole - self.results.view.needed_width()
        # Where not all rounds are in sight anyhow, one more that is not costs little.
        most = spare if spare >= usual else whole // 2
        words, codes = self.standings.view.needed_widths()
        wide = max(usual, words if words <= most else min(codes, most))
        self._splitter.setSizes([whole - wide, wide])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width."""
        super().resizeEvent(event)
        self._share_width()

    def _narrow(self) -> bool:
        return self._tabs.isVisibleTo(self)

    def _show_panes(self) -> None:
        shown = self._tabs.currentIndex()
        for at, pane in enumerate((self.results, self.standings)):
            pane.setVisible(not self._narrow() or shown == at)

    def _link_selections(self) -> None:
        self.results.player_selected.connect(self._show_in_standings)
        self.standings.player_selected.connect(self.results.select_player)
        for pane in (self.results, self.standings):
            pane.player_selected.connect(self.player_selected)

    def _show_in_standings(self, no: int) -> None:
        # His points beside the slip would tell the result that is to be keyed again.
        if not self.results.blind:
            self.standings.select_player(no)

    def _show_problem(self, problem: Problem) -> None:
        names = [section.name for section in self._document.tournament.sections]
        if problem.section in names:
            self._document.show_section(names.index(problem.section))
        self.show_results()
        if problem.player is not None:
            self.results.select_player(problem.player)
        if problem.round is not None:
            self.results.go_to_round(problem.round)


def holds_focus(pane: QWidget) -> bool:
    """Whether a pane, or something in it, has the keys."""
    holder = pane.window().focusWidget()
    # A hidden widget may be kept for when it is shown.
    if holder is None or not holder.isVisible():
        return False
    return holder is pane or pane.isAncestorOf(holder)
