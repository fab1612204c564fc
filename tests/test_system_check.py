"""What a bare Linux is told instead of a traceback; libraries and displays are faked."""

import runpy
import socket
import sys
from pathlib import Path

import pytest

from arbiter_app import system_check
from arbiter_app.__main__ import _COMMANDS
from arbiter_app.system_check import trouble

ON_X = {"DISPLAY": ":0"}
OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}


def lacking(*libraries, needed_by="libQt6Widgets"):
    """Load libraries as a computer without some of them does."""

    def load(name):
        for library in libraries:
            if library in name or needed_by in name:
                message = f"{library}: cannot open shared object file: No such file or directory"
                raise OSError(message)
        return object()

    return load


def complete(name):
    return object()


def test_a_complete_computer_has_no_trouble():
    assert trouble(ON_X, complete, "linux") is None


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_only_linux_lacks_libraries_and_displays(platform):
    assert trouble({}, lacking("libEGL.so.1"), platform) is None


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libGL.so.1", "libgl1"),
        ("libEGL.so.1", "libegl1"),
        ("libxkbcommon.so.0", "libxkbcommon0"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libfontconfig.so.1", "libfontconfig1"),
    ],
)
def test_a_library_that_qt_needs_is_named_by_its_debian_package(library, package):
    said = trouble(OFFSCREEN, lacking(library), "linux")
    assert said.endswith(f"sudo apt install {package}")
    assert "\n" not in said


def test_a_library_of_the_display_plugin_is_named_before_qt_aborts():
    load = lacking("libxcb-cursor.so.0", "libxcb-icccm.so.4", needed_by="libqxcb.so")
    assert trouble(ON_X, load, "linux").endswith("sudo apt install libxcb-cursor0 libxcb-icccm4")


def test_what_qt_and_what_the_display_needs_are_named_at_once():
    load = lacking("libGL.so.1", "libxcb-cursor.so.0")
    assert trouble(ON_X, load, "linux").endswith("sudo apt install libgl1 libxcb-cursor0")
    # Without a display nothing is known of what it would need.
    assert trouble({}, load, "linux").endswith("sudo apt install libgl1")


def test_an_unknown_library_is_named_as_the_loader_names_it():
    said = trouble(OFFSCREEN, lacking("libnew.so.9"), "linux")
    assert "libnew.so.9: cannot open shared object file" in said


def test_without_a_display_the_commands_that_need_none_are_named():
    said = trouble({}, complete, "linux")
    assert said.startswith("There is no display")
    assert all(command in said for command in _COMMANDS if not command.startswith("-"))


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="Wayland listens on a Unix socket")
def test_a_wayland_display_that_does_not_answer_is_no_display(tmp_path):
    wayland = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)}
    assert trouble(wayland, complete, "linux").startswith("There is no display")
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "wayland-7"))
        listening.listen()
        assert trouble(wayland, complete, "linux") is None


def test_one_working_display_of_two_is_enough(tmp_path):
    both = {"DISPLAY": ":0", "WAYLAND_DISPLAY": "w", "XDG_RUNTIME_DIR": str(tmp_path)}
    both["XDG_SESSION_TYPE"] = "wayland"
    assert trouble(both, complete, "linux") is None


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="loads Linux libraries")
def test_this_computer_can_run_the_tests():
    assert trouble(OFFSCREEN) is None


def test_the_tests_end_with_that_sentence_before_they_load_qt(monkeypatch):
    monkeypatch.setattr(system_check, "trouble", lambda: "The window needs libgl1.")
    with pytest.raises(SystemExit, match=r"^The window needs libgl1\.$"):
        runpy.run_path(str(Path(__file__).with_name("conftest.py")))
