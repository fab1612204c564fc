"""Who may import whom, read from the source; and that nothing here can reach a network."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "arbiter_app"
MODULES = sorted(PACKAGE.rglob("*.py"))

# What each part of the package may import beside the standard library and itself.
OURS = {
    "core": set(),
    "labels": {"core"},
    "store": {"core"},
    "formats": {"core"},
    "pairing": {"core"},
    "resources": set(),
    "": {"core", "labels", "store", "formats", "pairing"},
    "ui": {"core", "labels", "store", "formats", "pairing", ""},
}
FOREIGN = {"store": {"msgspec"}, "ui": {"PySide6"}, "": {"platformdirs"}}
NETWORK = {
    *("asyncio", "ftplib", "http", "imaplib", "poplib", "smtplib", "socket", "socketserver"),
    *("ssl", "telnetlib", "urllib", "webbrowser", "xmlrpc", "requests", "httpx", "aiohttp"),
}
LOCAL = {"arbiter_app.system_check": {"socket"}}
"""A Unix socket of this computer: is somebody listening for windows?"""

NETWORK_QT = ("PySide6.QtNetwork", "PySide6.QtWebSockets", "PySide6.QtWebEngine", "PySide6.QtHttp")


def _part(module: str) -> str:
    """The part of the package that a module is in: "core", …, or "" beside them."""
    names = module.split(".")
    folder = len(names) > 1 and (PACKAGE / names[1]).is_dir()
    return names[1] if folder or names[1:] == ["resources"] else ""


def _name(path: Path) -> str:
    return ".".join(("arbiter_app", *path.relative_to(PACKAGE).with_suffix("").parts))


def _imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, wherever in it the import stands."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            assert node.module is not None
            yield node.module
            if node.module.startswith("arbiter_app"):
                # "from arbiter_app import ui" names the part behind the word "import".
                yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("path", MODULES, ids=_name)
def test_a_module_imports_only_what_its_part_may(path):
    part = _part(_name(path))
    for module in _imports(path):
        top = module.split(".")[0]
        if module in ("arbiter_app", "arbiter_app.__version__"):
            continue
        if top == "arbiter_app":
            other = _part(module)
            allowed = other == part or other in OURS[part]
            # __main__ alone starts the faces.
            assert allowed or path.name == "__main__.py", module
        else:
            allowed = top in sys.stdlib_module_names or top in FOREIGN.get(part, set())
            assert allowed, module


def test_only_main_imports_a_face():
    faces = {"arbiter_app.cli", "arbiter_app.ui"}
    for path in MODULES:
        module = _name(path)
        if path.name == "__main__.py" or module.startswith(("arbiter_app.ui.", "arbiter_app.cli")):
            continue
        imported = {".".join(name.split(".")[:2]) for name in _imports(path)}
        assert not imported & faces, module


def test_the_window_and_the_command_line_do_not_know_each_other():
    for path in MODULES:
        module = _name(path)
        if module.startswith("arbiter_app.ui."):
            assert not any(name.startswith("arbiter_app.cli") for name in _imports(path)), module
        if module.startswith("arbiter_app.cli"):
            assert not any(name.startswith("arbiter_app.ui") for name in _imports(path)), module


@pytest.mark.parametrize("path", MODULES, ids=_name)
def test_nothing_reaches_for_a_network(path):
    banned = NETWORK - LOCAL.get(_name(path), set())
    for module in _imports(path):
        assert module.split(".")[0] not in banned, module
        assert not module.startswith(NETWORK_QT), module


@pytest.mark.parametrize("path", [path for path in MODULES if "core" in path.parts], ids=_name)
def test_the_core_asks_neither_clock_nor_chance_nor_disk(path):
    impure = {"os", "io", "pathlib", "time", "datetime", "random", "secrets", "subprocess"}
    impure |= {"shutil", "tempfile", "threading", "sys", "locale", "gettext", "logging"}
    assert not {module.split(".")[0] for module in _imports(path)} & impure
