"""A cell of the wall chart in signs, and in words for a screen reader and the tool tip."""

from collections import Counter

from arbiter_app.core.cell_text import own_sides
from arbiter_app.core.memory import remembered
from arbiter_app.core.points import format_points
from arbiter_app.core.results import AwardKind, Outcome, Result
from arbiter_app.core.tournament import Award, Entry, Game, Player
from arbiter_app.core.wall_chart import Cell, State
from arbiter_app.labels import results
from arbiter_app.labels.words import QT_TRANSLATE_NOOP, Translate

_UNRATED = {Outcome.WIN: "W", Outcome.DRAW: "D", Outcome.LOSS: "L"}
_BOTH_FORFEIT = "−−"
_ONE_SIDED = (
    Result.WHITE_DRAWS_BLACK_LOSES,
    Result.BLACK_DRAWS_WHITE_LOSES,
    Result.BOTH_LOSE,
    Result.BOTH_FORFEIT,
)
"""The own outcome does not tell the opponent's, so both are said."""

_PLAYING = "○"
_GAME = {
    (True, True): QT_TRANSLATE_NOOP(
        "labels", "{result}; round {round}, White against {opponent}, board {board}"
    ),
    (True, False): QT_TRANSLATE_NOOP(
        "labels", "{result}; round {round}, Black against {opponent}, board {board}"
    ),
    (False, True): QT_TRANSLATE_NOOP(
        "labels", "{result}; round {round}, against {opponent}, board {board}"
    ),
}
_GAME[False, False] = _GAME[False, True]
_ALONE = QT_TRANSLATE_NOOP("labels", "{result}; round {round}")
_TYPED = QT_TRANSLATE_NOOP("labels", "{result}; round {round}, opponent not recorded")
_WITH_TOTAL = QT_TRANSLATE_NOOP("labels", "{result}, {total}")
_NOT_RATED = QT_TRANSLATE_NOOP("labels", "{result}, not rated")
_DISPUTED = QT_TRANSLATE_NOOP("labels", "{cell}; disputed: {note}")
_STATES = {
    State.PLAYING: QT_TRANSLATE_NOOP("labels", "still playing"),
    State.NOT_ENTERED: QT_TRANSLATE_NOOP("labels", "not entered"),
    State.LATER: QT_TRANSLATE_NOOP("labels", "nothing entered yet"),
    State.WITHDRAWN: QT_TRANSLATE_NOOP("labels", "withdrawn, counts as absent"),
}
_BYE = QT_TRANSLATE_NOOP("labels", "bye")
_BYES = (AwardKind.PAIRING_BYE, AwardKind.FULL_BYE, AwardKind.HALF_BYE)


def cell_glyph(player: int, cell: Cell) -> str:
    """Write a player's own result: 1 ½ 0 + − B H F Z; "" where there is none yet.

    A game that is not rated shows W D L, a double forfeit "−−".
    """
    entry = cell.entry
    if entry is None:
        return results.award_glyph(AwardKind.ZERO_BYE) if cell.state is State.WITHDRAWN else ""
    if isinstance(entry, Award):
        return results.award_glyph(entry.kind)
    return _game_glyph(player, entry)


def _game_glyph(player: int, game: Game) -> str:
    sides = own_sides(player, game)
    if sides is None:
        return ""
    if game.result is Result.BOTH_FORFEIT:
        return _BOTH_FORFEIT
    return (
        _UNRATED.get(sides[0], results.glyph(sides[0])) if game.unrated else results.glyph(sides[0])
    )


def cell_against(player: int, entry: Entry | None, tr: Translate) -> str:
    """Write the opponent's number and the own colour, "12w"; "bye" for a bye; else ""."""
    if isinstance(entry, Game):
        colour = ("w" if entry.white == player else "b") if entry.colours else ""
        return f"{entry.opponent(player)}{colour}"
    return tr(_BYE) if entry is not None and entry.kind in _BYES else ""


def cell_total(cell: Cell) -> str:
    """Write the running total after a cell; "" where there is none yet."""
    return "" if cell.total is None else format_points(cell.total)


def cell_text(player: int, cell: Cell, tr: Translate) -> str:
    """Write a cell in one line: "1 12w 2½", "○ 3b"."""
    own = _PLAYING if cell.state is State.PLAYING else cell_glyph(player, cell)
    parts = (own, cell_against(player, cell.entry, tr), cell_total(cell))
    return " ".join(part for part in parts if part)


def cell_sentence(player: int, cell: Cell, names: dict[int, str], tr: Translate) -> str:
    """Say a cell, the result first: "win, 2½; round 3, White against Novák, board 7"."""
    entry = cell.entry
    result = _with_total(_result(player, cell, tr), cell, tr)
    if not isinstance(entry, Game):
        typed = entry is not None and not entry.kind.bye
        return tr(_TYPED if typed else _ALONE).format(result=result, round=cell.round)
    said = tr(_GAME[entry.colours, entry.white == player]).format(
        result=result,
        round=cell.round,
        opponent=names[entry.opponent(player)],
        board=entry.board,
    )
    if entry.disputed is None:
        return said
    return tr(_DISPUTED).format(cell=said, note=entry.disputed)


def _with_total(result: str, cell: Cell, tr: Translate) -> str:
    total = cell_total(cell)
    return tr(_WITH_TOTAL).format(result=result, total=total) if total else result


def _result(player: int, cell: Cell, tr: Translate) -> str:
    entry = cell.entry
    if isinstance(entry, Award):
        return results.award(entry.kind, tr)
    if entry is None or entry.result is None:
        return tr(_STATES[cell.state])
    sides = own_sides(player, entry)
    assert sides is not None
    one_sided = entry.result in _ONE_SIDED
    said = results.result(entry.result, tr) if one_sided else results.outcome(sides[0], tr)
    return tr(_NOT_RATED).format(result=said) if entry.unrated else said


@remembered(8)
def full_names(players: tuple[Player, ...]) -> dict[int, str]:
    """Give each player's name, with his start number where another has the same: "Ng, Mei (7)"."""
    count = Counter(player.name for player in players)
    return {
        player.no: player.name if count[player.name] == 1 else f"{player.name} ({player.no})"
        for player in players
    }


def short_names(players: tuple[Player, ...]) -> dict[int, str]:
    """Give each player the shortest name that says who he is: "Novák", else "Novák, Jiří"."""
    surnames = {player.no: player.name.split(",")[0].strip() for player in players}
    count, full = Counter(surnames.values()), full_names(players)
    return {
        player.no: surnames[player.no] if count[surnames[player.no]] == 1 else full[player.no]
        for player in players
    }
