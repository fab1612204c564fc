"""The lock beside an event's file: who is writing it, so that a second window only looks.

It is an ordinary small file, which any disk and any shared folder can hold, and it stays
closed, so that a stick can be taken out. A process that died leaves it behind: the system of
the same computer knows that, of another computer nobody can, and a person must decide.
Nothing here ever stands in the way of saving but the lock of somebody else.
"""

import getpass
import os
import platform
import secrets
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import Annotated

import msgspec

from arbiter_app.core.printable import printable
from arbiter_app.store import processes
from arbiter_app.store.disk import Disk
from arbiter_app.store.errors import FileError, shown
from arbiter_app.store.jsontext import decode, encode

_REAL_DISK = Disk()
_MOST_BYTES = 4096
_SHORT = 60


class Where(Enum):
    """Where the process is that holds a lock."""

    HERE = "here"
    DIED_HERE = "died-here"
    ELSEWHERE = "elsewhere"
    UNKNOWN = "unknown"  # the lock cannot be read


class _Written(msgspec.Struct, frozen=True):
    host: str
    user: str
    process: Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]
    since: str
    token: str
    birth: str = ""


@dataclass(frozen=True, slots=True)
class Holder:
    """Who holds a lock.

    Attributes:
        host, user: names of the computer and the person; "" where the lock cannot be read.
        since: local time, ISO 8601 to the minute.
        token: another one for each lock.
        birth: when the process began; see `processes.birth`.
    """

    host: str = ""
    user: str = ""
    process: int = 0
    since: str = ""
    token: str = ""
    birth: str = ""

    @property
    def where(self) -> Where:
        """Where the process is, and whether the system still knows it."""
        if not self.token:
            return Where.UNKNOWN
        if self.host != _host():
            return Where.ELSEWHERE
        return Where.HERE if self._still_runs() else Where.DIED_HERE

    def _still_runs(self) -> bool:
        """Whether the process runs, and is not another one that got its number."""
        if not processes.runs(self.process):
            return False
        now = processes.birth(self.process) if self.birth else ""
        return not now or now == self.birth


class InUse(FileError):  # noqa: N818 - a state of things to ask about
    """Somebody else holds the lock.

    Attributes:
        holder: who.
    """

    def __init__(self, path: Path, holder: Holder) -> None:
        super().__init__("in-use", file=shown(path), user=holder.user, host=holder.host)
        self.holder = holder


class Lock:
    """A lock that this window holds.

    Attributes:
        path: the event's file, links followed.
    """

    def __init__(self, path: Path, file: Path, token: str, disk: Disk) -> None:
        self.path = path
        self._file, self._token, self._disk = file, token, disk

    @classmethod
    def take(
        cls, path: Path, *, over: Holder | None = None, disk: Disk = _REAL_DISK
    ) -> "Lock | None":
        """Take the lock of an event's file; None in a place where none can be made.

        *over* is whose lock is taken over, if it is still there.

        Raises:
            InUse: somebody else holds it.
        """
        target, file = _target(path), lock_file(path)
        present = _holder(file, disk)
        if present is not None and present != over:
            raise InUse(target, present)
        mine = _me()
        try:
            if present is not None:
                disk.remove(file)
            disk.create(file, encode(asdict(mine)) + b"\n", None)
        except FileExistsError:
            # Another window was quicker; or the disk lets nothing be read.
            if (other := _holder(file, disk)) is not None:
                raise InUse(target, other) from None
            return None
        except OSError:
            # Perhaps half of it is there: nobody must be asked about that.
            _clear(file, ("", mine.token), disk)
            return None
        return cls(target, file, mine.token, disk)

    def is_for(self, path: Path) -> bool:
        """Whether it is the lock of a file, by whatever name."""
        return self.path == _target(path)

    def confirm(self) -> None:
        """Make sure before a save that the lock is still ours, and put back a lost one.

        Raises:
            InUse: somebody has taken it over.
        """
        present = _holder(self._file, self._disk)
        if present is None:
            again = Lock.take(self.path, disk=self._disk)
            if again is not None:
                self._token = again._token
        elif present.token != self._token:
            raise InUse(self.path, present)

    def taken_by(self) -> Holder | None:
        """Say who has taken the lock over; None while it is still ours, or lies nowhere."""
        present = _holder(self._file, self._disk)
        return present if present is not None and present.token != self._token else None

    def release(self) -> None:
        """Take the lock away, if it is still ours."""
        _clear(self._file, (self._token,), self._disk)


def lock_file(path: Path) -> Path:
    """Name the lock of an event's file."""
    target = _target(path)
    return target.with_name(f".{target.name}.lock")


def holder_of(path: Path, disk: Disk = _REAL_DISK) -> Holder | None:
    """Say who holds the lock of an event's file; None where nobody does."""
    return _holder(lock_file(path), disk)


def _target(path: Path) -> Path:
    return Path(os.path.realpath(path))


def _holder(file: Path, disk: Disk) -> Holder | None:
    """Read a lock; None where there is none or none can be read off the disk."""
    try:
        if disk.status(file).st_size > _MOST_BYTES:
            return Holder()
        data = disk.read(file)
    except OSError:
        return None
    try:
        found = msgspec.convert(decode(data), _Written)
    except (ValueError, FileError):
        return Holder()
    words = (printable(word)[:_SHORT] for word in (found.host, found.user, found.since))
    host, user, since = words
    return Holder(host, user, found.process, since, found.token, found.birth)


def _clear(file: Path, tokens: tuple[str, ...], disk: Disk) -> None:
    """Remove a lock with one of these tokens; "" is that of one that cannot be read."""
    present = _holder(file, disk)
    if present is not None and present.token in tokens:
        with suppress(OSError):
            disk.remove(file)


def _me() -> Holder:
    try:
        user = getpass.getuser()
    except (OSError, KeyError, ImportError):
        user = ""  # an account without a name
    since = datetime.now().isoformat(timespec="minutes")
    process, token = os.getpid(), secrets.token_hex(8)
    born = processes.birth(process)
    return Holder(_host(), printable(user)[:_SHORT], process, since, token, born)


def _host() -> str:
    return printable(platform.node())[:_SHORT]
