"""The widest texts that a column of the standings will have, known before any result.

A column that grew with its figures would move the others under the eyes of whoever reads.
"""

from arbiter_app.core.points import PER_POINT, format_points
from arbiter_app.core.tie_break_families import GROUPS, family_of
from arbiter_app.core.tiebreaks import CUMULATIVE, TIE_BREAKS
from arbiter_app.core.tournament import Section
from arbiter_app.labels import tie_breaks
from arbiter_app.ui.standings_columns import Column, Kind
from arbiter_app.ui.standings_words import PLAYING
from arbiter_app.ui.words import translate

_DOT = f"{PLAYING} "
_SCORES = ("BH", "FB", "KS", "MMED", "SOLK", "MED")
"""They add up opponents' scores, one a round at most."""
_PRODUCTS = ("SB", "USSB")
"""They multiply each opponent's score with what was gained."""


def sample(column: Column, section: Section, *, spread: bool) -> str:
    """Give a text that no figure of a column is wider than; *spread* as in `place_text`."""
    most = "8" * len(str(len(section.players)))
    place = f"{most}–{most}" if spread else f"{most}="
    return {
        Kind.PLACE: lambda: place,
        Kind.OVERALL: lambda: place,
        Kind.MOVED: lambda: f"▲{most}",
        Kind.NUMBER: lambda: str(max((player.no for player in section.players), default=0)),
        Kind.POINTS: lambda: _DOT + format_points(section.rules.win * len(section.rounds) + 1),
        Kind.VALUE: lambda: _DOT + largest(column.code, section),
    }[column.kind]()


def breakers(columns: tuple[Column, ...]) -> list[str]:
    """List what can stand under "tie broken by"."""
    return [tie_breaks.head(one.code, translate) for one in columns if one.code]


def largest(code: str, section: Section) -> str:
    """Write a value of a tie-break that no player will go beyond in width."""
    rounds, win = len(section.rounds), section.rules.win
    score, family, tie_break = win * rounds, family_of(code), TIE_BREAKS[code]
    if tie_break.decimals:
        return "2888.88" if family in GROUPS["ratings"] else "88.88"
    if family in GROUPS["ratings"]:
        return "2888"
    # A win in every round: the running totals are 1, 2, 3, …
    running = score * (rounds + 1) // 2
    if code in CUMULATIVE:
        return format_points(running + 1)
    if family in _SCORES:
        return format_points(score * rounds + 1)
    if family in _PRODUCTS:
        return format_points(score * rounds * win // PER_POINT + 1)
    if family == "OPCUM":
        return format_points(running * rounds + 1)
    if tie_break.combine == "place":
        return "8" * len(str(len(section.players)))
    return format_points(score + 1) if family == "STD" else str(4 * rounds)
