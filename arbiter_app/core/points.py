"""Scores as whole half-points, so that no sum is ever rounded.

Inside the program a score is an `int` that counts half-points: a win is 2, a draw 1.
Only this module knows how a score is read and written.
"""

import re
from fractions import Fraction
from functools import lru_cache

PER_POINT = 2

_POINTS = re.compile(r"(?P<sign>[-−+]?)(?P<whole>[0-9]{0,4})(?P<part>[.,]50*|[.,]0*|½|)")
_QUARTERS = {Fraction(0): "", Fraction(1, 4): "¼", Fraction(1, 2): "½", Fraction(3, 4): "¾"}


def parse_points(text: str) -> int:
    """Read a score as an arbiter writes it, and return half-points.

    Accepts "2", "1.5", "1,5", "½" and "1½"; a bye may be negative, with either minus sign.

    Raises:
        ValueError: *text* is no number, or no multiple of half a point.
    """
    match = _POINTS.fullmatch(text.strip())  # bounded: Fraction("1e20000000") would hang
    if not match or not (match["whole"] or "5" in match["part"] or match["part"] == "½"):
        message = f"{text!r} is not a multiple of half a point"
        raise ValueError(message)
    half = 1 if match["part"] == "½" or "5" in match["part"] else 0
    units = PER_POINT * int(match["whole"] or 0) + half
    return -units if match["sign"] in ("-", "−") else units


def format_points(units: int) -> str:
    """Write half-points as an arbiter does: 5 is "2½", 1 is "½", 0 is "0"."""
    return format_exact(in_points(units))


@lru_cache(4096)
def in_points(units: int) -> Fraction:
    """Turn a sum of half-points into points."""
    return Fraction(units, PER_POINT)


@lru_cache(4096)
def format_exact(value: Fraction) -> str:
    """Write a value in points: quarters as "¼ ½ ¾", anything finer with two decimals."""
    whole, rest = divmod(abs(value), 1)
    sign = "−" if value < 0 else ""
    if rest not in _QUARTERS:
        return f"{sign}{two_decimals(abs(value))}"
    digits = str(whole) if whole or not rest else ""
    return f"{sign}{digits}{_QUARTERS[rest]}"


def two_decimals(value: Fraction) -> str:
    """Write a value that is not negative with two decimals, half up: "13.67", "2.50"."""
    # In whole hundredths: a float would round some halves down.
    hundredths = int(value * 100 + Fraction(1, 2))
    return f"{hundredths // 100}.{hundredths % 100:02d}"
