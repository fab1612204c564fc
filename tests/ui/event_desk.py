"""An event's files with all that is around them, and answers to what is asked."""

from PySide6.QtCore import QObject

from arbiter_app.core.entries import enter_cell
from arbiter_app.store import schema
from arbiter_app.ui.document import Document
from arbiter_app.ui.event_files import EventFiles
from arbiter_app.ui.journal_keeper import JournalKeeper
from arbiter_app.ui.settings import Settings
from tests.ui.events import FIRST, event, section

LAKESIDE = event(section(FIRST))
PAIRED = event(section("1:4w 2:5w 3:6w"))


class Asked(QObject):
    """Answers questions as the test says; an unexpected one fails."""

    def __init__(self):
        super().__init__()
        self.answers = {}
        self.questions = []

    def __getattr__(self, name):
        def ask(*about):
            self.questions.append((name, *about))
            return self.answers[name]

        return ask


class Desk:
    """An event's files with all that is around them."""

    def __init__(self, tmp_path):
        self.folder, self.journals = tmp_path, tmp_path / "journals"
        self.document = Document(clock=lambda: "2026-11-29T14:02:31")
        self.settings = Settings.at(tmp_path / "arbiter.ini")
        self.asked = Asked()
        self.keeper = JournalKeeper(self.document, self.journals)
        self.files = EventFiles(self.document, self.settings, self.asked, self.keeper)
        self.notices, self.echoes, self.settled = [], [], []
        self.files.notice.connect(self.notices.append)
        self.files.echo.connect(self.echoes.append)
        self.files.settled.connect(self.settled.append)

    def saved(self, tournament=LAKESIDE, name="lakeside.arbiter"):
        path = self.folder / name
        path.write_bytes(schema.dump(tournament))
        return path

    def opened(self, tournament=PAIRED, name="lakeside.arbiter"):
        path = self.saved(tournament, name)
        self.files.open(path)
        assert self.document.tournament == tournament
        return path

    def type(self, text, player=1, round_number=1):
        after = enter_cell(self.document.section, player, round_number, text)
        self.document.apply_section(after, "result")

    def on_disk(self, path):
        return schema.load(path.read_bytes()).tournament
