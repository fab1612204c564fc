"""Other tie-breaks after round 1, from the menu to the paper: warned, recorded, noted."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from arbiter_app.core.print_notes import noted
from arbiter_app.ui.event_settings_dialog import EventSettingsDialog
from tests.ui.events import FIRST, event, section

Key = Qt.Key


@pytest.fixture
def answered(window, file_opened, monkeypatch):
    """Answer the settings of an event with a first round by what a person does in them."""

    def answer(act):
        def run(dialog):
            dialog.show()
            act(dialog)
            dialog.accept()
            return QDialog.DialogCode.Accepted

        monkeypatch.setattr(EventSettingsDialog, "exec", run)
        file_opened(event(section(FIRST)))
        window.menu["tie-breaks"].trigger()
        return window.document

    return answer


def test_a_tie_break_added_by_keys_is_warned_about_recorded_and_noted(answered):
    said = []

    def add(dialog):
        listed = dialog.tie_breaks
        listed.search.setFocus()
        QTest.keyClicks(listed.search, "fortschrittswertung")
        QTest.keyClick(listed.search, Key.Key_Return)
        said.extend(listed.doubts.sentences())

    document = answered(add)
    assert "PS" in document.section.rules.tie_breaks
    assert said[0].startswith("Round 1 has been played: other tie-breaks change places")
    changed = document.history[-1].changes
    assert [change.field for change in changed] == ["tie_breaks"]
    assert noted(document.section, document.history).tie_breaks == changed[0].old


def test_another_edition_of_the_rules_is_recorded_and_noted(answered):
    def choose(dialog):
        dialog.edition.setCurrentIndex(dialog.edition.findData("2024"))
        (said,) = dialog.recount.sentences()
        assert said.startswith("Round 1 has been played: tie-breaks by another edition")

    document = answered(choose)
    assert document.section.rules.edition == "2024"
    (change,) = document.history[-1].changes
    assert (change.field, change.old, change.new) == ("edition", "2026", "2024")
    assert noted(document.section, document.history).edition == "2026"
    document.undo_stack.undo()
    assert noted(document.section, document.history).edition is None


def test_a_list_of_one_s_own_is_there_in_the_settings_of_the_window(answered, window):
    window.settings.keep_preset("County", ("DE", "PS/C1"))

    def choose(dialog):
        field = dialog.tie_breaks.presets.preset
        field.setCurrentIndex(field.findText("County"))
        field.activated.emit(field.currentIndex())

    assert answered(choose).section.rules.tie_breaks == ("DE", "PS/C1")
