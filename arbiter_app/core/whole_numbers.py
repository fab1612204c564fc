"""Whole numbers in texts that may hold anything: what is typed, what a file tells."""

_MOST_DIGITS = 10
"""As many as the largest start number has; Python refuses to read more than 4,300."""


def whole_number(text: str) -> int | None:
    """Read a number of ours, in digits of any script; None where the text is none."""
    return int(text) if text.isdecimal() and len(text) <= _MOST_DIGITS else None
