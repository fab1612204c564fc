"""Every question: what its buttons answer, and that giving it up is the harmless answer."""

import platform
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget

from arbiter_app.store.lock import Holder
from arbiter_app.ui.questions import Answer, Questions


@pytest.fixture
def questions(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    return Questions(window)


def press(text):
    """Press the button with this text in the box that is about to open; "" for Escape."""

    def act():
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        if not text:
            box.reject()
            return
        next(one for one in box.buttons() if one.text() == text).click()

    QTimer.singleShot(0, act)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Save…", Answer.SAVE),
        ("Discard", Answer.DISCARD),
        ("Cancel", Answer.CANCEL),
        ("", Answer.CANCEL),
    ],
)
def test_an_unsaved_event_is_kept_unless_told_otherwise(questions, text, answer):
    press(text)
    assert questions.keep_changes("Lakeside") is answer


DEAD = Holder(platform.node(), "anna", 2**31 - 1, "2026-11-29T14:02", "t")
AWAY = Holder("another laptop", "anna", 1, "2026-11-29T14:02", "t")


@pytest.mark.parametrize("holder", [DEAD, AWAY, Holder()])
@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Open to look at", Answer.READ_ONLY),
        ("Take it over", Answer.TAKE_OVER),
        ("", Answer.CANCEL),
    ],
)
def test_a_file_in_use_is_taken_over_only_when_told(questions, holder, text, answer):
    press(text)
    assert questions.open_in_use("lakeside.arbiter", holder) is answer


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Take it over and save", Answer.TAKE_OVER),
        ("Save elsewhere…", Answer.ELSEWHERE),
        ("", Answer.CANCEL),
    ],
)
def test_a_file_in_use_is_saved_over_only_when_told(questions, text, answer):
    press(text)
    assert questions.save_in_use("lakeside.arbiter", AWAY) is answer


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Keep mine, replace it", Answer.OVERWRITE),
        ("Load theirs", Answer.LOAD),
        ("Save mine elsewhere…", Answer.ELSEWHERE),
        ("", Answer.CANCEL),
    ],
)
def test_a_changed_file_is_replaced_only_when_told(questions, text, answer):
    press(text)
    assert questions.changed_on_disk("lakeside.arbiter") is answer


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Replace it", Answer.OVERWRITE),
        ("Save elsewhere…", Answer.ELSEWHERE),
        ("", Answer.CANCEL),
    ],
)
def test_another_file_is_replaced_only_when_told(questions, text, answer):
    press(text)
    assert questions.there_already("Round 1.5.arbiter") is answer


@pytest.mark.parametrize(("text", "answer"), [("Discard", Answer.DISCARD), ("", Answer.CANCEL)])
def test_an_event_that_cannot_be_saved_is_discarded_only_when_told(questions, text, answer):
    press(text)
    assert questions.not_saved("The disk is full.") is answer


@pytest.mark.parametrize(
    ("text", "answer"),
    [("Open it", Answer.OPEN), ("Discard", Answer.DISCARD), ("", Answer.CANCEL)],
)
def test_what_a_crash_left_is_discarded_only_when_told(questions, text, answer):
    press(text)
    assert questions.recover("“Lakeside” was never saved.") is answer


@pytest.mark.parametrize(("text", "at"), [("5 rounds", 0), ("20 rounds", 1), ("", None)])
def test_a_doubtful_file_is_opened_as_chosen_or_not_at_all(questions, text, at):
    press(text)
    assert questions.about_a_file("5 or 20?", ["5 rounds", "20 rounds"]) == at


@pytest.mark.parametrize(("chosen", "path"), [("/a/b.trf", Path("/a/b.trf")), ("", None)])
def test_a_file_to_open_may_be_given_up(questions, monkeypatch, chosen, path):
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (chosen, ""))
    assert questions.file_to_open("/a") == path


@pytest.mark.parametrize("accepted", [True, False])
def test_a_name_to_save_under_gets_the_suffix_of_its_kind(
    questions, monkeypatch, tmp_path, accepted
):
    def run(dialog):
        dialog.selectFile("club night")
        return accepted

    monkeypatch.setattr(QFileDialog, "exec", run)
    found = questions.file_to_save(tmp_path / "event.arbiter")
    assert found == (tmp_path / "club night.arbiter" if accepted else None)


@pytest.mark.parametrize(("ask", "offered"), [("file_to_save", 3), ("event_to_save", 2)])
def test_a_report_is_offered_only_where_it_is_enough(
    questions, monkeypatch, tmp_path, ask, offered
):
    filters = []
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: filters.extend(dialog.nameFilters()))
    getattr(questions, ask)(tmp_path / "event.arbiter")
    assert len(filters) == offered
    assert any("*.trf" in one for one in filters) is (offered == 3)
