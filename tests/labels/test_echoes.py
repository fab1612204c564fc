"""After a key: both names White first with their totals, and how far the round is."""

import pytest

from arbiter_app.core.entries import dispute, enter_block, enter_cell
from arbiter_app.core.event import set_rules
from arbiter_app.core.tournament import Player, Round, Rules, Section
from arbiter_app.labels import as_is
from arbiter_app.labels.echoes import already, balance_hint, echo, round_state, undo_hint

PLAYERS = tuple(Player(no, name) for no, name in enumerate(("García, L", "Novák, J", "Ng"), 1))
EMPTY = Section(rules=Rules(tie_breaks=("CUM",)), players=PLAYERS, rounds=(Round(),) * 2)
PAIRED = enter_block(EMPTY, [(2, 1, "1w1"), (3, 1, "b")])
SCORES = set_rules(EMPTY, Rules(paired=False))
TOTALS = {1: "1½", 2: "2½", 3: "1"}.__getitem__


@pytest.mark.parametrize(
    ("section", "player", "sentence"),
    [
        (PAIRED, 1, "Board 1: Novák 2½ – García 1½, 1–0."),
        (PAIRED, 3, "Ng 1: pairing bye in round 1."),
        (EMPTY, 3, "Ng: nothing entered in round 1."),
        (enter_cell(EMPTY, 1, 1, "2w"), 1, "Board 1: García – Novák, still playing."),
        (dispute(PAIRED, 1, 1, "?"), 1, "Board 1: Novák – García, 1–0, disputed."),
        (enter_cell(SCORES, 1, 1, "5"), 1, "García 1½: ½ in round 1."),
    ],
)
def test_the_echo_says_what_stands_now(section, player, sentence):
    assert echo(section, player, 1, TOTALS, as_is) == sentence


@pytest.mark.parametrize(
    ("section", "sentence"),
    [
        (PAIRED, "Round 1 complete."),
        (enter_cell(EMPTY, 1, 1, "2w"), "Still playing: 1. Not entered: 1."),
        (enter_block(EMPTY, [(1, 1, "2w"), (3, 1, "b")]), "Still playing: 1."),
        (SCORES, "Not entered: 3."),
    ],
)
def test_the_state_of_a_round_counts_games_and_blanks(section, sentence):
    assert round_state(section, 1, as_is) == sentence


def test_what_undo_would_undo_is_said_only_where_there_is_something():
    assert undo_hint("round 3, board 7, 1–0", as_is) == "Undo: round 3, board 7, 1–0."
    assert undo_hint("", as_is) == ""


def test_an_unchanged_cell_says_that_it_stood_there():
    said = echo(PAIRED, 1, 1, TOTALS, as_is)
    assert already(said, as_is) == f"{said} It stood there already."


@pytest.mark.parametrize(
    ("typed", "hint"),
    [
        ("1 1 0", "Round 1 does not balance: wins 2, losses 1. Look for a sheet typed wrong."),
        (
            "1 0 5",
            "Round 1 does not balance: draws 1, an odd number. Look for a sheet typed wrong.",
        ),
        ("1 0 z", ""),
        ("1 1", ""),
    ],
)
def test_a_complete_round_of_scores_that_cannot_be_right_says_so(typed, hint):
    section = SCORES
    for no, text in enumerate(typed.split(), 1):
        section = enter_cell(section, no, 1, text)
    assert balance_hint(section, 1, as_is) == hint


def test_paired_rounds_need_no_balance():
    assert balance_hint(PAIRED, 1, as_is) == ""
