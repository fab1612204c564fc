"""Who lost by forfeit: he stays in the event unless he is withdrawn by choice."""

from arbiter_app.core.results import AwardKind, Outcome
from arbiter_app.core.roster import last_taken_part, withdraw
from arbiter_app.core.tournament import Award, Game, Section


def absentees(section: Section, player: int, round_number: int) -> tuple[int, ...]:
    """List who lost by forfeit in a player's entry and could be withdrawn after the round.

    Whoever takes part in a later round, or has been withdrawn already, is not among them.
    """
    return tuple(
        no
        for no in _forfeited(section, player, round_number)
        if section.player(no).withdrawn_after is None
        and last_taken_part(section, no) <= round_number
    )


def withdraw_absentees(section: Section, player: int, round_number: int) -> Section:
    """Withdraw after the round whoever lost by forfeit in a player's entry."""
    for no in absentees(section, player, round_number):
        section = withdraw(section, no, round_number)
    return section


def _forfeited(section: Section, player: int, round_number: int) -> tuple[int, ...]:
    entry = section.entry(player, round_number)
    if isinstance(entry, Award):
        return (player,) if entry.kind is AwardKind.FORFEIT_LOSS else ()
    if not isinstance(entry, Game) or entry.result is None:
        return ()
    both = zip((entry.white, entry.black), entry.result.sides, strict=True)
    return tuple(no for no, own in both if own is Outcome.FORFEIT_LOSS)
