"""Every problem of typed pairings, and everything unusual, has a sentence."""

import pytest

from arbiter_app.core.entries import enter_cell
from arbiter_app.core.pairing_checks import check_pairings
from arbiter_app.core.tournament import Player, by_number
from arbiter_app.formats.pairings import read_pairings
from arbiter_app.labels import as_is
from arbiter_app.labels.pairings import SENTENCES, named, pairing_problem
from tests.core.events import section

THREE = section("2w1 2w1 2w", "1b0 1b0 1b", "b b .")


def said(problems, a_section):
    return [pairing_problem(one, by_number(a_section.players), as_is) for one in problems]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "hello",
            "Line 1: “hello” names no two players; type White and Black, such as 12 7.",
        ),
        ("4 9", "Line 1: nobody here is called or numbered “9”."),
        ("4 4", "Line 1: Dora (4) cannot play against himself."),
        ("4 5\n\n4 3", "Line 3: Dora (4) stands in line 1 already."),
    ],
)
def test_a_line_that_is_wrong_says_where_and_what(text, sentence):
    a_section = section(".", ".", ".", ".", ".", rounds=1)
    assert said(read_pairings(text, a_section, 1).problems, a_section) == [sentence]


def test_a_player_who_plays_already_is_named_with_his_board():
    a_section = enter_cell(section(".", ".", ".", rounds=1), 1, 1, "2w")
    problems = read_pairings("3 1", a_section, 1).problems
    assert said(problems, a_section) == ["Line 1: Anna (1) already plays on board 1 in this round."]


def test_what_is_unusual_is_said_with_names_and_numbers():
    assert said(check_pairings(THREE, 3), THREE) == [
        "Anna (1) and Béla (2) have met in round 1.",
        "Anna (1) and Béla (2) have met in round 2.",
        "Anna (1) has White for the third time in a row.",
        "Béla (2) has Black for the third time in a row.",
        "Chen (3) is not paired yet.",
    ]
    assert said(check_pairings(THREE, 2), THREE)[-1] == (
        "Chen (3) has had the pairing bye in round 1 already."
    )


def test_namesakes_are_told_apart_by_number():
    assert named(Player(7, "Novák, Jiří"), as_is) == "Novák, Jiří (7)"


def test_every_sentence_ends_with_a_full_stop():
    assert all(sentence.endswith(".") for sentence in SENTENCES.values())
