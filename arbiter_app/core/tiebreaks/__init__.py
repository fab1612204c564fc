"""The tie-breaks, all of them, in one table: code to entry.

Order and names are those of FIDE C.07 and of US Chess rule 34; a code with a modifier is an entry
of its own, written by its family.
"""

import re
from collections.abc import Iterable
from operator import attrgetter

from arbiter_app.core.errors import EditError
from arbiter_app.core.points import PER_POINT
from arbiter_app.core.tiebreaks import direct, drawn, own, ratings, us_ratings, uschess
from arbiter_app.core.tiebreaks.context import Context, Term, TieBreak, Working, exact
from arbiter_app.core.tiebreaks.opponents import AverageBuchholz, Buchholz, Koya
from arbiter_app.core.tiebreaks.own import Own
from arbiter_app.core.tiebreaks.ratings import AveragePerformance, AverageRating, OfPlayer
from arbiter_app.core.tiebreaks.unplayed import AS_PLAYED, FORE, FORE_FORFEITS, FORFEITS, Reading

__all__ = [
    "CUMULATIVE",
    "TIE_BREAKS",
    "Context",
    "Term",
    "TieBreak",
    "Working",
    "canonical",
    "cumulative_of",
    "exact",
    "without_repeats",
]

_RUNNING = ("running-total",)
_DEDUCTED = ("running-total", "unplayed-points")
_US = own.not_standard
_C = own.no_colours
_CUTS = {"": (0, 0), "/C1": (1, 0), "/C2": (2, 0)}
_MEDIANS = {**_CUTS, "/M1": (1, 1), "/M2": (2, 2)}
_TPR = ratings.Performance(ratings.performance)
_PTP = ratings.Performance(ratings.perfect_performance)
_number, _rating = attrgetter("no"), attrgetter("rating")


def _cumulative(
    code: str, amounts: own.Amounts, reasons: tuple[str, ...], why: own.Undefined
) -> dict[str, TieBreak]:
    return {
        code + cut: Own(amounts, reasons, PER_POINT, why, low) for cut, (low, _) in _CUTS.items()
    }


def _buchholz(
    code: str,
    cuts: dict[str, tuple[int, int]],
    readings: tuple[Reading, Reading] = (AS_PLAYED, FORFEITS),
    *,
    product: bool = False,
) -> dict[str, TieBreak]:
    return {
        code + cut + suffix: Buchholz(reading, *dropped, product)
        for suffix, reading in zip(("", "/P"), readings, strict=True)
        for cut, dropped in cuts.items()
    }


TIE_BREAKS: dict[str, TieBreak] = {
    "PTS": Own(own.points, ("points",), PER_POINT),
    **_cumulative("PS", own.progressive, _RUNNING, own.always_defined),
    **_cumulative("CUM", own.cumulative, _DEDUCTED, _US),
    **_cumulative("CUM-OLD", own.cumulative_old, _DEDUCTED, _US),
    "WIN": Own(own.wins, ("win",), combine="count"),
    "WON": Own(own.won, ("won-game",), combine="count"),
    "BPG": Own(own.games_with_black, ("black-game",), undefined=_C, combine="count"),
    "BWG": Own(own.won_with_black, ("black-win",), undefined=_C, combine="count"),
    "REP": Own(own.elected_to_play, ("elected-round",), combine="count"),
    "STD": Own(own.standard, ("standard-points",), PER_POINT),
    "TPN": OfPlayer(_number, "start-number", -1, "place"),
    "TPN/R": OfPlayer(_number, "start-number", 1, "place"),
    "RTNG": OfPlayer(_rating, "rating", rated=True),
    "RTNG/R": OfPlayer(_rating, "rating", -1, rated=True),
    **_buchholz("BH", _MEDIANS),
    **_buchholz("FB", _MEDIANS, (FORE, FORE_FORFEITS)),
    "AOB": AverageBuchholz(),
    "AOB/F": AverageBuchholz(Buchholz(FORE)),
    **_buchholz("SB", _CUTS, product=True),
    "KS": Koya(),
    **{f"KS/L{by:+d}": Koya(by) for by in (1, 2, 3, 4, -1, -2, -3, -4)},
    "DE": direct.DirectEncounter(),
    "DE/P": direct.DirectEncounter(forfeits=True),
    **{f"ARO{cut}": AverageRating(*dropped) for cut, dropped in _MEDIANS.items()},
    "TPR": _TPR,
    "PTP": _PTP,
    "APRO": AveragePerformance(_TPR),
    "APPO": AveragePerformance(_PTP),
    "MMED": uschess.Solkoff(uschess.modified_median),
    "SOLK": uschess.Solkoff(),
    "MED": uschess.Solkoff(uschess.median),
    "OPCUM": uschess.OppositionCumulative(),
    "KASH": Own(own.kashdan, ("kashdan",)),
    "USSB": uschess.SonnebornBerger(),
    "MBLK": Own(own.games_with_black, ("black-game",), undefined=_C, combine="count"),
    "H2H": direct.Result(),
    "OPPERF": us_ratings.OppositionPerformance(),
    "AVOPR": us_ratings.OppositionRating(),
    "LOT": drawn.Drawn(),
}

CUMULATIVE = tuple(code for code in TIE_BREAKS if code.startswith(("PS", "CUM")))
"""The forms of the cumulative score; the grid shows the first of them in a section's list."""


def cumulative_of(codes: Iterable[str]) -> str | None:
    """Find the form of the cumulative score in a list, the first of them; None where none is."""
    return next((code for code in codes if code in CUMULATIVE), None)


_SPELLINGS = {code.replace("/", "-"): code for code in TIE_BREAKS} | {"GE": "REP"}
_FORFEITS_FIRST = re.compile(r"-P(-[CM]\d)$")


def canonical(code: str) -> str:
    """Find a tie-break's code, written with "/" or "-" in either case ("ps-c1" is "PS/C1").

    "BH/P/C1" is "BH/C1/P", and REP is found by its former name GE too.

    Raises:
        EditError: "unknown-tie-break", with the known ones.
    """
    typed = code.strip().upper().replace("/", "-")
    found = _SPELLINGS.get(_FORFEITS_FIRST.sub(r"\1-P", typed))
    if found is None:
        raise EditError("unknown-tie-break", code=code.strip(), known=", ".join(TIE_BREAKS))
    return found


def without_repeats(codes: Iterable[str]) -> tuple[str, ...]:
    """Leave out what stands in a list a second time and could say nothing new.

    A tie-break among the players still tied may stand in it again (C.07 Art. 6).
    """
    kept: list[str] = []
    for code in codes:
        again = kept and kept[-1] != code and TIE_BREAKS[code].among_tied
        if code not in kept or again:
            kept.append(code)
    return tuple(kept)
