"""Whether this computer can show a window at all, asked before Qt is.

On a bare Linux a system library that Qt needs may be absent, or there may be no display. Qt
then ends the process with a page of its own, or Python with a traceback; here it is one
sentence. Nothing in this module imports Qt, and no translation is at hand yet.
"""

import ctypes
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path

Load = Callable[[str], object]
"""Loads a shared library by name or path, as `ctypes.CDLL` does."""

_QT = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libX11.so.6": "libx11-6",
    "libz.so.1": "zlib1g",
}
_XCB = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
_WAYLAND = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
_PACKAGES = {"xcb": _XCB, "wayland": _WAYLAND}

_NO_QT = "{0} needs PySide6, which is not installed: python -m pip install PySide6-Essentials"
_NO_LIBRARY = (
    "{0} needs system libraries that are not installed here; on Debian or Ubuntu: "
    "sudo apt install {1}"
)
_UNKNOWN_LIBRARY = "{0} needs a system library that cannot be loaded here: {1}"
_NO_DISPLAY = (
    "There is no display for a window here; the commands standings, explain, check, convert "
    "and print work without one."
)


def trouble(
    environment: Mapping[str, str] = os.environ,
    load: Load = ctypes.CDLL,
    platform: str = sys.platform,
    wanted: str = "The window",
) -> str | None:
    """Say in one sentence why what is wanted cannot be shown here; None where it can."""
    if not platform.startswith("linux"):
        return None
    found = find_spec("PySide6")
    if found is None or found.origin is None:
        return _NO_QT.format(wanted)
    qt = Path(found.origin).parent / "Qt"
    if not qt.is_dir():
        return None  # the distribution's own PySide6, whose packages bring what they need
    plugins = _plugins(environment)
    # Together with what the display needs, so that one command brings all.
    packages = _QT | _PACKAGES.get(plugins[0] if plugins else "", {})
    missing = _missing(load, qt / "lib" / "libQt6Widgets.so.6", packages, wanted)
    if missing:
        return missing
    if not plugins:
        return _NO_DISPLAY
    # Qt tries them in turn and takes the first that works.
    troubles = [_plugin_trouble(load, qt, name, environment, wanted) for name in plugins]
    return None if None in troubles else troubles[0]


def _plugins(environment: Mapping[str, str]) -> list[str]:
    """Name the platform plugins that Qt will try, in its order (`QGuiApplication`)."""
    chosen = environment.get("QT_QPA_PLATFORM", "")
    if chosen:
        return [name.partition(":")[0].partition("-egl")[0] for name in chosen.split(";")]
    plugins = ["xcb"] if environment.get("DISPLAY") else []
    if environment.get("WAYLAND_DISPLAY"):
        first = environment.get("XDG_SESSION_TYPE") == "wayland"
        plugins.insert(0 if first else len(plugins), "wayland")
    return plugins


def _plugin_trouble(
    load: Load, qt: Path, name: str, environment: Mapping[str, str], wanted: str
) -> str | None:
    plugin = qt / "plugins" / "platforms" / f"libq{name}.so"
    missing = _missing(load, plugin, _PACKAGES.get(name, {}), wanted)
    if missing:
        return missing
    if name == "wayland" and not _wayland_answers(environment):
        return _NO_DISPLAY
    if name == "xcb" and not _x_answers(load):
        return _NO_DISPLAY
    return None


def _missing(load: Load, library: Path, packages: Mapping[str, str], wanted: str) -> str | None:
    """Load a library of Qt's with all that it needs; say which packages it lacks."""
    try:
        load(str(library))
    except OSError as error:
        lacking = list(_not_loading(load, packages))
        if lacking:
            return _NO_LIBRARY.format(wanted, " ".join(lacking))
        return _UNKNOWN_LIBRARY.format(wanted, error)
    return None


def _not_loading(load: Load, packages: Mapping[str, str]) -> Iterable[str]:
    for library, package in packages.items():
        try:
            load(library)
        except OSError:
            yield package


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    import socket  # not needed under X, and every start waits for what is loaded here

    folder = environment.get("XDG_RUNTIME_DIR", "")
    with socket.socket(socket.AF_UNIX) as probe:
        try:
            probe.connect(str(Path(folder) / environment.get("WAYLAND_DISPLAY", "wayland-0")))
        except OSError:
            return False
    return True


def _x_answers(load: Load) -> bool:
    xcb = load("libxcb.so.1")
    if not isinstance(xcb, ctypes.CDLL):
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    refused = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not refused
