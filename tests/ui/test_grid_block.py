"""Blocks to and from a spreadsheet."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QItemSelection, QItemSelectionModel, Qt
from PySide6.QtGui import QGuiApplication

from arbiter_app.core.entries import enter_cell
from arbiter_app.ui.paste_report import PasteReport
from tests.ui.events import FIRST, PLAYERS, section

Mod = Qt.KeyboardModifier
SECOND = "1:2w 3:6w 4:5w"


@pytest.fixture
def reported(monkeypatch):
    reports = []
    monkeypatch.setattr(PasteReport, "ask", lambda _parent, bad: reports.append(bad))
    return reports


def select(on, top, left, bottom, right):
    """Select a block by rows and columns of the model."""
    model = on.pane.model
    block = QItemSelection(model.index(top, left), model.index(bottom, right))
    on.pane.view.selectionModel().select(block, QItemSelectionModel.SelectionFlag.ClearAndSelect)


def paste(on, text):
    QGuiApplication.clipboard().setText(text)
    on.press("v", Mod.ControlModifier)


def test_a_block_is_copied_as_a_spreadsheet_takes_it(desk):
    on = desk(section(FIRST, SECOND))
    select(on, 0, 0, 1, 5)
    on.press("c", Mod.ControlModifier)
    assert QGuiApplication.clipboard().text() == (
        "1\tAnderson, Sara\tOak Hill\t1214\t4w1\t2w\n2\tNovák, Jiří\tRiverside\t1180\t5w½\t1b"
    )
    assert on.said[-1] == "Cells copied: 12."


def test_sums_are_copied_as_numbers_and_no_name_as_a_formula(desk):
    named = replace(section(FIRST), players=(replace(PLAYERS[0], name="=1+1"), *PLAYERS[1:]))
    on = desk(enter_cell(named, 2, 2, "5w½"))
    select(on, 0, 1, 1, 2)
    on.pane.copy()
    assert QGuiApplication.clipboard().text().splitlines()[0] == "'=1+1\tOak Hill"
    # Novák: ½ and ½; 1 point, ½ + 1 = 1½.
    select(on, 1, 8, 1, 9)
    on.pane.copy()
    assert QGuiApplication.clipboard().text() == "1\t1.5"


def test_the_visual_order_of_the_columns_is_copied(desk):
    on = desk(section(FIRST, SECOND))
    on.pane.view.header.moveSection(5, 4)
    select(on, 0, 4, 0, 5)
    on.pane.copy()
    assert QGuiApplication.clipboard().text() == "2w\t4w1"


def test_a_copied_block_can_be_pasted_back(desk):
    on = desk(section(FIRST, SECOND))
    before = on.document.tournament
    select(on, 0, 4, 5, 7)
    on.pane.copy()
    on.pane.paste()
    assert on.document.tournament is before


def test_a_block_is_one_step_of_undo(desk):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    before = on.document.tournament
    paste(on, "2w1\r\n\r\n6w0,5\r\n")
    assert [on.cell(no, 2) for no in (1, 3, 4)] == ["2w1", "6w½", "5w"]
    assert on.said[-1].startswith("Cells pasted: 2. Still playing: 1.")
    on.document.undo_stack.undo()
    assert on.document.tournament is before


def test_columns_are_rounds(desk):
    on = desk(section(paired=False)).at(2, 1)
    paste(on, "1\t0\t½\n0\tH\t1")
    assert [on.cell(2, number) for number in (1, 2, 3)] == ["1", "0", "½"]
    assert [on.cell(3, number) for number in (1, 2, 3)] == ["0", "H", "1"]


def test_a_block_with_bad_cells_is_refused_as_a_whole_and_names_them(desk, reported):
    on = desk(section(FIRST, SECOND)).at(1, 2)
    paste(on, "1\nhello\n9w1")
    assert on.document.undo_stack.count() == 0
    assert on.refused == ["Nothing was pasted; cells that cannot be: 2."]
    assert reported == [
        [
            "Novák, round 2: “hello” is no result; type 1, ½ or 0, a bye (B, F, H, Z), "
            "or opponent, colour and result (12w1).",
            "Okafor, round 2: Player 3 already plays in round 2: 3 against 6 on board 2; "
            "take that pairing back first (Del).",
        ]
    ]


def test_a_block_that_reaches_beyond_the_grid_is_refused(desk):
    on = desk(section(paired=False)).at(5, 1)
    paste(on, "1\n0\n1")
    on.at(1, 3)
    paste(on, "1\t0\t1")
    assert on.refused == [
        "Nothing was pasted: the block has one row too many below this cell.",
        "Nothing was pasted: the block has one column too many to the right of this cell.",
    ]
    on.at(5, 1)
    paste(on, "1\n0\n1\n0")
    on.at(1, 3)
    paste(on, "1\t0\t1\t0")
    assert on.refused[2:] == [
        "Nothing was pasted: the block has 2 rows too many below this cell.",
        "Nothing was pasted: the block has 2 columns too many to the right of this cell.",
    ]
    assert on.document.undo_stack.count() == 0


def test_one_cell_fills_the_selection(desk):
    on = desk(section(paired=False))
    select(on, 0, 4, 2, 5)
    paste(on, "½")
    assert [on.cell(no, number) for no in (1, 2, 3) for number in (1, 2)] == ["½"] * 6


def test_other_results_for_finished_boards_are_asked_about_once(desk):
    on = desk(section(FIRST)).at(1, 1)
    paste(on, "0\n½\n1")
    assert on.pane.bar.text() == (
        "2 finished entries would change (round 1 board 1, round 1 board 3). "
        "Ctrl+Enter changes them, Esc keeps them."
    )
    on.press(Qt.Key.Key_Return, Mod.ControlModifier)
    assert [on.cell(no, 1) for no in (1, 2, 3)] == ["4w0", "5w½", "6w1"]
    assert on.document.undo_stack.count() == 1
    assert on.said[-1].startswith("Cells pasted: 3.")


def test_an_empty_clipboard_and_a_wrong_place_are_refused(desk):
    on = desk(section(FIRST))
    paste(on, " ")
    select(on, 0, 1, 0, 1)
    paste(on, "1")
    assert on.refused == ["There is no text to paste.", "Choose the cell of a round first."]


def test_the_list_of_bad_cells_can_be_read(qtbot):
    from PySide6.QtWidgets import QListWidget, QWidget

    host = QWidget()
    qtbot.addWidget(host)
    report = PasteReport(host, ["Novák, round 2: no.", "Ng, round 3: no."])
    cells = report.findChild(QListWidget)
    assert [cells.item(at).text() for at in range(cells.count())] == [
        "Novák, round 2: no.",
        "Ng, round 3: no.",
    ]


def test_what_is_unusual_about_pasted_pairings_is_said(desk):
    on = desk(section(FIRST)).at(1, 2)
    paste(on, "4w\n5w")
    assert on.document.section.entry(2, 2) is not None
    assert on.said[-1].startswith(
        "Cells pasted: 2. Anderson, Sara (1) and García, Lucía (4) have met in round 1. "
        "Novák, Jiří (2) and Tanaka, Ren (5) have met in round 1."
    )


def test_more_than_a_line_can_say_is_listed(desk, monkeypatch):
    listed = []
    monkeypatch.setattr(PasteReport, "tell_unusual", lambda _parent, said: listed.extend(said))
    on = desk(section(FIRST, "1:2w1 3:6w1 4:5w1")).at(1, 3)
    paste(on, "4w\n5w\n6w")
    # Anderson and Okafor have had White twice; Ng has had Black twice.
    assert "more pairings are unusual." in on.said[-1]
    assert len(listed) > 3
    assert "Okafor, Chidi (3) has White for the third time in a row." in listed
    assert "Ng, Mei (6) has Black for the third time in a row." in listed


def test_pasted_results_have_nothing_unusual_to_say(desk):
    on = desk(section(FIRST, "1:4w 2:5w 3:6w")).at(1, 2)
    paste(on, "1\n0\n½")
    assert on.said[-1].startswith("Cells pasted: 3. Round 2 complete.")
