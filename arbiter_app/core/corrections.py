"""What an entry would overwrite, and whether it has to be confirmed before it counts.

What is played counts at once. What is unplayed is said first, because its keys mean different
things in different programs; and what is finished is never overwritten unasked.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from arbiter_app.core.cell_text import own_sides
from arbiter_app.core.entries import clear_cell, dispute, enter_block, enter_cell
from arbiter_app.core.standings import rank
from arbiter_app.core.tournament import Award, Entry, Game, Section


class Overwritten(NamedTuple):
    """An entry that was finished and would be another.

    Attributes:
        player: whose entry; White of a game.
        new: None where nothing would be entered any more.
    """

    round: int
    player: int
    old: Entry
    new: Entry | None

    @property
    def settles(self) -> bool:
        """Whether a dispute ends, and nothing else changes."""
        if not isinstance(self.old, Game) or self.old.disputed is None:
            return False
        return replace(self.old, disputed=None) == self.new


class Move(NamedTuple):
    """A player whose place a correction changes."""

    player: int
    old: int
    new: int


@dataclass(frozen=True, slots=True)
class Attempt:
    """An edit that can be done, not yet done.

    Attributes:
        player, round: the cell it was typed into (of a block, the first).
        unplayed: it enters a bye or a forfeit.
        overwritten: the finished entries it would change.
    """

    before: Section
    after: Section
    player: int
    round: int
    unplayed: bool
    overwritten: tuple[Overwritten, ...]

    @property
    def must_ask(self) -> bool:
        """Whether it has to be confirmed before it counts."""
        return self.unplayed or bool(self.overwritten)

    @property
    def entry(self) -> Entry | None:
        """What would stand in the cell."""
        return self.after.entry(self.player, self.round)


def attempt(section: Section, player: int, round_number: int, text: str) -> Attempt:
    """Try what was typed into a cell; see `entries.enter_cell`.

    Raises:
        EditError: the text cannot be read, or what it says cannot be.
    """
    return _attempt(section, enter_cell(section, player, round_number, text), player, round_number)


def attempt_clear(section: Section, player: int, round_number: int) -> Attempt:
    """Try to clear a cell by one step; see `entries.clear_cell`."""
    return _attempt(section, clear_cell(section, player, round_number), player, round_number)


def attempt_settling(section: Section, player: int, round_number: int) -> Attempt:
    """Try to end the dispute of a player's game; its result stays.

    Raises:
        EditError: "no-game".
    """
    after = dispute(section, player, round_number, None)
    return Attempt(section, after, player, round_number, False, overwritten(section, after))


def attempt_block(section: Section, cells: list[tuple[int, int, str]]) -> Attempt:
    """Try a block of cells (player, round, text); byes in it are not asked about.

    Raises:
        BlockError: with every bad cell.
    """
    after = enter_block(section, cells)
    return Attempt(section, after, cells[0][0], cells[0][1], False, overwritten(section, after))


def _attempt(before: Section, after: Section, player: int, round_number: int) -> Attempt:
    old, new = before.entry(player, round_number), after.entry(player, round_number)
    unplayed = new is not old and new is not None and not _played(new)
    return Attempt(before, after, player, round_number, unplayed, overwritten(before, after))


def _played(entry: Entry) -> bool:
    """Whether an entry is a typed score, a finished game, or a game still playing."""
    if isinstance(entry, Award):
        return entry.kind.typed
    return entry.result is None or entry.result.played


def overwritten(before: Section, after: Section) -> tuple[Overwritten, ...]:
    """List the finished entries that an edit changes, in the order of rounds."""
    rounds = zip(before.rounds, after.rounds, strict=True)
    return tuple(
        Overwritten(number, player, old, new.entries.get(player))
        for number, (a_round, new) in enumerate(rounds, 1)
        if a_round is not new
        for player, old in _finished(a_round.games, a_round.awards)
        if not _same(player, old, new.entries.get(player))
    )


def _finished(games: tuple[Game, ...], awards: tuple[Award, ...]) -> Iterator[tuple[int, Entry]]:
    yield from ((game.white, game) for game in games if game.result is not None)
    yield from ((award.player, award) for award in awards)


def _same(player: int, old: Entry, new: Entry | None) -> bool:
    """Whether an entry says the same; corrected colours leave each player his own result."""
    if old is new:
        return True
    if not isinstance(old, Game) or not isinstance(new, Game):
        return old == new
    return (
        old.opponent(player) == new.opponent(player)
        and own_sides(player, old) == own_sides(player, new)
        and (old.unrated, old.disputed) == (new.unrated, new.disputed)
    )


def paired_after(section: Section, round_number: int) -> bool:
    """Whether the round after this one is paired, from the standings that a correction moves."""
    return any(a_round.games for a_round in section.rounds[round_number : round_number + 1])


def moved_places(before: Section, after: Section, round_number: int) -> tuple[Move, ...]:
    """List who stands in another place after a round because of an edit, best new place first."""
    places = {row.player: row.place for row in rank(before, round_number).rows}
    return tuple(
        Move(row.player, places[row.player], row.place)
        for row in rank(after, round_number).rows
        if places[row.player] != row.place
    )
