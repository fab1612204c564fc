"""The window: menus, tool bar, start page or work area, status line.

It joins the parts: what a pane reports is shown here, what a menu asks is handed on. Nothing
is computed here.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, QTime, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from arbiter_app.ui.actions import Actions
from arbiter_app.ui.document import EMPTY, Document
from arbiter_app.ui.event_files import EventFiles
from arbiter_app.ui.journal_keeper import JournalKeeper
from arbiter_app.ui.notice_bar import Notice, NoticeBar
from arbiter_app.ui.questions import Questions
from arbiter_app.ui.settings import Settings
from arbiter_app.ui.start_page import StartPage
from arbiter_app.ui.status_line import StatusLine
from arbiter_app.ui.window_commands import WindowCommands

if TYPE_CHECKING:
    from arbiter_app.ui.desk import Desk
    from arbiter_app.ui.work_area import WorkArea

_NARROW = 1100
_LOW = 800
_LEAST = QSize(640, 400)
_USUAL = QSize(1360, 860)
_FRAME = QSize(16, 48)
"""Room for the frame that the system puts round the window."""


class MainWindow(QMainWindow):
    """The one window of the program.

    Attributes:
        document, settings, questions: what is open, the person's choices, what to ask him.
        files, commands: what the menus do.
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
        self.commands = WindowCommands(self)
        self._desk: Desk | None = None
        self._on_disk: QTime | None = None
        self._start, self._stack = StartPage(self), QStackedWidget(self)
        self.notices, self.status = NoticeBar(self), StatusLine(self)
        self.menu = Actions(self)
        self._build()
        self._connect()
        if not self.restoreGeometry(settings.layout("window")):
            self.resize(_USUAL.boundedTo(self.screen().availableSize() - _FRAME))
        self._show_event()

    @property
    def desk(self) -> "Desk":
        """What needs an event; built when the first is opened."""
        if self._desk is None:
            from arbiter_app.ui.desk import Desk

            self._desk = Desk(self)
            self._desk.player_changed.connect(self._show_state)
            self._stack.addWidget(self._desk.area)
            self.addToolBar(self._desk.bar)
            self._desk.why.place()
        return self._desk

    @property
    def area(self) -> "WorkArea":
        """The panes of the open event."""
        return self.desk.area

    @property
    def has_event(self) -> bool:
        """Whether an event is open."""
        return self.document.tournament is not EMPTY

    def finish_typing(self) -> bool:
        """Enter what is being typed into a cell; False where it is refused or asks first."""
        return self._desk is None or not self.has_event or self._desk.area.results.finish()

    def fit(self) -> None:
        """Suit the parts to the window's size."""
        if self._desk is not None:
            self._desk.area.fit(narrow=self._narrow, low=self.height() < _LOW)
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
        self.setStatusBar(self.status)

    def _connect(self) -> None:
        self._start.new_asked.connect(self.commands.new_event)
        self._start.open_asked.connect(lambda: self.files.open())
        self._start.sample_asked.connect(self.files.open_sample)
        self._start.file_asked.connect(self.files.open)
        self.notices.left.connect(self._take_keys_back)
        self.document.changed.connect(self._sync)
        self.document.turned_away.connect(self._say_read_only)
        # The stack counts an edit only after the edit has told what it changed.
        self.document.undo_stack.indexChanged.connect(self._show_state)
        self._keeper.on_disk.connect(self._note_on_disk)
        self.files.may_leave = self._may_leave
        self.files.opened.connect(self._show_event)
        self.files.notice.connect(self.tell)
        self.files.copy.changed.connect(self._sync)
        self.files.settled.connect(self.notices.take_back)
        self.files.echo.connect(self.status.echo)

    def _show_event(self) -> None:
        """Show the event just opened, or the start page without one."""
        self._on_disk = None
        self.status.echo("")
        if self.has_event:
            self._stack.setCurrentWidget(self.desk.area)
            self.fit()
            self.desk.begin()
        else:
            self.notices.clear()
            self._start.show_recent(self.settings.recent)
            self._stack.setCurrentWidget(self._start)
        if self._desk is not None:
            self._desk.bar.setVisible(self.has_event)
            self._desk.why.start(event=self.has_event, low=self.height() < _LOW)
        self._sync()

    def _take_keys_back(self) -> None:
        if self.has_event:
            self.area.show_results()

    def _sync(self) -> None:
        """Follow the document: title, menus, facts."""
        if self.document.path is not None and not self.document.modified:
            self._on_disk = self._on_disk or QTime.currentTime()
        elif not self._keeper.settled:
            self._on_disk = None
        self.setWindowTitle(self._title())
        self.setWindowModified(self.has_event and self.document.modified)
        self._show_state()
        self._show_facts()

    def _show_state(self) -> None:
        chosen = self._desk.chosen if self._desk else None
        self.menu.show_state(self.document, chosen, open_event=self.has_event)

    def _title(self) -> str:
        if not self.has_event:
            return "Arbiter[*]"
        names = (self.document.tournament.name, self.document.section.name)
        # A name may hold Qt's own mark for "modified".
        said = " – ".join(name.replace("[*]", "[*][*]") for name in names if name)
        said = said or self.tr("Event")
        if self.document.read_only:
            said = self.tr("{0} (read-only)").format(said)
        # The program last: Qt adds it once more where a title does not end with it.
        return f"{said}[*] – Arbiter"

    def _say_read_only(self) -> None:
        self.status.insist(
            self.tr(
                "Nothing can be changed here, because somebody else has the file open; save a copy "
                "first (Ctrl+Shift+S)."
            )
        )

    @property
    def _narrow(self) -> bool:
        return self.width() < _NARROW

    def _show_facts(self) -> None:
        if not self.has_event:
            self.status.show_facts([])
            return
        facts = [] if self._narrow else self.desk.facts()
        self.status.show_facts(facts, self.desk.safety(self._on_disk))

    def _note_on_disk(self) -> None:
        self._on_disk = QTime.currentTime()
        self._show_facts()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Suit the parts to the new size."""
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        """Look at the file again when the window is looked at again."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            # A question must not be asked in the middle of this event.
            QTimer.singleShot(0, self, self._look_again)

    def _look_again(self) -> None:
        if self.isVisible() and QApplication.activeModalWidget() is None:
            self.files.look_again()

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
            QTimer.singleShot(0, self, lambda: self._open_first(dropped))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Bring the event to safety, or stay, also where that fails unexpectedly."""
        event.ignore()
        if not self.files.leave():
            return
        event.accept()
        self._keeper.end()
        self.files.access.release()
        self.settings.keep_layout("window", self.saveGeometry())
        if self._desk is not None:
            self._desk.area.keep_layout()
            self._desk.why.keep_layout()

    def _may_leave(self) -> bool:
        """Whether nothing typed, and no question about it, would be lost with the event."""
        return self._desk is None or not self.has_event or not self._desk.area.results.busy()

    def _open_first(self, dropped: list[str]) -> None:
        """Open one of the files dropped: a window has room for one."""
        self.files.open(Path(dropped[0]))
        if len(dropped) > 1:
            one = self.tr("Of the %n files dropped only “{0}” was looked at.", "", len(dropped))
            self.status.refuse(one.format(Path(dropped[0]).name))
