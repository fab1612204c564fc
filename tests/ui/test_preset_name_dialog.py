"""The name of an own list: there has to be one, and none of the program's."""

import pytest
from PySide6.QtWidgets import QDialog

from arbiter_app.ui.preset_name_dialog import PresetNameDialog


@pytest.fixture
def dialog(qtbot):
    made = PresetNameDialog(["County"], ["US Chess 34E"])
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_name_without_doubled_spaces_is_given(dialog, qtbot):
    qtbot.keyClicks(dialog.name, " Oak  Hill ")
    dialog.accept()
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.result_value() == "Oak Hill"


@pytest.mark.parametrize(
    ("typed", "said"), [("  ", "The list needs a name."), ("US Chess 34E", "A preset of the")]
)
def test_no_name_or_one_of_the_program_is_refused(dialog, qtbot, typed, said):
    qtbot.keyClicks(dialog.name, typed)
    dialog.accept()
    assert dialog.isVisible()
    assert dialog.name.accessibleDescription().startswith(said)
    qtbot.keyClicks(dialog.name, "x")
    assert dialog.name.accessibleDescription() == ""


def test_a_name_that_is_taken_replaces_and_says_so(dialog, qtbot):
    qtbot.keyClicks(dialog.name, "County")
    assert dialog._said.text() == "It replaces your list of that name."
    dialog.accept()
    assert dialog.result_value() == "County"


def test_given_up_it_gives_no_name(monkeypatch):
    monkeypatch.setattr(PresetNameDialog, "exec", lambda _dialog: QDialog.DialogCode.Rejected)
    assert PresetNameDialog.ask(None, [], []) is None
