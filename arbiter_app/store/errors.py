"""What the store refuses: codes with details; the sentences are in `labels.files`."""

import errno
import os
from pathlib import Path

from arbiter_app.core.errors import Detail, Details
from arbiter_app.core.printable import printable


class FileError(Exception):
    """A file that cannot be read or written; nothing on the disk has changed.

    Attributes:
        code: such as "unknown-player"; `labels.files.refusal` has its sentence.
        details: what the sentence names. Where the file's content is wrong, `path` says where
            ("sections[0].rounds[3].games[1].white", counted from 0 as in the file).
    """

    def __init__(self, code: str, **details: Detail) -> None:
        super().__init__(code, details)
        self.code = code
        self.details: Details = details


class ChangedOnDisk(FileError):  # noqa: N818 - a state of things to ask about
    """The file is no longer the one that was read; saving would lose somebody's work."""

    def __init__(self, path: Path) -> None:
        super().__init__("changed-on-disk", file=shown(path))


def refused_by_system(error: OSError, path: Path, *, missing: str) -> FileError:
    """Put what the operating system refuses into one of our codes.

    *missing* is the code for what is not there: "no-file" or "no-folder". Windows has numbers of
    its own for failing disks, of which Python makes "permission denied" or "invalid argument".
    """
    windows = getattr(error, "winerror", None)
    if error.errno in _MISSING or windows in _GONE_ON_WINDOWS:
        code: str | None = missing
    elif windows in _FAILING_ON_WINDOWS:
        code = None
    else:
        code = _CODES_ON_WINDOWS.get(windows or 0) or _CODES.get(error.errno or 0)
    if code is None:
        reason = error.strerror or type(error).__name__
        return FileError("disk-error", file=shown(path), reason=reason)
    return FileError(code, file=shown(path))


def shown(path: Path) -> str:
    """Give a path as text that can always be printed, on one line."""
    return printable(os.fsencode(path).decode("utf-8", "replace"))


_MISSING = (errno.ENOENT, errno.ENOTDIR)
_CODES = {
    errno.ENOSPC: "no-space",
    errno.EDQUOT: "no-space",
    errno.EROFS: "read-only",
    errno.EACCES: "no-permission",
    errno.EPERM: "no-permission",
    errno.EISDIR: "is-a-folder",
    errno.ENAMETOOLONG: "name-too-long",
    errno.EINVAL: "bad-name",
}
_GONE_ON_WINDOWS = frozenset({21, 55, 59, 64, 433, 1167})
"""Not ready, no such device, the network gone, a device pulled out (winerror.h)."""
_FAILING_ON_WINDOWS = frozenset({23, 27, 29, 30, 31, 483, 1117, 1392, 1393})
"""Checksums, sectors, read and write faults, a damaged file system (winerror.h)."""
_CODES_ON_WINDOWS = {19: "read-only", 39: "no-space", 112: "no-space"}
