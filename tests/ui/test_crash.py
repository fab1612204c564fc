"""An unexpected exception never closes the program: logged, told once, and on it goes."""

import logging
import sys
import threading

import pytest
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtWidgets import QApplication

from arbiter_app.ui.crash import CrashGuard, log, log_to
from arbiter_app.ui.crash_dialog import CrashDialog


@pytest.fixture
def told(monkeypatch):
    reports = []
    monkeypatch.setattr(CrashDialog, "ask", lambda _parent, report: reports.append(report))
    return reports


@pytest.fixture
def guard(qapp):
    guard = CrashGuard()
    guard.install()
    yield guard
    guard.remove()


def broken(words="a fault of ours"):
    raise RuntimeError(words)


def caught(words="a fault of ours"):
    try:
        broken(words)
    except RuntimeError:
        return sys.exc_info()


def test_a_fault_is_logged_and_told_in_one_dialog(guard, told, qtbot, caplog):
    with caplog.at_level(logging.ERROR, "arbiter"):
        guard.catch(*caught())
    qtbot.waitUntil(lambda: len(told) == 1)
    assert "RuntimeError: a fault of ours" in told[0]
    assert told[0].startswith("Arbiter ")
    assert "RuntimeError: a fault of ours" in caplog.text


def test_python_and_its_threads_hand_their_faults_to_the_guard(guard, told, qtbot):
    assert sys.excepthook == guard.catch
    thread = threading.Thread(target=broken, args=["in a thread"])
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: len(told) == 1)
    assert "in a thread" in told[0]


def test_a_second_fault_while_the_dialog_is_open_is_only_logged(guard, qtbot, monkeypatch, caplog):
    reports = []

    def ask(_parent, report):
        reports.append(report)
        guard.catch(*caught("a second one"))
        QApplication.processEvents()

    monkeypatch.setattr(CrashDialog, "ask", ask)
    guard.catch(*caught("the first one"))
    qtbot.waitUntil(lambda: len(reports) == 1)
    QApplication.processEvents()
    assert len(reports) == 1
    assert "a second one" in caplog.text


def test_a_fault_that_comes_with_every_paint_is_told_once(guard, told, qtbot):
    for at in range(3):
        guard.catch(*caught(f"cell {at}"))
        QApplication.processEvents()
    assert len(told) == 1


def test_ctrl_c_in_the_terminal_is_no_fault(guard, told, qapp):
    guard.catch(KeyboardInterrupt, KeyboardInterrupt(), None)
    QApplication.processEvents()
    assert told == []


def test_what_qt_warns_of_is_in_the_log(guard, caplog):
    qWarning("QPainter::begin: as an example")
    assert "Qt: QPainter::begin: as an example" in caplog.text


def test_the_log_is_a_file_in_the_folder_of_logs(tmp_path):
    folder = tmp_path / "Протоколы #1"
    log_to(folder)
    handler = log.handlers[-1]
    try:
        log.info("as an example")
        assert "as an example" in (folder / "arbiter.log").read_text("utf-8")
    finally:
        log.removeHandler(handler)
        handler.close()


def test_a_folder_that_cannot_be_made_is_no_reason_not_to_start(tmp_path):
    (tmp_path / "file").write_text("")
    log_to(tmp_path / "file" / "logs")
    handler = log.handlers[-1]
    try:
        log.info("as an example")
        assert (tmp_path / "file").read_text() == ""
    finally:
        log.removeHandler(handler)
        handler.close()


def test_the_dialog_gives_the_report_to_the_clipboard(qtbot):
    dialog = CrashDialog(None, "Arbiter 1\n\nTraceback")
    qtbot.addWidget(dialog)
    dialog._copy()
    assert QApplication.clipboard().text() == "Arbiter 1\n\nTraceback"


def test_the_dialog_closes_with_its_button(qtbot):
    def press_close():
        QApplication.activeModalWidget().reject()

    QTimer.singleShot(0, press_close)
    CrashDialog.ask(None, "Traceback")
