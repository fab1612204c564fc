"""Order of numbering, and equal names."""

import pytest

from arbiter_app.core.seeding import (
    alphabetical,
    equal_names,
    in_order,
    name_key,
    numbers_in_order,
    plain,
)
from arbiter_app.core.tournament import Player

ANNA = Player(5, "Novák, Anna", rating=1180)
BELA = Player(3, "Dvořák, Béla")
CARL = Player(9, "dvorsky, Carl", rating=1430)
DORA = Player(1, "Adler, Dora", rating=1180)
FOUR = (ANNA, BELA, CARL, DORA)


def names(players):
    return [player.name.split()[-1] for player in players]


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        ("rating", ["Carl", "Dora", "Anna", "Béla"]),
        ("name", ["Dora", "Béla", "Carl", "Anna"]),
        ("listed", ["Anna", "Béla", "Carl", "Dora"]),
    ],
)
def test_players_are_put_in_order(order, expected):
    assert names(in_order(FOUR, order)) == expected


def test_a_listed_order_keeps_the_start_numbers_and_any_other_gives_new_ones():
    assert [player.no for player in in_order(FOUR, "listed")] == [5, 3, 9, 1]
    assert {player.no for player in in_order(FOUR, "name")} == {0}
    assert {player.no for player in in_order(FOUR, "rating")} == {0}


@pytest.mark.parametrize(
    ("order", "expected"),
    [("rating", (9, 1, 5, 3)), ("name", (1, 3, 9, 5)), ("listed", (1, 3, 5, 9))],
)
def test_new_numbers_are_given_in_an_order_of_the_present_ones(order, expected):
    assert numbers_in_order(FOUR, order) == expected


@pytest.mark.parametrize(
    "name", ["sara anderson", "Sara  ANDERSON", "Anderson Sára", "Anderson,Sara"]
)
def test_names_are_equal_whatever_their_case_order_and_accents(name):
    assert name_key(name) == name_key("Anderson, Sara")


@pytest.mark.parametrize(
    ("one", "other"), [("Anderson, Sarah", "Anderson, Sara"), ("かわ たろう", "がわ たろう")]
)
def test_other_names_are_not_equal(one, other):
    assert name_key(one) != name_key(other)


def test_equal_names_are_grouped():
    twin = Player(12, "Anna Novak")
    third = Player(13, "NOVÁK ANNA")
    assert equal_names([*FOUR, twin, third]) == ((ANNA, twin, third),)
    assert equal_names(FOUR) == ()


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("Łukasik", "lukasik"),
        ("Bjørn", "bjorn"),
        ("Şahin, Işıl", "sahin, isil"),
        ("O’Brien", "o'brien"),
    ],
)
def test_a_name_is_found_by_the_letters_of_a_plain_keyboard(name, typed):
    assert plain(name) == typed


def test_a_letter_with_a_stroke_stands_where_the_plain_one_does():
    names = ["Zhou", "Şahin", "Łukasik", "Smith", "Larsen", "Müller"]
    assert sorted(names, key=alphabetical) == [
        *("Larsen", "Łukasik", "Müller", "Şahin", "Smith", "Zhou"),
    ]
