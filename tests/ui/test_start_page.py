"""The empty window offers New, Open, Sample and the files of late, by mouse and by keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from arbiter_app.ui.start_page import Entry, StartPage


@pytest.fixture
def page(qtbot):
    page = StartPage()
    qtbot.addWidget(page)
    page.resize(900, 400)
    page.show()
    return page


def entry(page, text):
    return next(one for one in page.findChildren(Entry) if one.text() == text)


@pytest.mark.parametrize(
    ("text", "signal"),
    [("New event…", "new_asked"), ("Open…", "open_asked"), ("Sample event", "sample_asked")],
)
def test_an_entry_asks_for_what_it_says(page, qtbot, text, signal):
    with qtbot.waitSignal(getattr(page, signal)):
        qtbot.mouseClick(entry(page, text), Qt.MouseButton.LeftButton)


def test_recent_files_are_named_and_opened(page, qtbot):
    files = tuple(Path(f"/somewhere/event {n}.arbiter") for n in range(9))
    page.show_recent(files)
    shown = [one for one in page.findChildren(Entry) if one.text().startswith("event ")]
    assert [one.text() for one in shown] == [f"event {n}" for n in range(6)]
    assert shown[0].accessibleDescription() == str(Path("/somewhere"))
    with qtbot.waitSignal(page.file_asked) as asked:
        qtbot.keyClick(shown[2], Qt.Key.Key_Return)
    assert asked.args == [files[2]]


def test_the_list_follows_what_is_recent(page, qtbot):
    page.show_recent((Path("a.arbiter"),))
    page.show_recent((Path("b.arbiter"),))
    qtbot.waitUntil(lambda: "a" not in [one.text() for one in page.findChildren(Entry)])
    page.show_recent(())
    assert not page._recent_head.isVisible()


def test_the_arrow_keys_go_from_entry_to_entry(page, qtbot):
    first = entry(page, "New event…")
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Down)
    assert page.focusWidget() is entry(page, "Open…")
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Up)
    assert page.focusWidget() is first


def test_it_fits_the_smallest_window(page):
    page.show_recent(tuple(Path(f"/a very long folder name/{n}.arbiter") for n in range(9)))
    assert page.minimumSizeHint().width() <= 640
    assert page.minimumSizeHint().height() <= 380


def test_what_an_entry_says_is_whole_whatever_the_font(qtbot):
    page = StartPage()
    qtbot.addWidget(page)
    font = page.font()
    font.setPointSize(20)
    page.setFont(font)
    page.resize(1200, 600)
    page.show()
    shown = entry(page, "Open…")
    room = shown.width() - shown._left() - 12
    assert shown.fontMetrics().horizontalAdvance(shown.accessibleDescription()) <= room
