"""A window that is killed again and again, for `test_kill`; run as a process of its own.

Started with a folder, it waits for orders on its standard input, one a line. For each it forks
a child that opens the window as at any start, takes what the child before it left, goes to the
next game still playing, and types one result. The child tells its number and when the key is
down; it never ends by itself. Nothing of Qt exists yet when the process forks.
"""

import os
import sys
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from arbiter_app.store.lock import Holder, Where
from arbiter_app.ui import main_window
from arbiter_app.ui.desk import Desk  # noqa: F401 - loaded once, for all children
from arbiter_app.ui.main_window import MainWindow
from arbiter_app.ui.questions import Answer, Questions
from arbiter_app.ui.recovery_offer import RecoveryOffer
from arbiter_app.ui.settings import Settings


class Taking(Questions):
    """Takes whatever was left."""

    def recover(self, _sentence: str) -> Answer:
        return Answer.OPEN

    def open_in_use(self, _file: str, holder: Holder) -> Answer:
        assert holder.where is Where.DIED_HERE
        return Answer.TAKE_OVER


def tell(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def typing(folder: Path, order: str) -> None:
    """Open the window, and type one result as ordered: "before", "after" or "saving"."""
    app = QApplication([])
    main_window.Questions = Taking
    window = MainWindow(Settings.at(folder / "arbiter.ini"), folder / "journals")
    if not RecoveryOffer(window.files, window.questions).make(folder / "journals"):
        window.files.open(folder / "lakeside.arbiter")
    window.show()
    app.processEvents()
    window.commands.next_playing()
    view = window.area.results.view
    if order == "before":
        tell("now")
    QTest.keyClick(view, "1")
    if order == "saving":
        tell("now")
        window.files.save_by_itself()
    if order == "after":
        tell("now")
    while True:
        app.processEvents()


def main(folder: Path) -> None:
    for line in sys.stdin:
        child = os.fork()
        if not child:
            tell(str(os.getpid()))
            typing(folder, line.strip())
        os.waitpid(child, 0)
        tell("killed")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
