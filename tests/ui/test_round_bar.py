"""The round selector and the badge of what is still playing."""

import pytest
from PySide6.QtCore import Qt

from arbiter_app.ui.round_bar import RoundSelector, StillPlaying
from tests.ui.events import FIRST, section


@pytest.fixture
def selector(qtbot):
    selector = RoundSelector()
    qtbot.addWidget(selector)
    return selector


def test_it_says_the_round_and_how_many_there_are(selector):
    selector.show_round(section(FIRST), 1)
    assert selector._middle.text() == "Round 1 of 4"


def test_a_section_without_rounds_says_so(selector):
    selector.show_round(section(planned=0), 1)
    assert selector._middle.text() == "No rounds"
    assert not selector._previous.isEnabled()
    assert not selector._next.isEnabled()


def test_its_arrows_ask_for_the_neighbouring_rounds_and_stop_at_the_ends(selector, qtbot):
    selector.show_round(section(FIRST), 1)
    assert not selector._previous.isEnabled()
    with qtbot.waitSignal(selector.chosen) as chosen:
        qtbot.mouseClick(selector._next, Qt.MouseButton.LeftButton)
    assert chosen.args == [2]
    selector.show_round(section(FIRST), 4)
    assert selector._previous.isEnabled()
    assert not selector._next.isEnabled()


def test_its_list_says_how_far_each_round_is(selector, qtbot):
    # Round 2: one game playing, and four players without an entry.
    selector.show_round(section(FIRST, "1:2w"), 2)
    selector._list_rounds()
    actions = selector._menu.actions()
    assert [action.text() for action in actions] == [
        "Round 1 ✓",
        "Round 2 – 5 still playing",
        "Round 3",
        "Round 4",
    ]
    assert [action.isChecked() for action in actions] == [False, True, False, False]
    with qtbot.waitSignal(selector.chosen) as chosen:
        actions[2].trigger()
    assert chosen.args == [3]


def test_it_keeps_its_width_from_round_to_round(selector):
    widths = set()
    for number in (1, 9, 10, 11):
        selector.show_round(section(planned=11), number)
        widths.add(selector.sizeHint().width())
    assert len(widths) == 1


def test_one_round_of_the_list_is_chosen_and_no_more(selector):
    selector.show_round(section(FIRST), 1)
    for _ in range(2):
        selector._list_rounds()
    actions = selector._menu.actions()
    assert [action.isChecked() for action in actions] == [True, False, False, False]
    assert {action.actionGroup() for action in actions} == {actions[0].actionGroup()}
    assert actions[0].actionGroup().isExclusive()


def test_the_badge_counts_and_goes(qtbot):
    badge = StillPlaying()
    qtbot.addWidget(badge)
    badge.show_count(2)
    assert badge.text() == "2 still playing"
    with qtbot.waitSignal(badge.clicked):
        qtbot.mouseClick(badge, Qt.MouseButton.LeftButton)
    badge.show_count(0)
    assert not badge.isEnabled()


def test_the_badge_stays_as_wide_while_the_last_games_end(qtbot):
    badge = StillPlaying()
    qtbot.addWidget(badge)
    badge.show_count(1)
    first = badge.sizeHint().width()
    badge.show_count(23)
    assert badge.sizeHint().width() == first
    badge.show_count(150)
    most = badge.sizeHint().width()
    for count in (99, 9, 1, 0):
        badge.show_count(count)
        assert badge.sizeHint().width() == most > first
