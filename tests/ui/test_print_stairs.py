"""Stairs on paper: a box for each step, to one scale, within the page."""

from dataclasses import replace
from itertools import pairwise

import pytest

from arbiter_app.core.print_sheets import Imprint, Paper, Source
from arbiter_app.core.print_why import why_sheet
from arbiter_app.core.staircase import Drawn, staircase
from arbiter_app.core.tiebreaks import TIE_BREAKS, Context
from arbiter_app.core.tournament import Tournament
from arbiter_app.labels import as_is
from arbiter_app.labels.why_sheet import WhySheetWords
from arbiter_app.ui.print_layout import lay_out
from arbiter_app.ui.print_page import Page
from arbiter_app.ui.print_stairs import draw_stairs, height_of
from arbiter_app.ui.print_type import Role
from tests.core.events import scores_only
from tests.ui.events import many

LEFT, TOP, WIDTH = 425.0, 1000.0, 5100.0
THREE_OF_FIVE = scores_only("1 1 1 0 0", "1 0 1 0 1", "0 0 1 1 1")


def drawn(code, event, *players):
    context = Context.after(event, len(event.rounds))
    found = [staircase(TIE_BREAKS[code].working(context, player)) for player in players]
    return [Drawn("Wolfeschlegelsteinhausenbergerdorff, Hub 12", one) for one in found if one]


def page_of(stairs):
    page = Page()
    draw_stairs(stairs, page, LEFT, TOP, WIDTH)
    return page


def test_a_box_is_as_high_as_the_running_total(qapp):
    # 1 2 3 3 3: side by side, on one ground.
    boxes = page_of(drawn("PS", THREE_OF_FIVE, 1)).boxes
    assert [round(box.height / boxes[0].height, 6) for box in boxes] == [1, 2, 3, 3, 3]
    assert len({round(box.y + box.height, 6) for box in boxes}) == 1
    assert all(a.x + a.width == pytest.approx(b.x) for a, b in pairwise(boxes))


def test_two_players_are_drawn_to_one_scale_beside_each_other(qapp):
    boxes = page_of(drawn("PS", THREE_OF_FIVE, 1, 3)).boxes
    assert boxes[4].height == pytest.approx(boxes[9].height)
    assert boxes[5].x > boxes[4].x + boxes[4].width


def test_what_is_cut_is_pale_and_in_brackets(qapp):
    page = page_of(drawn("PS/C1", THREE_OF_FIVE, 1))
    assert [box.grey for box in page.boxes] == [170, 0, 0, 0, 0]
    assert "(1)" in [text.text for text in page.texts]


def test_what_is_taken_off_is_a_box_inside_its_step(qapp):
    # Bye, loss: 1 + 1 − 1.
    page = page_of(drawn("CUM", scores_only("B 0", "Z 1"), 1))
    step, _, block = page.boxes
    assert step.x < block.x
    assert block.x + block.width < step.x + step.width
    assert "−1" in [text.text for text in page.texts]


@pytest.mark.parametrize("players", [(1,), (1, 2)])
def test_eleven_rounds_stay_within_their_room(qapp, players):
    event = scores_only("1 ½ 1 1 0 1 1 0 1 1 1", "0 B H 1 1 1 1 ½ 1 1 1")
    stairs = drawn("CUM", event, *players)
    page = page_of(stairs)
    assert all(box.x + box.width <= LEFT + WIDTH + 0.5 for box in page.boxes)
    assert all(text.box.right() <= LEFT + WIDTH for text in page.texts)
    assert all(text.box.top() >= TOP for text in page.texts)
    assert all(text.box.bottom() <= TOP + height_of(stairs, WIDTH) + 1 for text in page.texts)


def test_a_long_name_above_the_stairs_is_written_whole(qapp):
    name = "Wolfeschlegelsteinhausenbergerdorff-Montmorency, Bartholomew 12"
    stairs = [one._replace(name=name) for one in drawn("PS", THREE_OF_FIVE, 1, 3)]
    said = "".join(text.text for text in page_of(stairs).texts if text.role is Role.NOTE_HEAD)
    assert said.replace(" ", "") == 2 * name.replace(" ", "")


def test_what_is_too_low_to_be_written_into_stands_behind_the_total(qapp):
    # Eight wins and a half-point bye in round 9: 8½, of which ½ is taken off.
    page = page_of(drawn("CUM", scores_only("1 1 1 1 1 1 1 1 H", "0 0 0 0 0 0 0 0 0"), 1))
    texts = [text.text for text in page.texts]
    assert "8½−½" in texts
    assert "−½" not in texts
    step, block = page.boxes[8:]
    assert step.y < block.y < block.y + block.height < step.y + step.height
    assert block.height > 20


ALL = ("BH/C1", "BH", "SB", "PS", "DE", "MMED", "SOLK", "CUM/C1", "OPCUM")


@pytest.mark.parametrize("size", ["a4", "letter"])
@pytest.mark.parametrize("players", [(3,), (3, 7)])
@pytest.mark.parametrize("big", [False, True])
def test_a_place_is_explained_on_one_page_after_eleven_rounds(qapp, size, players, big):
    event = many(60, 11)
    event = replace(event, rules=replace(event.rules, tie_breaks=ALL))
    words = WhySheetWords(as_is)
    whole = Tournament("Lakeside Schools Open", sections=(event,))
    sheet = why_sheet(Source(whole, event, words, Imprint("now")), words, players)
    laid = lay_out(sheet, Paper(size, big=big), words)
    assert len(laid.pages) == 1
    assert laid.scale >= 0.7
    usual = lay_out(replace(sheet, single=False), Paper(size, big=big), words)
    assert len(usual.pages) == 1 or laid.scale < usual.scale


def test_the_answer_stands_above_the_table_that_explains_it(qapp):
    event = replace(THREE_OF_FIVE, rules=replace(THREE_OF_FIVE.rules, tie_breaks=("CUM",)))
    words = WhySheetWords(as_is)
    source = Source(Tournament("Schools Cup", sections=(event,)), event, words, Imprint("now"))
    sheet = why_sheet(source, words, (1,))
    (page,) = lay_out(sheet, Paper(), words).pages
    tops = {text.text: text.y for text in page.texts}
    answer, head = sheet.answer[0].split(":")[0], sheet.table.columns[0].heading
    assert min(y for text, y in tops.items() if text.startswith(answer)) < tops[head]
