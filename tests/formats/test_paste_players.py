"""From the rows of a pasted list to players, with what is doubtful said by line."""

from string import Formatter

import pytest

from arbiter_app.core.tournament import Player
from arbiter_app.formats import paste_players
from arbiter_app.formats.paste import read_list
from arbiter_app.formats.paste_words import KINDS
from arbiter_app.labels import as_is, paste


def added(text, columns=None):
    pasted = read_list(text)
    return paste_players.players(pasted, pasted.columns if columns is None else columns)


def said(text, columns=None):
    pasted = read_list(text)
    doubts = paste_players.doubts(pasted, pasted.columns if columns is None else columns)
    return [paste.paste_problem(problem, as_is) for problem in doubts]


def test_three_players_with_school_grade_and_rating():
    text = (
        "Name\tSchool\tGrade\tRating\n"
        "Anderson, Sara\tOak Hill\t5\t1214\n"
        "Novák, Jiří\tRiverside\t6\t1180\n"
        "Okafor, Chidi\tOak Hill\t4\t\n"
    )
    assert added(text) == (
        Player(0, "Anderson, Sara", rating=1214, school="Oak Hill", grade="5"),
        Player(0, "Novák, Jiří", rating=1180, school="Riverside", grade="6"),
        Player(0, "Okafor, Chidi", school="Oak Hill", grade="4"),
    )
    assert said(text) == []


def test_three_hundred_players():
    text = "\n".join(f"{no}. Player {no:03}, Anna" for no in range(1, 301))
    players = added(text)
    assert [player.no for player in players] == list(range(1, 301))
    assert players[-1].name == "Player 300, Anna"


def test_every_kind_of_column_has_its_field():
    heads = "No;Surname;First name;Elo;Title;Sex;Birth;Fed;FIDE ID;ID;School;Club;Grade;Category"
    row = "7;Anderson;Sara;1214;wcm;F;2014-05-31;fra;12345678;A 12;Oak Hill;Rooks;5;U12"
    assert added(f"{heads}\n{row}") == (
        Player(
            *(7, "Anderson, Sara", 1214, "WCM", "w", "2014-05-31", "FRA", "12345678", "A 12"),
            *("Oak Hill", "Rooks", "5", "U12"),
        ),
    )


@pytest.mark.parametrize(
    ("columns", "name"),
    [
        (("name", ""), "Anderson"),
        (("surname", "first-name"), "Anderson, Sara"),
        (("first-name", "surname"), "Sara, Anderson"),
        (("name", "first-name"), "Anderson, Sara"),
        (("", "first-name"), "Sara"),
        (("name", "name"), "Anderson"),
    ],
)
def test_the_columns_can_be_changed(columns, name):
    assert [player.name for player in added("Anderson\tSara", columns)] == [name]


@pytest.mark.parametrize(
    ("cell", "rating"),
    [
        *[("1214", 1214), ("1214.0", 1214), ("1214P12", 1214), ("0987", 987), ("1214/5", 1214)],
        *[("", None), ("0", None), ("unr.", None), ("-", None), ("12145", None), ("abc", None)],
        *[("１２１４", None), ("-1214", None), ("1e9", None)],
    ],
)
def test_a_rating_is_a_number_of_up_to_four_digits(cell, rating):
    assert [
        player.rating for player in added(f"Sara\t{cell}", ("name", "rating")[: 1 + bool(cell)])
    ] == [rating]


@pytest.mark.parametrize(("cell", "sex"), [("F", "w"), ("girl", "w"), ("M", "m"), ("x", "x")])
def test_sex_is_written_as_in_a_fide_report(cell, sex):
    assert added(f"Sara\t{cell}", ("name", "sex"))[0].sex == sex


def test_what_cannot_be_read_is_said_by_line():
    text = "No;Name;Rating\n1;Almer;abc\nx;Corvin;2080\n3;;1900\n1;Holm;unr"
    assert said(text) == [
        "Line 2: “abc” is no rating; the player is added without one.",
        "Line 3: “x” is no start number; the next free one is given.",
        "Line 4 has no name and is left out.",
        "Line 5: number 1 stands in line 2 already.",
    ]
    assert [(player.no, player.name) for player in added(text)] == [
        (1, "Almer"),
        (0, "Corvin"),
        (1, "Holm"),
    ]


def test_equal_names_are_listed_in_the_list_and_among_those_who_are_there():
    pasted = read_list("Anderson, Sara\nNovák, Jiří\nSARA ANDERSON\nOkafor, Chidi")
    present = (Player(7, "Jiri Novak"), Player(8, "Ng, Mei"))
    doubts = paste_players.doubts(pasted, pasted.columns, present)
    assert [paste.paste_problem(problem, as_is) for problem in doubts] == [
        "Line 2: Novák, Jiří is there already, with number 7.",
        "Line 3: SARA ANDERSON stands in line 1 already.",
    ]
    assert {problem.level for problem in doubts} == {"warning"}


def test_columns_that_cannot_be_are_said():
    assert said("Sara\tOak", ("school", "club")) == ["No column holds the names; choose one."]
    assert said("Sara\tOak", ("name", "name")) == [
        "Two columns are chosen as “Name”; leave one of them out."
    ]


def test_braces_in_a_cell_do_no_harm():
    assert said("Name\tElo\nSara\t{0}")[0].startswith("Line 2: “{0}” is no rating")


def test_formulas_are_names_like_any_other():
    text = "No;Name\n1;=1+1\n2;+41 79 000\n3;@SUM(A1)\n4;-Holm"
    assert [player.name for player in added(text)] == ["=1+1", "+41 79 000", "@SUM(A1)", "-Holm"]
    assert said(text) == []


def test_a_list_that_is_written_is_read_back():
    players = (
        Player(4, 'O"Neil, "Sal"', rating=1214, school='"Oak" Hill', sex="w", birth="2014"),
        Player(2, "=1+1", national_id="12345678", federation="FRA", title="WCM"),
    )
    assert added(paste_players.list_text(players)) == players
    assert paste_players.list_text(players[1:]).splitlines()[0].split("\t") == [
        "Name",
        "No",
        "Title",
        "Fed",
        "ID",
    ]


def test_every_kind_and_problem_has_words():
    assert len({paste.column(kind, as_is) for kind in ("", *KINDS)}) == len(KINDS) + 1
    for sentence in paste._SENTENCES.values():
        assert sentence.endswith(".")
        assert all(name != "" for _, name, _, _ in Formatter().parse(sentence))
