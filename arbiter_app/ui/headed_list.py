"""A list of lines that stand for values, with notes at the right and heads between them."""

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from arbiter_app.ui.fonts import bold

_VALUE = Qt.ItemDataRole.UserRole
_NOTE, _FAINT = Qt.ItemDataRole.UserRole + 1, Qt.ItemDataRole.UserRole + 2
_GAP, _PAD = 8, 6
_WIDE, _LEAST = 200, 4
"""The least size: pixels, and lines."""
_Group, _Role = QPalette.ColorGroup, QPalette.ColorRole
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class _WithNote(QStyledItemDelegate):
    """Paints a faint note (a code) at the right of a line, and cuts the text short of it."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        room = option.rect.width() - option.fontMetrics.horizontalAdvance(_note(index))
        right = Qt.TextElideMode.ElideRight
        option.text = option.fontMetrics.elidedText(option.text, right, room - _GAP - 2 * _PAD)
        if index.data(_FAINT):
            faint = option.palette.placeholderText()
            # In every state: a head is a line switched off.
            option.palette.setBrush(_Group.All, _Role.Text, faint)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        note = _note(index)
        if note:
            lit = option.state & QStyle.StateFlag.State_Selected
            role = _Role.HighlightedText if lit else _Role.PlaceholderText
            painter.setPen(option.palette.color(role))
            within = option.rect.adjusted(0, 0, -_PAD, 0)
            aligned = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(within, aligned, note)


def _note(index: QModelIndex | QPersistentModelIndex) -> str:
    return index.data(_NOTE) or ""


class HeadedList(QListWidget):
    """Lines that are told apart by a value each; a head is passed over by the keys.

    Signals:
        enter: Enter was pressed on one.
        looked_at: the list has the keyboard now, or another line is current.
        typed: a letter was typed.
    """

    enter = Signal()
    looked_at = Signal()
    typed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(_WithNote(self))
        self.currentRowChanged.connect(self.looked_at)

    def values(self) -> tuple[str, ...]:
        """The values in the order of their lines."""
        return tuple(value for _, value in self._lines())

    def current(self) -> str | None:
        """The value of the current line."""
        item = self.currentItem()
        return item.data(_VALUE) if item else None

    def go_to(self, value: str) -> bool:
        """Make the line of a value the current one; False where it has none."""
        for row, listed in self._lines():
            if listed == value:
                self.setCurrentRow(row)
                if row == 1:
                    # The head above it should be seen too.
                    self.scrollToTop()
                return True
        return False

    def add_head(self, text: str) -> None:
        """Add a line that only parts the others."""
        item = QListWidgetItem(text, self)
        item.setFont(bold(self.font()))
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setSizeHint(self._size())
        item.setData(_FAINT, True)

    def add_line(
        self, value: str, text: str, *, note: str = "", tip: str = "", faint: bool = False
    ) -> None:
        """Add a line; a *faint* one is there to be seen only."""
        item = QListWidgetItem(text, self)
        item.setData(_VALUE, value)
        item.setData(_NOTE, note)
        item.setData(_FAINT, faint)
        item.setSizeHint(self._size())
        item.setToolTip(tip or text)

    def sizeHint(self) -> QSize:
        """Ask for a few lines; a dialog that is larger gives more."""
        return QSize(_WIDE, _LEAST * self._size().height() + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        """Be no lower than that."""
        return self.sizeHint()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked_at.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter, which in a dialog would press OK; hand letters on."""
        if event.key() in _ENTER:
            self.enter.emit()
        elif event.key() == Qt.Key.Key_Home and self.values():
            # The first line of all may be a head.
            self.go_to(self.values()[0])
        elif event.text().isprintable() and event.text().strip():
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    def _lines(self) -> Iterator[tuple[int, str]]:
        for row in range(self.count()):
            value = self.item(row).data(_VALUE)
            if value:
                yield row, value

    def _size(self) -> QSize:
        # No width: a name too long is cut short, and its tool tip tells it whole.
        return QSize(0, self.fontMetrics().lineSpacing() + 8)
