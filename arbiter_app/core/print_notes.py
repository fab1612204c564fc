"""What a printed sheet has to own up to, read from the history.

Two things are worth a note on paper: tie-breaks that were changed when play had begun, and a
result of an earlier round that was corrected when a later one had begun. A slip of the hand put
right in its own round is neither.
"""

from typing import NamedTuple

from arbiter_app.core.history import Change, History
from arbiter_app.core.tournament import Section

_RESULTS = ("result", "award")
_STARTS = ("result", "award", "pairing")

Where = tuple[str, int | None, int | None, int | None]
"""Field, round, board and player: what one result is known by."""


class Noted(NamedTuple):
    """What differs from what it was.

    Attributes:
        corrected: one change a result, its old value the one that first stood.
        tie_breaks: the list before the first change in play, as the file writes it; None
            where it is the same again, or was never changed in play.
    """

    corrected: tuple[Change, ...]
    tie_breaks: str | None


def noted(section: Section, history: History) -> Noted:
    """Find what the history has of a section that a printed sheet must say."""
    corrected: dict[Where, Change] = {}
    # What the history never saw beginning was there before it, in an imported file.
    begun = _begun_before(section, history)
    first: str | None = None
    for change in _changes(section, history):
        if change.field == "tie_breaks" and begun:
            first = change.old or "" if first is None else first
        if change.field in _STARTS and change.new is not None:
            begun = max(begun, change.round or 0)
        if change.field in _RESULTS and begun > (change.round or 0):
            _correct(corrected, change)
    now = ", ".join(section.rules.tie_breaks)
    return Noted(
        tuple(change for change in corrected.values() if change.old != change.new),
        None if first == now else first,
    )


def _changes(section: Section, history: History) -> list[Change]:
    return [
        change for event in history if event.section == section.name for change in event.changes
    ]


def _correct(corrected: dict[Where, Change], change: Change) -> None:
    where = (change.field, change.round, change.board, change.player)
    known = corrected.get(where)
    if known is None and change.old is None:
        return  # typed late, not corrected
    first = change.old if known is None else known.old
    corrected[where] = Change(*where[:1], first, change.new, *where[1:])


def _begun_before(section: Section, history: History) -> int:
    """Find the last round with an entry that the history did not see made; 0 if it saw all."""
    seen = {
        (change.round, change.board if change.player is None else -change.player)
        for change in _changes(section, history)
        if change.field in _STARTS
    }
    return max(
        (
            number
            for number, a_round in enumerate(section.rounds, 1)
            for what in (
                *(game.board for game in a_round.games),
                *(-award.player for award in a_round.awards),
            )
            if (number, what) not in seen
        ),
        default=0,
    )
