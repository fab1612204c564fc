"""Drawing of lots, the last resort (FIDE C.07 Art. 2): once, on command, with a recorded seed.

The order is that of the SHA-256 sums of "seed:number", so anybody can draw it again. It is
stored; nothing here ever draws a second time by itself.
"""

from dataclasses import replace
from hashlib import sha256
from itertools import groupby
from operator import attrgetter

from arbiter_app.core.errors import EditError
from arbiter_app.core.standings import Standing, rank
from arbiter_app.core.tournament import Lots, Section

CODE = "LOT"
"""The tie-break that reads the lots."""


def level(section: Section, upto: int | None = None) -> tuple[tuple[Standing, ...], ...]:
    """List those who share a place when lots do not count, best first; none where nobody does."""
    rows = rank(take_lots_back(section), upto).rows
    groups = groupby(rows, key=attrgetter("place"))
    return tuple(group for _, found in groups if len(group := tuple(found)) > 1)


def draw_lots(section: Section, seed: str) -> Section:
    """Draw an order of all players, and let it break what ties are left.

    Raises:
        EditError: "lots-without-seed", or "lots-without-players".
    """
    seed = seed.strip()
    if not seed:
        raise EditError("lots-without-seed")
    if not section.players:
        raise EditError("lots-without-players")
    numbers = [player.no for player in section.players]
    order = sorted(numbers, key=lambda no: sha256(f"{seed}:{no}".encode()).digest())
    codes = tuple(code for code in section.rules.tie_breaks if code != CODE)
    rules = replace(section.rules, tie_breaks=(*codes, CODE), lots=Lots(seed, tuple(order)))
    return section if rules == section.rules else replace(section, rules=rules)


def take_lots_back(section: Section) -> Section:
    """Forget the lots; what they parted is level again."""
    codes = tuple(code for code in section.rules.tie_breaks if code != CODE)
    rules = replace(section.rules, tie_breaks=codes, lots=None)
    return section if rules == section.rules else replace(section, rules=rules)


def without_player(lots: Lots | None, no: int) -> Lots | None:
    """Take a player's lot away: somebody else may get his number."""
    if lots is None:
        return None
    return replace(lots, order=tuple(one for one in lots.order if one != no))
