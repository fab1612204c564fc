"""The buttons of dialogs, and dialogs that only show something: whole on any screen."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QAbstractButton, QDialog, QDialogButtonBox, QLabel, QPushButton

from arbiter_app.ui.crash_dialog import CrashDialog
from arbiter_app.ui.cumulative_dialog import CumulativeDialog
from arbiter_app.ui.form import buttons, close_button
from arbiter_app.ui.help_dialogs import AboutDialog, KeysDialog
from arbiter_app.ui.paste_report import PasteReport
from tests.ui.test_dialogs import HEIGHT, WIDTH, Longer

SHOWN = {
    "keys": KeysDialog,
    "about": AboutDialog,
    "cumulative": CumulativeDialog,
    "crash": lambda: CrashDialog(None, "Arbiter 1\n\n" + 60 * "a long line of a report "),
    "report": lambda: PasteReport(None, ["Row 1, round 2: “q” is no result."] * 40),
}


@pytest.fixture(params=SHOWN)
def shown(request, qtbot):
    translator = Longer()
    QCoreApplication.installTranslator(translator)
    dialog = SHOWN[request.param]()
    qtbot.addWidget(dialog)
    dialog.show()
    yield dialog
    QCoreApplication.removeTranslator(translator)


def test_what_is_only_shown_fits_a_small_screen_in_a_longer_language(shown):
    smallest = shown.minimumSizeHint()
    assert (smallest.width() <= WIDTH, smallest.height() <= HEIGHT) == (True, True), smallest


def test_no_word_of_it_is_cut(shown):
    for label in shown.findChildren(QLabel):
        if label.isVisible() and label.wordWrap():
            assert label.height() >= label.heightForWidth(label.width()), label.text()
    for button in shown.findChildren(QPushButton):
        assert button.width() >= button.minimumSizeHint().width(), button.text()


def test_it_closes_with_escape_and_its_buttons_bear_no_picture(shown, qtbot):
    pictures = [one for one in shown.findChildren(QAbstractButton) if not one.icon().isNull()]
    assert pictures == []
    qtbot.keyClick(shown, Qt.Key.Key_Escape)
    assert not shown.isVisible()


@pytest.mark.parametrize("make", [lambda of: buttons(of, "Create"), close_button])
def test_the_desktop_gives_the_buttons_no_pictures(qtbot, make):
    dialog = QDialog()
    qtbot.addWidget(dialog)
    box = make(dialog)
    assert isinstance(box, QDialogButtonBox)
    assert all(button.icon().isNull() for button in box.buttons())
