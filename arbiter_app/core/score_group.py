"""A score group as it is added up beside each other: 1 + 1½ + … = 12."""

from typing import NamedTuple

from arbiter_app.core.explain import Explanation
from arbiter_app.core.standings import Standing
from arbiter_app.core.tiebreaks import CUMULATIVE, TIE_BREAKS, Context
from arbiter_app.core.tiebreaks.values import NO_VALUE, sum_text


class GroupRow(NamedTuple):
    """One of the group; *added* is his sum, written as a child adds it up."""

    row: Standing
    added: str


def sum_code(codes: tuple[str, ...]) -> str:
    """Choose what is added up: the cumulative score, else the first sum of the list, else PS."""
    sums = (code for code in codes if TIE_BREAKS[code].combine == "sum")
    return next((code for code in codes if code in CUMULATIVE), next(sums, "PS"))


def score_group(context: Context, found: Explanation, code: str) -> tuple[GroupRow, ...]:
    """Add up a tie-break of everybody in a player's score group, best first."""
    return tuple(
        GroupRow(row, sum_text(TIE_BREAKS[code].working(context, row.player)) or NO_VALUE)
        for row in found.group
    )
