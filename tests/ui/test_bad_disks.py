"""Disks that fail under an open event: one sentence, the event whole, and a way on.

Each fault comes from a failing disk put in the real one's place; one disk is really full.
"""

import errno
import os
import subprocess
import sys
from contextlib import suppress

import pytest

from arbiter_app.store import recovery
from tests.store.disks import Failing, Forgetful, Protected, Removed
from tests.ui.event_desk import PAIRED, Desk

FAULTS = {
    "full": (Failing("create", errno.ENOSPC), "the disk is full"),
    "full at the end": (Failing("replace", errno.ENOSPC), "the disk is full"),
    "stick pulled before": (Removed(), "perhaps a stick was taken out"),
    "stick pulled while writing": (Failing("create", errno.ENOENT), "perhaps a stick was taken"),
    "stick pulled at the end": (Failing("replace", errno.ENOENT), "perhaps a stick was taken"),
    "stick broken": (Failing("create", errno.EIO), "The disk fails at"),
    "read-only disk": (Failing("create", errno.EROFS), "its disk is write-protected"),
    "read-only folder": (Failing("create", errno.EACCES), "the permission is missing"),
    "read-only file": (Protected(), "is write-protected"),
    "lying disk": (Forgetful(), "not to be trusted"),
}


@pytest.fixture
def desk(qapp, tmp_path):
    desk = Desk(tmp_path)
    yield desk
    desk.keeper.end()


def journalled(desk):
    """What the next start would get, if this one were killed now."""
    left = desk.journals / "left"
    left.mkdir()
    (file,) = desk.journals.glob("*.journal")
    (left / file.name).write_bytes(file.read_bytes())
    (found,) = recovery.recover(left)
    return found.tournament


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("way", ["save", "save_by_itself"])
def test_a_fault_is_one_sentence_the_event_whole_and_a_way_on(desk, monkeypatch, fault, way):
    disk, words = FAULTS[fault]
    path = desk.opened()
    desk.type("1")
    typed = desk.document.tournament
    with monkeypatch.context() as patched:
        patched.setattr("arbiter_app.store.files.save.__defaults__", (None, disk))
        assert not getattr(desk.files, way)()
    (notice,) = desk.notices
    assert words in notice.text
    assert "\n" not in notice.text
    assert desk.on_disk(path) == PAIRED
    assert not [one for one in desk.folder.iterdir() if one.suffix == ".tmp"]
    assert desk.document.tournament is typed
    assert desk.document.modified
    assert journalled(desk) == typed
    assert notice.button == "Save elsewhere…"
    desk.asked.answers["file_to_save"] = desk.folder / "elsewhere.arbiter"
    assert notice.act()
    assert desk.on_disk(desk.folder / "elsewhere.arbiter") == typed


def test_a_file_deleted_by_somebody_else_is_saved_anew(desk):
    path = desk.opened()
    desk.type("1")
    path.unlink()
    assert journalled(desk) == desk.document.tournament
    assert desk.files.save()
    assert desk.on_disk(path) == desk.document.tournament


@pytest.fixture
def small_disk(tmp_path):
    """A real file system of 64 KiB; the test is skipped where none can be mounted."""
    folder = tmp_path / "small"
    folder.mkdir()
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        pytest.skip("only root on Linux may mount a small disk")
    mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", folder]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("this system lets nobody mount a small disk")
    yield folder
    if folder.is_mount():
        subprocess.run(["umount", folder], check=True)


def fill(folder):
    """Leave no room in a file system."""
    with suppress(OSError), (folder / "filler").open("wb", buffering=0) as file:
        while file.write(b"x" * 4096):
            pass
    assert os.statvfs(folder).f_bavail == 0


def test_a_disk_that_is_really_full_keeps_the_old_file_and_the_event(desk, small_disk):
    path = desk.opened(PAIRED, "small/lakeside.arbiter")
    desk.type("1")
    typed = desk.document.tournament
    fill(small_disk)
    assert not desk.files.save()
    assert "the disk is full" in desk.notices[-1].text
    assert desk.on_disk(path) == PAIRED
    assert journalled(desk) == typed
    desk.asked.answers["file_to_save"] = desk.folder / "elsewhere.arbiter"
    assert desk.notices[-1].act()
    assert desk.on_disk(desk.folder / "elsewhere.arbiter") == typed


def saved_elsewhere(desk, typed):
    """Take the way on that the last notice offers."""
    notice = desk.notices[-1]
    assert notice.button == "Save elsewhere…"
    desk.asked.answers["file_to_save"] = desk.folder / "elsewhere.arbiter"
    assert notice.act()
    return desk.on_disk(desk.folder / "elsewhere.arbiter") == typed


@pytest.mark.parametrize("way", ["save", "save_by_itself"])
def test_a_stick_that_is_really_pulled_out_loses_nothing(desk, small_disk, way):
    (small_disk / "events").mkdir()
    desk.opened(PAIRED, "small/events/lakeside.arbiter")
    desk.type("1")
    typed = desk.document.tournament
    subprocess.run(["umount", "--lazy", small_disk], check=True)
    assert not getattr(desk.files, way)()
    assert "perhaps a stick was taken out" in desk.notices[-1].text
    assert not list(small_disk.iterdir())
    assert (desk.document.tournament, journalled(desk)) == (typed, typed)
    assert saved_elsewhere(desk, typed)


def test_a_disk_that_is_really_write_protected_loses_nothing(desk, small_disk):
    path = desk.opened(PAIRED, "small/lakeside.arbiter")
    desk.type("1")
    typed = desk.document.tournament
    subprocess.run(["mount", "-o", "remount,ro", small_disk], check=True)
    assert not desk.files.save()
    assert "write-protected" in desk.notices[-1].text
    assert desk.on_disk(path) == PAIRED
    assert (desk.document.tournament, journalled(desk)) == (typed, typed)
    assert saved_elsewhere(desk, typed)


@pytest.mark.parametrize("fault", ["full", "read-only folder", "stick pulled while writing"])
def test_an_event_that_never_had_a_file_survives_its_first_save(desk, monkeypatch, fault):
    disk, words = FAULTS[fault]
    desk.files.show_new(PAIRED)
    desk.type("1")
    typed = desk.document.tournament
    desk.asked.answers["file_to_save"] = desk.folder / "first.arbiter"
    with monkeypatch.context() as patched:
        patched.setattr("arbiter_app.store.files.save.__defaults__", (None, disk))
        assert not desk.files.save()
    assert words in desk.notices[-1].text
    assert desk.document.path is None
    assert (desk.document.tournament, journalled(desk)) == (typed, typed)
    assert saved_elsewhere(desk, typed)


def test_a_full_disk_opens_a_file_without_a_lock(desk, small_disk):
    desk.saved(PAIRED, "small/lakeside.arbiter")
    fill(small_disk)
    desk.files.open(small_disk / "lakeside.arbiter")
    assert desk.document.tournament == PAIRED
    assert not desk.document.read_only
