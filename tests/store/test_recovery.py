"""After a crash at any moment the event comes back, and nothing is offered that is not needed."""

import os
import shutil
import time
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbiter_app.core.history import events
from arbiter_app.store import files
from arbiter_app.store.errors import FileError
from arbiter_app.store.journal import Journal
from arbiter_app.store.recovery import FileNow, discard, recover
from arbiter_app.store.schema import dump
from tests import strategies
from tests.store.journals import FIRST, ONE, SECOND, SECTION, START, TWO, crash, start_saved


def test_every_key_comes_back_with_its_history(folder, event):
    journal = start_saved(folder, event)
    journal.append(ONE, FIRST)
    journal.append(TWO, FIRST + SECOND)
    crash(journal)
    (found,) = recover(folder)
    assert (found.tournament, found.history) == (TWO, FIRST + SECOND)
    assert (found.path, found.digest) == (event, files.digest(event.read_bytes()))
    assert (found.changes, found.whole, found.file_now) == (2, True, FileNow.SAME)


@settings(strategies.patiently, max_examples=20)
@given(st.lists(st.tuples(strategies.tournaments(), strategies.histories), min_size=1, max_size=3))
def test_any_course_of_values_comes_back(tmp_path_factory, values):
    folder = tmp_path_factory.mktemp("journals")
    journal = Journal.start(folder, *values[0], saved=False)
    history = values[0][1]
    for tournament, more in values[1:]:
        history += more
        journal.append(tournament, history)
    crash(journal)
    (found,) = recover(folder)
    assert (found.tournament, found.history) == (values[-1][0], history)


def test_an_undo_comes_back_too(folder, event):
    journal = start_saved(folder, event)
    journal.append(ONE, FIRST)
    undone = events(ONE, START, "2026-11-29T14:02:35", "undo")
    journal.append(START, FIRST + undone)
    crash(journal)
    (found,) = recover(folder)
    assert (found.tournament, found.history) == (START, FIRST + undone)


def test_the_journal_of_a_running_program_is_not_offered(folder, event):
    journal = start_saved(folder, event)
    journal.append(ONE, FIRST)
    assert recover(folder) == []
    crash(journal)
    assert len(recover(folder)) == 1


def test_looking_twice_finds_it_twice_until_it_is_discarded(folder, event):
    journal = start_saved(folder, event)
    journal.append(ONE, FIRST)
    crash(journal)
    assert recover(folder) == recover(folder)
    discard(recover(folder)[0])
    assert recover(folder) == []
    assert list(folder.iterdir()) == []


def test_the_last_used_is_offered_first(folder):
    for age, name in ((20, "older"), (10, "newer"), (30, "oldest")):
        journal = Journal.start(folder, replace(START, name=name), saved=False)
        crash(journal)
        then = time.time() - age
        os.utime(journal.file, (then, then))
    assert [found.tournament.name for found in recover(folder)] == ["newer", "older", "oldest"]


def test_no_folder_holds_no_journals(tmp_path):
    assert recover(tmp_path / "never") == []


def test_closing_leaves_nothing(folder, event):
    journal = start_saved(folder, event)
    journal.append(ONE, FIRST)
    journal.close()
    journal.close()
    assert list(folder.iterdir()) == []


def test_an_event_without_a_change_is_not_offered_and_its_journal_goes(folder, event):
    crash(start_saved(folder, event))
    assert recover(folder) == []
    assert list(folder.iterdir()) == []


def test_a_new_event_is_offered_though_nothing_was_typed(folder):
    crash(Journal.start(folder, START, saved=False))
    (found,) = recover(folder)
    assert (found.tournament, found.path, found.changes) == (START, None, 0)
    assert found.file_now is FileNow.NEVER_SAVED


def test_what_was_saved_is_not_offered(folder, event):
    journal = start_saved(folder, event)
    journal.append(ONE, FIRST)
    journal.saved(event, files.save(event, dump(ONE, FIRST)), ONE)
    crash(journal)
    assert recover(folder) == []
    assert list(folder.iterdir()) == []


def test_what_came_after_the_save_is_offered_with_the_saved_files_digest(folder, event):
    journal = Journal.start(folder, START, saved=False)
    journal.append(ONE, FIRST)
    digest = files.save(event, dump(ONE, FIRST))
    journal.saved(event, digest, ONE)
    journal.append(TWO, FIRST + SECOND)
    crash(journal)
    (found,) = recover(folder)
    assert (found.tournament, found.history) == (TWO, FIRST + SECOND)
    assert (found.path, found.digest, found.changes) == (event, digest, 1)


def test_what_was_typed_during_a_save_is_offered(folder, event):
    journal = start_saved(folder, event)
    journal.append(ONE, FIRST)
    journal.append(TWO, FIRST + SECOND)
    journal.saved(event, files.save(event, dump(ONE, FIRST)), ONE)
    crash(journal)
    (found,) = recover(folder)
    assert found.tournament == TWO
    assert found.file_now is FileNow.SAME


def test_a_crash_between_saving_and_noting_so_offers_nothing(folder, event):
    journal = start_saved(folder, event)
    journal.append(ONE, FIRST)
    files.save(event, dump(ONE, FIRST))
    crash(journal)
    assert recover(folder) == []


def test_a_file_that_moved_on_is_marked_so(folder, event):
    journal = start_saved(folder, event)
    journal.append(ONE, FIRST)
    crash(journal)
    files.save(event, dump(TWO))
    (found,) = recover(folder)
    assert (found.tournament, found.file_now) == (ONE, FileNow.CHANGED)


@pytest.mark.parametrize("content", [None, b"no JSON"])
def test_the_event_comes_back_without_its_file(folder, event, content):
    journal = start_saved(folder, event)
    journal.append(ONE, FIRST)
    crash(journal)
    event.unlink()
    if content:
        event.write_bytes(content)
    (found,) = recover(folder)
    assert found.tournament == ONE
    assert found.file_now is (FileNow.CHANGED if content else FileNow.MISSING)


@pytest.mark.parametrize("tail", [b'{"patch": [[["na', b"\0" * 512, b"\xff\xfe", b""])
def test_a_cut_last_line_is_ignored(folder, event, tail):
    journal = start_saved(folder, event)
    journal.append(ONE, FIRST)
    crash(journal)
    with journal.file.open("ab") as file:
        file.write(tail)
    (found,) = recover(folder)
    assert (found.tournament, found.whole) == (ONE, True)


def test_cut_anywhere_the_journal_gives_what_stands_before(folder, event):
    journal = start_saved(folder, event)
    ends = [journal.file.stat().st_size]
    for value, history in ((ONE, FIRST), (TWO, FIRST + SECOND)):
        journal.append(value, history)
        ends.append(journal.file.stat().st_size)
    crash(journal)
    data = journal.file.read_bytes()
    for length in range(ends[1], len(data) + 1, 7):
        journal.file.write_bytes(data[:length])
        (found,) = recover(folder)
        assert found.tournament == (TWO if length >= ends[2] else ONE)


@pytest.mark.parametrize(
    "line",
    [
        b"\0\0\0",
        b"{}",
        b'{"patch": [[["sections", 7, "name"], "B"]], "history": []}',
        b'{"patch": 1, "history": []}',
        b'{"patch": [[[], null]], "history": []}',
        b'{"saved": 1}',
        b'{"saved": "x", "path": "\xe5\xa4\xa7", "whole": true}',
    ],
)
def test_behind_a_damaged_line_nothing_is_believed(folder, event, line):
    journal = start_saved(folder, event)
    journal.append(ONE, FIRST)
    crash(journal)
    with journal.file.open("ab") as file:
        file.write(line + b"\n" + b'{"patch": [[["name"], "later"]], "history": []}\n')
    (found,) = recover(folder)
    assert (found.tournament, found.whole) == (ONE, False)


@pytest.mark.parametrize("more", range(6))
def test_a_value_that_no_file_may_hold_gives_way_to_an_earlier_one(folder, event, more):
    journal = start_saved(folder, event)
    journal.append(ONE, FIRST)
    twins = replace(ONE, sections=(SECTION, SECTION))
    for n in range(more + 1):
        journal.append(replace(twins, name=f"twins {n}"), FIRST)
    crash(journal)
    (found,) = recover(folder)
    assert (found.tournament, found.whole) == (ONE, False)


def test_a_journal_of_a_newer_program_is_left_alone(folder, event):
    journal = start_saved(folder, event)
    journal.append(ONE, FIRST)
    crash(journal)
    data = journal.file.read_bytes()
    for old, new in (
        (b'"version": 1', b'"version": 2'),
        (b'file_version": 1', b'file_version": 2'),
    ):
        journal.file.write_bytes(data.replace(old, new))
        assert recover(folder) == []
        assert journal.file.exists()


def test_a_journal_that_is_only_just_begun_is_left_alone_for_a_day(folder):
    folder.mkdir(parents=True)
    path = folder / "begun.journal"
    path.write_bytes(b'{"format": "arb')
    assert recover(folder) == []
    assert path.exists()
    two_days_ago = time.time() - 2 * 24 * 3600
    os.utime(path, (two_days_ago, two_days_ago))
    assert recover(folder) == []
    assert not path.exists()


def test_what_is_no_journal_is_left_alone(folder):
    folder.mkdir(parents=True)
    (folder / "notes.txt").write_bytes(b"mine")
    (folder / "odd.journal").write_bytes(b"mine\n")
    (folder / "folder.journal").mkdir()
    count = 3
    if hasattr(os, "mkfifo"):
        os.mkfifo(folder / "pipe.journal")  # nobody ever writes into it
        count += 1
    assert recover(folder) == []
    assert len(list(folder.iterdir())) == count


@pytest.mark.skipif(os.name != "posix", reason="an open file cannot be deleted there")
@pytest.mark.parametrize("whole_folder", [True, False])
def test_a_journal_that_somebody_deleted_is_begun_anew(folder, event, whole_folder):
    journal = start_saved(folder, event)
    journal.append(ONE, FIRST)
    journal.sync()
    if whole_folder:
        shutil.rmtree(folder.parent)
    else:
        journal.file.unlink()
    journal.append(TWO, FIRST + SECOND)
    assert recover(folder) == []  # held by this program as before
    assert journal.sync() == journal.written
    crash(journal)
    (found,) = recover(folder)
    assert (found.tournament, found.history) == (TWO, FIRST + SECOND)
    assert (found.path, found.whole, found.file_now) == (event, True, FileNow.SAME)


@pytest.mark.skipif(os.name != "posix", reason="an open file cannot be deleted there")
def test_a_journal_that_cannot_be_begun_anew_is_once_it_can(folder, event):
    journal = start_saved(folder, event)
    shutil.rmtree(folder)
    folder.write_bytes(b"a file")
    with pytest.raises(FileError):
        journal.append(ONE, FIRST)
    folder.unlink()
    journal.append(TWO, FIRST + SECOND)
    crash(journal)
    (found,) = recover(folder)
    assert (found.tournament, found.history, found.whole) == (TWO, FIRST + SECOND, True)


@pytest.mark.skipif(os.name != "posix", reason="an open file cannot be deleted there")
def test_what_is_saved_after_its_journal_was_deleted_is_not_offered(folder, event):
    journal = start_saved(folder, event)
    journal.append(ONE, FIRST)
    journal.file.unlink()
    journal.saved(event, files.save(event, dump(ONE, FIRST)), ONE)
    crash(journal)
    assert recover(folder) == []
