"""Numbers in texts that may hold anything."""

import pytest

from arbiter_app.core.whole_numbers import whole_number


@pytest.mark.parametrize(
    ("text", "number"),
    [("0", 0), ("007", 7), ("2147483647", 2147483647), ("١٢", 12)],
)
def test_digits_are_a_number(text, number):
    assert whole_number(text) == number


@pytest.mark.parametrize("text", ["", " 7", "-7", "7.", "²", "x", "9" * 11, "9" * 5000])
def test_anything_else_is_none(text):
    assert whole_number(text) is None
