"""What a printed sheet has to own up to, read from the history.

Two things are worth a note on paper: tie-breaks, or the edition of their rules, that were
changed when play had begun, and every finished result that is another now than it first was.
A key taken back by the very next one never stood; a bye given or taken before its round is
over is no correction either.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from arbiter_app.core.history import Change, Event, History, of_section
from arbiter_app.core.lots import CODE as LOTS
from arbiter_app.core.print_sheets import Source
from arbiter_app.core.results import AwardKind, Result
from arbiter_app.core.tournament import Section

_STARTS = ("result", "award", "pairing")
"""The fields of which an entry begins its round."""

_RESULTS = ("result", "award")
_RULES = ("tie_breaks", "edition")
_TYPED = frozenset(kind.value for kind in AwardKind if kind.typed)
_MOST = 5

Where = tuple[str, int | None, int | None, int | None]
"""Field, round, board and player: what one result is known by."""

_Board = tuple[int | None, int | None]


class Noted(NamedTuple):
    """What differs from what it was.

    Attributes:
        corrected: one change a result, its old value the one that first stood; by round and
            board.
        tie_breaks: the list before the first change in play, as the file writes it; None
            where it is the same again, or was never changed in play.
        edition: in the same way, the edition of the FIDE rules.
    """

    corrected: tuple[Change, ...]
    tie_breaks: str | None
    edition: str | None = None


def history_notes(source: Source) -> Iterator[str]:
    """Say what was corrected in the rounds of a sheet, the first few one by one."""
    words, found = source.words, noted(source.section, source.history, source.round)
    if found.tie_breaks is not None:
        yield words.say("tie-breaks-note", old=words.heads(found.tie_breaks))
    if found.edition is not None:
        now = source.section.rules.edition
        yield words.say("edition-note", now=now, old=found.edition)
    few = len(found.corrected) <= _MOST
    named = found.corrected if few else found.corrected[: _MOST - 1]
    yield from map(words.corrected, named)
    if not few:
        yield words.say("corrected-more", count=len(found.corrected) - len(named))


def noted(section: Section, history: History, upto: int | None = None) -> Noted:
    """Find what the history has of a section, up to a round, that a sheet must say."""
    own = of_section(history, section.name)
    # What the history never saw beginning was there before it, in an imported file.
    begun = begun_before(section, own)
    results = _Results()
    first: dict[str, str] = {}
    for event in own:
        for change in event.changes:
            if change.field in _RULES and begun:
                first.setdefault(change.field, _without_lots(change.old or ""))
            if change.field in _STARTS and change.new is not None:
                begun = max(begun, change.round or 0)
        results.follow(event, begun)
    # Lots only part who is level at the end; drawing them changes no rule.
    rules = section.rules
    now = {"tie_breaks": _without_lots(", ".join(rules.tie_breaks)), "edition": rules.edition}
    last = len(section.rounds) if upto is None else upto
    changed = [first.get(field) if first.get(field) != now[field] else None for field in _RULES]
    return Noted(results.corrected(last), *changed)


def _without_lots(codes: str) -> str:
    return ", ".join(code for code in codes.split(", ") if code != LOTS)


def is_score(change: Change) -> bool:
    """Whether a result or a typed score stood there before a change."""
    if change.field == "award":
        return change.old is not None and change.old.partition(" ")[0] in _TYPED
    return change.field == "result" and change.old is not None


def begun_before(section: Section, own: History) -> int:
    """Find the last round with an entry that a section's history did not see made, else 0."""
    seen = {
        (change.round, change.board if change.player is None else -change.player)
        for event in own
        for change in event.changes
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


class _Results:
    """What each result first was and is now, while the history is read."""

    def __init__(self) -> None:
        self._known: dict[Where, Change] = {}
        self._fresh: list[Where] = []

    def corrected(self, last: int) -> tuple[Change, ...]:
        """List what differs, in the rounds up to one."""
        differ = [
            change
            for change in self._known.values()
            if change.old != change.new and (change.round or 0) <= last
        ]
        return tuple(sorted(differ, key=lambda one: (one.round or 0, one.board or 0)))

    def follow(self, event: Event, begun: int) -> None:
        """Read one line of the history; *begun* is the last round that had begun by then."""
        swapped = self._swap(event)
        changes = [
            change
            for change in event.changes
            if change.field in _RESULTS
            and (change.field == "award" or (change.round, change.board) not in swapped)
        ]
        if len(changes) == 1 and self._takes_back(changes[0]):
            return
        new = len(changes) == 1 and changes[0].old is None
        self._fresh = [*self._fresh, _where(changes[0])] if new else []
        for change in changes:
            self._note(change, begun)

    def _takes_back(self, change: Change) -> bool:
        """Whether a change only takes back the key before it, which then never stood."""
        where = _where(change)
        if change.new is not None or self._fresh[-1:] != [where]:
            return False
        self._fresh.pop()
        if where in self._known:
            self._known[where] = replace(self._known[where], new=None)
        return True

    def _note(self, change: Change, begun: int) -> None:
        where = _where(change)
        known = self._known.get(where)
        if known is not None:
            self._known[where] = replace(known, new=change.new)
        elif is_score(change) or (change.old is not None and begun > (change.round or 0)):
            self._known[where] = change

    def _swap(self, event: Event) -> set[_Board]:
        """Turn what is known of boards whose players swap colours; each keeps what he scored."""
        results = {(one.round, one.board): one for one in event.changes if one.field == "result"}
        swapped: set[_Board] = set()
        for change in event.changes:
            if change.field != "pairing" or not _swaps(change):
                continue
            result = results.get((change.round, change.board))
            if result is None or result.new != _turned(result.old):
                continue
            swapped.add((change.round, change.board))
            known = self._known.get(_where(result))
            if known is not None:
                turned = replace(known, old=_turned(known.old), new=_turned(known.new))
                self._known[_where(result)] = turned
        return swapped


def _where(change: Change) -> Where:
    return change.field, change.round, change.board, change.player


def _swaps(change: Change) -> bool:
    if change.old is None or change.new is None:
        return False
    return change.old.split("-")[::-1] == change.new.split("-")


def _turned(value: str | None) -> str | None:
    """Write a result with Black first; what is not known stays."""
    found = next((one for one in Result if one.value == value), None)
    turned = Result.of(*found.sides[::-1]) if found else None
    return turned.value if turned else value
