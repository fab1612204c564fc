"""The program with its window: started, restored after a crash, ended."""

import argparse
import gc
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QTimer, QTranslator
from PySide6.QtWidgets import QApplication

from arbiter_app import __version__, paths
from arbiter_app.ui.crash import CrashGuard, log_to
from arbiter_app.ui.icons import app_icon
from arbiter_app.ui.main_window import MainWindow
from arbiter_app.ui.settings import Settings
from arbiter_app.ui.theme import STYLE
from arbiter_app.ui.window_commands import apply_theme

_ALLOCATED = 20_000
"""How many objects more than before make the collector look at the young ones."""


def run(words: Sequence[str]) -> int:
    """Show the window, on a file or the sample, until it is closed; return the exit status.

    *words* are those of the command line: nothing, a file, or "--sample".
    """
    options = _options(words)
    app = QApplication([*sys.argv[:1], *STYLE])
    app.setApplicationName("arbiter")
    app.setApplicationDisplayName("Arbiter")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("arbiter")
    _translate(app)
    guard = CrashGuard(app)
    guard.install()
    settings = Settings.at(paths.settings_file())
    apply_theme(app, settings.theme)
    app.setWindowIcon(app_icon())
    window = MainWindow(settings, paths.journals())
    window.files.opened.connect(spare_the_keys)
    window.show()
    # The window is there before anything is asked or read.
    QTimer.singleShot(0, window, lambda: _begin(window, options))
    status = app.exec()
    guard.remove()
    return status


def spare_the_keys() -> None:
    """Keep the collector of cycles from making one key in some wait for it.

    A pass over all that an open event and its window consist of takes longer than a key may;
    none of it is garbage, so it is looked at no more, and the rest less often.
    """
    gc.freeze()
    gc.set_threshold(_ALLOCATED, 20, 20)


def _options(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("arbiter-app", description="Open the window.")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("file", nargs="?", type=Path, metavar="FILE", help="what to open")
    what.add_argument("--sample", action="store_true", help="open the sample event")
    return parser.parse_args(words)


def _translate(app: QApplication) -> None:
    """Speak the language of the computer, where there is a translation into it."""
    for folder, name in (
        (paths.resources() / "translations", "arbiter"),
        (Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)), "qtbase"),
    ):
        translator = QTranslator(app)
        if translator.load(QLocale(), name, "_", str(folder)):
            app.installTranslator(translator)


def _begin(window: MainWindow, options: argparse.Namespace) -> None:
    """Offer what a crash left; else open what was asked for."""
    log_to(paths.logs())
    if any(paths.journals().glob("*.journal")):
        # Not at the usual start, which need not load the store.
        from arbiter_app.ui.recovery_offer import RecoveryOffer

        if RecoveryOffer(window.files, window.questions).make(paths.journals()):
            if options.file is not None:
                window.files.put_off(options.file)
            return
    if options.sample:
        window.files.open_sample()
    elif options.file is not None:
        window.files.open(options.file)
