"""The wall chart on paper: one row a player, one cell a round, the sum at the end."""

from collections.abc import Iterator
from dataclasses import replace

from arbiter_app.core import tables
from arbiter_app.core.points import in_points
from arbiter_app.core.print_notes import history_notes
from arbiter_app.core.print_sheets import PrintSheet, Source, sheet_of, withdrawn_note
from arbiter_app.core.standings import rank
from arbiter_app.core.tables import Cell, Column, Table
from arbiter_app.core.tournament import Round, Section
from arbiter_app.core.wall_chart import Row, WallChart
from arbiter_app.core.work import Work, collected, whole


def wall_chart_sheet(source: Source) -> PrintSheet:
    """Give a section's wall chart by start number.

    A cell has two lines: result and opponent, and under them the running score; the last column
    adds the running scores up.
    """
    return whole(wall_chart_in_pieces(source))


def wall_chart_in_pieces(source: Source) -> Work[PrintSheet]:
    """Do the same row by row."""
    section, words = up_to(source.section, source.round), source.words
    chart = WallChart(section)
    names = source.names
    standings = rank(section, source.round)
    rounds = range(1, len(section.rounds) + 1)
    ratings = source.choices.ratings
    columns = (
        Column(words.say("no"), number=True),
        Column(words.say("name"), strong=0),
        *([Column(words.say("rating"), number=True)] if ratings else []),
        *(Column(words.say("round", round=number), strong=1, centred=True) for number in rounds),
        Column(words.say("points"), number=True, strong=0),
        Column(words.head(chart.code), number=True, strong=0),
    )
    order = sorted(range(len(section.players)), key=lambda at: section.players[at].no)
    rows = yield from collected(tuple(_cells(chart.row(at), names, source)) for at in order)
    table = Table(
        title=source.title,
        subtitle=tables.subtitle(section, standings, words, "chart-"),
        columns=columns,
        rows=rows,
        legend=(words.legend(chart.code),),
        footnotes=(words.say("chart-signs"), *withdrawn_note(source), *history_notes(source)),
    )
    return sheet_of(source, table)


def up_to(section: Section, last: int | None) -> Section:
    """Leave the rounds after the one asked for blank."""
    if last is None:
        return section
    later = (Round(),) * (len(section.rounds) - last)
    return replace(section, rounds=section.rounds[:last] + later)


def _cells(row: Row, names: dict[int, str], source: Source) -> Iterator[Cell]:
    player = row.player
    yield player.no
    under = player.school or player.club
    yield f"{names[player.no]}\n{under}" if under else names[player.no]
    if source.choices.ratings:
        yield player.rating or ""
    for cell in row.cells:
        yield source.words.chart_cell(player.no, cell)
    yield in_points(row.points)
    yield row.cumulative
