"""Score cards: one a player, the results to be filled in by hand, or those so far in print."""

from collections.abc import Iterator

from arbiter_app.core.points import format_exact, format_points, in_points
from arbiter_app.core.print_sheets import Card, CardLine, PrintSheet, Source, sheet_of
from arbiter_app.core.print_wall_chart import up_to
from arbiter_app.core.tables import Table
from arbiter_app.core.tournament import Game, Player
from arbiter_app.core.wall_chart import Row, WallChart


def score_cards(source: Source) -> PrintSheet:
    """Give a card to every player who is in, by start number.

    Results, running scores and their sum are left blank unless the choices say "filled".
    """
    words = source.words
    chart = WallChart(up_to(source.section, source.round)) if source.choices.filled else None
    rows = {
        player.no: chart.row(at) if chart else None
        for at, player in enumerate(source.section.players)
    }
    names = source.names
    people = sorted(source.section.players, key=lambda player: player.no)
    cards = tuple(
        Card(
            names[player.no],
            _about(player, source),
            tuple(card_lines(player, rows[player.no], names, source)),
            _total(rows[player.no]),
        )
        for player in people
        if player.withdrawn_after is None
    )
    table = Table(source.title, words.say("score-card"), columns=(), rows=())
    return sheet_of(source, table, cards=cards)


def _about(player: Player, source: Source) -> str:
    number = source.words.say("number", no=player.no)
    return " · ".join(part for part in (number, player.school or player.club) if part)


def card_lines(
    player: Player, row: Row | None, names: dict[int, str], source: Source
) -> Iterator[CardLine]:
    """Write a player's rounds; results and scores are blank without his *row* of the chart."""
    words = source.words
    for number, a_round in enumerate(source.section.rounds, 1):
        entry = a_round.entries.get(player.no)
        colour = opponent = ""
        if isinstance(entry, Game):
            side = "white" if entry.white == player.no else "black"
            other = entry.opponent(player.no)
            colour = words.say(side) if entry.colours else ""
            opponent = words.say("numbered", no=other, name=names[other])
        elif entry is not None and not entry.kind.typed:
            opponent = words.without_board(entry)
        cell = row.cells[number - 1] if row else None
        if cell is None or cell.total is None:
            yield CardLine(number, colour, opponent)
        else:
            own, total = words.own_result(player.no, cell), format_points(cell.total)
            yield CardLine(number, colour, opponent, own, total)


def _total(row: Row | None) -> str:
    """Write the sum of the running scores, unless the section's form of it takes something off."""
    if row is None:
        return ""
    totals = sum(cell.total for cell in row.cells if cell.total is not None)
    return format_exact(in_points(totals)) if row.cumulative == in_points(totals) else ""
