"""What goes on paper: a table, and around it what a posted sheet must say.

Each kind of sheet is one function from a `Source` to a `PrintSheet`, and one line in the table of
`print_kinds`; the window prints it and the command line writes it as PDF. Clock and file name are
handed in, as the words are.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from operator import attrgetter
from typing import Literal, Protocol

from arbiter_app.core import tables
from arbiter_app.core.categories import Category, birth_year
from arbiter_app.core.history import Change, History
from arbiter_app.core.staircase import Drawn
from arbiter_app.core.tables import Cell, Column, Table
from arbiter_app.core.tournament import Entry, Game, Player, Section, Tournament
from arbiter_app.core.wall_chart import Cell as ChartCell


class PrintWords(tables.Words, Protocol):
    """The words of sheets; `labels.tables` has them."""

    def corrected(self, change: Change) -> str:
        """Tell a correction in one sentence."""

    def chart_cell(self, player: int, cell: ChartCell) -> str:
        """Write a cell of the wall chart in two lines: result and opponent, running score."""

    def game_result(self, game: Game) -> str:
        """Write a game's result, or a line to write it on."""

    def without_board(self, entry: Entry | None) -> str:
        """Say why a player has no board in a round."""

    def heads(self, tie_breaks: str) -> str:
        """Name a list of tie-breaks as the file writes it."""

    def own_result(self, player: int, cell: ChartCell) -> str:
        """Write a player's own result of a round; "" where there is none yet."""

    def changed_field(self, change: Change) -> str:
        """Name the rule that a change is about."""

    def changed_value(self, change: Change, value: str | None) -> str:
        """Say the old or the new value of a change."""


@dataclass(frozen=True, slots=True)
class Choices:
    """What a sheet shows only by choice: no more of a child than the posting needs.

    Attributes:
        numbers, ratings, ids: start numbers, ratings, numbers of federations.
        births: years of birth; never the day.
        initials: "Jiří N." in place of the names in full.
        spread: shared places as "2–3", not "2=".
        filled: score cards with the results so far, not all blank.
    """

    numbers: bool = False
    ratings: bool = False
    births: bool = False
    ids: bool = False
    initials: bool = False
    spread: bool = False
    filled: bool = False


@dataclass(frozen=True, slots=True)
class Imprint:
    """Where a sheet comes from.

    Attributes:
        printed_at: as it is to be read.
        file: the event's file; "" while it has none.
        program: name and version.
    """

    printed_at: str
    file: str = ""
    program: str = ""


@dataclass(frozen=True, slots=True)
class CardLine:
    """A round on a score card; "" is left to be written."""

    round: int
    colour: str
    opponent: str
    result: str = ""
    so_far: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """A player's score card.

    Attributes:
        about: start number and school.
        total: the running scores added up; "" is left to be written.
    """

    name: str
    about: str
    lines: tuple[CardLine, ...]
    total: str = ""


@dataclass(frozen=True, slots=True)
class StairsPicture:
    """The stairs of one player, or of two beside each other, and how they are read."""

    drawn: tuple[Drawn, ...]
    caption: str


@dataclass(frozen=True, slots=True)
class PrintSheet:
    """A table with what stands around it.

    Attributes:
        facts: place, dates: beside the title.
        empty: what is said where there is no row and no card.
        groups: positions of the rows that begin a new score group.
        foot: arbiter, when it was printed, revision, file, program: on every page.
        cards: in place of the table's rows; None where it is a table.
        answer: what the sheet says in words, above the table.
        picture: drawn below the table; None where there is none.
        single: it is handed out as one page, in smaller type where it takes that.
    """

    table: Table
    facts: tuple[str, ...]
    empty: str
    groups: tuple[int, ...] = ()
    foot: tuple[str, ...] = ()
    cards: tuple[Card, ...] | None = None
    answer: tuple[str, ...] = ()
    picture: StairsPicture | None = None
    single: bool = False


@dataclass(frozen=True, slots=True)
class Paper:
    """What a sheet is printed on.

    Attributes:
        size: of the paper; a strip is as long as the sheet, for a picture.
        turned: which way the page lies; "auto" turns it where the table needs it.
        big: large type for the wall.
    """

    size: Literal["a4", "letter", "strip"] = "a4"
    turned: Literal["auto", "portrait", "landscape"] = "auto"
    big: bool = False


@dataclass(frozen=True, slots=True)
class Source:
    """What a sheet is made from.

    Attributes:
        round: the one the sheet is about, or after which it is; None for the latest.
        category: who stands in standings; None for everybody.
    """

    tournament: Tournament
    section: Section
    words: PrintWords
    imprint: Imprint
    choices: Choices = Choices()
    history: History = ()
    round: int | None = None
    category: Category | None = None

    @property
    def title(self) -> str:
        """Name event and section."""
        return tables.title(self.tournament, self.section, self.words)

    @property
    def names(self) -> dict[int, str]:
        """Every player's name as it is to be printed; who has withdrawn is marked."""
        section = self.section
        names = printed_names(section, initials=self.choices.initials)
        gone = [player.no for player in section.players if player.withdrawn_after is not None]
        return names | {no: self.words.say("withdrawn-name", name=names[no]) for no in gone}


def sheet_of(
    source: Source,
    table: Table,
    groups: tuple[int, ...] = (),
    cards: tuple[Card, ...] | None = None,
    empty: str = "",
) -> PrintSheet:
    """Put around a table what stands on every sheet; *empty* says why it has no rows."""
    nothing = empty or source.words.say("nobody")
    return PrintSheet(table, facts(source.tournament), nothing, groups, foot(source), cards)


def withdrawn_note(source: Source, listed: Collection[int] | None = None) -> Iterator[str]:
    """Explain the mark of those who have withdrawn; *listed* are on the sheet, None for all."""
    gone = [one.no for one in source.section.players if one.withdrawn_after is not None]
    if gone and (listed is None or not set(listed).isdisjoint(gone)):
        yield source.words.say("withdrawn-mark")


def facts(tournament: Tournament) -> tuple[str, ...]:
    """Give place and dates, where they are known."""
    dates = dict.fromkeys(date for date in (tournament.starts, tournament.ends) if date)
    return tuple(one for one in (tournament.place, " – ".join(dates)) if one)


def foot(source: Source) -> tuple[str, ...]:
    """Say who answers for the sheet, when and from what it was printed.

    The revision is the number of lines in the event's history, which is in the file. Every
    edit, undo and redo adds to it and nothing takes away from it: sheets of the same event with
    the same revision say the same, and of two different ones the higher is the later.
    """
    words, imprint, arbiter = source.words, source.imprint, source.tournament.arbiter
    said = (
        words.say("arbiter" if arbiter else "arbiter-blank", name=arbiter),
        words.say("printed", at=imprint.printed_at),
        words.say("revision", number=len(source.history)),
        imprint.file,
        imprint.program,
    )
    return tuple(one for one in said if one)


def personal_columns(
    section: Section, words: PrintWords, choices: Choices
) -> Iterator[tuple[Column, Callable[[Player], Cell]]]:
    """Give the columns about the players that there is something for, or that are chosen."""
    yield from tables.group_column(section, words)
    if any(player.grade for player in section.players):
        yield Column(words.say("grade")), attrgetter("grade")
    if choices.births:
        yield Column(words.say("birth"), number=True), lambda player: str(birth_year(player) or "")
    if choices.ratings:
        yield Column(words.say("rating"), number=True), lambda player: player.rating or ""
    if choices.ids:
        for code in ("fide_id", "national_id"):
            if any(getattr(player, code) for player in section.players):
                yield Column(words.say(code), number=True), attrgetter(code)


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
