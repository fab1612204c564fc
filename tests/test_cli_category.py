"""The option --category of the command line."""

from dataclasses import replace

import pytest

from arbiter_app.__main__ import main
from arbiter_app.cli_category import chosen_category
from arbiter_app.cli_words import UsageError
from arbiter_app.core.categories import Category, categories
from tests.cli_events import U12, event_file, standings_json

FACTS = (
    {"grade": "4", "birth": "2014", "rating": 950, "school": "Oak Hill"},
    {"grade": "5", "birth": "2016", "rating": 1010},
    {"grade": "4", "birth": "2016"},
)
KNOWN = replace(
    U12,
    players=tuple(replace(one, **facts) for one, facts in zip(U12.players, FACTS, strict=True)),
)
OFFERED = (
    "grade=4, grade=5, school=Oak Hill, born=2016, rating=1000-1199, rating=800-999, rating=none"
)


@pytest.fixture
def file(tmp_path):
    return str(event_file(tmp_path / "cup.arbiter", KNOWN))


@pytest.mark.parametrize(
    ("typed", "category"),
    [
        (None, None),
        ("grade=4", Category("grade", "4")),
        (" Grade = 4 ", Category("grade", "4")),
        ("school=oak hill", Category("school", "oak hill")),
        ("born=2015", Category("born", low=2015)),
        ("rating=900-1100", Category("rating", low=900, high=1100)),
        ("rating=1000-", Category("rating", low=1000)),
        ("rating=-999", Category("rating", high=999)),
        ("rating=None", Category("rating")),
    ],
)
def test_a_category_is_a_field_and_a_value(typed, category):
    assert chosen_category(KNOWN, typed) == category


@pytest.mark.parametrize(
    "typed",
    [
        *("grade=7", "grade=", "grade", "colour=red", "born=young", "born=2017", ""),
        *("rating=high", "rating=-", "rating=2000-2199", "rating=1-2-3", "name=Anna"),
    ],
)
def test_what_nobody_belongs_to_is_refused_with_what_there_is(typed):
    with pytest.raises(UsageError) as refused:
        chosen_category(KNOWN, typed)
    assert str(refused.value) == f"nobody is in the category “{typed}”; there are {OFFERED}."


def test_what_is_offered_can_be_typed():
    offered = [chosen_category(KNOWN, typed) for typed in OFFERED.split(", ")]
    assert tuple(offered) == categories(KNOWN)


def test_where_nothing_is_known_of_the_players_that_is_said():
    with pytest.raises(UsageError, match="nothing is known of the players that could part them"):
        chosen_category(U12, "grade=4")


def test_a_long_list_of_what_there_is_is_cut():
    many = replace(
        KNOWN, players=tuple(replace(KNOWN.players[0], no=no, grade=str(no)) for no in range(1, 61))
    )
    with pytest.raises(UsageError, match=r"grade=40, …\.$"):
        chosen_category(many, "grade=99")


def test_standings_of_a_category_have_both_places(capsys, file):
    # The first and the third have 1, 1, 1½; the second 0, 1, 1½: places 1=, 3, 1=.
    found = standings_json(capsys, file, "--category", "born=2016")
    assert [(one["no"], one["place"], one["overall"]) for one in found["players"]] == [
        *((3, 1, 1), (2, 2, 3)),
    ]
    assert main(["standings", file, "--category", "grade=5"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("Open – U12 – grade 5, 1 player\n")
    assert "Overall: the place among all 3 players." in text
    assert main(["standings", file, "--category", "grade=5", "--format", "csv"]) == 0
    assert capsys.readouterr().out.startswith("Place,Overall,No,")


def test_without_a_category_the_keys_are_as_they_were(capsys, file):
    assert "overall" not in standings_json(capsys, file)["players"][0]


def test_a_category_that_nobody_is_in_is_used_wrongly(capsys, file):
    assert main(["standings", file, "--category", "grade=9"]) == 2
    assert capsys.readouterr().err == (
        f"arbiter-app standings: nobody is in the category “grade=9”; there are {OFFERED}.\n"
    )
