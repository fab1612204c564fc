"""Scores as half-points: how they are read and written."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_app.core.points import format_exact, format_points, in_points, parse_points


@pytest.mark.parametrize(
    ("text", "half_points"),
    [
        ("0", 0),
        ("2", 4),
        ("½", 1),
        ("1½", 3),
        ("1.5", 3),
        ("1,5", 3),
        (".5", 1),
        ("1.50", 3),
        ("2.0", 4),
        ("2.", 4),
        (" 3 ", 6),
        ("+1", 2),
        ("-½", -1),
        ("−1½", -3),
        ("-0", 0),
        ("9999½", 19_999),
    ],
)
def test_a_score_is_read_as_an_arbiter_writes_it(text, half_points):
    assert parse_points(text) == half_points


@pytest.mark.parametrize(
    "text",
    [
        *("", "-", ".", ".0", "1/2", "1.25", "1.05", "½½", "5½5", "--1", "1 ½"),
        *("12345", "1e3", "1e20000000", "nan", "0x1", "1_0", "٣", "１", "²"),
    ],
)
def test_what_is_no_multiple_of_half_a_point_is_refused(text):
    with pytest.raises(ValueError, match="multiple of half a point"):
        parse_points(text)


@pytest.mark.parametrize(
    ("half_points", "text"),
    [(0, "0"), (1, "½"), (2, "1"), (5, "2½"), (-1, "−½"), (-3, "−1½"), (-4, "−2")],
)
def test_a_score_is_written_with_a_half_sign(half_points, text):
    assert format_points(half_points) == text


@given(st.integers(-19_999, 19_999))
def test_what_was_written_is_read_back(half_points):
    assert parse_points(format_points(half_points)) == half_points


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Fraction(9, 4), "2¼"),
        (Fraction(-27, 4), "−6¾"),
        # An average of opponents' scores: two decimals, half up.
        (Fraction(41, 3), "13.67"),
        (Fraction(1, 8), "0.13"),
        (Fraction(-1, 8), "−0.13"),
        (Fraction(2, 3), "0.67"),
        (Fraction(599, 600), "1.00"),
    ],
)
def test_what_is_finer_than_a_quarter_has_two_decimals(value, text):
    assert format_exact(value) == text


def test_half_points_become_exact_points():
    assert in_points(5) == Fraction(5, 2)
