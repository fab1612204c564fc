"""Disks that fail, for the tests of what stands above them."""

import os
from pathlib import Path

from arbiter_app.store.disk import Disk


class Failing(Disk):
    """A disk on which one operation fails with one error number; a write, half done."""

    def __init__(self, operation: str, number: int) -> None:
        self.operation = operation
        self.number = number

    def _perhaps_fail(self, operation: str, path: Path) -> None:
        if operation == self.operation:
            raise OSError(self.number, os.strerror(self.number), str(path))

    def status(self, path):
        self._perhaps_fail("status", path)
        return super().status(path)

    def read(self, path):
        self._perhaps_fail("read", path)
        return super().read(path)

    def create(self, path, data, mode):
        if self.operation == "create":
            super().create(path, data[: len(data) // 2], mode)
        self._perhaps_fail("create", path)
        super().create(path, data, mode)

    def append(self, descriptor, data):
        if self.operation == "append":
            super().append(descriptor, data[: len(data) // 2])
        self._perhaps_fail("append", Path())
        super().append(descriptor, data)

    def replace(self, source, target):
        self._perhaps_fail("replace", target)
        super().replace(source, target)

    def sync_folder(self, folder):
        self._perhaps_fail("sync_folder", folder)
        super().sync_folder(folder)


class Forgetful(Disk):
    """A disk that says it has written, and has lost the end."""

    def create(self, path, data, mode):
        super().create(path, data[:-1], mode)


class Protected(Disk):
    """A disk whose files are write-protected (root, who runs many tests, may write them)."""

    def may_write(self, path):
        return False


class Removed(Disk):
    """A stick that was taken out: nothing is there any more."""

    def status(self, path):
        raise FileNotFoundError(2, "No such file or directory", str(path))

    def create(self, path, data, mode):
        raise FileNotFoundError(2, "No such file or directory", str(path))
