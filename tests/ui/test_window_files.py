"""Files in the window as a person has it: opened, dropped, refused, doubtful."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QCloseEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from arbiter_app import formats
from arbiter_app.core.errors import Problem
from arbiter_app.core.tournament import Round
from arbiter_app.store import schema
from arbiter_app.ui.document import EMPTY
from arbiter_app.ui.questions import Answer
from tests.ui.events import FIRST, event, section
from tests.ui.whole_window import COPY, PAIRED, trigger


def drop_event(data, kind):
    # A QDragEnterEvent by its own constructor is deprecated from Qt 6.12 on.
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    return QDropEvent(QPointF(5, 5), COPY, data, buttons, keys, kind)


def dropped(window, *paths):
    """Drop files on the window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    enter = drop_event(data, QEvent.Type.DragEnter)
    window.dragEnterEvent(enter)
    if enter.isAccepted():
        window.dropEvent(drop_event(data, QEvent.Type.Drop))
    return enter.isAccepted()


def test_a_file_dropped_is_opened(window, qtbot, tmp_path):
    path = tmp_path / "Škola #1 & 2.trf"
    path.write_bytes(formats.write(PAIRED).data)
    assert dropped(window, path)
    qtbot.waitUntil(lambda: window.has_event)
    assert window.document.section.player(1).name == "Anderson, Sara"


def test_of_several_files_dropped_one_is_opened_and_this_is_said(window, qtbot, tmp_path):
    paths = [tmp_path / "a.arbiter", tmp_path / "b.arbiter"]
    for path in paths:
        path.write_bytes(schema.dump(PAIRED))
    assert dropped(window, *paths)
    qtbot.waitUntil(lambda: window.has_event)
    assert window.document.path == paths[0]
    assert window.status.text() == "Of the 2 files dropped only “a.arbiter” was looked at."


def test_a_folder_dropped_is_refused_by_name(window, qtbot, tmp_path):
    assert dropped(window, tmp_path)
    qtbot.waitUntil(lambda: window.notices.texts() != [])
    assert "is a folder, not a file." in window.notices.texts()[0]


def test_a_text_dropped_is_not_taken(window):
    data = QMimeData()
    data.setText("1-0")
    enter = drop_event(data, QEvent.Type.DragEnter)
    enter.ignore()
    window.dragEnterEvent(enter)
    assert not enter.isAccepted()


def test_a_broken_file_dropped_is_refused_above_the_event_that_stays(
    window, file_opened, qtbot, tmp_path
):
    file_opened()
    bad = tmp_path / "bad.trf"
    bad.write_bytes(b"<html>404</html>")
    assert dropped(window, bad)
    qtbot.waitUntil(lambda: window.notices.texts() != [])
    assert window.notices.texts()[0].startswith("“bad.trf” was not opened.")
    assert window.document.tournament == PAIRED


def test_the_next_file_that_opens_takes_the_refusal_away(window, file_opened, tmp_path):
    bad = tmp_path / "bad.trf"
    bad.write_bytes(b"<html>404</html>")
    window.files.open(bad)
    assert window.notices.texts() != []
    file_opened()
    assert window.notices.texts() == []


def test_a_report_without_tie_breaks_says_which_were_taken(window, tmp_path):
    path = tmp_path / "report.trf"
    data = formats.write(PAIRED).data
    lines = data.splitlines(keepends=True)
    path.write_bytes(b"".join(line for line in lines if line[:3] not in (b"202", b"212")))
    window.files.open(path)
    (said,) = window.notices.texts()
    assert "names no tie-breaks" in said
    window.files.close()
    assert window.notices.texts() == []


def test_what_is_doubtful_about_an_event_is_listed_and_leads_to_its_place(window, file_opened):
    doubtful = replace(section(FIRST), name="U14")
    games = (*doubtful.rounds[0].games,)
    rematch = replace(doubtful, rounds=(doubtful.rounds[0], Round(games), *doubtful.rounds[2:]))
    file_opened(event(section(FIRST), rematch))
    panel = window.area._problems
    assert panel.isVisible()
    panel._list.itemActivated.emit(panel._list.item(0))
    assert window.document.section.name == "U14"
    assert window.area.results.current_round() == 2


def test_the_keys_are_in_the_grid_again_when_the_list_of_doubts_is_closed(window, file_opened):
    file_opened()
    window.area.show_problems((Problem("no-tie-breaks", "note", {"taken": "PS"}),))
    trigger(window, "pane")
    assert window.area._problems.isAncestorOf(QApplication.focusWidget())
    window.area._problems._close.click()
    assert window.area.results.isAncestorOf(QApplication.focusWidget())


def test_close_goes_back_to_the_start_page_with_the_file_in_its_list(window, file_opened):
    path = file_opened()
    trigger(window, "close")
    assert window.document.tournament is EMPTY
    assert window._stack.currentWidget() is window._start
    assert window.settings.recent == (path,)
    assert not window.desk.bar.isVisible()


def test_a_new_event_given_up_changes_nothing(window, monkeypatch):
    monkeypatch.setattr("arbiter_app.ui.new_event_dialog.NewEventDialog.ask", lambda *_: None)
    trigger(window, "new")
    assert not window.has_event


def test_the_window_stays_open_when_its_event_is_not_to_be_lost(window, asked):
    window.files.open_sample()
    window.document.apply_section(section(FIRST), "everything")
    asked.answers["keep_changes"] = Answer.CANCEL
    assert not window.close()
    asked.answers["keep_changes"] = Answer.DISCARD
    assert window.close()


def test_a_fault_while_leaving_keeps_the_window_open(window, file_opened, monkeypatch):
    file_opened()

    def fail():
        raise ZeroDivisionError

    event = QCloseEvent()
    with monkeypatch.context() as patched:
        patched.setattr(window.files, "leave", fail)
        with pytest.raises(ZeroDivisionError):
            window.closeEvent(event)
    assert not event.isAccepted()
