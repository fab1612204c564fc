"""A pasted list: preview, kinds of columns, order of numbers, what forbids to add it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox

from arbiter_app.core.entries import enter_cell
from arbiter_app.core.results import AwardKind
from arbiter_app.core.tournament import Award, Player, Round, Section
from arbiter_app.ui.paste_players_dialog import PastePlayersDialog, clipboard_list
from arbiter_app.ui.pasted_model import PastedModel

EMPTY = Section(rounds=(Round(),) * 3)
TWO = Section(players=(Player(1, "Petrov, Ivan"), Player(4, "Kim, Ha-eun")), rounds=(Round(),) * 3)
THREE = (
    "Name\tSchool\tRating\n"
    "Novák, Jiří\tRiverside\t1180\n"
    "Anderson, Sara\tOak Hill\t1214\n"
    "Okafor, Chidi\tOak Hill\t\n"
)


@pytest.fixture
def pasted(qtbot):
    def make(text=THREE, section=EMPTY):
        dialog = PastePlayersDialog(section, text)
        qtbot.addWidget(dialog)
        return dialog

    return make


def ok(dialog):
    return dialog._buttons.button(QDialogButtonBox.StandardButton.Ok)


def added(dialog):
    return [(player.no, player.name) for player in dialog.result_value().players]


def order(dialog, at):
    dialog._orders.button(at).click()


def test_three_players_are_added_by_rating_where_the_list_has_ratings(pasted):
    dialog = pasted()
    dialog.accept()
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert added(dialog) == [(1, "Anderson, Sara"), (2, "Novák, Jiří"), (3, "Okafor, Chidi")]
    assert dialog.result_value().players[0].school == "Oak Hill"
    assert dialog.count.text() == "3 players are added, with numbers 1 to 3."


def test_the_order_is_by_name_or_as_in_the_list_by_choice(pasted):
    dialog = pasted("Zoe Dubois\nMei Ng\nAnaya Singh")
    assert dialog.order() == "listed"
    assert [name for _, name in added(dialog)] == ["Zoe Dubois", "Mei Ng", "Anaya Singh"]
    order(dialog, 1)
    assert [name for _, name in added(dialog)] == ["Anaya Singh", "Mei Ng", "Zoe Dubois"]


def test_a_chosen_order_stays_when_the_text_changes(pasted):
    dialog = pasted()
    order(dialog, 1)
    dialog.text.setPlainText(THREE.replace("School", "Club"))
    assert dialog.order() == "name"


def test_three_hundred_players_get_their_own_numbers(pasted):
    text = "\n".join(f"{no}. Player {no:03}, Anna" for no in range(300, 0, -1))
    dialog = pasted(text)
    assert dialog.order() == "listed"
    section = dialog.result_value()
    assert len(section.players) == 300
    assert (section.players[0].no, section.players[0].name) == (300, "Player 300, Anna")


def test_the_new_ones_come_after_those_who_are_there(pasted):
    dialog = pasted(section=TWO)
    assert [no for no, _ in added(dialog)] == [1, 4, 5, 6, 7]
    assert dialog.count.text() == "3 players are added, with numbers 5 to 7."


def test_who_comes_after_the_first_round_is_absent_in_it(pasted):
    dialog = pasted(section=enter_cell(enter_cell(TWO, 1, 1, "4w1"), 1, 2, "4b"))
    assert dialog.result_value().entry(5, 1) == Award(5, AwardKind.ZERO_BYE, 0)
    assert dialog.result_value().entry(5, 2) is None


def test_the_missed_rounds_of_a_late_list_can_be_half_point_byes(pasted, qtbot):
    dialog = pasted(section=enter_cell(enter_cell(TWO, 1, 1, "4w1"), 1, 2, "4b"))
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert dialog.missed.isVisible()
    dialog.missed.setFocus()
    qtbot.keyClick(dialog.missed, Qt.Key.Key_Down)
    assert dialog.result_value().entry(5, 1) == Award(5, AwardKind.HALF_BYE, 1)
    assert dialog.result_value().entry(5, 2) is None


def test_missed_rounds_are_not_spoken_of_before_there_are_any(pasted, qtbot):
    dialog = pasted(section=TWO)
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert not dialog.missed.isVisible()


def test_a_column_can_hold_something_else(pasted):
    dialog = pasted("Anderson\tSara\nNovák\tJiří")
    assert [name for _, name in added(dialog)] == ["Anderson, Sara", "Novák, Jiří"]
    choices = dialog.preview.head.choices()
    assert [field.currentText() for field in choices] == ["Surname", "First name"]
    choices[1].setCurrentIndex(choices[1].findData("school"))
    choices[1].activated.emit(choices[1].currentIndex())
    assert dialog.result_value().players[0] == Player(1, "Anderson", school="Sara")


def test_a_kind_that_moves_to_another_column_leaves_the_first(pasted):
    dialog = pasted("Anderson\tOak Hill")
    dialog.choose_kind(1, "name")
    assert [field.currentData() for field in dialog.preview.head.choices()] == ["", "name"]
    assert added(dialog) == [(1, "Oak Hill")]


def test_chosen_kinds_stay_while_the_columns_stay(pasted):
    dialog = pasted("Anderson\tOak Hill\nNg\tOak Hill")
    dialog.choose_kind(1, "club")
    dialog.text.appendPlainText("Kim\tElm")
    assert dialog.result_value().players[2] == Player(3, "Kim", club="Elm")


def test_without_a_column_of_names_nobody_is_added(pasted):
    dialog = pasted("Anderson")
    dialog.choose_kind(0, "school")
    assert dialog.result_value() is None
    assert not ok(dialog).isEnabled()
    assert dialog.doubts.sentences() == ["No column holds the names; choose one."]
    dialog.accept()
    assert dialog.result() != QDialog.DialogCode.Accepted


def test_equal_names_are_listed_and_not_refused(pasted):
    dialog = pasted("Kim, Ha-eun\nNg, Mei\nng mei", TWO)
    assert dialog.doubts.sentences() == [
        "Line 1: Kim, Ha-eun is there already, with number 4.",
        "Line 3: ng mei stands in line 2 already.",
    ]
    assert ok(dialog).isEnabled()


def test_the_gravest_is_listed_first_and_leads_to_its_line(pasted):
    dialog = pasted("No;Name;Rating\n1;Almer;abc\n1;Corvin;2080")
    assert dialog.doubts.sentences() == [
        "Line 3: number 1 stands in line 2 already.",
        "Line 2: “abc” is no rating; the player is added without one.",
    ]
    dialog.doubts.setCurrentRow(0)
    assert [index.row() for index in dialog.preview.selectionModel().selectedRows()] == [1]
    assert dialog.count.text() == "Nobody can be added yet."


def test_a_number_that_somebody_has_already_is_refused_until_new_ones_are_given(pasted):
    dialog = pasted("4. Ng, Mei\n5. Singh, Anaya", TWO)
    assert dialog.doubts.sentences() == ["Number 4 is taken; choose another start number."]
    assert dialog.result_value() is None
    order(dialog, 1)
    assert added(dialog)[2:] == [(5, "Ng, Mei"), (6, "Singh, Anaya")]
    assert dialog.doubts.sentences() == []


@pytest.mark.parametrize("text", ["", "\n\n", '"', '"Almer, Hanna\n', "\x00", "a" * 300])
def test_odd_texts_add_nobody_and_break_nothing(pasted, text):
    dialog = pasted(text)
    assert dialog.result_value() is None
    dialog.accept()
    assert dialog.result() != QDialog.DialogCode.Accepted


def test_the_preview_shows_heads_lines_and_marks(pasted, qtmodeltester):
    dialog = pasted("Name;Rating\nAlmer;abc\n\nCorvin;2080")
    model = dialog.preview.model()
    assert isinstance(model, PastedModel)
    qtmodeltester.check(model)
    assert [model.index(row, 0).data() for row in range(2)] == ["Almer", "Corvin"]
    assert model.headerData(0, Qt.Orientation.Horizontal) == "Name"
    assert model.headerData(1, Qt.Orientation.Vertical) == "4"
    assert model.index(0, 1).data(Qt.ItemDataRole.ToolTipRole).startswith("Line 2: “abc”")
    assert model.index(0, 1).data(Qt.ItemDataRole.BackgroundRole) is not None
    assert model.index(1, 1).data(Qt.ItemDataRole.BackgroundRole) is None


@pytest.mark.parametrize(
    ("held", "taken"),
    [("Anna\nBela", "Anna\nBela"), ("Anna\t1200", "Anna\t1200"), ("a word", ""), ("", "")],
)
def test_the_clipboard_is_taken_where_it_looks_like_a_list(qtbot, held, taken):
    QGuiApplication.clipboard().setText(held)
    assert clipboard_list() == taken


def test_ask_gives_the_section_or_nothing(monkeypatch, qtbot):
    monkeypatch.setattr(PastePlayersDialog, "exec", lambda dialog: QDialog.DialogCode.Rejected)
    assert PastePlayersDialog.ask(None, EMPTY, THREE) is None
    monkeypatch.setattr(PastePlayersDialog, "exec", lambda dialog: QDialog.DialogCode.Accepted)
    after = PastePlayersDialog.ask(None, EMPTY, THREE)
    assert [player.no for player in after.players] == [1, 2, 3]
