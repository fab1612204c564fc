"""Whom letters in the box of the slips may mean, told apart by number, school and board."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from arbiter_app.labels.boards import told_apart
from arbiter_app.ui.board_model import BoardModel
from arbiter_app.ui.grid_search import found
from arbiter_app.ui.words import translate

_MOST_ROWS, _AIR = 6, 8


class SlipNames(QListWidget):
    """A line for each player who may be meant; the keys stay with the box."""

    def __init__(self, model: BoardModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(self.tr("Who may be meant"))

    def list_for(self, typed: str) -> bool:
        """List who may be meant by letters; whether there is anybody. A number means a board."""
        self.clear()
        if typed and not typed.isdecimal():
            section = self._model.section
            for no in found(section, section.players, self._model.round, typed):
                if self._model.row_of(no) is not None:
                    text = told_apart(section, self._model.round, no, translate)
                    item = QListWidgetItem(text, self)
                    item.setData(Qt.ItemDataRole.UserRole, no)
                    item.setSizeHint(QSize(0, self._row_height()))
            self.setCurrentRow(0)
        rows = min(self.count(), _MOST_ROWS)
        self.setFixedHeight(rows * self._row_height() + 2 * self.frameWidth())
        return rows > 0

    def step(self, by: int) -> None:
        """Go down or up the list."""
        self.setCurrentRow(max(min(self.currentRow() + by, self.count() - 1), 0))

    def player(self, item: QListWidgetItem | None = None) -> int | None:
        """Give the start number of a line, by default of the current one; None without one."""
        item = item or self.currentItem()
        return None if item is None else int(item.data(Qt.ItemDataRole.UserRole))

    def _row_height(self) -> int:
        return self.fontMetrics().lineSpacing() + _AIR
