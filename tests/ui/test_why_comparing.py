"""Two players compared in the whole window: begun, followed, ended."""

from dataclasses import replace

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from arbiter_app.core.entries import enter_cell
from arbiter_app.core.numbering import with_numbers
from arbiter_app.core.tournament import Player
from tests.ui.whole_window import trigger
from tests.ui.why_places import GARCIA, NOVAK, THREE, click, says

CTRL, Key = Qt.KeyboardModifier.ControlModifier, Qt.Key


def test_ctrl_click_on_a_second_player_compares_the_two(window, why, qtbot):
    dock = why()
    before = window.document.tournament
    click(window, NOVAK)
    click(window, GARCIA, CTRL)
    assert window.area.standings.view.selected_players() == [NOVAK, GARCIA]
    qtbot.waitUntil(lambda: says(dock, "Both have 1½ points."))
    assert says(dock, "Novák, Jiří ½ + 1½ + 1½ = 3½", "García, Lucía 0 + 1 + 1½ = 2½")
    assert says(dock, "but Novák, Jiří had more of them early: ½ against 0 after round 1")
    assert [one.name for one in dock.panel.stairs.drawn] == ["Novák 3½", "García 2½"]
    assert [one.stairs.area for one in dock.panel.stairs.drawn] == [3.5, 2.5]
    assert window.document.tournament is before


def test_ctrl_space_selects_a_second_player_by_the_keys_alone(window, why, qtbot):
    dock = why()
    view = window.area.standings.view
    click(window, NOVAK)
    QTest.keyClick(view, Key.Key_Down, CTRL)
    assert view.selected_players() == [NOVAK]
    QTest.keyClick(view, Key.Key_Space, CTRL)
    assert view.selected_players() == [NOVAK, GARCIA]
    qtbot.waitUntil(lambda: says(dock, "Both have 1½ points."))


def test_a_comparison_stays_until_esc(window, why, qtbot):
    dock = why()
    click(window, NOVAK)
    click(window, GARCIA, CTRL)
    window.area.show_results()
    QTest.keyClick(window.area.results.view, Key.Key_Up)
    dock.panel.refresh()
    assert dock.panel.subject.players == (NOVAK, GARCIA)
    dock.panel.setFocus()
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Escape)
    qtbot.waitUntil(lambda: not dock.panel.pinned and not dock.panel.stairs.isVisible())
    assert len(window.area.standings.view.selected_players()) == 1


def test_a_comparison_follows_a_correction(window, why, qtbot):
    # Novák's draw of round 1 becomes a win: 1 + 2 + 2 = 5 on 2 points.
    dock = why()
    click(window, NOVAK)
    click(window, GARCIA, CTRL)
    qtbot.waitUntil(lambda: says(dock, "½ + 1½ + 1½ = 3½"))
    after = enter_cell(window.document.section, NOVAK, 1, "5w1")
    window.document.apply_section(after, "correction")
    qtbot.waitUntil(lambda: says(dock, "1 + 2 + 2 = 5", "on points: 2 against 1½"))
    window.document.undo_stack.undo()
    qtbot.waitUntil(lambda: says(dock, "½ + 1½ + 1½ = 3½"))


def test_a_compared_player_who_is_gone_ends_the_comparison(window, why, qtbot):
    dock = why()
    added = (*THREE.players, Player(7, "Zorn, Ada"))
    window.document.apply_section(replace(THREE, players=added), "late entry")
    dock.panel.compare(NOVAK, 7)
    assert dock.panel.subject.there
    window.document.undo_stack.undo()
    qtbot.waitUntil(lambda: not dock.panel.pinned)


def test_f9_opens_with_the_two_who_are_selected(window, why, qtbot):
    dock = why()
    trigger(window, "why")
    click(window, NOVAK)
    click(window, GARCIA, CTRL)
    assert window.status.text() == "Two players are selected: F9 says what parts them"
    trigger(window, "why")
    assert dock.panel.pinned
    assert window.status.text().startswith("Novák, Jiří and García, Lucía both have 1½ points")


def test_closing_ends_the_comparison_and_gives_the_keys_back(window, why):
    dock = why()
    click(window, NOVAK)
    click(window, GARCIA, CTRL)
    closing = next(
        button
        for button in dock.titleBarWidget().findChildren(QToolButton)
        if button.accessibleName() == "Close “Why this place?”"
    )
    closing.click()
    assert not dock.isVisible()
    assert not dock.panel.pinned
    assert window.area.results.isAncestorOf(QApplication.focusWidget())


def test_new_numbers_end_a_comparison_and_keep_the_chosen_player(window, why, qtbot):
    dock = why()
    click(window, NOVAK)
    dock.panel.compare(NOVAK, GARCIA)
    turned = {one: 7 - one for one in range(1, 7)}
    window.document.apply_section(with_numbers(window.document.section, turned), "numbers")
    window.desk.players.renumbered.emit(5)
    qtbot.waitUntil(lambda: says(dock, "Novák, Jiří: place 3 of 6"))
    assert not dock.panel.pinned


def test_without_room_beside_each_other_both_workings_stand_below_each_other(window, why, qtbot):
    dock = why()
    dock.panel.compare(NOVAK, GARCIA)
    qtbot.waitUntil(lambda: says(dock, "Both have 1½ points."))
    names = "Novák, Jiří\nGarcía, Lucía\nCumulative (US Chess)"
    assert says(dock, names)
    window.resize(911, 485)
    qtbot.waitUntil(lambda: not says(dock, names))
    assert says(dock, "García, Lucía\n0 + 1 + 1½ = 2½")


def test_the_widest_names_and_lowest_window_leave_it_whole(window, why, qtbot):
    long = tuple(replace(one, name=f"{one.name:x<40}") for one in THREE.players)
    dock = why(replace(THREE, players=long))
    window.resize(911, 485)
    dock.panel.compare(NOVAK, GARCIA)
    qtbot.waitUntil(lambda: dock.panel.stairs.isVisible())
    assert (window.width(), window.height()) == (911, 485)
    assert window.rect().contains(dock.panel.mapTo(window, QPoint(0, 0)))
