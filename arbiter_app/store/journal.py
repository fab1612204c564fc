"""The journal: what is not in the file yet, so that a killed program loses nothing.

A text file in the user's own data folder, a line of JSON for each entry: the whole value as
it was at first, then what each change changed, with its history, and where the file was saved.
It carries the whole value so that it does not depend on the file, which may be on a stick.
An operating-system lock tells a running program's journal from one left behind.
"""

import os
import secrets
from contextlib import suppress
from pathlib import Path
from threading import Lock

from arbiter_app.core.history import History
from arbiter_app.core.tournament import Tournament
from arbiter_app.store.disk import Disk, hold, sync
from arbiter_app.store.errors import FileError, refused_by_system
from arbiter_app.store.jsontext import Json, encode
from arbiter_app.store.migrations import VERSION as FILE_VERSION
from arbiter_app.store.patch import diff
from arbiter_app.store.schema_write import event_json, tournament_json

FORMAT = "arbiter-journal"
VERSION = 1
SUFFIX = ".journal"

_REAL_DISK = Disk()
_BINARY: int = getattr(os, "O_BINARY", 0)  # without it Windows writes its own line ends


class Journal:
    """The journal of the event that is open.

    Attributes:
        file: where it is.
        written: how many entries were handed to the system; `sync` tells how many are on
            the disk.
    """

    def __init__(self, file: Path, descriptor: int, disk: Disk) -> None:
        self.file = file
        self.written = 0
        self._descriptor: int | None = descriptor
        self._disk = disk
        self._size = 0
        self._recorded = Tournament()
        self._history: History = ()
        self._path: Path | None = None
        self._digest: str | None = None
        self._named = False
        self._open = Lock()

    @classmethod
    def start(
        cls,
        folder: Path,
        tournament: Tournament,
        history: History = (),
        path: Path | None = None,
        digest: str | None = None,
        *,
        saved: bool = True,
        disk: Disk = _REAL_DISK,
    ) -> "Journal":
        """Begin the journal of an event that was opened, made, imported or recovered.

        With *saved* False the event is offered back although nothing was changed since: it is
        new, or recovered and not saved yet.

        Raises:
            FileError: there is no journal.
        """
        file = folder / f"{secrets.token_hex(8)}{SUFFIX}"
        try:
            journal = cls(file, _opened(file), disk)
        except OSError as error:
            raise refused_by_system(error, file, missing="no-folder") from error
        journal._recorded, journal._history = tournament, history
        journal._path, journal._digest = path, digest
        try:
            journal._begin(saved=saved)
        except FileError:
            journal.close()
            raise
        return journal

    def append(self, tournament: Tournament, history: History) -> None:
        """Record the present value and history; where nothing is new, nothing is written.

        When it returns, the system has the entry: only a power cut can lose it, and after
        `sync` not even that. What could not be recorded once is in the next entry.

        Raises:
            FileError: it is not recorded.
        """
        patch = diff(self._recorded, tournament)
        events = [event_json(event) for event in history[len(self._history) :]]
        if patch or events:
            self._write({"patch": patch, "history": events})
        self._recorded, self._history = tournament, history

    def saved(self, path: Path, digest: str, tournament: Tournament) -> None:
        """Note that a value is in a file; what came after it is still to be recovered.

        Raises:
            FileError: it is not noted.
        """
        self._path, self._digest = path, digest
        whole = tournament is self._recorded
        self._write({"saved": digest, "path": path_json(path), "whole": whole})

    def sync(self) -> int:
        """Wait until what was written is on the disk, and return how many entries that is.

        For another thread than the one that appends.

        Raises:
            FileError: the disk does not say so.
        """
        with self._open:  # so that nobody closes it meanwhile
            written = self.written
            try:
                if self._descriptor is not None:
                    sync(self._descriptor)
                    self._sync_name()
            except OSError as error:
                raise refused_by_system(error, self.file, missing="no-folder") from error
        return written

    def close(self) -> None:
        """End it for good and delete it: everything is saved, or given up on purpose."""
        with self._open:
            if self._descriptor is not None:
                os.close(self._descriptor)
                self._descriptor = None
                with suppress(OSError):
                    self.file.unlink()

    def _sync_name(self) -> None:
        if not self._named:
            self._named = True
            # Not every file system can; the entries are what counts.
            with suppress(OSError):
                self._disk.sync_folder(self.file.parent)

    def _begin(self, *, saved: bool) -> None:
        assert self._descriptor is not None
        hold(self._descriptor)
        self._put(
            {
                "format": FORMAT,
                "version": VERSION,
                "file_version": FILE_VERSION,
                "path": None if self._path is None else path_json(self._path),
                "digest": self._digest,
                "saved": saved,
                "tournament": tournament_json(self._recorded),
                "history": [event_json(event) for event in self._history],
            }
        )

    def _write(self, entry: Json) -> None:
        assert self._descriptor is not None, "the journal is closed"
        if self._is_gone():
            self._reopen()
        if not self._size:
            self._begin(saved=False)
        self._put(entry)

    def _is_gone(self) -> bool:
        """Whether somebody took the file away: what is written to it would never be found."""
        assert self._descriptor is not None
        try:
            return not os.path.samestat(self.file.stat(), os.fstat(self._descriptor))
        except (FileNotFoundError, NotADirectoryError):
            return True
        except OSError:
            return False  # it cannot be told; writing will

    def _reopen(self) -> None:
        assert self._descriptor is not None
        try:
            descriptor = _opened(self.file)
        except OSError as error:
            raise refused_by_system(error, self.file, missing="no-folder") from error
        with self._open:  # the other thread may be waiting for the old one's disk
            os.close(self._descriptor)
            self._descriptor, self._size, self._named = descriptor, 0, False

    def _put(self, entry: Json) -> None:
        assert self._descriptor is not None
        line = encode(entry) + b"\n"
        try:
            self._disk.append(self._descriptor, line)
        except OSError as error:
            # Half a line must not stand before the next one.
            with suppress(OSError):
                os.ftruncate(self._descriptor, self._size)
            raise refused_by_system(error, self.file, missing="no-folder") from error
        self._size += len(line)
        self.written += 1


def _opened(file: Path) -> int:
    """Make a new file, and its folder where there is none."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_APPEND | _BINARY
    return os.open(file, flags, 0o600)


def path_json(path: Path) -> str:
    """Write any path as text: one character for each byte, since a path need not be UTF-8."""
    return os.fsencode(path).decode("latin-1")


def path_from_json(text: str) -> Path:
    """Read what `path_json` wrote."""
    return Path(os.fsdecode(text.encode("latin-1")))
