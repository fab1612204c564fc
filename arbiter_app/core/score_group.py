"""What is added up beside each other in a score group: 1 + 1½ + … = 12."""

from arbiter_app.core.tiebreaks import TIE_BREAKS, Context, cumulative_of
from arbiter_app.core.tiebreaks.values import NO_VALUE, sum_text


def sum_code(codes: tuple[str, ...]) -> str:
    """Choose what is added up: the cumulative score, else the first sum of the list, else PS."""
    sums = (code for code in codes if TIE_BREAKS[code].combine == "sum")
    return cumulative_of(codes) or next(sums, "PS")


def added_up(context: Context, code: str, player: int) -> str:
    """Write a player's value as a child adds it up; a dash where it does not exist."""
    return sum_text(TIE_BREAKS[code].working(context, player)) or NO_VALUE
