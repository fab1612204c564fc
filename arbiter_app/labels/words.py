"""The mark that finds texts for translation, and the two ways to say them."""

from collections.abc import Callable, Mapping

from arbiter_app.core.errors import Detail
from arbiter_app.core.printable import printable

Translate = Callable[[str], str]
"""From source text to the text shown."""

_LONGEST = 120


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802 - lupdate looks for this name
    """Mark *text* for translation and return it unchanged."""
    return text


def as_is(text: str) -> str:
    """Say the source text itself: the command line's translation."""
    return text


def legible(details: Mapping[str, Detail], longest: int = _LONGEST) -> dict[str, Detail]:
    """Give details as they may stand in a sentence: on one line, and no longer than it bears."""
    return {
        key: _cut(printable(detail), longest) if isinstance(detail, str) else detail
        for key, detail in details.items()
    }


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[:longest]}…"
