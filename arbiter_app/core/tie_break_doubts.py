"""Choices of tie-breaks that make little sense: said beside the list, never forbidden."""

from collections.abc import Iterator, Sequence

from arbiter_app.core.errors import Problem
from arbiter_app.core.ledger import columns_of
from arbiter_app.core.points import PER_POINT
from arbiter_app.core.tie_break_families import family_of
from arbiter_app.core.tiebreaks import CUMULATIVE, cumulative_of
from arbiter_app.core.tournament import Section

_BUCHHOLZ = ("BH", "FB", "AOB", "SOLK", "MED", "MMED")
_RATINGS = ("ARO", "TPR", "PTP", "APRO", "APPO", "RTNG")
_OWN = ("PTS", "PS", "CUM", "CUM-OLD", "WIN", "WON", "REP", "STD", "KASH", "TPN", "RTNG", "LOT")
"""What a scoresheet without opponents is enough for."""

_MOST_NAMED = 3


def tie_break_doubts(section: Section) -> Iterator[Problem]:
    """List what is doubtful about the section's tie-breaks, in their order."""
    for code in section.rules.tie_breaks:
        family = family_of(code)
        if not section.rules.paired and family not in _OWN:
            yield _problem("opponents-not-known", code)
        if section.rules.system == "round-robin":
            yield from _in_round_robin(code, family)
        if family in _RATINGS:
            yield from _unrated(section, code)
    yield from _early_full_points(section)


def _in_round_robin(code: str, family: str) -> Iterator[Problem]:
    """Everybody meets everybody: Buchholz is the same for all who are level (C.07 Art. 8.1), and
    the order of the opponents, which cumulative rewards, comes from a table."""
    if family in _BUCHHOLZ:
        yield _problem("buchholz-round-robin", code)
    if code in CUMULATIVE:
        yield _problem("cumulative-round-robin", code)


def _unrated(section: Section, code: str) -> Iterator[Problem]:
    names = [player.name for player in section.players if player.rating is None]
    if names:
        yield _problem("rating-unrated", code, names)


def _early_full_points(section: Section) -> Iterator[Problem]:
    """A full point without play in the first half is in every later running total."""
    code = cumulative_of(section.rules.tie_breaks) or ""
    if not code.startswith("PS"):
        return
    early = columns_of(section, len(section.rounds) // 2)
    lifted = [
        player.name
        for at, player in enumerate(section.players)
        if any(column.lines[at].unplayed >= PER_POINT for column in early)
    ]
    if lifted:
        yield _problem("early-full-bye", code, lifted)


def _problem(doubt: str, code: str, names: Sequence[str] = ()) -> Problem:
    more = "; …" if len(names) > _MOST_NAMED else ""
    some = f"{'; '.join(names[:_MOST_NAMED])}{more}"
    return Problem(doubt, details={"tie_break": code, "names": some, "count": len(names)})
