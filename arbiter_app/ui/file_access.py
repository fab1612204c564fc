"""Whether this window may write the open event's file, or only look at it.

The lock is taken when a file is opened or saved under a new name, confirmed before each save,
and released when another event comes. Where no lock can be made, the event is open all the same.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from arbiter_app.store.errors import FileError
from arbiter_app.ui.questions import Answer, Questions

if TYPE_CHECKING:
    from arbiter_app.store.lock import Holder, Lock


@dataclass(frozen=True, slots=True)
class Claim:
    """What came of opening a file.

    Attributes:
        lock: ours; None in a place that takes none, or where somebody else holds it.
        holder: who else has the file, so that it can only be looked at.
    """

    lock: "Lock | None" = None
    holder: "Holder | None" = None


UNLOCKED = Claim()


class FileAccess(QObject):
    """The lock of one window.

    Attributes:
        holder: who else has the open event's file; None where we may write it.
    """

    def __init__(self, questions: Questions, parent: QObject) -> None:
        super().__init__(parent)
        self._questions = questions
        self._lock: Lock | None = None
        self._told: Holder | None = None
        self.holder: Holder | None = None

    def claim(self, path: Path, *, again: bool = False) -> Claim | None:
        """Take the lock of a file that is to be opened; None: do not open it.

        Another living window of this computer is asked about only with *again*.
        """
        from arbiter_app.store.lock import InUse, Lock, Where

        try:
            return Claim(Lock.take(path))
        except InUse as error:
            holder = error.holder
            if holder.where is Where.HERE and not again:
                return Claim(holder=holder)
            answer = self._questions.open_in_use(path.name, holder)
            if answer is Answer.TAKE_OVER:
                return self._taken_over(path, holder)
            return Claim(holder=holder) if answer is Answer.READ_ONLY else None

    def claim_recovered(self, path: Path) -> Claim:
        """Take the lock of an event that a crash left, whose own lock is still there."""
        from arbiter_app.store.lock import InUse, Lock, Where

        try:
            return Claim(Lock.take(path))
        except InUse as error:
            if error.holder.where is Where.DIED_HERE:
                return self._taken_over(path, error.holder)
            return Claim(holder=error.holder)

    def lost_to(self) -> "Holder | None":
        """Say who has taken our file over since the last look; None where that was told before."""
        taken = self._lock.taken_by() if self._lock is not None else None
        told, self._told = self._told, taken
        return None if taken == told else taken

    def adopt(self, claim: Claim) -> None:
        """Go over to another event's file; the lock of the one before is released."""
        self._change(claim.lock)
        self.holder = claim.holder

    def kept(self) -> Claim:
        """Give what we have, to go on with it."""
        return Claim(self._lock, self.holder)

    def release(self) -> None:
        """Give the file free."""
        self.adopt(UNLOCKED)

    @contextmanager
    def writing(self, path: Path) -> Iterator[None]:
        """Hold the lock of a file while it is saved, and keep it if that succeeds.

        Raises:
            InUse: somebody else has it.
        """
        from arbiter_app.store.lock import Lock

        own = self._lock
        if own is not None and own.is_for(path):
            own.confirm()
            yield
            return
        fresh = Lock.take(path)
        saved = False
        try:
            yield
            saved = True
        finally:
            if fresh is not None and not saved:
                fresh.release()
        self.adopt(Claim(fresh))

    def answer_in_use(self, path: Path, error: FileError) -> Answer | None:
        """Ask before saving over a file that somebody else has, and take it over if so answered.

        None where the error is another one.
        """
        from arbiter_app.store.lock import InUse

        if not isinstance(error, InUse):
            return None
        answer = self._questions.save_in_use(path.name, error.holder)
        if answer is Answer.TAKE_OVER:
            self._change(self._taken_over(path, error.holder).lock)
        return answer

    def _taken_over(self, path: Path, holder: "Holder") -> Claim:
        from arbiter_app.store.lock import InUse, Lock

        try:
            return Claim(Lock.take(path, over=holder))
        except InUse as error:  # a third was quicker
            return Claim(holder=error.holder)

    def _change(self, lock: "Lock | None") -> None:
        if self._lock is not None and self._lock is not lock:
            self._lock.release()
        self._lock = lock
