"""Make the README's pictures from the sample event: `python resources/make_pictures.py`.

Needs no screen. They are drawn with the fonts of the machine that draws them.
"""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ["QT_QPA_PLATFORM"] = "offscreen"
_HERE = Path(__file__).parent
sys.path.insert(0, str(_HERE.parent))

from PySide6.QtCore import QSize, Qt  # noqa: E402 - the platform is chosen above
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402

from arbiter_app.ui import theme  # noqa: E402
from arbiter_app.ui.main_window import MainWindow  # noqa: E402
from arbiter_app.ui.new_event_dialog import NewEventDialog  # noqa: E402
from arbiter_app.ui.settings import Settings  # noqa: E402

_PICTURES = _HERE / "pictures"
_WIDE = QSize(1360, 810)


def main() -> None:
    """Draw all pictures anew."""
    app = QApplication(sys.argv[:1])
    app.setApplicationDisplayName("Arbiter")
    _PICTURES.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder:
        _draw_window(Path(folder), dark=False, name="window")
        _draw_question(Path(folder))
    theme.apply(app, False)
    _draw(NewEventDialog(None), "new-event")


def _draw_window(folder: Path, *, dark: bool, name: str) -> None:
    window = _sample_window(folder, dark=dark)
    _compare(window, 0, 6)
    _draw(window, name)
    window.deleteLater()


def _compare(window: MainWindow, *rows: int) -> None:
    """Choose two rows of the standings, the second with Ctrl."""
    view = window.area.standings.view
    for row, pressed in zip(
        rows, (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier), strict=True
    ):
        at = view.visualRect(view.model().index(row, 0)).center()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pressed, at)
    QTest.qWait(300)  # the dock follows when clicks pause


def _draw_question(folder: Path) -> None:
    """Show what a different result for a finished board brings."""
    window = _sample_window(folder, dark=True)
    window.area.results.go_to_round(4)
    grid = window.area.results.view
    QTest.keyClick(grid, Qt.Key.Key_0)
    _draw(window, "different-result")
    window.deleteLater()


def _sample_window(folder: Path, *, dark: bool) -> MainWindow:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    theme.apply(app, dark)
    window = MainWindow(Settings.at(folder / "settings.ini"), folder / "journals")
    window.resize(_WIDE)
    window.show()
    window.files.open_sample()
    while "not kept" in window.status.facts():  # as the foot says for the first moment only
        QTest.qWait(100)
    return window


def _draw(widget: QWidget, name: str) -> None:
    widget.show()
    QTest.qWait(300)  # what was found out meanwhile has its room
    widget.grab().save(str(_PICTURES / f"{name}.png"))


if __name__ == "__main__":
    main()
