"""What the window has only while an event is open: panes, tool bar, commands about the event.

It is loaded and built with the first event: the empty window is there sooner without.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTime, QTimer, Signal

from arbiter_app.core.problems import check
from arbiter_app.core.progress import open_so_far
from arbiter_app.core.tiebreaks import cumulative_of
from arbiter_app.core.tournament import Player
from arbiter_app.labels import tie_breaks
from arbiter_app.labels.problems import problem
from arbiter_app.ui.lots_commands import LotsCommands
from arbiter_app.ui.notice_bar import Notice
from arbiter_app.ui.player_commands import PlayerCommands
from arbiter_app.ui.round_commands import RoundCommands
from arbiter_app.ui.standings_heads import StandingsHeads
from arbiter_app.ui.tool_bar import ToolBar
from arbiter_app.ui.why_dock import WhyDock
from arbiter_app.ui.words import translate
from arbiter_app.ui.work_area import WorkArea

if TYPE_CHECKING:
    from arbiter_app.ui.main_window import MainWindow

_CHOSEN = "no-tie-breaks"
"""The problem of a file that names no tie-breaks: some were chosen for it."""


class Desk(QObject):
    """The parts of the window that need an event, joined to each other and to the window.

    Attributes:
        area, bar, why: the panes, the tool bar and the dock that explains a place.
        heads: what is asked about the standings' columns.
        players, rounds, lots: what those menus and commands do.

    Signals:
        player_changed: another player, or none, is the chosen one.
    """

    player_changed = Signal()

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window, self._document = window, window.document
        self.area = WorkArea(self._document, window.settings, window)
        menu = window.menu
        self.bar = ToolBar(menu["undo"], menu["redo"], menu["print-round"], window)
        others = [window.menu[name] for name in ("why", "tie-breaks", "copy-picture")]
        self.heads = StandingsHeads(self.area.standings, others, self)
        self.why = WhyDock(self.area.standings, window.settings, window)
        self.players = PlayerCommands(self._document, window)
        self.rounds = RoundCommands(self._document, window)
        self.lots = LotsCommands(self._document, window)
        panel = self.why.panel
        commands = (self.players, self.rounds, self.lots)
        for speaker in (self.area.results, self.area.standings, *commands, panel):
            speaker.echo.connect(window.status.echo)
            speaker.refused.connect(window.status.refuse)
        self.bar.selector.chosen.connect(window.commands.go_to_round)
        self.bar.badge.clicked.connect(window.commands.next_playing)
        self.area.results.round_changed.connect(self._change_round)
        self.area.results.replace_asked.connect(window.commands.replace_player)
        self.area.results.check.changed.connect(self._name_check)
        self.heads.help_asked.connect(window.commands.show_page)
        self.area.player_selected.connect(self._choose)
        self.area.standings.view.pair_selected.connect(self._compare)
        panel.player_chosen.connect(self.area.show_player)
        self.why.closed.connect(self.area.show_results)
        self.why.print_asked.connect(window.commands.print_why)
        self.players.renumbered.connect(self.area.results.select_player)
        self.players.renumbered.connect(self.area.standings.select_player)
        self.players.renumbered.connect(self._choose)
        self._document.changed.connect(self.show_round)

    @property
    def chosen(self) -> Player | None:
        """The player that the panes show."""
        return self.players.chosen

    def begin(self) -> None:
        """Start with an event that was just opened."""
        self._show_problems()
        self.area.show_results()
        no = self.area.results.current_player() or 0
        self.area.standings.select_player(no)
        self._choose(no)
        self.show_round()

    def show_round(self) -> None:
        """Show in the tool bar where the grid is, and what is open."""
        # Without players the grid has no cursor, and so no round.
        self.bar.show_round(self._document.section, self.area.results.current_round() or 1)

    def facts(self) -> list[str]:
        """Say how things stand: what is playing, the form of cumulative, if there is no file."""
        named = self._document.path is not None
        told = (
            self._playing(),
            self._form(),
            "" if named else self.tr("no file yet"),
            self._copy(),
        )
        return [one for one in told if one]

    def safety(self, on_disk: QTime | None) -> str:
        """Say since when all that was typed is on the disk, in a file or in the journal."""
        if self._document.read_only:
            return self.tr("read-only")
        named = self._document.path is not None
        if on_disk is None:
            return self.tr("not on disk yet") if named else self.tr("not kept yet")
        words = self.tr("on disk {0}") if named else self.tr("kept {0}")
        return words.format(on_disk.toString("HH:mm:ss"))

    def _copy(self) -> str:
        copy = self._window.files.copy
        if copy.folder is None:
            return ""
        words = self.tr("no copy on {0}") if copy.failed else self.tr("copy on {0}")
        return words.format(copy.folder.name or str(copy.folder))

    def _playing(self) -> str:
        count = open_so_far(self._document.section)
        return self.tr("%n still playing", "", count) if count else ""

    def _form(self) -> str:
        form = cumulative_of(self._document.section.rules.tie_breaks)
        return tie_breaks.name(form, translate) if form else ""

    def _show_problems(self) -> None:
        """Show what a file leaves open: what was chosen for it, what is doubtful."""
        window = self._window
        problems = (*window.files.problems, *check(self._document.tournament))
        self.area.show_problems(tuple(one for one in problems if one.code != _CHOSEN))
        window.notices.take_back(_CHOSEN)
        for one in problems:
            if one.code == _CHOSEN:
                act = window.commands.tie_breaks
                window.tell(Notice(_CHOSEN, problem(one, translate), self.tr("Change…"), act))

    def _change_round(self) -> None:
        self.show_round()
        # Not now: the key that changed the round is still on its way.
        QTimer.singleShot(0, self._window.files.save_by_itself)

    def _name_check(self) -> None:
        going = self.area.results.check.check is not None
        self._window.menu.show_checking(going=going)

    def _compare(self) -> None:
        """Compare the two players selected, or say how to."""
        if self.why.isVisible():
            self.why.compare_selected()
        else:
            self._window.status.echo(self.tr("Two players are selected: F9 says what parts them"))

    def _choose(self, no: int) -> None:
        self.players.choose(no)
        # A place would tell the result that is to be keyed again.
        if not self.area.results.blind:
            self.why.panel.show_player(no)
        self.player_changed.emit()
