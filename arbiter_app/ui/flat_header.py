"""The head of a table: flat, in the colours of the theme, one section marked."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from arbiter_app.ui.grid_look import PAD
from arbiter_app.ui.theme import colours


class FlatHeader(QHeaderView):
    """A horizontal head that marks one section, such as the current round.

    Attributes:
        marked: the section to mark; -1 for none.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.marked = -1
        self.setHighlightSections(False)
        self.setSectionsClickable(True)
        self.setMinimumSectionSize(24)

    def mark(self, section: int) -> None:
        """Mark another section."""
        if section != self.marked:
            self.marked = section
            self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        shades, beyond = colours(self.palette()), self.length() - self.offset()
        painter = QPainter(self.viewport())
        painter.fillRect(beyond, 0, self.width(), self.height(), shades.head)
        painter.fillRect(beyond, self.height() - 1, self.width(), 1, shades.strong_rule)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        shades = colours(self.palette())
        marked = section == self.marked
        painter.fillRect(rect, shades.current if marked else shades.head)
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, shades.strong_rule)
        model = self.model()
        alignment = model.headerData(section, self.orientation(), Qt.ItemDataRole.TextAlignmentRole)
        text = str(model.headerData(section, self.orientation()) or "")
        font = self.font()
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(shades.accent if marked else shades.faint)
        inside = rect.adjusted(PAD, 0, -PAD, -1)
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, inside.width())
        painter.drawText(inside, Qt.AlignmentFlag(alignment), shown)
