"""What holds for every dialog in which something is asked: its keys, from field to field."""

import re
from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QTabWidget,
)

from arbiter_app.core.entries import enter_cell
from arbiter_app.core.tournament import Player, Round, Section, Tournament
from arbiter_app.ui.absences_dialog import AbsencesDialog
from arbiter_app.ui.event_settings_dialog import EventSettingsDialog
from arbiter_app.ui.new_event_dialog import NewEventDialog
from arbiter_app.ui.number_dialog import NumberDialog
from arbiter_app.ui.pairings_dialog import PairingsDialog
from arbiter_app.ui.paste_players_dialog import PastePlayersDialog
from arbiter_app.ui.player_dialog import PlayerDialog
from arbiter_app.ui.replace_dialog import ReplaceDialog
from arbiter_app.ui.withdraw_dialog import WithdrawDialog
from tests.ui.every_window import spoken_name

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
    "absences": lambda: AbsencesDialog(SECTION, 2, 2),
    "pairings": lambda: PairingsDialog(SECTION, 2),
    "replace": lambda: ReplaceDialog(SECTION, 1, SECTION.rounds[0].games[0]),
}


@pytest.fixture(params=DIALOGS)
def make(request, qtbot):
    def shown() -> QDialog:
        dialog = DIALOGS[request.param]()
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return shown


def pages(dialog):
    """Show every page in turn."""
    tabs = dialog.findChildren(QTabWidget)
    if not tabs:
        yield dialog
        return
    for page in range(tabs[0].count()):
        tabs[0].setCurrentIndex(page)
        yield tabs[0].currentWidget()


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
    "list": "List (paste, type and correct here)",
    "withdraw": "Withdrawn",
    "number": "Order",
    "absences": "Round 2",
    "pairings": "Pairings (type or paste)",
    "replace": "Who does not play",
}


@pytest.mark.parametrize("name", DIALOGS)
def test_the_keyboard_begins_in_the_first_field_and_ends_on_cancel(qtbot, name):
    dialog = DIALOGS[name]()
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    assert spoken_name(dialog.focusWidget()).rstrip(":") == FIRST[name]
    assert not isinstance(dialog.focusWidget(), QAbstractButton)
    box = dialog.findChildren(QDialogButtonBox)[0]
    cancel = box.button(QDialogButtonBox.StandardButton.Cancel)
    seen = []
    while cancel not in seen:
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        assert dialog.focusWidget() not in seen, "Tab goes round without reaching the buttons"
        seen.append(dialog.focusWidget())
