"""Whether a process runs and is the same, on each system; two of them are put in place here.

What Windows answers is in its documentation: OpenProcess gives 0 and error 87 for a number that
nobody has, error 5 for somebody else's process; a wait of no time at all gives 258 while it runs.
"""

import ctypes
import os
import subprocess
import sys

import pytest

from arbiter_app.store import processes
from arbiter_app.store.processes import (
    birth,
    birth_on_linux,
    birth_on_mac,
    birth_on_windows,
    runs,
    runs_on_windows,
)


class Kernel:
    """What a process looks like to Windows."""

    def __init__(self, handle=0, state=258, created=0):
        self.handle, self.state, self.created = handle, state, created
        self.asked, self.closed = [], []

    def OpenProcess(self, access, inherit, process):
        self.asked.append((access, inherit, process))
        return self.handle

    def WaitForSingleObject(self, handle, milliseconds):
        assert (handle, milliseconds) == (self.handle, 0)
        return self.state

    def GetProcessTimes(self, _handle, created, *_others):
        created._obj.value = self.created
        return self.created != 0

    def CloseHandle(self, handle):
        self.closed.append(handle)


@pytest.mark.parametrize(
    ("kernel", "error", "running"),
    [
        (Kernel(0), 87, False),
        (Kernel(0), 5, True),
        (Kernel(0x1_0000_0004, 258), 0, True),
        (Kernel(0x1_0000_0004, 0), 0, False),
    ],
)
def test_windows_is_asked_without_ending_the_process(monkeypatch, kernel, error, running):
    monkeypatch.setattr(os, "kill", lambda *_: pytest.fail("this ends a process on Windows"))
    assert runs_on_windows(4711, kernel, lambda: error) is running
    assert kernel.asked == [(0x00100000, False, 4711)]  # SYNCHRONIZE, nothing more
    assert kernel.closed == ([kernel.handle] if kernel.handle else [])


def test_windows_tells_when_a_process_began():
    kernel = Kernel(8, created=133_776_000_000_000_000)
    assert birth_on_windows(4711, kernel) == "133776000000000000"
    assert kernel.asked == [(0x1000, False, 4711)]  # PROCESS_QUERY_LIMITED_INFORMATION
    assert kernel.closed == [8]
    assert birth_on_windows(4711, Kernel(0)) == ""
    assert birth_on_windows(4711, Kernel(8)) == ""


class Library:
    """What macOS tells of a process: a record of 136 bytes, its start at byte 120."""

    def __init__(self, got=136):
        self.got = got

    def proc_pidinfo(self, process, flavour, argument, record, size):
        assert (process, flavour, argument.value, size) == (4711, 3, 0, 136)
        ctypes.memmove(record, bytes(120) + bytes(range(1, 17)), 136)
        return self.got


def test_macos_tells_when_a_process_began():
    assert birth_on_mac(4711, Library()) == bytes(range(1, 17)).hex()
    assert birth_on_mac(4711, Library(got=0)) == ""


def test_linux_tells_when_a_process_began(tmp_path):
    (tmp_path / "4711").mkdir()
    boot = tmp_path / "sys/kernel/random/boot_id"
    boot.parent.mkdir(parents=True)
    boot.write_text("0f3a\n", "ascii")
    # The 22nd field of proc(5), counted from 1, is the start; a name may hold brackets.
    fields = " ".join(str(number) for number in range(4, 53))
    (tmp_path / "4711/stat").write_text(f"4711 (a) b) S {fields}", "utf-8")
    assert birth_on_linux(4711, tmp_path) == "0f3a:22"
    assert birth_on_linux(4712, tmp_path) == ""
    (tmp_path / "4711/stat").write_text("4711 (cut", "utf-8")
    assert birth_on_linux(4711, tmp_path) == ""


def test_this_process_runs_and_began_once():
    assert runs(os.getpid())
    assert birth(os.getpid()) == birth(os.getpid())
    if sys.platform.startswith("linux"):
        assert birth(os.getpid()) != ""


def test_a_process_that_has_ended_does_not_run():
    with subprocess.Popen([sys.executable, "-c", ""]) as process:
        process.wait()
    assert not runs(process.pid)


def test_somebody_elses_process_runs(monkeypatch):
    def refuse(_process, _signal):
        raise PermissionError

    if sys.platform == "win32":
        pytest.skip("Windows is asked in another way")
    monkeypatch.setattr(processes.os, "kill", refuse)
    assert runs(1)
