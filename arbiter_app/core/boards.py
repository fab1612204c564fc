"""A round by board: White first with the scores before the round, then who has no game.

The sheet and the slips show it. It is read from the section and stored nowhere.
"""

from typing import NamedTuple

from arbiter_app.core.ledger import columns_of
from arbiter_app.core.memory import remembered
from arbiter_app.core.tournament import Entry, Game, Section, by_number


class BoardLine(NamedTuple):
    """A board, or a player who has none.

    Attributes:
        white: White; the player himself where there is no game.
        black: None where there is no game.
        entry: the game, the award, or None where nothing is entered.
        white_score, black_score: before the round, in half-points.
    """

    white: int
    black: int | None
    entry: Entry | None
    white_score: int
    black_score: int | None

    @property
    def game(self) -> Game | None:
        """The game, if this is a board."""
        return self.entry if isinstance(self.entry, Game) else None

    @property
    def open(self) -> bool:
        """Whether a result, or anything at all, is still missing."""
        return self.entry is None or (self.game is not None and self.game.result is None)

    @property
    def disputed(self) -> bool:
        """Whether the result of the board is contested."""
        return self.game is not None and self.game.disputed is not None


@remembered(16)
def board_lines(section: Section, round_number: int) -> tuple[BoardLine, ...]:
    """List a round: boards by number, then awards, then who has neither, by start number.

    Who had withdrawn before the round and has no entry in it is not listed.
    """
    before = scores_before(section, round_number)
    a_round = section.rounds[round_number - 1]
    games = sorted(a_round.games, key=lambda game: (game.board, game.white))
    awards = sorted(a_round.awards, key=lambda award: award.player)
    waiting = sorted(
        player.no
        for player in section.players
        if player.no not in a_round.entries and not player.gone(round_number)
    )
    return (
        *(
            BoardLine(game.white, game.black, game, before[game.white], before[game.black])
            for game in games
        ),
        *(BoardLine(award.player, None, award, before[award.player], None) for award in awards),
        *(BoardLine(no, None, None, before[no], None) for no in waiting),
    )


def points_so_far(section: Section, player: int) -> int:
    """Add up a player's points, in half-points, as far as rounds count."""
    at = [*by_number(section.players)].index(player)
    return sum(column.points[at] for column in columns_of(section, section.scored_round))


def scores_before(section: Section, round_number: int) -> dict[int, int]:
    """Give what each player had before a round, in half-points."""
    numbers = by_number(section.players)
    columns = [column.points for column in columns_of(section, round_number - 1)]
    if not columns:
        return dict.fromkeys(numbers, 0)
    return dict(zip(numbers, map(sum, zip(*columns, strict=True)), strict=True))
