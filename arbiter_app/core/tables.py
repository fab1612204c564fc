"""What is printed, exported, copied or listed in the terminal: a table of plain cells.

The core has no words; whoever asks for a table passes them as a function. A cell is text or an
exact number, so that paper can say "2½" and a spreadsheet gets 2.5.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from operator import attrgetter
from typing import Protocol

from arbiter_app.core.categories import Category, event_year, within
from arbiter_app.core.decided import decided
from arbiter_app.core.live import Live, Waiting, place_text, waiting
from arbiter_app.core.lots import CODE as LOTS
from arbiter_app.core.points import in_points
from arbiter_app.core.standings import Standing, Standings
from arbiter_app.core.tiebreaks import TIE_BREAKS
from arbiter_app.core.tiebreaks.context import context_after
from arbiter_app.core.tiebreaks.opponents import NEEDS_OPPONENTS
from arbiter_app.core.tiebreaks.values import value_cell
from arbiter_app.core.tournament import Game, Player, Section, Tournament, by_number

Cell = str | int | Fraction | None
"""Text, a number, or None for a value that does not exist."""

PLAYING = "○"
"""Stands before the points of a player whose game is still on."""

DECIDED = "✓"
"""Stands there for a player whose place no game still on can change."""

_MOST_NAMED = 12


class Words(Protocol):
    """The words of a table; `labels.tables` has them."""

    def say(self, code: str, /, **places: str | int) -> str:
        """Give the sentence or heading for a code, its places filled in."""

    def head(self, tie_break: str) -> str:
        """Give the head of a tie-break's column."""

    def legend(self, tie_break: str) -> str:
        """Say in one sentence how a tie-break is counted."""

    def category(self, one: Category, year: int | None) -> str:
        """Name a category; *year* is the event's."""

    def why(self, tie_break: str, code: str) -> str:
        """Say why a tie-break has no value for somebody; the code as in `Working.why`."""


@dataclass(frozen=True, slots=True)
class Column:
    """One column.

    Attributes:
        number: its cells are right-aligned; otherwise they are text, from the left.
        strong: which line of its cells is in bold on paper, from 0; None for no line.
        centred: its cells are centred on paper.
    """

    heading: str
    number: bool = False
    strong: int | None = None
    centred: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A sheet.

    Attributes:
        title: whose table it is.
        subtitle: what it shows, and whether that is final.
        legend: how the numbers are counted, one sentence each.
        footnotes: what the signs in it mean, and what else must be known.
    """

    title: str
    subtitle: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    legend: tuple[str, ...] = ()
    footnotes: tuple[str, ...] = ()


_Part = tuple[Column, Callable[[Standing], Cell]]


def standings_table(
    tournament: Tournament,
    section: Section,
    standings: Standings,
    words: Words,
    category: Category | None = None,
) -> Table:
    """Give a section's standings as a table, in standing order; of a category only, if wanted."""
    listed = standings if category is None else within(section, standings, category)
    places = _decided(section, standings) if still_on(standings) else frozenset[int]()
    parts = _parts(section, listed, places, words)
    if category is not None:
        parts.insert(1, overall_part(standings, words))
    named = title(tournament, section, words)
    return Table(
        title=title_of(named, tournament, category, listed, words),
        subtitle=subtitle(section, standings, words),
        columns=tuple(column for column, _ in parts),
        rows=tuple(tuple(cell(row) for _, cell in parts) for row in listed.rows),
        legend=tuple(words.legend(code) for code in standings.tie_breaks),
        footnotes=(
            *signs(listed, words, places=places),
            *overall_note(standings, category, words),
            *_rest(section, listed, words),
        ),
    )


def title(tournament: Tournament, section: Section, words: Words) -> str:
    """Name event and section."""
    named = " – ".join(name for name in (tournament.name, section.name) if name)
    return named or words.say("untitled")


def _decided(section: Section, standings: Standings) -> frozenset[int]:
    """Find the decided places of a table, which may be by other tie-breaks than the section's."""
    rules = replace(section.rules, tie_breaks=standings.tie_breaks)
    return decided(replace(section, rules=rules), standings.round)


def title_of(
    named: str,
    tournament: Tournament,
    category: Category | None,
    listed: Standings,
    words: Words,
) -> str:
    """Put behind the names of event and section which category is listed, and how many it has."""
    if category is None:
        return named
    said = words.category(category, event_year(tournament))
    return _counted("of-category", len(listed.rows), words, title=named, category=said)


def overall_part(
    standings: Standings, words: Words, *, spread: bool = False
) -> tuple[Column, Callable[[Standing], Cell]]:
    """Give the column with the places in the whole section, beside those of a category."""
    overall = {row.player: place_text(row, spread=spread) for row in standings.rows}
    return Column(words.say("overall"), number=True), lambda row: overall[row.player]


def overall_note(standings: Standings, category: Category | None, words: Words) -> tuple[str, ...]:
    """Say what the places in the whole section are counted among."""
    count = len(standings.rows)
    return () if category is None else (words.say("overall-note", count=count),)


def still_on(standings: Standings) -> bool:
    """Whether somebody is still playing."""
    return any(row.playing for row in standings.rows)


def state_part(places: frozenset[int]) -> tuple[Column, Callable[[Standing], Cell]]:
    """Give the column that says who is still playing, and whose place is decided."""

    def state(row: Standing) -> Cell:
        return PLAYING if row.playing else DECIDED if row.player in places else ""

    return Column(PLAYING, centred=True), state


def _parts(
    section: Section, standings: Standings, places: frozenset[int], words: Words
) -> list[_Part]:
    """The columns, each with what stands in it."""
    players = by_number(section.players)

    def about(get: Callable[[Player], Cell]) -> Callable[[Standing], Cell]:
        return lambda row: get(players[row.player])

    parts: list[_Part] = [
        (Column(words.say("place"), number=True), place_text),
        (Column(words.say("no"), number=True), lambda row: row.player),
        (Column(words.say("name")), about(lambda player: player.name)),
    ]
    parts += [(column, about(get)) for column, get in group_column(section, words)]
    if any(player.rating for player in section.players):
        rating = about(lambda player: player.rating or "")
        parts.append((Column(words.say("rating"), number=True), rating))
    if still_on(standings) or places:
        parts.append(state_part(places))
    parts.append((Column(words.say("points"), number=True), lambda row: in_points(row.points)))
    return [*parts, *_tie_break_parts(standings, words)]


def group_column(
    section: Section, words: Words
) -> Iterator[tuple[Column, Callable[[Player], Cell]]]:
    """Give the column of what players are told apart by: school, else club, else federation."""
    for group in ("school", "club", "federation"):
        if any(getattr(player, group) for player in section.players):
            yield Column(words.say(group)), attrgetter(group)
            return


def value_at(standings: Standings, at: int) -> Callable[[Standing], Cell]:
    """Make what gives a row's value of the tie-break at a place of the list, as it is shown."""
    code = standings.tie_breaks[at]
    return lambda row: value_cell(code, row.values[at])


def _tie_break_parts(standings: Standings, words: Words) -> list[_Part]:
    return [
        (Column(words.head(code), number=True), value_at(standings, at))
        for at, code in enumerate(standings.tie_breaks)
    ]


def subtitle(section: Section, standings: Standings, words: Words, sheet: str = "") -> str:
    """Say after which round a sheet is, and whether that is final.

    *sheet* is put before the codes of the sentences: "" for standings, "chart-" for a wall chart.
    """
    upto, planned = standings.round, len(section.rounds)
    if not upto:
        return words.say("before-the-first-round")
    if standings.final:
        code = "final-after" if upto == planned else "after"
        return words.say(f"{sheet}{code}", round=upto, rounds=planned)
    reasons = ", ".join(_reasons(waiting(Live(section, standings, {})), upto, words))
    return words.say(f"{sheet}not-final", round=upto, rounds=planned, reasons=reasons)


def _reasons(open_things: Waiting, upto: int, words: Words) -> list[str]:
    """What the table still waits for, one phrase each."""
    found = []
    if open_things.games:
        found.append(_boards("playing", open_things.games, upto, words))
    if open_things.blanks:
        found.append(_counted("blank", open_things.blanks, words))
    if open_things.disputed:
        found.append(_boards("disputed", open_things.disputed, upto, words))
    return found


def _counted(code: str, count: int, words: Words, **places: str) -> str:
    return words.say(f"{code}-one" if count == 1 else f"{code}-many", count=count, **places)


def _boards(code: str, games: tuple[tuple[int, Game], ...], upto: int, words: Words) -> str:
    named = [
        str(game.board)
        if number == upto
        else words.say("board-of-round", board=game.board, round=number)
        for number, game in games[:_MOST_NAMED]
    ]
    more = ["…"] if len(games) > _MOST_NAMED else []
    return _counted(code, len(games), words, boards=", ".join([*named, *more]))


def signs(
    standings: Standings,
    words: Words,
    *,
    spread: bool = False,
    places: frozenset[int] = frozenset(),
) -> list[str]:
    """Say what the signs in the table mean; *spread* as in `place_text`, *places* are decided."""
    notes = []
    if still_on(standings):
        notes.append(words.say("playing-note", sign=PLAYING))
    if any(row.player in places for row in standings.rows):
        notes.append(words.say("decided-note", sign=DECIDED))
    if any(row.shared for row in standings.rows):
        notes.append(words.say("shared-spread-note" if spread else "shared-note"))
    return notes


def _rest(section: Section, standings: Standings, words: Words) -> list[str]:
    notes = lots_note(section, standings, words)
    listed = {row.player for row in standings.rows}
    gone = [
        player
        for player in section.players
        if player.withdrawn_after is not None and player.no in listed
    ]
    if gone:
        names = "; ".join(player.name for player in gone)
        notes.append(words.say("withdrawn-note", names=names))
    return [*notes, *reasons_without_value(section, standings, words)]


def lots_note(section: Section, standings: Standings, words: Words) -> list[str]:
    """Say with which seed the lots were drawn, where they count."""
    lots = section.rules.lots
    if lots is None or LOTS not in standings.tie_breaks:
        return []
    return [words.say("lots-note", seed=lots.seed)]


def reasons_without_value(section: Section, standings: Standings, words: Words) -> Iterator[str]:
    """Say why a tie-break has no value for somebody, once for each such tie-break."""
    context = context_after(section, standings.round)
    for at, code in enumerate(standings.tie_breaks):
        without = [row.player for row in standings.rows if row.values[at] is None]
        if TIE_BREAKS[code].among_tied:
            # That nobody else is level needs no saying; what remains is who met nobody known.
            if not context.meetings.unknown.isdisjoint(without):
                yield words.why(code, NEEDS_OPPONENTS.why)
        elif without:
            yield words.why(code, TIE_BREAKS[code].working(context, without[0]).why)
