"""Texts of plain tables stand under their heads: as far from the cells' edges as those."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from arbiter_app.ui.grid_look import PAD

_QT = 3
"""What Qt's own style leaves free at both sides of a text, in pixels."""


class PaddedDelegate(QStyledItemDelegate):
    """Paints a cell of a table that has a `FlatHeader`."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Fill the whole cell, and set its text in from the edges."""
        whole = QStyleOptionViewItem(option)
        self.initStyleOption(whole, index)
        if whole.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(whole.rect, whole.palette.highlight())
        else:
            painter.fillRect(whole.rect, whole.backgroundBrush)
        inside = QStyleOptionViewItem(option)
        inside.rect = option.rect.adjusted(PAD - _QT, 0, _QT - PAD, 0)
        super().paint(painter, inside, index)
