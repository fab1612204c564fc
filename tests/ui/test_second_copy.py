"""A second copy of each save: written too, missed in one sentence, never in the save's way."""

import shutil

import pytest

from arbiter_app.store import schema
from arbiter_app.ui.questions import Answer
from arbiter_app.ui.settings import Settings
from tests.ui.event_desk import LAKESIDE, PAIRED, Desk
from tests.ui.whole_window import trigger


@pytest.fixture
def stick(tmp_path):
    folder = tmp_path / "STICK"
    folder.mkdir()
    return folder


@pytest.fixture
def desk(qapp, tmp_path, stick):
    desk = Desk(tmp_path)
    desk.asked.answers["folder_for_copy"] = stick
    yield desk
    desk.keeper.end()


def test_every_save_is_written_to_the_stick_too(desk, stick):
    path = desk.opened()
    desk.files.keep_copy()
    assert desk.on_disk(stick / path.name) == PAIRED
    desk.type("1")
    desk.files.save_by_itself()
    assert desk.on_disk(stick / path.name) == desk.on_disk(path) == desk.document.tournament
    assert desk.notices == []


def test_an_event_without_a_file_gets_one_first(desk, stick):
    desk.files.show_new(PAIRED)
    desk.asked.answers["event_to_save"] = desk.folder / "new.arbiter"
    desk.files.keep_copy()
    assert desk.on_disk(stick / "new.arbiter") == PAIRED


def test_a_missing_stick_is_told_once_and_does_not_stop_the_save(desk, stick):
    path = desk.opened()
    desk.files.keep_copy()
    shutil.rmtree(stick)
    for key in ("1", "½", "0"):
        desk.type(key)
        desk.files.save_by_itself()
        assert desk.on_disk(path) == desk.document.tournament
    (notice,) = desk.notices
    assert notice.text.startswith("The event is saved, but not its second copy. ")
    assert "perhaps a stick was taken out" in notice.text
    assert not desk.document.modified
    stick.mkdir()
    desk.type("1")
    desk.files.save_by_itself()
    assert desk.on_disk(stick / path.name) == desk.document.tournament
    assert desk.settled[-1] == notice.key


def test_it_is_remembered_for_each_file(desk, stick, tmp_path):
    path = desk.opened()
    desk.files.keep_copy()
    desk.opened(LAKESIDE, "another.arbiter")
    assert desk.files.copy.folder is None
    desk.files.open(path)
    assert desk.files.copy.folder == stick
    kept = Settings.at(tmp_path / "arbiter.ini")
    assert kept.second_copy(path)[0] == stick
    assert kept.second_copy(tmp_path / "another.arbiter") is None


def test_it_can_be_switched_off(desk, stick):
    path = desk.opened()
    desk.files.keep_copy()
    desk.files.copy.stop()
    desk.type("1")
    desk.files.save()
    assert desk.files.copy.folder is None
    assert desk.on_disk(stick / path.name) == PAIRED


def test_a_copy_that_somebody_else_has_changed_is_not_written_over(desk, stick):
    path = desk.opened()
    desk.files.keep_copy()
    theirs = schema.dump(LAKESIDE)
    (stick / path.name).write_bytes(theirs)
    desk.type("1")
    assert desk.files.save()
    assert (stick / path.name).read_bytes() == theirs
    (notice,) = desk.notices
    assert notice.button == "Replace it"
    notice.act()
    assert desk.on_disk(stick / path.name) == desk.document.tournament


@pytest.mark.parametrize(("answer", "replaced"), [(Answer.OVERWRITE, True), (Answer.CANCEL, False)])
def test_another_file_there_is_replaced_only_when_told(desk, stick, answer, replaced):
    path = desk.opened()
    (stick / path.name).write_bytes(schema.dump(LAKESIDE))
    desk.asked.answers["there_already"] = answer
    desk.files.keep_copy()
    assert (desk.on_disk(stick / path.name) == PAIRED) is replaced
    assert (desk.files.copy.folder == stick) is replaced


def test_the_folder_of_the_event_itself_is_no_second_place(desk):
    path = desk.opened()
    desk.asked.answers["folder_for_copy"] = path.parent
    desk.files.keep_copy()
    assert "needs another one" in desk.notices[-1].text
    assert desk.files.copy.folder is None


def test_the_choice_may_be_given_up(desk):
    desk.opened()
    desk.asked.answers["folder_for_copy"] = None
    desk.files.keep_copy()
    assert desk.files.copy.folder is None


def test_menus_and_status_show_it(window, file_opened, asked, stick):
    file_opened()
    assert not window.menu["no-copy"].isEnabled()
    asked.answers["folder_for_copy"] = stick
    trigger(window, "copy-on")
    assert "copy on STICK" in window.status.facts()
    shutil.rmtree(stick)
    window.files.save()
    assert "no copy on STICK" in window.status.facts()
    trigger(window, "no-copy")
    assert "STICK" not in window.status.facts()
    assert window.notices.texts() == []
    assert not window.menu["no-copy"].isEnabled()


def test_another_name_keeps_the_second_copy_under_that_name(desk, stick):
    path = desk.opened()
    desk.files.keep_copy()
    desk.type("1")
    desk.asked.answers["file_to_save"] = desk.folder / "round 1.arbiter"
    assert desk.files.save_as()
    typed = desk.document.tournament
    assert desk.files.copy.folder == stick
    assert desk.on_disk(stick / "round 1.arbiter") == typed
    assert desk.on_disk(stick / path.name) == PAIRED
    assert desk.notices == []


def test_another_name_replaces_no_file_on_the_stick_unasked(desk, stick):
    desk.opened()
    desk.files.keep_copy()
    desk.saved(LAKESIDE, "STICK/other.arbiter")
    desk.asked.answers["file_to_save"] = desk.folder / "other.arbiter"
    assert desk.files.save_as()
    (notice,) = desk.notices
    assert notice.text.startswith("No second copy is kept: “")
    assert notice.text.endswith("other.arbiter” is there already.")
    assert desk.on_disk(stick / "other.arbiter") == LAKESIDE
    desk.asked.answers["there_already"] = Answer.OVERWRITE
    notice.act()
    assert desk.on_disk(stick / "other.arbiter") == PAIRED


def test_an_event_saved_to_the_place_of_its_copy_says_that_it_has_none(desk, stick):
    desk.opened()
    desk.files.keep_copy()
    desk.asked.answers["file_to_save"] = stick / "event.arbiter"
    assert desk.files.save_as()
    (notice,) = desk.notices
    assert notice.text == "The event itself is now where its second copy was kept."
    assert notice.button == "Choose…"
    assert desk.files.copy.folder is None
