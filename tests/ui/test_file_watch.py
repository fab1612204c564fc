"""What others have done to the file is noticed when the window is looked at again."""

import shutil

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from arbiter_app.store import recovery, schema
from arbiter_app.store.lock import Lock, holder_of
from arbiter_app.ui.questions import Answer
from tests.ui.event_desk import LAKESIDE, PAIRED, Desk


@pytest.fixture
def desk(qapp, tmp_path):
    desk = Desk(tmp_path)
    yield desk
    desk.keeper.end()


def test_nothing_is_said_of_a_file_that_is_as_it_was(desk):
    desk.files.look_again()
    desk.opened()
    desk.files.look_again()
    desk.type("1")
    desk.files.save()
    desk.files.look_again()
    assert desk.notices == desk.asked.questions == []


@pytest.mark.parametrize(
    ("answer", "shown_theirs", "theirs_there"),
    [
        (Answer.OVERWRITE, False, False),
        (Answer.LOAD, True, True),
        (Answer.ELSEWHERE, False, True),
        (Answer.CANCEL, False, True),
    ],
)
def test_a_changed_file_is_asked_about_once(desk, answer, shown_theirs, theirs_there):
    path = desk.opened()
    desk.type("½")
    path.write_bytes(schema.dump(LAKESIDE))
    desk.asked.answers = {"changed_on_disk": answer, "event_to_save": desk.folder / "mine.arbiter"}
    desk.files.look_again()
    desk.files.look_again()
    assert [name for name, *_ in desk.asked.questions].count("changed_on_disk") == 1
    assert (desk.document.tournament == LAKESIDE) is shown_theirs
    assert (desk.on_disk(path) == LAKESIDE) is theirs_there
    assert (desk.folder / "mine.arbiter").exists() is (answer is Answer.ELSEWHERE)


def test_what_may_only_be_looked_at_follows_the_file_by_itself(desk):
    path = desk.saved(PAIRED)
    Lock.take(path)
    desk.files.open(path)
    path.write_bytes(schema.dump(LAKESIDE))
    desk.files.look_again()
    assert desk.document.tournament == LAKESIDE
    assert desk.document.read_only
    assert desk.asked.questions == []


def test_a_file_deleted_by_somebody_else_is_told_of_and_saved_anew(desk):
    path = desk.opened()
    path.unlink()
    desk.files.look_again()
    desk.files.look_again()
    (notice,) = desk.notices
    assert "was deleted or moved by somebody else" in notice.text
    assert desk.document.modified
    assert notice.act()
    assert desk.on_disk(path) == PAIRED
    assert desk.settled[-1] == notice.key


def test_a_stick_taken_out_is_told_of_with_a_way_on_and_the_event_is_whole(desk):
    stick = desk.folder / "stick"
    stick.mkdir()
    desk.opened(PAIRED, "stick/lakeside.arbiter")
    desk.type("1")
    shutil.rmtree(stick)
    desk.files.look_again()
    (notice,) = desk.notices
    assert "perhaps a stick was taken out" in notice.text
    assert notice.button == "Save elsewhere…"
    desk.keeper._journal.sync()
    desk.asked.answers["file_to_save"] = desk.folder / "elsewhere.arbiter"
    assert notice.act()
    assert desk.on_disk(desk.folder / "elsewhere.arbiter") == desk.document.tournament
    assert recovery.recover(desk.journals) == []  # it is ours, and running


def test_a_file_taken_over_by_somebody_else_is_told_of_once_with_a_way_on(desk):
    path = desk.opened()
    desk.type("1")
    Lock.take(path, over=holder_of(path))
    desk.files.look_again()
    desk.files.look_again()
    (notice,) = desk.notices
    assert notice.text.startswith("“lakeside.arbiter” is open in another window on this computer")
    assert notice.text.endswith("It was taken over there; what is typed here needs another file.")
    assert notice.button == "Save elsewhere…"
    own = desk.asked.answers["file_to_save"] = desk.folder / "mine.arbiter"
    assert notice.act()
    assert desk.on_disk(own) == desk.document.tournament
    assert desk.on_disk(path) == PAIRED
    desk.files.look_again()
    assert len(desk.notices) == 1


def test_a_file_taken_over_and_taken_back_can_be_lost_again(desk):
    path = desk.opened()
    for _ in range(2):
        Lock.take(path, over=holder_of(path))
        desk.files.look_again()
        desk.type("1" if desk.document.section.entry(1, 1).result is None else "0")
        desk.asked.answers["save_in_use"] = Answer.TAKE_OVER
        assert desk.files.save()
        desk.files.look_again()
    assert len(desk.notices) == 2


def test_the_window_looks_when_it_gets_the_keys_again(window, file_opened, qtbot, monkeypatch):
    path = file_opened()
    path.unlink()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QApplication.sendEvent(window, QEvent(QEvent.Type.ActivationChange))
    qtbot.waitUntil(lambda: window.notices.texts() != [])
    assert "was deleted or moved" in window.notices.texts()[0]
