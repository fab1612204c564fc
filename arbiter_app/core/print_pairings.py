"""The pairings of a round on paper: by board, and by name for whoever looks for himself."""

from collections.abc import Iterator

from arbiter_app.core.boards import BoardLine, board_lines
from arbiter_app.core.points import in_points
from arbiter_app.core.print_round import round_at_hand
from arbiter_app.core.print_sheets import PrintSheet, Source, sheet_of
from arbiter_app.core.seeding import alphabetical
from arbiter_app.core.tables import Cell, Column, Table


def pairings_sheet(source: Source) -> PrintSheet:
    """Give a round by board, with the scores before it; a board without a result has a line."""
    words, names = source.words, source.names
    lines = _lines(source)
    columns = (
        Column(words.say("board"), number=True, strong=0),
        Column(words.say("white"), strong=0),
        Column(words.say("points"), number=True),
        Column(words.say("result"), centred=True),
        Column(words.say("black"), strong=0),
        Column(words.say("points"), number=True),
    )
    rows = tuple(_board(line, names, source) for line in lines)
    # Who has no board is ruled off.
    alone = [at for at, line in enumerate(lines) if line.game is None][:1]
    return _sheet(source, "pairings-of", columns, rows, tuple(at for at in alone if at))


def pairings_by_name_sheet(source: Source) -> PrintSheet:
    """Give a round by name: colour, board and opponent of each player."""
    words, names = source.words, source.names
    columns = (
        Column(words.say("name"), strong=0),
        Column(words.say("colour")),
        Column(words.say("board"), number=True, strong=0),
        Column(words.say("opponent")),
    )
    found = [row for line in _lines(source) for row in _by_player(line, names, source)]
    rows = tuple(sorted(found, key=lambda row: alphabetical(str(row[0]))))
    return _sheet(source, "pairings-by-name", columns, rows)


def _lines(source: Source) -> tuple[BoardLine, ...]:
    section, number = source.section, round_at_hand(source.section, source.round)
    if number > len(section.rounds) or not section.rounds[number - 1].entries:
        return ()
    return board_lines(section, number)


def _board(line: BoardLine, names: dict[int, str], source: Source) -> tuple[Cell, ...]:
    game, score = line.game, in_points(line.white_score)
    if game is None or line.black_score is None:
        return ("", names[line.white], score, "", source.words.without_board(line.entry), "")
    result = source.words.game_result(game)
    white, black = names[game.white], names[game.black]
    return (game.board, white, score, result, black, in_points(line.black_score))


def _by_player(
    line: BoardLine, names: dict[int, str], source: Source
) -> Iterator[tuple[Cell, ...]]:
    game, words = line.game, source.words
    if game is None:
        yield (names[line.white], "", "", words.without_board(line.entry))
        return
    for player, colour in ((game.white, "white"), (game.black, "black")):
        said = words.say(colour) if game.colours else ""
        yield (names[player], said, game.board, names[game.opponent(player)])


def _sheet(
    source: Source,
    code: str,
    columns: tuple[Column, ...],
    rows: tuple[tuple[Cell, ...], ...],
    groups: tuple[int, ...] = (),
) -> PrintSheet:
    words, number = source.words, round_at_hand(source.section, source.round)
    table = Table(
        title=source.title,
        subtitle=words.say(code, round=number, rounds=len(source.section.rounds)),
        columns=columns,
        rows=rows,
        footnotes=tuple(_notes(source, number)) if rows else (),
    )
    unpaired = words.say("not-paired", round=number) if source.section.players else ""
    return sheet_of(source, table, groups, empty=unpaired)


def _notes(source: Source, number: int) -> Iterator[str]:
    words = source.words
    games = source.section.rounds[number - 1].games
    unknown = sorted(game.board for game in games if not game.colours)
    if unknown:
        yield words.say("colours-unknown", boards=", ".join(map(str, unknown)))
