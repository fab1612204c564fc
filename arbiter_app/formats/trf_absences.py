"""Blanks in a FIDE report: absent, withdrawn, or not entered yet.

Before the current round a blank is an absence (a zero-point bye); in the current round nothing
is entered yet; after it nothing is known. Who is absent to the last planned round, in two
rounds or more, has withdrawn.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from arbiter_app.core.errors import Problem
from arbiter_app.core.results import AwardKind
from arbiter_app.formats.trf_rounds import Entries

_ENOUGH_TO_WITHDRAW = 2
_MOST_NAMED = 8


class Settled(NamedTuple):
    """The planned rounds with their absences, and after which round each withdrawn player left."""

    rounds: list[Entries]
    withdrawn: dict[int, int]
    problems: tuple[Problem, ...]


class _Traces(NamedTuple):
    """Where players have entries.

    Attributes:
        taken: for each round, who has an entry.
        present: the last round in which a player has anything but an absence.
        absent: the rounds in which a player is said to be absent.
    """

    taken: list[set[int]]
    present: dict[int, int]
    absent: dict[int, set[int]]

    def known_to(self, no: int, current: int) -> int:
        """The last round in which a blank of this player is an absence."""
        last = max(self.present.get(no, 0), *self.absent[no], 0)
        return current if last > current else max(current - 1, 0)


def settle(numbers: Sequence[int], rounds: Sequence[Entries], planned: int) -> Settled:
    """Decide what every blank of the planned rounds means."""
    kept = [Entries(one.pairings, dict(one.awards)) for one in rounds[:planned]]
    kept += [Entries([], {}) for _ in range(planned - len(kept))]
    current = max((n for n, entries in enumerate(kept, 1) if entries.has_play), default=0)
    traces = _traces(numbers, kept)
    withdrawn = _withdrawn(traces, current, planned)
    for no, left in withdrawn.items():
        for entries in kept[left:]:
            entries.awards.pop(no, None)  # the withdrawal stands for them
    waiting = []
    for no in numbers:
        known = traces.known_to(no, current)
        for number in range(1, min(known, withdrawn.get(no, known)) + 1):
            if no not in traces.taken[number - 1]:
                kept[number - 1].awards[no] = AwardKind.ZERO_BYE
        if known < current and no not in traces.taken[current - 1] and no not in withdrawn:
            waiting.append(no)
    return Settled(kept, withdrawn, tuple(_problems(withdrawn, waiting, current)))


def _traces(numbers: Sequence[int], rounds: Sequence[Entries]) -> _Traces:
    taken: list[set[int]] = []
    present: dict[int, int] = {}
    absent: dict[int, set[int]] = {no: set() for no in numbers}
    for number, entries in enumerate(rounds, 1):
        players = {no for pairing in entries.pairings for no in (pairing.white, pairing.black)}
        for no, kind in entries.awards.items():
            if kind is AwardKind.ZERO_BYE:
                absent[no].add(number)
            else:
                players.add(no)
        present.update(dict.fromkeys(players, number))
        taken.append(players.union(entries.awards))
    return _Traces(taken, present, absent)


def _withdrawn(traces: _Traces, current: int, planned: int) -> dict[int, int]:
    """Find who left, and after which round; nobody where it would be everybody."""
    found = {}
    for no, present in sorted(traces.present.items()):
        away = sum(
            number <= current or number in traces.absent[no]
            for number in range(present + 1, planned + 1)
        )
        if away >= _ENOUGH_TO_WITHDRAW:
            found[no] = present
    return found if len(found) < len(traces.present) else {}


def _problems(withdrawn: dict[int, int], waiting: Sequence[int], current: int) -> Iterator[Problem]:
    if withdrawn:
        yield Problem("withdrawn", "note", {"players": _named(list(withdrawn))})
    if waiting:
        yield Problem("not-entered", details={"players": _named(waiting)}, round=current)


def _named(numbers: Sequence[int]) -> str:
    shown = ", ".join(map(str, numbers[:_MOST_NAMED]))
    return shown if len(numbers) <= _MOST_NAMED else f"{shown}, …"
