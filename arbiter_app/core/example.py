"""A small event to show tie-breaks on: eight players, five rounds, something of everything.

Anna, Bela and Cleo have three points of five, made early, in between and late, and have all met;
the others have a forfeit, a pairing bye, a half-point bye and a withdrawal.
"""

from functools import cache

from arbiter_app.core.entries import enter_cell
from arbiter_app.core.explain import Explained, explain
from arbiter_app.core.lots import CODE as LOTS
from arbiter_app.core.lots import draw_lots
from arbiter_app.core.roster import withdraw
from arbiter_app.core.standings import rank
from arbiter_app.core.tiebreaks import Working
from arbiter_app.core.tournament import Player, Round, Rules, Section

_SEED = "2026"
_PLAYERS = (
    ("Anna", 1450, "5w1 2w1 4b1 7b0 3w0"),
    ("Bela", 1380, "6w1 1b0 5w1 3b0 4w1"),
    ("Cleo", 1310, "4b0 5w0 8b1 2w1 1b1"),
    ("Dana", 1520, "3w1 7w½ 1w0 6b1 2b0"),
    ("Emil", 1260, "1b0 3b1 2b0 8w½ B"),
    ("Finn", 1190, "2b0 8w½ B 4w0 7b½"),
    ("Gita", 1405, "8w+ 4b½ H 1w1 6w½"),
    ("Hugo", 1120, "7b- 6b½ 3w0 5b½ Z"),
)


@cache
def example() -> Section:
    """Build the event; the same value each time."""
    cells = [line.split() for _, _, line in _PLAYERS]
    section = Section(
        rules=Rules(tie_breaks=()),
        players=tuple(
            Player(no, name, rating=rating) for no, (name, rating, _) in enumerate(_PLAYERS, 1)
        ),
        rounds=(Round(),) * len(cells[0]),
    )
    for number in range(1, len(section.rounds) + 1):
        for no, line in enumerate(cells, 1):
            if section.entry(no, number) is None:
                section = enter_cell(section, no, number, line[number - 1])
    return withdraw(section, len(_PLAYERS), len(section.rounds) - 1)


@cache
def worked(code: str, player: int | None = None) -> tuple[int, Explained]:
    """Work out a tie-break for the example's player who shows most of it, or for one of them.

    Gives his start number, and the working.
    """
    section = draw_lots(example(), _SEED) if code == LOTS else example()
    standings = rank(section, tie_breaks=(code,))
    numbers = [one.no for one in section.players] if player is None else [player]
    found = [(no, explain(section, standings, no).tie_breaks[0]) for no in numbers]
    return max(found, key=lambda one: (_shows(one[1].working), -one[0]))


def _shows(working: Working) -> tuple[bool, int, int]:
    """Tell how much there is to see: a value, kinds of terms, terms that add something."""
    counted = working.combine == "count"
    kinds = {
        (term.reason, term.cut is not None, term.value < 0, counted and not term.value)
        for term in working.terms
    }
    return working.value is not None, len(kinds), sum(bool(one.value) for one in working.terms)
