"""Two windows and one file: one writes, the other looks, and each is told of the other."""

import json
from dataclasses import replace

import pytest

from arbiter_app.core.entries import enter_cell
from arbiter_app.store import files
from arbiter_app.store.lock import Lock, Where, holder_of, lock_file
from arbiter_app.store.recovery import FileNow, Recovered
from arbiter_app.ui.document import EMPTY
from arbiter_app.ui.questions import Answer
from tests.store.disks import Failing
from tests.store.test_lock import dead_process
from tests.ui.event_desk import LAKESIDE, PAIRED, Desk


@pytest.fixture
def desks(qapp, tmp_path):
    made = [Desk(tmp_path), Desk(tmp_path)]
    yield made
    for desk in made:
        desk.keeper.end()


@pytest.fixture
def desk(desks):
    return desks[0]


def left(path, **changed):
    """Leave the lock of a process that has died here, or of another computer."""
    Lock.take(path)
    written = json.loads(lock_file(path).read_bytes()) | {"process": dead_process()} | changed
    lock_file(path).write_text(json.dumps(written), "utf-8")


def test_the_second_window_only_looks_and_says_who_has_the_file(desks):
    first, second = desks
    path = first.opened()
    second.files.open(path)
    assert second.asked.questions == []
    assert second.document.tournament == PAIRED
    assert second.document.read_only
    assert not first.document.read_only
    (notice,) = second.notices
    assert "is open in another window on this computer" in notice.text
    assert notice.button == "Save a copy…"


def test_an_edit_of_what_may_only_be_looked_at_is_turned_away(desks):
    first, second = desks
    second.files.open(first.opened())
    told = []
    second.document.turned_away.connect(lambda: told.append(True))
    second.type("1")
    assert told == [True]
    assert second.document.tournament is not EMPTY
    assert second.document.tournament == PAIRED
    assert not second.document.modified
    assert second.files.leave()


def test_a_copy_can_be_changed_and_saved(desks):
    first, second = desks
    path = first.opened()
    second.files.open(path)
    copy = path.with_name("lakeside (copy).arbiter")
    second.asked.answers["file_to_save"] = copy
    assert second.files.save()
    assert second.asked.questions == [("file_to_save", copy)]
    second.type("1")
    assert second.files.save()
    assert second.on_disk(copy) == second.document.tournament
    assert second.on_disk(path) == PAIRED
    assert "read-only" in second.settled


@pytest.mark.parametrize("leaving", ["close", "another", "save-as", "window"])
def test_the_file_is_free_again_when_it_is_left(desks, leaving):
    first, second = desks
    path = first.opened()
    if leaving == "close":
        first.files.close()
    elif leaving == "another":
        first.opened(LAKESIDE, "another.arbiter")
    elif leaving == "save-as":
        first.asked.answers["file_to_save"] = first.folder / "new.arbiter"
        first.files.save_as()
    else:
        first.files.access.release()
    assert holder_of(path) is None
    second.files.open(path)
    assert not second.document.read_only


def test_a_file_saved_under_a_new_name_is_held_from_then_on(desks):
    first, second = desks
    first.files.show_new(PAIRED)
    path = first.asked.answers["file_to_save"] = first.folder / "new.arbiter"
    first.files.save()
    second.files.open(path)
    assert second.document.read_only


@pytest.mark.parametrize(
    ("changed", "where"),
    [({}, Where.DIED_HERE), ({"host": "the other laptop"}, Where.ELSEWHERE)],
)
@pytest.mark.parametrize(
    ("answer", "opened", "read_only"),
    [
        (Answer.TAKE_OVER, True, False),
        (Answer.READ_ONLY, True, True),
        (Answer.CANCEL, False, False),
    ],
)
def test_what_was_left_locked_is_asked_about_once(desk, changed, where, answer, opened, read_only):
    path = desk.saved()
    left(path, **changed)
    desk.asked.answers["open_in_use"] = answer
    desk.files.open(path)
    ((_, name, holder),) = desk.asked.questions
    assert (name, holder.where) == ("lakeside.arbiter", where)
    assert (desk.document.tournament == LAKESIDE) is opened
    assert desk.document.read_only is read_only
    if answer is Answer.TAKE_OVER:
        desk.type("1")
        assert desk.files.save()
        assert len(desk.asked.questions) == 1


def test_opened_anew_after_the_other_closed_it_can_be_written(desks):
    first, second = desks
    path = first.opened()
    second.files.open(path)
    first.type("1")
    first.files.close()
    second.files.open(path)
    assert not second.document.read_only
    assert second.document.tournament != PAIRED
    assert second.asked.questions == []


def test_opened_anew_while_the_other_has_it_asks_whether_to_take_it_over(desks):
    first, second = desks
    path = first.opened()
    second.files.open(path)
    second.asked.answers["open_in_use"] = Answer.TAKE_OVER
    second.files.open(path)
    assert not second.document.read_only
    # Now the first is the one that may not save here any more, and loses nothing.
    first.type("1")
    first.files.save_by_itself()
    assert "is open for" in first.notices[-1].text
    assert first.notices[-1].button == "Save elsewhere…"
    assert first.document.modified
    assert first.on_disk(path) == PAIRED
    first.asked.answers = {
        "save_in_use": Answer.ELSEWHERE,
        "event_to_save": first.folder / "mine.arbiter",
    }
    assert first.files.save()
    assert first.on_disk(first.folder / "mine.arbiter") == first.document.tournament


@pytest.mark.parametrize(("answer", "saved"), [(Answer.TAKE_OVER, True), (Answer.CANCEL, False)])
def test_saving_over_a_file_that_another_has_open_is_asked_about(desks, answer, saved):
    first, second = desks
    path = first.opened()
    second.files.show_new(LAKESIDE)
    second.asked.answers = {"file_to_save": path, "save_in_use": answer}
    assert second.files.save() is saved
    assert (second.on_disk(path) == LAKESIDE) is saved


def test_an_event_that_cannot_be_saved_where_another_took_over_is_not_left_without_a_word(desks):
    first = desks[0]
    path = first.opened()
    first.type("1")
    Lock.take(path, over=holder_of(path))
    first.asked.answers["not_saved"] = Answer.CANCEL
    assert not first.files.leave()


def test_a_failed_save_under_a_new_name_leaves_no_lock_there(desk, monkeypatch):
    path = desk.opened()
    desk.asked.answers["file_to_save"] = desk.folder / "new.arbiter"
    monkeypatch.setattr("arbiter_app.store.files.save.__defaults__", (None, Failing("create", 28)))
    assert not desk.files.save_as()
    assert holder_of(desk.folder / "new.arbiter") is None
    assert holder_of(path) is not None
    assert desk.document.path == path


def test_a_place_that_takes_no_lock_opens_all_the_same(desk, monkeypatch):
    monkeypatch.setattr(Lock, "take", lambda *_args, **_more: None)
    desk.opened()
    assert not desk.document.read_only
    desk.type("1")
    assert desk.files.save()
    assert desk.asked.questions == []


def recovered(desk, path):
    """What a crash left of an event in a file: one result is not in it."""
    result = enter_cell(PAIRED.sections[0], 1, 1, "1")
    after = replace(PAIRED, sections=(result,))
    digest = files.digest(path.read_bytes())
    return Recovered(desk.journals / "x", after, (), path, digest, 1, True, FileNow.SAME)


def test_what_came_back_after_a_crash_takes_its_own_lock_without_a_second_question(desk):
    path = desk.saved(PAIRED)
    left(path)
    desk.files.recover(recovered(desk, path))
    assert desk.asked.questions == []
    assert holder_of(path).where is Where.HERE
    assert desk.files.save()
    assert desk.on_disk(path) == desk.document.tournament


def test_what_came_back_gets_a_file_of_its_own_where_another_computer_has_the_first(desk):
    path = desk.saved(PAIRED)
    left(path, host="the other laptop")
    desk.files.recover(recovered(desk, path))
    assert desk.document.path is None
    assert not desk.document.read_only
    assert "is open on the computer “the other laptop”" in desk.notices[-1].text
    assert desk.notices[-1].text.endswith("What came back here needs a file of its own.")
    own = desk.asked.answers["file_to_save"] = desk.folder / "own.arbiter"
    assert desk.files.save()
    assert desk.on_disk(own) == desk.document.tournament
    assert desk.on_disk(path) == PAIRED
