"""The bar above the work area: one sentence the arbiter should know, and perhaps a way on."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.ui.icons import tinted
from arbiter_app.ui.theme import colours


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence, and what a button beside it does.

    Attributes:
        key: a later notice with the same key replaces this one.
        problem: something failed, rather than something to know.
    """

    key: str
    text: str
    button: str = ""
    act: Callable[[], object] | None = None
    problem: bool = False


class NoticeBar(QWidget):
    """All notices that nobody has closed yet, one below the other.

    Signals:
        left: the notice that had the keys is gone.
    """

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: dict[str, _Row] = {}
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(1)
        self.hide()

    def show_notice(self, notice: Notice) -> None:
        """Show a notice, in the place of an earlier one with its key."""
        self.take_back(notice.key)
        row = _Row(notice, self)
        row.closing.clicked.connect(lambda: self.take_back(notice.key))
        if row.acting and notice.act:
            row.acting.clicked.connect(lambda: self.take_back(notice.key))
            row.acting.clicked.connect(notice.act)
        self._rows[notice.key] = row
        self._layout.addWidget(row)
        self.show()

    def take_back(self, key: str) -> None:
        """Take back the notice with this key, if it is still there."""
        row = self._rows.pop(key, None)
        if row is not None:
            focused = QApplication.focusWidget()
            if focused is not None and row.isAncestorOf(focused):
                self.left.emit()
            self._layout.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.setVisible(bool(self._rows))

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the keys to the first notice: to its way on, or to its cross."""
        for row in list(self._rows.values())[:1]:
            (row.acting or row.closing).setFocus(reason)

    def clear(self) -> None:
        """Take back all notices."""
        for key in list(self._rows):
            self.take_back(key)

    def texts(self) -> list[str]:
        """Give the sentences shown."""
        return [row.notice.text for row in self._rows.values()]


class _Row(QWidget):
    def __init__(self, notice: Notice, parent: QWidget) -> None:
        super().__init__(parent)
        self.notice = notice
        self._icon = QLabel(self)
        said = QLabel(notice.text, self)
        said.setTextFormat(Qt.TextFormat.PlainText)
        said.setWordWrap(True)
        said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 4, 6, 4)
        layout.setSpacing(8)
        layout.addWidget(self._icon)
        layout.addWidget(said, 1)
        self.acting = QPushButton(notice.button, self) if notice.button else None
        if self.acting:
            layout.addWidget(self.acting)
        self.closing = QToolButton(self)
        self.closing.setAutoRaise(True)
        self.closing.setAccessibleName(self.tr("Close this notice"))
        layout.addWidget(self.closing)
        self._recolour()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._recolour()

    def paintEvent(self, _event: QPaintEvent) -> None:
        own = colours(self.palette())
        ground = own.problem_ground if self.notice.problem else own.playing_ground
        QPainter(self).fillRect(self.rect(), ground)

    def _recolour(self) -> None:
        own = colours(self.palette())
        name, colour = ("error", own.problem) if self.notice.problem else ("note", own.playing)
        side = self.fontMetrics().height()
        self._icon.setPixmap(tinted(name, colour).pixmap(side))
        self.closing.setIcon(tinted("close", own.text))
        self.closing.setIconSize(QSize(side, side))
