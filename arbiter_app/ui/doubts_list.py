"""What is wrong or doubtful, a sentence a line, the gravest first."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from arbiter_app.core.errors import Problem
from arbiter_app.ui.icons import tinted
from arbiter_app.ui.theme import colours

_GRAVITY = ("error", "warning", "note")
_LINES = 4
_ICON, _PAD = 16, 16


class DoubtsList(QListWidget):
    """The sentences, *wrapped* or a line each; the list goes where there are none.

    Signals:
        looked_at: another sentence is current. chosen: one was clicked, or Enter was pressed.
    """

    looked_at = Signal(Problem)
    chosen = Signal(Problem)

    def __init__(self, parent: QWidget | None = None, *, wrapped: bool = False) -> None:
        super().__init__(parent)
        self.setWordWrap(wrapped)
        if wrapped:
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("What to look at"))
        self.setIconSize(QSize(_ICON, _ICON))
        self.setSpacing(1)
        self._problems: list[Problem] = []
        self.currentRowChanged.connect(self._look_at)
        for choosing in (self.itemActivated, self.itemClicked):
            choosing.connect(lambda item: self.chosen.emit(self._problems[self.row(item)]))

    def show_doubts(self, problems: Sequence[Problem], sentences: Sequence[str]) -> None:
        """List problems with their sentences."""
        both = sorted(
            zip(problems, sentences, strict=True), key=lambda one: _GRAVITY.index(one[0].level)
        )
        self._problems = [problem for problem, _ in both]
        self.blockSignals(True)
        self.clear()
        for _, sentence in both:
            QListWidgetItem(sentence, self).setToolTip(sentence)
        self.blockSignals(False)
        self._recolour()
        self._fit()
        self.setVisible(bool(both))

    def sentences(self) -> list[str]:
        """What is said, line by line."""
        return [self.item(row).text() for row in range(self.count())]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have room for sentences that take more lines now."""
        super().resizeEvent(event)
        if self.wordWrap() and event.size().width() != event.oldSize().width():
            self._fit()

    def _fit(self) -> None:
        """Be as high as the sentences, up to a few lines."""
        rows = self.count()
        line = self.sizeHintForRow(0) + 2 * self.spacing() if rows else 0
        needed = rows * line + sum(map(self._more, range(rows))) if self.wordWrap() else rows * line
        self.setFixedHeight(min(needed, _LINES * line) + 2 * self.frameWidth() + 2)

    def _more(self, row: int) -> int:
        """Give what a sentence needs beyond one line, in pixels."""
        metrics, room = self.fontMetrics(), self.viewport().width() - _ICON - _PAD
        wrap = Qt.TextFlag.TextWordWrap
        high = metrics.boundingRect(QRect(0, 0, max(room, 1), 0), wrap, self.item(row).text())
        return max(high.height() - metrics.height(), 0)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._recolour()

    def _recolour(self) -> None:
        own = colours(self.palette())
        inks = {"error": own.problem, "warning": own.playing, "note": own.faint}
        for row, problem in enumerate(self._problems):
            self.item(row).setIcon(tinted(problem.level, inks[problem.level]))

    def _look_at(self, row: int) -> None:
        if 0 <= row < len(self._problems):
            self.looked_at.emit(self._problems[row])
