"""Small events for the tests of the standings."""

from dataclasses import replace

from arbiter_app.core.entries import enter_result
from arbiter_app.core.results import Result
from arbiter_app.core.tournament import Game, Player, Round, Rules, Section, Tournament

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


def event(*sections: Section) -> Tournament:
    """An event of these sections."""
    return Tournament("Spring Cup", sections=sections)


def key(document, player: int, round_number: int, result: Result | None) -> None:
    """Enter a result as a key in the grid does."""
    after = enter_result(document.section, player, round_number, result)
    document.apply_section(after, f"round {round_number}")


def large(players: int, rounds: int) -> Section:
    """Everybody in a round but the last board, which is still playing in the last one."""
    half = players // 2
    results = (WHITE, DRAW, BLACK)

    def games(number: int) -> tuple[Game, ...]:
        return tuple(
            Game(n + 1, half + 1 + (n + number) % half, n + 1, results[(n * n + number) % 3])
            for n in range(half)
        )

    played = [Round(games(number)) for number in range(rounds)]
    last = played[-1].games
    played[-1] = Round((*last[:-1], replace(last[-1], result=None)))
    entrants = tuple(
        Player(no, f"Family{no}, Given", school=f"School {no % 9}")
        for no in range(1, 2 * half + 1 + players % 2)
    )
    return Section("Open", Rules(tie_breaks=("CUM", "WIN")), entrants, tuple(played))
