"""The sections of an event as tabs: each says how far it is."""

from dataclasses import replace

from arbiter_app.core.entries import enter_cell
from arbiter_app.core.event import replace_section
from arbiter_app.ui.section_bar import SectionBar
from tests.ui.events import FIRST, section

U8 = replace(section(FIRST), name="U8")
U10 = replace(section("1:4w1 2:5w 3:6w"), name="U10")
NONE = replace(section(), name="R & D")


def texts(bar):
    return [bar.tabText(at) for at in range(bar.count())]


def test_one_section_needs_no_bar(opened, qtbot):
    bar = SectionBar(opened(U8))
    qtbot.addWidget(bar)
    assert bar.isHidden()


def test_each_section_says_how_far_it_is(opened, qtbot):
    bar = SectionBar(opened(U8, U10, NONE))
    qtbot.addWidget(bar)
    assert not bar.isHidden()
    assert texts(bar) == ["U8 ✓", "U10 · 2 playing", "R && D"]


def test_a_result_is_counted_at_once(opened, qtbot):
    document = opened(U8, U10)
    bar = SectionBar(document)
    qtbot.addWidget(bar)
    document.apply(replace_section(document.tournament, 1, enter_cell(U10, 2, 1, "1")), "result")
    assert texts(bar) == ["U8 ✓", "U10 · 1 playing"]


def test_a_tab_shows_its_section_and_the_bar_follows_undo(opened, qtbot):
    document = opened(U8, U10)
    bar = SectionBar(document)
    qtbot.addWidget(bar)
    bar.setCurrentIndex(1)
    assert document.section is U10
    document.apply_section(enter_cell(U10, 2, 1, "1"), "result")
    bar.setCurrentIndex(0)
    document.undo_stack.undo()
    assert bar.currentIndex() == 1


def test_a_long_name_leaves_room_for_the_others(opened, qtbot):
    long = replace(U10, name="Girls under ten of the primary schools of the eastern district")
    bar = SectionBar(opened(U8, long))
    qtbot.addWidget(bar)
    assert bar.tabText(1).endswith("district · 2 playing")
    assert len(bar.tabText(1)) < 50
    assert bar.tabToolTip(1) == long.name
