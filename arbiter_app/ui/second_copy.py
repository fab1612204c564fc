"""A second copy of each save, on a stick or in another folder.

Where it goes is remembered for each event's file. What goes wrong with it never stops the save
itself, and is told once.
"""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from arbiter_app.store.errors import ChangedOnDisk, FileError, shown
from arbiter_app.ui.document import Document
from arbiter_app.ui.file_words import why
from arbiter_app.ui.notice_bar import Notice
from arbiter_app.ui.questions import Answer, Questions
from arbiter_app.ui.settings import Settings

KEY = "second-copy"


class SecondCopy(QObject):
    """Keeps the copy of the open event's file.

    Signals:
        echo: what was done, in one sentence.
        notice: why there is no copy of the last save.
        settled: the key of that notice, once there is one again.
        changed: there is a copy from now on, or none any more.
    """

    echo = Signal(str)
    notice = Signal(Notice)
    settled = Signal(str)
    changed = Signal()

    def __init__(
        self, document: Document, settings: Settings, questions: Questions, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._document, self._settings, self._questions = document, settings, questions
        self._failed = False

    @property
    def folder(self) -> Path | None:
        """Where the copy of the open event's file goes; None where none is kept."""
        path = self._document.path
        kept = self._settings.second_copy(path) if path else None
        return kept[0] if kept else None

    def choose(self) -> None:
        """Ask where the copies of an event that has a file are to go, and write the first."""
        path = self._document.path
        if path is None:
            return
        folder = self._questions.folder_for_copy(str(self.folder or ""))
        if folder is None:
            return
        target = folder / path.name
        if folder.resolve() == path.parent.resolve():
            self._refuse(
                self.tr("The event itself is in that folder; a second copy needs another one.")
            )
            return
        if target.exists():
            answer = self._questions.there_already(target.name)
            if answer is Answer.ELSEWHERE:
                self.choose()
            if answer is not Answer.OVERWRITE:
                return
        self._settings.keep_second_copy(path, folder)
        self._failed = False
        self.changed.emit()
        self.write()

    def carry_over(self, before: Path) -> None:
        """Keep copies of an event that has got another file where they were kept before.

        Where a file of the new name is there already, or the event itself has gone there, it is
        told, with the way on.
        """
        path, kept = self._document.path, self._settings.second_copy(before)
        if path is None or kept is None or self._settings.second_copy(path) is not None:
            return
        folder = kept[0]
        if folder.resolve() == path.parent.resolve():
            self._refuse(self.tr("The event itself is now where its second copy was kept."))
        elif (folder / path.name).exists():
            told = self.tr("No second copy is kept: “{0}” is there already.")
            self._refuse(told.format(shown(folder / path.name)))
        else:
            self._settings.keep_second_copy(path, folder)
            self._failed = False
            self.changed.emit()

    def _refuse(self, told: str) -> None:
        self.notice.emit(Notice(KEY, told, self.tr("Choose…"), self.choose, problem=True))

    def stop(self) -> None:
        """Keep no copy of this event any more; the one there stays."""
        if self._document.path is not None:
            self._settings.forget_second_copy(self._document.path)
            self.settled.emit(KEY)
            self.echo.emit(self.tr("No second copy is kept any more."))
            self.changed.emit()

    def write(self) -> None:
        """Write what the event's file holds to the second place too."""
        from arbiter_app.store import files

        path = self._document.path
        kept = self._settings.second_copy(path) if path else None
        if path is None or kept is None:
            return
        folder, digest = kept
        try:
            data = files.read_bytes(path)
            digest = files.save(folder / path.name, data, digest or None)
        except FileError as error:
            self._tell(error, folder)
            return
        self._settings.keep_second_copy(path, folder, digest)
        if self._failed:
            self._failed = False
            self.settled.emit(KEY)
            self.changed.emit()

    @property
    def failed(self) -> bool:
        """Whether the last save has no copy."""
        return self._failed

    def begin(self) -> None:
        """Start with another event: nothing is known to have failed."""
        self._failed = False
        self.settled.emit(KEY)

    def _tell(self, error: FileError, folder: Path) -> None:
        if self._failed:
            return
        self._failed = True
        told = self.tr("The event is saved, but not its second copy. {0}").format(why(error))
        if isinstance(error, ChangedOnDisk):
            button, act = self.tr("Replace it"), lambda: self._replace(folder)
        else:
            button, act = self.tr("Choose…"), self.choose
        self.notice.emit(Notice(KEY, told, button, act, problem=True))
        self.changed.emit()

    def _replace(self, folder: Path) -> None:
        if self._document.path is not None:
            self._settings.keep_second_copy(self._document.path, folder)
            self.write()
