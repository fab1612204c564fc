"""What is recorded is with the system when the call returns, and each key is one short line."""

import errno
import os
import signal
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from arbiter_app.store import files
from arbiter_app.store.errors import FileError
from arbiter_app.store.journal import Journal, path_from_json, path_json
from arbiter_app.store.recovery import recover
from tests.store.disks import Failing
from tests.store.journals import FIRST, ONE, SECOND, START, TWO, crash, start_saved


def test_what_could_not_be_recorded_is_in_the_next_entry(folder, event):
    digest = files.digest(event.read_bytes())
    disk = Failing("none yet", errno.ENOSPC)
    journal = Journal.start(folder, START, (), event, digest, disk=disk)
    disk.operation = "append"
    with pytest.raises(FileError) as caught:
        journal.append(ONE, FIRST)
    assert caught.value.code == "no-space"
    disk.operation = "none any more"
    journal.append(TWO, FIRST + SECOND)
    crash(journal)
    (found,) = recover(folder)
    assert (found.tournament, found.history, found.whole) == (TWO, FIRST + SECOND, True)


def test_a_folder_that_cannot_be_made_is_said(tmp_path):
    (tmp_path / "data").write_bytes(b"a file")
    with pytest.raises(FileError) as caught:
        Journal.start(tmp_path / "data" / "journals", START)
    assert caught.value.code in ("no-folder", "disk-error")


def test_a_journal_that_cannot_be_begun_leaves_nothing(folder):
    with pytest.raises(FileError):
        Journal.start(folder, START, disk=Failing("append", errno.ENOSPC))
    assert list(folder.iterdir()) == []


def test_nothing_new_writes_nothing(folder, event):
    journal = start_saved(folder, event)
    journal.append(ONE, FIRST)
    size = journal.file.stat().st_size
    journal.append(ONE, FIRST)
    journal.append(replace(ONE), FIRST)
    assert journal.file.stat().st_size == size
    journal.close()


def test_one_key_is_one_short_line(folder, event):
    journal = start_saved(folder, event)
    before = journal.file.stat().st_size
    journal.append(ONE, FIRST)
    assert journal.file.stat().st_size - before < 400
    journal.close()


def test_sync_tells_how_much_is_on_the_disk_from_another_thread(folder, event):
    journal = start_saved(folder, event)
    journal.append(ONE, FIRST)
    told = []
    thread = threading.Thread(target=lambda: told.append(journal.sync()))
    thread.start()
    thread.join()
    assert told == [journal.written] == [2]
    journal.close()
    assert journal.sync() == 2


@pytest.mark.skipif(os.name == "nt", reason="there every path is text")
def test_a_path_that_is_no_text_comes_back():
    path = Path(os.fsdecode(b"/caf\xe9/\xe5\xa4\xa7.arbiter"))
    assert path_from_json(path_json(path)) == path


KEYS_FOR_EVER = """
import sys
from pathlib import Path
from tests.store.journals import START, keyed
from arbiter_app.core.results import Result
from arbiter_app.store.journal import Journal
journal = Journal.start(Path(sys.argv[1]), START, saved=False)
value, history = START, ()
while True:
    for result in (Result.WHITE_WINS, Result.DRAW):
        value, more = keyed(value, 1, result)
        history += more
        journal.append(value, history)
        print(len(history), flush=True)
"""


@pytest.mark.parametrize("keys", [1, 7, 50])
def test_killed_after_any_key_at_most_that_key_is_lost(folder, keys):
    command = [sys.executable, "-c", KEYS_FOR_EVER, str(folder)]
    root = Path(__file__).parents[2]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=root) as program:
        assert program.stdout is not None
        for _ in range(keys):
            acknowledged = int(program.stdout.readline())
        assert recover(folder) == []
        program.send_signal(signal.SIGKILL if os.name != "nt" else signal.SIGTERM)
        program.wait()
        acknowledged = max([acknowledged, *map(int, program.stdout.read().split())])
    (found,) = recover(folder)
    assert len(found.history) - acknowledged in (0, 1)
    assert found.whole
