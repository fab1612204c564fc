"""One player's line of a FIDE report (record 001), read by its columns.

Columns are counted in characters (TRF16). Files that came through another program may count
them otherwise, hold a tab, or be scrambled; such layouts are tried before a line is refused.
A line whose numbers run over the edge of their column is refused: 2210 must not become 221.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from arbiter_app.core.errors import Problem
from arbiter_app.core.points import parse_points
from arbiter_app.formats.exchange import FormatError
from arbiter_app.formats.text import plain, unscrambled
from arbiter_app.formats.trf_cells import FIRST, Cells, read_cells
from arbiter_app.formats.trf_person import birth_of, fide_id_of, rating_of, sex_and_title

_NUMBER = slice(4, 8)
_SEX_AND_TITLE = slice(8, 14)
_NAME = slice(14, 47)
_NAME_WIDTH = 33
_RATING = slice(48, 52)
_FEDERATION = slice(53, 56)
_FIDE_ID = slice(57, 68)
_BIRTH = slice(69, 79)
_POINTS = slice(80, 84)
_RANK = slice(85, 89)

_NUMERIC = re.compile(r"[-+]?\d*(?:[.,]\d*|½)?", re.ASCII)
_WHOLE = re.compile(r"[-+]?\d*[.=]?", re.ASCII)
_IN_NUMBER = frozenset("0123456789.,½")
_NO_RATING = " 0-"
_TAB = 8


@dataclass(frozen=True, slots=True)
class Row:
    """A 001 line.

    Attributes:
        line: where it stands in the file, from 1.
        points: as the line has them, in half-points; None where it has none.
    """

    line: int
    no: int
    name: str
    rating: int | None
    sex: str
    title: str
    federation: str
    fide_id: str
    birth: str
    points: int | None
    cells: Cells
    problems: tuple[Problem, ...]


def read_row(text: str, line: int) -> Row:
    """Read a 001 line.

    Raises:
        FormatError: "start-number", "columns-shifted-…", "tabs", "cell-unreadable",
            "unknown-result".
    """
    text = text.rstrip()
    has_tabs = "\t" in text
    text = plain(_without_tabs(text, line) if has_tabs else text)
    no = _start_number(text, line)
    layout = _sound_layout(text, line)
    sex, title = sex_and_title(layout[_SEX_AND_TITLE])
    cells = read_cells(layout, no, line)
    return Row(
        line=line,
        no=no,
        name=_name(layout),
        rating=rating_of(layout[_RATING]),
        sex=sex,
        title=title,
        federation=layout[_FEDERATION].strip(),
        fide_id=fide_id_of(layout[_FIDE_ID]),
        birth=birth_of(layout[_BIRTH]),
        points=_points(layout[_POINTS]),
        cells=cells,
        problems=(
            *([Problem("tabs-read", "note", line=line, player=no)] if has_tabs else []),
            *_problems(text, layout, no, line),
            *cells.problems,
        ),
    )


def _start_number(text: str, line: int) -> int:
    digits = text[_NUMBER].strip()
    if text[3:4].strip() or text[8:9].isdigit():
        raise _shifted("number", _number_at(text, _NUMBER), line)
    if not (digits.isascii() and digits.isdigit() and int(digits)):
        raise FormatError("start-number", line=line, text=digits)
    return int(digits)


def _name(layout: str) -> str:
    return unscrambled(layout[_NAME]).strip()


def _points(text: str) -> int | None:
    try:
        return parse_points(text)
    except ValueError:
        return None


def _sound_layout(text: str, line: int) -> str:
    """Give the line as laid out by characters, whatever its program counted in.

    Raises:
        FormatError: "columns-shifted-…", by the first column that cannot be right.
    """
    fault = _fault(text)
    if fault is None:
        return text
    for layout in (unscrambled(text), *_counted_otherwise(text)):
        if _fault(layout) is None:
            return layout
    raise _shifted(*fault, line)


def _without_tabs(text: str, line: int) -> str:
    """Read a tab as one blank, or as blanks to the next eighth column: what leads to columns."""
    for layout in (text.replace("\t", " "), text.expandtabs(_TAB)):
        if _is_anchored(layout) and _fault(layout) is None:
            return layout
    raise FormatError("tabs", line=line)


def _is_anchored(text: str) -> bool:
    """Whether numbers stand where they belong, so that what stands between them does too."""
    federation = text[_FEDERATION].rstrip()
    if federation and not federation.isalpha():
        return False
    return rating_of(text[_RATING]) is not None or _points(text[_POINTS]) is not None


def _counted_otherwise(text: str) -> Iterator[str]:
    """Lay the line out again as if its name were counted with its accents as letters of their
    own, in bytes, or in columns of a screen.
    """
    yield unicodedata.normalize("NFC", text)
    for width in (_bytes_of, _cells_of):
        stop, counted = _NAME.start, 0
        while stop < len(text) and counted < _NAME_WIDTH:
            counted += width(text[stop])
            stop += 1
        yield text[: _NAME.start] + text[_NAME.start : stop].ljust(_NAME_WIDTH) + text[stop:]


def _bytes_of(letter: str) -> int:
    return len(letter.encode("utf-8", "replace"))


def _cells_of(letter: str) -> int:
    if unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def _fault(text: str) -> tuple[str, str] | None:
    """Find the first number that does not stand in its column: which column, and the number."""
    if _over_edge(text, _RATING) or text[_FEDERATION].strip().isdigit():
        return "rating", _number_at(text, _RATING) or text[_FEDERATION]
    if _over_edge(text, _POINTS) or not _NUMERIC.fullmatch(text[_POINTS].strip()):
        return "points", _number_at(text, _POINTS)
    if _over_edge(text, _RANK) or not _WHOLE.fullmatch(text[_RANK].strip()):
        return "rank", _number_at(text, _RANK)
    if text[_RANK.stop : FIRST].strip():
        return "rounds", _number_at(text, slice(_RANK.stop, FIRST))
    return None


def _over_edge(text: str, column: slice) -> bool:
    """Whether a number stands beside its column, where TRF16 has a blank."""
    beside = text[column.start - 1 : column.start], text[column.stop : column.stop + 1]
    return not _IN_NUMBER.isdisjoint(beside)


def _number_at(text: str, column: slice) -> str:
    """Show what stands in a column, whole where it goes over the edge."""
    start = text.rfind(" ", 0, column.start) + 1
    stop = text.find(" ", column.stop)
    return text[start : stop if stop >= 0 else len(text)].strip()


def _shifted(column: str, held: str, line: int) -> FormatError:
    return FormatError(f"columns-shifted-{column}", line=line, text=held)


def _problems(text: str, layout: str, no: int, line: int) -> Iterator[Problem]:
    """Tell what is doubtful about a line; *text* is without tabs, *layout* as it was read."""
    name = _name(layout)
    if layout == unscrambled(text) != text or unscrambled(layout[_NAME]) != layout[_NAME]:
        yield Problem("name-scrambled", line=line, player=no, details={"name": name})
    elif layout != text:
        yield Problem("counted-otherwise", "note", line=line, player=no)
    if not name:
        yield Problem("no-name", line=line, player=no)
    rating, points = layout[_RATING].strip(), layout[_POINTS].strip()
    if rating_of(rating) is None and rating.strip(_NO_RATING):
        yield Problem("rating-unreadable", line=line, player=no, details={"text": rating})
    if _points(points) is None and points:
        yield Problem("points-unreadable", line=line, player=no, details={"text": points})
