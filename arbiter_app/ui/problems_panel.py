"""What the reader of a file found doubtful, listed beside the event it gave."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.core.errors import Problem
from arbiter_app.labels.problems import problem as problem_text
from arbiter_app.ui.icons import tinted
from arbiter_app.ui.theme import Colours, colours
from arbiter_app.ui.words import translate

_LINES_SHOWN = 4


class ProblemsPanel(QWidget):
    """A list of problems; choosing one shows its place.

    Signals:
        chosen: a problem was chosen.
        closed: the panel was closed by its button.
    """

    chosen = Signal(Problem)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._problems: tuple[Problem, ...] = ()
        self._head = QLabel(self)
        font = QFont(self._head.font())
        font.setBold(True)
        self._head.setFont(font)
        self._close = QToolButton(self, autoRaise=True)
        self._close.setAccessibleName(self.tr("Close this list"))
        self._close.clicked.connect(self._put_away)
        self._list = QListWidget(self)
        self._list.setAccessibleName(self.tr("Things to look at"))
        self._list.setIconSize(QSize(16, 16))
        self._list.setWordWrap(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setFrameShape(QListWidget.Shape.NoFrame)
        self._list.itemActivated.connect(self._choose)
        self._list.itemClicked.connect(self._choose)
        self.setFocusProxy(self._list)
        bar = QHBoxLayout()
        bar.setContentsMargins(10, 2, 4, 2)
        bar.addWidget(self._head, 1)
        bar.addWidget(self._close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(bar)
        layout.addWidget(self._list)
        self._recolour()

    def show_problems(self, problems: Sequence[Problem]) -> None:
        """List problems, the graver first; with none the panel goes."""
        self._problems = tuple(sorted(problems, key=lambda one: _GRAVITY.index(one.level)))
        count = len(self._problems)
        self._head.setText(
            self.tr("One thing to look at in the file")
            if count == 1
            else self.tr("{0} things to look at in the file").format(count)
        )
        self._list.clear()
        for problem in self._problems:
            QListWidgetItem(problem_text(problem, translate), self._list)
        self._recolour()
        line = self._list.sizeHintForRow(0)
        self._list.setFixedHeight(max(0, line * min(count, _LINES_SHOWN)) + 4)
        self.setVisible(bool(count))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._recolour()

    def _recolour(self) -> None:
        own = colours(self.palette())
        self._close.setIcon(tinted("close", own.text))
        for row, problem in enumerate(self._problems):
            self._list.item(row).setIcon(tinted(problem.level, _colour(own, problem)))

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(self._problems[self._list.row(item)])

    def _put_away(self) -> None:
        self.hide()
        self.closed.emit()


_GRAVITY = ("error", "warning", "note")


def _colour(own: Colours, problem: Problem) -> QColor:
    return {"error": own.problem, "warning": own.playing, "note": own.faint}[problem.level]
