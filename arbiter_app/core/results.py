"""What can stand in a round: the result of a game, or an award without a game.

The values are the tokens of the file; nothing here knows how many points they are worth
(that is `Rules`), nor which key or words stand for them.
"""

from enum import Enum


class Outcome(Enum):
    """One player's side of a result."""

    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"
    FORFEIT_WIN = "forfeit-win"
    FORFEIT_LOSS = "forfeit-loss"

    # The default hash of an Enum runs in Python; these are looked up for every cell.
    __hash__ = object.__hash__


class Result(Enum):
    """The result of a game, White first."""

    WHITE_WINS = "1-0"
    BLACK_WINS = "0-1"
    DRAW = "½-½"
    WHITE_DRAWS_BLACK_LOSES = "½-0"
    BLACK_DRAWS_WHITE_LOSES = "0-½"
    BOTH_LOSE = "0-0"
    WHITE_BY_FORFEIT = "+:-"
    BLACK_BY_FORFEIT = "-:+"
    BOTH_FORFEIT = "-:-"

    __hash__ = object.__hash__

    @property
    def sides(self) -> tuple[Outcome, Outcome]:
        """White's outcome and Black's."""
        return _SIDES[self]

    @property
    def played(self) -> bool:
        """Whether the game was played over the board, not forfeited."""
        return ":" not in self.value

    @staticmethod
    def of(white: Outcome, black: Outcome) -> "Result | None":
        """Find the result with these two sides; None where there is none (win against win)."""
        return _BY_SIDES.get((white, black))


_SIDES = {
    Result.WHITE_WINS: (Outcome.WIN, Outcome.LOSS),
    Result.BLACK_WINS: (Outcome.LOSS, Outcome.WIN),
    Result.DRAW: (Outcome.DRAW, Outcome.DRAW),
    Result.WHITE_DRAWS_BLACK_LOSES: (Outcome.DRAW, Outcome.LOSS),
    Result.BLACK_DRAWS_WHITE_LOSES: (Outcome.LOSS, Outcome.DRAW),
    Result.BOTH_LOSE: (Outcome.LOSS, Outcome.LOSS),
    Result.WHITE_BY_FORFEIT: (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS),
    Result.BLACK_BY_FORFEIT: (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN),
    Result.BOTH_FORFEIT: (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS),
}
_BY_SIDES = {sides: result for result, sides in _SIDES.items()}


class AwardKind(Enum):
    """An entry without a game.

    `WIN DRAW LOSS` are typed scores: played, the opponent not recorded. The byes are not
    played and carry their own points; a forfeit here has no recorded opponent.
    """

    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"
    PAIRING_BYE = "pairing-bye"
    FULL_BYE = "full-bye"
    HALF_BYE = "half-bye"
    ZERO_BYE = "zero-bye"
    FORFEIT_WIN = "forfeit-win"
    FORFEIT_LOSS = "forfeit-loss"

    __hash__ = object.__hash__

    @property
    def outcome(self) -> Outcome | None:
        """The player's side of it; None for a bye."""
        return _OUTCOMES.get(self)

    @property
    def typed(self) -> bool:
        """Whether this is a typed score: a game was played, its opponent is not recorded."""
        return self in _TYPED

    @property
    def bye(self) -> bool:
        """Whether this is a bye, which stores its own points."""
        return self in _BYES


_OUTCOMES = {
    AwardKind.WIN: Outcome.WIN,
    AwardKind.DRAW: Outcome.DRAW,
    AwardKind.LOSS: Outcome.LOSS,
    AwardKind.FORFEIT_WIN: Outcome.FORFEIT_WIN,
    AwardKind.FORFEIT_LOSS: Outcome.FORFEIT_LOSS,
}
_TYPED = frozenset({AwardKind.WIN, AwardKind.DRAW, AwardKind.LOSS})
_BYES = frozenset(
    {AwardKind.PAIRING_BYE, AwardKind.FULL_BYE, AwardKind.HALF_BYE, AwardKind.ZERO_BYE}
)
