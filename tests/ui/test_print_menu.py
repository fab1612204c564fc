"""Printing from the window's menu and by key."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from arbiter_app.core.print_kinds import KINDS
from arbiter_app.store import schema
from arbiter_app.ui.main_window import MainWindow
from arbiter_app.ui.print_dialog import PrintDialog
from arbiter_app.ui.settings import Settings
from tests.ui.events import FIRST, event, section


@pytest.fixture
def window(qtbot, tmp_path):
    window = MainWindow(Settings.at(tmp_path / "arbiter.ini"), tmp_path / "journals")
    qtbot.addWidget(window)
    path = tmp_path / "lakeside.arbiter"
    path.write_bytes(schema.dump(event(section(FIRST))))
    with qtbot.waitExposed(window):
        window.show()
    window.files.open(path)
    yield window
    window._keeper.end()


def _preview(window) -> PrintDialog:
    (preview,) = window.findChildren(PrintDialog)
    assert preview.isVisible()
    return preview


def test_the_key_shows_the_standings(window, qtbot):
    qtbot.keyClick(window.area.results.view, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert _preview(window).options.kind == "standings"


def test_every_kind_of_sheet_has_its_entry_in_one_preview(window):
    shown = set()
    for name, (action, _) in window.menu._named.items():
        if name.startswith("print-"):
            action.trigger()
            shown.add(_preview(window).options.kind)
    assert shown == set(KINDS)


def test_the_event_is_saved_before_it_is_printed(window, tmp_path, monkeypatch):
    monkeypatch.setattr(PrintDialog, "_ask_path", lambda _dialog: tmp_path / "out.pdf")
    window.document.apply_section(section("1:4w0 2:5w½ 3:6w0"), "result")
    window.menu["print-standings"].trigger()
    _preview(window).save_pdf()
    assert not window.document.modified
    assert "lakeside.arbiter" in _preview(window).sheet().foot


def test_the_standings_can_be_copied_as_a_picture(window):
    window.menu["copy-picture"].trigger()
    assert not QGuiApplication.clipboard().image().isNull()
    assert "picture" in window.status.text()
