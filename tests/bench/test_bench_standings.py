"""How long the standings take, beside the least that adding up the scores can take.

The tables are grouped by size; the number in brackets is times the floor,
`sum(accumulate(row))` over the same rows in the same run.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import accumulate, cycle
from random import Random

import pytest

from arbiter_app.core.entries import enter_result
from arbiter_app.core.ledger import sheets
from arbiter_app.core.results import AwardKind, Result
from arbiter_app.core.standings import rank
from arbiter_app.core.tiebreaks import TIE_BREAKS, Context
from arbiter_app.core.tournament import Award, Game, Round, Rules, Section
from tests.core.events import players, rebuilt

SIZES = ((50, 5), (200, 11), (1000, 11))
RESULTS = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS)
TURNS = 50


def event(count: int, rounds: int) -> Section:
    """Everybody has an entry in every round: two have byes, the others a game with a result."""
    chance = Random(count)
    return Section(
        rules=Rules(tie_breaks=("CUM", "WIN", "BWG")),
        players=players(count),
        rounds=tuple(_round(chance, count) for _ in range(rounds)),
    )


def _round(chance: Random, count: int) -> Round:
    bye, half, *paired = chance.sample(range(1, count + 1), count)
    games = tuple(
        Game(white, black, board, chance.choice(RESULTS))
        for board, (white, black) in enumerate(zip(paired[::2], paired[1::2], strict=True), 1)
    )
    byes = (Award(bye, AwardKind.PAIRING_BYE, 2), Award(half, AwardKind.HALF_BYE, 1))
    return Round(games, byes)


@pytest.fixture(params=SIZES, ids=lambda size: "{}x{}".format(*size))
def section(request, benchmark):
    """An event of each size; what is measured with it stands in one table."""
    benchmark.group = "{} players × {} rounds".format(*request.param)
    return event(*request.param)


def test_floor(benchmark, section):
    rows = [sheet.points for sheet in sheets(section, len(section.rounds)).values()]
    benchmark.pedantic(lambda: [sum(accumulate(row)) for row in rows], rounds=TURNS)


def test_progressive_scores_of_a_whole_event(benchmark, section):
    def setup():
        fresh = tuple(Round(one.games, one.awards) for one in section.rounds)
        return (replace(section, rounds=fresh),), {}

    def numbers(fresh):
        return TIE_BREAKS["PS"].numbers(Context.after(fresh, len(fresh.rounds)))

    benchmark.pedantic(numbers, setup=setup, rounds=TURNS)


def test_standings_from_scratch(benchmark, section):
    benchmark.pedantic(rank, setup=lambda: ((rebuilt(section),), {}), rounds=TURNS)


def test_standings_after_one_key(benchmark, section):
    edited = keys(section)
    rank(section)
    benchmark.pedantic(rank, setup=lambda: ((next(edited),), {}), rounds=TURNS)


def keys(section: Section) -> Iterator[Section]:
    """The section after one key more each time, on another board of the last round."""
    last = len(section.rounds)
    white, draw, black = RESULTS
    follows = {white: draw, draw: black, black: white}
    for game in cycle(section.rounds[-1].games):
        new = follows[section.entry(game.white, last).result]
        section = enter_result(section, game.white, last, new)
        yield section
