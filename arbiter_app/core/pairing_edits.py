"""Edits of a round's pairings as a whole, without an engine: typed pairs, one player for another.

Each takes a section and returns a section, or raises `EditError` with nothing changed.
"""

from collections.abc import Sequence
from dataclasses import replace

from arbiter_app.core.boards import scores_before
from arbiter_app.core.entries import give_bye, pair
from arbiter_app.core.errors import EditError
from arbiter_app.core.results import AwardKind
from arbiter_app.core.tournament import Award, Game, Round, Section, by_number

Pair = tuple[int, int | None]
"""White and Black; None in Black's place is a pairing bye for White."""


def enter_pairings(section: Section, round_number: int, pairs: Sequence[Pair]) -> Section:
    """Add pairs to a round as one edit, boards in their order; earlier byes of theirs give way.

    Raises:
        EditError: what `entries.pair` and `entries.give_bye` raise.
    """
    for white, black in pairs:
        if black is None:
            section = give_bye(section, white, round_number, AwardKind.PAIRING_BYE)
        else:
            section = pair(section, round_number, Game(white, black, board=0))
    return section


def clear_pairings(section: Section, round_number: int) -> Section:
    """Take back a round's games and pairing byes; byes asked for and absences stay.

    Raises:
        EditError: "round-has-results", naming the first board with one.
    """
    a_round = section.rounds[round_number - 1]
    for game in sorted(a_round.games, key=lambda game: game.board):
        if game.result is not None:
            raise EditError("round-has-results", round=round_number, board=game.board)
    awards = tuple(one for one in a_round.awards if one.kind is not AwardKind.PAIRING_BYE)
    if not a_round.games and awards == a_round.awards:
        return section
    return section.with_round(round_number, Round(awards=awards))


def replace_player(section: Section, round_number: int, old: int, new: int) -> Section:
    """Let another player sit down in the place of one in a game that has no result yet.

    The bye of the new player, if he has one, gives way; the old one is left without an entry.

    Raises:
        EditError: "no-game", "board-finished", "no-player", "own-opponent", or "in-the-way"
            naming the game that the new player has.
    """
    game = section.entry(old, round_number)
    if not isinstance(game, Game):
        raise EditError("no-game", player=old, round=round_number)
    if game.result is not None:
        raise EditError("board-finished", round=round_number, board=game.board)
    if new not in by_number(section.players):
        raise EditError("no-player", player=new)
    if new == game.opponent(old):
        raise EditError("own-opponent", player=new, round=round_number)
    white, black = (new, game.black) if game.white == old else (game.white, new)
    a_round = section.rounds[round_number - 1]
    kept = tuple(one for one in a_round.games if one is not game)
    without = section.with_round(round_number, replace(a_round, games=kept))
    return pair(without, round_number, replace(game, white=white, black=black))


def free_players(section: Section, round_number: int) -> tuple[int, ...]:
    """List who has no game in a round and has not withdrawn.

    Those without any entry come first, then those with a bye; in each the highest score before
    the round first, then by number: one reads down the score groups.
    """
    entries = section.rounds[round_number - 1].entries
    free = [
        player.no
        for player in section.players
        if not isinstance(entries.get(player.no), Game) and not player.gone(round_number)
    ]
    score = scores_before(section, round_number)
    order = {no: (isinstance(entries.get(no), Award), -score[no], no) for no in free}
    return tuple(sorted(free, key=order.__getitem__))
