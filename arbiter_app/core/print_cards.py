"""Score cards: one a player, to be filled in by hand, the running score and its sum too."""

from collections.abc import Iterator

from arbiter_app.core.print_sheets import Card, CardLine, PrintSheet, Source, sheet_of
from arbiter_app.core.tables import Table
from arbiter_app.core.tournament import Game, Player


def score_cards(source: Source) -> PrintSheet:
    """Give a card to every player who is in, by start number; results are left blank."""
    words = source.words
    names = source.names
    people = sorted(source.section.players, key=lambda player: player.no)
    cards = tuple(
        Card(names[player.no], _about(player, source), tuple(_lines(player, names, source)))
        for player in people
        if player.withdrawn_after is None
    )
    table = Table(source.title, words.say("score-card"), columns=(), rows=())
    return sheet_of(source, table, cards=cards)


def _about(player: Player, source: Source) -> str:
    number = source.words.say("number", no=player.no)
    return " · ".join(part for part in (number, player.school or player.club) if part)


def _lines(player: Player, names: dict[int, str], source: Source) -> Iterator[CardLine]:
    words = source.words
    for number, a_round in enumerate(source.section.rounds, 1):
        entry = a_round.entries.get(player.no)
        if isinstance(entry, Game):
            colour = "white" if entry.white == player.no else "black"
            other = entry.opponent(player.no)
            said = words.say(colour) if entry.colours else ""
            yield CardLine(number, said, words.say("numbered", no=other, name=names[other]))
        elif entry is not None and not entry.kind.typed:
            yield CardLine(number, "", words.without_board(entry))
        else:
            yield CardLine(number, "", "")
