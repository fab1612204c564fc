"""Whom a few typed letters mean: a start number, a board, a part of a name or a school."""

from collections.abc import Sequence

from arbiter_app.core.seeding import plain
from arbiter_app.core.tournament import Player, Section


def found(
    section: Section, players: Sequence[Player], round_number: int, typed: str
) -> tuple[int, ...]:
    """List the start numbers of those meant, the likeliest first.

    A number is a start number, then a board of the round (White, then Black). Letters are
    the beginning of a name, then any part of a name, then of a school; accents and capitals
    do not matter.
    """
    sought = plain(typed)
    if not sought:
        return ()
    if sought.isdecimal() and len(sought) < 10:
        return _by_number(section, round_number, int(sought))
    begins = [player.no for player in players if plain(player.name).startswith(sought)]
    named = [player.no for player in players if sought in plain(player.name)]
    school = [player.no for player in players if sought in plain(player.school)]
    return tuple(dict.fromkeys((*begins, *named, *school)))


def _by_number(section: Section, round_number: int, number: int) -> tuple[int, ...]:
    player = [player.no for player in section.players if player.no == number]
    games = section.rounds[round_number - 1].games if round_number > 0 else ()
    board = [no for game in games if game.board == number for no in (game.white, game.black)]
    return tuple(dict.fromkeys((*player, *board)))
