"""What killed programs left behind in their journals.

Finding it changes nothing on the disk, except that journals without anything unsaved go. One
that is offered stays until `discard`: after its event is in a journal anew, or saved.
"""

import os
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec

from arbiter_app.core.history import History
from arbiter_app.core.tournament import Tournament
from arbiter_app.store import files, journal
from arbiter_app.store.disk import hold
from arbiter_app.store.errors import FileError, refused_by_system
from arbiter_app.store.jsontext import Json, decode
from arbiter_app.store.patch import apply
from arbiter_app.store.schema import Saved, load, load_document
from arbiter_app.store.schema_write import FORMAT

Entry = TypeVar("Entry", bound=msgspec.Struct)
PathText = Annotated[str, msgspec.Meta(pattern="^[\x01-\xff]+$")]

_HEADLESS_SECONDS = 24 * 3600
_MARK = b'{"saved"'


class FileNow(Enum):
    """What has become of the event's file since the journal last knew it."""

    NEVER_SAVED = "never-saved"
    SAME = "same"
    CHANGED = "changed"
    MISSING = "missing"


@dataclass(frozen=True, slots=True)
class Recovered:
    """An event that a program left unsaved.

    Attributes:
        journal: the file it was recovered from.
        path, digest: the event's file as it was last read or saved; None where there is none.
        changes: how many changes are not in it.
        whole: False where the journal is damaged, and this is what stands before the damage.
        file_now: what has become of the file.
    """

    journal: Path
    tournament: Tournament
    history: History
    path: Path | None
    digest: str | None
    changes: int
    whole: bool
    file_now: FileNow


class _Header(msgspec.Struct, frozen=True):
    format: str
    version: int
    file_version: int
    path: PathText | None
    digest: str | None
    saved: bool
    tournament: dict[str, Json]
    history: list[Json]


class _Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    patch: list[Json]
    history: list[Json]


class _Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    saved: str
    path: PathText
    whole: bool


@dataclass(slots=True)
class _State:
    """Where the lines of a journal have led to."""

    tournament: Json
    history: list[Json]
    file_version: int
    path: str | None
    digest: str | None
    unsaved: bool
    changes: int = 0

    def saved(self) -> Saved:
        """Give the values, as strictly as if they were read from a file."""
        document = {"format": FORMAT, "version": self.file_version}
        if not isinstance(self.tournament, dict):
            message = "no event is left"
            raise ValueError(message)
        return load_document(document | self.tournament | {"history": self.history})


def recover(folder: Path) -> list[Recovered]:
    """Find the events that are not saved, the last used first.

    Journals of running programs and of newer versions are left alone.
    """
    try:
        paths = [path for path in folder.iterdir() if path.suffix == journal.SUFFIX]
    except OSError:
        return []  # no folder: no program of ours ran here
    found: list[tuple[float, Recovered]] = []
    for path in paths:
        # Another program may take it away this moment.
        with suppress(OSError):
            data = _left_behind(path)
            recovered = None if data is None else _recovered(path, data)
            if recovered is not None:
                found.append((path.stat().st_mtime, recovered))
    return [recovered for _, recovered in sorted(found, key=lambda one: one[0], reverse=True)]


def discard(recovered: Recovered) -> None:
    """Delete the journal: its event is safe elsewhere, or nobody wants it.

    Raises:
        FileError: it cannot be deleted, and will be offered again.
    """
    try:
        recovered.journal.unlink(missing_ok=True)
    except OSError as error:
        raise refused_by_system(error, recovered.journal, missing="no-folder") from error


def _left_behind(path: Path) -> bytes | None:
    """Give the bytes of a journal that no running program holds."""
    if not path.is_file():
        return None  # nobody's journal; a pipe would keep us waiting for ever
    descriptor = os.open(path, os.O_RDWR)
    try:
        return path.read_bytes() if hold(descriptor) else None
    finally:
        os.close(descriptor)


def _recovered(path: Path, data: bytes) -> Recovered | None:
    """Read a journal; one whose whole event is in its file, or that never began, is deleted."""
    lines = data.split(b"\n")[:-1]  # what stands behind the last line end was cut off
    if not lines:
        # A program that starts this moment has not locked its journal yet.
        if time.time() - path.stat().st_mtime > _HEADLESS_SECONDS:
            path.unlink()
        return None
    found = _last_good(lines)
    if found is None:
        return None
    state, saved, good = found
    whole = good == len(lines)
    file = None if state.path is None else journal.path_from_json(state.path)
    file_now = _file_now(file, state.digest, saved) if state.unsaved else None
    if file_now is None:
        if whole:
            path.unlink()
        return None
    return Recovered(
        journal=path,
        tournament=saved.tournament,
        history=saved.history,
        path=file,
        digest=state.digest,
        changes=state.changes,
        whole=whole,
        file_now=file_now,
    )


def _last_good(lines: Sequence[bytes]) -> tuple[_State, Saved, int] | None:
    """Follow the lines as far as they lead to an event, and say how far that is.

    As a rule that is the end. Else the place is halved in on: behind a damaged line, or one
    that by a fault of ours recorded what no file may hold, nothing is believed. None where
    no line leads to an event: the journal of a newer program, or no journal.
    """
    found = None
    good, end, bad = 0, len(lines), len(lines) + 1
    while bad - good > 1:
        try:
            state = _followed(lines[:end])
            found = state, state.saved(), end
        except (ValueError, FileError):
            bad = end
        else:
            good = end
        end = (good + bad) // 2
    return found


def _followed(lines: Sequence[bytes]) -> _State:
    """Raise ValueError or FileError where a line cannot be read or does not fit."""
    header = _entry(lines[0], _Header)
    if header.format != journal.FORMAT or header.version > journal.VERSION:
        message = "no journal, or one of a newer version"
        raise ValueError(message)
    state = _State(
        header.tournament,
        header.history,
        header.file_version,
        header.path,
        header.digest,
        not header.saved,
    )
    for line in lines[1:]:
        if line.startswith(_MARK):
            _mark(state, _entry(line, _Mark))
        else:
            _change(state, _entry(line, _Change))
    return state


def _mark(state: _State, mark: _Mark) -> None:
    state.path, state.digest = mark.path, mark.saved
    if mark.whole:
        state.unsaved, state.changes = False, 0


def _change(state: _State, change: _Change) -> None:
    state.tournament = apply(state.tournament, change.patch)
    state.history.extend(change.history)
    state.unsaved = True
    state.changes += 1


def _entry(line: bytes, kind: type[Entry]) -> Entry:
    return msgspec.convert(decode(line), kind)


def _file_now(file: Path | None, digest: str | None, saved: Saved) -> FileNow | None:
    """Say what has become of the file; None where it holds all that the journal does.

    A program killed between saving and noting so leaves that.
    """
    if file is None:
        return FileNow.NEVER_SAVED
    try:
        data = files.read_bytes(file)
    except FileError:
        return FileNow.MISSING
    if files.digest(data) == digest:
        return FileNow.SAME
    with suppress(FileError):
        if load(data) == saved:
            return None
    return FileNow.CHANGED
