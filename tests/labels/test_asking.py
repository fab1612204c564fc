"""The questions before an entry say what both sides get and which key answers."""

import pytest

from arbiter_app.core.corrections import attempt, attempt_block, attempt_clear
from arbiter_app.core.entries import dispute, enter_block, enter_cell
from arbiter_app.core.event import set_rules
from arbiter_app.core.tournament import Player, Round, Rules, Section
from arbiter_app.labels import as_is
from arbiter_app.labels.asking import proposed_note, question, which_bye

PLAYERS = tuple(
    Player(no, name) for no, name in enumerate(("García, Lucía", "Novák, Jiří", "Ng", "Kim"), 1)
)
EMPTY = Section(rules=Rules(tie_breaks=("CUM",)), players=PLAYERS, rounds=(Round(),) * 2)
PAIRED = enter_block(EMPTY, [(1, 1, "2w"), (3, 1, "4b1")])
SCORES = set_rules(EMPTY, Rules(paired=False))


@pytest.mark.parametrize(
    ("section", "player", "text", "sentence"),
    [
        (PAIRED, 1, "+", "García 1 by forfeit, Novák 0, not a game: Enter (Esc leaves it)."),
        (PAIRED, 2, "+", "García 0, Novák 1 by forfeit, not a game: Enter (Esc leaves it)."),
        (PAIRED, 2, "-", "García 1 by forfeit, Novák 0, not a game: Enter (Esc leaves it)."),
        (
            PAIRED,
            1,
            "x",
            "García 0, Novák 0, both lost by forfeit, not a game: Enter (Esc leaves it).",
        ),
        (EMPTY, 2, "b", "Novák 1, pairing bye, no game: Enter (Esc leaves it)."),
        (EMPTY, 2, "h", "Novák ½, half-point bye, no game: Enter (Esc leaves it)."),
        (EMPTY, 2, "f", "Novák 1, full-point bye, no game: Enter (Esc leaves it)."),
        (EMPTY, 2, "z", "Novák 0, absent, no game: Enter (Esc leaves it)."),
        (
            SCORES,
            1,
            "+",
            "García 1 by forfeit, opponent not recorded, not a game: Enter (Esc leaves it).",
        ),
        (
            SCORES,
            1,
            "-",
            "García 0, lost by forfeit, opponent not recorded, not a game: Enter (Esc leaves it).",
        ),
    ],
)
def test_what_is_unplayed_says_what_both_sides_get(section, player, text, sentence):
    assert question(attempt(section, player, 1, text), as_is) == sentence


def test_another_result_names_the_board_the_old_and_the_new():
    assert question(attempt(PAIRED, 4, 1, "1"), as_is) == (
        "Board 2 is 0–1; new 1–0. Ctrl+Enter changes it, D marks it disputed, Esc keeps it."
    )


def test_clearing_a_result_and_taking_a_pairing_back_are_told_apart():
    assert question(attempt_clear(PAIRED, 3, 1), as_is).startswith(
        "Board 2 is 0–1; new: still playing. Ctrl+Enter changes it"
    )
    assert question(attempt(PAIRED, 3, 1, ""), as_is).startswith(
        "Board 2 is 0–1; new: not paired. Ctrl+Enter changes it"
    )


def test_a_forfeit_on_a_finished_board_says_both():
    assert question(attempt(PAIRED, 3, 1, "+"), as_is) == (
        "Kim 0, Ng 1 by forfeit, not a game. Board 2 is 0–1; new −:+. "
        "Ctrl+Enter changes it, D marks it disputed, Esc keeps it."
    )


def test_a_bye_that_becomes_another_names_the_player():
    one = enter_cell(EMPTY, 2, 1, "h")
    assert question(attempt(one, 2, 1, "z"), as_is) == (
        "Novák 0, absent, no game. Novák, round 1: half-point bye; new absent. "
        "Ctrl+Enter changes it, Esc keeps it."
    )
    assert question(attempt_clear(one, 2, 1), as_is) == (
        "Novák, round 1: half-point bye; new: nothing entered. Ctrl+Enter changes it, Esc keeps it."
    )


def test_a_disputed_board_is_settled_by_its_own_result():
    disputed = dispute(PAIRED, 3, 1, "Kim says 1–0")
    assert question(attempt(disputed, 3, 1, "1"), as_is) == (
        "Board 2 is disputed (Kim says 1–0). Ctrl+Enter settles it as 0–1, D changes the note, "
        "Esc keeps it disputed."
    )


def test_a_correction_after_the_next_round_was_paired_names_who_moves():
    # Ng won with Black: 1 point; corrected to a loss, Kim has it.
    paired = enter_cell(PAIRED, 1, 2, "3w")
    assert question(attempt(paired, 3, 1, "0"), as_is).endswith(
        " Esc keeps it. Round 2 is already paired; the correction moves "
        "Kim from 2 to 1, Ng from 1 to 2 after round 1."
    )


def test_a_correction_that_moves_nobody_says_so():
    # A win by forfeit is worth as much, and no tie-break tells it from a game.
    started = enter_block(EMPTY, [(1, 1, "2w1"), (3, 1, "4w1"), (1, 2, "3w")])
    lone = set_rules(started, Rules(tie_breaks=()))
    assert question(attempt(lone, 1, 1, "+"), as_is).endswith(
        " Round 2 is already paired; no place moves."
    )


def test_a_block_lists_what_it_would_change():
    cells = [(1, 1, "1"), (4, 1, "1")]
    more = enter_block(PAIRED, [(1, 1, "0"), (1, 2, "h"), (2, 2, "h")])
    sentence = question(attempt_block(more, [*cells, (1, 2, "z"), (2, 2, "z")]), as_is)
    assert sentence == (
        "4 finished entries would change (round 1 board 1, round 1 board 2, round 2 García, "
        "round 2 Novák). Ctrl+Enter changes them, Esc keeps them."
    )


def test_u_asks_which_bye():
    assert which_bye(EMPTY, 1, as_is) == (
        "Which bye for García? B pairing bye, F full point, H half a point, Z absent; Esc for none."
    )


def test_the_note_of_a_disputed_board_proposes_what_was_reported():
    assert proposed_note(attempt(PAIRED, 4, 1, "1"), as_is) == "1–0 reported"
    assert proposed_note(attempt_clear(PAIRED, 4, 1), as_is) == ""
