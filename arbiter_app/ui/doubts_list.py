"""What is wrong or doubtful, a sentence a line, the gravest first."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from arbiter_app.core.errors import Problem
from arbiter_app.ui.icons import tinted
from arbiter_app.ui.theme import colours

_GRAVITY = ("error", "warning", "note")
_LINES = 4
_ICON = 16


class DoubtsList(QListWidget):
    """The sentences; the list goes where there are none.

    Signals:
        chosen: a sentence about a line of the text was chosen.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("What to look at"))
        self.setIconSize(QSize(_ICON, _ICON))
        self.setSpacing(1)
        self._problems: list[Problem] = []
        self.currentRowChanged.connect(self._choose)

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
        line = self.sizeHintForRow(0) + 2 * self.spacing() if both else 0
        self.setFixedHeight(min(len(both), _LINES) * line + 2 * self.frameWidth() + 2)
        self.setVisible(bool(both))

    def sentences(self) -> list[str]:
        """What is said, line by line."""
        return [self.item(row).text() for row in range(self.count())]

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

    def _choose(self, row: int) -> None:
        line = self._problems[row].line if 0 <= row < len(self._problems) else None
        if line is not None:
            self.chosen.emit(line)
