"""Score cards on pages: as many as fit on one, each in a frame to cut along."""

from collections.abc import Sequence
from dataclasses import replace

from arbiter_app.core.print_sheets import Card, CardLine, Paper, PrintSheet, PrintWords
from arbiter_app.core.printable import printable
from arbiter_app.core.work import Work
from arbiter_app.ui.print_foot import Foot, joined
from arbiter_app.ui.print_page import MARGIN, Box, Page, Pages, Rule, Text, last_ways, size_of, ways
from arbiter_app.ui.print_type import Role, type_of

_NARROWEST, _GUTTER, _PAD = 2300.0, 120.0, 64.0
_ROW, _BOX_HEIGHT, _GAP = 212.0, 164.0, 40.0
_ROUND, _COLOUR, _BOX = 260.0, 290.0, 290.0
_HEADS = ("round-head", "colour", "opponent", "result", "so-far")


def laying_out_cards(sheet: PrintSheet, paper: Paper, words: PrintWords) -> Work[Pages]:
    """Put the cards of a sheet on as many pages as they take, some at a time."""
    cards = sheet.cards or ()
    if paper.turned == "auto":
        paper = replace(paper, turned="portrait")  # cards are narrow
    for landscape, scale in (*ways(paper), *last_ways(paper)):
        size, margin = size_of(paper, landscape, scale), MARGIN / scale
        foot = Foot(sheet, words, size, margin)
        beside = max(1, int((size[0] - 2 * margin + _GUTTER) // (_NARROWEST + _GUTTER)))
        width = (size[0] - 2 * margin - (beside - 1) * _GUTTER) / beside
        drawn = []
        for card in cards:
            drawn.append(_Card(sheet, card, width, words))
            yield
        height = max((card.height for card in drawn), default=0.0)
        if height <= foot.top - _GUTTER - margin:
            break
    pages = yield from _filling(drawn, beside, width, (margin, foot.top - _GUTTER))
    pages = pages or [_nobody(sheet.empty, margin)]
    for number, page in enumerate(pages, 1):
        foot.add(page, number, len(pages))
    return Pages(landscape, scale, size[0], size[1], tuple(pages))


def _filling(
    drawn: Sequence["_Card"], beside: int, width: float, between: tuple[float, float]
) -> Work[list[Page]]:
    """Set cards in rows, each as high as the highest in it, *between* top and bottom."""
    margin, bottom = between
    pages: list[Page] = []
    y = bottom
    for first in range(0, len(drawn), beside):
        row = drawn[first : first + beside]
        height = max(card.height for card in row)
        if y + height > bottom:
            pages.append(Page())
            y = margin
        for at, card in enumerate(row):
            x = margin + at * (width + _GUTTER)
            pages[-1].boxes.append(Box(x, y, width, height, 2.5, 170))
            card.draw(pages[-1], x, y)
            yield
        y += height + _GUTTER
    return pages


def _nobody(said: str, margin: float) -> Page:
    type_ = type_of(Role.NOTE)
    return Page([Text(margin, margin + type_.ascent, said, Role.NOTE)])


class _Card:
    """One card: its texts wrapped to its width."""

    def __init__(self, sheet: PrintSheet, card: Card, width: float, words: PrintWords) -> None:
        self._card, self._words = card, words
        self._inside = width - 2 * _PAD
        heads = [words.say(code) for code in _HEADS]
        self._round, self._colour, self._box = (
            max(width, *map(type_of(Role.HEAD).width, head.split(" ")))
            for width, head in ((_ROUND, heads[0]), (_COLOUR, heads[1]), (_BOX, heads[3]))
        )
        self._opponent = self._inside - self._round - self._colour - 2 * self._box - 4 * _GAP
        about = joined((sheet.table.subtitle, *sheet.facts), Role.NOTE, self._inside)
        said = (
            (sheet.table.title, Role.NOTE_HEAD),
            *((line, Role.NOTE) for line in about),
            (card.name, Role.SUBTITLE),
            (card.about, Role.NOTE),
        )
        self._top = [
            (line, role)
            for text, role in said
            for line in type_of(role).wrap(printable(text), self._inside)
        ]
        rooms = (self._round, self._colour, self._opponent, self._box, self._box)
        wrap = type_of(Role.HEAD).wrap
        self._heads = [wrap(head, room) for head, room in zip(heads, rooms, strict=True)]
        self._lines = [self._wrapped(line) for line in card.lines]
        self._sum = type_of(Role.NOTE).wrap(
            words.say("add-up"), self._inside - self._box - 2 * _GAP
        )

    @property
    def height(self) -> float:
        """The height of the whole card."""
        rows = sum(self._row_height(lines) for lines in self._lines)
        return 2 * _PAD + self._head_height() + rows + self._sum_height()

    def draw(self, page: Page, left: float, top: float) -> None:
        """Draw the card from its upper left corner."""
        x, y = left + _PAD, top + _PAD
        for text, role in self._top:
            self._put(page, x, y, text, role)
            y += type_of(role).line
        y = self._draw_heads(page, x, y + _GAP)
        for line, opponent in zip(self._card.lines, self._lines, strict=True):
            page.rules.append(Rule(x, y, self._inside, 2.0, 190))
            self._draw_line(page, x, y, line, opponent)
            y += self._row_height(opponent)
        page.rules.append(Rule(x, y, self._inside, 6.0, 0))
        for at, text in enumerate(self._sum):
            self._put(page, x, y + _GAP + at * type_of(Role.NOTE).line, text, Role.NOTE)
        self._draw_sum(page, x, y)

    def _wrapped(self, line: CardLine) -> list[str]:
        return type_of(Role.BODY).wrap(printable(line.opponent), self._opponent)

    def _row_height(self, opponent: list[str]) -> float:
        return max(_ROW, len(opponent) * type_of(Role.BODY).line + _GAP)

    def _head_height(self) -> float:
        above = sum(type_of(role).line for _, role in self._top)
        return above + _GAP + max(map(len, self._heads)) * type_of(Role.HEAD).line + _GAP / 2

    def _sum_height(self) -> float:
        return max(_ROW, len(self._sum) * type_of(Role.NOTE).line + 2 * _GAP)

    def _lefts(self, x: float) -> list[float]:
        lefts = [x]
        for width in (self._round, self._colour, self._opponent, self._box):
            lefts.append(lefts[-1] + width + _GAP)
        return lefts

    def _draw_heads(self, page: Page, x: float, y: float) -> float:
        line_height = type_of(Role.HEAD).line
        for left, lines in zip(self._lefts(x), self._heads, strict=True):
            for at, text in enumerate(lines):
                self._put(page, left, y + at * line_height, text, Role.HEAD)
        return y + max(map(len, self._heads)) * line_height + _GAP / 2

    def _draw_line(
        self, page: Page, x: float, y: float, line: CardLine, opponent: list[str]
    ) -> None:
        lefts = self._lefts(x)
        for left, text in zip(lefts, (str(line.round), line.colour), strict=False):
            self._put(page, left, y + _GAP, text, Role.BODY)
        line_height = type_of(Role.BODY).line
        top = y + (_GAP if len(opponent) == 1 else _GAP / 2)
        for at, text in enumerate(opponent):
            self._put(page, lefts[2], top + at * line_height, text, Role.BODY)
        inset = (_ROW - _BOX_HEIGHT) / 2
        for left, text in zip(lefts[3:], (line.result, line.so_far), strict=True):
            self._draw_box(page, Box(left, y + inset, self._box, _BOX_HEIGHT, 5.0, 90), text)

    def _draw_sum(self, page: Page, x: float, y: float) -> None:
        left, inset = self._lefts(x)[4], (_ROW - _BOX_HEIGHT) / 2
        box = Box(left, y + inset, self._box, _BOX_HEIGHT, 8.0, 0)
        self._draw_box(page, box, self._card.total)

    def _draw_box(self, page: Page, box: Box, text: str) -> None:
        """Draw a box to be written in, or what stands in it."""
        page.boxes.append(box)
        type_ = type_of(Role.STRONG)
        left = box.x + (box.width - type_.width(text)) / 2
        above = (box.height - type_.ascent - type_.descent) / 2
        self._put(page, left, box.y + above, text, Role.STRONG)

    def _put(self, page: Page, x: float, y: float, text: str, role: Role) -> None:
        if text:
            page.texts.append(Text(x, y + type_of(role).ascent, text, role))
