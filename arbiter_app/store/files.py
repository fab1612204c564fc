"""Read and save a file so that at every moment, whatever fails, a whole file has its name.

The new bytes go to a temporary file beside the old one, are read back and compared, and only
then take its name; the old bytes are kept as `.bak`. Reading never writes.
"""

import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path

from arbiter_app.store.disk import Disk
from arbiter_app.store.errors import ChangedOnDisk, FileError, refused_by_system, shown
from arbiter_app.store.schema import MOST_BYTES

_BESIDE = ".arbiter-", ".tmp"
_STALE_SECONDS = 3600
_REAL_DISK = Disk()


def digest(data: bytes) -> str:
    """Give the SHA-256 of a file's bytes, in hexadecimal digits, by which `save` knows it again."""
    return sha256(data).hexdigest()


def read_bytes(path: Path, disk: Disk = _REAL_DISK) -> bytes:
    """Read any file a person names, of a bearable size.

    Raises:
        FileError: in the system's place.
    """
    try:
        _check_regular(path, disk.status(path))
        return disk.read(path)
    except OSError as error:
        raise refused_by_system(error, path, missing="no-file") from error


def save(path: Path, data: bytes, expected: str | None = None, disk: Disk = _REAL_DISK) -> str:
    """Save an event's bytes, keep the old ones as `.bak`, and return the new digest.

    *expected* is the digest of the file as it was read or last saved; None where nothing is
    known of a file of that name, which is then replaced.

    Raises:
        ChangedOnDisk: the file there is another one.
        FileError: it cannot be saved; the old file is as it was.
    """
    target = Path(os.path.realpath(path))
    with _system_refusals(target):
        old, mode = _present(target, disk)
        if old == data:
            return digest(data)
        if old is not None and expected not in (None, digest(old)):
            raise ChangedOnDisk(target)
        with _written(target.parent, data, mode, disk) as fresh:
            if old is not None:
                with _written(target.parent, old, mode, disk) as copy:
                    disk.replace(copy, target.with_name(f"{target.name}.bak"))
            disk.replace(fresh, target)
        _settle(target, disk)
    return digest(data)


def write(path: Path, data: bytes, disk: Disk = _REAL_DISK) -> None:
    """Write any other file, an export say, whole or not at all; no `.bak`.

    Raises:
        FileError: it cannot be written; an old file of that name is as it was.
    """
    target = Path(os.path.realpath(path))
    with _system_refusals(target):
        _, mode = _present(target, disk)
        with _written(target.parent, data, mode, disk) as fresh:
            disk.replace(fresh, target)
        _settle(target, disk)


@contextmanager
def _system_refusals(target: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise refused_by_system(error, target, missing="no-folder") from error


def _present(target: Path, disk: Disk) -> tuple[bytes | None, int | None]:
    """Give the bytes and permissions of the file there is; None for both where there is none."""
    try:
        status = disk.status(target)
    except FileNotFoundError:
        return None, None
    _check_regular(target, status)
    if not disk.may_write(target):
        # Replacing it would work, and would go against whoever protected it.
        raise FileError("write-protected", file=shown(target))
    return disk.read(target), stat.S_IMODE(status.st_mode)


def _check_regular(path: Path, status: os.stat_result) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise FileError("is-a-folder", file=shown(path))
    if not stat.S_ISREG(status.st_mode):
        raise FileError("not-a-file", file=shown(path))
    if status.st_size > MOST_BYTES:
        raise FileError("too-large", most=MOST_BYTES // 2**20)


@contextmanager
def _written(folder: Path, data: bytes, mode: int | None, disk: Disk) -> Iterator[Path]:
    """Give a temporary file that holds the data for certain; what is left of it goes."""
    beginning, end = _BESIDE
    path = folder / f"{beginning}{secrets.token_hex(8)}{end}"
    try:
        disk.create(path, data, mode)
        if disk.read(path) != data:
            raise FileError("read-back", file=shown(folder))
        yield path
    finally:
        with suppress(OSError):
            disk.remove(path)


def _settle(target: Path, disk: Disk) -> None:
    """Make the new name last, and sweep up what a killed program left beside it.

    The file is in its place by now: a file system that cannot do this does not make the save
    a failed one.
    """
    with suppress(OSError):
        disk.sync_folder(target.parent)
    with suppress(OSError):
        now = disk.status(target).st_mtime
        for path in disk.inside(target.parent):
            if path.name.startswith(_BESIDE[0]) and path.suffix == _BESIDE[1]:
                _sweep(path, now, disk)


def _sweep(path: Path, now: float, disk: Disk) -> None:
    # A younger one may be another window's, at work this moment.
    with suppress(OSError):
        if now - disk.status(path).st_mtime > _STALE_SECONDS:
            disk.remove(path)
