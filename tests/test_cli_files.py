"""The commands check and convert: what they say and what they write."""

from dataclasses import replace
from pathlib import Path

import pytest

from arbiter_app.__main__ import main
from arbiter_app.core.tournament import Player
from arbiter_app.store.schema import load
from tests.cli_events import REPORT, U10, U12, event_file, standings_json


@pytest.fixture
def one(tmp_path) -> Path:
    return event_file(tmp_path / "one.arbiter", U10)


@pytest.fixture
def several(tmp_path) -> Path:
    return event_file(tmp_path / "several.arbiter", U10, U12)


# check


def test_check_says_that_there_is_nothing_to_say(capsys, one):
    assert main(["check", str(one)]) == 0
    assert capsys.readouterr() == ("No problems found.\n", "")


def test_check_lists_doubts_with_their_section_and_ends_well(capsys, tmp_path):
    twins = replace(U12, players=(Player(1, "Anna"), Player(2, "Anna"), Player(3, "Dora")))
    path = event_file(tmp_path / "twins.arbiter", U10, twins)
    assert main(["check", str(path)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{path}: note: U12: “Anna” stands there more than once, as numbers 1, 2.",
        f"{path}: warning: U12: Round 1: the scores do not balance: wins 2, losses 1, draws 0.",
        f"{path}: warning: U12: Round 2: the scores do not balance: wins 1, losses 2, draws 0.",
        f"{path}: warning: U12: Round 3: the scores do not balance: wins 0, losses 0, draws 3.",
        "3 warnings, 1 note.",
    ]


# convert


@pytest.mark.parametrize("suffix", [".arbiter", ".json", ".JSON"])
def test_our_own_file_keeps_its_history(tmp_path, several, suffix):
    out = tmp_path / f"copy{suffix}"
    assert main(["convert", str(several), str(out)]) == 0
    assert load(out.read_bytes()) == load(several.read_bytes())


def test_a_report_goes_to_our_file_and_home_again(capsys, tmp_path):
    report, ours, back = (tmp_path / name for name in ("a.trf", "a.arbiter", "b.trf"))
    report.write_text(REPORT, "utf-8")
    assert main(["convert", str(report), str(ours)]) == 0
    assert main(["convert", str(ours), str(back)]) == 0
    capsys.readouterr()
    assert standings_json(capsys, str(back), "--tie-breaks", "CUM,PS") == (
        standings_json(capsys, str(report), "--tie-breaks", "CUM,PS")
    )


def test_that_a_report_has_no_history_is_told(capsys, tmp_path, one):
    out = tmp_path / "out.trf"
    assert main(["convert", str(one), str(out)]) == 0
    assert capsys.readouterr().err.splitlines()[-1] == (
        f"{out}: note: A TRF file has no place for the history of changes (1)."
    )


def test_a_report_holds_one_section_which_must_be_chosen(capsys, tmp_path, several):
    out = tmp_path / "out.trf"
    assert main(["convert", str(several), str(out)]) == 2
    assert "choose one with --section: “U10”, “U12”" in capsys.readouterr().err
    assert not out.exists()
    assert main(["convert", str(several), str(out), "--section", "U10"]) == 0
    assert len(standings_json(capsys, str(out))["players"]) == 2


@pytest.mark.parametrize("name", ["out", "out.pdf", "out.csv"])
def test_a_kind_of_file_we_do_not_write_is_wrong_use(capsys, tmp_path, one, name):
    assert main(["convert", str(one), str(tmp_path / name)]) == 2
    assert "does not end in .arbiter, .json or .trf" in capsys.readouterr().err
    assert not (tmp_path / name).exists()


def test_convert_never_writes_over_what_it_reads(capsys, one):
    before = one.read_bytes()
    assert main(["convert", str(one), str(one)]) == 2
    assert "is the file to convert itself" in capsys.readouterr().err
    assert one.read_bytes() == before


def test_convert_keeps_what_was_there_as_bak(tmp_path, one):
    out = tmp_path / "there.arbiter"
    out.write_bytes(b"earlier")
    assert main(["convert", str(one), str(out)]) == 0
    assert load(out.read_bytes()) == load(one.read_bytes())
    assert (tmp_path / "there.arbiter.bak").read_bytes() == b"earlier"


def test_a_refused_file_writes_nothing(tmp_path):
    broken, out = tmp_path / "broken.trf", tmp_path / "out.arbiter"
    broken.write_text(REPORT.replace("   2 w 1", "   7 w 1"), "utf-8")
    assert main(["convert", str(broken), str(out)]) == 1
    assert not out.exists()
