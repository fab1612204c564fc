"""Small FIDE reports for the tests, laid out by the columns of TRF16, not by our writer."""

import re

from arbiter_app import formats
from arbiter_app.core.tournament import Section
from arbiter_app.formats import FormatError, Import
from arbiter_app.labels import as_is
from arbiter_app.labels.formats import refusal
from arbiter_app.labels.problems import problem

#        1         2         3         4         5         6         7         8         9
# 345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012
PATTERN = (
    "001 {no:>4} {sex:1}{title:>3} {name:<33} {rating:>4} {federation:<3} {fide_id:>11} "
    "{birth:<10} {points:>4} {rank:>4}"
)


def row(no, *cells, **columns):
    """A 001 line: columns by name, and one cell of eight characters per round ("   2 w 1")."""
    blank = dict.fromkeys(
        ("sex", "title", "rating", "federation", "fide_id", "birth", "points", "rank"), ""
    )
    line = PATTERN.format(no=no, **{**blank, "name": f"Player {no}", **columns})
    return line + "".join(f"  {_cell(cell)}" for cell in cells)


def _cell(cell):
    """Spell "2w1" as opponent, colour, code in their columns; "" is blank, "H" a bye."""
    game = re.fullmatch(r"(\d+)(\D)(.?)", cell)
    if game:
        return f"{game[1]:>4} {game[2]} {game[3] or ' '}"
    return cell if len(cell) == 8 else f"0000 - {cell}" if cell else " " * 8


def report(*lines):
    """The bytes of a file with these lines."""
    return "".join(f"{line}\n" for line in lines).encode()


def read(*lines) -> Import:
    """Read lines; every problem has a sentence without an empty place in it."""
    found = formats.read(report(*lines))
    for one in found.problems:
        assert "None" not in problem(one, as_is), problem(one, as_is)
    return found


def section(*lines) -> Section:
    return read(*lines).tournament.sections[0]


def told(*lines):
    """What reading these lines tells, the note about tie-breaks apart: (code, player, round)."""
    return [
        (one.code, one.player, one.round)
        for one in read(*lines).problems
        if one.code not in ("no-tie-breaks", "points-blank")
    ]


def refused(*lines, data=None):
    """The code and the sentence with which these lines are refused."""
    try:
        formats.read(report(*lines) if data is None else data)
    except FormatError as error:
        return error.code, refusal(error, as_is)
    raise AssertionError("the file was read")
