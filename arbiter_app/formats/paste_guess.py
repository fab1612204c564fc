"""What a column without a head holds, guessed from its cells.

A guess is shown before it counts and can be changed, so it need not be certain; each kind is
given to one column at most.
"""

import re
from collections.abc import Sequence
from itertools import pairwise

_MOST = 0.6
"""The share of a column's cells that must look alike; the rest may be "unr." or a slip."""

_SHAPES = (
    ("birth", re.compile(r"\d{1,4}([-./])\d{1,2}\1\d{1,4}|(19|20)\d\d-00-00")),
    ("title", re.compile(r"W?(GM|IM|FM|CM)|[GIFCH]|(WG|WI|WF|WC)", re.IGNORECASE)),
    ("sex", re.compile(r"[mfw]|male|female|boy|girl", re.IGNORECASE)),
    ("federation", re.compile(r"[A-Z]{3}")),
    ("fide_id", re.compile(r"\d{5,}")),
    ("rating", re.compile(r"[1-3]?\d{3}([pP/]\d*)?")),
    ("grade", re.compile(r"(gr(ade)?\.? ?)?(1?\d|P?K)(st|nd|rd|th|[a-f])?", re.IGNORECASE)),
)
_YEAR = re.compile(r"(19[2-9]|20[0-3])\d")
_WITH_LETTER = re.compile(r".*[^\W\d_].*")
_NUMBER = re.compile(r"(\d{1,5})[.)]?")


def guess(columns: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """Guess each column's kind from its cells, top to bottom; "" to leave it out."""
    filled = [[cell for cell in column if cell] for column in columns]
    kinds: list[str] = []
    for at, cells in enumerate(filled):
        kind = "no" if not at and _counts(cells) else _shape(cells)
        kinds.append("" if kind in kinds else kind)
    texts = [at for at, cells in enumerate(filled) if cells and not kinds[at] and not _shape(cells)]
    for at, kind in zip(texts, _text_kinds([filled[at] for at in texts]), strict=False):
        kinds[at] = kind
    return tuple(kinds)


def _shape(cells: Sequence[str]) -> str:
    if cells and all(_YEAR.fullmatch(cell) for cell in cells):
        return "birth"
    for kind, shape in _SHAPES:
        if _share(cells, shape) >= _MOST:
            return kind
    return ""


def _words(cells: Sequence[str]) -> bool:
    return bool(cells) and not _shape(cells) and _share(cells, _WITH_LETTER) >= _MOST


def _share(cells: Sequence[str], shape: re.Pattern[str]) -> float:
    return sum(bool(shape.fullmatch(cell)) for cell in cells) / len(cells) if cells else 0


def _counts(cells: Sequence[str]) -> bool:
    """Whether the cells are rising start numbers."""
    found = [_NUMBER.fullmatch(cell) for cell in cells]
    numbers = [int(match[1]) for match in found if match]
    rising = all(above < below for above, below in pairwise(numbers))
    return bool(cells) and len(numbers) == len(cells) and rising


def _text_kinds(texts: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """Name the columns of words: a name, or its two halves, then school and club."""
    halves = len(texts) > 1 and _single_words(texts[0]) and _single_words(texts[1])
    # Schools may be single words too, but then several players have the same.
    if halves and 2 * len(set(texts[1])) > len(texts[1]):
        return ("surname", "first-name", "school", "club")
    return ("name", "school", "club")


def _single_words(cells: Sequence[str]) -> bool:
    return sum(" " not in cell for cell in cells) >= 0.8 * len(cells)
