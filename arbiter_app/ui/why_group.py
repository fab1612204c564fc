"""The score group as a table: place, name, and the sum as a child adds it up."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from arbiter_app.core.live import place_text
from arbiter_app.core.standings import Standing
from arbiter_app.labels import workings
from arbiter_app.ui.flat_header import FlatHeader
from arbiter_app.ui.fonts import bold
from arbiter_app.ui.grid_look import LEAST_POINTS, PAD
from arbiter_app.ui.padded_cells import PaddedDelegate

Index = QModelIndex | QPersistentModelIndex
_PLACE, _NAME, _ADDED = range(3)
_TEXT = int(Qt.ItemDataRole.DisplayRole)
_TIP = int(Qt.ItemDataRole.ToolTipRole)
_ALIGNED = int(Qt.ItemDataRole.TextAlignmentRole)
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_SHARE = 42
"""Of the width, in hundredths, what names have at most."""
_HEAD_ROOM = 4


class GroupModel(QAbstractTableModel):
    """The rows of a score group, best first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[Standing, ...] = ()
        self._names: workings.Names = str
        self._sums: Callable[[int], str] = str
        self._added: dict[int, str] = {}
        self._head, self._spread = "", False

    def show_rows(
        self,
        rows: tuple[Standing, ...],
        names: workings.Names,
        sums: Callable[[int], str],
        head: str,
        *,
        spread: bool,
    ) -> None:
        """Show another group, or the same with other sums; *head* names what is added up."""
        another = len(rows) != len(self.rows)
        if another:
            self.beginResetModel()
        self.rows, self._names, self._sums, self._added = rows, names, sums, {}
        self._head, self._spread = head, spread
        if another:
            self.endResetModel()
        elif rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, _ADDED))
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, _ADDED)

    def row_of(self, player: int) -> int:
        """Find a player's row; -1 where he is in another group."""
        return next((at for at, one in enumerate(self.rows) if one.player == player), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Count the group."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Place, name, sum."""
        return 0 if parent.isValid() else 3

    def data(self, index: Index, role: int = _TEXT) -> Any:
        """Give a cell's text."""
        if not index.isValid():
            return None
        if role in (_TEXT, _TIP):
            return self._text(self.rows[index.row()], index.column())
        if role == _ALIGNED:
            return _LEFT if index.column() == _NAME else _RIGHT
        return None

    def _text(self, row: Standing, column: int) -> str:
        if column == _PLACE:
            return place_text(row, spread=self._spread)
        if column == _NAME:
            return self._names(row.player)
        # Only of those in sight: a group can have hundreds.
        if row.player not in self._added:
            self._added[row.player] = self._sums(row.player)
        return self._added[row.player]

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _TEXT) -> Any:
        """Give a column's head."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role in (_TEXT, _TIP):
            return (self.tr("Place"), self.tr("Player"), self._head)[section]
        if role == _ALIGNED:
            return _LEFT if section == _NAME else _RIGHT
        return None


class _Cut(PaddedDelegate):
    """Cuts a name at its end, and a sum at its beginning: its end says most."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        modes = Qt.TextElideMode
        cut = modes.ElideLeft if index.column() == _ADDED else modes.ElideRight
        option.textElideMode = cut


class GroupTable(QTableView):
    """Shows the group, with the row of one player marked.

    Signals:
        chosen: the person went to this player.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.group = GroupModel(self)
        self._head = head = FlatHeader(self)
        head.setSectionsClickable(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setStretchLastSection(True)
        self.setHorizontalHeader(head)
        self.setModel(self.group)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setItemDelegate(_Cut(self))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Score group"))
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.clicked.connect(lambda index: self._choose(index))
        self._set_font()

    def mark(self, player: int) -> None:
        """Mark a player's row and bring it into sight."""
        at = self.group.row_of(player)
        index = self.group.index(at, max(self.currentIndex().column(), 0))
        flags = QItemSelectionModel.SelectionFlag
        if self.currentIndex().row() != at or not self.selectionModel().isRowSelected(at):
            self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
            self.scrollTo(index)

    def fit(self) -> None:
        """Share the width: the sum has what place and name leave."""
        metrics, rows = QFontMetrics(self.font()), self.group.rows
        place = metrics.horizontalAdvance("888–888" if len(rows) > 99 else "88–88") + 2 * PAD
        self.setColumnWidth(_PLACE, place)
        names = [self.group.index(at, _NAME).data() for at in range(len(rows))]
        longest = max(sorted(names, key=len)[-10:], key=metrics.horizontalAdvance, default="")
        wanted = metrics.horizontalAdvance(longest) + 3 * PAD
        name = min(wanted, self.viewport().width() * _SHARE // 100)
        self.setColumnWidth(_NAME, name)
        self._fold_head(self.viewport().width() - place - name)

    def _fold_head(self, room: int) -> None:
        """Write what is added up in two lines where there is no room for one."""
        metrics = QFontMetrics(bold(self.font()))
        needed = metrics.horizontalAdvance(self._head.said(_ADDED)) + 2 * PAD
        self._head.fold(folded=needed > room)
        height = self._head.lines_height() + _HEAD_ROOM
        if self._head.minimumHeight() != height:
            self._head.setFixedHeight(height)

    def sizeHint(self) -> QSize:
        """Room for a name and a sum."""
        return QSize(400, 160)

    def resizeEvent(self, event: Any) -> None:
        """Share the new width."""
        super().resizeEvent(event)
        self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the player of the row by Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(self.group.rows[index.row()].player)

    def _set_font(self) -> None:
        font = QFont(self.font())
        font.setPointSizeF(max(font.pointSizeF(), LEAST_POINTS))
        # Figures of equal width, so that they stand below each other.
        font.setFeature(QFont.Tag("tnum"), 1)
        self.setFont(font)
        self.verticalHeader().setDefaultSectionSize(QFontMetrics(font).height() + 6)
