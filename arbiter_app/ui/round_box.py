"""The choice of the round that standings are shown after."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget


class RoundBox(QComboBox):
    """After which round: the latest, or one by choice."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_rounds(self, last: int, chosen: int | None) -> None:
        """Offer the rounds up to *last*, and select the one chosen."""
        if self.count() != last + 1:
            self.clear()
            self.addItem(self.tr("latest"), None)
            for number in range(1, last + 1):
                self.addItem(self.tr("round {0}").format(number), number)
        at = chosen or 0
        if self.currentIndex() != at:
            self.setCurrentIndex(at)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the table: turning it changes no round by accident."""
        event.ignore()
