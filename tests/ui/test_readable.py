"""Every text stands out from its ground, in both palettes, also after one was chosen."""

from collections import Counter

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QWidget

from arbiter_app.ui import theme
from arbiter_app.ui.settings import View
from arbiter_app.ui.view_switch import ViewSwitch
from tests.ui.contrast import contrast
from tests.ui.every_window import WINDOWS, settle, shown_of, text_of


@pytest.fixture
def in_colours(qapp):
    """Give the application another palette; in the end that of the system."""
    yield lambda dark: theme.apply(qapp, dark)
    theme.apply(qapp, None)


@pytest.mark.parametrize("name", WINDOWS)
def test_every_text_can_be_read_in_both_palettes(stage, in_colours, name):
    window = WINDOWS[name](stage)
    for dark in (False, True):
        in_colours(dark)
        settle()
        texts = [one for one in shown_of(window) if one.isEnabled() and _written(one)]
        faint = {text_of(one): _most_contrast(one) for one in texts}
        assert {text: found for text, found in faint.items() if found < 4.5} == {}, dark


def _written(widget: QWidget) -> str:
    """Give the text of a widget that writes nothing but a text, all in one colour."""
    if isinstance(widget, QLineEdit):
        return widget.text() or widget.placeholderText()
    if isinstance(widget, QComboBox):
        return widget.currentText()
    if isinstance(widget, (QLabel, QAbstractButton)):
        return widget.text()
    return ""


def _most_contrast(widget: QWidget) -> float:
    """Give how far the text, the farthest of all colours, is from the ground, the commonest."""
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    inside = image.copy(image.rect().adjusted(3, 3, -3, -3))
    found = Counter(memoryview(inside.constBits()).cast("I"))
    ground = QColor(found.most_common(1)[0][0])
    return max(contrast(QColor(colour), ground) for colour in found)


@pytest.mark.parametrize("dark", [False, True])
def test_the_focus_is_seen_on_the_view_that_is_chosen(qtbot, in_colours, dark):
    in_colours(dark)
    switch = ViewSwitch()
    qtbot.addWidget(switch)
    switch.show_view(View.GRID)
    with qtbot.waitActive(switch):
        switch.show()
    button = switch.button(View.GRID)
    button.setFocus()
    image = button.grab().toImage()
    middle = image.height() // 2
    ring, ground = image.pixelColor(3, middle), image.pixelColor(6, middle)
    assert contrast(ring, ground) >= 3
