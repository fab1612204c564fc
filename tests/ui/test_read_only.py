"""An event that another window writes, as this window shows it: to look at, never to change."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog

from arbiter_app.store.lock import Lock, holder_of
from arbiter_app.ui.cell_editor import CellEditor
from arbiter_app.ui.settings import View
from tests.ui.pressing import cell_of, press
from tests.ui.whole_window import PAIRED, trigger


@pytest.fixture
def looking(window, tmp_path, file_opened):
    """The window on an event that another has."""
    path = tmp_path / "lakeside.arbiter"
    Lock.take(path)
    file_opened()
    return window


def test_title_status_and_notice_say_that_it_is_read_only(looking):
    assert looking.windowTitle() == "Lakeside Schools Open – U12 (read-only)[*] – Arbiter"
    assert looking.status.facts().endswith("read-only")
    (said,) = looking.notices.texts()
    assert said.startswith("“lakeside.arbiter” is open in another window on this computer (")
    assert said.endswith("Here it can only be looked at, and changed as a copy.")


@pytest.mark.parametrize("key", ["1", "0", "5", "z", Qt.Key.Key_Delete])
def test_every_key_that_would_change_it_is_refused_with_the_way_out(looking, qtbot, key):
    press(looking, key)
    assert looking.document.tournament == PAIRED
    assert "save a copy first (Ctrl+Shift+S)" in looking.status.text()
    assert not looking.isWindowModified()
    assert not looking.menu["undo"].isEnabled()


@pytest.mark.parametrize("command", ["add-round", "remove-round", "absent", "delete"])
def test_every_command_that_would_change_it_is_refused_with_the_way_out(looking, command):
    trigger(looking, "next")
    looking.area.results.select_player(2)
    trigger(looking, command)
    assert looking.document.tournament == PAIRED
    assert "save a copy first" in looking.status.text()


@pytest.mark.parametrize(
    "command",
    ["add", "paste-list", "edit", "byes", "withdraw", "number", "pair", "replace", "settings",
     "tie-breaks", "cell", "clear", "dispute", "mark-absent", "copy-on"],
)  # fmt: skip
@pytest.mark.parametrize("view", [*View])
def test_a_command_says_at_once_that_nothing_can_be_changed(looking, monkeypatch, view, command):
    monkeypatch.setattr(QDialog, "exec", lambda dialog: pytest.fail(f"{dialog} was opened"))
    looking.area.results.choose_view(view)
    looking.area.results.go_to_round(1)
    if view is View.SLIPS:
        looking.area.results.page.open_player(1)
    trigger(looking, command)
    assert "save a copy first" in looking.status.text()
    assert not isinstance(QApplication.focusWidget(), CellEditor)
    assert looking.area.results.page.entering.asking is False
    assert looking.document.tournament == PAIRED


def test_a_block_is_not_even_asked_about(looking):
    QGuiApplication.clipboard().setText("1")
    trigger(looking, "paste")
    assert "save a copy first" in looking.status.text()
    assert looking.document.tournament == PAIRED


@pytest.mark.parametrize("key", [Qt.Key.Key_F2, "e", "u", "d"])
def test_a_key_that_would_open_something_says_so_too(looking, qtbot, key):
    press(looking, key)
    assert "save a copy first" in looking.status.text()
    assert not isinstance(QApplication.focusWidget(), CellEditor)


def test_a_double_click_opens_no_editor(looking, qtbot):
    table = looking.area.results.view
    spot = table.visualRect(cell_of(looking.area.results.model, 1, 1)).center()
    qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert not table.editing


def test_what_is_said_after_the_refusal_is_heard_again(looking, qtbot):
    press(looking, "1")
    qtbot.waitUntil(lambda: not looking.status._insisting)
    trigger(looking, "next")
    trigger(looking, "next")
    trigger(looking, "next")
    trigger(looking, "next")
    assert looking.status.text() == "There is no round 5."


def test_as_a_copy_it_can_be_changed(looking, qtbot, asked, tmp_path):
    asked.answers["file_to_save"] = tmp_path / "copy.arbiter"
    trigger(looking, "save-as")
    press(looking, "1")
    assert looking.document.tournament != PAIRED
    assert "read-only" not in looking.windowTitle()
    assert looking.notices.texts() == []


def test_a_window_that_is_closed_gives_its_file_free(window, file_opened):
    path = file_opened()
    assert holder_of(path) is not None
    assert window.close()
    assert holder_of(path) is None
