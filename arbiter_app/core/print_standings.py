"""The standings as they are posted, and with the running scores added up for parents."""

from collections.abc import Callable, Iterator
from itertools import pairwise

from arbiter_app.core import tables
from arbiter_app.core.categories import within
from arbiter_app.core.decided import deciding
from arbiter_app.core.live import place_text
from arbiter_app.core.points import in_points
from arbiter_app.core.print_notes import history_notes
from arbiter_app.core.print_sheets import (
    PrintSheet,
    Source,
    personal_columns,
    sheet_of,
    withdrawn_note,
)
from arbiter_app.core.standings import Standing, Standings, rank
from arbiter_app.core.tables import Cell, Column, Table
from arbiter_app.core.tiebreaks import TIE_BREAKS, Context
from arbiter_app.core.tiebreaks.context import context_after
from arbiter_app.core.tiebreaks.values import sum_text
from arbiter_app.core.tournament import Player, by_number
from arbiter_app.core.wall_chart import cumulative_code
from arbiter_app.core.work import Work, collected, whole

_TOGETHER = "\N{NO-BREAK SPACE}"
"""Keeps a sign on the line of its number."""

_Part = tuple[Column, Callable[[Standing], Cell]]


def standings_sheet(source: Source) -> PrintSheet:
    """Give a section's standings as they are posted."""
    return whole(_sheet(source, running=False))


def parents_sheet(source: Source) -> PrintSheet:
    """Give the standings with the running scores added up, as parents can follow them."""
    return whole(parents_in_pieces(source))


def parents_in_pieces(source: Source) -> Work[PrintSheet]:
    """Do the same row by row: each sum is worked out anew."""
    return _sheet(source, running=True)


def _sheet(source: Source, *, running: bool) -> Work[PrintSheet]:
    section, words, category = source.section, source.words, source.category
    overall = rank(section, source.round)
    yield
    places = frozenset[int]()
    if tables.still_on(overall):
        places = yield from deciding(section, overall.round)
    standings = overall if category is None else within(section, overall, category)
    parts = _parts(source, standings, places, running=running)
    if category is not None:
        parts.insert(1, tables.overall_part(overall, words, spread=source.choices.spread))
    rows = yield from collected(tuple(cell(row) for _, cell in parts) for row in standings.rows)
    codes = [cumulative_code(section.rules)] if running else []
    table = Table(
        title=tables.title_of(source.title, source.tournament, category, standings, words),
        subtitle=tables.subtitle(section, standings, words),
        columns=tuple(column for column, _ in parts),
        rows=rows,
        legend=tuple(map(words.legend, dict.fromkeys([*standings.tie_breaks, *codes]))),
        footnotes=(
            *tables.signs(standings, words, spread=source.choices.spread, places=places),
            *tables.overall_note(overall, category, words),
            *withdrawn_note(source, [row.player for row in standings.rows]),
            *tables.lots_note(section, standings, words),
            *tables.reasons_without_value(section, standings, words),
            *history_notes(source),
        ),
    )
    scores = pairwise(row.points for row in standings.rows)
    groups = tuple(at for at, (above, below) in enumerate(scores, 1) if above != below)
    nobody = "" if category is None else words.say("nobody-belongs")
    return sheet_of(source, table, groups, empty=nobody)


def _parts(
    source: Source, standings: Standings, places: frozenset[int], *, running: bool
) -> list[_Part]:
    """The columns, each with what stands in it."""
    section, words = source.section, source.words
    players, names = by_number(section.players), source.names

    def about(get: Callable[[Player], Cell]) -> Callable[[Standing], Cell]:
        return lambda row: get(players[row.player])

    place = Column(words.say("place"), number=True, strong=0)
    spread = source.choices.spread
    parts: list[_Part] = [(place, lambda row: place_text(row, spread=spread))]
    if source.choices.numbers:
        parts.append((Column(words.say("no"), number=True), lambda row: row.player))
    parts.append((Column(words.say("name"), strong=0), lambda row: names[row.player]))
    personal = personal_columns(section, words, source.choices)
    parts += [(column, about(get)) for column, get in personal]
    if tables.still_on(standings) or places:
        parts.append(tables.state_part(places))
    points = Column(words.say("points"), number=True, strong=0)
    parts.append((points, lambda row: in_points(row.points)))
    if running:
        parts.append(_running_part(source, standings))
    return [*parts, *_tie_break_parts(source, standings)]


def _running_part(source: Source, standings: Standings) -> _Part:
    code = cumulative_code(source.section.rules)
    context = context_after(source.section, standings.round)
    column = Column(source.words.say("running"))
    return column, lambda row: running_sum(code, context, row.player)


def running_sum(code: str, context: Context, player: int) -> str:
    """Add up a cumulative score in print: "1 + 1½ + 2½ − ½ = 4½"; "" without a value."""
    return sum_text(TIE_BREAKS[code].working(context, player), _TOGETHER)


def _tie_break_parts(source: Source, standings: Standings) -> Iterator[_Part]:
    for at, code in enumerate(standings.tie_breaks):
        strong = None if at else 0
        yield (
            Column(source.words.head(code), number=True, strong=strong),
            tables.value_at(standings, at),
        )
    if any(row.broken_by > 1 for row in standings.rows):
        heads = [*map(source.words.head, standings.tie_breaks)]
        # Where points or the first tie-break decided, that needs no saying.
        yield (
            Column(source.words.say("broken-by")),
            lambda row: heads[row.broken_by - 1] if row.broken_by > 1 else "",
        )
