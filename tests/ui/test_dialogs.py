"""What holds for every dialog: room for longer words, keys, names for a screen reader."""

import re
from collections import Counter

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QTableView,
    QTabWidget,
)

from arbiter_app.core.entries import enter_cell
from arbiter_app.core.tournament import Player, Round, Section, Tournament
from arbiter_app.ui.event_settings_dialog import EventSettingsDialog
from arbiter_app.ui.new_event_dialog import NewEventDialog
from arbiter_app.ui.number_dialog import NumberDialog
from arbiter_app.ui.paste_players_dialog import PastePlayersDialog
from arbiter_app.ui.player_dialog import PlayerDialog
from arbiter_app.ui.withdraw_dialog import WithdrawDialog

SECTION = enter_cell(
    Section("U12", players=(Player(1, "Anna"), Player(2, "Bela")), rounds=(Round(),) * 5),
    *(1, 1, "2w1"),
)
LIST = "No;Name;School;Rating\n" + "\n".join(f"1;Ng, Mei;Oak;x{no}" for no in range(30))
DIALOGS = {
    "new": NewEventDialog,
    "settings": lambda: EventSettingsDialog(Tournament(sections=(SECTION,)), 0),
    "player": lambda: PlayerDialog(SECTION, None, add=lambda _player, _missed: SECTION),
    "list": lambda: PastePlayersDialog(SECTION, LIST),
    "withdraw": lambda: WithdrawDialog(SECTION, 2),
    "number": lambda: NumberDialog(SECTION, foreign_lines=True),
}
# 1366 × 768 at 150 %, less the frame and the bars of the system.
WIDTH, HEIGHT = 911, 440
FIELDS = (QLineEdit, QComboBox, QAbstractSpinBox, QPlainTextEdit, QListWidget, QTableView)


class Longer(QTranslator):
    """A language whose words are a third longer."""

    def isEmpty(self):
        return False

    def translate(self, context, text, disambiguation=None, n=-1):
        return text + "n" * (len(re.sub(r"\{.*?\}", "", text)) // 3)


@pytest.fixture(params=DIALOGS)
def make(request, qtbot):
    def shown() -> QDialog:
        dialog = DIALOGS[request.param]()
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return shown


@pytest.fixture
def longer(qapp):
    translator = Longer()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def pages(dialog):
    """Show every page in turn."""
    tabs = dialog.findChildren(QTabWidget)
    if not tabs:
        yield dialog
        return
    for page in range(tabs[0].count()):
        tabs[0].setCurrentIndex(page)
        yield tabs[0].currentWidget()


def test_a_dialog_fits_a_small_screen_even_in_a_longer_language(make, longer):
    smallest = make().minimumSizeHint()
    assert (smallest.width() <= WIDTH, smallest.height() <= HEIGHT) == (True, True), smallest


def test_no_word_is_cut_at_the_size_a_dialog_opens_in(make, longer):
    dialog = make()
    for page in pages(dialog):
        for child in (*page.findChildren(QLabel), *page.findChildren(QAbstractButton)):
            if child.isVisible() and not (isinstance(child, QLabel) and child.wordWrap()):
                words = child.text()
                assert child.width() >= child.minimumSizeHint().width(), words
            elif child.isVisible():
                assert child.height() >= child.heightForWidth(child.width()), child.text()


def test_every_field_has_a_name_for_a_screen_reader(make):
    dialog = make()
    buddies = {label.buddy() for label in dialog.findChildren(QLabel)}
    for page in pages(dialog):
        for field in page.findChildren(QLineEdit) + page.findChildren(QComboBox):
            inside = isinstance(field.parent(), (QAbstractSpinBox, QComboBox))
            if not inside and field.isVisible():
                assert field.accessibleName() or field in buddies, field


def test_no_two_fields_of_a_page_have_the_same_key(make):
    dialog = make()
    always = dialog.findChildren(QDialogButtonBox)[0].buttons()
    for tabs in dialog.findChildren(QTabWidget):
        assert len({_key(tabs.tabText(page)) for page in range(tabs.count())}) == tabs.count()
    tab_keys = [
        _key(tabs.tabText(page))
        for tabs in dialog.findChildren(QTabWidget)
        for page in range(tabs.count())
    ]
    for page in pages(dialog):
        texts = [
            child.text()
            for child in (*page.findChildren(QLabel), *page.findChildren(QAbstractButton))
            if child.isVisible() and child not in always
        ]
        keys = Counter([key for text in texts if (key := _key(text))] + tab_keys)
        assert [key for key, times in keys.items() if times > 1] == []


def _key(text):
    found = re.search(r"&(\w)", text)
    return found[1].lower() if found else ""


def test_enter_accepts_and_escape_gives_up(make, qtbot):
    dialog = make()
    box = dialog.findChildren(QDialogButtonBox)[0]
    assert box.button(QDialogButtonBox.StandardButton.Ok).isDefault()
    others = [one for one in dialog.findChildren(QAbstractButton) if hasattr(one, "isDefault")]
    assert sum(one.isDefault() for one in others) == 1
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert dialog.result() == QDialog.DialogCode.Rejected


FIRST = {
    "new": "Name",
    "settings": "Name",
    "player": "Name",
    "list": "",
    "withdraw": "Withdrawn",
    "number": "Order",
}


@pytest.mark.parametrize("name", DIALOGS)
def test_the_keyboard_begins_in_the_first_field_and_ends_on_cancel(qtbot, name):
    dialog = DIALOGS[name]()
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    assert dialog.focusWidget().accessibleName() == FIRST[name]
    assert not isinstance(dialog.focusWidget(), QAbstractButton)
    box = dialog.findChildren(QDialogButtonBox)[0]
    cancel = box.button(QDialogButtonBox.StandardButton.Cancel)
    seen = []
    while cancel not in seen:
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        assert dialog.focusWidget() not in seen, "Tab goes round without reaching the buttons"
        seen.append(dialog.focusWidget())
