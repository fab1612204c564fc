"""Opening and saving: nothing is asked in the normal case, and nothing is ever lost."""

import pytest

from arbiter_app import formats
from arbiter_app.core.errors import Problem
from arbiter_app.core.tournament import Player, Section, Tournament
from arbiter_app.formats.exchange import Choice, Import, Question
from arbiter_app.store import files as store_files
from arbiter_app.store import schema
from arbiter_app.store.errors import FileError
from arbiter_app.ui.document import EMPTY
from arbiter_app.ui.questions import Answer
from tests.ui.event_desk import LAKESIDE, PAIRED, Desk
from tests.ui.events import FIRST, event, section


@pytest.fixture
def desk(qapp, tmp_path):
    desk = Desk(tmp_path)
    yield desk
    desk.keeper.end()


# Opening.


def test_a_file_of_ours_is_opened_and_saved_into(desk):
    path = desk.opened()
    assert (desk.document.path, desk.document.modified) == (path, False)
    assert desk.settings.recent == (path,)
    desk.type("1")
    assert desk.files.save()
    assert desk.on_disk(path) == desk.document.tournament
    assert desk.asked.questions == []
    assert (path.parent / "lakeside.arbiter.bak").exists()


def test_a_report_file_is_opened_and_proposes_a_name_beside_it(desk):
    path = desk.folder / "Příbram #1.trf"
    path.write_bytes(formats.write(LAKESIDE).data)
    desk.files.open(path)
    assert desk.document.path is None
    assert desk.document.section.player(1).name == "Anderson, Sara"
    assert not desk.document.modified  # it can be left at once
    proposed = desk.folder / "Příbram #1.arbiter"
    desk.asked.answers["file_to_save"] = proposed
    assert desk.files.save()
    assert desk.asked.questions == [("file_to_save", proposed)]
    assert desk.on_disk(proposed) == desk.document.tournament
    desk.type("½")
    assert desk.files.save()  # and now it has a name
    assert len(desk.asked.questions) == 1


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"{", "Line 1"),
        (b'{"format": "arbiter-tournament", "version": 99}', "newer Arbiter"),
        (b"<html><body>404</body></html>", ""),
        (b"\x00\x01\x02", ""),
        (b"", ""),
    ],
    ids=["cut", "newer", "web page", "bytes", "empty"],
)
def test_a_refused_file_is_named_in_one_sentence_and_the_open_event_stays(desk, data, words):
    desk.opened()
    desk.type("1")
    before = desk.document.tournament
    bad = desk.folder / "bad one.trf"
    bad.write_bytes(data)
    desk.files.open(bad)
    (notice,) = desk.notices
    assert notice.problem
    assert notice.text.startswith("“bad one.trf” was not opened. ")
    assert words in notice.text
    assert desk.document.tournament is before
    assert desk.document.modified  # nothing was saved for it either


def test_a_deleted_file_leaves_the_list_of_recent_ones_one_on_a_missing_stick_does_not(desk):
    deleted, away = desk.folder / "gone.arbiter", desk.folder / "stick" / "away.arbiter"
    for path in (deleted, away):
        desk.settings.remember_file(path)
        desk.files.open(path)
        assert "There is no file" in desk.notices[-1].text
    assert desk.settings.recent == (away,)


def test_the_dialog_asks_which_file_and_may_be_given_up(desk):
    desk.asked.answers["file_to_open"] = None
    desk.files.open()
    assert desk.document.tournament is EMPTY
    desk.asked.answers["file_to_open"] = desk.saved()
    desk.files.open()
    assert desk.document.tournament == LAKESIDE


def test_opening_the_open_file_again_changes_nothing(desk):
    path = desk.opened()
    desk.type("1")
    before = desk.document.tournament
    desk.files.open(path)
    assert desk.document.tournament is before
    assert "open already" in desk.echoes[-1]


def doubtful(_data):
    """Read as a file whose header and lines disagree would be."""
    problem = Problem("rounds-disagree", details={"header": 5, "lines": 20})
    five, twenty = (Tournament(f"{n} rounds", sections=(section(planned=n),)) for n in (5, 20))
    choices = (
        Choice("rounds-of-header", five, {"rounds": 5}),
        Choice("rounds-of-lines", twenty, {"rounds": 20}),
    )
    return Import(five, (problem,), Question(problem, choices))


@pytest.mark.parametrize(("answer", "rounds"), [(0, 5), (1, 20)])
def test_a_doubtful_file_asks_once_and_opens_as_chosen(desk, monkeypatch, answer, rounds):
    monkeypatch.setattr(formats, "read", doubtful)
    monkeypatch.setattr("arbiter_app.labels.problems.problem", lambda one, tr: "5 or 20?")
    path = desk.folder / "doubtful.trf"
    path.write_bytes(b"012")
    desk.asked.answers["about_a_file"] = answer
    desk.files.open(path)
    ((_, doubt, words),) = desk.asked.questions
    assert doubt == "5 or 20?"
    assert [one[:2] for one in words] == ["5 ", "20"]
    assert len(desk.document.section.rounds) == rounds
    assert [one.code for one in desk.files.problems] == ["rounds-disagree"]


def test_a_doubtful_file_may_be_left_alone(desk, monkeypatch):
    desk.opened()
    monkeypatch.setattr(formats, "read", doubtful)
    monkeypatch.setattr("arbiter_app.labels.problems.problem", lambda one, tr: "5 or 20?")
    path = desk.folder / "doubtful.trf"
    path.write_bytes(b"012")
    desk.asked.answers["about_a_file"] = None
    desk.files.open(path)
    assert desk.document.tournament == PAIRED


def test_the_sample_is_a_new_event_without_a_name(desk):
    desk.files.open_sample()
    assert desk.document.path is None
    assert len(desk.document.section.players) >= 3
    assert desk.settings.recent == ()


# Saving.


def test_a_name_without_a_suffix_gets_ours(desk):
    desk.files.show_new(PAIRED)
    desk.asked.answers["file_to_save"] = desk.folder / "Round 1.5"
    assert desk.files.save()
    assert desk.document.path == desk.folder / "Round 1.5.arbiter"


@pytest.mark.parametrize(
    ("answer", "saved", "there", "elsewhere"),
    [
        (Answer.OVERWRITE, True, True, False),
        (Answer.ELSEWHERE, True, False, True),
        (Answer.CANCEL, False, False, False),
    ],
)
def test_no_other_file_is_replaced_by_a_name_that_gets_our_suffix(
    desk, answer, saved, there, elsewhere
):
    path = desk.saved(LAKESIDE, "Round 1.5.arbiter")
    desk.files.show_new(PAIRED)
    desk.asked.answers = {
        "file_to_save": desk.folder / "Round 1.5",
        "there_already": answer,
        "event_to_save": desk.folder / "Round 1.6",
    }
    assert desk.files.save() is saved
    assert ("there_already", "Round 1.5.arbiter") in desk.asked.questions
    assert (desk.on_disk(path) == PAIRED) is there
    assert (desk.folder / "Round 1.6.arbiter").exists() is elsewhere


def test_a_new_event_proposes_its_name_without_what_no_disk_allows(desk):
    desk.settings.remember_file(desk.folder / "another.arbiter")
    desk.files.show_new(Tournament('Cup "A/B": 1*', sections=(Section(),)))
    desk.asked.answers["file_to_save"] = None
    assert not desk.files.save()
    assert desk.asked.questions == [("file_to_save", desk.folder / "Cup  A B   1.arbiter")]


@pytest.mark.parametrize("name", ["copy.json", "copy.ARBITER"])
def test_save_as_goes_on_in_the_new_file(desk, name):
    first = desk.opened()
    desk.asked.answers["file_to_save"] = desk.folder / name
    desk.type("1")
    assert desk.files.save_as()
    assert desk.document.path == desk.folder / name
    assert desk.on_disk(first) == PAIRED


def test_a_report_file_is_written_beside_and_the_event_keeps_its_own_file(desk):
    path = desk.opened(LAKESIDE)
    desk.asked.answers["file_to_save"] = desk.folder / "home.trf"
    assert desk.files.save_as()
    assert desk.document.path == path
    again = formats.read((desk.folder / "home.trf").read_bytes()).tournament
    assert again.sections[0].rounds[0] == LAKESIDE.sections[0].rounds[0]


def test_only_the_section_shown_goes_into_a_report_file(desk):
    other = Section("U14", players=(Player(1, "Only, One"),), rounds=section().rounds)
    desk.opened(event(section(FIRST), other))
    desk.document.show_section(1)
    desk.asked.answers["file_to_save"] = desk.folder / "u14.trf"
    assert desk.files.save_as()
    again = formats.read((desk.folder / "u14.trf").read_bytes()).tournament
    assert [player.name for player in again.sections[0].players] == ["Only, One"]


def test_it_saves_itself_once_it_has_a_name(desk):
    path = desk.opened()
    desk.files.save_by_itself()
    desk.type("1")
    assert desk.files._rest.isActive()
    assert desk.files._rest.interval() == 20_000
    desk.files._rest.timeout.emit()
    assert desk.on_disk(path) == desk.document.tournament
    assert not desk.files._rest.isActive()
    desk.document.open(PAIRED, saved=False)
    desk.type("1")
    assert not desk.files._rest.isActive()  # without a name it waits to be asked


def test_a_disk_that_is_full_is_told_in_one_sentence_with_a_way_on(desk, monkeypatch):
    path = desk.opened()
    old = path.read_bytes()
    desk.type("1")

    def full(*_):
        raise FileError("no-space", file=str(path))

    monkeypatch.setattr(store_files, "save", full)
    assert not desk.files.save()
    notice = desk.notices[-1]
    assert "the disk is full" in notice.text
    assert notice.button == "Save elsewhere…"
    assert notice.act == desk.files.save_as
    assert path.read_bytes() == old
    assert desk.document.modified
    monkeypatch.undo()
    desk.asked.answers["file_to_save"] = desk.folder / "elsewhere.arbiter"
    assert notice.act()
    assert desk.settled[-1] == notice.key


@pytest.mark.parametrize(
    ("answer", "saved_there", "saved"),
    [
        (Answer.OVERWRITE, True, True),
        (Answer.ELSEWHERE, False, True),
        (Answer.CANCEL, False, False),
    ],
)
def test_a_file_changed_by_another_program_is_asked_about(desk, answer, saved_there, saved):
    path = desk.opened()
    other = schema.dump(LAKESIDE)
    path.write_bytes(other)
    desk.type("½")
    desk.asked.answers["changed_on_disk"] = answer
    desk.asked.answers["event_to_save"] = desk.folder / "elsewhere.arbiter"
    assert desk.files.save() is saved
    assert (path.read_bytes() != other) is saved_there
    assert desk.document.modified is not saved


@pytest.mark.parametrize("key", ["refused", "unsaved", "left-out", "journal"])
def test_what_was_told_of_one_event_goes_with_it(desk, key):
    desk.opened()
    desk.settled.clear()
    desk.files.open_sample()
    assert key in desk.settled


def test_a_journal_that_works_again_takes_the_warning_back(desk, qtbot):
    desk.opened()
    with qtbot.waitSignal(desk.keeper.on_disk):
        desk.type("1")
    assert desk.settled[-1] == "journal"


def test_without_an_event_there_is_no_journal_to_complain_about(desk):
    desk.opened()
    for left in desk.journals.iterdir():
        left.unlink()
    desk.journals.rmdir()
    desk.journals.write_bytes(b"")
    desk.files.close()
    assert desk.notices == []


def test_what_another_program_wrote_can_be_taken_instead(desk):
    path = desk.opened()
    path.write_bytes(schema.dump(LAKESIDE))
    desk.type("½")
    desk.asked.answers["changed_on_disk"] = Answer.LOAD
    assert not desk.files.save()
    assert desk.document.tournament == LAKESIDE
    assert not desk.document.modified
    desk.type("1")
    assert desk.files.save()
    assert len(desk.asked.questions) == 1


def test_what_another_program_wrote_is_not_taken_where_it_is_no_event(desk):
    path = desk.opened()
    path.write_bytes(b"{")
    desk.type("½")
    before = desk.document.tournament
    desk.asked.answers["changed_on_disk"] = Answer.LOAD
    assert not desk.files.save()
    assert desk.document.tournament is before
    assert desk.document.modified
    assert "was not opened" in desk.notices[-1].text


def test_saving_by_itself_never_asks_in_the_middle_of_typing(desk):
    path = desk.opened()
    path.write_bytes(schema.dump(LAKESIDE))
    desk.type("½")
    desk.files.save_by_itself()
    assert desk.asked.questions == []
    assert "changed by somebody else" in desk.notices[-1].text
    assert desk.on_disk(path) == LAKESIDE
