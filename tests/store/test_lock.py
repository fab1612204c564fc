"""The lock beside a file: who has it, whose it was, and that it never stands in the way."""

import errno
import json
import os
import subprocess
import sys

import pytest

from arbiter_app.labels import as_is
from arbiter_app.labels.files import refusal
from arbiter_app.store import lock
from arbiter_app.store.lock import Holder, InUse, Lock, Where, holder_of, lock_file
from tests.store.disks import Failing


@pytest.fixture
def path(tmp_path):
    """An event's file."""
    path = tmp_path / "open.arbiter"
    path.write_bytes(b"{}")
    return path


def dead_process():
    """Give the number of a process that has ended."""
    with subprocess.Popen([sys.executable, "-c", ""]) as process:
        process.wait()
    return process.pid


def left(path, **changed):
    """Leave a lock of a process of this computer that has died, or of another one."""
    Lock.take(path)
    file = lock_file(path)
    written = json.loads(file.read_bytes()) | {"process": dead_process()} | changed
    file.write_text(json.dumps(written), "utf-8")
    return holder_of(path)


def test_a_lock_says_where_who_and_since_when(path, monkeypatch):
    monkeypatch.setattr("platform.node", lambda: "HALL-2")
    monkeypatch.setattr("getpass.getuser", lambda: "anna")
    Lock.take(path)
    found = holder_of(path)
    assert (found.host, found.user, found.where) == ("HALL-2", "anna", Where.HERE)
    assert len(found.since) == len("2026-11-29T14:02")
    assert lock_file(path).name == ".open.arbiter.lock"


def test_a_second_window_is_told_who_has_the_file(path):
    Lock.take(path)
    with pytest.raises(InUse) as caught:
        Lock.take(path)
    assert caught.value.holder == holder_of(path)
    said = refusal(caught.value.code, caught.value.details, as_is)
    assert "is open for" in said
    assert said.endswith("Save to another file.")


def test_a_released_lock_is_gone_and_can_be_taken_again(path):
    first = Lock.take(path)
    first.release()
    assert not lock_file(path).exists()
    assert Lock.take(path)
    first.release()  # it is another's by now
    assert lock_file(path).exists()


def test_a_file_and_a_link_to_it_have_one_lock(path, tmp_path):
    link = tmp_path / "link.arbiter"
    try:
        link.symlink_to(path)
    except OSError as error:
        pytest.skip(f"no links here: {error}")
    Lock.take(link)
    with pytest.raises(InUse):
        Lock.take(path)


def test_a_dead_process_of_this_computer_is_known_as_one(path):
    assert left(path).where is Where.DIED_HERE


def test_another_process_that_got_the_number_of_a_dead_one_is_not_taken_for_it(path):
    living = os.getpid()
    assert left(path, process=living).where is Where.HERE
    lock_file(path).unlink()
    assert left(path, process=living, birth="at another time").where is Where.DIED_HERE
    lock_file(path).unlink()
    # A lock of an earlier version does not say when its process began.
    assert left(path, process=living, birth="").where is Where.HERE


def test_a_process_whose_beginning_is_not_told_is_not_thought_dead(path, monkeypatch):
    Lock.take(path)
    monkeypatch.setattr("arbiter_app.store.processes.birth", lambda _process: "")
    assert holder_of(path).where is Where.HERE


def test_who_has_taken_a_lock_over_is_known_before_the_next_save(path):
    first = Lock.take(path)
    assert first.taken_by() is None
    Lock.take(path, over=holder_of(path))
    assert first.taken_by() == holder_of(path)
    lock_file(path).unlink()
    assert first.taken_by() is None


def test_a_process_of_another_computer_is_never_thought_dead(path):
    assert left(path, host="the other laptop").where is Where.ELSEWHERE


@pytest.mark.parametrize("changed", [{}, {"host": "the other laptop"}])
def test_what_was_left_is_taken_over_when_told_so(path, changed):
    before = left(path, **changed)
    taken = Lock.take(path, over=before)
    assert holder_of(path).where is Where.HERE
    taken.confirm()


def test_only_the_lock_that_was_asked_about_is_taken_over(path):
    before = left(path)
    Lock.take(path, over=before)
    with pytest.raises(InUse):
        Lock.take(path, over=before)


def test_one_whose_lock_was_taken_over_hears_of_it_at_its_next_save(path):
    first = Lock.take(path)
    second = Lock.take(path, over=holder_of(path))
    with pytest.raises(InUse):
        first.confirm()
    first.release()  # which must not free the other's
    second.confirm()


def test_a_lock_that_somebody_deleted_is_put_back(path):
    mine = Lock.take(path)
    lock_file(path).unlink()
    mine.confirm()
    with pytest.raises(InUse):
        Lock.take(path)
    mine.release()
    assert not lock_file(path).exists()


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"\x00\xff", b"[]", b'{"host": "A"}', b"x" * 5000, b'{"host": "A", "user": "", '
     b'"process": -1, "since": "", "token": ""}'],
)  # fmt: skip
def test_a_lock_that_cannot_be_read_is_somebody_unknown(path, data):
    lock_file(path).write_bytes(data)
    with pytest.raises(InUse) as caught:
        Lock.take(path)
    assert caught.value.holder == Holder()
    assert caught.value.holder.where is Where.UNKNOWN
    assert Lock.take(path, over=caught.value.holder)


def test_names_in_a_lock_cannot_break_a_sentence(path):
    found = left(path, host="a\nb\x1b[2J", user="x" * 300)
    assert found.host == "a b [2J"
    assert len(found.user) < 100


@pytest.mark.parametrize("number", [errno.EROFS, errno.EACCES, errno.ENOSPC, errno.ENOENT])
def test_a_place_that_takes_no_lock_does_not_stand_in_the_way(path, number):
    assert Lock.take(path, disk=Failing("create", number)) is None
    assert not lock_file(path).exists()  # nor half a one


@pytest.mark.parametrize("number", [errno.EROFS, errno.EIO])
def test_a_disk_that_fails_while_confirming_does_not_stop_the_save(path, number):
    failing = Failing("status", number)
    failing.operation = ""
    mine = Lock.take(path, disk=failing)
    failing.operation = "status"
    mine.confirm()
    failing.operation = ""
    mine.release()
    assert not lock_file(path).exists()  # it had been ours all the time


def test_two_windows_at_the_same_moment_do_not_both_get_it(path, monkeypatch):
    found = [None, Holder("A", "b", 1, "", "t")]
    monkeypatch.setattr(lock, "_holder", lambda *_: found.pop(0))
    lock_file(path).write_bytes(b"the other was quicker")
    with pytest.raises(InUse) as caught:
        Lock.take(path)
    assert caught.value.holder.host == "A"


def test_an_account_without_a_name_can_lock_too(path, monkeypatch):
    def nameless():
        raise KeyError("uid not found: 1000")

    monkeypatch.setattr("getpass.getuser", nameless)
    Lock.take(path)
    assert holder_of(path).user == ""
