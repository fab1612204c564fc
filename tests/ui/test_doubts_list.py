"""Doubts in a list: the gravest first, as high as there is something to say."""

import pytest
from PySide6.QtCore import Qt

from arbiter_app.core.errors import Problem
from arbiter_app.ui.doubts_list import DoubtsList

NOTE = Problem("player-count", "note", line=3)
ERROR = Problem("both-white", "error", line=9)


@pytest.fixture
def doubts(qtbot):
    doubts = DoubtsList()
    qtbot.addWidget(doubts)
    doubts.show_doubts((NOTE, ERROR), ("a note", "an error"))
    return doubts


def test_the_gravest_stands_first_whatever_the_order(doubts):
    assert doubts.sentences() == ["an error", "a note"]


def test_one_that_is_looked_at_or_chosen_is_told(doubts, qtbot):
    with qtbot.waitSignal(doubts.looked_at) as looked:
        doubts.setCurrentRow(1)
    assert looked.args == [NOTE]
    with qtbot.waitSignal(doubts.chosen) as chosen:
        qtbot.keyClick(doubts, Qt.Key.Key_Return)
    assert chosen.args == [NOTE]


def test_with_no_doubt_there_is_no_list(doubts):
    doubts.show_doubts((), ())
    assert doubts.isHidden()
    assert doubts.sentences() == []


def test_it_is_never_higher_than_four_lines(doubts):
    two = doubts.height()
    doubts.show_doubts([NOTE] * 40, ["a note"] * 40)
    assert two < doubts.height() <= 2 * two + 8


def test_a_wrapped_list_is_as_high_as_its_sentences_need_up_to_a_few_lines(qtbot):
    listed = DoubtsList(wrapped=True)
    qtbot.addWidget(listed)
    listed.resize(700, 100)
    listed.show()
    long = "A sentence that is about as long as two lines are where the list is narrow."
    listed.show_doubts([Problem("a", "warning")], [long])
    one_line = listed.height()
    listed.resize(300, listed.height())
    assert one_line < listed.height() < 3 * one_line
    listed.show_doubts([Problem("a", "warning")] * 30, [long] * 30)
    assert listed.height() < 6 * one_line
    assert listed.sentences() == [long] * 30
