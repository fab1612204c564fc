"""Which sheets a round calls for."""

import pytest

from arbiter_app.core.print_kinds import KINDS
from arbiter_app.core.print_round import round_at_hand, sheets_of_round
from arbiter_app.core.tournament import Section
from tests.core.events import scores_only, section

PAIRINGS, STANDINGS = ("pairings", "pairings-by-name"), ("standings", "parents")
TWO_ROUNDS = section("2w1 3w", "1b0 4w1", "4w½ 1b", "3b½ 2b", rounds=3)


@pytest.mark.parametrize(
    ("an_event", "number", "kinds"),
    [
        (TWO_ROUNDS, 1, STANDINGS),
        (TWO_ROUNDS, 2, PAIRINGS),
        (TWO_ROUNDS, 3, PAIRINGS),
        (section("2w½ 2b½", "1b 1w"), 2, STANDINGS),
        (section(".", ".", rounds=2), 1, ("score-cards",)),
        (section("H", ".", rounds=2), 1, ("score-cards",)),
        (scores_only("1 ½", "0 ."), 2, STANDINGS),
        (Section(), 1, ("score-cards",)),
    ],
)
def test_a_round_calls_for_pairings_while_games_are_on_and_then_for_standings(
    an_event, number, kinds
):
    assert sheets_of_round(an_event, number) == kinds
    assert set(kinds) <= set(KINDS)


def test_the_round_at_hand_is_the_one_asked_for_else_the_current_one():
    assert round_at_hand(TWO_ROUNDS, None) == 2
    assert round_at_hand(TWO_ROUNDS, 1) == 1
    assert round_at_hand(section("."), None) == 1
