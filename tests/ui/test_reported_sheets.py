"""What other programs are reported to print, tried here on our sheets: each does not happen."""

import io
import re

import pytest
from pypdf import PdfReader

from arbiter_app.core.print_sheets import Paper
from arbiter_app.core.roster import renumber
from arbiter_app.core.standings import rank
from arbiter_app.formats.render import cell_text
from arbiter_app.ui.printing import pdf
from tests.ui.events import FIRST, section
from tests.ui.print_sheets import ALL, WORDS, sheet_of, wide

OPEN = section(FIRST, "1:2w1 3:6w 4:5w0")
"""Round 2: board 2 is still playing."""


def column(sheet, heading):
    at = [one.heading for one in sheet.table.columns].index(heading)
    return [cell_text(row[at]) for row in sheet.table.rows]


def text_of(sheet, paper):
    pages = PdfReader(io.BytesIO(pdf(sheet, paper, WORDS))).pages
    return "".join("".join(page.extract_text() for page in pages).split())


@pytest.mark.parametrize("order", [(1, 2, 3, 4, 5, 6), (6, 2, 5, 1, 3, 4)])
def test_numbers_on_a_sheet_that_refer_to_another_sheets_order_no(order):
    played = section(FIRST, "1:2w1 3:6w0 4:5w½")
    chart = sheet_of(renumber(played, order), "wall-chart")
    numbers, people = column(chart, "No"), column(chart, "Name")
    for heading in ("Round 1", "Round 2"):
        cells = zip(numbers, column(chart, heading), strict=True)
        met = {no: re.search(r"(\d+)[wb]", cell)[1] for no, cell in cells}
        # Whoever a cell names is in the row of that number on this very sheet, and names it.
        assert all(met[opponent] == no for no, opponent in met.items())
    anna, lucia = (
        next(at for at, one in enumerate(people) if one.startswith(name))
        for name in ("Anderson, Sara", "García, Lucía")
    )
    assert column(chart, "Round 1")[anna].split()[:2] == ["1", f"{numbers[lucia]}w"]


@pytest.mark.parametrize("kind", ["standings", "parents", "wall-chart"])
@pytest.mark.parametrize("turned", ["portrait", "landscape"])
def test_wide_tables_cut_off_no(qapp, kind, turned):
    sheet = sheet_of(wide(), kind, ALL)
    found = text_of(sheet, Paper("a4", turned))
    for row in sheet.table.rows:
        for cell in row:
            assert "".join(cell_text(cell).split()) in found


def test_ties_printed_as_4_5_6_no():
    # Three have won round 1 and three have lost it: nothing parts either three.
    three = section("1:4w1 2:5w1 3:6w1")
    for kind in ("standings", "parents"):
        sheet = sheet_of(three, kind)
        assert column(sheet, "Place") == ["1="] * 3 + ["4="] * 3
    assert [(row.place, row.last) for row in rank(three).rows] == [(1, 3)] * 3 + [(4, 6)] * 3


@pytest.mark.parametrize("kind", ["standings", "parents", "wall-chart"])
def test_standings_printed_while_a_game_is_open_without_saying_so_no(qapp, kind):
    open_game = text_of(sheet_of(OPEN, kind), Paper())
    assert "NOTFINAL:1gamestillplaying(board2)" in open_game
    finished = section(FIRST, "1:2w1 3:6w1 4:5w0")
    assert "NOTFINAL" not in text_of(sheet_of(finished, kind), Paper())
