"""What a system says of a failing disk, put into one of our codes."""

import errno
import os
from pathlib import Path

import pytest

from arbiter_app.labels import as_is
from arbiter_app.labels.files import refusal
from arbiter_app.store.errors import refused_by_system

FILE = Path("lakeside.arbiter")


def code(number, windows=None):
    error = OSError(number, os.strerror(number))
    if windows is not None:
        error.winerror = windows
    refused = refused_by_system(error, FILE, missing="no-folder")
    said = refusal(refused.code, refused.details, as_is)
    assert said.endswith(".")
    assert "lakeside.arbiter" in said
    return refused.code


@pytest.mark.parametrize(
    ("number", "found"),
    [
        (errno.ENOSPC, "no-space"),
        (errno.EROFS, "read-only"),
        (errno.EACCES, "no-permission"),
        (errno.ENOENT, "no-folder"),
        (errno.ENOTDIR, "no-folder"),
        (errno.EIO, "disk-error"),
        (errno.EINVAL, "bad-name"),
    ],
)
def test_each_fault_of_a_disk_has_a_code(number, found):
    assert code(number) == found


# The first number is what Python makes of the second, one of winerror.h: 19 to 36 are EACCES,
# what it does not know is EINVAL (PC/errmap.h).
@pytest.mark.parametrize(
    ("number", "windows", "found"),
    [
        (errno.EACCES, 5, "no-permission"),  # ERROR_ACCESS_DENIED
        (errno.EACCES, 32, "no-permission"),  # ERROR_SHARING_VIOLATION
        (errno.EINVAL, 123, "bad-name"),  # ERROR_INVALID_NAME
        (errno.ENOENT, 3, "no-folder"),  # ERROR_PATH_NOT_FOUND
        (errno.EACCES, 19, "read-only"),  # ERROR_WRITE_PROTECT
        (errno.EACCES, 21, "no-folder"),  # ERROR_NOT_READY
        (errno.EINVAL, 1167, "no-folder"),  # ERROR_DEVICE_NOT_CONNECTED
        (errno.EINVAL, 433, "no-folder"),  # ERROR_NO_SUCH_DEVICE
        (errno.ENOSPC, 112, "no-space"),  # ERROR_DISK_FULL
        (errno.EINVAL, 39, "no-space"),  # ERROR_HANDLE_DISK_FULL
        (errno.EACCES, 23, "disk-error"),  # ERROR_CRC
        (errno.EINVAL, 1117, "disk-error"),  # ERROR_IO_DEVICE
    ],
)
def test_what_windows_says_is_not_taken_for_a_missing_permission(number, windows, found):
    assert code(number, windows) == found
