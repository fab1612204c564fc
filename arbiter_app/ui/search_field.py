"""A field that searches a list beside it: the arrows go through the list while one types."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget, QWidget

from arbiter_app.ui.line_inset import inset

_LONGEST = 80
_STEPS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class SearchField(QLineEdit):
    """Hands the arrows to its list; Esc empties it before it closes anything.

    Signals:
        entered: Enter was pressed.
    """

    entered = Signal()

    def __init__(self, listed: QListWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._listed = listed
        self.setClearButtonEnabled(True)
        self.setMaxLength(_LONGEST)
        inset(self)

    def take(self, text: str) -> None:
        """Begin anew with what was typed elsewhere."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setText(text)

    def event(self, event: QEvent) -> bool:
        """Take Esc before it closes the dialog, while there is something to empty."""
        escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if escape and event.type() == QEvent.Type.ShortcutOverride and self.text():
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the list, or enter."""
        if event.key() in _STEPS:
            QApplication.sendEvent(self._listed, event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # Not passed on: in a dialog it would press OK.
            self.entered.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)
