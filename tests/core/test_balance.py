"""Typed scores that cannot belong together are noticed."""

import pytest

from arbiter_app.core.balance import Balance, balance
from arbiter_app.core.entries import enter_cell
from arbiter_app.core.tournament import Player, Round, Rules, Section

PLAYERS = tuple(Player(no, f"Player {no}") for no in range(1, 5))
EMPTY = Section(rules=Rules(paired=False), players=PLAYERS, rounds=(Round(),))


@pytest.mark.parametrize(
    ("typed", "count", "even"),
    [
        ("1 0 5 5", Balance(1, 2, 1), True),
        ("1 0 1 5", Balance(2, 1, 1), False),
        ("1 0 5 z", Balance(1, 1, 1), False),
        ("+ z 5 5", Balance(0, 2, 0), True),
    ],
)
def test_each_win_needs_a_loss_and_each_draw_another(typed, count, even):
    section = EMPTY
    for no, text in enumerate(typed.split(), 1):
        section = enter_cell(section, no, 1, text)
    assert balance(section, 1) == count
    assert count.even is even
