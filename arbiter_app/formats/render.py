"""A table as text for a terminal, and as CSV for a spreadsheet."""

import csv
import io
import textwrap
import unicodedata
from collections.abc import Iterator, Sequence
from fractions import Fraction

from arbiter_app.core.points import format_exact, two_decimals
from arbiter_app.core.printable import printable
from arbiter_app.core.tables import Cell, Column, Table
from arbiter_app.core.tiebreaks.values import NO_VALUE

_WIDEST_CELL = 36
_NARROWEST_TEXT = 78
_GAP = "  "
HANGING = tuple("=¼½¾")
"""Signs that stand behind a figure, so that whole figures stand under whole figures."""
_FORMULA = tuple("=+-@＝＋－＠")
"""With these a spreadsheet takes a cell for a formula."""


def cell_text(cell: Cell) -> str:
    """Write a cell as on paper: "2½", "–" for a value that does not exist."""
    if cell is None:
        return NO_VALUE
    return format_exact(cell) if isinstance(cell, Fraction) else printable(str(cell))


def plain_number(number: Fraction) -> str:
    """Write a value as machines read it: "2.5"; at most two decimals, half up."""
    text = two_decimals(abs(number)).rstrip("0").rstrip(".")
    return f"-{text}" if number < 0 and text != "0" else text


def render_text(table: Table) -> str:
    """Write a table for a terminal, aligned by the width of its characters."""
    cells = _levelled(
        [[_shortened(cell_text(cell)) for cell in row] for row in table.rows], table.columns
    )
    heads = [column.heading for column in table.columns]
    widths = [max(map(display_width, column)) for column in zip(heads, *cells, strict=True)]
    rule = "-" * (sum(widths) + len(_GAP) * (len(widths) - 1))
    width = max(len(rule), _NARROWEST_TEXT)
    lines = [
        printable(table.title),
        *textwrap.wrap(table.subtitle, width),
        "",
        _line(heads, table.columns, widths),
        rule,
        *[_line(row, table.columns, widths) for row in cells],
        *_notes(table, width),
    ]
    return "\n".join(lines) + "\n"


def _levelled(cells: list[list[str]], columns: tuple[Column, ...]) -> list[list[str]]:
    """Put whole figures under whole figures: where one has a ½ or a = behind it, all get room."""
    hanging = [
        column.number and any(row[at].endswith(HANGING) for row in cells)
        for at, column in enumerate(columns)
    ]
    return [
        [
            f"{cell} " if hangs and not cell.endswith(HANGING) else cell
            for cell, hangs in zip(row, hanging, strict=True)
        ]
        for row in cells
    ]


def _notes(table: Table, width: int) -> Iterator[str]:
    for notes in (table.footnotes, table.legend):
        if notes:
            yield ""
        for note in notes:
            yield from textwrap.wrap(printable(note), width, subsequent_indent=_GAP)


def _line(cells: Sequence[str], columns: tuple[Column, ...], widths: list[int]) -> str:
    padded = []
    for cell, column, width in zip(cells, columns, widths, strict=True):
        blank = " " * (width - display_width(cell))
        padded.append(blank + cell if column.number else cell + blank)
    return _GAP.join(padded).rstrip()


def _shortened(text: str) -> str:
    """Cut a very long text so that one name cannot push all columns off the screen."""
    if display_width(text) <= _WIDEST_CELL:
        return text
    width, kept = 0, []
    for char in text:
        width += display_width(char)
        if width >= _WIDEST_CELL:
            break
        kept.append(char)
    return "".join(kept) + "…"


def display_width(text: str) -> int:
    """Count the columns a text takes in a terminal: two for a wide letter, none for an accent."""
    if text.isascii():
        return len(text)
    return sum(map(_char_width, text))


def _char_width(char: str) -> int:
    if unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in ("W", "F") else 1


def render_csv(table: Table) -> str:
    """Write a table's heading and rows as CSV (RFC 4180), numbers as 2.5, no formulas."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow([_csv_text(column.heading) for column in table.columns])
    writer.writerows([spreadsheet_cell(cell) for cell in row] for row in table.rows)
    return out.getvalue()


def spreadsheet_cell(cell: Cell) -> str:
    """Write a cell for a spreadsheet: a number as 2.5, a text so that it runs no formula."""
    if cell is None:
        return ""
    if isinstance(cell, Fraction):
        return plain_number(cell)
    return str(cell) if isinstance(cell, int) else _csv_text(cell)


def _csv_text(text: str) -> str:
    """Keep text from being run as a formula: an apostrophe before it says "text"."""
    text = printable(text)
    return f"'{text}" if text.lstrip().startswith(_FORMULA) else text
