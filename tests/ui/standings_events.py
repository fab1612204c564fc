"""Small events for the tests of the standings."""

from arbiter_app.core.entries import enter_result
from arbiter_app.core.results import Result
from arbiter_app.core.tournament import Game, Player, Round, Rules, Section

ANNA, BELA, CARLA, DAVID = 1, 2, 3, 4
WHITE, BLACK, DRAW = Result.WHITE_WINS, Result.BLACK_WINS, Result.DRAW
PLAYERS = (
    Player(ANNA, "Anna", school="Oak Hill"),
    Player(BELA, "Bela"),
    Player(CARLA, "Carla", school="Riverside"),
    Player(DAVID, "David"),
)
BOARDS = ((ANNA, BELA), (CARLA, DAVID))
"""Who meets in every round; whoever is named first has White."""


def four(*rounds: tuple[Result | None, Result | None], planned: int = 5) -> Section:
    """Four players by the cumulative score; each round its two results."""
    played = tuple(
        Round(
            tuple(
                Game(*pair, board, result)
                for board, (pair, result) in enumerate(zip(BOARDS, results, strict=True), 1)
            )
        )
        for results in rounds
    )
    empty = (Round(),) * (planned - len(played))
    return Section("U12", Rules(tie_breaks=("CUM",)), PLAYERS, played + empty)


# After round 1: Anna 1, Carla and David ½, Bela 0: places 1, 2=, 2=, 4.
# After round 2: Anna 1 (1 + 1 = 2), Bela 1 (0 + 1 = 1), Carla and David ½ (½ + ½ = 1).
HALFWAY = four((WHITE, DRAW), (BLACK, None))


def key(document, player: int, round_number: int, result: Result | None) -> None:
    """Enter a result as a key in the grid does."""
    after = enter_result(document.section, player, round_number, result)
    document.apply_section(after, f"round {round_number}")
