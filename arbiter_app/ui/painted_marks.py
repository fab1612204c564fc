"""Marks that grid and sheet paint alike: the frame of the cursor, the dot of what is open."""

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from arbiter_app.ui.theme import Colours

_DOT = 4.2


def draw_frame(painter: QPainter, rect: QRect, shades: Colours, *, focused: bool) -> None:
    """Draw the frame of the cell with the cursor, stronger where the table has the keys."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(shades.accent if focused else shades.strong_rule, 2))
    painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -2), 3, 3)
    painter.restore()


def draw_dot(painter: QPainter, centre: QPoint, colour: QColor, style: Qt.PenStyle) -> None:
    """Draw the ring of a game still playing, or that of a cell in which nothing is entered."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(colour, 1.8)
    pen.setStyle(style)
    painter.setPen(pen)
    painter.drawEllipse(QRectF(centre.x() - _DOT, centre.y() - _DOT, 2 * _DOT, 2 * _DOT))
    painter.restore()
