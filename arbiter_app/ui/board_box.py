"""The box of the slips: a board's number, or letters of a name; the slip's keys come here too."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

Press = Callable[[QKeyEvent], bool]
_CONTROL = Qt.KeyboardModifier.ControlModifier


class BoardBox(QLineEdit):
    """Hands each key to *press* first; what is left over is typed."""

    def __init__(self, press: Press, asking: Callable[[], bool], parent: QWidget) -> None:
        super().__init__(parent)
        self._press, self._asking = press, asking
        self.setMaxLength(60)
        self.setAccessibleName(self.tr("Board, or letters of a name"))
        self.setPlaceholderText(self.tr("Board or name"))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    def event(self, event: QEvent) -> bool:
        """Take keys before the line does; Undo and its like are the window's."""
        if isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride:
                if self._asking():
                    event.accept()
                    return True
                if event.modifiers() & _CONTROL:
                    event.ignore()
                    return False
            if event.type() == QEvent.Type.KeyPress and self._press(event):
                event.accept()
                return True
        return super().event(event)
