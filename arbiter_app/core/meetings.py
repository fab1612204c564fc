"""Who met whom: every player's opponents, round by round, read from the games."""

from collections.abc import Iterable, Mapping
from itertools import repeat
from typing import NamedTuple

from arbiter_app.core.ledger import Sheet, played_lines, sheets
from arbiter_app.core.memory import remembered
from arbiter_app.core.tournament import Round, Section

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


def meetings(section: Section, upto: int) -> Meetings:
    """Read the opponents of rounds 1 to *upto*."""
    return meetings_of(section, sheets(section, upto))


def meetings_of(
    section: Section, read: Mapping[int, Sheet], numbers: Iterable[int] | None = None
) -> Meetings:
    """Read the opponents of some players (None: of all) for the rounds of their scoresheets."""
    asked = [*(read if numbers is None else numbers)]
    upto = max((len(read[no].lines) for no in asked), default=0)
    columns = [map(_opponents(one).get, asked, repeat(0)) for one in section.rounds[:upto]]
    rows = zip(*columns, strict=True) if columns else repeat(())
    over_the_board = played_lines(section.rules)
    met, paired, missed, unknown = {}, {}, [], []
    for no, row in zip(asked, rows, strict=False):
        lines = read[no].lines
        paired[no] = row
        if over_the_board.issuperset(lines):
            met[no] = row
            continue
        met[no] = tuple([one if line.played else 0 for one, line in zip(row, lines, strict=True)])
        if any(not (line.played or line.open) for line in lines):
            missed.append(no)
        if any(line.played and not line.game for line in lines):
            unknown.append(no)
    return Meetings(met, paired, frozenset(missed), frozenset(unknown))


@remembered(256)
def _opponents(a_round: Round) -> dict[int, int]:
    """Everybody who is paired in a round, and with whom."""
    whites = {game.white: game.black for game in a_round.games}
    return whites | {black: white for white, black in whites.items()}


def follow(before: Meetings, again: Meetings) -> Meetings:
    """Take some players' opponents anew."""
    numbers = again.met.keys()
    return Meetings(
        {**before.met, **again.met},
        {**before.paired, **again.paired},
        (before.missed - numbers) | again.missed,
        (before.unknown - numbers) | again.unknown,
    )
