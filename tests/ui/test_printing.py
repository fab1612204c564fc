"""The PDF as a reader sees it."""

import io

import pytest
from pypdf import PdfReader

from arbiter_app.core.print_kinds import KINDS
from arbiter_app.core.print_sheets import Paper
from arbiter_app.formats.render import cell_text
from arbiter_app.ui.printing import pdf
from tests.ui.events import FIRST, many, section
from tests.ui.print_sheets import ALL, PLAIN, WORDS, sheet_of, wide

PAPER = [Paper(size, turned) for size in ("a4", "letter") for turned in ("portrait", "landscape")]
NAMES = [f"{one.size}-{one.turned}" for one in PAPER]

SHEETS = [(kind, PLAIN) for kind in KINDS]
SHEETS += [(kind, ALL) for kind in ("standings", "parents", "wall-chart")]


def read(sheet, paper) -> PdfReader:
    return PdfReader(io.BytesIO(pdf(sheet, paper, WORDS)))


def text_of(reader: PdfReader) -> str:
    return squeezed("".join(page.extract_text() for page in reader.pages))


def squeezed(text: str) -> str:
    return "".join(text.split())


@pytest.mark.parametrize("paper", PAPER, ids=NAMES)
@pytest.mark.parametrize(("kind", "choices"), SHEETS)
def test_the_text_of_the_pdf_is_the_table(qapp, kind, paper, choices):
    sheet = sheet_of(many(12 if kind == "score-cards" else 40, 7), kind, choices)
    found = text_of(read(sheet, paper))
    assert squeezed(sheet.table.title) in found
    assert squeezed(sheet.table.subtitle) in found
    for row in sheet.table.rows:
        assert squeezed("".join(map(cell_text, row))) in found
    for note in (
        *sheet.table.legend,
        *sheet.table.footnotes,
        *sheet.foot,
        *sheet.facts,
        *sheet.answer,
    ):
        assert squeezed(note) in found


@pytest.fixture(scope="module")
def crowd():
    return sheet_of(many(300, 5))


@pytest.mark.parametrize("paper", PAPER, ids=NAMES)
def test_three_hundred_players_are_all_in_the_pdf_in_order(qapp, crowd, paper):
    found = text_of(read(crowd, paper))
    at = 0
    for row in crowd.table.rows:
        at = found.index(squeezed("".join(map(cell_text, row))), at)


def test_a_wide_table_is_whole_in_the_pdf(qapp):
    sheet = sheet_of(wide(), "parents", ALL)
    found = text_of(read(sheet, Paper()))
    for row in sheet.table.rows:
        assert squeezed("".join(map(cell_text, row))) in found


@pytest.mark.parametrize("paper", PAPER, ids=NAMES)
def test_a_page_has_the_size_of_the_paper(qapp, paper):
    (page,) = read(sheet_of(section(FIRST)), paper).pages
    upright = {"a4": (595, 842), "letter": (612, 792)}[paper.size]
    size = upright if paper.turned == "portrait" else upright[::-1]
    assert (round(page.mediabox.width), round(page.mediabox.height)) == size


def test_names_of_any_script_are_text_in_the_pdf(qapp):
    from dataclasses import replace

    one = section(FIRST)
    players = (replace(one.players[0], name="Παπαδόπουλος, Γιώργος"), *one.players[1:])
    found = text_of(read(sheet_of(replace(one, players=players)), Paper()))
    assert "Παπαδόπουλος,Γιώργος" in found


def test_standings_with_a_game_still_playing_say_so(qapp):
    found = text_of(read(sheet_of(section("1:4w1 2:5w 3:6w0")), Paper()))
    assert squeezed("NOT FINAL: 1 game still playing (board 2)") in found
