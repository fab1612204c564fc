"""A sentence on a ground of its own: a badge, or a strip across a pane."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from arbiter_app.ui.fonts import bold
from arbiter_app.ui.theme import colours

_BESIDE, _ABOVE = 10, 3


class Badge(QLabel):
    """A short text in a pill; without a text there is no pill.

    Attributes:
        problem: somebody should look, rather than wait.
    """

    def __init__(self, parent: QWidget | None = None, *, problem: bool = False) -> None:
        super().__init__(parent)
        self._problem = problem
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def say(self, text: str, tip: str) -> None:
        """Show a text, with more of it in the tool tip; "" hides the badge."""
        self.setText(text)
        self.setToolTip(tip)
        self.setVisible(bool(text))

    def sizeHint(self) -> QSize:
        """Fit the text."""
        height = QFontMetrics(bold(self.font())).height() + 2 * _ABOVE
        return QSize(self.width_of(self.text()), height)

    def width_of(self, text: str) -> int:
        """Give the width of the badge with a text."""
        return QFontMetrics(bold(self.font())).horizontalAdvance(text) + 2 * _BESIDE

    def minimumSizeHint(self) -> QSize:
        """A badge is shown whole."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw pill and text."""
        own = colours(self.palette())
        ink = own.problem if self._problem else own.playing
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ink, 1))
        painter.setBrush(own.problem_ground if self._problem else own.playing_ground)
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2)
        painter.setFont(bold(self.font()))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


class Strip(QLabel):
    """A sentence across the whole width, on the ground of notices."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setContentsMargins(_BESIDE, 2 * _ABOVE, _BESIDE, 2 * _ABOVE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground under the text."""
        QPainter(self).fillRect(self.rect(), colours(self.palette()).playing_ground)
        super().paintEvent(event)
