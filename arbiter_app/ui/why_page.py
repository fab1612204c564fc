"""Workings as a page of rich text: every tie-break with its terms, the one that decided marked.

Rich text is read aloud, selected and copied as what it says; the signs and words alone tell what
is cut and what decided, the colours only help.
"""

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from arbiter_app.core.explain import POINTS, Comparison, Explained, Explanation
from arbiter_app.core.tiebreaks import TIE_BREAKS, Term, Working
from arbiter_app.core.tiebreaks.values import sum_text, value_text
from arbiter_app.labels import tie_breaks, why, workings
from arbiter_app.ui.staircase_painter import SAMPLES
from arbiter_app.ui.theme import Colours
from arbiter_app.ui.words import translate

_NBSP = "&nbsp;"


class Added(NamedTuple):
    """A player's cumulative score as it is added up, for the head of a comparison."""

    name: str
    text: str


class WhyPage:
    """Writes pages in the colours of a palette.

    Attributes:
        names: from a start number to what a player is called here.
        count: how many players are in the standings.
        indent: pixels before what a term is: its value and round stand there, on tab stops.
    """

    def __init__(
        self, names: workings.Names, count: int, own: Colours, indent: int, *, spread: bool
    ) -> None:
        self._names, self._count, self._own = names, count, own
        self._indent, self._spread = indent, spread

    def one(self, found: Explanation, possible: str, columns: int) -> str:
        """Write a player's page, his tie-breaks beside each other in so many columns."""
        place = why.place(found, self._count, self._names, translate, spread=self._spread)
        said = [f"<b>{escape(place)}</b> {escape(workings.decides_text(found, translate))}"]
        said += [escape(why.shared(found, self._names, translate)), self._faint(escape(possible))]
        cards = [self._card(one, found.decided_by) for one in found.tie_breaks]
        return f"{_paragraphs(said)}{_side_by_side(cards, columns)}"

    def two(
        self,
        found: Comparison,
        added: Sequence[Added],
        possible: Sequence[str],
        legend: str,
        columns: int,
    ) -> str:
        """Write what parted two players, and both workings beside each other if there is room."""
        said = [escape(why.both_have(found, translate))]
        said += [self._added(at, one) for at, one in enumerate(added)]
        said.append(f"<b>{escape(workings.sentence(found, self._names, translate))}</b>")
        said += [self._faint(escape(one)) for one in (*possible, legend)]
        return f"{_paragraphs(said)}{self._both(found, columns)}"

    def _added(self, at: int, added: Added) -> str:
        ink = (self._own.solid, self._own.dashed)[at].name()
        said = escape(f"{added.name} {added.text}")
        return f'<b><span style="color:{ink}">{SAMPLES[at]} {said}</span></b>'

    def _both(self, found: Comparison, columns: int) -> str:
        both = (found.first, found.second)
        heads = [f"<b>{escape(self._names(one.row.player))}</b>" for one in both]
        beside = columns > 1
        rows = [_row(f'<td width="50%">{head}</td>' for head in heads)] if beside else []
        for first, second in zip(found.first.tie_breaks, found.second.tie_breaks, strict=True):
            title = self._title(first.code, found.decided_by, "")
            rows.append(_row([f'<td colspan="2" bgcolor="{self._own.head.name()}">{title}</td>']))
            cards = [self._working(one) for one in (first, second)]
            if beside:
                rows.append(_row(f'<td width="50%">{card}</td>' for card in cards))
                continue
            for head, card in zip(heads, cards, strict=True):
                rows.append(_row([f'<td colspan="2">{head}{card}</td>']))
        return _table("".join(rows), padding=4)

    def _card(self, one: Explained, decided_by: str) -> str:
        value = value_text(one.code, one.working.value)
        return f"{self._title(one.code, decided_by, value)}{self._working(one, value=False)}"

    def _title(self, code: str, decided_by: str, value: str) -> str:
        said = f"<b>{escape(tie_breaks.name(code, translate))}</b>"
        if value:
            said += f"{_NBSP * 2}<b>{value}</b>"
        if code == decided_by:
            said += f"{_NBSP * 2}◂ <b>{escape(why.decides(translate))}</b>"
        return said

    def _working(self, one: Explained, *, value: bool = True) -> str:
        """Write how a value comes about: the sum, then what each term is."""
        working = one.working
        if working.why:
            return _paragraphs([escape(tie_breaks.why(working.why, translate))])
        said = [sum_text(working) or (value_text(one.code, working.value) if value else "")]
        tied = one.tied if TIE_BREAKS[one.code].among_tied else ()
        said.append(escape(why.still_level(tied, self._names, translate)))
        said.append(escape(workings.combined_text(working.combine, translate)))
        return f"{_paragraphs(said)}{self._terms(working)}"

    def _terms(self, working: Working) -> str:
        return "".join(map(self._term, working.terms))

    def _term(self, term: Term) -> str:
        what = escape(workings.term_text(term, self._names, translate))
        where = escape(workings.round_text(term, translate)).replace(" ", _NBSP)
        value = value_text(POINTS, term.value if term.cut is None else term.cut)
        if term.cut is not None:
            value, what = f"<s>{value}</s>", self._faint(what)
        # On tab stops of the view: a table for each working takes five times as long to lay out.
        hanging = f"margin:0 0 1px {self._indent}px; text-indent:-{self._indent}px"
        line = f"\t{value}\t{self._faint(where)}\t{what}"
        return f'<p style="{hanging}; white-space:pre-wrap">{line}</p>'

    def _faint(self, said: str) -> str:
        return f'<span style="color:{self._own.faint.name()}">{said}</span>' if said else ""


def _side_by_side(cards: Sequence[str], columns: int) -> str:
    filled = [*cards, *[""] * (-len(cards) % columns)]
    cells = [f'<td width="{100 // columns}%">{card}</td>' for card in filled]
    rows = [_row(cells[at : at + columns]) for at in range(0, len(cells), columns)]
    return _table("".join(rows), padding=5)


def _table(rows: str, *, padding: int) -> str:
    return f'<table width="100%" cellspacing="0" cellpadding="{padding}">{rows}</table>'


def _row(cells: Iterable[str]) -> str:
    return f'<tr valign="top">{"".join(cells)}</tr>'


def _paragraphs(said: Iterable[str]) -> str:
    return "".join(f'<p style="margin:0 0 3px 0">{one}</p>' for one in said if one)
