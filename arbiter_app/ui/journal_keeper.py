"""The journal of the open event, written with each change and made to last beside the window.

An edit is with the system before the next key is read; a thread of its own then waits for the
disk, when the keys pause and at least every second.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, QThreadPool, QTimer, Signal

from arbiter_app.store.errors import FileError
from arbiter_app.ui.document import Document
from arbiter_app.ui.file_words import why

if TYPE_CHECKING:
    from arbiter_app.store.journal import Journal

_PAUSE = 250
_LONGEST = 1000


class JournalKeeper(QObject):
    """Keeps one journal in step with the document.

    Signals:
        on_disk: all that was typed is on the disk.
        failed: why something could not be recorded, in one sentence.
    """

    on_disk = Signal()
    failed = Signal(str)
    _synced = Signal(int, int, str)

    def __init__(self, document: Document, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document, self._folder = document, folder
        self._journal: Journal | None = None
        self._number = 0
        self._on_disk = 0
        self._behind = False
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._sync)
        self._waiting = QElapsedTimer()
        self._synced.connect(self._note_synced)
        document.changed.connect(self._append)

    @property
    def recording(self) -> bool:
        """Whether there is a journal."""
        return self._journal is not None

    @property
    def settled(self) -> bool:
        """Whether all that was typed is known to be on the disk."""
        if self._journal is None or self._behind:
            return False
        return self._journal.written == self._on_disk

    def begin(self, *, saved: bool) -> None:
        """Start the journal of the event that was just opened; the one before it ends."""
        # Loaded with the first event: the empty window is there sooner without.
        from arbiter_app.store.journal import Journal

        self.end()
        self._number += 1
        self._on_disk, self._behind = 0, False
        document = self._document
        try:
            self._journal = Journal.start(
                self._folder,
                document.tournament,
                document.history,
                document.path,
                document.digest,
                saved=saved,
            )
        except FileError as error:
            self.failed.emit(why(error))
        else:
            self._schedule()

    def note_saved(self, path: Path, digest: str) -> None:
        """Note that the present value is in a file."""
        if self._behind:
            self._append()
        if self._journal is not None and not self._behind:
            # Behind, it would offer back an older event as if the file did not hold the rest.
            try:
                self._journal.saved(path, digest, self._document.tournament)
            except FileError as error:
                self.failed.emit(why(error))
            else:
                self._schedule()

    def end(self) -> None:
        """Delete the journal: all is saved, or given up on purpose."""
        self._timer.stop()
        if self._journal is not None:
            self._journal.close()
            self._journal = None
        # The thread must not speak to a window that is gone.
        self._pool.waitForDone()

    def _append(self) -> None:
        if self._journal is None:
            return
        written = self._journal.written
        try:
            self._journal.append(self._document.tournament, self._document.history)
        except FileError as error:
            self._behind = True
            self.failed.emit(why(error))
        else:
            self._behind = False
            if self._journal.written > written:
                self._schedule()

    def _schedule(self) -> None:
        if not self._timer.isActive():
            self._waiting.start()
        left = max(0, _LONGEST - self._waiting.elapsed())
        self._timer.start(min(_PAUSE, left))

    def _sync(self) -> None:
        journal = self._journal
        if journal is not None:
            number = self._number
            self._pool.start(lambda: self._sync_in_thread(journal, number))

    def _sync_in_thread(self, journal: "Journal", number: int) -> None:
        try:
            done = journal.sync()
        except FileError as error:
            self._synced.emit(number, 0, why(error))
        else:
            self._synced.emit(number, done, "")

    def _note_synced(self, number: int, done: int, refused: str) -> None:
        if number != self._number:
            return  # of the event before
        if refused:
            self.failed.emit(refused)
            return
        self._on_disk = done
        if self.settled:
            self.on_disk.emit()
