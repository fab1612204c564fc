"""The standings as they are watched while results come in.

A table after a round, what moved against the round before, what is still playing; and what
differs between the table shown last and the one to show now.
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field

from arbiter_app.core.categories import Category, within
from arbiter_app.core.ledger import columns_of
from arbiter_app.core.standings import Standing, Standings, contested, rank, still_playing
from arbiter_app.core.tournament import Game, Section


@dataclass(frozen=True, slots=True)
class Live:
    """A section's table after a round, compared with the round before.

    Attributes:
        gains: start number to places gained (lost: negative) against the round before; only
            of players who have moved and whose games are finished.
        category: who is listed, the places theirs alone; None for the whole section.
        overall: start number to the row of the whole section; empty without a category.
    """

    section: Section
    standings: Standings
    gains: Mapping[int, int]
    category: Category | None = None
    overall: Mapping[int, Standing] = field(default_factory=dict)

    def reads(self, section: Section, upto: int, category: Category | None = None) -> bool:
        """Whether it was made from the very same rules, players and rounds up to *upto*."""
        old = self.section
        return (
            self.standings.round == upto
            and self.category == category
            and old.rules is section.rules
            and old.players is section.players
            and len(old.rounds) == len(section.rounds)
            and all(a is b for a, b in zip(old.rounds[:upto], section.rounds, strict=False))
        )


def live(section: Section, upto: int, category: Category | None = None) -> Live:
    """Rank a section after round *upto* and tell who moved since the round before.

    With a *category* that is told of those who belong, among themselves.
    """
    now = rank(section, upto)
    before = rank(section, upto - 1) if upto > 1 else None
    if category is None:
        return Live(section, now, gains(now, before) if before else {})
    own = within(section, now, category)
    moved = gains(own, within(section, before, category)) if before else {}
    return Live(section, own, moved, category, {row.player: row for row in now.rows})


def gains(now: Standings, before: Standings) -> dict[int, int]:
    """Count the places each player has gained; nobody whose game is still on is listed."""
    places = {row.player: row.place for row in before.rows}
    return {
        row.player: places[row.player] - row.place
        for row in now.rows
        if not row.playing and places[row.player] != row.place
    }


def place_text(row: Standing, *, spread: bool = False) -> str:
    """Write a place; a shared one as "2=", or with *spread* as "2–3"."""
    if not row.shared:
        return str(row.place)
    return f"{row.place}–{row.last}" if spread else f"{row.place}="


def movers(old: Standings, new: Standings) -> frozenset[int]:
    """Find those whose own numbers took them to another place, not those they passed."""
    before = {row.player: row for row in old.rows}
    return frozenset(
        row.player
        for row in new.rows
        if (was := before.get(row.player))
        and row.place != was.place
        and (row.points, row.values) != (was.points, was.values)
    )


def another_section(old: Section, new: Section) -> bool:
    """Whether the two are different competitions, not one before and after an edit."""
    if old.players is new.players:
        return False
    known = set(map(id, old.players))
    return not any(id(player) in known for player in new.players)


@dataclass(frozen=True, slots=True)
class Waiting:
    """What the table after a round still waits for.

    Attributes:
        games: still playing, each with its round, in order of round and board.
        blanks: how many players have a round in which nothing is entered.
        disputed: games whose result is contested, each with its round.
    """

    games: tuple[tuple[int, Game], ...]
    blanks: int
    disputed: tuple[tuple[int, Game], ...]


def waiting(now: Live) -> Waiting:
    """List what is open or contested in the rounds the table was made from."""
    section, upto = now.section, now.standings.round
    games = still_playing(section, upto)
    playing: dict[int, set[int]] = defaultdict(set)
    for number, game in games:
        playing[number].update((game.white, game.black))
    blank = {
        no
        for number, column in enumerate(columns_of(section, upto), 1)
        for no in column.open - playing[number]
    }
    return Waiting(games, len(blank), contested(section, upto))
