"""Where everything stands on the pages: inside the margins, apart from each other, whole."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from arbiter_app.core.print_kinds import KINDS
from arbiter_app.core.print_sheets import Paper
from arbiter_app.core.tournament import Player, Section
from arbiter_app.formats.render import cell_text
from arbiter_app.ui.print_layout import lay_out
from arbiter_app.ui.print_page import BIG, MARGIN, PAPERS
from arbiter_app.ui.print_type import Role, type_of
from tests.ui.events import many, section
from tests.ui.print_sheets import ALL, PLAIN, WORDS, sheet_of, wide

PAPER = [Paper(size, turned) for size in ("a4", "letter") for turned in ("portrait", "landscape")]
PAPER += [Paper(), Paper("letter", big=True)]
NAMES = [f"{one.size}-{one.turned}{'-big' if one.big else ''}" for one in PAPER]
TOUCHING = 0.5
"""Neighbouring lines may touch; half a tenth of a point is no overlap."""


def laid(sheet, paper):
    """Lay a sheet out, and check that nothing is outside and nothing overlaps."""
    pages = lay_out(sheet, paper, WORDS)
    margin = MARGIN / pages.scale - TOUCHING
    whole = QRectF(0, 0, pages.width, pages.height)
    inside = whole.adjusted(margin, margin, -margin, -margin)
    for page in pages.pages:
        placed = [(text.box.adjusted(0, TOUCHING, 0, -TOUCHING), text) for text in page.texts]
        placed.sort(key=lambda one: one[0].top())
        assert all(inside.contains(box) for box, _ in placed)
        for at, (box, text) in enumerate(placed):
            for other, another in placed[at + 1 :]:
                if other.top() > box.bottom():
                    break
                assert not box.intersects(other), (text, another)
        boxes = [box for box, _ in placed]
        for frame in page.boxes:
            edge = QRectF(frame.x, frame.y, frame.width, frame.height)
            assert inside.contains(edge)
            assert not any(edge.intersects(box) and not edge.contains(box) for box in boxes)
        for rule in page.rules:
            line = QRectF(rule.x, rule.y, rule.length, 0.1)
            assert inside.contains(line)
            assert not any(line.intersects(box) for box in boxes)
    return pages


@pytest.fixture(scope="module")
def crowd() -> Section:
    """Three hundred players, made and ranked once."""
    return many(300, 9)


def said(pages) -> str:
    """All text in the order of laying out, without the blanks at which lines are broken."""
    return squeezed("".join(text.text for page in pages.pages for text in page.texts))


def squeezed(text: str) -> str:
    return "".join(text.split())


def rows_of(sheet) -> list[str]:
    return [squeezed("".join(map(cell_text, row))) for row in sheet.table.rows]


@pytest.mark.parametrize("paper", PAPER, ids=NAMES)
@pytest.mark.parametrize("count", [0, 1, 12])
@pytest.mark.parametrize("kind", KINDS)
def test_every_sheet_is_whole_inside_and_apart(qapp, kind, count, paper):
    some = replace(many(12, 5), players=many(12, 5).players[:count])
    if count < 12:
        some = replace(some, rounds=tuple(replace(one, games=()) for one in some.rounds))
    for choices in (PLAIN, ALL):
        sheet = sheet_of(some, kind, choices)
        text = said(laid(sheet, paper))
        assert all(row in text for row in rows_of(sheet))


@pytest.mark.parametrize("paper", PAPER, ids=NAMES)
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "corrections"])
def test_three_hundred_players_are_on_many_pages_each_with_its_head(qapp, crowd, kind, paper):
    sheet = sheet_of(crowd, kind)
    pages = laid(sheet, paper)
    text = said(pages)
    assert all(row in text for row in rows_of(sheet))
    for number, page in enumerate(pages.pages, 1):
        heads = "".join(one.text for one in page.texts if one.role is Role.HEAD)
        rows = [one for one in page.texts if one.role is Role.STRONG]
        assert not rows or squeezed(heads) == squeezed(
            "".join(column.heading for column in sheet.table.columns)
        )
        assert page.texts[-1].text == f"page {number} of {len(pages.pages)}"
    assert sum(text.role is Role.BODY for page in pages.pages for text in page.texts) >= 300


@pytest.mark.parametrize("paper", PAPER, ids=NAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_eleven_rounds_five_tie_breaks_and_long_names_are_not_cut(qapp, kind, paper):
    sheet = sheet_of(wide(), kind, ALL)
    text = said(laid(sheet, paper))
    assert all(row in text for row in rows_of(sheet))


@pytest.mark.parametrize("paper", PAPER, ids=NAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_even_dozens_of_rounds_are_inside_and_apart(qapp, kind, paper):
    sheet = sheet_of(many(8, 40), kind, ALL)
    text = said(laid(sheet, paper))
    assert all(row in text for row in rows_of(sheet))


def test_a_long_subtitle_breaks_before_what_is_not_final(qapp):
    pages = laid(sheet_of(section("1:4w1 2:5w 3:6w")), Paper(big=True))
    lines = [text.text for text in pages.pages[0].texts if text.role is Role.SUBTITLE]
    assert lines[0] == "Standings after round 1 of 4 –"
    assert lines[1].startswith("NOT FINAL: 2 games still")


def test_the_last_word_of_a_long_title_does_not_stand_alone(qapp):
    title = type_of(Role.TITLE)
    said = "Lakeside Schools Open – U12 – school Saint Bartholomew's Preparatory School, 5 players"
    room = title.width(said.removesuffix(" players")) + 1
    assert title.wrap(said, room)[1] == "players"
    first, last = title.balanced(said, room)
    assert f"{first} {last}" == said
    assert title.width(last) > 0.6 * title.width(first)
    assert title.balanced("W" * 60, 4000) == title.wrap("W" * 60, 4000)


def test_a_wide_table_turns_the_page_and_a_usual_one_does_not(qapp):
    assert not laid(sheet_of(many(12, 5)), Paper()).landscape
    assert laid(sheet_of(wide(), "parents", ALL), Paper()).landscape


def test_a_name_without_any_space_is_broken_before_it_is_cut(qapp):
    two = many(2, 1)
    first = Player(1, "W" * 300, school="M" * 120)
    sheet = sheet_of(replace(two, players=(first, two.players[1])))
    text = said(laid(sheet, Paper(turned="portrait")))
    assert text.count("W") >= 300
    assert text.count("M") >= 120


def test_a_broken_word_fills_its_lines_and_is_measured_line_by_line(qapp):
    # A letter of half the room and more than a letter's: two in a line, but never none.
    body = type_of(Role.BODY)
    room = body.width("WW") + 1
    assert body.wrap("WWWWW", room) == ["WW", "WW", "W"]
    assert body.wrap("WWW", body.width("W") / 2) == ["W", "W", "W"]
    word = "".join("iWnm8"[at % 5] for at in range(10_000))
    lines = body.wrap(word, 4000)
    assert "".join(lines) == word
    for line, after in pairwise(lines):
        assert body.width(line) <= 4000 < body.width(line + after[0])


HYPHENED = "Wolfeschlegelsteinhausenbergerdorff-Montmorency, Bartholomew"


def test_a_name_too_long_for_a_line_is_broken_behind_its_hyphen(qapp):
    bold = type_of(Role.STRONG)
    first, rest = "Wolfeschlegelsteinhausenbergerdorff-", "Montmorency, Bartholomew"
    assert bold.wrap(HYPHENED, bold.width(first) + 1) == [first, rest]
    # A date stays whole as long as there is a line for it.
    assert bold.wrap("on 2026-11-28", bold.width("2026-11-28") + 1) == ["on", "2026-11-28"]


def _with_one_long_name(kind, school="Saint Bartholomew's Preparatory School"):
    event = many(20, 5)
    others = (replace(one, school=school) for one in event.players[1:])
    first = replace(event.players[0], name=HYPHENED)
    return sheet_of(replace(event, players=(first, *others)), kind)


@pytest.mark.parametrize("kind", ["standings", "pairings"])
def test_one_very_long_name_breaks_nobody_elses(qapp, kind):
    pages = laid(_with_one_long_name(kind), Paper()).pages
    lines = [text.text for page in pages for text in page.texts]
    for no in range(2, 21):
        assert f"Surname{no:04}, Given" in lines


def test_one_very_long_name_leaves_the_schools_and_the_sums_their_room(qapp):
    pages = laid(_with_one_long_name("parents"), Paper()).pages
    lines = [text.text for page in pages for text in page.texts]
    # A word to a line is what they had before.
    assert not {"Saint", "Bartholomew's", "Preparatory"} & {*lines}
    sums = [line for line in lines if "=\N{NO-BREAK SPACE}" in line and line[0] in "01½"]
    assert len(sums) == 20


def test_no_line_of_the_foot_begins_with_the_dot_between_two_facts(qapp):
    foot = ("Arbiter: Ivana", "printed 2026-11-29 17:05", "revision 12", "lakeside.arbiter")
    sheet = replace(sheet_of(many(12, 5)), foot=foot * 2)
    lines = [text.text for text in laid(sheet, Paper()).pages[0].texts if text.role is Role.FOOT]
    assert len(lines) > 2
    assert not any(line.startswith(" ") or line.lstrip().startswith("·") for line in lines)


def test_letters_of_several_parts_are_not_broken_inside(qapp):
    two = many(2, 1)
    name = "e\N{COMBINING ACUTE ACCENT}" * 200 + "🏁" * 100
    sheet = sheet_of(replace(two, players=(Player(1, name), two.players[1])))
    pages = laid(sheet, Paper(turned="portrait"))
    lines = [text.text for page in pages.pages for text in page.texts]
    assert not any(line.startswith("\N{COMBINING ACUTE ACCENT}") for line in lines)
    assert name in "".join(lines)


def test_type_for_the_wall_is_larger(qapp):
    sheet = sheet_of(many(12, 5))
    assert laid(sheet, Paper()).scale == 1
    assert laid(sheet, Paper(big=True)).scale > 0.85 * BIG


def test_whole_figures_stand_under_whole_figures(qapp):
    pages = laid(sheet_of(many(12, 5)), Paper())
    places = [text for text in pages.pages[0].texts if text.role is Role.STRONG]
    ends = {
        round(text.box.right()) - (round(_width("=")) if text.text.endswith("=") else 0)
        for text in places
        if text.text.rstrip("=").isdecimal() and text.x < MARGIN + 400
    }
    assert max(ends) - min(ends) <= 1


def _width(sign):
    return type_of(Role.STRONG).width(sign)


def test_the_same_sheet_is_always_laid_out_alike(qapp):
    one, other = (laid(sheet_of(many(40, 7), "parents", ALL), Paper()) for _ in range(2))
    assert one == other


def test_papers_have_their_sizes_in_tenths_of_a_point():
    # 210 × 297 mm and 8½ × 11 inches, 72 points to the inch.
    assert PAPERS["a4"] == (round(210 / 25.4 * 720), round(297 / 25.4 * 720))
    assert PAPERS["letter"] == (8.5 * 720, 11 * 720)
