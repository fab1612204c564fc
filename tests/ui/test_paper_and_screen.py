"""The standings on paper are those on the screen, cell by cell, down to the text of the PDF."""

import io
from dataclasses import replace

import pytest
from pypdf import PdfReader

from arbiter_app.core.print_sheets import Choices, Paper
from arbiter_app.core.roster import withdraw
from arbiter_app.core.tables import PLAYING
from arbiter_app.formats.render import cell_text
from arbiter_app.ui.document import Document
from arbiter_app.ui.printing import pdf
from arbiter_app.ui.standings_columns import Kind
from arbiter_app.ui.standings_model import StandingsModel
from tests.ui.events import FIRST, many, section
from tests.ui.print_sheets import WORDS, sheet_of

CODES = ("CUM", "BH/C1", "SB", "WIN", "DE")
EVENTS = {
    "finished": section(FIRST, "1:2w1 3:6w½ 4:5w0", planned=2),
    "still playing": section(FIRST, "1:2w1 3:6w 4:5w0"),
    "shared places": section("1:4w1 2:5w1 3:6w1"),
    "a bye and a forfeit": section("1:4w+ 2:5w½ 3:B 6:H", "1:2w1 4:3w0 5:Z 6:Z"),
    "withdrawn": withdraw(section(FIRST, "1:2w1 3:6w1 4:5w0"), 6, 2),
    "nothing yet": section(),
    "large": many(60, 5),
}
ALIKE = (Kind.PLACE, Kind.PLAYER, Kind.SCHOOL, Kind.POINTS, Kind.VALUE, Kind.BROKEN_BY)


@pytest.mark.parametrize("spread", [False, True])
@pytest.mark.parametrize("name", EVENTS)
def test_the_standings_on_paper_are_those_on_the_screen(opened, name, spread):
    shown = EVENTS[name]
    shown = replace(shown, rules=replace(shown.rules, tie_breaks=CODES))
    screen = on_screen(opened(shown), spread)
    sheet = sheet_of(shown, choices=Choices(spread=spread))
    assert on_paper(sheet) == screen
    found = squeezed("".join(page.extract_text() for page in read(sheet).pages))
    at = 0
    for row in sheet.table.rows:
        at = found.index(squeezed("".join(map(cell_text, row))), at)


def on_screen(document: Document, spread: bool) -> dict[str, list[str]]:
    """Each column that paper has too, by its head; what is still open is marked elsewhere there."""
    model = StandingsModel(document)
    model.set_spread(spread)
    rows = range(model.rowCount())
    columns = [one for one in model.columns if one.kind in ALIKE and model.used(one)]
    return {
        "Name" if one.kind is Kind.PLAYER else model.head(one): [
            model.text(row, one).removeprefix(PLAYING).strip().replace("  w", " (w)")
            for row in rows
        ]
        for one in columns
    }


def on_paper(sheet) -> dict[str, list[str]]:
    """Each column of the sheet, but for that of the signs."""
    heads = [column.heading for column in sheet.table.columns]
    columns = {
        head: [cell_text(row[at]) for row in sheet.table.rows] for at, head in enumerate(heads)
    }
    columns.pop(PLAYING, None)
    return columns


def read(sheet) -> PdfReader:
    return PdfReader(io.BytesIO(pdf(sheet, Paper(), WORDS)))


def squeezed(text: str) -> str:
    return "".join(text.split())
