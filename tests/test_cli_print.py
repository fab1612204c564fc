"""The command print: a PDF without a window, or one sentence why not."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

from arbiter_app import __main__
from arbiter_app.core.entries import enter_cell, enter_result
from arbiter_app.core.history import events
from arbiter_app.core.results import Result
from arbiter_app.core.tournament import Player, Round, Section, Tournament
from arbiter_app.store.schema import dump

PEOPLE = (Player(1, "Novák, Jiří", 1180), Player(2, "Ng, Mei", 988))
U12 = enter_cell(Section("U12", players=PEOPLE, rounds=(Round(), Round())), 1, 1, "2w1")
NEXT = enter_cell(U12, 2, 2, "1w")


@pytest.fixture
def file(tmp_path) -> Path:
    return _file(tmp_path, U12)


def _file(folder: Path, *sections: Section) -> Path:
    path = folder / "cup.arbiter"
    path.write_bytes(dump(Tournament("Cup", sections=sections)))
    return path


def _printed(file: Path, *options: str, kind: str = "standings") -> str:
    out = file.with_name("out.pdf")
    assert __main__.main(["print", kind, str(file), "-o", str(out), *options]) == 0
    return " ".join(" ".join(page.extract_text() for page in PdfReader(out).pages).split())


def test_standings_become_a_pdf(qapp, file):
    text = _printed(file)
    assert text.startswith("Cup – U12 Standings after round 1 of 2")
    assert "1 Novák, Jiří 1 1" in text
    assert "cup.arbiter" in text


def test_the_round_and_what_is_shown_can_be_chosen(qapp, tmp_path):
    file = _file(tmp_path, NEXT)
    assert "NOT FINAL: 1 game still playing (board 1)" in _printed(file, "--round", "2")
    chosen = ("--round", "1", "--initials", "--show", "ratings")
    assert "Jiří N. 1180 1 1 = 1 1" in _printed(file, *chosen, kind="parents")


def test_the_paper_can_be_chosen(qapp, file):
    _printed(file, "--paper", "letter", "--turned", "landscape")
    (page,) = PdfReader(file.with_name("out.pdf")).pages
    assert (round(page.mediabox.width), round(page.mediabox.height)) == (792, 612)


def test_a_history_of_corrections_becomes_a_pdf(qapp, tmp_path):
    corrected = enter_result(U12, 1, 1, Result.DRAW)
    whole = [Tournament("Cup", sections=(one,)) for one in (U12, corrected)]
    history = events(*whole, "2026-11-29T14:02:31", "edit")
    file = tmp_path / "cup.arbiter"
    file.write_bytes(dump(whole[1], history))
    text = _printed(file, kind="corrections")
    assert "History of corrections" in text
    assert "1–0 ½–½" in text
    assert "revision 1 · cup.arbiter · Arbiter" in text
    assert "Corrected: round 1, board 1, ½–½ (before: 1–0)." in _printed(file)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--round", "3"), "there is no round 3"),
        (("--section", "U8"), "the file holds no section “U8”"),
    ],
)
def test_what_is_not_there_is_refused_and_nothing_is_written(qapp, capsys, file, options, said):
    out = file.with_name("out.pdf")
    assert __main__.main(["print", "standings", str(file), "-o", str(out), *options]) == 2
    assert capsys.readouterr().err.startswith(f"arbiter-app print: {said}")
    assert not out.exists()


def test_the_event_itself_is_never_written_over(capsys, file):
    before = file.read_bytes()
    assert __main__.main(["print", "standings", str(file), "-o", str(file)]) == 2
    assert "is the event's own file" in capsys.readouterr().err
    assert file.read_bytes() == before


def test_a_computer_without_qts_libraries_is_told_in_one_sentence(capsys, monkeypatch, file):
    def lacking(environment, *, wanted):
        assert environment["QT_QPA_PLATFORM"] == "offscreen"
        return f"{wanted} needs system libraries"

    monkeypatch.setattr("arbiter_app.system_check.trouble", lacking)
    out = file.with_name("out.pdf")
    assert __main__.main(["print", "standings", str(file), "-o", str(out)]) == 1
    assert capsys.readouterr().err == "arbiter-app print: Printing needs system libraries\n"
    assert not out.exists()


def test_no_screen_is_needed(file):
    out = file.with_name("out.pdf")
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    bare = {name: value for name, value in os.environ.items() if name not in screens}
    root = Path(__file__).parents[1]
    run = subprocess.run(
        [sys.executable, "-m", "arbiter_app", "print", "standings", file, "-o", out],
        env=bare,
        cwd=root,
        capture_output=True,
        check=False,
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, b"", b"")
    assert out.read_bytes().startswith(b"%PDF")
