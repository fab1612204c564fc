"""What a killed program left, offered back at the next start."""

from pathlib import Path

from PySide6.QtCore import QObject

from arbiter_app.store import recovery
from arbiter_app.store.errors import FileError
from arbiter_app.store.recovery import FileNow, Recovered
from arbiter_app.ui.event_files import EventFiles
from arbiter_app.ui.file_words import why
from arbiter_app.ui.notice_bar import Notice
from arbiter_app.ui.questions import Answer, Questions


class RecoveryOffer(QObject):
    """Asks about each event left, until one is taken: a window has room for one."""

    def __init__(self, files: EventFiles, questions: Questions) -> None:
        super().__init__(files)
        self._files, self._questions = files, questions

    def make(self, folder: Path) -> bool:
        """Offer what was left in a folder; True where one was taken, the others stay."""
        for left in recovery.recover(folder):
            answer = self._questions.recover(self._told(left))
            if answer is Answer.OPEN:
                if self._files.recover(left):
                    self._discard(left)
                return True
            if answer is Answer.DISCARD:
                self._discard(left)
        return False

    def _discard(self, left: Recovered) -> None:
        try:
            recovery.discard(left)
        except FileError as error:
            self._files.notice.emit(Notice("refused", why(error), problem=True))

    def _told(self, left: Recovered) -> str:
        name = left.tournament.name or (left.path.name if left.path else self.tr("An event"))
        said = [self._unsaved(left).format(name)]
        if not left.whole:
            said.append(self.tr("The end of what was recorded is damaged and left out."))
        if left.file_now is FileNow.CHANGED:
            said.append(self.tr("Its file was changed since by another program."))
        if left.file_now is FileNow.MISSING:
            said.append(self.tr("Its file is no longer there."))
        return " ".join(said)

    def _unsaved(self, left: Recovered) -> str:
        if left.file_now is FileNow.NEVER_SAVED:
            return self.tr("“{0}” was never saved.")
        if left.changes == 1:
            return self.tr("“{0}” has 1 change that is not in the file.")
        if left.changes:
            return self.tr("“{0}” has %n changes that are not in the file.", "", left.changes)
        return self.tr("“{0}” is not in its file yet.")
