"""The help about the cumulative score counts as the program does."""

import pytest
from PySide6.QtWidgets import QLabel

from arbiter_app.ui.cumulative_dialog import CumulativeDialog


@pytest.fixture
def dialog(qtbot):
    page = CumulativeDialog()
    qtbot.addWidget(page)
    return page


def test_three_players_with_three_of_five_are_a_factor_of_two_apart(dialog):
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    sums = [text for text in texts if " = " in text]
    assert sums[:3] == [
        "1 + 2 + 3 + 3 + 3 = 12",
        "1 + 1 + 2 + 2 + 3 = 9",
        "0 + 0 + 1 + 2 + 3 = 6",
    ]


def test_it_says_what_speaks_for_and_against_the_measure(dialog):
    said = " ".join(label.text() for label in dialog.findChildren(QLabel))
    for words in ("half a minute", "rank it low", "early bye", "fixed before the last round"):
        assert words in said


def test_a_scoresheet_is_added_up_as_it_is_typed(dialog, qtbot):
    assert dialog.sum.text() == "1 + 1½ + 2½ = 5"
    dialog.tried.selectAll()
    qtbot.keyClicks(dialog.tried, "0 1 .5")
    assert dialog.sum.text() == "0 + 1 + 1½ = 2½"
    qtbot.keyClicks(dialog.tried, " z9")
    assert dialog.sum.text() == "Type 1, ½ and 0 with spaces between."
    dialog.tried.clear()
    assert dialog.sum.text() == ""
