"""Long work cut into slices, so that the window answers keys in between.

Of a `core.work.Work` a little is done in each turn of the event loop.
"""

import gc
from time import perf_counter

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from arbiter_app.core.work import Work

_BUDGET = 0.012
"""Seconds after which a slice ends: less than a frame of the screen."""


class Slices(QObject):
    """Does one work at a time, in slices; what is begun is finished before the program ends.

    Signals:
        done: the work has come to its end.
    """

    done = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: Work[None] | None = None
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._slice)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.finish)

    @property
    def busy(self) -> bool:
        """Whether there is something left to do."""
        return self._work is not None

    def start(self, work: Work[None]) -> None:
        """Begin a work in place of whatever is not finished yet."""
        self.drop()
        self._work = work
        self._next.start(0)

    def drop(self) -> None:
        """Leave what is not finished."""
        self._next.stop()
        if self._work is not None:
            self._work.close()
        self._work = None

    def finish(self) -> None:
        """Do all that is left at once."""
        self._go_on(float("inf"))

    def _slice(self) -> None:
        # The pieces of pages bring on full collections of garbage, each longer than any slice;
        # they are in no cycles and go by themselves.
        gc.disable()
        try:
            self._go_on(perf_counter() + _BUDGET)
        finally:
            gc.enable()

    def _go_on(self, until: float) -> None:
        self._next.stop()
        # Put back below: a work that fails is over.
        work, self._work = self._work, None
        while work is not None and perf_counter() < until:
            try:
                next(work)
            except StopIteration:
                self.done.emit()
                return
        self._work = work
        if work is not None:
            self._next.start(0)
