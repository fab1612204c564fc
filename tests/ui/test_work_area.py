"""The panes side by side or in tabs: their keys, their width, who is chosen in both."""

from dataclasses import replace

from PySide6.QtWidgets import QApplication

from arbiter_app.core.errors import Problem
from arbiter_app.core.event import set_rules
from arbiter_app.ui.main_window import MainWindow
from arbiter_app.ui.settings import Settings
from tests.ui.events import FIRST, event, many, section
from tests.ui.pressing import press
from tests.ui.whole_window import trigger

SEVEN = ("BH/C1", "BH", "SB", "PS", "DE", "WIN", "BWG")


def test_a_player_chosen_in_one_pane_is_shown_in_the_other(window, file_opened):
    file_opened(event(section(FIRST)))
    window.area.results.select_player(4)
    assert window.desk.players.chosen.name == "García, Lucía"
    assert window.area.standings.view.selected_players() == [4]
    window.area.standings.player_selected.emit(2)
    assert window.area.results.current_player() == 2


def test_f6_goes_from_pane_to_pane(window, file_opened):
    file_opened(event(section(FIRST)))
    window.area.show_problems((Problem("no-tie-breaks", "note", {"taken": "PS"}),))
    order = []
    area = window.area
    panes = (area.results, area.standings, area._problems, window.desk.why.panel)
    for _ in range(5):
        trigger(window, "pane")
        holder = QApplication.focusWidget()
        order.append(next(at for at, pane in enumerate(panes) if pane.isAncestorOf(holder)))
    assert order == [1, 2, 3, 0, 1]


def test_f6_passes_over_standings_that_are_still_empty(window, file_opened):
    file_opened()
    trigger(window, "pane")
    assert window.area.results.isAncestorOf(QApplication.focusWidget())


def test_copy_takes_from_the_pane_with_the_keys(window, file_opened):
    file_opened(event(section(FIRST)))
    window.area.results.select_player(1)
    window.area.show_standings()
    trigger(window, "copy")
    assert "Anderson, Sara" in QApplication.clipboard().text()


def test_a_narrow_window_has_the_standings_as_a_tab(window, file_opened):
    file_opened()
    window.resize(1360, 860)
    assert window.area.results.isVisible()
    assert window.area.standings.isVisible()
    window.resize(911, 485)
    assert window.area.results.isVisible()
    assert not window.area.standings.isVisible()
    trigger(window, "go-standings")
    assert window.area.standings.isVisible()
    assert not window.area.results.isVisible()
    window.resize(1360, 860)
    assert window.area.results.isVisible()


def test_undo_brings_the_results_to_the_front(window, file_opened, qtbot):
    file_opened()
    press(window, "1")
    window.resize(911, 485)
    trigger(window, "go-standings")
    trigger(window, "undo")
    assert window.area.results.isVisible()


def test_the_window_and_its_splitter_keep_their_places(window, file_opened, qtbot, tmp_path, asked):
    file_opened()
    # The screen of the tests is 800 pixels wide; a window is never put back wider.
    window.resize(780, 600)
    window.area.fit(narrow=False, low=True)
    window.area._splitter.moveSplitter(300, 1)
    places = window.area._splitter.sizes()
    assert window.close()
    again = MainWindow(Settings.at(tmp_path / "arbiter.ini"), tmp_path / "journals")
    qtbot.addWidget(again)
    again.files.open(tmp_path / "lakeside.arbiter")
    again.show()
    again.area.fit(narrow=False, low=True)
    assert (again.width(), again.height()) == (780, 600)
    assert again.area._splitter.sizes() == places
    again._keeper.end()


def _scrolls(window):
    return window.area.standings.view.horizontalScrollBar().maximum() > 0


def _with_seven_tie_breaks(window, file_opened):
    many_ties = section(FIRST)
    rules = replace(many_ties.rules, tie_breaks=SEVEN)
    file_opened(event(replace(many_ties, rules=rules)))
    QApplication.processEvents()


def test_the_results_give_way_to_standings_with_many_tie_breaks(window, file_opened):
    _with_seven_tie_breaks(window, file_opened)
    assert not _scrolls(window)
    results = window.area._splitter.sizes()[0]
    assert results >= window.area.results.view.needed_width()
    # With fewer columns they have their place back.
    rules = replace(window.document.section.rules, tie_breaks=("CUM",))
    window.document.apply_section(set_rules(window.document.section, rules), "tie-breaks")
    QApplication.processEvents()
    assert window.area._splitter.sizes()[0] > results


def test_the_sums_are_in_sight_beside_the_last_of_eleven_rounds(window, file_opened):
    window.resize(1366, 768)
    eleven = many(24, 11)
    for codes in (("CUM",), SEVEN):
        file_opened(event(replace(eleven, rules=replace(eleven.rules, tie_breaks=codes))))
        QApplication.processEvents()
        bar = window.area.results.view.horizontalScrollBar()
        assert bar.value() == bar.maximum() > 0
    assert not _scrolls(window)


def test_a_splitter_moved_by_hand_stays_where_it_was_put(window, file_opened):
    _with_seven_tie_breaks(window, file_opened)
    window.area._splitter.moveSplitter(900, 1)
    places = window.area._splitter.sizes()
    rules = replace(window.document.section.rules, tie_breaks=("CUM",))
    window.document.apply_section(set_rules(window.document.section, rules), "tie-breaks")
    QApplication.processEvents()
    assert window.area._splitter.sizes() == places
