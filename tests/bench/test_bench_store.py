"""How long an event of 1000 players and 11 rounds takes to open, to save and to journal a key."""

from dataclasses import replace
from itertools import cycle

import pytest

from arbiter_app.core.entries import enter_result
from arbiter_app.core.event import replace_section
from arbiter_app.core.history import events
from arbiter_app.core.results import Result
from arbiter_app.core.tournament import Game, Player, Round, Section, Tournament
from arbiter_app.store import files, schema
from arbiter_app.store.journal import Journal

PLAYERS, ROUNDS = 1000, 11
AT = "2026-11-29T14:02:31"


def _round(number: int) -> Round:
    """The upper half meets the lower, moved on by one place each round."""
    half = PLAYERS // 2
    results = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS)
    return Round(
        tuple(
            Game(n + 1, half + 1 + (n + number) % half, n + 1, results[(n + number) % 3])
            for n in range(half)
        )
    )


@pytest.fixture(scope="module")
def event() -> Tournament:
    """1000 players with the usual fields, 11 rounds of 500 games."""
    players = tuple(
        Player(n, f"Family{n}, Given", 1200 + n, federation="NED", school="North Primary School")
        for n in range(1, PLAYERS + 1)
    )
    rounds = tuple(_round(number) for number in range(ROUNDS))
    return Tournament("Large Open", sections=(Section("Open", players=players, rounds=rounds),))


@pytest.fixture(scope="module")
def history(event):
    """One line of history for each game, as typing the results one by one leaves it."""
    (section,) = event.sections
    pairings = tuple(
        Round(tuple(replace(game, result=None) for game in one.games)) for one in section.rounds
    )
    paired = replace(event, sections=(replace(section, rounds=pairings),))
    (typed,) = events(paired, event, AT, "edit")
    return tuple(replace(typed, changes=(change,)) for change in typed.changes)


@pytest.mark.parametrize("with_history", [False, True])
def test_opening(benchmark, event, history, with_history):
    data = schema.dump(event, history if with_history else ())
    assert benchmark(schema.load, data).tournament == event


@pytest.mark.parametrize("with_history", [False, True])
def test_dumping(benchmark, event, history, with_history):
    assert benchmark(schema.dump, event, history if with_history else ())


@pytest.mark.parametrize("with_history", [False, True])
def test_saving_to_the_disk(benchmark, tmp_path, event, history, with_history):
    path = tmp_path / "open.arbiter"
    names = cycle("ab")  # the same bytes would not be written again

    def save():
        renamed = replace(event, name=next(names))
        files.save(path, schema.dump(renamed, history if with_history else ()))

    benchmark(save)
    assert schema.load(files.read_bytes(path)).tournament.sections == event.sections


def test_journalling_a_key(benchmark, tmp_path, event):
    journal = Journal.start(tmp_path, event)
    section = event.sections[0]
    drawn, won = (
        replace_section(event, 0, enter_result(section, 1, 6, result))
        for result in (Result.DRAW, Result.WHITE_WINS)
    )
    values = cycle((drawn, won))
    line = events(drawn, won, AT, "edit")
    history = ()

    def key():
        nonlocal history
        history += line
        journal.append(next(values), history)

    benchmark(key)
    journal.close()
