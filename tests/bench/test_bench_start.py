"""From the start of the process to the first window shown, beside an empty PySide6 window.

Each is measured as a process of its own, interpreter and imports included, with the bytecode
that an installed program has. Aim: the program is within 0.25 s of the empty window.
"""

import os
import subprocess
import sys

import pytest

_EMPTY = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

app = QApplication([])
window = QMainWindow()
window.resize(1360, 860)
window.show()
QTimer.singleShot(0, app.quit)
app.exec()
"""
_OURS = """
import sys
from PySide6.QtCore import QTimer
from arbiter_app.ui import main_window

show = main_window.MainWindow.showEvent


def show_and_quit(window, event):
    show(window, event)
    QTimer.singleShot(0, window.close)


main_window.MainWindow.showEvent = show_and_quit
from arbiter_app.__main__ import main

sys.exit(main([]))
"""


@pytest.mark.benchmark(group="start to first window")
@pytest.mark.parametrize("program", [_EMPTY, _OURS], ids=["empty window", "arbiter"])
def test_start(benchmark, tmp_path, program):
    own = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "PYTHONPYCACHEPREFIX")
    environment = os.environ | dict.fromkeys(own, str(tmp_path))
    environment |= {"QT_QPA_PLATFORM": "offscreen", "PYTHONDONTWRITEBYTECODE": ""}

    def start():
        subprocess.run([sys.executable, "-c", program], env=environment, check=True)

    benchmark.pedantic(start, rounds=7, warmup_rounds=1)
