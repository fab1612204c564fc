"""Text from anywhere as it may stand on a line of a screen or of a file."""

import unicodedata

_LINE_BREAKERS = {"Cc", "Zl", "Zp", "Cs"}
_TURNERS = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""Marks that turn the direction of all that stands behind them on the line."""


def printable(text: str) -> str:
    """Take out what would move the cursor, break the line, or write the rest of it backwards."""
    if text.isprintable():
        return text
    return "".join(
        " " if unicodedata.category(char) in _LINE_BREAKERS else char
        for char in text.translate(_TURNERS)
    )
