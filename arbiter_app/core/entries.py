"""Edits of what stands in a round: results, pairings, byes.

Each takes a section and returns a section, or raises `EditError` with nothing changed. An
edit that changes nothing returns the same object. Rounds count from 1, points in half-points.
"""

from collections.abc import Sequence
from dataclasses import replace

from arbiter_app.core.cell_text import CellText, Sides, own_sides, parse_cell, result_of
from arbiter_app.core.errors import EditError
from arbiter_app.core.results import AwardKind, Outcome, Result
from arbiter_app.core.tournament import Award, Entry, Game, Round, Section, by_number

_AWARDS = {kind.outcome: kind for kind in AwardKind if kind.outcome is not None}
_ANSWER = {
    Outcome.WIN: Outcome.LOSS,
    Outcome.DRAW: Outcome.DRAW,
    Outcome.LOSS: Outcome.WIN,
    Outcome.FORFEIT_WIN: Outcome.FORFEIT_LOSS,
    Outcome.FORFEIT_LOSS: Outcome.FORFEIT_WIN,
}


def enter_cell(section: Section, player: int, round_number: int, text: str) -> Section:
    """Put what was typed into a player's cell: a result, a pairing, a bye, or "" to clear.

    Raises:
        EditError: the text cannot be read, or what it says cannot be.
    """
    cell = parse_cell(text)
    if cell.bye is not None:
        return give_bye(section, player, round_number, cell.bye, cell.points)
    if cell.opponent is not None:
        return _enter_pairing(section, player, round_number, cell)
    if cell.sides is not None:
        return enter_outcome(section, player, round_number, cell.sides, unrated=cell.unrated)
    return _without(section, round_number, player)


def enter_outcome(
    section: Section,
    player: int,
    round_number: int,
    sides: Sides,
    *,
    unrated: bool = False,
) -> Section:
    """Enter a result as one player sees it, his own outcome first.

    In a section of scores only, a player without a game gets a typed score.

    Raises:
        EditError: "no-game" or "result-on-bye" in a paired section, "needs-opponent" in one
            of scores only, "no-such-result".
    """
    entry = _entry(section, player, round_number)
    if isinstance(entry, Game):
        result = result_of(*sides, white=entry.white == player)
        game = replace(entry, result=result, unrated=unrated, disputed=None)
        return _with_entry(section, round_number, game)
    # A score without an opponent may have come into a paired section with a file.
    scored = isinstance(entry, Award) and not entry.kind.bye
    if section.rules.paired and not scored:
        code = "result-on-bye" if entry is not None else "no-game"
        raise EditError(code, player=player, round=round_number)
    own, other = sides
    if unrated or other is not _ANSWER[own]:
        raise EditError("needs-opponent", player=player, round=round_number)
    return _with_entry(section, round_number, Award(player, _AWARDS[own]))


def enter_result(
    section: Section, player: int, round_number: int, result: Result | None
) -> Section:
    """Enter the result of a player's game, White first; None: it is still playing.

    Raises:
        EditError: "no-game".
    """
    entry = _entry(section, player, round_number)
    if not isinstance(entry, Game):
        raise EditError("no-game", player=player, round=round_number)
    unrated = entry.unrated and result is not None
    game = replace(entry, result=result, unrated=unrated, disputed=None)
    return _with_entry(section, round_number, game)


def pair(section: Section, round_number: int, game: Game) -> Section:
    """Add a game; an award of either player gives way. Board 0 takes the next free number.

    Raises:
        EditError: "no-player", "own-opponent", "scores-only", or "in-the-way" naming the
            other game.
    """
    if game.white == game.black:
        raise EditError("own-opponent", player=game.white, round=round_number)
    for player in (game.white, game.black):
        entry = _entry(section, player, round_number)
        if isinstance(entry, Game):
            raise EditError(
                "in-the-way",
                player=player,
                round=round_number,
                white=entry.white,
                black=entry.black,
                board=entry.board,
            )
    if not section.rules.paired:
        raise EditError("scores-only", player=game.white, round=round_number)
    if not game.board:
        game = replace(game, board=next_board(section.rounds[round_number - 1]))
    return _with_entry(section, round_number, game)


def next_board(a_round: Round) -> int:
    """Return the lowest board number above all in use, from 1."""
    return max((game.board for game in a_round.games), default=0) + 1


def give_bye(
    section: Section, player: int, round_number: int, kind: AwardKind, points: int | None = None
) -> Section:
    """Give a bye; *points* in half-points, by default what the rules say.

    Raises:
        EditError: "bye-on-game", naming the opponent.
    """
    entry = _entry(section, player, round_number)
    if isinstance(entry, Game):
        opponent = entry.opponent(player)
        raise EditError("bye-on-game", player=player, opponent=opponent, round=round_number)
    worth = section.rules.bye_points(kind) if points is None else points
    return _with_entry(section, round_number, Award(player, kind, worth))


def clear_cell(section: Section, player: int, round_number: int) -> Section:
    """Take back one step: a game's result first, then the pairing; an award at once."""
    entry = _entry(section, player, round_number)
    if isinstance(entry, Game) and entry.result is not None:
        return enter_result(section, player, round_number, None)
    return _without(section, round_number, player)


def dispute(section: Section, player: int, round_number: int, note: str | None) -> Section:
    """Mark a player's game as disputed with a note, or with None as settled; it keeps its result.

    Raises:
        EditError: "no-game".
    """
    entry = _entry(section, player, round_number)
    if not isinstance(entry, Game):
        raise EditError("no-game", player=player, round=round_number)
    return _with_entry(section, round_number, replace(entry, disputed=note))


def fill_absent(section: Section, round_number: int) -> Section:
    """Give a zero-point bye to everybody without an entry in the round.

    Raises:
        EditError: "no-round".
    """
    _check_round(section, round_number)
    entries = section.rounds[round_number - 1].entries
    worth = section.rules.zero_bye
    absent = [
        Award(player.no, AwardKind.ZERO_BYE, worth)
        for player in section.players
        if player.no not in entries and not player.gone(round_number)
    ]
    if not absent:
        return section
    a_round = section.rounds[round_number - 1]
    return section.with_round(round_number, replace(a_round, awards=(*a_round.awards, *absent)))


class BlockError(Exception):
    """A block of cells that cannot be entered; nothing has changed.

    Attributes:
        cells: each bad one as player, round and the error.
    """

    def __init__(self, cells: Sequence[tuple[int, int, EditError]]) -> None:
        super().__init__(cells)
        self.cells = tuple(cells)


def enter_block(section: Section, cells: Sequence[tuple[int, int, str]]) -> Section:
    """Enter many cells (player, round, text) as one edit: all of them or none.

    An empty text changes nothing. Both halves of a game may be among them; they must agree.

    Raises:
        BlockError: with every bad cell.
    """
    cells = [cell for cell in cells if cell[2].strip()]
    bad = []
    for player, round_number, text in cells:
        try:
            section = enter_cell(section, player, round_number, text)
        except EditError as error:
            bad.append((player, round_number, error))
    bad = bad or [
        (player, round_number, EditError("halves-disagree", player=player, round=round_number))
        for player, round_number, text in cells
        if not _stands(section, player, round_number, text)
    ]
    if bad:
        raise BlockError(bad)
    return section


def _stands(section: Section, player: int, round_number: int, text: str) -> bool:
    """Whether entering a cell again would change nothing: no later one has said otherwise."""
    try:
        return enter_cell(section, player, round_number, text) is section
    except EditError:
        return False


def _enter_pairing(section: Section, player: int, round_number: int, cell: CellText) -> Section:
    """Pair a player as typed, or enter the result of the game that the two already have."""
    assert cell.opponent is not None
    entry = _entry(section, player, round_number)
    met = isinstance(entry, Game) and entry.opponent(player) == cell.opponent
    if not (met or section.rules.paired):
        raise EditError("scores-only", player=player, round=round_number)
    typed = Game(player, cell.opponent, board=0, colours=False)
    game = entry if met and isinstance(entry, Game) else typed
    # The colours may be corrected; the result then stays each player's own.
    sides = cell.sides or own_sides(player, game)
    if cell.white is not None:
        white, black = (player, cell.opponent) if cell.white else (cell.opponent, player)
        game = replace(game, white=white, black=black, colours=True)
    if sides:
        game = replace(game, result=result_of(*sides, white=game.white == player))
    if cell.sides:
        game = replace(game, unrated=cell.unrated, disputed=None)
    return _with_entry(section, round_number, game) if met else pair(section, round_number, game)


def _entry(section: Section, player: int, round_number: int) -> Entry | None:
    if player not in by_number(section.players):
        raise EditError("no-player", player=player)
    _check_round(section, round_number)
    return section.entry(player, round_number)


def _check_round(section: Section, round_number: int) -> None:
    if not 1 <= round_number <= len(section.rounds):
        raise EditError("no-round", round=round_number, rounds=len(section.rounds))


def _with_entry(section: Section, round_number: int, entry: Entry) -> Section:
    """Put an entry in the place of those its players have."""
    a_round = section.rounds[round_number - 1]
    players = (entry.white, entry.black) if isinstance(entry, Game) else (entry.player,)
    old = [a_round.entries.get(no) for no in players]
    if all(one == entry for one in old):
        return section
    games, awards = list(a_round.games), list(a_round.awards)
    for one in old:
        if isinstance(one, Award):
            awards.remove(one)
    if isinstance(entry, Award):
        awards.append(entry)
    elif isinstance(old[0], Game):
        # By identity: comparing hundreds of games field by field is what would take long.
        games[next(at for at, game in enumerate(games) if game is old[0])] = entry
    else:
        games.append(entry)
    return section.with_round(
        round_number, replace(a_round, games=tuple(games), awards=tuple(awards))
    )


def _without(section: Section, round_number: int, player: int) -> Section:
    entry = _entry(section, player, round_number)
    if entry is None:
        return section
    a_round = section.rounds[round_number - 1]
    if isinstance(entry, Game):
        kept = tuple(game for game in a_round.games if game is not entry)
        return section.with_round(round_number, replace(a_round, games=kept))
    left = tuple(award for award in a_round.awards if award is not entry)
    return section.with_round(round_number, replace(a_round, awards=left))
