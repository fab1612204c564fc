"""The few things the store asks of a disk, so that a test can put a failing one in its place."""

import errno
import os
import stat
import sys
import time
from contextlib import suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

# A virus scanner or a cloud folder may hold a file for a moment on Windows.
_PAUSES = (0.05, 0.1, 0.2, 0.4) if sys.platform == "win32" else ()


class Disk:
    """The real disk. Every method raises OSError as the system does."""

    def status(self, path: Path) -> os.stat_result:
        """Return what the system knows of a file, links followed."""
        return path.stat()

    def may_write(self, path: Path) -> bool:
        """Whether the file itself is not write-protected (its folder may still be)."""
        return os.access(path, os.W_OK)

    def read(self, path: Path) -> bytes:
        """Return a file's bytes."""
        return path.read_bytes()

    def create(self, path: Path, data: bytes, mode: int | None) -> None:
        """Write a new file and wait until it is on the disk; *mode*: its permissions."""

        def private_at_first(name: str, flags: int) -> int:
            return os.open(name, flags, 0o666 if mode is None else 0o600)

        with open(path, "xb", opener=private_at_first) as file:
            if mode is not None and stat.S_IMODE(path.stat().st_mode) != mode:
                path.chmod(mode)
            file.write(data)
            file.flush()
            # Without this a power cut can leave the new name on an empty file.
            sync(file.fileno())

    def append(self, descriptor: int, data: bytes) -> None:
        """Write at the end of an open file; the system has it then, the disk perhaps not yet."""
        if os.write(descriptor, data) < len(data):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def replace(self, source: Path, target: Path) -> None:
        """Give a file the name of another, which goes, in one step."""
        for pause in _PAUSES:
            with suppress(PermissionError):
                source.replace(target)
                return
            time.sleep(pause)
        source.replace(target)

    def remove(self, path: Path) -> None:
        """Delete a file."""
        path.unlink()

    def inside(self, folder: Path) -> list[Path]:
        """List a folder."""
        return list(folder.iterdir())

    def sync_folder(self, folder: Path) -> None:
        """Wait until a folder's names are on the disk, where the system can do that."""
        if sys.platform == "win32":
            return
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def sync(descriptor: int) -> None:
    """Wait until what was written to an open file is on the disk."""
    if sys.platform == "darwin":
        # fsync there leaves the data in the drive's own memory. Network drives know no better.
        with suppress(OSError):
            fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
            return
    os.fsync(descriptor)


def hold(descriptor: int) -> bool:
    """Lock an open file for this process until it is closed; False where another holds it."""
    try:
        if sys.platform == "win32":
            # Far behind the end: Windows lets nobody read what is locked.
            os.lseek(descriptor, _FAR_BEHIND, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        # Any other error: a file system without locks, on which nobody holds any.
        return error.errno not in (errno.EACCES, errno.EAGAIN)
    return True


_FAR_BEHIND = 2**31 - 2
