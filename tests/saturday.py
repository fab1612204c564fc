"""What happens on the Saturday of `test_saturday`: who comes, who plays whom, and how it ends.

Everybody meets somebody new: 31 players and a bye on the 32 places of a round robin, turned by
one place each round (FIDE Handbook C.05, Annex 1, is the same table).
"""

import random
from collections.abc import Iterator

from arbiter_app.core.results import AwardKind, Result
from arbiter_app.core.tournament import Award, Game, Player, Round, Rules

ROUNDS = 5
LATE = 31
ABSENT, WAITED = 1, 2
"""In round 2: who is absent, and whose bye ends when the late child sits down with him."""
BYES = {3: 2, 4: 3, 5: 4}
_PLACES = (LATE, *range(1, LATE))
_SURNAMES = (
    *("Anderson", "Novák", "Okafor", "García", "Tanaka", "Ng", "O’Brien", "Şahin", "Łukasik"),
    *("Dvořák", "Müller", "Petrov", "Rossi", "Silva", "Haddad", "Kim", "Larsen", "Mbeki"),
    *("Nair", "Papadopoulos", "Quist", "Rahman", "Smith", "Tran", "Ueda", "Virtanen", "Weber"),
    *("Ximénez", "Yilmaz", "Zhou"),
)
_GIVEN = ("Sara", "Jiří", "Chidi", "Lucía", "Ren", "Mei", "Finn")
_SCHOOLS = ("Oak Hill", "Riverside", "Westgate", "St. Mary’s")

PLAYERS = tuple(
    Player(no, f"{surname}, {_GIVEN[no % 7]}", 1600 - 20 * no, school=_SCHOOLS[no % 4])
    for no, surname in enumerate(_SURNAMES, 1)
)
LATE_PLAYER = Player(LATE, "Latimer, Bo")
NAMES = {player.no: player.name for player in (*PLAYERS, LATE_PLAYER)}
LIST = "\n".join(
    ("Name;School;Rating", *(f"{one.name};{one.school};{one.rating}" for one in PLAYERS))
)

RULES = Rules(tie_breaks=("CUM",))
"""What a new event has as long as nobody chooses anything."""
RESULTS = {"1": Result.WHITE_WINS, "0": Result.BLACK_WINS, "5": Result.DRAW}
Pair = tuple[int, int]


def pairs(number: int) -> list[Pair]:
    """White and Black of each board of a round, board 1 first."""
    found = list(_pairs(number))
    # The late child comes to the last board.
    return sorted(found, key=lambda pair: number == 2 and LATE in pair)


def _pairs(number: int) -> Iterator[Pair]:
    for step in range(1, 16):
        one = _PLACES[(number - 1 + step) % LATE]
        other = _PLACES[(number - 1 - step) % LATE]
        yield (one, other) if step % 2 else (other, one)


def keys(number: int) -> dict[int, str]:
    """The key of each board's result in a round: 1 White won, 0 Black won, 5 a draw."""
    chance = random.Random(number)
    return {board: chance.choice("1105") for board in range(1, 16)}


def pile(number: int) -> list[int]:
    """The boards of a round in the order in which their slips come in."""
    return random.Random(100 + number).sample(range(1, 16), 15)


def in_the_end() -> tuple[Round, ...]:
    """All rounds, built without a window."""
    return tuple(_round(number) for number in range(1, ROUNDS + 1))


def _round(number: int) -> Round:
    ends = keys(number)
    games = tuple(
        Game(white, black, board, RESULTS[ends[board]])
        for board, (white, black) in enumerate(pairs(number), 1)
    )
    absent = {1: LATE, 2: ABSENT}.get(number)
    if absent:
        return Round(games, (Award(absent, AwardKind.ZERO_BYE, 0),))
    return Round(games, (Award(BYES[number], AwardKind.PAIRING_BYE, 2),))
