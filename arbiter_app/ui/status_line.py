"""The line at the foot: what the last key did, and how things stand."""

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QStatusBar, QWidget

from arbiter_app.ui.theme import colours

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_BETWEEN = "  ·  "
_RIGHT = Qt.TextElideMode.ElideRight


class StatusLine(QStatusBar):
    """Left the echo of the last key, right the facts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self._echo = ElidedLabel(self)
        self._facts, self._safety = QLabel(self), QLabel(self)
        for label in (self._facts, self._safety):
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._facts.setContentsMargins(8, 0, 0, 0)
        self._safety.setContentsMargins(0, 0, 6, 0)
        self._said_widest = 0
        self._insisting = False
        self.addWidget(self._echo, 1)
        self.addPermanentWidget(self._facts)
        self.addPermanentWidget(self._safety)

    def echo(self, text: str) -> None:
        """Say what happened, to screen readers too."""
        self._say(text, refused=False)

    def refuse(self, text: str) -> None:
        """Say why nothing happened, to screen readers too."""
        self._say(text, refused=True)

    def insist(self, text: str) -> None:
        """Refuse, and let nothing said in the same turn of the event loop cover it."""
        self.refuse(text)
        self._insisting = True
        QTimer.singleShot(0, self, self._calm)

    def announce(self, text: str) -> None:
        """Say to screen readers what is shown elsewhere."""
        if text:
            # Loaded only now: the empty window is there sooner without.
            from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._echo, text))

    def show_facts(self, facts: list[str], safety: str = "") -> None:
        """Show how things stand, side by side; *safety*, which changes most, does not move them."""
        # The status bar leaves room before the next label.
        gap = _BETWEEN.rstrip() if facts and safety else ""
        self._facts.setText(f"{_BETWEEN.join(facts)}{gap}")
        self._safety.setText(safety)
        width = self._safety.sizeHint().width() if safety else 0
        self._said_widest = max(self._said_widest, width) if safety else 0
        self._safety.setMinimumWidth(self._said_widest)

    def text(self) -> str:
        """Give what is said at the left."""
        return self._echo.text()

    def facts(self) -> str:
        """Give what is said at the right."""
        said = self._facts.text().removesuffix(_BETWEEN.rstrip())
        return _BETWEEN.join(one for one in (said, self._safety.text()) if one)

    def _calm(self) -> None:
        self._insisting = False

    def _say(self, text: str, *, refused: bool) -> None:
        if self._insisting:
            return
        self._echo.show_text(text, problem=refused)
        self.announce(text)


class ElidedLabel(QLabel):
    """One line that is cut where it does not fit, and never makes the window wider."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._problem = False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setMargin(3)

    def show_text(self, text: str, *, problem: bool = False) -> None:
        """Show a text; a problem is marked by its colour and a sign before it."""
        self._problem = problem
        self.setText(text)
        self.setToolTip(text)

    def minimumSizeHint(self) -> QSize:
        """Any width will do."""
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw what fits."""
        own = colours(self.palette())
        painter = QPainter(self)
        painter.setPen(own.problem if self._problem else own.text)
        inside = self.contentsRect().adjusted(5, 0, -3, 0)
        text = f"⚠ {self.text()}" if self._problem else self.text()
        cut = self.fontMetrics().elidedText(text.replace("\n", " "), _RIGHT, inside.width())
        painter.drawText(inside, _LEFT, cut)
