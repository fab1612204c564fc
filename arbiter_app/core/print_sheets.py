"""What goes on paper: a table, and around it what a posted sheet must say.

Each kind of sheet is one function that gives a `PrintSheet`; the window prints it and the
command line writes it as PDF. Clock and file name are handed in, as the words are.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal, Protocol

from arbiter_app.core import tables
from arbiter_app.core.history import Change, History
from arbiter_app.core.live import place_text
from arbiter_app.core.points import format_exact, in_points
from arbiter_app.core.print_notes import noted
from arbiter_app.core.standings import Standing, Standings
from arbiter_app.core.tables import Cell, Column, Table
from arbiter_app.core.tiebreaks import TIE_BREAKS, Context
from arbiter_app.core.tournament import Player, Section, Tournament, by_number
from arbiter_app.core.wall_chart import cumulative_code

_NARROW = "\N{NO-BREAK SPACE}"
"""Keeps a sign on the line of its number."""


class PrintWords(tables.Words, Protocol):
    """The words of sheets; `labels.tables` has them."""

    def corrected(self, change: Change) -> str:
        """Tell a correction in one sentence."""

    def heads(self, tie_breaks: str) -> str:
        """Name a list of tie-breaks as the file writes it."""


@dataclass(frozen=True, slots=True)
class Choices:
    """What a sheet shows only by choice: no more of a child than the posting needs.

    Attributes:
        numbers, ratings, ids: start numbers, ratings, numbers of federations.
        births: years of birth; never the day.
        initials: "Jiří N." in place of the names in full.
        running: the running scores added up, as parents can follow them.
    """

    numbers: bool = False
    ratings: bool = False
    births: bool = False
    ids: bool = False
    initials: bool = False
    running: bool = False


@dataclass(frozen=True, slots=True)
class Imprint:
    """Where a sheet comes from.

    Attributes:
        printed_at: as it is to be read.
        file: the event's file; "" while it has none.
    """

    printed_at: str
    file: str = ""


@dataclass(frozen=True, slots=True)
class PrintSheet:
    """A table with what stands around it.

    Attributes:
        facts: place, dates: beside the title.
        groups: positions of the rows that begin a new score group.
        foot: arbiter, when it was printed, the file: on every page.
    """

    table: Table
    facts: tuple[str, ...] = ()
    groups: tuple[int, ...] = ()
    foot: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Paper:
    """What a sheet is printed on.

    Attributes:
        turned: which way the page lies; "auto" turns it where the table needs it.
        big: large type for the wall.
    """

    size: Literal["a4", "letter"] = "a4"
    turned: Literal["auto", "portrait", "landscape"] = "auto"
    big: bool = False


def standings_sheet(
    tournament: Tournament,
    section: Section,
    standings: Standings,
    words: PrintWords,
    imprint: Imprint,
    choices: Choices = Choices(),
    history: History = (),
) -> PrintSheet:
    """Give a section's standings as they are posted."""
    parts = _parts(section, standings, words, choices)
    table = Table(
        title=tables.title(tournament, section, words),
        subtitle=tables.subtitle(section, standings, words),
        columns=tuple(column for column, _ in parts),
        rows=tuple(tuple(cell(row) for _, cell in parts) for row in standings.rows),
        legend=tuple(map(words.legend, _explained(section, standings, choices))),
        footnotes=(
            *tables.signs(standings, words),
            *_withdrawn_note(section, words),
            *tables.reasons_without_value(section, standings, words),
            *_history_notes(section, history, words),
        ),
    )
    scores = pairwise(row.points for row in standings.rows)
    groups = tuple(at for at, (above, below) in enumerate(scores, 1) if above != below)
    return PrintSheet(table, facts(tournament), groups, foot(tournament, words, imprint))


def facts(tournament: Tournament) -> tuple[str, ...]:
    """Give place and dates, where they are known."""
    dates = dict.fromkeys(date for date in (tournament.starts, tournament.ends) if date)
    return tuple(one for one in (tournament.place, " – ".join(dates)) if one)


def foot(tournament: Tournament, words: PrintWords, imprint: Imprint) -> tuple[str, ...]:
    """Say who answers for the sheet, when it was printed and from which file."""
    named = "arbiter" if tournament.arbiter else "arbiter-blank"
    return (
        words.say(named, name=tournament.arbiter),
        words.say("printed", at=imprint.printed_at),
        *([imprint.file] if imprint.file else []),
    )


_Part = tuple[Column, Callable[[Standing], Cell]]


def _parts(
    section: Section, standings: Standings, words: PrintWords, choices: Choices
) -> list[_Part]:
    """The columns, each with what stands in it."""
    players = by_number(section.players)
    names = printed_names(section, initials=choices.initials)

    def about(get: Callable[[Player], Cell]) -> Callable[[Standing], Cell]:
        return lambda row: get(players[row.player])

    parts: list[_Part] = [(Column(words.say("place"), number=True, strong=0), place_text)]
    if choices.numbers:
        parts.append((Column(words.say("no"), number=True), lambda row: row.player))
    name = Column(words.say("name"), strong=0)
    parts.append((name, lambda row: _marked(players[row.player], names, words)))
    parts += [(column, about(get)) for column, get in personal_columns(section, words, choices)]
    if any(row.playing for row in standings.rows):
        playing = Column(tables.PLAYING, centred=True)
        parts.append((playing, lambda row: tables.PLAYING if row.playing else ""))
    points = Column(words.say("points"), number=True, strong=0)
    parts.append((points, lambda row: in_points(row.points)))
    if choices.running:
        parts.append(_running_part(section, standings, words))
    return [*parts, *_tie_break_parts(standings, words)]


def _marked(player: Player, names: dict[int, str], words: PrintWords) -> str:
    name = names[player.no]
    gone = player.withdrawn_after is not None
    return words.say("withdrawn-name", name=name) if gone else name


def personal_columns(
    section: Section, words: PrintWords, choices: Choices
) -> Iterator[tuple[Column, Callable[[Player], Cell]]]:
    """Give the columns about the players that there is something for, or that are chosen."""
    for group in ("school", "club", "federation"):
        if any(getattr(player, group) for player in section.players):
            yield Column(words.say(group)), _field(group)
            break
    if any(player.grade for player in section.players):
        yield Column(words.say("grade")), _field("grade")
    if choices.births:
        yield Column(words.say("birth"), number=True), lambda player: year(player.birth)
    if choices.ratings:
        yield Column(words.say("rating"), number=True), lambda player: player.rating or ""
    if choices.ids:
        for code in ("fide_id", "national_id"):
            if any(getattr(player, code) for player in section.players):
                yield Column(words.say(code), number=True), _field(code)


def _field(name: str) -> Callable[[Player], Cell]:
    def get(player: Player) -> Cell:
        text: str = getattr(player, name)
        return text

    return get


def year(birth: str) -> str:
    """Take the year of a date as it was written; "" where none is known."""
    parts = [part for part in birth.replace(".", "-").replace("/", "-").split("-") if part]
    return next((part for part in parts if len(part) == 4 and part.isdecimal()), "")


def printed_names(section: Section, *, initials: bool) -> dict[int, str]:
    """Give the names in full, or as "Jiří N."; who would look alike has his number behind it."""
    full = {player.no: player.name for player in section.players}
    if not initials:
        return full
    short = {no: _short(name) for no, name in full.items()}
    count = Counter(short.values())
    return {no: name if count[name] == 1 else f"{name} ({no})" for no, name in short.items()}


def _short(name: str) -> str:
    last, comma, first = (part.strip() for part in name.partition(","))
    if not comma:
        first, _, last = name.strip().partition(" ")
        last = last.split()[-1] if last.split() else ""
    given = first.split()[0] if first.split() else ""
    if not given:
        return last
    return f"{given} {last[0]}." if last else given


def _running_part(section: Section, standings: Standings, words: PrintWords) -> _Part:
    code = cumulative_code(section.rules)
    context = Context.after(section, standings.round)
    column = Column(words.say("running"))
    return column, lambda row: running_sum(code, context, row.player)


def running_sum(code: str, context: Context, player: int) -> str:
    """Add up a cumulative score in print: "1 + 1½ + 2½ − ½ = 4½"; "" without a value."""
    working = TIE_BREAKS[code].working(context, player)
    if working.value is None or not working.terms:
        return ""
    cut = int(code.partition("/C")[2] or 0)
    totals = [term.value for term in working.terms if term.reason == "running-total"][cut:]
    taken = [term.value for term in working.terms if term.reason == "unplayed-points"]
    said = [format_exact(total) for total in totals[:1]]
    said += [f"+{_NARROW}{format_exact(total)}" for total in totals[1:]]
    said += [f"−{_NARROW}{format_exact(-value)}" for value in taken if value]
    return " ".join([*said, f"={_NARROW}{format_exact(working.value)}"])


def _tie_break_parts(standings: Standings, words: PrintWords) -> Iterator[_Part]:
    def value(at: int) -> Callable[[Standing], Cell]:
        return lambda row: row.values[at]

    for at, code in enumerate(standings.tie_breaks):
        strong = None if at else 0
        yield Column(words.head(code), number=True, strong=strong), value(at)


def _explained(section: Section, standings: Standings, choices: Choices) -> list[str]:
    codes = [cumulative_code(section.rules)] if choices.running else []
    return list(dict.fromkeys([*standings.tie_breaks, *codes]))


def _withdrawn_note(section: Section, words: PrintWords) -> Iterator[str]:
    if any(player.withdrawn_after is not None for player in section.players):
        yield words.say("withdrawn-mark")


def _history_notes(section: Section, history: History, words: PrintWords) -> Iterator[str]:
    found = noted(section, history)
    if found.tie_breaks is not None:
        yield words.say("tie-breaks-note", old=words.heads(found.tie_breaks))
    yield from map(words.corrected, found.corrected)
