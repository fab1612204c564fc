"""Who met whom: every player's opponents, round by round, read from the games.

As the columns of the ledger, a round is remembered by identity: after a key, one is read again.
"""

from collections.abc import Mapping
from typing import NamedTuple

from arbiter_app.core.ledger import Column, columns_of
from arbiter_app.core.memory import remembered
from arbiter_app.core.tournament import Player, Round, Section, by_number

Opponents = Mapping[int, tuple[int, ...]]
"""Start number to the opponents' numbers, one a round; 0 where there was none."""


class Meetings(NamedTuple):
    """All players' opponents up to a round.

    Attributes:
        met: over the board.
        paired: also by forfeit, and in games still playing.
        missed: those with a round that was not played: a bye or a forfeit.
        unknown: those with a typed score, whose opponent is not recorded.
    """

    met: Opponents
    paired: Opponents
    missed: frozenset[int]
    unknown: frozenset[int]


class _Round(NamedTuple):
    """The same of one round; opponents in the order of the section's players."""

    met: tuple[int, ...]
    paired: tuple[int, ...]
    missed: frozenset[int]
    unknown: frozenset[int]


def meetings(section: Section, upto: int) -> Meetings:
    """Read the opponents of rounds 1 to *upto*."""
    numbers = by_number(section.players)
    columns = columns_of(section, upto)
    if not columns:
        nobody = dict.fromkeys(numbers, ())
        return Meetings(nobody, nobody, frozenset(), frozenset())
    rounds = [
        _read(section.players, a_round, column)
        for a_round, column in zip(section.rounds, columns, strict=False)
    ]
    met, paired = (
        dict(zip(numbers, zip(*opponents, strict=True), strict=True))
        for opponents in ([one.met for one in rounds], [one.paired for one in rounds])
    )
    missed = frozenset[int]().union(*[one.missed for one in rounds])
    unknown = frozenset[int]().union(*[one.unknown for one in rounds])
    return Meetings(met, paired, missed, unknown)


@remembered(256)
def _read(players: tuple[Player, ...], a_round: Round, column: Column) -> _Round:
    against: dict[int, int] = {}
    for game in a_round.games:
        against[game.white], against[game.black] = game.black, game.white
    lines = dict(zip(by_number(players), column.lines, strict=True))
    paired = tuple([against.get(no, 0) for no in lines])
    return _Round(
        met=tuple(
            [no if line.played else 0 for no, line in zip(paired, column.lines, strict=True)]
        ),
        paired=paired,
        missed=frozenset([no for no, line in lines.items() if not (line.played or line.open)]),
        unknown=frozenset([no for no, line in lines.items() if line.played and not line.game]),
    )
