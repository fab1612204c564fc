"""The list of tie-breaks in records 202 and 212 of a FIDE report."""

import re
from typing import NamedTuple

from arbiter_app.core.errors import EditError
from arbiter_app.core.tie_break_families import family_of
from arbiter_app.core.tiebreaks import canonical, without_repeats

_POINTS = "PTS"
_NOT_FIDE = "OTHER_"
_BETWEEN = re.compile(r"[,;\s]+")
"""MTB26 has commas alone."""
_FIDE = frozenset({
    "PTS", "PS", "WIN", "WON", "BPG", "BWG", "REP", "STD", "TPN", "BH", "FB", "AOB", "SB", "KS",
    "DE", "ARO", "TPR", "PTP", "APRO", "APPO", "RTNG",
})  # fmt: skip
"""The names of C.07; every other tie-break is written with the mark above (MTB26)."""


class TieBreaks(NamedTuple):
    """Registry codes in order, none in vain, and the names that we do not know."""

    codes: tuple[str, ...]
    unknown: tuple[str, ...]


def read_tie_breaks(text: str) -> TieBreaks | None:
    """Read a record's list without the points it may begin with; None where it is empty."""
    names = [name for name in _BETWEEN.split(text) if name]
    if not names:
        return None
    if names[0].upper() == _POINTS:
        del names[0]
    codes = [_code(name.upper()) for name in names]
    unknown = [name for name, code in zip(names, codes, strict=True) if not code]
    return TieBreaks(without_repeats(filter(None, codes)), tuple(dict.fromkeys(unknown)))


def _code(name: str) -> str:
    bare = name.removeprefix(_NOT_FIDE)
    if bare != name and _is_fide(bare):
        return ""
    try:
        return canonical(bare)
    except EditError:
        return ""


def _is_fide(code: str) -> bool:
    return family_of(code) in _FIDE


def write_tie_breaks(codes: tuple[str, ...]) -> str:
    """Write a list that begins with the points, as record 212 has it."""
    return ",".join(
        [_POINTS, *(code if _is_fide(code) else f"{_NOT_FIDE}{code}" for code in codes)]
    )
