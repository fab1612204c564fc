"""The help: a page for every tie-break, found by any of its names, and worked out on the spot."""

import re

import pytest
from PySide6.QtCore import Qt, QUrl

from arbiter_app.core.example import worked
from arbiter_app.core.presets import PRESETS
from arbiter_app.core.tie_break_families import family_of
from arbiter_app.core.tiebreaks import TIE_BREAKS
from arbiter_app.core.tiebreaks.values import value_text
from arbiter_app.labels import as_is, presets, tie_breaks
from arbiter_app.ui import theme
from arbiter_app.ui.help_keys import KeyTexts
from arbiter_app.ui.help_window import HelpWindow
from arbiter_app.ui.settings import KeyMap
from tests.ui.pressing import press

Key = Qt.Key


@pytest.fixture
def shown(qtbot):
    window = HelpWindow()
    qtbot.addWidget(window)
    window.show_page("keys")
    qtbot.waitUntil(window.text.hasFocus)
    return window


def said(window):
    """What stands on the page, without breaks."""
    return " ".join(window.text.toPlainText().split())


def test_every_code_has_a_page_with_its_name_its_meaning_and_a_worked_value(shown):
    for code in TIE_BREAKS:
        shown.show_page(code)
        family = family_of(code)
        assert shown.page == shown.index.current() == family
        assert tie_breaks.name(code, as_is) in said(shown)
        assert tie_breaks.legend(family, as_is) in said(shown)
        no, found = worked(family)
        _, variant = worked(code, no)
        value = found.working.value if code == family else variant.working.value
        assert value_text(code, value) in said(shown)


def test_a_worked_example_adds_up_from_the_program_s_own_terms(shown):
    # Gita: a forfeit win, a draw, a half-point bye, a win, a draw; 1 and ½ are taken off.
    shown.show_page("CUM")
    assert "1 + 1½ + 2 + 3 + 3½ − 1 − ½ = 9½" in said(shown)
    assert "1½ + 2 + 3 + 3½ − 1 − ½ = 8½" in said(shown)  # cut 1
    shown.show_page("BH")
    assert "half-point bye: a dummy's score" in said(shown)


def test_the_guide_to_cumulative_is_honest(shown):
    shown.show_page("cumulative")
    for sums in ("1 + 2 + 3 + 3 + 3 = 12", "1 + 1 + 2 + 2 + 3 = 9", "0 + 0 + 1 + 2 + 3 = 6"):
        assert sums in said(shown)
    for words in ("half a minute", "rank it low", "early bye", "fixed before the last round"):
        assert words in said(shown)
    assert "area under them is the cumulative score" in said(shown)


@pytest.mark.parametrize(("page", "drawn"), [("cumulative", True), ("PS", True), ("BH", False)])
def test_the_staircase_is_on_the_pages_about_running_totals(shown, page, drawn):
    shown.show_page(page)
    assert ("<img" in shown.text.toHtml()) is drawn
    picture = shown.text.document().resource(2, QUrl("staircase"))
    assert not drawn or picture.width() <= shown.text.viewport().width()


def test_the_picture_follows_the_width_of_the_page(shown, qtbot):
    shown.show_page("cumulative")
    shown.resize(560, 420)
    document = shown.text.document()
    qtbot.waitUntil(
        lambda: document.resource(2, QUrl("staircase")).width() <= shown.text.viewport().width()
    )


def test_a_scoresheet_is_added_up_as_it_is_typed(shown, qtbot):
    shown.show_page("cumulative")
    assert shown.sum.text() == "1 + 1½ + 2½ = 5"
    shown.tried.selectAll()
    qtbot.keyClicks(shown.tried, "0 1 .5")
    assert shown.sum.text() == "0 + 1 + 1½ = 2½"
    qtbot.keyClicks(shown.tried, " z9")
    assert shown.sum.text() == "Type 1, ½ and 0 with spaces between, H or B for a bye."
    shown.tried.clear()
    assert shown.sum.text() == ""
    shown.tried.setText("H 1 1")
    assert shown.sum.text() == "½ + 1½ + 2½ = 4½"
    shown.show_page("CUM")
    assert shown.sum.text() == "½ + 1½ + 2½ − ½ = 4"
    shown.show_page("BH")
    assert not shown.tried.isVisible()


@pytest.mark.parametrize(
    ("word", "page"),
    [
        ("progressive", "PS"),
        ("progress", "PS"),
        ("progresivo", "PS"),
        ("Fortschrittswertung", "PS"),
        ("cumulatif", "PS"),
        ("bh-c1", "BH"),
        ("direktvergleich", "DE"),
        ("F8", "keys"),
        ("lots", "LOT"),
        ("WinTD", "ties"),
    ],
)
def test_the_search_finds_pages_by_any_name(shown, qtbot, word, page):
    press(shown, (Key.Key_F, Qt.KeyboardModifier.ControlModifier), word)
    assert page in shown.index.values()
    assert shown.page in shown.index.values()


def test_search_arrows_enter_and_escape(shown):
    press(shown, (Key.Key_F, Qt.KeyboardModifier.ControlModifier), "buchholz")
    assert shown.page == "BH"
    press(shown, Key.Key_Down)
    assert shown.page == "FB"
    press(shown, Key.Key_Return)
    assert shown.text.hasFocus()
    press(shown, (Key.Key_F, Qt.KeyboardModifier.ControlModifier), Key.Key_Escape)
    assert shown.isVisible()
    assert len(shown.index.values()) > 30
    assert shown.page == "FB"
    press(shown, Key.Key_Escape)
    assert not shown.isVisible()


def test_f6_goes_through_the_parts(shown):
    parts = []
    for _ in range(3):
        press(shown, Key.Key_F6)
        parts.append(shown.focusWidget())
    assert parts == [shown.search, shown.index, shown.text]
    shown.show_page("CUM")
    press(shown, Key.Key_F6)
    assert shown.tried.hasFocus()


def test_the_index_is_gone_through_by_arrows_and_a_letter_searches(shown):
    shown.index.setFocus()
    press(shown, Key.Key_Home)
    assert shown.page == "cumulative"
    press(shown, Key.Key_Down, Key.Key_Down)
    assert shown.page == "PTS"
    press(shown, "k", "oya")
    assert shown.search.text() == "koya"
    assert shown.page == "KS"


def test_a_link_goes_to_its_page_and_nothing_outside_is_opened(shown):
    shown.show_page("PS")
    assert not shown.text.openExternalLinks()
    links = re.findall(r'href="([^"]*)"', shown.text.toHtml())
    assert links == ["cumulative", "ties"]
    shown.text.anchorClicked.emit(QUrl("ties"))
    assert shown.page == "ties"
    assert "http:" not in shown.text.toHtml().partition("<body")[2]


def test_the_presets_are_listed_with_their_tie_breaks(shown):
    shown.show_page("ties")
    for preset, codes in PRESETS.items():
        assert presets.preset(preset, as_is) in said(shown)
        for code in codes:
            assert tie_breaks.head(code, as_is) in said(shown)


@pytest.mark.parametrize("key_map", KeyMap)
def test_every_key_of_the_chosen_map_is_on_the_page(shown, key_map):
    shown.set_key_map(key_map)
    shown.show_page("keys")
    for head, lines in KeyTexts(key_map).groups():
        assert head in said(shown)
        for keys, does in lines:
            assert " ".join(f"{keys} {does}".split()) in said(shown).replace("\xa0", " ")


def test_the_pages_follow_the_colours(shown, qapp, qtbot):
    shown.show_page("BH")
    light, dark = theme.LIGHT.faint.name(), theme.DARK.faint.name()
    assert light in shown.text.toHtml()
    theme.apply(qapp, dark=True)
    try:
        qtbot.waitUntil(lambda: dark in shown.text.toHtml())
        assert light not in shown.text.toHtml()
    finally:
        theme.apply(qapp, dark=False)


def test_nothing_unknown_is_asked_for_in_vain(shown):
    shown.show_page("nonsense")
    assert shown.page == "keys"
