"""A window in which slips are keyed until it is killed, for `test_saturday`.

Run as a process of its own, with a folder and the keys of each slip as arguments. It says so
when the last slip is on disk, and never ends by itself.
"""

import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from arbiter_app.ui.main_window import MainWindow
from arbiter_app.ui.settings import Settings


def main(folder: Path, slips: list[str]) -> None:
    app = QApplication([])
    window = MainWindow(Settings.at(folder / "arbiter.ini"), folder / "journals")
    window.files.open(folder / "saturday.arbiter")
    window.show()
    window.activateWindow()
    app.processEvents()
    for slip in slips:
        board, key = slip.split(":")
        for pressed in (board, Qt.Key.Key_Return, key):
            type_or_press = QTest.keyClicks if isinstance(pressed, str) else QTest.keyClick
            type_or_press(QApplication.focusWidget(), pressed)
    while not window._keeper.settled:
        app.processEvents()
    sys.stdout.write("on disk\n")
    sys.stdout.flush()
    while True:
        app.processEvents()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
