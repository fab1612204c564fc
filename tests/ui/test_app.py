"""The start of the program: what it opens, what it offers, and that it ends well."""

import argparse
import gc
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from arbiter_app import paths
from arbiter_app.store import schema
from arbiter_app.store.journal import Journal
from arbiter_app.ui import app
from arbiter_app.ui.main_window import MainWindow
from arbiter_app.ui.questions import Answer, Questions
from arbiter_app.ui.settings import Settings
from tests.ui.events import FIRST, event, section

LAKESIDE = event(section(FIRST))
ROOT = Path(__file__).parents[2]


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(paths, "journals", lambda: tmp_path / "journals")
    monkeypatch.setattr(paths, "logs", lambda: tmp_path / "logs")
    monkeypatch.setattr(app, "log_to", lambda _folder: None)
    monkeypatch.setattr(Questions, "keep_changes", lambda *_: Answer.DISCARD)
    window = MainWindow(Settings.at(tmp_path / "arbiter.ini"), paths.journals())
    qtbot.addWidget(window)
    yield window
    window._keeper.end()


def begin(window, *, file=None, sample=False):
    app._begin(window, argparse.Namespace(file=file, sample=sample))


def test_an_open_event_is_not_looked_through_for_garbage():
    before = gc.get_threshold()
    try:
        app.spare_the_keys()
        assert gc.get_freeze_count() > 0
        assert gc.get_threshold()[0] > before[0]
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


def test_without_words_the_window_is_empty(window):
    begin(window)
    assert not window.has_event


def test_a_file_named_is_opened(window, tmp_path):
    path = tmp_path / "lakeside.arbiter"
    path.write_bytes(schema.dump(LAKESIDE))
    begin(window, file=path)
    assert window.document.tournament == LAKESIDE


def test_the_sample_is_a_new_event(window):
    begin(window, sample=True)
    assert window.has_event
    assert window.document.path is None


@pytest.fixture
def left(tmp_path):
    """Leave a journal that nobody holds any more."""
    journal = Journal.start(tmp_path / "journals", LAKESIDE, saved=False)
    data, name = journal.file.read_bytes(), journal.file
    journal.close()
    name.write_bytes(data)


def test_a_file_asked_for_is_not_forgotten_over_what_a_crash_left(
    window, left, tmp_path, monkeypatch
):
    path = tmp_path / "other.arbiter"
    path.write_bytes(schema.dump(event(section())))
    monkeypatch.setattr(Questions, "recover", lambda *_: Answer.OPEN)
    begin(window, file=path)
    assert window.document.tournament == LAKESIDE
    (told,) = window.notices.texts()
    assert told.startswith("“other.arbiter” was not opened yet")
    window.notices._rows["put-off"].acting.click()
    assert window.document.path == path
    assert window.notices.texts() == []


@pytest.mark.parametrize("answer", [Answer.OPEN, Answer.CANCEL])
def test_what_a_crash_left_comes_before_what_was_asked_for(window, left, monkeypatch, answer):
    monkeypatch.setattr(Questions, "recover", lambda *_: answer)
    begin(window, sample=True)
    taken = window.document.tournament == LAKESIDE
    assert taken is (answer is Answer.OPEN)
    assert window.has_event


@pytest.mark.parametrize(
    ("words", "file", "sample"),
    [([], None, False), (["a.trf"], Path("a.trf"), False), (["--sample"], None, True)],
)
def test_the_words_are_a_file_or_the_sample(words, file, sample):
    options = app._options(words)
    assert (options.file, options.sample) == (file, sample)


@pytest.mark.parametrize("words", [["a.trf", "b.trf"], ["--sample", "a.trf"], ["--wrong"]])
def test_other_words_are_used_wrongly(words, capsys):
    with pytest.raises(SystemExit) as end:
        app._options(words)
    assert end.value.code == 2
    assert "usage: arbiter-app" in capsys.readouterr().err


def test_it_speaks_english_where_there_is_no_translation(qapp):
    app._translate(qapp)
    assert QApplication.translate("labels", "Points") == "Points"


def test_the_whole_program_starts_and_ends(tmp_path):
    program = (
        "import sys\n"
        "from PySide6.QtCore import QTimer\n"
        "from PySide6.QtWidgets import QApplication\n"
        "from arbiter_app.ui.event_files import EventFiles\n"
        "show = EventFiles.open_sample\n"
        "def show_and_end(files):\n"
        "    show(files)\n"
        "    print(QApplication.style().name())\n"
        "    QTimer.singleShot(0, files.parent().close)\n"
        "EventFiles.open_sample = show_and_end\n"
        "from arbiter_app.__main__ import main\n"
        "sys.exit(main(['--sample']))\n"
    )
    home = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"), tmp_path)
    own = {"QT_QPA_PLATFORM": "offscreen", "QT_STYLE_OVERRIDE": "windows", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {name: str(folder) for name, folder in home.items()} | own,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    # The style is ours, whatever the desktop's is.
    assert (done.returncode, done.stdout) == (0, "fusion\n")
    assert list(tmp_path.rglob("*.journal")) == []
