"""Two halves of one game: what they say together, and where they disagree.

Both players' lines carry a game. Of the pairs of codes some are allowed, some are kept with a
warning, and those that no game can end with are refused.
"""

from functools import lru_cache
from typing import NamedTuple

from arbiter_app.core.results import Outcome, Result

OUTCOMES = {
    "1": Outcome.WIN,
    "=": Outcome.DRAW,
    "0": Outcome.LOSS,
    "+": Outcome.FORFEIT_WIN,
    "-": Outcome.FORFEIT_LOSS,
    "W": Outcome.WIN,
    "D": Outcome.DRAW,
    "L": Outcome.LOSS,
}
UNRATED = frozenset("WDL")
ANSWER = {"1": "0", "=": "=", "0": "1", "+": "-", "-": "+", "W": "L", "D": "D", "L": "W", "": ""}
"""What stands on the other side where only one side is given."""
_FORFEITS = {
    (Outcome.WIN, Outcome.FORFEIT_LOSS): (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS),
    (Outcome.FORFEIT_LOSS, Outcome.WIN): (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN),
    (Outcome.LOSS, Outcome.FORFEIT_WIN): (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN),
    (Outcome.FORFEIT_WIN, Outcome.LOSS): (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS),
    (Outcome.LOSS, Outcome.FORFEIT_LOSS): (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS),
    (Outcome.FORFEIT_LOSS, Outcome.LOSS): (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS),
}
"""Played on one side, forfeit on the other: kept as a forfeit."""
_WINS = frozenset({Outcome.WIN, Outcome.FORFEIT_WIN})


class Meeting(NamedTuple):
    """What two halves say together.

    Attributes:
        first_white: the first half's player has White; where `colours` is False he is
            merely named first.
        result: White's side first; None while the game is still playing.
        warnings: codes of what is doubtful.
        refusal: the code of what cannot be, else "".
    """

    first_white: bool
    colours: bool
    result: Result | None
    unrated: bool
    warnings: tuple[str, ...]
    refusal: str


@lru_cache(1024)
def meet(colour: str, code: str, other_colour: str, other_code: str) -> Meeting:
    """Put two halves together; a colour is "w", "b" or "-", a code that of a game or ""."""
    warnings = []
    colours = {colour, other_colour} not in ({"-"}, {"w"}, {"b"})
    if colour == other_colour != "-":
        warnings.append("both-white" if colour == "w" else "both-black")
    first_white = not colours or colour == "w" or other_colour == "b"
    if bool(code) != bool(other_code):
        code, other_code = code or ANSWER[other_code], other_code or ANSWER[code]
        warnings.append("half-blank")
    if not code:
        return Meeting(first_white, colours, None, False, tuple(warnings), "")
    if (code in UNRATED) != (other_code in UNRATED):
        warnings.append("rated-and-unrated")
    sides = OUTCOMES[code], OUTCOMES[other_code]
    if sides in _FORFEITS:
        warnings.append("result-and-forfeit")
        sides = _FORFEITS[sides]
    result = Result.of(*(sides if first_white else sides[::-1]))
    unrated = bool(result and result.played) and not UNRATED.isdisjoint((code, other_code))
    return Meeting(first_white, colours, result, unrated, tuple(warnings), _refusal(sides, result))


def _refusal(sides: tuple[Outcome, Outcome], result: Result | None) -> str:
    if result is not None:
        return ""
    return "both-won" if _WINS.issuperset(sides) else "points-above-win"
