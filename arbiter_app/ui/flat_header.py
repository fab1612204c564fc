"""The head of a table: flat, in the colours of the theme, one section marked."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from arbiter_app.ui.fonts import bold
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
        self._folded = False
        self._instead: Mapping[int, str] = {}
        self.setHighlightSections(False)
        self.setSectionsClickable(True)
        self.setMinimumSectionSize(24)

    def mark(self, section: int) -> None:
        """Mark another section."""
        if section != self.marked:
            self.marked = section
            self.viewport().update()

    def fold(self, *, folded: bool, instead: Mapping[int, str] | None = None) -> None:
        """Write heads of several words in two lines, or all in one; of some sections others."""
        if (folded, instead or {}) != (self._folded, self._instead):
            self._folded, self._instead = folded, instead or {}
            self.viewport().update()

    def said(self, section: int) -> str:
        """Give what is written over a section."""
        usual = self.model().headerData(section, self.orientation())
        return self._instead.get(section) or str(usual or "")

    def lines_height(self) -> int:
        """Give the height of the lines of the heads, in pixels."""
        metrics = QFontMetrics(bold(self.font()))
        return metrics.height() + (metrics.lineSpacing() if self._folded else 0)

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
        aligned = model.headerData(section, self.orientation(), Qt.ItemDataRole.TextAlignmentRole)
        text = self.said(section)
        painter.setFont(bold(self.font()))
        painter.setPen(shades.accent if marked else shades.faint)
        inside = rect.adjusted(PAD, 0, -PAD, -1)
        metrics, cut = painter.fontMetrics(), Qt.TextElideMode.ElideRight
        lines = folded(text, metrics.horizontalAdvance) if self._folded else [text]
        shown = "\n".join(metrics.elidedText(line, cut, inside.width()) for line in lines)
        painter.drawText(inside, Qt.AlignmentFlag(aligned), shown)


def folded(text: str, width: Callable[[str], int]) -> list[str]:
    """Break a head at the space that makes two lines as narrow as they can be."""
    words = text.split(" ")
    ways = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
    return min(ways, key=lambda lines: max(map(width, lines)), default=[text])
