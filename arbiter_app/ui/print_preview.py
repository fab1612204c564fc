"""One page of a sheet on the screen, as large as there is room; only what is seen is painted."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QWheelEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from arbiter_app.ui.print_page import Pages
from arbiter_app.ui.printing import paint_page

_AROUND = 14


class PagePreview(QFrame):
    """Shows one of the pages.

    Signals:
        turned: the wheel asks for the next page (1) or the one before (-1).
    """

    turned = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._laid: Pages | None = None
        self._number = 1
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Preview"))

    def show_page(self, laid: Sequence[Pages], number: int) -> None:
        """Show a page of some sheets, counted from 1 through all of them."""
        self._laid = None
        for sheet in laid:
            if number <= len(sheet.pages):
                self._laid, self._number = sheet, number
                break
            number -= len(sheet.pages)
        first = self._laid.pages[number - 1].texts[:2] if self._laid else []
        self.setAccessibleDescription("; ".join(text.text for text in first))
        self.update()

    def sizeHint(self) -> QSize:
        """A page that can be read."""
        return QSize(520, 560)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the page black on white, whatever the theme."""
        painter = QPainter(self)
        painter.fillRect(self.contentsRect(), self.palette().color(QPalette.ColorRole.Mid))
        if self._laid is not None:
            self._paint(painter, self._laid)
        painter.end()
        super().paintEvent(event)

    def _paint(self, painter: QPainter, laid: Pages) -> None:
        room = QRectF(self.contentsRect()).adjusted(_AROUND, _AROUND, -_AROUND, -_AROUND)
        scale = min(room.width() / laid.width, room.height() / laid.height)
        page = QRectF(0, 0, laid.width * scale, laid.height * scale)
        page.moveCenter(room.center())
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
        )
        painter.fillRect(page, QColor(255, 255, 255))
        painter.setClipRect(page)
        painter.translate(page.topLeft())
        painter.scale(scale, scale)
        paint_page(laid.pages[self._number - 1], painter)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn the pages."""
        if event.angleDelta().y():
            self.turned.emit(-1 if event.angleDelta().y() > 0 else 1)
        event.accept()
