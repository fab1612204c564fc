"""Notices stay until they are closed, replaced by their like, or no longer true."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QToolButton

from arbiter_app.ui.notice_bar import Notice, NoticeBar


@pytest.fixture
def bar(qtbot):
    bar = NoticeBar()
    qtbot.addWidget(bar)
    return bar


def test_without_notices_there_is_no_bar(bar):
    assert bar.isHidden()
    bar.show_notice(Notice("a", "Something to know."))
    assert not bar.isHidden()
    bar.take_back("a")
    assert bar.isHidden()


def test_a_notice_replaces_the_one_before_with_its_key(bar):
    bar.show_notice(Notice("a", "one"))
    bar.show_notice(Notice("b", "two"))
    bar.show_notice(Notice("a", "three"))
    assert bar.texts() == ["two", "three"]
    bar.clear()
    assert bar.texts() == []


def test_the_way_on_is_a_button_and_the_notice_goes_with_it(bar, qtbot):
    done = []
    bar.show_notice(Notice("a", "The disk is full.", "Save elsewhere…", lambda: done.append(1)))
    button = bar.findChild(QPushButton)
    assert button.text() == "Save elsewhere…"
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert done == [1]
    assert bar.texts() == []


def test_what_the_button_fails_at_again_is_shown_again(bar, qtbot):
    again = Notice("a", "The disk is still full.")
    bar.show_notice(Notice("a", "The disk is full.", "Save…", lambda: bar.show_notice(again)))
    qtbot.mouseClick(bar.findChild(QPushButton), Qt.MouseButton.LeftButton)
    assert bar.texts() == ["The disk is still full."]


def test_a_notice_is_closed_by_its_cross(bar, qtbot):
    bar.show_notice(Notice("a", "Something to know."))
    qtbot.mouseClick(bar.findChild(QToolButton), Qt.MouseButton.LeftButton)
    assert bar.texts() == []


def test_a_file_name_is_no_rich_text(bar):
    bar.show_notice(Notice("a", "“<b>cup</b>” was not opened."))
    assert bar.texts() == ["“<b>cup</b>” was not opened."]


def test_the_keys_go_to_the_first_way_on_and_are_given_back(qtbot):
    bar = NoticeBar()
    qtbot.addWidget(bar)
    bar.show_notice(Notice("a", "First.", "Do it", lambda: None))
    bar.show_notice(Notice("b", "Second."))
    with qtbot.waitActive(bar):
        bar.show()
    bar.setFocus()
    assert bar.focusWidget().text() == "Do it"
    with qtbot.assertNotEmitted(bar.left):
        bar.take_back("b")
    with qtbot.waitSignal(bar.left, timeout=100):
        bar.take_back("a")
