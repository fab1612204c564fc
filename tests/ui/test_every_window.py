"""What holds for every window, in every size: no word is cut, and everything has a name."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleInterface,
    QFont,
    QFontMetrics,
)
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
    QScrollArea,
    QScrollBar,
    QSplitterHandle,
    QTabBar,
    QTableView,
    QTabWidget,
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
    WINDOWS,
    Stage,
    press,
    settle,
    spoken_name,
)

OTHERS = {**DIALOGS, **QUESTIONS}
FRAME = 40
"""So high are the title and the frame that the system puts round a dialog."""


@pytest.fixture
def stage(qtbot, monkeypatch, tmp_path) -> Iterator[Stage]:
    made = Stage(qtbot.addWidget, monkeypatch, tmp_path)
    yield made
    made.clear()


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
    for page in _pages(window):
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
    for page in _pages(window):
        assert list(_cut(page)) == []


def _pages(window: QWidget) -> Iterator[QWidget]:
    """Show each page of a dialog in turn."""
    for tabs in window.findChildren(QTabWidget):
        for at in range(tabs.count()):
            tabs.setCurrentIndex(at)
            settle()
            yield window
    yield window


def _cut(window: QWidget) -> Iterator[str]:
    """Give what is not shown whole and has no tool tip that tells it."""
    settle()
    for child in _shown(window):
        if not child.toolTip() and not _fits(child):
            yield f"{type(child).__name__}: {_text(child)}"
        if not _inside(child):
            yield f"{type(child).__name__} sticks out: {_text(child)}"


def _shown(window: QWidget) -> list[QWidget]:
    """Give all that is shown in a window; what Qt puts into a line itself is Qt's."""
    children = [child for child in window.findChildren(QWidget) if child.isVisibleTo(window)]
    return [child for child in children if not isinstance(child.parent(), QLineEdit)]


def _text(widget: QWidget) -> str:
    for name in ("text", "currentText", "title", "placeholderText"):
        text = getattr(widget, name, None)
        if callable(text) and text():
            return str(text())
    return widget.accessibleName()


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


# Everything has a name.


@pytest.mark.parametrize("name", WINDOWS)
def test_whatever_takes_the_keys_has_a_name_for_screen_readers(stage, name):
    window = WINDOWS[name](stage)
    for page in _pages(window):
        nameless = [
            child for child in _shown(page) if _takes_keys(child) and not spoken_name(child)
        ]
        assert nameless == []


@pytest.mark.parametrize("name", WINDOWS)
def test_no_button_is_without_a_name_for_screen_readers(stage, name):
    window = WINDOWS[name](stage)
    buttons = [one for one in _shown(window) if isinstance(one, QAbstractButton)]
    # Qt's own corner of a table is for the mouse only.
    own = [one for one in buttons if not isinstance(one.parent(), QTableView)]
    assert [one for one in own if not one.objectName() and not spoken_name(one)] == []


def _takes_keys(widget: QWidget) -> bool:
    inside = isinstance(widget.parent(), (QAbstractSpinBox, QComboBox, QTabWidget))
    scrolled = isinstance(widget, (QScrollArea, QScrollBar, QSplitterHandle))
    return widget.focusPolicy() != Qt.FocusPolicy.NoFocus and not inside and not scrolled


SENTENCES = {
    "grid": ("Results", "win, 1; round 1, White against García, board 1"),
    "sheet": ("Boards of the round", "still playing; board 1, White Anderson, Sara with 2"),
    "standings": ("Standings", "place"),
}


@pytest.mark.parametrize("name", SENTENCES)
def test_a_cell_is_read_as_a_sentence(stage, name):
    window = MAIN[name](stage)
    table, sentence = SENTENCES[name]
    shown = [
        one for one in _shown(window) if isinstance(one, QTableView) and spoken_name(one) == table
    ]
    read = [text for one in shown for text in _cells(QAccessible.queryAccessibleInterface(one))]
    assert any(sentence in text for text in read), read


def _cells(table: QAccessibleInterface) -> list[str]:
    cells = [table.child(at) for at in range(table.childCount())]
    return [
        cell.text(QAccessible.Text.Name)
        for cell in cells
        if cell is not None and cell.role() is QAccessible.Role.Cell
    ]


# What happens is told.


@pytest.fixture
def told(monkeypatch):
    """Give what is announced to screen readers, sentence by sentence."""
    sentences: list[str] = []

    def note(event):
        if isinstance(event, QAccessibleAnnouncementEvent):
            sentences.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    return sentences


ANNOUNCED = {
    "asks-forfeit": "Board 1 is 1–0; new +:−.",
    "asks-which": "pairing bye, no game: Enter",
    "asks-bye": "Which bye for Anderson?",
    "asks-change": "Board 1 is 1–0; new 0–1. Ctrl+Enter changes it",
    "asks-change-sheet": "Board 1 is 1–0; new 0–1. Ctrl+Enter changes it",
    "asks-change-slips": "Board 1 is 1–0; new 0–1. Ctrl+Enter changes it",
    "asks-note": "What is disputed?",
    "disputed": "disputed",
    "check-differs": "Board 1 is 1–0; new 0–1.",
    "checks-sheet": "1 of 3",
    "slip": "board 2, White Novák, Jiří",
    "found": "Enter for the next",
    "notices": "“lakeside.arbiter” cannot be reached",
    "standings": "The standings are on hold",
}


@pytest.mark.parametrize("name", ANNOUNCED)
def test_what_happens_is_announced_to_screen_readers(stage, told, name):
    MAIN[name](stage)
    assert any(ANNOUNCED[name] in sentence for sentence in told), told


def test_a_refusal_is_announced(stage, told):
    press(MAIN["grid"](stage), "q")
    assert told[-1].startswith("“q” means nothing here")


def test_a_key_that_is_no_answer_announces_the_question_again(stage, told):
    window = MAIN["asks-change"](stage)
    question = told[-1]
    told.clear()
    press(window, "7")
    assert told == [question]


def test_a_list_of_things_to_look_at_is_announced(stage, told):
    MAIN["problems"](stage)
    assert any("2 things to look at" in sentence for sentence in told), told
