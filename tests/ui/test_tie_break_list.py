"""The list of tie-breaks: by preset, one by one, with buttons, keys and drag."""

import pytest
from PySide6.QtCore import QModelIndex, Qt

from arbiter_app.core.presets import PRESETS
from arbiter_app.core.tiebreaks import TIE_BREAKS
from arbiter_app.labels import as_is, tie_breaks
from arbiter_app.ui.tie_break_list import OFFERED, TieBreakList


@pytest.fixture
def listed(qtbot):
    widget = TieBreakList()
    qtbot.addWidget(widget)
    widget.set_codes(("CUM", "WON", "REP"))
    return widget


def choose(combo, data):
    """Choose as a person does."""
    combo.setCurrentIndex(combo.findData(data))
    combo.activated.emit(combo.currentIndex())


def test_it_begins_with_the_usual_list(qtbot):
    widget = TieBreakList()
    qtbot.addWidget(widget)
    assert widget.codes() == ("CUM",)
    assert widget.presets.preset.currentText() == "Scholastic (cumulative first)"


def test_all_tie_breaks_but_points_are_chosen_or_can_be_added(listed):
    assert sorted(listed.chosen.codes() + listed.others.codes()) == sorted(OFFERED)
    assert set(OFFERED) == set(TIE_BREAKS) - {"PTS"}


def test_showing_a_list_is_no_change(listed, qtbot):
    with qtbot.assertNotEmitted(listed.changed):
        listed.set_codes(("PS",))
    assert listed.codes() == ("PS",)


def test_one_is_added_below_the_current_one(listed, qtbot):
    listed.others.setCurrentRow(listed.others.codes().index("BWG"))
    with qtbot.waitSignal(listed.changed):
        listed.add.click()
    assert listed.codes() == ("CUM", "BWG", "WON", "REP")
    assert listed.chosen.current() == "BWG"


def test_enter_adds_without_pressing_ok(listed, qtbot):
    listed.others.setCurrentRow(listed.others.codes().index("BPG"))
    qtbot.keyClick(listed.others, Qt.Key.Key_Return)
    assert listed.codes() == ("CUM", "BPG", "WON", "REP")


def test_one_is_removed_by_button_or_key(listed, qtbot):
    listed.chosen.setCurrentRow(1)
    listed.remove.click()
    assert listed.codes() == ("CUM", "REP")
    qtbot.keyClick(listed.chosen, Qt.Key.Key_Delete)
    qtbot.keyClick(listed.chosen, Qt.Key.Key_Delete)
    qtbot.keyClick(listed.chosen, Qt.Key.Key_Delete)
    assert listed.codes() == ()
    assert not listed.remove.isEnabled()


def test_one_is_moved_by_buttons_and_by_alt_and_an_arrow(listed, qtbot):
    listed.chosen.setCurrentRow(2)
    listed.up.click()
    assert listed.codes() == ("CUM", "REP", "WON")
    qtbot.keyClick(listed.chosen, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert listed.codes() == ("REP", "CUM", "WON")
    assert not listed.up.isEnabled()
    qtbot.keyClick(listed.chosen, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    qtbot.keyClick(listed.chosen, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert listed.codes() == ("CUM", "REP", "WON")
    assert listed.chosen.current() == "REP"


def test_dragging_one_to_another_line_is_a_change(listed, qtbot):
    with qtbot.waitSignal(listed.changed):
        # What a drop inside the list does.
        listed.chosen.model().moveRow(QModelIndex(), 2, QModelIndex(), 0)
    assert listed.codes() == ("REP", "CUM", "WON")
    assert listed.presets.preset.currentText() == "Own list"


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_fills_the_list(listed, preset, qtbot):
    with qtbot.waitSignal(listed.changed):
        choose(listed.presets.preset, preset)
    assert listed.codes() == PRESETS[preset]
    assert listed.presets.preset.currentData() == preset


def test_the_form_of_cumulative_changes_it_and_its_cuts(listed):
    choose(listed.presets.preset, "scholastic-cuts")
    choose(listed.presets.form, "CUM-OLD")
    assert listed.codes() == ("CUM-OLD", "CUM-OLD/C1", "CUM-OLD/C2")
    assert listed.presets.preset.currentData() == "scholastic-cuts"
    assert listed.presets.explained().startswith("US Chess, older:")


def test_the_form_cannot_be_chosen_where_cumulative_is_not_in_the_list(listed):
    choose(listed.presets.preset, "points-only")
    assert not listed.presets.form.isEnabled()
    assert listed.presets.explained() == ""
    listed.set_codes(("PS",))
    assert listed.presets.form.isEnabled()
    assert listed.presets.form.currentText() == "as awarded (FIDE)"


def test_the_tie_break_one_looks_at_is_explained(listed):
    listed.chosen.setCurrentRow(1)
    assert listed.legend.text() == tie_breaks.legend("WON", as_is)
    listed.others.setCurrentRow(listed.others.codes().index("BWG"))
    assert listed.legend.text() == tie_breaks.legend("BWG", as_is)
    listed.chosen.looked_at.emit()  # as when the keyboard comes back to it
    assert listed.legend.text() == tie_breaks.legend("WON", as_is)
