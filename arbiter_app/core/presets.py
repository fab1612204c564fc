"""Ready-made lists of tie-breaks by what an arbiter calls them, and the form of cumulative.

The form is no setting of its own: it is the code in the list (`PS` as awarded, `CUM` US Chess,
`CUM-OLD` its older texts), and a cut of it keeps its form.
"""

from collections.abc import Iterable

from arbiter_app.core.tie_break_families import family_of
from arbiter_app.core.tiebreaks import CUMULATIVE, cumulative_of

PROGRESSIVE_FIRST = ("PS", "WIN", "BWG")
"""Taken for a FIDE report file that names no tie-breaks: the progressive score decides."""

PRESETS: dict[str, tuple[str, ...]] = {
    "scholastic": ("CUM",),
    "scholastic-cuts": ("CUM", "CUM/C1", "CUM/C2"),
    "scholastic-wins": ("CUM", "WON"),
    "us-34e": ("MMED", "SOLK", "CUM", "OPCUM"),
    "us-wintd": ("MMED", "SOLK", "USSB", "CUM"),
    "us-34f": ("USSB", "H2H"),
    "progressive-first": ("PS", "PS/C1", "PS/C2", "DE"),
    "progressive-wins": PROGRESSIVE_FIRST,
    "fide-2019-swiss": ("BH/C1", "BH", "SB", "PS", "DE", "WIN", "BWG"),
    "fide-2019-round-robin": ("DE", "WIN", "SB", "KS"),
    "modern-swiss": ("BH/C1", "DE", "BH", "SB", "WIN"),
    "australia": ("BH/M1", "BH", "PS"),
    "wins-first": ("WON", "BWG", "CUM"),
    "points-only": (),
}
"""The lists that are offered, in this order; the first is the usual one."""

FORMS = ("PS", "CUM", "CUM-OLD")


def form_of(codes: Iterable[str]) -> str | None:
    """Give the form of the first cumulative tie-break of a list; None where there is none."""
    code = cumulative_of(codes)
    return None if code is None else family_of(code)


def with_form(codes: Iterable[str], form: str) -> tuple[str, ...]:
    """Give every cumulative tie-break of a list the same form; none then stands in it twice."""
    changed = [
        code.replace(family_of(code), form, 1) if code in CUMULATIVE else code for code in codes
    ]
    return tuple(dict.fromkeys(changed))


def preset_of(codes: Iterable[str]) -> str | None:
    """Find the preset that a list is, whatever form of cumulative it has; else None."""
    form = form_of(codes := tuple(codes))
    for preset, its in PRESETS.items():
        if codes == (its if form is None else with_form(its, form)):
            return preset
    return None
