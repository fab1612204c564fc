"""The window: menus, tool bar, start page or work area, status line.

It joins the parts: what a pane reports is shown here, what a menu asks is handed on. Nothing
is computed here.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, QTime, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from arbiter_app.core.progress import open_so_far
from arbiter_app.core.tiebreaks import CUMULATIVE
from arbiter_app.labels import tie_breaks
from arbiter_app.ui.actions import Actions
from arbiter_app.ui.document import EMPTY, Document
from arbiter_app.ui.event_files import EventFiles
from arbiter_app.ui.journal_keeper import JournalKeeper
from arbiter_app.ui.notice_bar import Notice, NoticeBar
from arbiter_app.ui.player_commands import PlayerCommands
from arbiter_app.ui.questions import Questions
from arbiter_app.ui.round_commands import RoundCommands
from arbiter_app.ui.settings import Settings
from arbiter_app.ui.start_page import StartPage
from arbiter_app.ui.status_line import StatusLine
from arbiter_app.ui.tool_bar import ToolBar
from arbiter_app.ui.window_commands import WindowCommands
from arbiter_app.ui.words import translate

if TYPE_CHECKING:
    from arbiter_app.ui.work_area import WorkArea

_NARROW = 1100
_LOW = 800
_CHOSEN = "no-tie-breaks"
"""The problem of a file that names no tie-breaks: some were chosen for it."""

_LEAST = QSize(640, 400)
_USUAL = QSize(1360, 860)


class MainWindow(QMainWindow):
    """The one window of the program.

    Attributes:
        document, settings, questions: what is open, the person's choices, what to ask him.
        files, players, rounds, commands: what the menus do.
        menu: the menus' entries, by name.
        notices: the bar for what the arbiter should know.
        status: the line at the foot.
    """

    def __init__(self, settings: Settings, journals: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.document = Document(self)
        # First of all that listen: whatever a view does, the edit is recorded.
        self._keeper = JournalKeeper(self.document, journals, self)
        self.questions = Questions(self)
        self.files = EventFiles(self.document, settings, self.questions, self._keeper, self)
        self.players = PlayerCommands(self.document, self)
        self.rounds = RoundCommands(self.document, self)
        self.commands = WindowCommands(self)
        self._area: WorkArea | None = None
        self._on_disk: QTime | None = None
        self._start, self._stack = StartPage(self), QStackedWidget(self)
        self.notices, self.status = NoticeBar(self), StatusLine(self)
        self.menu = Actions(self)
        self._bar = ToolBar(self.menu["undo"], self.menu["redo"], self)
        self._build()
        self._connect()
        if not self.restoreGeometry(settings.layout("window")):
            self.resize(_USUAL.boundedTo(self.screen().availableSize()))
        self._show_event()

    @property
    def area(self) -> "WorkArea":
        """The panes; built when the first event is opened."""
        if self._area is None:
            # Not before: the empty window is there sooner without.
            from arbiter_app.ui.work_area import WorkArea

            self._area = WorkArea(self.document, self.settings, self)
            self._stack.addWidget(self._area)
            self._connect_area(self._area)
        return self._area

    @property
    def has_event(self) -> bool:
        """Whether an event is open."""
        return self.document.tournament is not EMPTY

    def fit(self) -> None:
        """Suit the parts to the window's size."""
        if self._area is not None:
            self._area.fit(narrow=self.width() < _NARROW, low=self.height() < _LOW)
        self._show_facts()

    def tell(self, notice: Notice) -> None:
        """Show a notice, to screen readers too."""
        self.notices.show_notice(notice)
        self.status.announce(notice.text)

    def _build(self) -> None:
        self.setAcceptDrops(True)
        self.setMinimumSize(_LEAST)
        self._stack.addWidget(self._start)
        inside = QWidget(self)
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.notices)
        layout.addWidget(self._stack, 1)
        self.setCentralWidget(inside)
        self.addToolBar(self._bar)
        self.setStatusBar(self.status)

    def _connect(self) -> None:
        self._start.new_asked.connect(self.commands.new_event)
        self._start.open_asked.connect(lambda: self.files.open())
        self._start.sample_asked.connect(self.files.open_sample)
        self._start.file_asked.connect(self.files.open)
        self.document.changed.connect(self._sync)
        self._keeper.on_disk.connect(self._note_on_disk)
        self.files.opened.connect(self._show_event)
        self.files.notice.connect(self.tell)
        self.files.settled.connect(self.notices.take_back)
        for speaker in (self.files.echo, self.players.done, self.rounds.done):
            speaker.connect(self.status.echo)
        for refusing in (self.players.refused, self.rounds.refused):
            refusing.connect(self.status.refuse)
        self._bar.selector.chosen.connect(self.commands.go_to_round)
        self._bar.badge.clicked.connect(self.commands.next_playing)

    def _connect_area(self, area: "WorkArea") -> None:
        for pane in (area.results, area.standings):
            pane.echo.connect(self.status.echo)
            pane.refused.connect(self.status.refuse)
        area.results.round_changed.connect(self._change_round)
        area.player_selected.connect(self._choose_player)

    def _show_event(self) -> None:
        """Show the event just opened, or the start page without one."""
        self._bar.setVisible(self.has_event)
        self.status.echo("")
        if self.has_event:
            self._stack.setCurrentWidget(self.area)
            self.fit()
            self._show_problems()
            self.area.show_results()
            self.players.choose(self.area.results.current_player() or 0)
            self.area.standings.select_player(self.players.chosen_no)
        else:
            self.notices.clear()
            self._start.show_recent(self.settings.recent)
            self._stack.setCurrentWidget(self._start)
        self._sync()

    def _show_problems(self) -> None:
        """Show what an imported file leaves open: what was chosen for him, what is doubtful."""
        problems = self.files.problems
        chosen = [one for one in problems if one.code == _CHOSEN]
        self.area.show_problems(tuple(one for one in problems if one.code != _CHOSEN))
        self.notices.take_back(_CHOSEN)
        for one in chosen:
            from arbiter_app.labels.problems import problem

            settings = self.commands.event_settings
            self.tell(Notice(_CHOSEN, problem(one, translate), self.tr("Change…"), settings))

    def _sync(self) -> None:
        """Follow the document: title, menus, tool bar, facts."""
        document = self.document
        self._on_disk = self._on_disk if self._keeper.settled else None
        self.setWindowTitle(self._title())
        self.setWindowModified(self.has_event and document.modified)
        chosen = self.players.chosen
        self.menu.show_state(document, chosen, open_event=self.has_event)
        if self._area is not None:
            self._bar.show_round(document.section, self._area.results.current_round())
        self._show_facts()

    def _title(self) -> str:
        if not self.has_event:
            return "Arbiter[*]"
        names = (self.document.tournament.name, self.document.section.name, "Arbiter")
        # A name may hold Qt's own mark for "modified".
        said = [name.replace("[*]", "[*][*]") for name in names if name]
        return f"{' – '.join(said)}[*]"

    def _show_facts(self) -> None:
        if not self.has_event:
            self.status.show_facts([])
            return
        facts = []
        if self.width() >= _NARROW:
            facts = [self._playing_fact(), self._form_fact()]
        facts.append(
            self.tr("on disk {0}").format(self._on_disk.toString("HH:mm:ss"))
            if self._on_disk
            else self.tr("not on disk yet")
        )
        self.status.show_facts([fact for fact in facts if fact])

    def _playing_fact(self) -> str:
        count = open_so_far(self.document.section)
        return self.tr("{0} still playing").format(count) if count else ""

    def _form_fact(self) -> str:
        codes = self.document.section.rules.tie_breaks
        form = next((code for code in codes if code in CUMULATIVE), None)
        return tie_breaks.name(form, translate) if form else ""

    def _note_on_disk(self) -> None:
        self._on_disk = QTime.currentTime()
        self._show_facts()

    def _change_round(self, round_number: int) -> None:
        self._bar.show_round(self.document.section, round_number)
        # Not now: the key that changed the round is still on its way.
        QTimer.singleShot(0, self.files.save_by_itself)

    def _choose_player(self, no: int) -> None:
        self.players.choose(no)
        self.menu.show_state(self.document, self.players.chosen, open_event=self.has_event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Suit the parts to the new size."""
        super().resizeEvent(event)
        self.fit()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the first file dropped."""
        dropped = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if dropped:
            event.acceptProposedAction()
            # The other program waits until the drop is over.
            QTimer.singleShot(0, lambda: self.files.open(Path(dropped[0])))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Bring the event to safety, or stay."""
        if not self.files.leave():
            event.ignore()
            return
        self._keeper.end()
        self.settings.keep_layout("window", self.saveGeometry())
        if self._area is not None:
            self._area.keep_layout()
        event.accept()
