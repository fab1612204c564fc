"""A list of players as it is pasted: from a spreadsheet, a mail, a list of names.

`read_list` finds rows, columns and what each column probably holds; the arbiter may change
that; `paste_players` then reads the same rows with the columns as they are chosen. All cells
are plain text: what a spreadsheet would run as a formula is a name like any other.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from arbiter_app.core.errors import Details, Problem
from arbiter_app.formats.paste_cells import Row, rows_of
from arbiter_app.formats.paste_guess import guess
from arbiter_app.formats.paste_words import NAMES, kind_of

_HEAD_WITHIN = 10
"""Titles above the head row are this many at most."""


@dataclass(frozen=True, slots=True)
class PastedList:
    """A pasted list in rows and columns.

    Attributes:
        columns: what each column probably holds: one of `paste_words.KINDS`, or "" to leave it out.
        rows: the players' rows, all with as many cells as there are columns.
        heads: the head row's cells; empty where there is none.
        problems: of the text itself, whatever the columns are.
    """

    columns: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    heads: tuple[str, ...] = ()
    problems: tuple[Problem, ...] = ()


def read_list(text: str) -> PastedList:
    """Read a pasted text. Nothing is refused here: what is wrong is among the problems."""
    rows, problems, commas = rows_of(text)
    at = _head_at(rows)
    if at is None:
        return _without_head(rows, problems)
    if at:
        details: Details = {"first": rows[0].line, "last": rows[at - 1].line}
        problems.append(Problem("paste-lines-above", "note", details, line=rows[0].line))
    return _with_head(rows[at], rows[at + 1 :], problems, commas=commas)


def _head_at(rows: Sequence[Row]) -> int | None:
    """Find the head row: it names a column of names, and knows half of its words or two."""
    for at, row in enumerate(rows[:_HEAD_WITHIN]):
        filled = [cell for cell in row.cells if cell]
        kinds = [kind for cell in filled if (kind := kind_of(cell))]
        named = any(kind in NAMES for kind in kinds)
        if named and (len(kinds) > 1 or 2 * len(kinds) >= len(filled)):
            return at
    return None


def _with_head(
    head: Row, rows: Sequence[Row], problems: list[Problem], *, commas: bool
) -> PastedList:
    kinds, twice = _kinds_of_heads(head.cells)
    for cell in twice:
        problems.append(Problem("paste-heading-twice", "note", {"heading": cell}, line=head.line))
    name_at = next((at for at, kind in enumerate(kinds) if kind == "name"), None)
    width, squared = len(kinds), []
    for row in rows:
        cells = _trimmed(row.cells, width)
        if commas and len(cells) == width + 1 and name_at is not None:
            cells = _name_joined(cells, name_at)
        if len(cells) > width:
            details: Details = {"cells": len(cells), "headings": width}
            problems.append(Problem("paste-cells", "error", details, line=row.line))
        squared.append(_square(Row(row.line, cells), width))
    return PastedList(tuple(kinds), tuple(squared), head.cells, tuple(problems))


def _kinds_of_heads(heads: Sequence[str]) -> tuple[list[str], list[str]]:
    """Give the kinds of a head row, each once, and the heads that came too late."""
    kinds: list[str] = []
    twice = []
    for head in heads:
        kind = kind_of(head)
        if kind and kind in kinds:
            twice.append(head)
            kind = ""
        kinds.append(kind)
    return _names_settled(kinds), twice


def _names_settled(kinds: list[str]) -> list[str]:
    """ "Nom" beside "Prénom" is the surname; "Nome" or "Surname" alone is the whole name."""
    found = {kind for kind in kinds if kind in NAMES}
    if "first-name" in found and "surname" not in found:
        whole = "name" if "name" in found else "first-name"
        settled = "surname" if "name" in found else "name"
        return [settled if kind == whole else kind for kind in kinds]
    if found == {"surname"}:
        return ["name" if kind == "surname" else kind for kind in kinds]
    return kinds


def _name_joined(cells: tuple[str, ...], at: int) -> tuple[str, ...]:
    """Undo the split of "Anderson, Sara", where a row has one cell too many."""
    surname, first = cells[at], cells[at + 1]
    if not surname or not first or any(letter.isdigit() for letter in surname + first):
        return cells
    return (*cells[:at], f"{surname}, {first}", *cells[at + 2 :])


def _without_head(rows: Sequence[Row], problems: list[Problem]) -> PastedList:
    apart = _numbers_apart(rows)
    rows = apart or rows
    width = max((len(_trimmed(row.cells)) for row in rows), default=0)
    squared = [_square(row, width) for row in rows]
    cells = list(zip(*[row.cells for row in squared], strict=True))
    columns = ("no", *guess(cells[1:])) if apart else guess(cells)
    return PastedList(columns, tuple(squared), (), tuple(problems))


_NUMBERED = re.compile(r"(\d{1,5})(?:[.)] ?| )(?=[^\W\d])(.+)")


def _numbers_apart(rows: Sequence[Row]) -> list[Row]:
    """Split "1. Anderson" into two cells where every row begins like that; [] elsewhere."""
    found = [_NUMBERED.fullmatch(row.cells[0]) for row in rows]
    if not all(found):
        return []
    return [
        Row(row.line, (match[1], match[2], *row.cells[1:]))
        for row, match in zip(rows, found, strict=True)
        if match
    ]


def _trimmed(cells: tuple[str, ...], least: int = 0) -> tuple[str, ...]:
    """Drop empty cells at the end, down to *least*."""
    length = len(cells)
    while length > least and not cells[length - 1]:
        length -= 1
    return cells[:length]


def _square(row: Row, width: int) -> Row:
    return Row(row.line, (row.cells + ("",) * width)[:width])
