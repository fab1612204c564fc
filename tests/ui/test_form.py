"""The buttons of dialogs, dialogs that only show something, and the size dialogs open in."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QDialog, QDialogButtonBox, QVBoxLayout

from arbiter_app.ui.about_dialog import AboutDialog
from arbiter_app.ui.crash_dialog import CrashDialog
from arbiter_app.ui.form import buttons, close_button, open_at
from arbiter_app.ui.paste_report import PasteReport

SHOWN = {
    "about": AboutDialog,
    "crash": lambda: CrashDialog(None, "Arbiter 1\n\n" + 60 * "a long line of a report "),
    "report": lambda: PasteReport(None, ["Row 1, round 2: “q” is no result."] * 40),
}


@pytest.fixture(params=SHOWN)
def shown(request, qtbot):
    dialog = SHOWN[request.param]()
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


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


def test_a_dialog_leaves_room_on_the_screen_for_its_frame(qtbot):
    dialog = QDialog()
    qtbot.addWidget(dialog)
    QVBoxLayout(dialog)
    open_at(dialog, 400, 5000)
    assert dialog.height() == dialog.screen().availableSize().height() - 40
