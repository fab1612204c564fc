"""The person at the keys, for tests that go through the whole window without a mouse."""

from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from arbiter_app.core.tournament import Section
from arbiter_app.ui.main_window import MainWindow
from arbiter_app.ui.settings import Settings

Key, Mod = Qt.Key, Qt.KeyboardModifier
CTRL, ALT, CTRL_SHIFT = (
    Mod.ControlModifier,
    Mod.AltModifier,
    Mod.ControlModifier | Mod.ShiftModifier,
)


class Arbiter:
    """The person at the keys: where the focus is, there the key goes.

    Attributes:
        keys: how many were pressed.
        slips: how many were keyed, the second ones of a board too.
    """

    def __init__(self, qtbot, folder: Path) -> None:
        self._qtbot, self._folder = qtbot, folder
        self.path = folder / "saturday.arbiter"
        self.keys = self.slips = 0
        self.window: MainWindow | None = None

    def start(self) -> None:
        """Start the program."""
        self.window = MainWindow(
            Settings.at(self._folder / "arbiter.ini"), self._folder / "journals"
        )
        self._qtbot.addWidget(self.window)
        self.window.resize(1366, 728)
        self.window.show()
        self.window.activateWindow()
        self._qtbot.waitUntil(self.window.isActiveWindow)

    def press(self, key, modifier=Mod.NoModifier) -> None:
        target = QApplication.activePopupWidget() or QApplication.focusWidget() or self.window
        self._qtbot.keyClick(target, key, modifier)
        self.keys += 1

    def type(self, text: str) -> None:
        for letter in text:
            self.press(letter)

    def ask(self, *shortcut, then) -> None:
        """Press what opens a dialog, and fill it in; it ends by its own button."""
        done = []

        def fill_in() -> None:
            dialog = QApplication.activeModalWidget()
            if dialog is None or not dialog.isAncestorOf(QApplication.focusWidget()):
                QTimer.singleShot(0, fill_in)
                return
            try:
                then(dialog)
                self.press_button(dialog)
                done.append(True)
            finally:
                dialog.close()

        QTimer.singleShot(0, fill_in)
        self.press(*shortcut)
        assert done, shortcut
        self.go_back()

    def go_back(self) -> None:
        """Have the window in front again: the desktop does that, and there is none here."""
        self.window.activateWindow()
        self._qtbot.waitUntil(self.window.isActiveWindow)

    def press_button(self, dialog) -> None:
        """Go to the button that ends a dialog as anybody without a mouse does."""
        boxes = dialog.findChildren(QDialogButtonBox)
        button = next(filter(None, (box.button(box.StandardButton.Ok) for box in boxes)))
        for _step in range(60):
            if button.hasFocus():
                break
            self.press(Key.Key_Tab)
        assert button.hasFocus()
        assert button.isEnabled()
        self.press(Key.Key_Space)

    @property
    def section(self) -> Section:
        return self.window.document.section

    @property
    def said(self) -> str:
        """What the line at the foot says."""
        return self.window.status.text()

    def round(self, number: int) -> None:
        """Go to a round with the keys."""
        shown = self.window.area.results.current_round
        for _step in range(abs(shown() - number)):
            self.press(Key.Key_PageDown if shown() < number else Key.Key_PageUp, ALT)
        assert shown() == number

    def slip(self, board: int, key: str) -> None:
        """Key a slip: the board, Enter, the result."""
        self.slips += 1
        assert self.window.area.results.page.box.hasFocus()
        self.type(str(board))
        self.press(Key.Key_Return)
        self.type(key)

    def shows(self, board: int, number: int) -> str:
        """The result of a board as the event has it."""
        game = next(one for one in self.section.rounds[number - 1].games if one.board == board)
        return game.result.value if game.result else ""
