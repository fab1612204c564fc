"""Small invented events for the tests of the window's parts."""

from arbiter_app.core.entries import enter_block
from arbiter_app.core.results import Result
from arbiter_app.core.tournament import Game, Player, Round, Rules, Section, Tournament

PLAYERS = (
    Player(1, "Anderson, Sara", 1214, school="Oak Hill"),
    Player(2, "Novák, Jiří", 1180, school="Riverside"),
    Player(3, "Okafor, Chidi", 1102, school="Oak Hill"),
    Player(4, "García, Lucía", 1095, school="Westgate"),
    Player(5, "Tanaka, Ren", 1010, school="Riverside"),
    Player(6, "Ng, Mei", 988, school="Westgate"),
)


def section(*rounds: str, planned: int = 4, paired: bool = True, count: int = 6) -> Section:
    """Build a section from cells of White: "1:4w1 2:5w½ 3:6w" is a round of three boards."""
    rules = Rules(tie_breaks=("CUM",), paired=paired)
    empty = Section("U12", rules, PLAYERS[:count], (Round(),) * planned)
    cells = [
        (int(no), number, typed)
        for number, text in enumerate(rounds, 1)
        for no, typed in (cell.split(":") for cell in text.split())
    ]
    return enter_block(empty, cells)


FIRST = "1:4w1 2:5w½ 3:6w0"
"""Boards 1 to 3: Anderson beats García, Novák draws with Tanaka, Okafor loses to Ng."""


def event(*sections: Section) -> Tournament:
    """Put sections into an event."""
    return Tournament("Lakeside Schools Open", sections=sections)


def many(players: int, rounds: int, *, finished: bool = True) -> Section:
    """Build a section of any size, all boards finished (or the last round still playing)."""
    made = tuple(
        Player(no, f"Surname{no:04}, Given", 2000 - no, school=f"School {no % 9}")
        for no in range(1, players + 1)
    )
    return Section(
        "Open",
        Rules(tie_breaks=("CUM", "PS/C1", "WIN")),
        made,
        tuple(
            _round(players, number, finished or number < rounds) for number in range(1, rounds + 1)
        ),
    )


def _round(players: int, number: int, finished: bool) -> Round:
    half = players // 2
    results = (*Result,)[:3]
    games = tuple(
        Game(
            board,
            half + (board + number - 2) % half + 1,
            board,
            results[(board * number) % 3] if finished else None,
        )
        for board in range(1, half + 1)
    )
    return Round(games)
