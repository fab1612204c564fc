"""Why this place? In the whole window, by keys and clicks: one player, corrections, copies."""

from dataclasses import replace

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from arbiter_app.core.categories import Category
from arbiter_app.core.entries import enter_cell
from arbiter_app.core.explain import explain
from arbiter_app.core.standings import rank
from arbiter_app.core.tiebreaks.values import value_text
from arbiter_app.labels import as_is, workings
from arbiter_app.ui.main_window import MainWindow
from arbiter_app.ui.settings import Settings
from tests.ui.events import event, section
from tests.ui.whole_window import trigger
from tests.ui.why_places import (
    ANDERSON,
    GARCIA,
    NG,
    NOVAK,
    OKAFOR,
    TANAKA,
    THREE,
    click,
    says,
    with_tie_breaks,
)

CTRL, Key = Qt.KeyboardModifier.ControlModifier, Qt.Key


def test_the_chosen_player_is_explained_with_his_score_group(window, why, qtbot):
    dock = why()
    click(window, GARCIA)
    qtbot.waitUntil(lambda: says(dock, "García, Lucía: place 4 of 6, 1½ points."))
    group = dock.panel.group.group
    shown = [[group.index(row, column).data() for column in range(3)] for row in range(2)]
    assert shown == [
        ["3", "Novák, Jiří", "½ + 1½ + 1½ = 3½"],
        ["4", "García, Lucía", "0 + 1 + 1½ = 2½"],
    ]
    assert group.rowCount() == 2
    assert dock.panel.group.currentIndex().row() == 1
    assert says(dock, "Cumulative (US Chess) decides this place.", "◂ decides")


def test_what_is_taken_off_and_left_out_is_named(window, why, qtbot):
    # Okafor 0 + 0 + 1, the first left out, less 1 for the bye: 0.
    dock = why(with_tie_breaks("CUM/C1"))
    click(window, OKAFOR)
    qtbot.waitUntil(lambda: says(dock, "Okafor, Chidi: place 6"))
    assert says(dock, "0 + 1 − 1 = 0", "running total, 0 left out")
    assert says(dock, "\t−1\tround 3\tpoints got without play")
    assert "line-through" in dock.panel.workings.toHtml()


def test_a_player_still_playing_has_his_lowest_and_highest(window, why, qtbot):
    # Anderson has 2½ and a game on: 2½ to 3½ points, 5 + 2½ = 7½ to 5 + 3½ = 8½.
    dock = why(enter_cell(THREE, ANDERSON, 4, "3w"))
    window.area.results.go_to_round(4)
    window.document.apply_section(enter_cell(window.document.section, NG, 4, "2w1"), "result")
    click(window, ANDERSON)
    qtbot.waitUntil(lambda: says(dock, "2½ to 3½ points", "Cumul.: 7½ to 8½"))


def test_a_correction_that_changes_nothing_here_leaves_the_page_alone(window, why, qtbot):
    dock = why()
    click(window, OKAFOR)
    qtbot.waitUntil(lambda: says(dock, "Okafor, Chidi: place"))
    page = dock.panel.workings.document()
    with qtbot.waitSignal(dock.panel.changed):
        after = enter_cell(window.document.section, ANDERSON, 3, "2w½")
        window.document.apply_section(after, "correction")
    assert dock.panel.workings.document() is page


def test_the_terms_stand_on_tab_stops_and_a_page_given_up_is_gone(window, why, qtbot):
    dock = why()
    first = dock.panel.workings.document()
    gone = []
    first.destroyed.connect(lambda: gone.append(True))
    click(window, GARCIA)
    qtbot.waitUntil(lambda: says(dock, "García, Lucía: place") and bool(gone))
    block = dock.panel.workings.document().begin()
    while "\t" not in block.text():
        block = block.next()
    assert len(block.blockFormat().tabPositions()) == 3


def test_nothing_is_worked_out_while_the_dock_is_closed(window, why, monkeypatch):
    dock = why()
    QTest.keyClick(window, Key.Key_F9)
    assert not dock.isVisible()
    monkeypatch.setattr("arbiter_app.ui.why_subject.explain", lambda *_: pytest.fail("worked"))
    click(window, NOVAK)
    window.document.apply_section(enter_cell(THREE, ANDERSON, 3, "2w½"), "correction")
    assert not dock.panel._pause.isActive()


def test_enter_in_the_score_group_goes_to_that_player(window, why, qtbot):
    dock = why()
    click(window, GARCIA)
    qtbot.waitUntil(lambda: dock.panel.group.group.rowCount() == 2)
    dock.panel.group.setFocus()
    QTest.keyClick(dock.panel.group, Key.Key_Up)
    QTest.keyClick(dock.panel.group, Key.Key_Return)
    qtbot.waitUntil(lambda: says(dock, "Novák, Jiří: place 3"))
    assert window.area.standings.view.selected_players() == [NOVAK]
    assert window.area.results.current_player() == NOVAK


def test_tab_goes_through_the_dock_and_on(window, why, qtbot):
    dock = why()
    click(window, GARCIA)
    qtbot.waitUntil(lambda: dock.panel.group.group.rowCount() == 2)
    dock.panel.group.setFocus()
    went = []
    for _ in range(6):
        went.append(QApplication.focusWidget())
        QTest.keyClick(QApplication.focusWidget(), Key.Key_Tab)
    assert went[:2] == [dock.panel.group, dock.panel.workings]
    buttons = [one for one in went if isinstance(one, QToolButton)]
    assert [one.text() for one in buttons][:3] == ["Copy", "Copy picture", "Print…"]


def test_what_it_says_is_copied_as_text(window, why, qtbot):
    dock = why()
    click(window, GARCIA)
    dock.panel.setFocus()
    qtbot.waitUntil(lambda: says(dock, "García, Lucía: place"))
    QTest.keyClick(QApplication.focusWidget(), Key.Key_C, CTRL)
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("3\tNovák, Jiří\t½ + 1½ + 1½ = 3½\n4\tGarcía, Lucía\t0 + 1 + 1½ = 2½")
    assert "Cumulative (US Chess): 2½" in copied
    assert window.status.text() == "The workings are copied as text"


def test_the_stairs_are_copied_as_a_picture(window, why):
    dock = why()
    dock.panel.compare(NOVAK, GARCIA)
    dock.panel.copy_picture()
    assert QGuiApplication.clipboard().image().width() == 1800


def test_without_a_cumulative_score_there_is_no_picture(window, why, qtbot):
    football = replace(THREE, rules=replace(THREE.rules, win=6, tie_breaks=("CUM",)))
    dock = why(football)
    dock.panel.compare(NOVAK, GARCIA)
    dock.panel.refresh()
    assert not dock.panel.stairs.isVisible()
    dock.panel.copy_picture()
    assert "no cumulative score" in window.status.text()


def pages(path):
    return [" ".join(page.extract_text().split()) for page in PdfReader(path).pages]


def test_it_is_printed_on_one_page_for_a_parent(window, why, qtbot, tmp_path, monkeypatch):
    dock = why()
    dock.panel.compare(NOVAK, GARCIA)
    dock._head.findChildren(QToolButton, "print")[0].click()
    preview = window.commands._why_prints
    qtbot.waitUntil(lambda: not preview.showing.busy)
    assert len(preview.laid[0].pages) == 1
    monkeypatch.setattr(type(preview), "_ask_path", lambda _dialog: tmp_path / "why.pdf")
    preview.save_pdf()
    qtbot.waitUntil(lambda: not preview.printing.busy)
    (page,) = pages(tmp_path / "why.pdf")
    assert "Why this place? After round 3 of 4" in page
    assert "Novák, Jiří had more of them early" in page
    dock.panel.let_go()
    dock.panel.show_player(OKAFOR)
    dock._head.findChildren(QToolButton, "print")[0].click()
    qtbot.waitUntil(lambda: not preview.showing.busy)
    shown = [text.text for text in preview.laid[0].pages[0].texts]
    assert any(text.startswith("Okafor, Chidi: place 6") for text in shown)
    preview.close()


def test_at_the_right_the_parts_stand_below_each_other(window, why, qtbot):
    dock = why()
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    qtbot.waitUntil(lambda: dock.panel.height() > dock.panel.width())
    panel = dock.panel
    qtbot.waitUntil(lambda: panel.workings.y() >= panel.group.geometry().bottom())


def test_in_a_category_the_whole_section_is_explained(window, why, qtbot):
    dock = why()
    window.area.standings.model.choose_category(Category("school", "Westgate"))
    dock.panel.show_player(NOVAK)
    qtbot.waitUntil(lambda: says(dock, "Novák, Jiří: place 3 of 6, 1½ points."))


LISTS = [
    ("PTS", "BH/C1", "BH", "SB", "PS", "DE", "WIN", "BWG"),
    ("MMED", "SOLK", "CUM", "CUM-OLD", "OPCUM", "KASH", "USSB", "H2H", "MBLK"),
    ("ARO", "TPR", "APRO", "KS", "AOB", "RTNG", "TPN"),
]


@pytest.mark.parametrize("codes", LISTS, ids=lambda codes: codes[0])
def test_the_panel_says_the_numbers_that_explain_gives(window, why, qtbot, codes):
    dock = why(with_tie_breaks(*codes))
    standings = rank(window.document.section)
    for player in (ANDERSON, OKAFOR, TANAKA):
        dock.panel.show_player(player)
        dock.panel.refresh()
        found = explain(window.document.section, standings, player)
        page = dock.panel.workings.toPlainText().replace("\xa0", " ")
        copied = dock.panel.subject.text()
        for one in found.tie_breaks:
            for term in one.working.terms:
                shown = value_text("PTS", term.value if term.cut is None else term.cut)
                what = workings.term_text(term, lambda no: THREE.player(no).name, as_is)
                where = workings.round_text(term, as_is)
                assert f"\t{shown}\t{where}\t{what}" in page
            assert f": {value_text(one.code, one.working.value)}" in copied


def test_a_screen_reader_is_told_the_workings_and_the_stairs(window, why, qtbot):
    dock = why()
    dock.panel.compare(NOVAK, GARCIA)
    qtbot.waitUntil(lambda: says(dock, "Both have 1½ points."))
    told = QAccessible.queryAccessibleInterface(dock.panel.workings)
    assert "Both have 1½ points." in told.text(QAccessible.Text.Value)
    stairs = QAccessible.queryAccessibleInterface(dock.panel.stairs)
    assert stairs.text(QAccessible.Text.Name) == "Staircase"
    assert stairs.text(QAccessible.Text.Description) == (
        "Novák 3½: the steps are ½, 1½, 1½. García 2½: the steps are 0, 1, 1½. "
        "The area under the stairs is the cumulative score."
    )


def test_before_the_first_result_there_is_nothing_to_explain(window, file_opened):
    file_opened(event(section("1:4w 2:5w 3:6w")))
    window.desk.why.open()
    assert window.desk.why.panel._empty.isVisible()
    window.desk.why.panel.copy()
    assert "Nothing is copied" in window.status.text()


def test_the_dock_keeps_its_place_and_whether_it_is_open(qtbot, tmp_path, window, file_opened):
    path = file_opened(event(THREE))
    dock = window.desk.why
    window.resizeDocks([dock], [300], Qt.Orientation.Vertical)
    qtbot.waitUntil(lambda: dock.panel.height() > 250)
    height = dock.height()
    assert window.close()
    again = MainWindow(Settings.at(tmp_path / "arbiter.ini"), tmp_path / "journals")
    qtbot.addWidget(again)
    again.resize(1360, 860)
    again.show()
    again.files.open(path)
    assert again.desk.why.isVisible()
    qtbot.waitUntil(lambda: abs(again.desk.why.height() - height) < 3)
    again.desk.why.put_away()
    again.files.close()
    again.files.open(path)
    assert not again.desk.why.isVisible()
    again._keeper.end()
    again.files.access.release()


def test_in_a_low_window_it_starts_closed(window, file_opened):
    window.resize(1366, 728)
    file_opened(event(THREE))
    assert not window.desk.why.isVisible()
    trigger(window, "why")
    assert window.desk.why.isVisible()


def test_without_an_event_it_is_gone(window, why):
    dock = why()
    window.files.close()
    assert not dock.isVisible()
