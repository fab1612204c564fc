"""A sheet laid out on pages: every text and every rule with its place.

Nothing is ever cut. A table too wide for the page first wraps its texts, then the page turns,
then the type gets smaller; the last resort is to break words. What is laid out here is what
preview, printer and PDF show, and what the tests look at.
"""

from collections.abc import Iterator, Sequence

from arbiter_app.core.print_sheets import Paper, PrintSheet, PrintWords
from arbiter_app.core.printable import printable
from arbiter_app.core.work import Work, whole
from arbiter_app.ui.print_cards import laying_out_cards
from arbiter_app.ui.print_columns import Fitted, Measured, fit, measuring
from arbiter_app.ui.print_foot import SEPARATOR, Foot
from arbiter_app.ui.print_page import MARGIN, Page, Pages, Rule, Text, last_ways, size_of, ways
from arbiter_app.ui.print_stairs import draw_stairs, height_of
from arbiter_app.ui.print_type import Role, Type, type_of

_ROW_PAD, _HEAD_PAD, _GAP, _SMALL_GAP = 28.0, 36.0, 120.0, 40.0
_SHRINK, _LEGIBLE = 0.95, 0.7
"""How much smaller the type of a sheet that is one page gets at a time, and at most."""


def lay_out(sheet: PrintSheet, paper: Paper, words: PrintWords) -> Pages:
    """Put a sheet on as many pages of the paper as it takes."""
    return whole(laying_out(sheet, paper, words))


def laying_out(sheet: PrintSheet, paper: Paper, words: PrintWords) -> Work[Pages]:
    """Do the same in pieces."""
    if sheet.cards is not None:
        return (yield from laying_out_cards(sheet, paper, words))
    columns = yield from measuring(sheet.table)
    landscape, scale, fitted = _chosen(columns, paper)
    laid = yield from _filling(sheet, words, columns, fitted, paper, (landscape, scale))
    if sheet.single and len(laid.pages) > 1:
        return (yield from _on_one_page(sheet, words, columns, paper, laid))
    return laid


def _on_one_page(
    sheet: PrintSheet, words: PrintWords, columns: list[Measured], paper: Paper, usual: Pages
) -> Work[Pages]:
    """Find the largest type in which all is on one page; else leave it as it is."""
    turns = {"portrait": (False,), "landscape": (True,)}.get(paper.turned, (False, True))
    scale = usual.scale * _SHRINK
    while scale >= _LEGIBLE:
        for landscape in turns:
            fitted = fit(columns, _room(paper, landscape, scale), break_words=False)
            if fitted is None:
                continue
            way = (landscape, scale)
            laid = yield from _filling(sheet, words, columns, fitted, paper, way)
            if len(laid.pages) == 1:
                return laid
        scale *= _SHRINK
    return usual


def _filling(
    sheet: PrintSheet,
    words: PrintWords,
    columns: list[Measured],
    fitted: Fitted,
    paper: Paper,
    way: tuple[bool, float],
) -> Work[Pages]:
    """Fill pages that lie this way, with type of this size."""
    landscape, scale = way
    width, height = size_of(paper, landscape, scale)
    body = _Body(sheet, words, columns, fitted, (width, height), MARGIN / scale)
    pages = yield from body.pages()
    return Pages(landscape, scale, width, height, tuple(pages))


def _chosen(columns: Sequence[Measured], paper: Paper) -> tuple[bool, float, Fitted]:
    """Find the first way to lie and the first size in which no word is broken."""
    tried = (*((way, False) for way in ways(paper)), *((way, True) for way in last_ways(paper)))
    for (landscape, scale), broken in tried:
        fitted = fit(columns, _room(paper, landscape, scale), break_words=broken)
        if fitted is not None:
            break
    assert fitted is not None  # no table has hundreds of columns
    if paper.turned == "auto" and not landscape:
        turned = fit(columns, _room(paper, True, scale))
        # A page that is turned has room for two thirds of the lines.
        if turned is not None and 3 * _lines(columns, turned) < 2 * _lines(columns, fitted):
            return True, scale, turned
    return landscape, scale, fitted


def _lines(columns: Sequence[Measured], fitted: Fitted) -> float:
    """Weigh the lines that a table takes, as if no two cells of a row were broken."""
    broken = sum(map(Measured.broken, columns, fitted.widths))
    return len(columns[0].cells) + broken


def _room(paper: Paper, landscape: bool, scale: float) -> float:
    return size_of(paper, landscape, scale)[0] - 2 * MARGIN / scale


class _Body:
    """Fills pages from top to bottom."""

    def __init__(
        self,
        sheet: PrintSheet,
        words: PrintWords,
        columns: list[Measured],
        fitted: Fitted,
        size: tuple[float, float],
        margin: float,
    ) -> None:
        self._sheet, self._words = sheet, words
        self._columns, self._fitted = columns, fitted
        self._left, self._top = margin, margin
        self._width = size[0] - 2 * margin
        self._foot = Foot(sheet, words, size, margin)
        self._bottom = self._foot.top - _GAP
        self._pages = [Page()]
        self._y = margin

    def pages(self) -> Work[list[Page]]:
        """Lay out everything, some rows at a time."""
        self._title()
        yield from self._table()
        self._picture()
        self._notes()
        for number, page in enumerate(self._pages, 1):
            self._foot.add(page, number, len(self._pages))
        return self._pages

    # Title

    def _title(self) -> None:
        table = self._sheet.table
        facts = SEPARATOR.join(map(printable, self._sheet.facts))
        title, note = type_of(Role.TITLE), type_of(Role.NOTE)
        name = printable(table.title)
        beside = title.width(name) + _GAP + note.width(facts) <= self._width
        if facts and beside:
            x = self._left + self._width - note.width(facts)
            self._page.texts.append(Text(x, self._y + title.ascent, facts, Role.NOTE))
        self._flow(name, Role.TITLE)
        for part in self._parts(table.subtitle):
            self._flow(part, Role.SUBTITLE)
        if facts and not beside:
            self._flow(facts, Role.NOTE)
        self._y += _SMALL_GAP
        self._rule(12.0, 0)
        self._y += _SMALL_GAP
        for sentence in self._sheet.answer:
            self._flow(sentence, Role.BODY)
        if self._sheet.answer:
            self._y += _SMALL_GAP

    def _parts(self, subtitle: str) -> list[str]:
        """Break a long subtitle before what it adds, so that no word of that stands alone."""
        head, dash, rest = printable(subtitle).partition(" – ")
        if not dash or type_of(Role.SUBTITLE).width(subtitle) <= self._width:
            return [subtitle]
        return [f"{head} –", rest]

    def _continue(self) -> None:
        """Begin another page, with a line that says whose it is."""
        self._pages.append(Page())
        self._y = self._top
        table = self._sheet.table
        said = self._words.say("continued", title=table.title, subtitle=table.subtitle)
        for line in type_of(Role.NOTE).wrap(printable(said), self._width):
            self._line(line, Role.NOTE)
        self._y += _SMALL_GAP

    # Table

    def _table(self) -> Work[None]:
        self._head()
        groups = frozenset(self._sheet.groups)
        for at in range(len(self._sheet.table.rows)):
            cells = [
                _wrapped(column, column.cells[at], width)
                for column, width in zip(self._columns, self._fitted.widths, strict=True)
            ]
            height = max(map(len, cells)) * type_of(Role.STRONG).line + 2 * _ROW_PAD
            if self._y + height > self._bottom:
                self._continue()
                self._head()
            elif at:
                self._rule(*((8.0, 70) if at in groups else (2.0, 215)))
            self._row(cells, height)
            yield
        self._rule(6.0, 0)
        if not self._sheet.table.rows:
            self._y += _SMALL_GAP
            self._flow(self._sheet.empty, Role.NOTE)

    def _head(self) -> None:
        type_ = type_of(Role.HEAD)
        heads = [
            type_.wrap(column.column.heading, width)
            for column, width in zip(self._columns, self._fitted.widths, strict=True)
        ]
        most = max(map(len, heads))
        self._y += _HEAD_PAD
        for column, left, width, lines in self._beside(heads):
            # Heads of fewer lines stand low, by the figures.
            y = self._y + (most - len(lines)) * type_.line
            for at, line in enumerate(lines):
                self._put(column, left, width, line, Role.HEAD, y + at * type_.line)
        self._y += most * type_.line + _ROW_PAD
        self._rule(6.0, 0)

    def _beside(
        self, cells: Sequence[list[str]]
    ) -> Iterator[tuple[Measured, float, float, list[str]]]:
        places = (self._fitted.lefts, self._fitted.widths)
        for column, left, width, lines in zip(self._columns, *places, cells, strict=True):
            yield column, self._left + left, width, lines

    def _row(self, cells: list[list[tuple[str, Role]]], height: float) -> None:
        line_height = type_of(Role.STRONG).line
        places = (self._fitted.lefts, self._fitted.widths)
        for column, left, width, lines in zip(self._columns, *places, cells, strict=True):
            for at, (line, role) in enumerate(lines):
                y = self._y + _ROW_PAD + at * line_height
                self._put(column, self._left + left, width, line, role, y)
        self._y += height

    def _put(
        self, column: Measured, left: float, width: float, text: str, role: Role, top: float
    ) -> None:
        """Set one line of a cell by the column's alignment."""
        if not text:
            return
        type_ = type_of(role)
        spare = width - type_.width(text)
        if column.column.number:
            left += spare - (0.0 if role is Role.HEAD else column.behind(text))
        elif column.column.centred:
            left += spare / 2
        baseline = top + type_of(Role.STRONG).ascent if role is not Role.HEAD else top
        baseline += type_.ascent if role is Role.HEAD else 0.0
        self._page.texts.append(Text(left, baseline, text, role))

    def _picture(self) -> None:
        """Draw the stairs, if there are any, on one page with their caption."""
        picture = self._sheet.picture
        if picture is None:
            return
        height = height_of(picture.drawn, self._width)
        self._y += _GAP
        if self._y + height + 2 * type_of(Role.NOTE).line > self._bottom:
            self._continue()
        draw_stairs(picture.drawn, self._page, self._left, self._y, self._width)
        self._y += height + _SMALL_GAP
        self._flow(picture.caption, Role.NOTE)

    # Notes

    def _notes(self) -> None:
        table = self._sheet.table
        for head, notes in (("how", table.legend), ("notes", table.footnotes)):
            for at, note in enumerate(notes):
                if not at:
                    self._y += _GAP
                    both = type_of(Role.NOTE_HEAD).line + type_of(Role.NOTE).line
                    if self._y + both > self._bottom:
                        self._continue()  # a heading does not stand alone
                    self._flow(self._words.say(head), Role.NOTE_HEAD)
                self._flow(note, Role.NOTE)

    def _flow(self, text: str, role: Role) -> None:
        """Set a paragraph over the whole width, on one page if it can be."""
        type_ = type_of(role)
        wrap = type_.balanced if role is Role.TITLE else type_.wrap
        lines = wrap(printable(text), self._width)
        height = len(lines) * type_.line
        if self._y + height > self._bottom and height < (self._bottom - self._top) / 2:
            self._continue()
        for line in lines:
            if self._y + type_.line > self._bottom:
                self._continue()
            self._line(line, role)

    def _line(self, text: str, role: Role) -> None:
        type_ = type_of(role)
        self._page.texts.append(Text(self._left, self._y + type_.ascent, text, role))
        self._y += type_.line

    # The page at hand

    @property
    def _page(self) -> Page:
        return self._pages[-1]

    def _rule(self, thick: float, grey: int) -> None:
        self._page.rules.append(Rule(self._left, self._y, self._width, thick, grey))


def _wrapped(column: Measured, lines: list[str], width: float) -> list[tuple[str, Role]]:
    """Break a cell's lines where they are too long for the column."""
    found: list[tuple[str, Role]] = []
    for at, line in enumerate(lines):
        type_: Type = column.type(at)
        # A hair more: the width was found by adding.
        pieces = [line] if column.column.number else type_.wrap(line, width + 0.5)
        found += [(piece, column.role(at)) for piece in pieces]
    return found
