"""Byes of one player over all rounds: absences, and byes booked for rounds still to come."""

from collections.abc import Mapping

from arbiter_app.core.entries import clear_cell, give_bye
from arbiter_app.core.errors import EditError
from arbiter_app.core.results import AwardKind
from arbiter_app.core.tournament import Award, Entry, Section


def set_byes(section: Section, no: int, byes: Mapping[int, AwardKind | None]) -> Section:
    """Give a player byes by round, or take them away (None), as one edit.

    A bye of the kind that stands there already keeps its value. A round with nothing but byes
    does not become the current one (`Section.current_round`).

    Raises:
        EditError: "no-player", "no-round", or "bye-on-game" naming the opponent.
    """
    for number, kind in sorted(byes.items()):
        entry = section.rounds[number - 1].entries.get(no) if _is_round(section, number) else None
        if kind is not None and not _has(entry, kind):
            section = give_bye(section, no, number, kind)
        elif kind is None and isinstance(entry, Award) and entry.kind.bye:
            section = clear_cell(section, no, number)
    return section


def mark_absent(section: Section, no: int, round_number: int) -> Section:
    """Give a zero-point bye to a player without an entry in the round.

    Raises:
        EditError: "no-player", "no-round", "bye-on-game" naming the opponent, or
            "entry-there" where a bye or a score stands already.
    """
    if _is_round(section, round_number):
        entry = section.entry(no, round_number)
        if isinstance(entry, Award) and entry.kind is not AwardKind.ZERO_BYE:
            raise EditError("entry-there", player=no, round=round_number)
    return set_byes(section, no, {round_number: AwardKind.ZERO_BYE})


def _is_round(section: Section, number: int) -> bool:
    return 1 <= number <= len(section.rounds)


def _has(entry: Entry | None, kind: AwardKind) -> bool:
    return isinstance(entry, Award) and entry.kind is kind
