"""The mark that finds texts for translation, and the two ways to say them."""

from collections.abc import Callable

Translate = Callable[[str], str]
"""From source text to the text shown."""


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802 - lupdate looks for this name
    """Mark *text* for translation and return it unchanged."""
    return text


def as_is(text: str) -> str:
    """Say the source text itself: the command line's translation."""
    return text
