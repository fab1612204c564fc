"""An event is left: nothing is asked where all is in a file, and nothing is ever lost."""

import shutil
from pathlib import Path

import pytest

from arbiter_app import formats
from arbiter_app.core.tournament import Section, Tournament
from arbiter_app.store import files as store_files
from arbiter_app.store.errors import FileError
from arbiter_app.ui.document import EMPTY
from arbiter_app.ui.questions import Answer
from tests.ui.event_desk import PAIRED, Desk


@pytest.fixture
def desk(qapp, tmp_path):
    desk = Desk(tmp_path)
    yield desk
    desk.keeper.end()


def test_a_named_event_saves_itself_when_it_is_left(desk):
    path = desk.opened()
    desk.type("1")
    typed = desk.document.tournament
    desk.files.close()
    assert desk.on_disk(path) == typed
    assert desk.document.tournament is EMPTY
    assert list(desk.journals.iterdir()) == []
    assert desk.asked.questions == []


@pytest.mark.parametrize(
    ("answer", "left"),
    [(Answer.SAVE, True), (Answer.DISCARD, True), (Answer.CANCEL, False)],
)
def test_an_event_without_a_name_asks_when_it_is_left(desk, answer, left):
    desk.files.show_new(PAIRED)
    desk.asked.answers = {"keep_changes": answer, "event_to_save": desk.folder / "new.arbiter"}
    assert desk.files.leave() is left
    assert (desk.folder / "new.arbiter").exists() is (answer is Answer.SAVE)


def test_a_save_dialog_given_up_keeps_the_event_open(desk):
    desk.files.show_new(PAIRED)
    desk.asked.answers = {"keep_changes": Answer.SAVE, "event_to_save": None}
    desk.files.open(desk.saved())
    assert desk.document.tournament == PAIRED


def test_an_event_is_left_in_a_file_of_ours_whatever_its_name(desk):
    desk.files.show_new(PAIRED)
    desk.asked.answers = {"keep_changes": Answer.SAVE, "event_to_save": desk.folder / "home.trf"}
    assert desk.files.leave()
    assert desk.on_disk(desk.folder / "home.trf.arbiter") == PAIRED


def test_an_event_without_a_name_of_its_own_is_asked_about_as_an_event(desk):
    desk.files.show_new(Tournament(sections=(Section(),)))
    desk.asked.answers["keep_changes"] = Answer.CANCEL
    assert not desk.files.leave()
    assert desk.asked.questions == [("keep_changes", "Event")]


def test_a_file_that_could_not_be_saved_again_is_not_left_without_a_word(desk):
    inside = desk.folder / "stick"
    inside.mkdir()
    desk.opened(PAIRED, "stick/lakeside.arbiter")
    shutil.rmtree(inside)
    assert not desk.files.save()
    assert desk.document.modified
    desk.asked.answers["not_saved"] = Answer.CANCEL
    assert not desk.files.leave()


def test_an_event_that_cannot_be_saved_is_not_left_without_a_word(desk, monkeypatch):
    desk.opened()
    desk.type("1")

    def vanished(*_):
        raise FileError("no-folder", file="stick/lakeside.arbiter")

    monkeypatch.setattr(store_files, "save", vanished)
    desk.asked.answers["not_saved"] = Answer.CANCEL
    assert not desk.files.leave()
    ((_, sentence),) = desk.asked.questions
    assert "perhaps a stick was taken out" in sentence


def test_an_imported_event_is_asked_about_once_something_was_typed(desk):
    path = desk.folder / "report.trf"
    path.write_bytes(formats.write(PAIRED).data)
    desk.files.open(path)
    assert desk.files.leave()
    desk.type("1")
    desk.asked.answers["keep_changes"] = Answer.CANCEL
    assert not desk.files.leave()


@pytest.mark.parametrize("folder", ["Škola u řeky", "a #b %20 & c", "棋 大会", "γύρος"])
def test_folders_with_any_name_hold_events(desk, folder):
    inside = desk.folder / folder
    inside.mkdir()
    desk.files.show_new(PAIRED)
    desk.asked.answers["file_to_save"] = inside / "event.arbiter"
    assert desk.files.save()
    assert Path(desk.settings.recent[0]) == inside / "event.arbiter"
    desk.files.close()
    desk.files.open(inside / "event.arbiter")
    assert desk.document.tournament == PAIRED
