"""A second keying of a round's slips, compared with the results that stand; it changes nothing."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from arbiter_app.core.cell_text import Sides, own_sides, parse_cell
from arbiter_app.core.errors import EditError
from arbiter_app.core.tournament import Game, Section


class Slip(NamedTuple):
    """A result as it was keyed the second time, by the player whose own outcome comes first.

    Attributes:
        stood: what stood when the slip of the board was first compared, the player's own first.
    """

    player: int
    opponent: int
    sides: Sides
    stood: Sides

    def says(self, section: Section, round_number: int) -> bool | None:
        """Whether the result that stands is the same; None where the two have no result."""
        entry = section.rounds[round_number - 1].entries.get(self.player)
        if not isinstance(entry, Game) or entry.opponent(self.player) != self.opponent:
            return None
        sides = own_sides(self.player, entry)
        return None if sides is None else sides == self.sides

    def corrected(self, section: Section, round_number: int) -> bool:
        """Whether the result was another one, and now is what the slip says."""
        return self.stood != self.sides and bool(self.says(section, round_number))


class Tally(NamedTuple):
    """How far a check is.

    Attributes:
        games: all games of the round.
        compared: whose slips have been keyed a second time.
        differing: of those, how many say something else than the result that stands.
        corrected: of those, how many results were changed to what the slip says.
    """

    games: int
    compared: int
    differing: int
    corrected: int


@dataclass(frozen=True, slots=True)
class Check:
    """The slips of a round keyed so far; of two for one board the later counts."""

    round: int
    slips: tuple[Slip, ...] = ()

    def pairs(self) -> frozenset[frozenset[int]]:
        """Give the players of each board whose slip has been keyed."""
        return frozenset(frozenset((one.player, one.opponent)) for one in self.slips)


def key_slip(section: Section, check: Check, player: int, text: str) -> Check:
    """Key a slip from one player's side, as it would be typed into his cell.

    Raises:
        EditError: "no-game", "check-no-result" (the game has none to compare with),
            "check-needs-result" (a bye or a pairing was typed), or the text cannot be read.
    """
    entry = section.entry(player, check.round)
    if not isinstance(entry, Game):
        raise EditError("no-game", player=player, round=check.round)
    cell = parse_cell(text)
    if cell.sides is None or cell.opponent is not None:
        raise EditError("check-needs-result", round=check.round)
    if entry.result is None:
        raise EditError("check-no-result", round=check.round, board=entry.board)
    stood = own_sides(player, entry)
    assert stood is not None
    others = []
    for one in check.slips:
        if player not in (one.player, one.opponent):
            others.append(one)
        elif entry.opponent(player) in (one.player, one.opponent):
            # Keyed once more: what counts is what stood before the check.
            stood = one.stood if one.player == player else one.stood[::-1]
    slip = Slip(player, entry.opponent(player), cell.sides, stood)
    return replace(check, slips=(*others, slip))


def tally(section: Section, check: Check) -> Tally:
    """Count the slips keyed against the results that stand now."""
    said = [slip.says(section, check.round) for slip in check.slips]
    compared = [same for same in said if same is not None]
    games = len(section.rounds[check.round - 1].games)
    corrected = sum(slip.corrected(section, check.round) for slip in check.slips)
    return Tally(games, len(compared), compared.count(False), corrected)
