"""The list of tie-breaks: by preset, one by one, with search, buttons, keys and drag."""

import warnings

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest

from arbiter_app.core.presets import PRESETS
from arbiter_app.core.tie_break_families import GROUPS
from arbiter_app.core.tiebreaks import TIE_BREAKS
from arbiter_app.labels import as_is, tie_breaks
from arbiter_app.ui.preset_name_dialog import PresetNameDialog
from arbiter_app.ui.settings import Settings
from arbiter_app.ui.tie_break_list import TieBreakList
from tests.ui.pressing import press

Key, Alt = Qt.Key, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def listed(qtbot, tmp_path):
    widget = TieBreakList(Settings.at(tmp_path / "arbiter.ini"))
    qtbot.addWidget(widget)
    widget.set_codes(("CUM", "WON", "REP"))
    widget.resize(800, 460)
    with qtbot.waitExposed(widget):
        widget.show()
    widget.activateWindow()
    widget.chosen.setFocus()
    qtbot.waitUntil(widget.chosen.hasFocus)
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


def test_every_family_can_be_added_under_the_head_of_its_group(listed):
    families = [code for group in GROUPS.values() for code in group]
    assert listed.others.codes() == tuple(code for code in families if code != "LOT")
    lines = [listed.others.item(row).text() for row in range(listed.others.count())]
    assert lines[:2] == ["Running totals", "Cumulative (US Chess), cut 1"]
    assert lines[lines.index("Ratings") + 1] == "Average rating of opponents (FIDE)"


def test_lots_are_listed_only_where_they_are_drawn(listed):
    assert "LOT" not in listed.others.codes()
    listed.set_codes(("PS", "LOT"))
    assert listed.codes() == ("PS", "LOT")
    assert "LOT" in listed.others.codes()


def test_showing_a_list_is_no_change(listed, qtbot):
    with qtbot.assertNotEmitted(listed.changed):
        listed.set_codes(("PS",))
    assert listed.codes() == ("PS",)


# Adding, by search and by keys


@pytest.mark.parametrize(
    "word", ["progressive", "progress", "progresivo", "Fortschrittswertung", "cumulatif", "ps"]
)
def test_the_search_finds_the_progressive_score_by_its_names(listed, qtbot, word):
    listed.search.setFocus()
    press(listed, word)
    assert "PS" in listed.others.codes()
    assert listed.legend.text().startswith(tie_breaks.name(listed.others.current(), as_is))


def test_what_is_typed_and_entered_is_added_below_the_current_one(listed, qtbot):
    listed.chosen.setCurrentRow(0)
    listed.search.setFocus()
    with qtbot.waitSignal(listed.changed):
        press(listed, "Schwarzsiege", Key.Key_Return)
    assert listed.codes() == ("CUM", "BWG", "WON", "REP")
    assert listed.chosen.current() == "BWG"


def test_a_code_or_words_of_a_variant_add_that_variant(listed):
    listed.search.setFocus()
    press(listed, "bh-c1", Key.Key_Return)
    listed.search.clear()
    press(listed, "sonneborn cut 2", Key.Key_Return)
    assert listed.codes() == ("CUM", "BH/C1", "SB/C2", "WON", "REP")


def test_the_arrows_go_through_what_was_found_and_escape_shows_all_again(listed):
    listed.search.setFocus()
    press(listed, "buchholz")
    first = listed.others.current()
    press(listed, Key.Key_Down)
    assert (first, listed.others.current()) == ("BH", "FB")
    press(listed, Key.Key_Return)
    assert listed.codes()[1] == "FB"
    press(listed, Key.Key_Escape)
    assert len(listed.others.codes()) > 20


@pytest.mark.parametrize("which", ["chosen", "others"])
def test_a_letter_typed_in_either_list_begins_a_search(listed, which):
    getattr(listed, which).setFocus()
    press(listed, "k", "oya", Key.Key_Return)
    assert listed.search.text() == "koya"
    assert listed.codes()[1] == "KS"


def test_control_f_goes_to_the_search(listed):
    listed.chosen.setFocus()
    press(listed, (Key.Key_F, Qt.KeyboardModifier.ControlModifier), "koya")
    assert listed.others.current() == "KS"


def test_what_nobody_calls_a_tie_break_is_said(listed):
    listed.search.setFocus()
    press(listed, "xyzzy")
    assert listed.legend.text() == "No tie-break is called that."
    assert not listed.add.isEnabled()
    press(listed, Key.Key_Return)
    assert listed.codes() == ("CUM", "WON", "REP")


def test_home_goes_to_the_first_tie_break_and_enter_adds_without_pressing_ok(listed):
    listed.set_codes(("WON",))
    listed.others.setFocus()
    press(listed, Key.Key_End, Key.Key_Home, Key.Key_Return)
    assert listed.codes() == ("WON", "CUM")


def test_a_family_added_again_brings_its_next_variant(listed):
    listed.others.go_to("BH")
    listed.add.click()
    listed.add.click()
    assert listed.codes()[1:3] == ("BH", "BH/C1")


def test_what_would_be_added_next_is_what_is_offered(listed):
    listed.others.setFocus()
    assert listed.others.go_to("CUM")
    assert listed.others.currentItem().text() == "Cumulative (US Chess), cut 1"
    assert "cut 1" in listed.legend.text()
    press(listed, Key.Key_Return)
    assert listed.codes()[:2] == ("CUM", "CUM/C1")


def test_one_that_is_there_is_gone_to_and_one_among_the_tied_may_stand_twice(listed):
    listed.others.go_to("REP")
    assert not listed.add.isEnabled()
    listed.others.setFocus()
    press(listed, Key.Key_Return)
    assert listed.codes() == ("CUM", "WON", "REP")
    assert listed.chosen.current() == "REP"
    listed.set_codes(("DE", "BH"))
    listed.chosen.setCurrentRow(1)
    listed.others.go_to("DE")
    listed.add.click()
    assert listed.codes() == ("DE", "BH", "DE")
    assert listed.chosen.currentRow() == 2


# Removing and moving


def test_one_is_removed_by_button_or_key(listed):
    listed.chosen.setCurrentRow(1)
    listed.remove.click()
    assert listed.codes() == ("CUM", "REP")
    press(listed, Key.Key_Delete, Key.Key_Backspace, Key.Key_Delete)
    assert listed.codes() == ()
    assert not listed.remove.isEnabled()


def test_of_two_that_are_alike_the_chosen_one_is_removed(listed):
    listed.set_codes(("DE", "BH", "DE"))
    listed.chosen.setCurrentRow(2)
    press(listed, Key.Key_Delete)
    assert listed.codes() == ("DE", "BH")


def test_one_is_moved_by_buttons_and_by_alt_and_an_arrow(listed):
    listed.chosen.setCurrentRow(2)
    listed.up.click()
    assert listed.codes() == ("CUM", "REP", "WON")
    press(listed, (Key.Key_Up, Alt))
    assert listed.codes() == ("REP", "CUM", "WON")
    assert not listed.up.isEnabled()
    press(listed, (Key.Key_Up, Alt), (Key.Key_Down, Alt))
    assert listed.codes() == ("CUM", "REP", "WON")
    assert listed.chosen.current() == "REP"
    listed.down.click()
    assert listed.codes() == ("CUM", "WON", "REP")


def from_list(kind, source, place, mime):
    """Make an event of a drag; without a screen there is no drag for Qt to tell the source of."""

    class FromList(kind):
        def source(self):
            return source

    either = Qt.DropAction.MoveAction | Qt.DropAction.CopyAction
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    with warnings.catch_warnings():
        # From Qt 6.12 on whole points are deprecated; earlier ones take no others.
        warnings.simplefilter("ignore", DeprecationWarning)
        made = FromList(place, either, mime, left, none)
    made.setDropAction(Qt.DropAction.MoveAction)
    return made


def drag(source, row, target, below):
    """Press a line with the mouse and drop it at the lower edge of another list's line."""
    line = source.visualItemRect(source.item(row)).center()
    QTest.mousePress(source.viewport(), Qt.MouseButton.LeftButton, pos=line)
    mime = source.mimeData(source.selectedItems())
    edge = target.visualItemRect(target.item(below)).bottomLeft() + QPoint(20, -1)
    for kind, take in (
        (QDragEnterEvent, target.dragEnterEvent),
        (QDragMoveEvent, target.dragMoveEvent),
    ):
        coming = from_list(kind, source, edge, mime)
        take(coming)
        assert coming.isAccepted()
    dropped = from_list(QDropEvent, source, QPointF(edge), mime)
    target.dropEvent(dropped)
    assert dropped.dropAction() is Qt.DropAction.CopyAction  # so that Qt takes no line away
    QTest.mouseRelease(source.viewport(), Qt.MouseButton.LeftButton, pos=line)


def test_one_is_dragged_to_another_line(listed, qtbot):
    with qtbot.waitSignal(listed.changed):
        drag(listed.chosen, 0, listed.chosen, 1)
    assert listed.codes() == ("WON", "CUM", "REP")
    assert listed.presets.preset.currentText() == "Own list"
    drag(listed.chosen, 0, listed.chosen, 2)
    assert listed.codes() == ("CUM", "REP", "WON")


def test_one_is_dragged_from_what_can_be_added_and_away_again(listed):
    listed.others.go_to("SB")
    drag(listed.others, listed.others.currentRow(), listed.chosen, 0)
    assert listed.codes() == ("CUM", "SB", "WON", "REP")
    listed.others.scrollToTop()
    drag(listed.chosen, 2, listed.others, 1)
    assert listed.codes() == ("CUM", "SB", "REP")


# Presets, forms, variants


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_fills_the_list(listed, preset, qtbot):
    with qtbot.waitSignal(listed.changed):
        choose(listed.presets.preset, preset)
    assert listed.codes() == PRESETS[preset]
    assert listed.presets.preset.currentData() == preset


def test_the_presets_of_the_federations_are_offered_by_name(listed):
    names = [listed.presets.preset.itemText(at) for at in range(listed.presets.preset.count())]
    assert names[0] == "Scholastic (cumulative first)"
    assert {
        *("US Chess 34E", "US Chess, WinTD list", "US Chess round robin 34F"),
        *("FIDE 2019 Swiss", "FIDE 2019 round robin", "Modern Swiss (BH-C1, DE, BH, SB, WIN)"),
        *("Progressive first", "Australia"),
    } <= set(names)


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


def test_the_variant_of_the_current_one_is_chosen_beside_it(listed):
    listed.set_codes(("BH", "DE"))
    choose(listed.variant.cuts, "BH/C1")
    assert listed.codes() == ("BH/C1", "DE")
    listed.variant.forfeits.click()
    assert listed.codes() == ("BH/C1/P", "DE")
    choose(listed.variant.cuts, "BH/M2")
    assert listed.codes() == ("BH/M2/P", "DE")
    listed.variant.forfeits.click()
    assert listed.codes() == ("BH/M2", "DE")
    listed.chosen.setCurrentRow(1)
    assert not listed.variant.cuts.isEnabled()
    listed.variant.forfeits.click()
    assert listed.codes() == ("BH/M2", "DE/P")


def test_a_variant_that_stands_there_already_cannot_be_chosen(listed):
    listed.set_codes(("PS", "PS/C1", "WON"))
    cuts = listed.variant.cuts
    assert [cuts.itemData(at) for at in range(cuts.count())] == ["PS", "PS/C2"]
    assert not listed.variant.forfeits.isEnabled()
    listed.chosen.setCurrentRow(2)
    assert not cuts.isEnabled()
    listed.set_codes(())
    assert not cuts.isEnabled()


# The person's own lists


def named(monkeypatch, name):
    """Answer the question for a name."""
    monkeypatch.setattr(PresetNameDialog, "ask", lambda _parent, _own, _others: name)


def test_a_list_is_kept_under_a_name_offered_and_forgotten(listed, qtbot, monkeypatch, tmp_path):
    named(monkeypatch, "County & juniors")
    listed.own.menu().aboutToShow.emit()
    keep, forget = listed.own.menu().actions()
    assert keep.isEnabled()
    assert not forget.isEnabled()
    keep.trigger()
    assert listed.presets.preset.currentText() == "County & juniors"
    other = TieBreakList(Settings.at(tmp_path / "arbiter.ini"))
    qtbot.addWidget(other)
    choose(other.presets.preset, "own: County & juniors")
    assert other.codes() == ("CUM", "WON", "REP")
    listed.own.menu().aboutToShow.emit()
    assert not keep.isEnabled()
    assert forget.text() == "&Forget “County && juniors”"
    forget.trigger()
    assert listed.presets.preset.currentText() == "Own list"
    assert listed.codes() == ("CUM", "WON", "REP")
    assert Settings.at(tmp_path / "arbiter.ini").presets == {}


def test_a_list_without_a_name_is_not_kept(listed, monkeypatch):
    named(monkeypatch, None)
    listed.own.menu().actions()[0].trigger()
    assert listed.presets.preset.currentText() == "Own list"


def test_a_preset_of_the_program_needs_no_other_name(listed):
    choose(listed.presets.preset, "us-34e")
    listed.own.menu().aboutToShow.emit()
    assert not any(action.isEnabled() for action in listed.own.menu().actions())


# What is said


def test_the_tie_break_one_looks_at_is_explained(listed):
    listed.chosen.setCurrentRow(1)
    assert listed.legend.text() == tie_breaks.legend("WON", as_is)
    listed.others.go_to("BWG")
    assert listed.legend.text() == tie_breaks.legend("BWG", as_is)
    listed.others.setFocus()
    listed.chosen.setFocus()
    assert listed.legend.text() == tie_breaks.legend("WON", as_is)


def test_f1_asks_for_help_about_the_one_that_one_looks_at(listed, qtbot):
    listed.chosen.setCurrentRow(2)
    with qtbot.waitSignal(listed.help_asked) as asked:
        press(listed, Key.Key_F1)
    assert asked.args == ["REP"]
    listed.search.setFocus()
    press(listed, "kashdan")
    with qtbot.waitSignal(listed.help_asked) as asked:
        press(listed, Key.Key_F1)
    assert asked.args == ["KASH"]


def test_every_code_can_come_into_the_list_by_typing_it(listed):
    # Points come first always; lots come in by being drawn.
    for code in set(TIE_BREAKS) - {"PTS", "LOT"}:
        listed.set_codes(())
        listed.search.take(code.lower().replace("/", "-"))
        press(listed, Key.Key_Return)
        assert listed.codes() == (code,)
