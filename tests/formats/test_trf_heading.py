"""The records in front: the event, its rules, and what is doubtful about them."""

import pytest

from arbiter_app.core.presets import PROGRESSIVE_FIRST
from tests.formats.reports import read, row, section, told

EVENT = (
    "012 Summer Open  2026",
    "022 Brno",
    "032 CZE",
    "042 2026/07/01",
    "052 2026/07/09",
    "102 IA Novák, Jiří",
)


def test_the_event_is_read():
    event = read(*EVENT, row(1)).tournament
    assert (event.name, event.place, event.federation) == ("Summer Open  2026", "Brno", "CZE")
    assert (event.starts, event.ends) == ("2026/07/01", "2026/07/09")
    assert event.arbiter == "IA Novák, Jiří"


def test_tags_are_read_in_either_case_and_before_or_behind_the_players():
    event = read(row(1), "xxr 7", "012 Open").tournament
    assert (event.name, len(event.sections[0].rounds)) == ("Open", 7)


def test_a_scrambled_name_of_the_event_is_put_right():
    assert read("012 MÃ¼nchen", row(1)).tournament.name == "München"


@pytest.mark.parametrize(
    ("lines", "system"),
    [
        ([], "swiss"),
        (["092 Individual: Swiss-System (Standard)"], "swiss"),
        (["092 Individual: Round-Robin"], "round-robin"),
        (["092 Rundenturnier"], "round-robin"),
        (["092 Berger"], "round-robin"),
        (["192 FIDE_DUTCH_2026"], "swiss"),
        (["192 BERGER_ROUNDROBIN_G2"], "round-robin"),
        (["092 Schools Cup", "192 FIDE_DOUBLEROUNDROBIN"], "round-robin"),
    ],
)
def test_a_round_robin_is_recognised(lines, system):
    assert section(*lines, row(1)).rules.system == system


@pytest.mark.parametrize(
    ("lines", "codes"),
    [
        (["212 PTS,PS,PS/C1,WIN"], ("PS", "PS/C1", "WIN")),
        (["202 win, ps-c1"], ("WIN", "PS/C1")),
        (["212 PTS"], ()),
        (["202 BWG", "212 PTS,WON"], ("WON",)),
        (["212 PTS,OTHER_CUM,OTHER_CUM-OLD/C1"], ("CUM", "CUM-OLD/C1")),
        (["212 PTS,PS,GE,PS"], ("PS", "REP")),
        (["212 PTS PS GE;WIN"], ("PS", "REP", "WIN")),
        (["212"], PROGRESSIVE_FIRST),
        ([], PROGRESSIVE_FIRST),
    ],
)
def test_tie_breaks_are_read(lines, codes):
    assert section(*lines, row(1)).rules.tie_breaks == codes


def test_without_tie_breaks_the_progressive_list_is_taken_with_a_note():
    (note,) = read(row(1, points="0.0")).problems
    assert (note.code, note.level, note.details) == (
        "no-tie-breaks",
        "note",
        {"taken": "PS, WIN, BWG"},
    )
    assert read("212 PTS,PS", row(1, points="0.0")).problems == ()


def test_tie_breaks_that_are_not_known_are_named_and_the_others_kept():
    found = read("212 PTS,BC,PS,OTHER_WIN,MPvGP", row(1, points="0.0"))
    assert [(one.code, one.line, one.details["name"]) for one in found.problems] == [
        ("tie-break-unknown", 1, "BC"),
        ("tie-break-unknown", 1, "OTHER_WIN"),
        ("tie-break-unknown", 1, "MPvGP"),
    ]
    assert found.tournament.sections[0].rules.tie_breaks == ("PS",)


@pytest.mark.parametrize(("said", "problems"), [("2", 0), ("2 (1)", 0), ("3", 1), ("", 0)])
def test_a_count_of_players_that_differs_is_told(said, problems):
    assert told(f"062 {said}", row(1), row(2)) == [("player-count", None, None)] * problems


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("XXR five", "record-unreadable"),
        ("XXR 0", "record-unreadable"),
        ("XXR 100000", "record-unreadable"),
        ("142 -3", "record-unreadable"),
        ("XXP 1", "record-unreadable"),
        ("XXA abc", "record-unreadable"),
        ("XXZ ", "record-unreadable"),
        ("240 H", "record-unreadable"),
        ("260 001", "record-unreadable"),
        ("162 W", "record-unreadable"),
        ("299 +  2.0", "points-adjusted"),
        ("101    7      Player 7", "record-unknown"),
        ("XXQ 1", "record-unknown"),
        ("3.5    2     8 w =     2 w =", "no-record"),  # a line wrapped by a mail program
        ("Results of the Summer Open", "no-record"),
    ],
)
def test_a_record_that_is_broken_or_foreign_is_told(line, code):
    assert told(line, row(1)) == [(code, None, None)]


@pytest.mark.parametrize(
    "line",
    [
        "### made by hand",
        "# a comment",
        "",
        "1234567890123456789012345678901234567890",
        "         1         2         3",
        "DDD SSSS sTTT NNNN",
        "FRA    1    A                                   2200 IDF",
        "013 Team One                            1    2",
        "132                                     26/09/01",
        "XXP 1 2",
        "XXC rank white1",
        "XXZ 1",
        "XXA    1  1.0  0.5",
        "240 H   2    1",
        "250      1.0 001 002 0001 0002",
        "260 001 005 0001 0002",
        "152 B",
        "172 NIDOF",
        "122",
    ],
)
def test_lines_of_other_programs_are_kept_without_a_word(line):
    lines = ["012 Open", line, row(1)]
    assert told(*lines) == []
    assert line in read(*lines).tournament.trf_lines


@pytest.mark.parametrize(
    ("lines", "codes"),
    [
        (["042 2026/13/45"], ["date-impossible"]),
        (["042 2026/02/30"], ["date-impossible"]),
        (["042 01.07.2026"], ["date-form"]),
        (["042 May 29, 2026"], ["date-form"]),
        (["042 2026-07-01"], []),
        ([row(2, birth="1990/00/00")], []),
        ([row(2, birth="1990")], []),
        ([row(2, birth="2001/02/30")], ["date-impossible"]),
        ([row(2, birth="19900101")], ["date-form"]),
        ([row(2, birth="1990.01.01")], ["date-form"]),
        (["042 2026/07/01", row(2, birth="2031/01/01")], ["birth-after-event"]),
        (["042 2026/07/02", "052 2026/07/01"], ["ends-before-start"]),
        (["042 2026/07/02", "052 2026/07/02"], []),
        ([row(2, birth="1990.01.01"), row(3, birth="1991.01.01")], ["date-form"]),
    ],
)
def test_doubtful_dates_are_told_once_for_each_kind(lines, codes):
    assert [one[0] for one in told(*lines, row(1))] == codes


def test_a_doubtful_date_is_kept_as_it_is():
    event = read("042 2026/13/45", row(1, birth="01.01.1990")).tournament
    assert event.starts == "2026/13/45"
    assert event.sections[0].players[0].birth == "01.01.1990"


def test_a_record_that_comes_again_and_says_something_else_is_told():
    found = read("012 Open", "XXR 3", "012 Open ", "XXR 4", "012 Closed", row(1))
    again = [(one.line, one.details) for one in found.problems if one.code == "record-again"]
    assert again == [(4, {"tag": "XXR", "first": 2}), (5, {"tag": "012", "first": 1})]
    assert (found.tournament.name, len(found.tournament.sections[0].rounds)) == ("Open", 3)
