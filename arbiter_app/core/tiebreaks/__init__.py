"""The tie-breaks, all of them, in one table: code to entry."""

from arbiter_app.core.errors import EditError
from arbiter_app.core.points import PER_POINT
from arbiter_app.core.tiebreaks import own
from arbiter_app.core.tiebreaks.context import Context, TieBreak, Working, exact
from arbiter_app.core.tiebreaks.own import Own

__all__ = ["CUMULATIVE", "TIE_BREAKS", "Context", "TieBreak", "Working", "canonical", "exact"]

_RUNNING = ("running-total",)
_DEDUCTED = ("running-total", "unplayed-points")
_US = own.not_standard
_C = own.no_colours

TIE_BREAKS: dict[str, TieBreak] = {
    "PTS": Own(own.points, ("points",), PER_POINT),
    "PS": Own(own.progressive, _RUNNING, PER_POINT),
    "PS/C1": Own(own.cut(own.progressive, 1), _RUNNING, PER_POINT),
    "PS/C2": Own(own.cut(own.progressive, 2), _RUNNING, PER_POINT),
    "CUM": Own(own.cumulative, _DEDUCTED, PER_POINT, _US),
    "CUM/C1": Own(own.cut(own.cumulative, 1), _DEDUCTED, PER_POINT, _US),
    "CUM/C2": Own(own.cut(own.cumulative, 2), _DEDUCTED, PER_POINT, _US),
    "CUM-OLD": Own(own.cumulative_old, _DEDUCTED, PER_POINT, _US),
    "CUM-OLD/C1": Own(own.cut(own.cumulative_old, 1), _DEDUCTED, PER_POINT, _US),
    "CUM-OLD/C2": Own(own.cut(own.cumulative_old, 2), _DEDUCTED, PER_POINT, _US),
    "WIN": Own(own.wins, ("win",)),
    "WON": Own(own.won, ("won-game",)),
    "BPG": Own(own.games_with_black, ("black-game",), undefined=_C),
    "BWG": Own(own.won_with_black, ("black-win",), undefined=_C),
    "REP": Own(own.elected_to_play, ("elected-round",)),
}

CUMULATIVE = tuple(code for code in TIE_BREAKS if code.startswith(("PS", "CUM")))
"""The forms of the cumulative score; the grid shows the first of them in a section's list."""

_SPELLINGS = {code.replace("/", "-"): code for code in TIE_BREAKS}


def canonical(code: str) -> str:
    """Find a tie-break's code, written with "/" or "-" in either case ("ps-c1" is "PS/C1").

    Raises:
        EditError: "unknown-tie-break", with the known ones.
    """
    found = _SPELLINGS.get(code.strip().upper().replace("/", "-"))
    if found is None:
        raise EditError("unknown-tie-break", code=code.strip(), known=", ".join(TIE_BREAKS))
    return found
