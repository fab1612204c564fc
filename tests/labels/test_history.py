"""Every edit has a name that says where and what; the history says what stood before."""

from dataclasses import replace

import pytest

from arbiter_app.core.entries import clear_cell, dispute, enter_block, enter_cell, fill_absent
from arbiter_app.core.event import set_round_count, set_rules
from arbiter_app.core.history import Change
from arbiter_app.core.lots import draw_lots
from arbiter_app.core.roster import add_players, delete_player, edit_player, renumber, withdraw
from arbiter_app.core.tournament import Player, Round, Section, Tournament
from arbiter_app.labels import as_is
from arbiter_app.labels.history import change_text, edit_text

PLAYERS = tuple(Player(no, name) for no, name in enumerate(("Anna", "Bela", "Cleo", "Dora"), 1))
EMPTY = Section("U12", players=PLAYERS, rounds=(Round(), Round()))
PAIRED = enter_cell(EMPTY, 1, 1, "2w1")


def _event(section: Section) -> Tournament:
    return Tournament(sections=(section,))


@pytest.mark.parametrize(
    ("before", "after", "text"),
    [
        (EMPTY, PAIRED, "round 1, board 1, 1–0"),
        (EMPTY, enter_cell(EMPTY, 1, 1, "2w"), "round 1, board 1, 1–2 paired"),
        (enter_cell(EMPTY, 1, 1, "h"), PAIRED, "round 1, board 1, 1–0"),
        (PAIRED, enter_cell(PAIRED, 1, 1, "+"), "round 1, board 1, +:−"),
        (PAIRED, clear_cell(PAIRED, 1, 1), "round 1, board 1, 1–0 taken back"),
        (PAIRED, enter_cell(PAIRED, 1, 1, ""), "round 1, board 1, pairing 1–2 taken back"),
        (PAIRED, dispute(PAIRED, 1, 1, "clock"), "round 1, board 1, disputed: clock"),
        (EMPTY, enter_cell(EMPTY, 3, 2, "h"), "round 2, player 3, half-point bye"),
        (EMPTY, enter_cell(EMPTY, 3, 2, "b=½"), "round 2, player 3, pairing bye (½)"),
        (PAIRED, fill_absent(PAIRED, 1), "round 1, 2 changes"),
        (PAIRED, enter_block(PAIRED, [(3, 1, "h"), (4, 2, "z")]), "2 changes"),
        (EMPTY, delete_player(EMPTY, 4), "player 4 deleted: Dora"),
        (PAIRED, withdraw(PAIRED, 1, 1), "player 1 withdrawn after round 1"),
        (EMPTY, set_round_count(EMPTY, 3), "rounds planned: 3"),
        (
            EMPTY,
            set_rules(EMPTY, replace(EMPTY.rules, tie_breaks=("PS", "PS/C1"))),
            "tie-breaks: Progr., Progr. -1",
        ),
        (EMPTY, edit_player(EMPTY, 1, replace(PLAYERS[0], rating=9)), "player 1, rating: 9"),
        (
            EMPTY,
            edit_player(EMPTY, 1, replace(PLAYERS[0], rating=9, school="Oak Hill")),
            "player 1, 2 changes",
        ),
        (Section("U12"), add_players(Section("U12"), PLAYERS[:1]), "player 1 added: Anna"),
        (Section("U12"), add_players(Section("U12"), PLAYERS), "4 players added"),
        (PAIRED, renumber(PAIRED, [2, 1, 3, 4]), "new numbers for 2 players"),
        (EMPTY, EMPTY, "no change"),
    ],
)
def test_an_edit_is_named_by_where_and_what(before, after, text):
    assert edit_text(_event(before), _event(after), as_is) == text


def test_lots_are_named_by_their_seed_and_not_by_all_their_numbers():
    first, second = (draw_lots(PAIRED, seed) for seed in ("17", "Anna: 3"))
    edits = ((PAIRED, first), (first, second), (second, PAIRED))
    assert [edit_text(_event(one), _event(other), as_is) for one, other in edits] == [
        "lots drawn with the seed “17”",
        "lots drawn with the seed “Anna: 3”",
        "lots taken back",
    ]
    odd = Change("lots", None, "tossed a coin")
    assert change_text(odd, as_is) == "lots drawn with the seed “tossed a coin”"


def test_a_late_entry_is_named_by_its_name_not_by_its_byes():
    second = enter_cell(PAIRED, 1, 2, "2b1")
    text = edit_text(_event(second), _event(add_players(second, [Player(0, "Lea")])), as_is)
    assert text == "player 5 added: Lea"


def test_a_typed_score_is_named_by_its_sign():
    scores = replace(EMPTY, rules=replace(EMPTY.rules, paired=False))
    typed = enter_cell(scores, 3, 1, "=")
    assert edit_text(_event(scores), _event(typed), as_is) == "round 1, player 3, ½"


def test_the_event_and_a_player_each_have_a_name_of_their_own():
    assert edit_text(Tournament(), Tournament(name="Open"), as_is) == "name of the event: Open"
    named = Change("name", "Ana", "Anna", player=1)
    assert change_text(named, as_is) == "player 1, name: Anna"


def test_nobody_is_withdrawn_after_a_round_0():
    gone = Change("withdrawn_after", None, "0", player=3)
    assert change_text(gone, as_is) == "player 3 withdrawn before round 1"


def test_what_a_stranger_wrote_into_the_history_is_shown_as_it_stands():
    assert change_text(Change("result", None, "2-0"), as_is) == "round ?, board ?, 2-0"
    assert change_text(Change("hat", "red", "blue"), as_is) == "hat: blue"
    assert change_text(Change("award", None, "long-bye 1", round=1, player=2), as_is) == (
        "round 1, player 2, long-bye 1"
    )
