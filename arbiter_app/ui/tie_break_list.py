"""The tie-breaks of a section: which, and in which order."""

from collections.abc import Iterable

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.core.tiebreaks import TIE_BREAKS
from arbiter_app.labels import tie_breaks
from arbiter_app.ui.form import FAINT, Form, Sentence
from arbiter_app.ui.tie_break_presets import TieBreakPresets
from arbiter_app.ui.words import translate

OFFERED = tuple(code for code in TIE_BREAKS if code != "PTS")
"""Points come first always; as a tie-break they would part nobody."""


class _Codes(QListWidget):
    """A list of tie-breaks by name.

    Signals:
        enter: Enter was pressed on one; removed: Del was.
        moved: one is to go a line up (-1) or down (1).
        looked_at: the list has the keyboard now, or another line is current.
    """

    enter = Signal()
    removed = Signal()
    moved = Signal(int)
    looked_at = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.currentRowChanged.connect(self.looked_at)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked_at.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if alt and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.moved.emit(-1 if key == Qt.Key.Key_Up else 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            # Not passed on: in a dialog it would press OK.
            self.enter.emit()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit()
        else:
            super().keyPressEvent(event)

    def codes(self) -> tuple[str, ...]:
        return tuple(self.item(row).data(Qt.ItemDataRole.UserRole) for row in range(self.count()))

    def fill(self, codes: Iterable[str]) -> None:
        self.clear()
        row = QSize(0, self.fontMetrics().lineSpacing() + 8)
        for code in codes:
            item = QListWidgetItem(tie_breaks.name(code, translate), self)
            item.setData(Qt.ItemDataRole.UserRole, code)
            item.setSizeHint(row)
            item.setToolTip(tie_breaks.legend(code, translate))

    def current(self) -> str | None:
        item = self.currentItem()
        return item.data(Qt.ItemDataRole.UserRole) if item else None


class TieBreakList(QWidget):
    """Chooses tie-breaks and their order, by preset or one by one.

    Signals:
        changed: the list is another.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.presets = TieBreakPresets(self)
        self.chosen, self.others = _Codes(), _Codes()
        self.chosen.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.add = QPushButton(self.tr("◂ &Add"))
        self.remove = QPushButton(self.tr("&Remove ▸"))
        self.up = QPushButton(self.tr("Move &up"))
        self.down = QPushButton(self.tr("Move &down"))
        for button in (self.add, self.remove, self.up, self.down):
            button.setAutoDefault(False)
        self.legend = Sentence(FAINT)
        self._lay_out()
        self._connect()
        self.set_codes(self.presets.codes())

    def codes(self) -> tuple[str, ...]:
        """The tie-breaks in their order."""
        return self.chosen.codes()

    def set_codes(self, codes: Iterable[str]) -> None:
        """Show a list, without saying that it changed."""
        self._show(tuple(codes), 0)

    def _show(self, codes: tuple[str, ...], row: int) -> None:
        at_others = self.others.currentRow()
        with QSignalBlocker(self.chosen), QSignalBlocker(self.others):
            self.chosen.fill(codes)
            self.others.fill(code for code in OFFERED if code not in codes)
            self.chosen.setCurrentRow(min(max(row, 0), len(codes) - 1))
            self.others.setCurrentRow(min(max(at_others, 0), self.others.count() - 1))
        self.presets.set_codes(codes)
        self._explain(self.chosen)

    def _put(self, codes: tuple[str, ...], row: int) -> None:
        if codes != self.codes():
            self._show(codes, row)
            self.changed.emit()

    def _add(self) -> None:
        code = self.others.current()
        if code is not None:
            codes = self.codes()
            at = self.chosen.currentRow() + 1 if codes else 0
            self._put((*codes[:at], code, *codes[at:]), at)

    def _remove(self) -> None:
        code, row = self.chosen.current(), self.chosen.currentRow()
        self._put(tuple(one for one in self.codes() if one != code), row)

    def _move(self, step: int) -> None:
        row, codes = self.chosen.currentRow(), list(self.codes())
        if codes and 0 <= row + step < len(codes):
            codes.insert(row + step, codes.pop(row))
            self._put(tuple(codes), row + step)

    def _dropped(self) -> None:
        self.presets.set_codes(self.codes())
        self._explain(self.chosen)
        self.changed.emit()

    def _take_preset(self) -> None:
        self._put(self.presets.codes(), 0)

    def _explain(self, listed: _Codes) -> None:
        code = listed.current()
        self.legend.say(tie_breaks.legend(code, translate) if code else "")
        row, last = self.chosen.currentRow(), self.chosen.count() - 1
        self.up.setEnabled(row > 0)
        self.down.setEnabled(0 <= row < last)
        self.remove.setEnabled(row >= 0)
        self.add.setEnabled(self.others.count() > 0)

    def _lay_out(self) -> None:
        form = Form()
        form.put("preset", self.tr("&Preset:"), self.presets.preset)
        form.put("form", self.tr("&Form of cumulative:"), self.presets.form)
        buttons = QVBoxLayout()
        buttons.setSpacing(6)
        buttons.addStretch()
        for button in (self.add, self.remove, self.up, self.down):
            buttons.addWidget(button)
        buttons.addStretch()
        lists = QGridLayout()
        lists.setHorizontalSpacing(12)
        lists.setVerticalSpacing(4)
        for column, text, listed in (
            (0, self.tr("After points, in this &order:"), self.chosen),
            (2, self.tr("&Can be added:"), self.others),
        ):
            head = QLabel(text)
            head.setBuddy(listed)
            listed.setAccessibleName(text.replace("&", "").rstrip(":"))
            listed.setMinimumHeight(96)
            lists.addWidget(head, 0, column)
            lists.addWidget(listed, 1, column)
            lists.setColumnStretch(column, 1)
        lists.addLayout(buttons, 1, 1)
        # Three lines, so that nothing moves while one reads through the list.
        self.legend.setMinimumHeight(3 * self.fontMetrics().lineSpacing())
        self.legend.setAlignment(Qt.AlignmentFlag.AlignTop)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(10)
        whole.addLayout(form)
        whole.addLayout(lists, 1)
        whole.addWidget(self.legend)

    def _connect(self) -> None:
        self.presets.changed.connect(self._take_preset)
        self.add.clicked.connect(self._add)
        self.others.enter.connect(self._add)
        self.others.itemDoubleClicked.connect(self._add)
        self.remove.clicked.connect(self._remove)
        self.chosen.removed.connect(self._remove)
        self.up.clicked.connect(lambda: self._move(-1))
        self.down.clicked.connect(lambda: self._move(1))
        self.chosen.moved.connect(self._move)
        self.chosen.model().rowsMoved.connect(self._dropped)
        for listed in (self.chosen, self.others):
            listed.looked_at.connect(lambda of=listed: self._explain(of))
