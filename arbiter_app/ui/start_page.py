"""What an empty window offers: a new event, a file, the sample, and the files of late."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.ui.fonts import bold
from arbiter_app.ui.icons import app_icon, tinted
from arbiter_app.ui.theme import colours

_USUAL_WIDTH = 340
_MOST_SHOWN = 6


class StartPage(QWidget):
    """Shown while no event is open.

    Signals:
        new_asked, open_asked, sample_asked: that entry was chosen.
        file_asked: a recent file was chosen.
    """

    new_asked = Signal()
    open_asked = Signal()
    sample_asked = Signal()
    file_asked = Signal(Path)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._recent = QVBoxLayout()
        self._recent.setSpacing(0)
        self._recent_head = _heading(self.tr("Recent files"), self)
        columns = QHBoxLayout()
        columns.setSpacing(32)
        columns.addLayout(self._first_column())
        right = QVBoxLayout()
        right.setSpacing(4)
        right.addWidget(self._recent_head)
        right.addLayout(self._recent)
        right.addStretch()
        columns.addLayout(right)
        page = QGridLayout(self)
        page.setContentsMargins(32, 24, 32, 24)
        page.addLayout(columns, 1, 1)
        page.setRowStretch(0, 1)
        page.setRowStretch(2, 2)
        page.setColumnStretch(0, 1)
        page.setColumnStretch(2, 1)

    def show_recent(self, files: tuple[Path, ...]) -> None:
        """List the files of late, the latest first."""
        while item := self._recent.takeAt(0):
            if widget := item.widget():
                widget.deleteLater()
        for path in files[:_MOST_SHOWN]:
            entry = Entry("recent", path.stem, str(path.parent), self)
            entry.clicked.connect(self._asking(path))
            self._recent.addWidget(entry)
        self._recent_head.setVisible(bool(files))

    def _asking(self, path: Path) -> Callable[[], None]:
        return lambda: self.file_asked.emit(path)

    def _first_column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addLayout(self._title())
        column.addSpacing(12)
        for icon, title, about, asked in (
            ("new", self.tr("New event…"), self.tr("Name, rounds, tie-breaks  (Ctrl+N)"),
             self.new_asked),
            ("open", self.tr("Open…"), self.tr("An event, or a FIDE report file  (Ctrl+O)"),
             self.open_asked),
            ("sample", self.tr("Sample event"), self.tr("To look around and try keys"),
             self.sample_asked),
        ):  # fmt: skip
            entry = Entry(icon, title, about, self)
            entry.clicked.connect(asked)
            column.addWidget(entry)
        hint = QLabel(self.tr("Or drop a file anywhere in this window."), self)
        hint.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        hint.setContentsMargins(12, 8, 0, 0)
        column.addWidget(hint)
        column.addStretch()
        return column

    def _title(self) -> QHBoxLayout:
        icon = QLabel(self)
        icon.setPixmap(app_icon().pixmap(36))
        name = QLabel("Arbiter", self)
        font = bold(name.font())
        font.setPointSizeF(font.pointSizeF() * 1.9)
        name.setFont(font)
        row = QHBoxLayout()
        row.setContentsMargins(12, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(icon)
        row.addWidget(name)
        row.addStretch()
        return row


def _heading(text: str, parent: QWidget) -> QLabel:
    label = QLabel(text, parent)
    label.setFont(bold(label.font()))
    label.setContentsMargins(12, 12, 0, 6)
    return label


class Entry(QAbstractButton):
    """A choice of the start page: icon, what it does, and a line about it."""

    def __init__(self, icon: str, title: str, about: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon, self._about = icon, about
        self.setText(title)
        self.setAccessibleDescription(about)
        self.setToolTip(about if icon == "recent" else "")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        """Two lines of text, and room around them; a folder is cut rather than all shown."""
        metrics = self.fontMetrics()
        said = metrics.horizontalAdvance(self._about) + self._left() + 24
        wide = _USUAL_WIDTH if self._icon == "recent" else max(_USUAL_WIDTH, said)
        return QSize(wide, metrics.height() * 2 + 18)

    def minimumSizeHint(self) -> QSize:
        """As narrow as a small window needs; the texts are then cut."""
        return QSize(240, self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Let the arrow keys go from entry to entry, and Enter choose."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
                down = event.key() == Qt.Key.Key_Down
                return self.focusNextChild() if down else self.focusPreviousChild()
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.click()
                return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw icon and texts, on a tint under the mouse or the focus."""
        own = colours(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse() or self.hasFocus():
            painter.setPen(own.accent if self.hasFocus() else Qt.PenStyle.NoPen)
            painter.setBrush(own.current)
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 6, 6)
        left, height = self._left(), self.fontMetrics().height()
        side = left - 24
        pixmap = tinted(self._icon, own.accent).pixmap(QSize(side, side))
        painter.drawPixmap(12, (self.height() - side) // 2, pixmap)
        text = QRect(left, 8, self.width() - left - 12, height)
        _draw(painter, text, bold(self.font()), self.text(), Qt.TextElideMode.ElideRight, own.text)
        text.translate(0, height + 1)
        _draw(painter, text, self.font(), self._about, Qt.TextElideMode.ElideMiddle, own.faint)

    def _left(self) -> int:
        """Where the texts begin, right of an icon somewhat higher than a line."""
        return self.fontMetrics().height() + 4 + 24


def _draw(
    painter: QPainter, rect: QRect, font: QFont, text: str, elide: Qt.TextElideMode, colour: QColor
) -> None:
    painter.setFont(font)
    painter.setPen(colour)
    cut = QFontMetrics(font).elidedText(text, elide, rect.width())
    painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, cut)
