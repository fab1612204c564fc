"""The round by board as Qt sees it."""

import pytest
from PySide6.QtCore import Qt

from arbiter_app.core.entries import dispute, enter_cell
from arbiter_app.core.roster import add_players, edit_player
from arbiter_app.core.tournament import Player
from arbiter_app.ui.board_model import BoardModel
from tests.ui.events import FIRST, section

SECOND = "1:2w 3:6w1 4:h"
"""Round 2: board 1 playing, board 2 finished, García a half-point bye, Tanaka not paired."""


@pytest.fixture
def model(opened):
    document = opened(section(FIRST, SECOND))
    made = BoardModel(document)
    made.document = document
    return made


def texts(model):
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_a_row_is_a_board_with_the_scores_before_the_round(model, qtmodeltester):
    qtmodeltester.check(model)
    model.set_round(2)
    # Round 1: Anderson 1, Novák ½, Okafor 0, García 0, Tanaka ½, Ng 1.
    assert texts(model) == [
        ["1", "1", "Anderson, Sara", "", "Novák, Jiří", "½"],
        ["2", "0", "Okafor, Chidi", "1–0", "Ng, Mei", "1"],
        ["", "0", "García, Lucía", "H", "half-point bye", ""],
        ["", "½", "Tanaka, Ren", "", "not paired", ""],
    ]


def test_a_row_is_said_in_a_sentence_the_result_first(model):
    model.set_round(2)
    said = [model.index(row, 3).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(4)]
    assert said == [
        "still playing; board 1, White Anderson, Sara with 1, Black Novák, Jiří with ½",
        "White won; board 2, White Okafor, Chidi with 0, Black Ng, Mei with 1",
        "half-point bye; García, Lucía with 0",
        "not paired; Tanaka, Ren with ½",
    ]


def test_a_disputed_board_says_its_note(model):
    after = dispute(model.section, 1, 1, "García says draw")
    model.document.apply_section(after, "")
    assert model.sentence(0).endswith("; disputed: García says draw")


def test_only_the_lines_that_differ_are_named(model):
    model.set_round(2)
    told = []
    model.dataChanged.connect(lambda first, last: told.append((first.row(), last.row())))
    model.modelReset.connect(lambda: told.append("reset"))
    model.document.apply_section(enter_cell(model.section, 1, 2, "1"), "")
    assert told == [(0, 0)]


def test_an_earlier_result_changes_the_scores_before_the_round(model):
    model.set_round(2)
    model.document.apply_section(enter_cell(model.section, 1, 1, "½"), "")
    # Anderson and García now have ½ each.
    assert [row[1] for row in texts(model)] == ["½", "0", "½", "½"]


def test_a_round_without_boards_names_no_lines(opened):
    document = opened(section("1:2w1", count=2))
    model = BoardModel(document)
    model.show_open_only(True)
    told = []
    model.dataChanged.connect(lambda first, last: told.append((first.row(), last.row())))
    document.apply_section(edit_player(document.section, 1, Player(1, "Other, Oda")), "")
    assert (model.rowCount(), told) == (0, [])


def test_a_pairing_and_a_player_bring_rows(model):
    model.set_round(2)
    after = add_players(model.section, [Player(0, "Late, Lea")])
    model.document.apply_section(after, "")
    assert texts(model)[-1][2] == "Late, Lea"
    model.document.apply_section(enter_cell(model.section, 7, 2, "5b"), "")
    assert texts(model)[2] == ["3", "½", "Tanaka, Ren", "", "Late, Lea", "0"]
    assert model.row_of(7) == model.row_of(5) == 2


def test_still_playing_only_keeps_a_keyed_board_until_it_is_used_again(model):
    model.set_round(2)
    model.show_open_only(True)
    assert [row[0] for row in texts(model)] == ["1", ""]
    model.document.apply_section(enter_cell(model.section, 1, 2, "1"), "")
    assert [row[3] for row in texts(model)] == ["1–0", ""]
    model.show_open_only(True)
    assert [row[2] for row in texts(model)] == ["Tanaka, Ren"]
    model.show_open_only(False)
    assert model.rowCount() == 4


def test_another_section_is_shown_at_its_current_round(opened):
    document = opened(section(FIRST), section(FIRST, SECOND, count=6))
    model = BoardModel(document)
    document.show_section(1)
    assert (model.round, model.rowCount()) == (2, 4)


def test_a_section_without_rounds_has_no_rows(opened):
    assert BoardModel(opened(section(planned=0))).rowCount() == 0
