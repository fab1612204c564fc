"""Opening and saving: whatever fails, a whole file has the name, and one sentence says why."""

import errno
import os
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from arbiter_app.core.tournament import Section, Tournament
from arbiter_app.labels import as_is
from arbiter_app.labels.files import refusal
from arbiter_app.store import files
from arbiter_app.store.disk import Disk
from arbiter_app.store.errors import ChangedOnDisk, FileError
from arbiter_app.store.schema import dump, load
from tests.store.disks import Failing, Forgetful, Protected, Removed

OLD = dump(Tournament("old", sections=(Section(),)))
NEW = dump(Tournament("new", sections=(Section(),)))
ODD_NAMES = (
    "Été à Łódź.arbiter",
    "two  words.arbiter",
    "100% #1 & more?.arbiter" if os.name != "nt" else "100% #1 & more.arbiter",
    "大会 2026.json",
)


@pytest.fixture
def path(tmp_path):
    """An event's file in a folder of its own."""
    path = tmp_path / "event" / "open.arbiter"
    path.parent.mkdir()
    path.write_bytes(OLD)
    return path


def refused(act, *args):
    with pytest.raises(FileError) as caught:
        act(*args)
    assert refusal(caught.value.code, caught.value.details, as_is)
    return caught.value.code


def test_what_was_saved_opens_with_the_digest_that_was_returned(tmp_path):
    path = tmp_path / "open.arbiter"
    digest = files.save(path, NEW)
    assert files.read_bytes(path) == NEW
    assert digest == files.digest(NEW)
    assert list(tmp_path.iterdir()) == [path]


def test_the_old_file_is_kept_as_bak(path):
    files.save(path, NEW, files.digest(OLD))
    assert path.read_bytes() == NEW
    assert path.with_name("open.arbiter.bak").read_bytes() == OLD
    assert len(list(path.parent.iterdir())) == 2


def test_saving_the_same_again_leaves_file_and_bak_alone(path):
    files.save(path, NEW, files.digest(OLD))
    before = path.stat()
    assert files.save(path, NEW, "another digest") == files.digest(NEW)
    assert path.stat() == before
    assert path.with_name("open.arbiter.bak").read_bytes() == OLD


def test_a_file_that_changed_since_is_not_saved_over(path):
    with pytest.raises(ChangedOnDisk):
        files.save(path, NEW, files.digest(NEW))
    assert path.read_bytes() == OLD
    assert list(path.parent.iterdir()) == [path]


def test_a_file_that_was_deleted_since_is_written_anew(path):
    path.unlink()
    files.save(path, NEW, files.digest(OLD))
    assert path.read_bytes() == NEW


def test_reading_never_writes(path):
    path.parent.chmod(0o500)
    before = path.stat(), list(path.parent.iterdir())
    files.read_bytes(path)
    path.parent.chmod(0o700)
    after = path.stat(), list(path.parent.iterdir())
    assert after[1] == before[1]
    assert after[0].st_mtime_ns == before[0].st_mtime_ns


@pytest.mark.parametrize("folder", ODD_NAMES)
@pytest.mark.parametrize("name", ODD_NAMES)
def test_odd_names_are_names_like_others(tmp_path, folder, name):
    path = tmp_path / folder / name
    path.parent.mkdir()
    path.write_bytes(OLD)
    files.save(path, NEW)
    assert files.read_bytes(path) == NEW


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, "no-space"),
        (errno.EDQUOT, "no-space"),
        (errno.EROFS, "read-only"),
        (errno.EACCES, "no-permission"),
        (errno.EPERM, "no-permission"),
        (errno.ENOENT, "no-folder"),
        (errno.ENAMETOOLONG, "name-too-long"),
        (errno.EINVAL, "bad-name"),
        (errno.EIO, "disk-error"),
    ],
)
@pytest.mark.parametrize("operation", ["create", "replace"])
def test_a_failed_save_leaves_the_old_file_and_no_other(path, operation, number, code):
    assert refused(files.save, path, NEW, None, Failing(operation, number)) == code
    assert path.read_bytes() == OLD
    assert list(path.parent.iterdir()) == [path]


def test_an_error_without_a_code_of_ours_tells_the_systems_reason(path):
    with pytest.raises(FileError) as caught:
        files.save(path, NEW, None, Failing("create", errno.EIO))
    assert caught.value.details == {"file": str(path), "reason": os.strerror(errno.EIO)}


def test_a_disk_that_does_not_give_back_what_was_written_is_not_trusted(path):
    assert refused(files.save, path, NEW, None, Forgetful()) == "read-back"
    assert path.read_bytes() == OLD
    assert list(path.parent.iterdir()) == [path]


def test_a_write_protected_file_is_not_replaced(path):
    assert refused(files.save, path, NEW, None, Protected()) == "write-protected"
    assert path.read_bytes() == OLD


def test_a_stick_that_was_taken_out_is_a_missing_folder(path):
    assert refused(files.save, path, NEW, files.digest(OLD), Removed()) == "no-folder"


def test_a_folder_that_cannot_be_synced_does_not_fail_the_save(path):
    files.save(path, NEW, None, Failing("sync_folder", errno.EINVAL))
    assert path.read_bytes() == NEW


def test_what_cannot_be_saved_to_is_named(tmp_path):
    assert refused(files.save, tmp_path, NEW) == "is-a-folder"
    assert refused(files.save, tmp_path / "gone" / "open.arbiter", NEW) == "no-folder"
    assert refused(files.save, tmp_path / ("x" * 300), NEW) == "name-too-long"


def test_what_cannot_be_read_is_named(path):
    assert refused(files.read_bytes, path.parent) == "is-a-folder"
    assert refused(files.read_bytes, path.with_name("gone.arbiter")) == "no-file"
    assert refused(files.read_bytes, path, Failing("read", errno.EACCES)) == "no-permission"
    assert refused(files.read_bytes, path, Failing("read", errno.EIO)) == "disk-error"


@pytest.mark.skipif(os.name == "nt", reason="there are no named pipes in the file system")
def test_a_pipe_is_refused_instead_of_waited_for(tmp_path):
    path = tmp_path / "pipe"
    os.mkfifo(path)
    assert refused(files.read_bytes, path) == "not-a-file"
    assert refused(files.save, path, NEW) == "not-a-file"


def test_a_huge_file_is_refused_before_it_is_read(path):
    with path.open("r+b") as file:
        file.truncate(files.MOST_BYTES + 1)
    assert refused(files.read_bytes, path) == "too-large"


@pytest.mark.skipif(os.name == "nt", reason="permissions are no bits there")
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o666])
def test_the_permissions_of_a_file_stay(path, mode):
    path.chmod(mode)
    files.save(path, NEW)
    kept = path.with_name("open.arbiter.bak")
    assert [stat.S_IMODE(one.stat().st_mode) for one in (path, kept)] == [mode, mode]


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege there")
def test_a_link_is_followed_and_stays_a_link(path, tmp_path):
    link = tmp_path / "today.arbiter"
    link.symlink_to(path)
    files.save(link, NEW)
    assert link.is_symlink()
    assert path.read_bytes() == NEW
    assert path.with_name("open.arbiter.bak").read_bytes() == OLD


def test_what_a_killed_program_left_is_swept_up_but_nothing_young(path):
    stale, young, other = (
        path.with_name(name) for name in (".arbiter-1.tmp", ".arbiter-2.tmp", ".other.tmp")
    )
    for one in (stale, young, other):
        one.write_bytes(b"half")
    long_ago = time.time() - 7200
    for one in (stale, other):
        os.utime(one, (long_ago, long_ago))
    files.save(path, NEW)
    assert [one.exists() for one in (stale, young, other)] == [False, True, True]


def test_an_export_is_written_whole_and_keeps_no_bak(path):
    files.write(path, b"a,b\n")
    assert path.read_bytes() == b"a,b\n"
    assert refused(files.write, path, b"c", Failing("create", errno.ENOSPC)) == "no-space"
    assert path.read_bytes() == b"a,b\n"
    assert list(path.parent.iterdir()) == [path]


SAVE_FOR_EVER = """
import sys
from pathlib import Path
from arbiter_app.core.tournament import Player, Section, Tournament
from arbiter_app.store import files, schema
players = tuple(Player(n, f"Player {n}") for n in range(1, 200))
names = [schema.dump(Tournament(name, sections=(Section("A", players=players),))) for name in "ab"]
print("saving", flush=True)
while True:
    for data in names:
        files.save(Path(sys.argv[1]), data)
"""


@pytest.mark.parametrize("after", [0.003 * n for n in range(1, 11)])
def test_killed_while_saving_it_leaves_a_file_that_opens(tmp_path, after):
    path = tmp_path / "open.arbiter"
    command = [sys.executable, "-c", SAVE_FOR_EVER, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=Path(__file__).parents[2]) as saver:
        assert saver.stdout is not None
        saver.stdout.readline()
        deadline = time.monotonic() + after
        while not path.exists() or time.monotonic() < deadline:
            pass
        saver.send_signal(signal.SIGKILL if os.name != "nt" else signal.SIGTERM)
    assert load(files.read_bytes(path)).tournament.name in ("a", "b")


def test_the_real_disk_waits_for_a_file_that_another_program_holds(tmp_path, monkeypatch):
    source, target = tmp_path / "new", tmp_path / "old"
    source.write_bytes(b"new")
    tries = []

    def held_at_first(self, other):
        tries.append(other)
        if len(tries) < 3:
            raise PermissionError(errno.EACCES, "held")
        os.replace(self, other)  # noqa: PTH105 - the method itself is replaced here

    monkeypatch.setattr(Path, "replace", held_at_first)
    monkeypatch.setattr("arbiter_app.store.disk._PAUSES", (0, 0, 0))
    Disk().replace(source, target)
    assert target.read_bytes() == b"new"
