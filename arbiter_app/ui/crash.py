"""What nobody expected: logged, told in one dialog, and the program goes on.

PySide hands an exception of a slot to `sys.excepthook` and runs the other slots, so one
broken view loses no result. This is the only place that meets every exception.
"""

import logging
import sys
import threading
import traceback
from pathlib import Path
from types import TracebackType

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    QSysInfo,
    Qt,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

from arbiter_app import __version__

log = logging.getLogger("arbiter")

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def log_to(folder: Path) -> None:
    """Write the log into a folder, three files of half a megabyte at most.

    A folder that cannot be written is no reason not to start: the log then goes nowhere.
    """
    log.setLevel(logging.INFO)
    log.addHandler(_LogFiles(folder))


class _LogFiles(logging.Handler):
    """Opens its file with the first record, which most days never have."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._file: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        if self._file is None:
            self._file = self._opened()
        self._file.emit(record)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
        super().close()

    def _opened(self) -> logging.Handler:
        from logging.handlers import RotatingFileHandler

        path = self._folder / "arbiter.log"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            file = RotatingFileHandler(path, maxBytes=2**19, backupCount=2, encoding="utf-8")
        except OSError:
            return logging.NullHandler()
        file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        return file


def report(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> str:
    """Write what happened as a text that can be sent to somebody who can read it."""
    where = f"{QSysInfo.prettyProductName()}, Python {sys.version.split()[0]}"
    head = f"Arbiter {__version__}, PySide6 {pyside_version}, {where}"
    return f"{head}\n\n{''.join(traceback.format_exception(kind, error, trace))}"


def place(kind: type[BaseException], trace: TracebackType | None) -> str:
    """Say where a fault is: the same at the same line, whatever the exception tells of it."""
    line = next(reversed(traceback.extract_tb(trace)), None)
    return f"{kind.__name__} {line.filename}:{line.lineno}" if line else kind.__name__


class CrashGuard(QObject):
    """Meets every exception that nobody caught; hold it as long as the window.

    Signals:
        crashed: with the place and the report; from whatever thread, it is told in the window's.
    """

    crashed = Signal(str, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._telling = False
        self._told: set[str] = set()
        self._before = (sys.excepthook, threading.excepthook)
        self.crashed.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Take over from Python and Qt until `remove`."""
        sys.excepthook = self.catch
        threading.excepthook = self._catch_in_thread
        qInstallMessageHandler(_log_message)

    def remove(self) -> None:
        """Give back what `install` took."""
        sys.excepthook, threading.excepthook = self._before
        qInstallMessageHandler(None)

    def catch(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Log an exception and tell of it, unless another is being told."""
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        text = report(kind, error, trace)
        log.error("%s", text)
        self.crashed.emit(place(kind, trace), text)

    def _catch_in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self.catch(args.exc_type, args.exc_value, args.exc_traceback)

    def _tell(self, where: str, text: str) -> None:
        # A fault in painting comes again with every paint: it is told once.
        if self._telling or where in self._told:
            return
        self._told.add(where)
        self._telling = True
        try:
            from arbiter_app.ui.crash_dialog import CrashDialog

            CrashDialog.ask(QApplication.activeWindow(), text)
        finally:
            self._telling = False


def _log_message(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    log.log(_LEVELS.get(kind, logging.WARNING), "Qt: %s", message)
