"""Lines go home as they came, and those that the program writes stand at their place."""

from dataclasses import replace

import pytest

from arbiter_app import formats
from arbiter_app.core.tournament import Tournament
from arbiter_app.formats import write
from arbiter_app.formats.trf_place import has_foreign_lines
from tests.formats.reports import read, row

PLAIN = (
    "012 Open",
    "062 2",
    "072 0",
    "092 Individual: Swiss-System",
    "XXR 1",
    "212 PTS,PS",
    row(1, "2w1", points="1.0", rank=1),
    row(2, "1b0", points="0.0", rank=2),
)


def home(event: Tournament) -> list[str]:
    return write(event).data.decode().splitlines()


def with_rules(event, **changes):
    section = event.sections[0]
    rules = replace(section.rules, **changes)
    return replace(event, sections=(replace(section, rules=rules),))


def test_a_plain_file_keeps_nothing_and_comes_back_as_it_was():
    event = read(*PLAIN).tournament
    assert event.trf_lines == ()
    assert home(event) == list(PLAIN)


@pytest.mark.parametrize(
    "lines",
    [
        ("### a comment", *PLAIN, "", "013 Team      1    2"),
        (*PLAIN[:4], "122 90 min", "XXC white1", *PLAIN[4:]),
        (*PLAIN[6:], *PLAIN[:6]),
        tuple(reversed(PLAIN[:6])) + PLAIN[6:],
        (*PLAIN[:4], "142 1", *PLAIN[5:]),
        (*PLAIN[:4], "142 1", *PLAIN[4:]),
        (*PLAIN[:5], "202 PS", *PLAIN[6:]),
        (*PLAIN[:3], "092 Swiss Dutch", "192 FIDE_DUTCH_2026", *PLAIN[4:]),
        ("012 Open", "062 2 (2)", *PLAIN[2:]),
        (*PLAIN[:5], "212 PTS,BC,PS", *PLAIN[6:]),
        (*PLAIN[:4], "162  W 1.0    D 0.5    L 0.0    P 1.0", *PLAIN[4:]),
        (*PLAIN[:4], "XXS W=1", "XXS D=.5", *PLAIN[4:]),
        (*PLAIN[:4], "102 Chief One", "102 Chief Two", *PLAIN[4:]),
        (*PLAIN[:4], "XXR five", *PLAIN[4:]),
        (*PLAIN[:5], "XXR five", *PLAIN[5:]),
        ("112", *PLAIN, "122 "),
    ],
)
def test_lines_stay_where_they_were(lines):
    event = read(*lines).tournament
    assert home(event) == list(lines)


def test_a_record_with_nothing_in_it_is_not_written():
    assert home(read("012 Open", "032", *PLAIN[1:]).tournament) == list(PLAIN)


def test_comments_among_the_players_follow_them():
    event = read(PLAIN[0], PLAIN[6], "### half", PLAIN[7], "### end").tournament
    assert home(event)[-4:] == [PLAIN[6], PLAIN[7], "### half", "### end"]
    assert read(*PLAIN[:7], "", PLAIN[7]).tournament.trf_lines == ()


def test_a_record_that_is_needed_anew_finds_its_place():
    event = read(*PLAIN[:4], "122 90 min", *PLAIN[4:]).tournament
    changed = replace(event, arbiter="Anna", place="Brno")
    assert home(changed)[:7] == [
        "012 Open",
        "022 Brno",
        "062 2",
        "072 0",
        "092 Individual: Swiss-System",
        "102 Anna",
        "122 90 min",
    ]
    assert read(*home(changed)).tournament == changed


@pytest.mark.parametrize(
    ("kept", "changes", "written"),
    [
        ("092 Swiss Dutch", {"system": "round-robin"}, "092 Individual: Round-Robin"),
        ("192 FIDE_DUTCH", {"system": "round-robin"}, None),
        ("212 PTS,BC,PS", {"tie_breaks": ("WIN",)}, "212 PTS,WIN"),
        ("202 PS", {"tie_breaks": ("WIN",)}, "202 PTS,WIN"),
        ("XXS W=3 D=1 PAB=3", {"draw": 4}, "162  W 3.0    D 2.0    L 0.0    P 3.0    X 1.0"),
        ("BBW 3.0", {"draw": 4}, "162  W 3.0    D 2.0    L 0.0    P 3.0    X 0.5"),
    ],
)
def test_a_line_in_words_of_its_own_is_written_while_it_is_true(kept, changes, written):
    replaced = ("202", "212") if kept[:3] in ("202", "212") else (kept[:3],)
    event = read(*(line for line in PLAIN if line[:3] not in replaced), kept).tournament
    assert kept in home(event)
    changed = home(with_rules(event, **changes))
    assert kept not in changed
    assert written is None or written in changed
    assert kept[:3] not in changed  # no tag alone


def test_a_kind_of_tournament_as_a_code_needs_no_words_beside_it_while_it_is_true():
    lines = [line for line in PLAIN if line[:3] != "092"]
    event = read(*lines, "192 FIDE_TEAM_BAKU").tournament
    assert not [line for line in home(event) if line.startswith("092")]
    changed = with_rules(event, system="round-robin")
    assert "092 Individual: Round-Robin" in home(changed)
    assert read(*home(changed)).tournament.sections[0].rules.system == "round-robin"


def test_more_rounds_change_the_line_that_says_them():
    event = read(*PLAIN[:4], "142 1", *PLAIN[5:]).tournament
    section = event.sections[0]
    more = replace(event, sections=(replace(section, rounds=section.rounds * 2),))
    assert "142 2" in home(more)
    assert not [line for line in home(more) if line.startswith("XXR")]


def test_scoring_that_becomes_the_usual_one_is_not_written():
    event = read(*PLAIN, "162  W 3.0    D 1.0    L 0.0    P 3.0").tournament
    usual = {"win": 2, "draw": 1, "forfeit_win": 2, "pairing_bye": 2, "full_bye": 2, "half_bye": 1}
    assert not [line for line in home(with_rules(event, **usual)) if line.startswith("162 ")]


def test_a_line_with_a_line_end_in_it_stays_one_line():
    event = replace(read(*PLAIN).tournament, name="A\nXXR 9", trf_lines=("### a\nXXR 8", "001"))
    assert home(event)[:3] == ["012 A XXR 9", "062 2", "072 0"]
    assert "### a XXR 8" in home(event)


def test_kept_lines_cannot_make_a_report_that_nobody_can_read():
    # Somebody wrote into the event's own file.
    event = replace(read(*PLAIN).tournament, trf_lines=("### a\0b", "001", "001", row(1)))
    assert formats.read(write(event).data).tournament.sections == event.sections
    assert "### a b" in home(event)


@pytest.mark.parametrize(
    ("line", "foreign"), [("013 Team      1    2", True), ("092 Swiss Dutch", False)]
)
def test_records_that_are_only_kept_are_known(line, foreign):
    assert has_foreign_lines(read(*PLAIN, line).tournament) == foreign
    assert not has_foreign_lines(read(*PLAIN).tournament)
