"""A cell in signs and in words, and the shortest names that tell players apart."""

import pytest

from arbiter_app.core.entries import enter_cell
from arbiter_app.core.event import set_rules
from arbiter_app.core.tournament import Player, Round, Rules, Section
from arbiter_app.core.wall_chart import WallChart
from arbiter_app.labels import as_is
from arbiter_app.labels.cells import cell_sentence, cell_text, short_names

PLAYERS = (Player(1, "García, Lucía"), Player(2, "García, Ana"), Player(12, "王小明"))
EMPTY = Section(rules=Rules(tie_breaks=("PS",)), players=PLAYERS, rounds=(Round(),))


def test_a_surname_is_enough_unless_two_share_it():
    assert short_names(PLAYERS) == {1: "García, Lucía", 2: "García, Ana", 12: "王小明"}
    assert short_names(PLAYERS[1:]) == {2: "García", 12: "王小明"}


def test_two_players_of_one_name_are_told_apart_by_their_numbers():
    twins = (Player(6, "Ng, Mei"), Player(7, "Ng, Mei"), Player(8, "Ng, Bo"))
    assert short_names(twins) == {6: "Ng, Mei (6)", 7: "Ng, Mei (7)", 8: "Ng, Bo"}


@pytest.mark.parametrize(
    ("typed", "text", "sentence"),
    [
        ("12w1", "1 12w 1", "win, 1; round 1, White against 王小明, board 1"),
        ("12b", "○ 12b", "still playing; round 1, Black against 王小明, board 1"),
        ("d12", "½ 12 ½", "draw, ½; round 1, against 王小明, board 1"),
        ("12w+", "+ 12w 1", "forfeit win, 1; round 1, White against 王小明, board 1"),
        ("b", "B bye", "pairing bye; round 1"),
        ("z", "Z", "absent; round 1"),
        ("", "", "nothing entered yet; round 1"),
    ],
)
def test_a_cell_is_written_in_one_line_and_said_in_one_sentence(typed, text, sentence):
    section = enter_cell(EMPTY, 1, 1, typed)
    cell = WallChart(section).row(0).cells[0]
    assert cell_text(1, cell, as_is) == text
    assert cell_sentence(1, cell, short_names(PLAYERS), as_is) == sentence


def test_a_typed_score_says_that_its_opponent_is_not_recorded():
    section = enter_cell(set_rules(EMPTY, Rules(paired=False)), 1, 1, "0")
    cell = WallChart(section).row(0).cells[0]
    assert cell_text(1, cell, as_is) == "0 0"
    assert cell_sentence(1, cell, {}, as_is) == "loss, 0; round 1, opponent not recorded"
