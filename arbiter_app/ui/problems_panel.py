"""What the reader of a file found doubtful, listed beside the event it gave."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from arbiter_app.core.errors import Problem
from arbiter_app.labels.problems import problem as problem_text
from arbiter_app.ui.doubts_list import DoubtsList
from arbiter_app.ui.fonts import bold
from arbiter_app.ui.icons import tinted
from arbiter_app.ui.theme import colours
from arbiter_app.ui.words import translate


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
        self._head = QLabel(self)
        self._head.setFont(bold(self._head.font()))
        self._close = QToolButton(self, autoRaise=True)
        self._close.setAccessibleName(self.tr("Close this list"))
        self._close.clicked.connect(self._put_away)
        self._list = DoubtsList(self)
        self._list.setWordWrap(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setFrameShape(DoubtsList.Shape.NoFrame)
        self._list.chosen.connect(self.chosen)
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

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the keys to the list; as a focus proxy it would catch the Tab key."""
        self._list.setFocus(reason)

    def show_problems(self, problems: Sequence[Problem]) -> None:
        """List problems, the graver first, to screen readers too; with none the panel goes."""
        count = len(problems)
        self._head.setText(
            self.tr("One thing to look at in the file")
            if count == 1
            else self.tr("%n things to look at in the file", "", count)
        )
        self._list.show_doubts(problems, [problem_text(one, translate) for one in problems])
        self.setVisible(bool(count))
        if count:
            told = QAccessibleAnnouncementEvent(self._list, self._head.text())
            QAccessible.updateAccessibility(told)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._recolour()

    def _recolour(self) -> None:
        self._close.setIcon(tinted("close", colours(self.palette()).text))

    def _put_away(self) -> None:
        self.hide()
        self.closed.emit()
