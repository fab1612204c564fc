"""Why this place? On one page, for a player or a parent: his rounds, and what each brought.

A row is a round, a column a tie-break that was asked: whoever is parted from his neighbours by
the second needs no sixth. The rows of a column add up to its last one.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple, Protocol

from arbiter_app.core import tables
from arbiter_app.core.explain import POINTS, Comparison, Explained, Explanation, compare, explain
from arbiter_app.core.live import place_text
from arbiter_app.core.points import format_exact, format_points
from arbiter_app.core.print_cards import card_lines
from arbiter_app.core.print_sheets import (
    PrintSheet,
    PrintWords,
    Source,
    StairsPicture,
    sheet_of,
    withdrawn_note,
)
from arbiter_app.core.print_wall_chart import up_to
from arbiter_app.core.score_group import added_up, sum_code
from arbiter_app.core.staircase import Drawn, Staircase, staircase
from arbiter_app.core.standings import Standing, Standings, rank
from arbiter_app.core.tables import Cell, Column, Table
from arbiter_app.core.tiebreaks import CUMULATIVE, TIE_BREAKS, Context, Term, Working
from arbiter_app.core.tiebreaks.context import context_after
from arbiter_app.core.tiebreaks.values import value_text
from arbiter_app.core.wall_chart import WallChart, cumulative_code

Names = Callable[[int], str]
_MOST = 4
"""How many tie-breaks are shown: the last ones asked, so that a page is wide enough."""
_AROUND = 4
"""How many of the group are listed above and below the player."""


class WhyWords(PrintWords, Protocol):
    """The words of this sheet; `labels.why_sheet` has them."""

    def place(self, found: Explanation, count: int, names: Names, *, spread: bool) -> str:
        """Say where a player stands and what decided it."""

    def parted(self, found: Comparison, names: Names) -> str:
        """Say in one sentence what parted two players."""

    def drawn(self, name: str, value: str, stairs: Staircase) -> Drawn:
        """Write a player's name and cumulative score on his stairs."""

    def caption(self, stairs: tuple[Staircase, ...]) -> str:
        """Say how the stairs are read on paper."""


class _Told(NamedTuple):
    """What the sheet is made from, with the table it explains."""

    source: Source
    words: WhyWords
    standings: Standings
    found: tuple[Explanation, ...]

    @property
    def codes(self) -> tuple[str, ...]:
        """The columns: what is added up in school, and whatever was asked, as it was asked."""
        order = self.standings.tie_breaks
        code = sum_code(order)
        asked = [*dict.fromkeys(one.code for each in self.found for one in _asked(each))]
        shown = {*([code] if code in CUMULATIVE else []), *asked[-_MOST:]}
        in_order = [one for one in dict.fromkeys(order) if one in shown]
        return (*shown.difference(order), *in_order)

    def name(self, player: int) -> str:
        """Give a name as it is to be printed."""
        return self.source.names[player]


def why_sheet(source: Source, words: WhyWords, players: tuple[int, ...]) -> PrintSheet:
    """Explain one player's place, or what parted two.

    Raises:
        KeyError: one of them is not in the standings.
    """
    standings = rank(source.section, source.round)
    found = tuple(explain(source.section, standings, no) for no in players)
    told = _Told(source, words, standings, found)
    blocks = [_rows(told, one) for one in found]
    table = Table(
        title=source.title,
        subtitle=tables.subtitle(source.section, standings, words, "why-"),
        columns=_columns(told),
        rows=tuple(row for block in blocks for row in block),
        legend=tuple(map(words.legend, told.codes)),
        footnotes=(
            *_group(told),
            *([words.say("why-cut")] if _any_cut(told) else []),
            *tables.signs(
                standings._replace(rows=_told_of(told)), words, spread=source.choices.spread
            ),
            *withdrawn_note(source, _named(told)),
        ),
    )
    sheet = sheet_of(source, table, tuple(_ruled(blocks)))
    return replace(sheet, answer=tuple(_answer(told)), picture=_picture(told), single=True)


def _picture(told: _Told) -> StairsPicture | None:
    """Draw the cumulative score of everybody; nothing where one has none."""
    code = cumulative_code(told.source.section.rules)
    drawn = []
    for one in told.found:
        working = _working(told, one, code)
        stairs = staircase(working)
        if stairs is None:
            return None
        drawn.append(
            told.words.drawn(told.name(one.row.player), value_text(code, working.value), stairs)
        )
    caption = told.words.caption(tuple(one.stairs for one in drawn))
    return StairsPicture(tuple(drawn), caption) if drawn else None


def _ruled(blocks: list[list[tuple[Cell, ...]]]) -> Iterator[int]:
    """Rule off the last row of a player, and the next player."""
    at = 0
    for block in blocks:
        if at:
            yield at
        at += len(block)
        yield at - 1


def _asked(found: Explanation) -> tuple[Explained, ...]:
    """Take the tie-breaks up to the one that decided; all where none did."""
    codes = [one.code for one in found.tie_breaks]
    if found.decided_by == POINTS:
        return ()
    if found.decided_by not in codes:
        return found.tie_breaks
    return found.tie_breaks[: codes.index(found.decided_by) + 1]


def _columns(told: _Told) -> tuple[Column, ...]:
    say = told.words.say
    several = (Column(say("name"), strong=0),) if len(told.found) > 1 else ()
    return (
        *several,
        Column(say("round-head"), number=True),
        Column(say("opponent")),
        Column(say("result"), centred=True),
        Column(say("so-far"), number=True, strong=0),
        *(Column(told.words.head(code), number=True) for code in told.codes),
    )


def _rows(told: _Told, found: Explanation) -> list[tuple[Cell, ...]]:
    """Write a player's rounds, and what they come to."""
    player, upto, section = found.row.player, told.standings.round, told.source.section
    at = next(at for at, one in enumerate(section.players) if one.no == player)
    chart = WallChart(up_to(section, upto)).row(at)
    lines = [*card_lines(section.players[at], chart, told.source.names, told.source)][:upto]
    workings = [_working(told, found, code) for code in told.codes]
    several = len(told.found) > 1
    rows = []
    for line in lines:
        own = (line.round, line.opponent, line.result, line.so_far)
        name = (told.name(player) if line.round == 1 else "",) if several else ()
        rows.append((*name, *own, *(_brought(one, line.round) for one in workings)))
    values = [
        value_text(code, working.value) for code, working in zip(told.codes, workings, strict=True)
    ]
    together = ("", told.words.say("why-together"), "", format_points(found.row.points))
    return [*rows, (*(("",) if several else ()), *together, *values)]


def _working(told: _Told, found: Explanation, code: str) -> Working:
    known = next((one.working for one in found.tie_breaks if one.code == code), None)
    if known is not None:
        return known
    return TIE_BREAKS[code].working(_context(told), found.row.player)


def _context(told: _Told) -> Context:
    return context_after(told.source.section, told.standings.round)


def _brought(working: Working, number: int) -> str:
    """Write what a round brings to a tie-break: "2½", "2½ − 1", "(2½)" where it is left out."""
    said = ""
    for term in working.terms:
        if term.round == number:
            sign = (" − " if term.value < 0 else " + ") if said else ""
            said += f"{sign}{_amount(term, signed=not said)}"
    return said


def _amount(term: Term, *, signed: bool) -> str:
    if term.cut is not None:
        return f"({format_exact(term.cut)})"
    return format_exact(term.value if signed else abs(term.value))


def _any_cut(told: _Told) -> bool:
    shown = [_working(told, found, code) for found in told.found for code in told.codes]
    return any(term.cut is not None for working in shown for term in working.terms)


def _answer(told: _Told) -> Iterator[str]:
    spread, count = told.source.choices.spread, len(told.standings.rows)
    for one in told.found:
        yield told.words.place(one, count, told.name, spread=spread)
    for better, worse in _compared(told):
        found = compare(told.source.section, told.standings, better, worse)
        yield told.words.parted(found, told.name)


def _compared(told: _Told) -> Iterator[tuple[int, int]]:
    """Pair whoever is compared: the two, or the one with who is just above and just below."""
    if len(told.found) != 1:
        yield from pairwise(one.row.player for one in told.found)
        return
    order = [row.player for row in told.standings.rows]
    at = order.index(told.found[0].row.player)
    yield from pairwise(order[max(at - 1, 0) : at + 2])


def _told_of(told: _Told) -> tuple[Standing, ...]:
    """Take the rows of everybody whose place or score is on the sheet."""
    return (*(one.row for one in told.found), *_around(told))


def _named(told: _Told) -> set[int]:
    """Find whose names are on the sheet: opponents and those compared too."""
    paired = _context(told).meetings.paired
    met = {opponent for one in told.found for opponent in paired[one.row.player]}
    compared = {no for pair in _compared(told) for no in pair}
    return met | compared | {row.player for row in _told_of(told)}


def _around(told: _Told) -> tuple[Standing, ...]:
    """Take those of the score group who are around the player, himself too."""
    if len(told.found) != 1:
        return ()
    row, group = told.found[0].row, told.found[0].group
    at = group.index(row)
    return tuple(group[max(at - _AROUND, 0) : at + _AROUND + 1])


def _group(told: _Told) -> Iterator[str]:
    """Add up those of the score group who are around the player."""
    around = _around(told)
    if not around:
        return
    if len(around) > 1:
        yield from (_group_line(told, one) for one in around)
    more = len(told.found[0].group) - len(around)
    if more:
        yield told.words.say("why-more", count=more)


def _group_line(told: _Told, row: Standing) -> str:
    place = place_text(row, spread=told.source.choices.spread)
    added = _made_up(told, row)
    return told.words.say("why-group", place=place, name=told.name(row.player), added=added)


def _made_up(told: _Told, row: Standing) -> str:
    """Add up what orders the group; where that is another tie-break, give the values in order."""
    order = told.standings.tie_breaks
    code = sum_code(order)
    if code in (*order, code)[:1]:
        return added_up(_context(told), code, row.player)
    return " · ".join(
        f"{told.words.head(one)} {value_text(one, value)}"
        for one, value in zip(order[:_MOST], row.values, strict=False)
    )
