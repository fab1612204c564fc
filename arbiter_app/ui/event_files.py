"""The file of the open event: opened, saved by itself, and left without losing anything.

An event that has a name saves itself at each round change, after twenty seconds of rest, and
when it is left. One without (new, sample, imported) is asked about when it is left. Whatever
happens in between is in the journal.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, QTimer, Signal

from arbiter_app import paths
from arbiter_app.core.errors import Problem
from arbiter_app.core.history import History
from arbiter_app.core.tournament import Tournament
from arbiter_app.store.errors import ChangedOnDisk, FileError
from arbiter_app.ui.document import EMPTY, Document
from arbiter_app.ui.event_reader import EventReader
from arbiter_app.ui.file_access import UNLOCKED, Claim, FileAccess
from arbiter_app.ui.file_notices import FileNotices
from arbiter_app.ui.file_watch import FileWatch, Found
from arbiter_app.ui.file_words import why
from arbiter_app.ui.journal_keeper import JournalKeeper
from arbiter_app.ui.notice_bar import Notice
from arbiter_app.ui.questions import OWN_SUFFIXES, TRF_SUFFIX, Answer, Questions
from arbiter_app.ui.report_export import ReportExport
from arbiter_app.ui.second_copy import SecondCopy
from arbiter_app.ui.settings import Settings

if TYPE_CHECKING:
    from arbiter_app.reading import Read
    from arbiter_app.store.recovery import Recovered

_REST = 20_000
_OF_ONE_EVENT = ("refused", "unsaved", "left-out", "journal", "put-off", "read-only")
"""The notices that mean nothing any more once another event is open."""

_NOT_IN_NAMES = '<>:"/\\|?*'


class EventFiles(QObject):
    """Opens and saves for one window.

    Attributes:
        problems: what the reader of an imported file found doubtful.
        access: who may write the open event's file.
        copy: the second copy of each save.
        may_leave: whether the window has nothing half typed, which would be lost.

    Signals:
        opened: another event, or none, is shown.
        echo: what was done, in one sentence.
        notice: something the arbiter should know.
        settled: the key of a notice that no longer holds.
    """

    opened = Signal()
    echo = Signal(str)
    notice = Signal(Notice)
    settled = Signal(str)

    def __init__(
        self,
        document: Document,
        settings: Settings,
        questions: Questions,
        keeper: JournalKeeper,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._document, self._settings = document, settings
        self._questions, self._keeper = questions, keeper
        self._tell = FileNotices(self.save, self.save_as, self)
        self._reader = EventReader(settings, questions, self)
        self._export = ReportExport(document, self)
        self.access = FileAccess(questions, self)
        self.copy = SecondCopy(document, settings, questions, self)
        self._watch = FileWatch(document, self)
        self.may_leave: Callable[[], bool] = lambda: True
        self._proposed: Path | None = None
        self.problems: tuple[Problem, ...] = ()
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self.save_by_itself)
        self._tell.notice.connect(self.notice)
        self._reader.notice.connect(self.notice)
        self._export.notice.connect(self.notice)
        self.copy.notice.connect(self.notice)
        self.copy.echo.connect(self.echo)
        self.copy.settled.connect(self.settled)
        self._export.echo.connect(self.echo)
        document.changed.connect(self._wait_for_rest)
        keeper.failed.connect(self._tell.no_journal)
        keeper.on_disk.connect(lambda: self.settled.emit("journal"))

    def show_new(self, tournament: Tournament) -> None:
        """Show an event that was just made up."""
        if self.leave():
            self._show(tournament, saved=False)

    def open(self, path: Path | None = None) -> None:
        """Open a file; without one, ask which. A refused one leaves the open event alone."""
        path = path or self._questions.file_to_open(self._settings.folder)
        if path is None:
            return
        path = path.absolute()
        again = path == self._document.path
        if again and not self._document.read_only:
            self.echo.emit(self.tr("“{0}” is open already.").format(path.name))
            return
        found = self._reader.read(path)
        if found is None:
            return
        tournament = self._reader.decided(found)
        if tournament is None or not self.leave():
            return
        if found.digest is None:
            # A foreign file: nothing is lost by leaving it before an edit is made.
            self._show(tournament, proposed=path.with_suffix(OWN_SUFFIXES[0]), found=found)
        elif (claim := self.access.claim(path, again=again)) is None:
            return
        else:
            self._show(tournament, found.history, path, found.digest, found=found, claim=claim)
        self._settings.remember_file(path)

    def open_sample(self) -> None:
        """Open the bundled sample as a new event without a name."""
        found = self._reader.read(paths.resources() / "samples" / "lakeside.arbiter")
        if found and self.leave():
            self._show(found.tournament)

    def recover(self, left: "Recovered") -> bool:
        """Open what a killed program left unsaved; True where it is in a journal anew."""
        claim = self.access.claim_recovered(left.path) if left.path else UNLOCKED
        if claim.holder is None:
            self._show(
                left.tournament, left.history, left.path, left.digest, saved=False, claim=claim
            )
        else:
            # Its file is somebody else's by now: what came back gets one of its own.
            self._show(left.tournament, left.history, saved=False, proposed=left.path)
            self._tell.without_file(left.path, claim.holder)
        return self._keeper.recording

    def put_off(self, path: Path) -> None:
        """Say that a file was not opened because another event came first, and offer it."""
        if path.absolute() != self._document.path:
            told = self.tr("“{0}” was not opened yet: first look at the event that came back.")
            act = partial(self.open, path)
            self.notice.emit(Notice("put-off", told.format(path.name), self.tr("Open it"), act))

    def close(self) -> None:
        """Go back to the start page."""
        if self.leave():
            self._show(EMPTY)

    def save(self) -> bool:
        """Save under the name there is, or ask for one; False where it is not saved."""
        path = self._document.path
        if path is None or self._document.read_only:
            return self.save_as()
        return self._save(path, self._document.digest)

    def save_as(self) -> bool:
        """Ask for a name and save there; a FIDE report file is written beside the event's own."""
        path = self._questions.file_to_save(self._proposal())
        if path is not None and path.suffix.lower() == TRF_SUFFIX:
            return self._export.write(path)
        return self._save_under(path)

    def keep_copy(self) -> None:
        """Ask where a second copy of each save is kept; an event without a file gets one first."""
        if self._document.read_only:
            self._document.may_edit()
        elif self._document.path is not None or self._save_event():
            self.copy.choose()

    def save_by_itself(self) -> None:
        """Save without asking, if there is a name and something new."""
        document = self._document
        if document.path is None or not document.modified:
            return
        try:
            self._write(document.path, document.digest)
        except FileError as error:
            self._tell.unsaved(error)

    def look_again(self) -> None:
        """See, when the window is looked at again, what others have done to the file."""
        path, found = self._document.path, self._watch.look()
        if path is not None and (holder := self.access.lost_to()) is not None:
            self._tell.taken_over(path, holder)
        if path is None or found is Found.SAME:
            return
        if found is Found.CHANGED and self._document.read_only:
            self._load_theirs(path)
        elif found is Found.CHANGED:
            self._document.mark_unsaved()
            self._decide_changed(path, self._questions.changed_on_disk(path.name))
        elif not self._document.read_only:
            self._document.mark_unsaved()
            self._tell.gone(path, found)

    def leave(self) -> bool:
        """Bring the open event to safety before another comes; False to stay with it."""
        document = self._document
        if not self.may_leave():
            return False
        if document.tournament is EMPTY or not document.modified:
            return True
        if document.path is None:
            answer = self._questions.keep_changes(self._event_name())
            return answer is Answer.DISCARD or (answer is Answer.SAVE and self._save_event())
        try:
            self._write(document.path, document.digest)
        except FileError as error:
            answer = self._questions.not_saved(why(error))
            return answer is Answer.DISCARD or (answer is Answer.ELSEWHERE and self._save_event())
        return True

    def _show(
        self,
        tournament: Tournament,
        history: History = (),
        path: Path | None = None,
        digest: str | None = None,
        *,
        saved: bool = True,
        proposed: Path | None = None,
        found: "Read | None" = None,
        claim: Claim = UNLOCKED,
    ) -> None:
        # The journal of the event before must not take this one for an edit.
        self._keeper.end()
        for key in _OF_ONE_EVENT:
            self.settled.emit(key)
        self.access.adopt(claim)
        self._document.read_only = claim.holder is not None
        self.copy.begin()
        self._proposed = proposed
        self.problems = found.problems if found else ()
        self._document.open(tournament, history, path, digest, saved=saved)
        if tournament is not EMPTY:
            self._keeper.begin(saved=saved)
        self.opened.emit()
        if path is not None and claim.holder is not None:
            self._tell.read_only(path, claim.holder)

    def _save_event(self) -> bool:
        """Save under a name that is asked for, all of the event."""
        return self._save_under(self._questions.event_to_save(self._proposal()))

    def _save_under(self, path: Path | None) -> bool:
        """Save under a name that was chosen; None: none was."""
        if path is None:
            return False
        # Whether another file may be replaced was asked with its name, but for our suffix.
        if path.suffix.lower() not in OWN_SUFFIXES:
            path = path.with_name(path.name + OWN_SUFFIXES[0])
            answer = self._questions.there_already(path.name) if path.exists() else None
            if answer is Answer.CANCEL:
                return False
            if answer is Answer.ELSEWHERE:
                return self._save_event()
        path = path.absolute()
        return self._save(path, self._document.digest if path == self._document.path else None)

    def _save(self, path: Path, expected: str | None) -> bool:
        try:
            self._write(path, expected)
        except ChangedOnDisk:
            self._document.mark_unsaved()
            answer = self._questions.changed_on_disk(path.name)
            return self._decide_changed(path, answer)
        except FileError as error:
            in_use = self.access.answer_in_use(path, error)
            if in_use is not None:
                return self._save_in_use(path, expected, in_use)
            if path == self._document.path:
                self._document.mark_unsaved()
            self._tell.unsaved(error)
            return False
        self.echo.emit(self.tr("Saved as {0}").format(path))
        return True

    def _decide_changed(self, path: Path, answer: Answer) -> bool:
        """Go on after the question about a file that another program has changed."""
        if answer is Answer.OVERWRITE:
            return self._save(path, None)
        if answer is Answer.LOAD:
            self._load_theirs(path)
        return answer is Answer.ELSEWHERE and self._save_event()

    def _load_theirs(self, path: Path) -> None:
        """Open anew the file that is open, as it is on the disk now; refused, ours stays."""
        found = self._reader.read(path)
        if found is not None and found.digest is not None:
            claim = self.access.kept()
            self._show(found.tournament, found.history, path, found.digest, claim=claim)
            self.echo.emit(self.tr("“{0}” is shown as it is on the disk now.").format(path.name))

    def _save_in_use(self, path: Path, expected: str | None, answer: Answer) -> bool:
        """Go on after the question about a file that somebody else has open."""
        if answer is Answer.TAKE_OVER:
            return self._save(path, expected)
        return answer is Answer.ELSEWHERE and self._save_event()

    def _write(self, path: Path, expected: str | None) -> None:
        from arbiter_app.store import files, schema

        document = self._document
        before = None if document.read_only else document.path
        data = schema.dump(document.tournament, document.history)
        with self.access.writing(path):
            digest = files.save(path, data, expected)
        self._keeper.note_saved(path, digest)
        document.mark_saved(path, digest, document.tournament, len(document.history))
        self._settings.remember_file(path)
        for key in ("read-only", "unsaved"):
            self.settled.emit(key)
        if before is not None and before != path:
            self.copy.carry_over(before)
        self.copy.write()

    def _proposal(self) -> Path:
        """Propose a name: that of the event, in the folder used last."""
        if found := self._document.path or self._proposed:
            copy = self.tr("{0} (copy)").format(found.stem)
            return found.with_stem(copy) if self._document.read_only else found
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        folder = self._settings.folder or QStandardPaths.writableLocation(documents)
        plain = "".join(" " if char in _NOT_IN_NAMES else char for char in self._event_name())
        return Path(folder, f"{plain.strip(' .')}{OWN_SUFFIXES[0]}")

    def _event_name(self) -> str:
        return self._document.tournament.name or self.tr("Event")

    def _wait_for_rest(self) -> None:
        if self._document.path is not None and self._document.modified:
            self._rest.start()
        else:
            self._rest.stop()
