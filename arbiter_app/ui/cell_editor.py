"""The line in which a cell of the grid is typed."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
_LONGEST = 20


class CellEditor(QLineEdit):
    """An editor that leaves the decision to the grid: it may stay open with what was typed.

    Signals:
        committed: text, and whether to go on to the right (Tab) or the left.
        cancelled: Esc; nothing is entered.
        left: the keys went elsewhere; nothing is entered.
    """

    committed = Signal(str, int)
    cancelled = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(_LONGEST)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._opened_with: str | None = None

    def open_with(self, text: str, *, typed: bool = False) -> None:
        """Begin with the text that stands in the cell, or with what was *typed* already."""
        self.setText(text)
        self._opened_with = None if typed else text

    @property
    def unentered(self) -> str | None:
        """What was typed and is not entered; None where nothing was."""
        return None if self.text() == self._opened_with else self.text()

    def event(self, event: QEvent) -> bool:
        """Take Tab before it moves the focus."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in _KEYS:
                if not event.isAutoRepeat():
                    step = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}.get(Qt.Key(event.key()), 0)
                    self.committed.emit(self.text(), step)
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.cancelled.emit()
                return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A click elsewhere enters nothing; a menu of its own is not elsewhere."""
        super().focusOutEvent(event)
        own = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
        if event.reason() not in own:
            self.left.emit()
