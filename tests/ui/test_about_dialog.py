"""What the program says of itself."""

from PySide6.QtWidgets import QWidget

from arbiter_app import __version__
from arbiter_app.ui.about_dialog import AboutDialog


def test_the_program_says_its_version(qtbot):
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    assert dialog.text() == f"Arbiter {__version__}"


def test_it_is_gone_when_it_is_closed(qtbot, monkeypatch):
    window = QWidget()
    qtbot.addWidget(window)
    monkeypatch.setattr(AboutDialog, "exec", lambda _dialog: 0)
    AboutDialog.ask(window)
    qtbot.waitUntil(lambda: not window.children())
