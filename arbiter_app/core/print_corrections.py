"""The history of corrections on paper: what answers a protest, with room to sign it.

The first entry of a result is no correction; whatever changed it later is one line, Undo
included. Pairings and byes count once their round has a result, rules once play has begun.
"""

from collections.abc import Iterator

from arbiter_app.core.history import Change, Event, History, of_section
from arbiter_app.core.print_notes import begun_before, is_score
from arbiter_app.core.print_sheets import PrintSheet, Source, sheet_of
from arbiter_app.core.tables import Cell, Column, Table
from arbiter_app.core.tournament import Game, Rules
from arbiter_app.core.whole_numbers import whole_number

_IN_ROUND = ("pairing", "award", "disputed")
_RULES = frozenset(Rules.__dataclass_fields__)


def corrections_sheet(source: Source) -> PrintSheet:
    """List what was changed after it stood: when, where, from what to what."""
    words = source.words
    own = of_section(source.history, source.section.name)
    table = Table(
        title=source.title,
        subtitle=words.say("corrections"),
        columns=(
            Column(words.say("time")),
            Column(words.say("round-head"), number=True),
            Column(words.say("board"), number=True),
            Column(words.say("changed")),
            Column(words.say("before"), strong=0),
            Column(words.say("now"), strong=0),
            Column(words.say("by-whom")),
        ),
        rows=tuple(_Rows(source, own).rows()),
        footnotes=(words.say("corrections-note"),),
    )
    return sheet_of(source, table, empty=words.say("no-corrections"))


class _Rows:
    """Reads the history of a section from its first line to its last."""

    def __init__(self, source: Source, own: History) -> None:
        self._source, self._own = source, own
        self._scored = set(range(1, begun_before(source.section, own) + 1))
        self._doubts: dict[tuple[int | None, int | None], str] = {}

    def rows(self) -> Iterator[tuple[Cell, ...]]:
        """Give the lines in the order in which things happened."""
        for event, numbers in zip(self._own, numbers_now(self._own), strict=True):
            for change in event.changes:
                if self._counts(change) and not _settled_by(change, event):
                    yield self._row(event, change, numbers)
            self._learn(event)

    def _counts(self, change: Change) -> bool:
        if self._source.round is not None and (change.round or 0) > self._source.round:
            return False
        if is_score(change):
            return True
        if change.field in _IN_ROUND:
            stood = change.old is not None or change.field == "disputed"
            return stood and change.round in self._scored
        return change.field in _RULES and bool(self._scored)

    def _learn(self, event: Event) -> None:
        for change in event.changes:
            where = (change.round, change.board)
            if change.field == "disputed":
                self._doubts[where] = change.new or self._doubts.get(where, "")
            if change.field in ("result", "award") and change.new and change.round:
                self._scored.add(change.round)

    def _row(self, event: Event, change: Change, numbers: dict[int, int]) -> tuple[Cell, ...]:
        words = self._source.words
        return (
            # Day over hour and minute.
            event.at.replace("T", "\n")[:16],
            change.round or "",
            change.board or "",
            self._about(change, numbers),
            self._value(change, change.old, numbers),
            self._value(change, change.new, numbers),
            self._why(event, change) or words.say("to-sign"),
        )

    def _about(self, change: Change, numbers: dict[int, int]) -> str:
        """Name the players, by the pairing that stands now, or the rule."""
        names, words = self._source.names, self._source.words
        if change.player is not None:
            return _named(change.player, numbers, names)
        if change.round is None:
            return words.changed_field(change)
        game = self._game(change)
        return f"{names[game.white]} –\n{names[game.black]}" if game else ""

    def _game(self, change: Change) -> Game | None:
        rounds = self._source.section.rounds
        if change.round is None or change.round > len(rounds):
            return None
        games = rounds[change.round - 1].games
        return next((game for game in games if game.board == change.board), None)

    def _value(self, change: Change, value: str | None, numbers: dict[int, int]) -> str:
        words = self._source.words
        if value is None:
            return words.say("undisputed" if change.field == "disputed" else "nothing")
        if change.field == "disputed":
            return words.say("disputed")
        if change.field == "pairing":
            pair = value.removesuffix(" ?").split("-")
            names = self._source.names
            found = [(whole_number(no), no) for no in pair]
            return " –\n".join(
                text if no is None else _named(no, numbers, names) for no, text in found
            )
        return words.changed_value(change, value)

    def _why(self, event: Event, change: Change) -> str:
        if event.action != "edit":
            return self._source.words.say(event.action)
        if change.field == "disputed":
            return change.new or change.old or ""
        return self._doubts.get((change.round, change.board), "") if change.board else ""


def numbers_now(own: History) -> list[dict[int, int]]:
    """Tell for each line of a history which start numbers of then are which of now.

    A number that is not listed is the same.
    """
    numbers: dict[int, int] = {}
    found = []
    for event in reversed(own):
        found.append(numbers)
        new = {
            change.player: no
            for change in event.changes
            if change.field == "no" and change.player is not None
            # What a file tells of its past may be anything.
            if (no := whole_number(change.new or "")) is not None
        }
        if new:
            kept = {old: now for old, now in numbers.items() if old not in new}
            numbers = kept | {old: numbers.get(then, then) for old, then in new.items()}
    return found[::-1]


def _settled_by(change: Change, event: Event) -> bool:
    """Whether a dispute ended because the board got another result, which says it."""
    return (change.field, change.new) == ("disputed", None) and any(
        (one.field, one.round, one.board) == ("result", change.round, change.board)
        for one in event.changes
    )


def _named(no: int, numbers: dict[int, int], names: dict[int, str]) -> str:
    now = numbers.get(no, no)
    return names.get(now, str(now))
