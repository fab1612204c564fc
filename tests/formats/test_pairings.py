"""Typed and pasted pairings."""

import time
from dataclasses import replace

import pytest

from arbiter_app.core.entries import enter_cell
from arbiter_app.core.tournament import Player, Round, Section
from arbiter_app.formats.pairings import MOST_LINES, read_pairings

SECTION = Section(
    players=(
        Player(1, "Anderson, Sara"),
        Player(2, "Novák, Jiří"),
        Player(3, "García, Lucía"),
        Player(7, "Ng, Mei"),
        Player(12, "Novák, Jana"),
        Player(15, "O'Brien-Smith, Tom"),
    ),
    rounds=(Round(),) * 3,
)


def read(text, section=SECTION):
    found = read_pairings(text, section, 1)
    return list(found.chosen), [(one.code, one.line) for one in found.problems]


@pytest.mark.parametrize(
    "line",
    [
        "12 7",
        "12-7",
        "12 – 7",
        "12;7",
        "12,7",
        "12\t7",
        "3. 12 7",
        "3) 12 - 7",
        "3 12 7",
        " 12  7 ",
    ],
)
def test_numbers_may_be_written_in_many_ways(line):
    assert read(line) == ([(12, 7)], [])


@pytest.mark.parametrize(
    "line",
    [
        "Anderson, Sara\tNg, Mei",
        "1\tAnderson, Sara\tNg, Mei",
        "Anderson, Sara; Ng, Mei",
        "Anderson – Ng",
        "anderson - ng",
        "Sara Anderson vs Mei Ng",
        "4. Anderson v Ng",
        "Anderson, Ng",
        "anderson ng",
        "1 - Ng, Mei",
    ],
)
def test_names_may_be_written_in_many_ways(line):
    assert read(line) == ([(1, 7)], [])


def test_accents_do_not_matter_and_the_beginning_of_a_name_is_enough():
    assert read("novak jir - garc") == ([(2, 3)], [])


def test_a_hyphen_inside_a_name_parts_nobody():
    assert read("O'Brien-Smith - Ng") == ([(15, 7)], [])


def test_a_bye_is_a_pair_without_black():
    assert read("7 bye\n3 0\nAnderson - bye") == ([(7, None), (3, None), (1, None)], [])


def test_blank_lines_and_a_head_are_passed_over():
    assert read("White\tBlack\n\n1 2\n") == ([(1, 2)], [])


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("hello", "pair-unreadable"),
        ("1 99", "pair-unknown"),
        ("Anderson - Smithers", "pair-unknown"),
        ("Anderson - Novák", "pair-ambiguous"),
        ("7 7", "pair-oneself"),
    ],
)
def test_a_line_that_cannot_be_is_named_and_the_others_stand(text, code):
    assert read(f"{text}\n2 3") == ([(2, 3)], [(code, 1)])


def test_nobody_is_paired_twice():
    assert read("1 2\n3 1") == ([(1, 2)], [("pair-twice", 2)])
    playing = enter_cell(SECTION, 1, 1, "2w")
    assert read("1 3", playing) == ([], [("pair-playing", 1)])


def test_namesakes_are_told_apart_by_number_only():
    twins = replace(SECTION, players=(*SECTION.players, Player(20, "Ng, Mei")))
    found = read_pairings("Ng, Mei - Anderson", twins, 1)
    assert found.problems[0].details["numbers"] == "7, 20"
    assert read("20 Anderson", twins)[0] == [(20, 1)]


def test_of_many_namesakes_a_few_are_listed_and_it_is_said_that_there_are_more():
    many = replace(SECTION, players=tuple(Player(no, f"Ng, {no}") for no in range(1, 7)))
    assert read_pairings("Ng - 1", many, 1).problems[0].details["numbers"] == "1, 2, 3, 4, 5, …"


@pytest.mark.parametrize("text", ["Anna - .", ". - Anna", "Anna ; , ,"])
def test_a_stray_sign_is_not_a_player_without_a_name(text):
    players = (Player(1, "Anna"), Player(2, ""), Player(3, "Bela"))
    found = read_pairings(text, Section(players=players, rounds=(Round(),)), 1)
    assert found.pairs == ()
    assert [one.code for one in found.problems] == ["pair-unknown"]


def test_a_very_long_text_is_cut():
    found = read_pairings("x\n" * (MOST_LINES + 5), SECTION, 1)
    assert found.problems[-1].code == "pairs-too-many"
    assert len(found.problems) == MOST_LINES + 1


def test_a_text_that_is_no_pairings_is_told_quickly_for_many_players():
    players = tuple(Player(no, f"Novák-{no}, Anna Maria") for no in range(1, 301))
    text = "what - is, pasted by mistake " * 7
    began = time.process_time()
    found = read_pairings(f"{text}\n" * 100, Section(players=players, rounds=(Round(),)), 1)
    assert [one.code for one in found.problems] == ["pair-unknown"] * 100
    assert time.process_time() - began < 5
