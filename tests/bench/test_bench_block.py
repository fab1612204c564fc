"""A whole event pasted from a spreadsheet as one block."""

from dataclasses import replace

import pytest

from arbiter_app.core.cell_text import write_cell
from arbiter_app.core.entries import enter_block
from arbiter_app.core.tournament import Round
from tests.ui.events import many


@pytest.mark.parametrize(("players", "rounds"), [(300, 11), (1000, 11)])
def test_a_block_of_all_results(benchmark, players, rounds):
    full = many(players, rounds)
    cells = [
        (player.no, number, write_cell(full.rules, player.no, full.entry(player.no, number)))
        for player in full.players
        for number in range(1, rounds + 1)
    ]
    empty = replace(full, rounds=(Round(),) * rounds)
    after = benchmark.pedantic(enter_block, args=(empty, cells), rounds=3)
    assert after.entry(1, rounds).result is full.entry(1, rounds).result
