"""What the arbiter should know of the event's file, each with the way on."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from arbiter_app.store.errors import ChangedOnDisk, FileError
from arbiter_app.ui.file_watch import Found
from arbiter_app.ui.file_words import who_has, why
from arbiter_app.ui.notice_bar import Notice

if TYPE_CHECKING:
    from arbiter_app.store.lock import Holder

Act = Callable[[], object]


class FileNotices(QObject):
    """Tells of the file; the ways on are to save, or to save elsewhere.

    Signals:
        notice: what to show.
    """

    notice = Signal(Notice)

    def __init__(self, save: Act, save_as: Act, parent: QObject) -> None:
        super().__init__(parent)
        self._save, self._save_as = save, save_as

    def read_only(self, path: Path, holder: "Holder") -> None:
        """Say that the event is somebody else's to write."""
        told = self.tr("{0} Here it can only be looked at, and changed as a copy.")
        text = told.format(who_has(path.name, holder))
        self.notice.emit(Notice("read-only", text, self.tr("Save a copy…"), self._save_as))

    def without_file(self, path: Path | None, holder: "Holder") -> None:
        """Say why an event that came back after a crash has no file."""
        told = self.tr("{0} What came back here needs a file of its own.")
        text = told.format(who_has(path.name if path else "", holder))
        self.notice.emit(Notice("read-only", text, self.tr("Save…"), self._save))

    def taken_over(self, path: Path, holder: "Holder") -> None:
        """Say that somebody else writes our file now; what is typed here needs another."""
        told = self.tr("{0} It was taken over there; what is typed here needs another file.")
        text = told.format(who_has(path.name, holder))
        button = self.tr("Save elsewhere…")
        self.notice.emit(Notice("unsaved", text, button, self._save_as, problem=True))

    def gone(self, path: Path, found: Found) -> None:
        """Say that the file is no longer there; the event is whole, and saved anew."""
        if found is Found.AWAY:
            told = self.tr(
                "“{0}” cannot be reached; perhaps a stick was taken out. The event is whole here."
            )
            button, act = self.tr("Save elsewhere…"), self._save_as
        else:
            told = self.tr(
                "“{0}” was deleted or moved by somebody else. The event is whole here and is saved "
                "anew with the next save."
            )
            button, act = self.tr("Save now"), self._save
        self.notice.emit(Notice("unsaved", told.format(path.name), button, act, problem=True))

    def unsaved(self, error: FileError) -> None:
        """Say why it is not saved, with the way on."""
        other = isinstance(error, ChangedOnDisk)
        button = self.tr("Save…") if other else self.tr("Save elsewhere…")
        act = self._save if other else self._save_as
        self.notice.emit(Notice("unsaved", why(error), button, act, problem=True))

    def no_journal(self, sentence: str) -> None:
        """Say that there is no journal, and why."""
        text = self.tr("What is typed is not recorded against a crash. {0}").format(sentence)
        self.notice.emit(Notice("journal", text, self.tr("Save…"), self._save, problem=True))
