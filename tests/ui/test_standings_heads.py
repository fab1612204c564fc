"""F1 and the menu on the heads of the standings lead to the page of that tie-break."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from arbiter_app.core.tie_break_families import family_of
from arbiter_app.core.tiebreaks import TIE_BREAKS
from arbiter_app.ui.standings_columns import Kind
from tests.ui.events import FIRST, event, section

MANY = ("CUM", "BH/C1", "DE", "SB/P", "KS/L+1", "TPN/R", "ARO/M1", "H2H", "OPCUM")


@pytest.fixture
def table(window, file_opened, qtbot):
    def make(*codes):
        one = section(FIRST)
        file_opened(event(replace(one, rules=replace(one.rules, tie_breaks=codes))))
        window.activateWindow()
        window.area.show_standings()
        view = window.area.standings.view
        qtbot.waitUntil(view.hasFocus)
        return view

    return make


def go_to(view, column):
    view.setCurrentIndex(view.model().index(0, column))


def column_of(view, code):
    return next(at for at, one in enumerate(view.model().columns) if one.code == code)


def page(window):
    return window.commands._help.page


@pytest.mark.parametrize("code", MANY)
def test_f1_opens_the_page_of_the_column_with_the_keys(window, table, code):
    view = table(*MANY)
    go_to(view, column_of(view, code))
    QTest.keyClick(view, Qt.Key.Key_F1)
    assert page(window) == family_of(code)
    assert window.commands._help.isVisible()


def test_every_tie_break_s_head_has_its_page(window, table):
    view = table(*[code for code in TIE_BREAKS if code != "PTS"])
    for at, column in enumerate(view.model().columns):
        if column.code:
            view.setFocus()
            go_to(view, at)
            assert window.desk.heads.asked() == column.code
            QTest.keyClick(view, Qt.Key.Key_F1)
            assert page(window) == family_of(column.code)


def test_points_have_a_page_and_other_columns_lead_to_that_about_ties(window, table):
    view = table("CUM")
    kinds = {one.kind: at for at, one in enumerate(view.model().columns)}
    go_to(view, kinds[Kind.POINTS])
    QTest.keyClick(view, Qt.Key.Key_F1)
    assert page(window) == "PTS"
    go_to(view, kinds[Kind.PLACE])
    QTest.keyClick(view, Qt.Key.Key_F1)
    assert page(window) == "ties"


def test_f1_elsewhere_shows_the_keys(window, table):
    table("CUM")
    window.area.show_results()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_F1)
    assert page(window) == "keys"


def test_f1_without_an_event_shows_the_keys(window):
    window.menu["help"].trigger()
    assert page(window) == "keys"


def test_the_arrows_go_from_head_to_head_and_the_one_with_the_keys_is_marked(window, table):
    view = table("CUM", "BH")
    head = view.horizontalHeader()
    go_to(view, column_of(view, "CUM"))
    assert head.marked == column_of(view, "CUM")
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert head.marked == column_of(view, "BH")
    QTest.keyClick(view, Qt.Key.Key_F1)
    assert page(window) == "BH"
    window.area.show_results()
    assert head.marked == -1


def test_the_head_under_the_pointer_is_meant_first(window, table, monkeypatch):
    view = table("CUM", "BH")
    head = view.horizontalHeader()
    at = head.sectionViewportPosition(column_of(view, "BH")) + 4
    there = head.viewport().mapToGlobal(QPoint(at, 4))
    monkeypatch.setattr(QCursor, "pos", lambda: there)
    head.viewport().setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    window.area.show_results()
    assert window.desk.heads.asked() == "BH"


def test_the_menu_of_a_head_offers_its_page_and_other_tie_breaks(window, table):
    view = table("CUM", "BH/C1")
    menu = window.desk.heads.menu_of(column_of(view, "BH/C1"))
    explain, *others = [action for action in menu.actions() if not action.isSeparator()]
    assert explain.text() == "What is “Buchholz (FIDE), cut 1”?\tF1"
    explain.trigger()
    assert page(window) == "BH"
    assert others[:2] == [window.menu["why"], window.menu["tie-breaks"]]
    assert window.desk.heads.menu_of(0).actions()[0].text() == "How ties are broken\tF1"


def test_heads_and_rows_have_that_menu_for_the_mouse_and_for_the_menu_key(
    window, table, monkeypatch
):
    view, shown = table("CUM", "BH"), []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _place: shown.append(menu))
    at = view.horizontalHeader().sectionViewportPosition(column_of(view, "BH")) + 4
    for part in (view.horizontalHeader(), view):
        part.customContextMenuRequested.emit(QPoint(at, 4))
        assert shown.pop().actions()[0].text() == "What is “Buchholz (FIDE)”?\tF1"


def test_the_menus_lead_to_the_guides(window):
    for name, expected in (("keys", "keys"), ("cumulative", "cumulative"), ("ties", "ties")):
        window.menu[name].trigger()
        assert page(window) == expected
