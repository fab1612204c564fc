"""What holds for every window, in every size and a longer language: no word is cut."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QTabBar,
    QWidget,
)

from arbiter_app.ui.flat_header import FlatHeader
from arbiter_app.ui.grid_look import PAD
from tests.ui.every_window import (
    COMMON,
    DIALOGS,
    MAIN,
    QUESTIONS,
    SMALL,
    WIDE,
    pages,
    settle,
    shown_of,
    text_of,
)

OTHERS = {**DIALOGS, **QUESTIONS}
FRAME = 40
"""So high are the title and the frame that the system puts round a dialog."""


# No word is cut.


@pytest.mark.parametrize("name", MAIN)
def test_no_word_of_the_window_is_cut_in_a_longer_language(stage, longer, name):
    stage.size = SMALL
    window = MAIN[name](stage)
    for size in (SMALL, COMMON, WIDE):
        window.resize(*size)
        settle()
        assert (window.width(), window.height()) == size
        assert (size, list(_cut(window))) == (size, [])


@pytest.mark.parametrize("name", OTHERS)
def test_no_word_of_a_dialog_is_cut_in_a_longer_language(stage, longer, name):
    window = OTHERS[name](stage)
    for page in pages(window):
        assert list(_cut(page)) == []


@pytest.mark.parametrize("name", OTHERS)
def test_a_dialog_fits_the_smallest_screen_in_a_longer_language(stage, longer, name):
    smallest = OTHERS[name](stage).minimumSizeHint()
    assert smallest.width() <= SMALL[0]
    assert smallest.height() <= SMALL[1] - FRAME


@pytest.mark.parametrize("name", OTHERS)
def test_no_word_of_a_dialog_is_cut_on_the_smallest_screen(stage, longer, name):
    window = OTHERS[name](stage)
    room = QRect(0, 0, SMALL[0], SMALL[1] - FRAME).size()
    window.resize(window.size().boundedTo(room))
    settle()
    assert window.size() == window.size().boundedTo(room)
    for page in pages(window):
        assert list(_cut(page)) == []


SCREEN = """{"screens": [
    {"name": "laptop", "x": 0, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96, "dpr": 1}
]}"""


def test_nothing_is_cut_on_a_screen_at_200_percent(tmp_path):
    """The scale is chosen once for a process: all windows are put up again in one of their own."""
    screen = tmp_path / "screen.json"
    screen.write_text(SCREEN)
    scaled = {
        "QT_QPA_PLATFORM": f"offscreen:configfile={screen}",
        "QT_SCALE_FACTOR": "2",
        "PYTHONPATH": str(Path(__file__).parents[2]),
    }
    words = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "is_cut_in_a_longer_language"]
    run = subprocess.run(
        [sys.executable, *words, __file__],
        env=os.environ | scaled,
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout


def _cut(window: QWidget) -> Iterator[str]:
    """Give what is not shown whole and has no tool tip that tells it."""
    settle()
    for child in shown_of(window):
        if not child.toolTip() and not _fits(child):
            yield f"{type(child).__name__}: {text_of(child)}"
        if not _inside(child):
            yield f"{type(child).__name__} sticks out: {text_of(child)}"


def _fits(widget: QWidget) -> bool:
    fits = {
        QLabel: _label_fits,
        QAbstractButton: _button_fits,
        QComboBox: _choice_fits,
        QAbstractSpinBox: _button_fits,
        QGroupBox: _button_fits,
        QTabBar: _tabs_fit,
        QHeaderView: _heads_fit,
        QLineEdit: _hint_fits,
        QListWidget: _items_fit,
    }
    return all(check(widget) for kind, check in fits.items() if isinstance(widget, kind))


def _label_fits(label: QLabel) -> bool:
    if not label.text():
        return True
    if label.wordWrap():
        return label.height() >= label.heightForWidth(label.width())
    needed = label.minimumSizeHint()
    return label.width() >= needed.width() and label.height() >= needed.height()


def _button_fits(button: QWidget) -> bool:
    needed = button.minimumSizeHint().boundedTo(button.sizeHint())
    return button.width() >= needed.width() and button.height() >= needed.height()


def _choice_fits(choice: QComboBox) -> bool:
    inside = choice.width() - 30  # the arrow, and the frame
    return choice.fontMetrics().horizontalAdvance(choice.currentText()) <= inside


def _tabs_fit(tabs: QTabBar) -> bool:
    return all(
        tabs.tabToolTip(at)
        or tabs.tabRect(at).width()
        >= tabs.fontMetrics().horizontalAdvance(tabs.tabText(at).replace("&", ""))
        for at in range(tabs.count())
    )


def _heads_fit(header: QHeaderView) -> bool:
    return all(
        header.isSectionHidden(at) or _head_needs(header, at) <= header.sectionSize(at)
        for at in range(header.count())
    )


def _head_needs(header: QHeaderView, at: int) -> int:
    """Give the width that a head needs; one with a tool tip may be cut."""
    if header.orientation() is Qt.Orientation.Vertical:
        return 0
    model, across = header.model(), Qt.Orientation.Horizontal
    if model.headerData(at, across, Qt.ItemDataRole.ToolTipRole):
        return 0
    if not isinstance(header, FlatHeader):
        return header.sectionSizeHint(at)
    bold = QFont(header.font())
    bold.setBold(True)
    return QFontMetrics(bold).horizontalAdvance(str(model.headerData(at, across))) + 2 * PAD


def _hint_fits(line: QLineEdit) -> bool:
    hint = line.placeholderText()
    return line.fontMetrics().horizontalAdvance(hint) <= line.width() - 8


def _items_fit(listed: QListWidget) -> bool:
    scrolls = listed.horizontalScrollBarPolicy() is not Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    return scrolls or listed.wordWrap() or listed.sizeHintForColumn(0) <= listed.width()


def _inside(widget: QWidget) -> bool:
    """Whether a widget is whole within all that hold it; what scrolls may be larger."""
    rect, parent = QRect(widget.rect()), widget
    while not parent.isWindow():
        rect.translate(parent.pos())
        parent = parent.parentWidget()
        if isinstance(parent.parentWidget(), QAbstractScrollArea):
            return True
        if not parent.rect().contains(rect):
            return not rect.intersects(parent.rect()) or not widget.isEnabled()
    return True
