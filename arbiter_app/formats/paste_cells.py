"""From pasted text to rows of cells: which character separates, what is quoted, how much is
too much.

A tab separates wherever there is one, else a semicolon, else a comma. Commas are two things in
a list of players: "Anderson, Sara" is one name. So where some commas stand tight and others
have a space behind them, only the tight ones separate; and where every line has no more than
one, with a space behind it and words on both sides, none does.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from arbiter_app.core.errors import Problem
from arbiter_app.formats.paste_words import NAMES, kind_of

MOST_CHARACTERS = 1_000_000
MOST_ROWS = 5_000
MOST_COLUMNS = 60
LONGEST_CELL = 200


class Row(NamedTuple):
    """One row that is not blank.

    Attributes:
        line: of the text, from 1.
        cells: without the spaces around them; a line break inside one is a space.
    """

    line: int
    cells: tuple[str, ...]


class Cells(NamedTuple):
    """A text in rows.

    Attributes:
        commas: a comma separates, so that a name may have fallen apart.
    """

    rows: list[Row]
    problems: list[Problem]
    commas: bool = False


def rows_of(text: str) -> Cells:
    """Split a pasted text; blank rows are left out.

    Problems are errors: "paste-too-long", "paste-too-many-rows", "paste-too-many-columns",
    "paste-quote-open", "paste-cell-too-long". Rows beyond a limit are not given.
    """
    if len(text) > MOST_CHARACTERS:
        return Cells([], [Problem("paste-too-long", "error", {"most": MOST_CHARACTERS})])
    text = _CONTROL.sub(" ", _LINE_END.sub("\n", text.lstrip("\ufeff")))
    separator = _separator(text)
    rows: list[Row] = []
    problems: list[Problem] = []
    for row, open_quote in _split(text, separator):
        if not any(row.cells):
            continue
        if len(rows) == MOST_ROWS:
            problems.append(Problem("paste-too-many-rows", "error", {"most": MOST_ROWS}))
            break
        if open_quote:
            problems.append(Problem("paste-quote-open", "error", line=row.line))
        rows.append(row)
        problems += _too_much(row)
    rows = [Row(line, cells[:MOST_COLUMNS]) for line, cells in rows]
    return Cells(rows, problems, separator in (_EVERY_COMMA, _TIGHT_COMMA))


def _too_much(row: Row) -> Iterator[Problem]:
    if len(row.cells) > MOST_COLUMNS:
        details: dict[str, str | int] = {"columns": len(row.cells), "most": MOST_COLUMNS}
        yield Problem("paste-too-many-columns", "error", details, line=row.line)
    if any(len(cell) > LONGEST_CELL for cell in row.cells):
        yield Problem("paste-cell-too-long", "error", {"most": LONGEST_CELL}, line=row.line)


_LINE_END = re.compile("\r\n|\r|\x0b|\x0c|\x85|\u2028|\u2029")
_CONTROL = re.compile("[\x00-\x08\x0e-\x1f\x7f]")
_QUOTED = re.compile(rf'[ \xa0]*"((?:[^"]|""){{0,{2 * LONGEST_CELL}}}+)"[ \xa0]*')
_EVERY_COMMA = ","
_TIGHT_COMMA = r",(?![ \xa0])"
_NOTHING = r"(?!)"


def _split(text: str, separator: str) -> Iterator[tuple[Row, bool]]:
    """Give each row, and whether a quotation mark that opens in it is never closed."""
    end_of_cell = re.compile(rf"(?P<cell>{separator})|\n|\Z")
    at, line, row_line = 0, 1, 1
    cells: list[str] = []
    open_quote = False
    while at <= len(text):
        quoted = _QUOTED.match(text, at)
        end = end_of_cell.match(text, quoted.end()) if quoted else None
        if quoted and end:
            cell = quoted[1].replace('""', '"')
            line += quoted[1].count("\n")
        else:
            end = end_of_cell.search(text, at)
            assert end is not None  # the pattern finds the end of the text
            cell = text[at : end.start()]
            open_quote |= cell.lstrip().startswith('"') and cell.count('"') % 2 == 1
        cells.append(" ".join(cell.split()))
        at = end.end()
        if end["cell"] is None:
            yield Row(row_line, tuple(cells)), open_quote
            line += 1
            row_line, cells, open_quote = line, [], False
            if end.start() == len(text):
                return


def _separator(text: str) -> str:
    lines = [line for line in text.split("\n", MOST_ROWS)[:MOST_ROWS] if line.strip()]
    if any("\t" in line for line in lines):
        return "\t"
    if 2 * sum(";" in line for line in lines) > len(lines):
        return ";"
    return _comma([_IN_QUOTES.sub("", line) for line in lines])


_IN_QUOTES = re.compile(r'"[^"]*"')
_TIGHT = re.compile(_TIGHT_COMMA)


def _comma(lines: list[str]) -> str:
    """Tell which commas separate; what is quoted has been taken out of *lines*."""
    tight = [len(_TIGHT.findall(line)) for line in lines]
    spaced = [line.count(",") - count for line, count in zip(lines, tight, strict=True)]
    if lines and all(tight) and any(spaced):
        return _TIGHT_COMMA
    single = all(line.count(",") <= 1 for line in lines)
    if single and any(spaced) and not any(tight) and not _in_columns(lines):
        return _NOTHING
    return _EVERY_COMMA if any(tight) or any(spaced) else _NOTHING


def _in_columns(lines: list[str]) -> bool:
    """Whether what stands behind each line's one comma is a column of its own: headed, or
    numbers."""
    behind = [line.partition(",")[2].strip() for line in lines if "," in line]
    kinds = [kind_of(cell) for cell in lines[0].split(",")]
    headed = len(kinds) > 1 and all(kinds) and any(kind in NAMES for kind in kinds)
    return headed or 2 * sum(cell.isdecimal() for cell in behind) > len(behind)
