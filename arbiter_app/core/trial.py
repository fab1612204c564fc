"""A scoresheet to try a tie-break on: "1 ½ 1" gives 1 + 1½ + 2½ = 5."""

from arbiter_app.core.entries import enter_cell
from arbiter_app.core.tiebreaks import TIE_BREAKS, Context, Working
from arbiter_app.core.tournament import Player, Round, Rules, Section

MOST_ROUNDS = 20


def trial(scores: str, code: str) -> Working | None:
    """Work out a tie-break for one scoresheet, typed as scores and byes with spaces between.

    Gives None for an empty scoresheet, and for one of more than `MOST_ROUNDS` rounds.

    Raises:
        EditError: something typed is no score.
    """
    cells = scores.split()
    if not 0 < len(cells) <= MOST_ROUNDS:
        return None
    section = Section(
        rules=Rules(paired=False), players=(Player(1, "?"),), rounds=(Round(),) * len(cells)
    )
    for number, cell in enumerate(cells, 1):
        section = enter_cell(section, 1, number, cell)
    return TIE_BREAKS[code].working(Context.after(section, len(cells)), 1)
