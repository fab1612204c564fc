"""The scorings that arbiters know by name, and what byes and forfeits are usually worth in one."""

from dataclasses import replace

from arbiter_app.core.points import PER_POINT
from arbiter_app.core.tournament import Rules

SCORINGS: dict[str, tuple[int, int, int]] = {
    "1-½-0": (PER_POINT, PER_POINT // 2, 0),
    "3-1-0": (3 * PER_POINT, PER_POINT, 0),
    "2-1-0": (2 * PER_POINT, PER_POINT, 0),
}
"""A win, a draw and a loss, in half-points."""

RESULTS = ("win", "draw", "loss")
UNPLAYED = ("forfeit_win", "forfeit_loss", "pairing_bye", "full_bye", "half_bye", "zero_bye")
"""The fields of `Rules` that are points: for a game played, and for all else."""


def scoring_of(rules: Rules) -> str | None:
    """Name the scoring of games played; None for values of one's own."""
    values = (rules.win, rules.draw, rules.loss)
    return next((name for name, those in SCORINGS.items() if those == values), None)


def usual_unplayed(rules: Rules) -> Rules:
    """Value what is not played as it usually is, by what a win and a draw are worth.

    A forfeit win, a pairing bye and a full-point bye are worth a win, a half-point bye a
    draw, an absence and a forfeit loss nothing.
    """
    return replace(
        rules,
        forfeit_win=rules.win,
        forfeit_loss=0,
        pairing_bye=rules.win,
        full_bye=rules.win,
        half_bye=rules.draw,
        zero_bye=0,
    )
