"""The mark that finds texts for translation, and the two ways to say them."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from arbiter_app.core.errors import Detail
from arbiter_app.core.printable import printable


class Translate(Protocol):
    """From source text to the text shown."""

    def __call__(self, text: str, n: int = ..., /) -> str:
        """Say a text; with a count *n*, "%n" is that number, and the form is the one it needs."""


_LONGEST = 120


def QT_TRANSLATE_NOOP(  # noqa: N802 - lupdate looks for this name
    _context: str, text: str, _comment: str = "", _n: int = 1
) -> str:
    """Mark *text* for translation and return it unchanged.

    One with "%n" is marked with all four: lupdate then asks for each form of the plural. English
    has a sentence of its own for one, where one can be.
    """
    return text


def as_is(text: str, n: int = -1, /) -> str:
    """Say the source text itself: the command line's translation."""
    return text if n < 0 else text.replace("%n", str(n))


_AND_MORE = QT_TRANSLATE_NOOP("labels", "{0} and %n more", "", 1)


def listed(named: Sequence[str], most: int, between: str, tr: Translate) -> str:
    """Name the first few of many, and say how many more there are."""
    shown, more = between.join(named[:most]), len(named) - most
    return tr(_AND_MORE, more).format(shown) if more > 0 else shown


def count_of(details: Mapping[str, Detail]) -> int:
    """Give the count among the details of a sentence, or that of its rounds; -1 without one."""
    count = details.get("count", details.get("rounds"))
    return count if isinstance(count, int) else -1


def legible(details: Mapping[str, Detail], longest: int = _LONGEST) -> dict[str, Detail]:
    """Give details as they may stand in a sentence: on one line, and no longer than it bears."""
    return {
        key: _cut(printable(detail), longest) if isinstance(detail, str) else detail
        for key, detail in details.items()
    }


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[:longest]}…"
