"""A list of choices that writes what has no room as three dots."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter

_AROUND = 24
"""What the style keeps free beside a line of the open list, and a mark before it."""


class ElidedBox(QComboBox):
    """A closed list shows three dots, not half a letter; an open one its longest line whole."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.setPen(self.palette().color(self.foregroundRole()))
        parts = QStyle.SubControl.SC_ComboBoxEditField
        control = QStyle.ComplexControl.CC_ComboBox
        room = self.style().subControlRect(control, option, parts, self).width() - 2
        option.currentText = self.fontMetrics().elidedText(
            option.currentText, Qt.TextElideMode.ElideRight, room
        )
        painter.drawComplexControl(control, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def showPopup(self) -> None:
        metrics, bar = self.fontMetrics(), self.view().verticalScrollBar().sizeHint().width()
        texts = [self.itemText(at) for at in range(self.count())]
        widest = max(map(metrics.horizontalAdvance, texts), default=0)
        self.view().setMinimumWidth(widest + bar + _AROUND)
        super().showPopup()
