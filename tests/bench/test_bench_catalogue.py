"""How long the long lists of tie-breaks take, beside FIDE's own calculation of the same list.

FIDE's recommended list of 2019 and US Chess's rule 34E, from scratch and after one key. The
package `gacrux` is what FIDE's checker is made of; it knows FIDE's list only, keeps nothing from
one calculation to the next, and reads its report before the clock starts. The floor is that of
`test_bench_standings`: adding up the scores.
"""

from copy import deepcopy
from dataclasses import replace
from itertools import accumulate

import pytest

from arbiter_app import formats
from arbiter_app.core.ledger import sheets
from arbiter_app.core.standings import rank
from arbiter_app.core.tournament import Section, Tournament
from tests.bench.test_bench_standings import event, keys
from tests.core.events import rebuilt

SIZES = ((200, 11), (1000, 11))
FIDE = ("PTS", "BH/C1", "BH", "SB", "PS", "DE", "WIN", "BWG")
US = ("MMED", "SOLK", "CUM", "OPCUM")
TURNS = 20


@pytest.fixture(params=SIZES, ids=lambda size: "{}x{}".format(*size))
def players_by_rounds(request, benchmark):
    """An event of each size; what is measured with it stands in one table."""
    benchmark.group = "{} players × {} rounds".format(*request.param)
    return event(*request.param)


@pytest.fixture(params=[FIDE, US], ids=["FIDE", "US"])
def section(request, players_by_rounds):
    """The event with each list."""
    return with_list(players_by_rounds, request.param)


def with_list(section: Section, tie_breaks: tuple[str, ...]) -> Section:
    return replace(section, rules=replace(section.rules, tie_breaks=tie_breaks))


def test_floor(benchmark, players_by_rounds):
    rounds = len(players_by_rounds.rounds)
    rows = [sheet.points for sheet in sheets(players_by_rounds, rounds).values()]
    benchmark.pedantic(lambda: [sum(accumulate(row)) for row in rows], rounds=TURNS)


def test_from_scratch(benchmark, section):
    benchmark.pedantic(rank, setup=lambda: ((rebuilt(section),), {}), rounds=TURNS)


def test_after_one_key(benchmark, section):
    edited = keys(section)
    rank(section)
    benchmark.pedantic(rank, setup=lambda: ((next(edited),), {}), rounds=TURNS)


def test_the_checker_from_scratch(benchmark, players_by_rounds):
    trf2json = pytest.importorskip("gacrux.trf2json").trf2json
    tiebreak = pytest.importorskip("gacrux.tiebreak").tiebreak
    report = formats.write(Tournament(sections=(players_by_rounds,))).data.decode()
    read = trf2json()
    read.parse_file(report, 0)
    asked = {"tiebreak": list(FIDE), "check": False, "swiss": True}

    def calculate(tournament, params):
        return tiebreak(tournament, -1, params).compute_tiebreaks(tournament, params)

    def setup():
        return (deepcopy(read.get_tournament(1)), dict(asked)), {}

    benchmark.pedantic(calculate, setup=setup, rounds=3)
