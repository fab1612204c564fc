"""Processes of this computer: whether one runs, and whether it still is the same.

A number is given again to another process, most of all after a restart. So beside the number
goes the moment the process began, in whatever form the system has it: it is only compared.
Windows and macOS are asked through their libraries, which a test can put others in place of.
"""

import ctypes
import os
import sys
from pathlib import Path
from typing import Any

_PROC = Path("/proc")
_START_FIELD = 19
"""Of the fields behind the name in /proc/PID/stat: ticks since the computer began."""

_LIMITED, _SYNCHRONIZE = 0x1000, 0x00100000
_ACCESS_DENIED = 5
_STILL_RUNNING = 258

_BSD_INFO, _BSD_SIZE, _BSD_START = 3, 136, 120
"""PROC_PIDTBSDINFO, the size of its struct, and where in it the start stands."""


def runs(process: int) -> bool:
    """Whether the system knows a process of that number."""
    if sys.platform == "win32":
        return runs_on_windows(process, _kernel(), ctypes.get_last_error)
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True  # another person's
    return True


def birth(process: int) -> str:
    """Give the moment a process began, to be compared; "" where that cannot be known."""
    if sys.platform == "win32":
        return birth_on_windows(process, _kernel())
    if sys.platform == "darwin":
        try:
            return birth_on_mac(process, ctypes.CDLL("/usr/lib/libproc.dylib"))
        except OSError:
            return ""
    return birth_on_linux(process, _PROC)


def runs_on_windows(process: int, kernel: Any, last_error: Any) -> bool:
    """Ask Windows whether a process runs; `os.kill` would end it there."""
    handle = kernel.OpenProcess(_SYNCHRONIZE, False, process)
    if not handle:
        return bool(last_error() == _ACCESS_DENIED)  # another person's
    try:
        return bool(kernel.WaitForSingleObject(handle, 0) == _STILL_RUNNING)
    finally:
        kernel.CloseHandle(handle)


def birth_on_windows(process: int, kernel: Any) -> str:
    """Give the time of creation, in steps of 100 ns since 1601."""
    handle = kernel.OpenProcess(_LIMITED, False, process)
    if not handle:
        return ""
    created, *others = (ctypes.c_uint64() for _ in range(4))
    try:
        known = kernel.GetProcessTimes(handle, *map(ctypes.byref, (created, *others)))
    finally:
        kernel.CloseHandle(handle)
    return str(created.value) if known else ""


def birth_on_mac(process: int, library: Any) -> str:
    """Give the start in seconds and microseconds since 1970, of the kernel's own record."""
    record = ctypes.create_string_buffer(_BSD_SIZE)
    got = library.proc_pidinfo(process, _BSD_INFO, ctypes.c_uint64(0), record, _BSD_SIZE)
    if got != _BSD_SIZE:
        return ""
    return record.raw[_BSD_START : _BSD_START + 16].hex()


def birth_on_linux(process: int, proc: Path) -> str:
    """Give the ticks at which it began, and which start of the computer they are counted from."""
    try:
        boot = (proc / "sys/kernel/random/boot_id").read_text("ascii").strip()
        # The name stands in brackets and may hold spaces and brackets itself.
        fields = (proc / str(process) / "stat").read_bytes().rpartition(b")")[2].split()
    except (OSError, ValueError):
        return ""
    known = len(fields) > _START_FIELD
    return f"{boot}:{fields[_START_FIELD].decode('ascii', 'replace')}" if known else ""


def _kernel() -> Any:
    """The library of Windows that knows processes; its handles are as wide as addresses."""
    kernel = ctypes.WinDLL("kernel32", use_last_error=True)  # type: ignore[attr-defined,unused-ignore]
    kernel.OpenProcess.restype = ctypes.c_void_p
    for name in ("WaitForSingleObject", "CloseHandle", "GetProcessTimes"):
        getattr(kernel, name).argtypes = [ctypes.c_void_p, *_MORE[name]]
    return kernel


_MORE: dict[str, list[Any]] = {
    "WaitForSingleObject": [ctypes.c_uint32],
    "CloseHandle": [],
    "GetProcessTimes": [ctypes.c_void_p] * 4,
}
"""What the calls take beside the handle."""
