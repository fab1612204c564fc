"""What a screen reader says: names, cells as sentences, and what happens."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QScrollArea,
    QScrollBar,
    QSplitterHandle,
    QTableView,
    QTabWidget,
    QWidget,
)

from tests.ui.every_window import MAIN, WINDOWS, pages, press, shown_of, spoken_name


@pytest.mark.parametrize("name", WINDOWS)
def test_whatever_can_be_used_has_a_name_for_screen_readers(stage, name):
    window = WINDOWS[name](stage)
    for page in pages(window):
        used = [child for child in shown_of(page) if _is_used(child)]
        assert [child for child in used if not spoken_name(child)] == []


def _is_used(widget: QWidget) -> bool:
    """Whether the keys or the mouse use a widget; Qt's own parts of a field belong to that."""
    inside = isinstance(widget.parent(), (QAbstractSpinBox, QComboBox, QTabWidget))
    scrolled = isinstance(widget, (QScrollArea, QScrollBar, QSplitterHandle))
    corner = isinstance(widget.parent(), QTableView)
    button = isinstance(widget, QAbstractButton) and not widget.objectName() and not corner
    return button or (
        widget.focusPolicy() != Qt.FocusPolicy.NoFocus and not inside and not scrolled
    )


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
        one for one in shown_of(window) if isinstance(one, QTableView) and spoken_name(one) == table
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
