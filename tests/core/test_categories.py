"""Standings of a part of the players: places of their own, beside those of the section."""

from dataclasses import replace

import pytest

from arbiter_app.core.categories import (
    Category,
    birth_year,
    categories,
    event_year,
    own_places,
    within,
)
from arbiter_app.core.standings import rank
from arbiter_app.core.tournament import Player, Section, Tournament
from tests.core.events import scores_only


def with_players(event, *fields):
    players = tuple(
        replace(player, **own) for player, own in zip(event.players, fields, strict=True)
    )
    return replace(event, players=players)


# Points 2, 1, 1, 0 and totals 1 2 = 3, 1 1 = 2, 1 1 = 2, 0 0 = 0: places 1, 2=, 2=, 4.
EVENT = with_players(
    scores_only("1 1", "1 0", "1 0", "0 0"),
    {"grade": "4", "sex": "f", "birth": "2014", "rating": 950},
    {"grade": "10", "sex": "m", "birth": "2016-03-01", "rating": 1010},
    {"grade": "4", "sex": "f", "birth": "01.02.2016", "rating": None},
    {"grade": "4 ", "sex": "m", "birth": "", "rating": 1199},
)


def places(category):
    found = own_places(EVENT, rank(EVENT), category)
    return [(one.row.player, one.place, one.last, one.row.place) for one in found]


def test_places_are_counted_among_those_who_belong():
    assert places(Category("grade", "4")) == [(1, 1, 1, 1), (3, 2, 2, 2), (4, 3, 3, 4)]


def test_whoever_is_level_in_the_section_is_level_in_the_category():
    assert places(Category("born", low=2016)) == [(2, 1, 2, 2), (3, 1, 2, 2)]


def test_what_the_players_can_be_parted_by_is_offered_in_a_natural_order():
    assert categories(EVENT) == (
        Category("grade", "4"),
        Category("grade", "10"),
        Category("sex", "f"),
        Category("sex", "m"),
        Category("born", low=2014),
        Category("born", low=2016),
        Category("rating", low=1000, high=1199),
        Category("rating", low=800, high=999),
        Category("rating"),
    )


def test_numbers_of_any_length_have_their_order():
    long = "9" * 5000
    texts = ("U12", long, "U8", "08", "7", "K", "1" + long)
    event = Section(players=tuple(Player(no, "X", grade=one) for no, one in enumerate(texts, 1)))
    offered = [one.value for one in categories(event) if one.field == "grade"]
    assert offered == ["7", "08", long, "1" + long, "K", "U8", "U12"]


def test_what_all_have_in_common_or_nobody_has_is_not_offered():
    same = with_players(EVENT, *[{"grade": "4", "sex": "", "birth": "", "rating": 1000}] * 4)
    assert categories(same) == ()


@pytest.mark.parametrize(
    ("category", "numbers"),
    [
        (Category("rating", low=1000), [2, 4]),
        (Category("rating", high=1010), [1, 2]),
        (Category("rating"), [3]),
        (Category("born", low=2015), [2, 3]),
        (Category("sex", "F"), [1, 3]),
        (Category("school", "nowhere"), []),
    ],
)
def test_who_belongs(category, numbers):
    assert [player.no for player in EVENT.players if category.has(player)] == numbers


def test_female_is_written_f_or_w_and_is_one_category():
    event = with_players(scores_only("1 0", "0 1", "0 1"), *[{"sex": sex} for sex in "wfm"])
    assert [one for one in categories(event) if one.field == "sex"] == [
        Category("sex", "m"),
        Category("sex", "w"),
    ]
    for value in "fFwW":
        assert [one.no for one in event.players if Category("sex", value).has(one)] == [1, 2]


@pytest.mark.parametrize(
    ("birth", "year"),
    [
        ("2014", 2014),
        ("2014/05/17", 2014),
        ("17.5.2014", 2014),
        ("14", None),
        ("14/3", None),
        ("", None),
    ],
)
def test_a_year_of_birth_is_read_from_any_date(birth, year):
    assert birth_year(Player(1, "Anna", birth=birth)) == year


@pytest.mark.parametrize(
    ("starts", "ends", "year"),
    [("2026-11-28", "", 2026), ("", "29.11.2026", 2026), ("Saturday", "", None)],
)
def test_the_year_of_an_event_is_read_from_its_dates(starts, ends, year):
    assert event_year(Tournament(starts=starts, ends=ends)) == year


def test_the_table_of_a_category_is_one_of_its_own():
    # Of all: 1 by points; 2, 3, 4 have 1 point with totals 2, 1, 1; 5 has none.
    event = with_players(
        scores_only("1 1", "1 0", "0 1", "0 1", "0 0"),
        *[{"grade": grade} for grade in ("4", "4", "4", "5", "4")],
    )
    whole = rank(event)
    assert [(row.place, row.last, row.broken_by) for row in whole.rows] == [
        *((1, 1, 0), (2, 2, 1), (3, 4, 1), (3, 4, 1), (5, 5, 0)),
    ]
    own = within(event, whole, Category("grade", "4"))
    # Without 4, player 3 is level with nobody.
    assert [(row.player, row.place, row.last, row.broken_by) for row in own.rows] == [
        *((1, 1, 1, 0), (2, 2, 2, 1), (3, 3, 3, 1), (5, 4, 4, 0)),
    ]
    assert (own.round, own.final, own.tie_breaks) == (2, True, whole.tie_breaks)


def test_who_is_level_in_a_category_is_parted_from_the_others_by_the_same():
    event = with_players(scores_only("1 0", "0 1", "0 1", "0 0"), *[{"sex": sex} for sex in "fffm"])
    own = within(event, rank(event), Category("sex", "f"))
    # Totals 1 1 = 2, then 0 1 = 1 twice.
    assert [(row.place, row.last, row.broken_by) for row in own.rows] == [
        *((1, 1, 1), (2, 3, 1), (2, 3, 1)),
    ]
