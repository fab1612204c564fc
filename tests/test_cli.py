"""The command line: what it writes where, and with which exit code."""

import csv
import errno
import io
import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from arbiter_app import cli_commands
from arbiter_app.__main__ import main
from tests.cli_events import (
    REPORT,
    SAMPLE,
    U10,
    U12,
    event_file,
    standings_json,
)


@pytest.fixture
def one(tmp_path) -> Path:
    return event_file(tmp_path / "one.arbiter", U10)


@pytest.fixture
def several(tmp_path) -> Path:
    return event_file(tmp_path / "several.arbiter", U10, U12)


# standings


def test_json_has_places_points_and_values_in_standing_order(capsys, one):
    # Anna 1 + 1 + 1½ = 3½, Béla 0 + 1 + 1½ = 2½.
    assert standings_json(capsys, str(one)) == {
        "round": 3,
        "final": True,
        "players": [
            {
                **{"no": 1, "name": "Anna", "place": 1, "shared": False},
                **{"points": 1.5, "values": {"CUM": 3.5}},
            },
            {
                **{"no": 2, "name": "Béla", "place": 2, "shared": False},
                **{"points": 1.5, "values": {"CUM": 2.5}},
            },
        ],
    }


def test_whole_numbers_are_whole_and_missing_ones_null(capsys, one):
    assert (
        main(["standings", str(one), "--round", "1", "--tie-breaks", "BPG", "--format=json"]) == 0
    )
    text = capsys.readouterr().out
    assert '"points": 1,' in text
    assert '"points": 0,' in text
    assert '"BPG": null' in text
    assert '"round": 1,' in text


def test_a_game_still_playing_makes_the_standings_not_final(capsys):
    found = standings_json(capsys, SAMPLE)
    assert found["round"] == 5
    assert not found["final"]
    assert len(found["players"]) == 12


def test_tie_breaks_are_taken_in_the_order_given_and_in_either_spelling(capsys, one):
    found = standings_json(capsys, str(one), "--tie-breaks", "ps-c1, Won,CUM-OLD/c2")
    assert list(found["players"][0]["values"]) == ["PS/C1", "WON", "CUM-OLD/C2"]


def test_without_any_tie_break_points_alone_decide_and_ties_are_shared(capsys, one):
    found = standings_json(capsys, str(one), "--tie-breaks", "")
    assert [(player["place"], player["shared"]) for player in found["players"]] == [(1, True)] * 2
    assert found["players"][0]["values"] == {}


def test_an_unknown_tie_break_is_wrong_use_that_lists_the_known_ones(capsys, one):
    assert main(["standings", str(one), "--tie-breaks", "CUM,XYZ"]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert "“XYZ” is no tie-break we know" in err
    assert "PS/C1" in err
    assert "CUM-OLD" in err


@pytest.mark.parametrize("wrong", ["0", "4", "-1"])
def test_a_round_that_does_not_exist_is_wrong_use(capsys, one, wrong):
    assert main(["standings", str(one), f"--round={wrong}"]) == 2
    assert capsys.readouterr().err == (
        f"arbiter-app standings: there is no round {wrong}; the section has 3 rounds.\n"
    )


def test_of_several_sections_one_must_be_chosen(capsys, several):
    assert main(["standings", str(several)]) == 2
    assert "choose one with --section: “U10”, “U12”" in capsys.readouterr().err
    assert main(["standings", str(several), "--section", "U14"]) == 2
    assert "no section “U14”; its sections are “U10”, “U12”" in capsys.readouterr().err
    assert len(standings_json(capsys, str(several), "--section", "u12")["players"]) == 3


def test_text_has_titles_columns_and_a_legend(capsys, one):
    assert main(["standings", str(one)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["Open – U10", "Final standings after round 3 of 3"]
    assert lines[3].split() == ["Place", "No", "Name", "Pts", "Cumul."]
    assert lines[5].split() == ["1", "1", "Anna", "1½", "3½"]
    assert lines[8].startswith("Cumulative (US Chess): the running totals")
    assert max(map(len, lines)) <= 80


def test_csv_has_plain_numbers_and_no_formula(capsys, several):
    assert main(["standings", str(several), "--section", "U12", "--format", "csv"]) == 0
    rows = list(csv.reader(io.StringIO(capsys.readouterr().out, newline="")))
    assert rows == [
        ["Place", "No", "Name", "Pts", "Cumul."],
        ["1=", "1", "'=1+1", "1.5", "3.5"],
        ["1=", "3", "Dora", "1.5", "3.5"],
        ["3", "2", "王 小明", "1.5", "2.5"],
    ]


def test_o_writes_the_file_and_says_nothing(capsys, one, tmp_path):
    out = tmp_path / "Überblick, 100% #1.csv"
    assert main(["standings", str(one), "--format", "csv", "-o", str(out)]) == 0
    assert capsys.readouterr() == ("", "")
    assert out.read_bytes().startswith(b"Place,No,Name,Pts,Cumul.\r\n1,1,Anna,1.5,3.5\r\n")
    assert sorted(path.name for path in tmp_path.iterdir()) == [one.name, out.name]


def test_o_never_writes_over_the_event(capsys, one):
    before = one.read_bytes()
    assert main(["standings", str(one), "-o", str(one)]) == 2
    assert "is the event's own file" in capsys.readouterr().err
    assert one.read_bytes() == before


def test_a_place_that_cannot_be_written_is_refused_in_a_sentence(capsys, one, tmp_path):
    out = tmp_path / "gone" / "out.txt"
    assert main(["standings", str(one), "-o", str(out)]) == 1
    err = capsys.readouterr().err
    assert err.startswith(f"arbiter-app: “{out}” cannot be written because its folder")
    assert err.count("\n") == 1


# refusals


@pytest.mark.parametrize("command", ["standings", "check"])
def test_a_file_that_is_not_there_is_refused_in_one_sentence(capsys, tmp_path, command):
    missing = tmp_path / "gone.trf"
    assert main([command, str(missing)]) == 1
    assert capsys.readouterr() == ("", f"arbiter-app: There is no file “{missing}”.\n")


@pytest.mark.parametrize("data", [b"", b"\x00\xff" * 100, b"<html>", b"{", b'{"format": 1}', b"[]"])
def test_what_is_no_event_is_refused_in_one_sentence(capsys, tmp_path, data):
    path = tmp_path / "odd.trf"
    path.write_bytes(data)
    assert main(["standings", str(path)]) == 1
    out, err = capsys.readouterr()
    assert not out
    assert err.startswith(f"arbiter-app: {path}: ")
    assert err.endswith(".\n")
    assert err.count("\n") == 1


def test_an_error_in_our_own_file_names_its_path(capsys, one):
    one.write_bytes(one.read_bytes().replace(b'"player": 2', b'"player": 17'))
    assert main(["check", str(one)]) == 1
    assert "sections[0].rounds[0].awards[1].player: no player 17." in capsys.readouterr().err


def test_a_report_is_refused_with_line_player_and_round(capsys, tmp_path):
    path = tmp_path / "wrong.trf"
    path.write_text(REPORT.replace("   2 w 1", "   7 w 1"), "utf-8")
    assert main(["standings", str(path)]) == 1
    out, err = capsys.readouterr()
    assert not out
    assert "Line 3" in err
    assert "player 1, round 1" in err


def test_doubts_go_beside_the_standings_and_do_not_stop_them(capsys, tmp_path):
    path = tmp_path / "doubtful.trf"
    path.write_text(REPORT.replace("   1 b 0", "   1 w 0"), "utf-8")
    assert main(["standings", str(path), "--format", "json"]) == 0
    out, err = capsys.readouterr()
    assert [player["no"] for player in json.loads(out)["players"]] == [1, 3, 2]
    assert f"{path}: warning: Line 3: round 1, players 1 and 2: both are shown as White" in err


def test_whoever_names_tie_breaks_is_not_told_which_the_file_lacks(capsys, tmp_path):
    path = tmp_path / "report.trf"
    path.write_text(REPORT, "utf-8")
    assert main(["standings", str(path)]) == 0
    assert "names no tie-breaks" in capsys.readouterr().err
    assert main(["standings", str(path), "--tie-breaks", "CUM"]) == 0
    assert "names no tie-breaks" not in capsys.readouterr().err


# the process


def _run(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[bytes]":
    bare = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    return subprocess.run(
        [sys.executable, "-m", "arbiter_app", *arguments],
        env={**bare, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", **environment},
        cwd=Path(__file__).parents[1],
        capture_output=True,
        timeout=60,
        check=False,
    )


def test_the_output_is_utf8_whatever_the_locale(several):
    done = _run("standings", str(several), "--section", "U12")
    assert done.returncode == 0
    assert "王 小明" in done.stdout.decode("utf-8")
    assert "1½" in done.stdout.decode("utf-8")


def test_the_commands_load_no_qt_and_need_no_screen():
    program = (
        "import sys; from arbiter_app.__main__ import main; code = main(sys.argv[1:]); "
        "assert not [name for name in sys.modules if name.startswith('PySide6')]; sys.exit(code)"
    )
    for command in ("standings", "check"):
        done = subprocess.run(
            [sys.executable, "-c", program, command, SAMPLE],
            env={name: value for name, value in os.environ.items() if name != "DISPLAY"},
            cwd=Path(__file__).parents[1],
            capture_output=True,
            timeout=60,
            check=False,
        )
        assert done.returncode == 0, done.stderr.decode()


@pytest.mark.skipif(os.name != "posix", reason="a pipe is closed otherwise there")
def test_a_reader_who_has_enough_is_no_error():
    read_end, write_end = os.pipe()
    os.close(read_end)
    with os.fdopen(write_end, "wb") as pipe:
        done = subprocess.run(
            [sys.executable, "-m", "arbiter_app", "standings", SAMPLE],
            cwd=Path(__file__).parents[1],
            stdout=pipe,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("command", ["standings", "check"])
def test_a_full_disk_behind_the_output_is_told_in_one_sentence(command):
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "arbiter_app", command, SAMPLE],
            cwd=Path(__file__).parents[1],
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr.decode() == (
        f"arbiter-app: The output cannot be written: {os.strerror(errno.ENOSPC)}.\n"
    )


def test_an_interrupted_command_leaves_no_traceback(capsys, monkeypatch):
    def interrupted(_path):
        raise KeyboardInterrupt

    monkeypatch.setattr(cli_commands, "read_any", interrupted)
    assert main(["check", SAMPLE]) == 130
    assert capsys.readouterr() == ("", "")


def test_what_stands_in_names_cannot_move_the_cursor(capsys, tmp_path):
    event = event_file(
        tmp_path / "a.arbiter", replace(U10, name="\x1b[2J"), replace(U12, name="B\n")
    )
    assert main(["standings", str(event)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith("--section: “ [2J”, “B ”.\n")
    assert main(["check", str(tmp_path / "no\nne\x1b.trf")]) == 1
    assert capsys.readouterr().err.rstrip("\n").isprintable()
    assert main(["convert", str(event), "x\x1b.y"]) == 2
    assert capsys.readouterr().err.rstrip("\n").isprintable()


def test_a_refused_output_is_all_that_is_said(capsys, tmp_path):
    report = tmp_path / "r.trf"
    report.write_text(REPORT, "utf-8")
    assert main(["standings", str(report), "-o", str(tmp_path / "none" / "out.txt")]) == 1
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "code"),
    [(["--help"], 0), (["--version"], 0), (["standings"], 2), (["check", "a", "b"], 2)],
)
def test_help_is_no_error_and_wrong_use_ends_with_two(arguments, code):
    assert _run(*arguments).returncode == code
