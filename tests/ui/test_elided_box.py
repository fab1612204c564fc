"""A closed list of choices cuts no letter in half."""

import pytest
from PySide6.QtGui import QImage

from arbiter_app.ui.elided_box import ElidedBox

LONG = "Modern Swiss (BH-C1, DE, BH, SB, WIN)"


@pytest.fixture
def box(qtbot):
    box = ElidedBox()
    qtbot.addWidget(box)
    box.addItems([LONG])
    return box


def picture(box: ElidedBox, text: str) -> QImage:
    box.setItemText(0, text)
    return box.grab().toImage()


def test_what_has_no_room_is_three_dots(box):
    box.resize(150, box.sizeHint().height())
    shown = picture(box, LONG)
    # The same picture comes of a name that is shortened by hand, for one of these lengths.
    assert shown in [picture(box, f"{LONG[:length]}…") for length in range(8, 25)]


def test_what_has_room_stands_whole(box):
    box.resize(box.sizeHint())
    assert picture(box, LONG) != picture(box, f"{LONG[:-1]}…")


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_open_list_shows_its_longest_line(box, qtbot):
    box.resize(120, box.sizeHint().height())
    with qtbot.waitExposed(box):
        box.show()
    box.showPopup()
    assert box.view().minimumWidth() >= box.fontMetrics().horizontalAdvance(LONG)
    box.hidePopup()
