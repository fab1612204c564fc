"""The preview of a pasted list: rows as they were read, those with a doubt marked."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QGuiApplication

from arbiter_app.core.errors import Problem
from arbiter_app.formats.paste import PastedList
from arbiter_app.ui.theme import colours

_Role = Qt.ItemDataRole
_NUMBERS = frozenset({"no", "rating"})


class PastedModel(QAbstractTableModel):
    """Reads a pasted list; nothing in it can be changed here."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._list = PastedList()
        self._columns: tuple[str, ...] = ()
        self._doubts: dict[int, tuple[str, str]] = {}

    def show_list(self, pasted: PastedList) -> None:
        """Show another list."""
        self.beginResetModel()
        self._list, self._columns, self._doubts = pasted, pasted.columns, {}
        self.endResetModel()

    def mark(
        self, columns: Sequence[str], doubts: Sequence[Problem], sentences: Sequence[str]
    ) -> None:
        """Show what each column holds, and which lines are doubtful, with the reason."""
        self._columns = tuple(columns)
        self._doubts = {}
        for problem, sentence in zip(doubts, sentences, strict=True):
            # Of several doubts about a line the gravest stays.
            if problem.line is not None and (
                problem.level == "error" or problem.line not in self._doubts
            ):
                self._doubts[problem.line] = (problem.level, sentence)
        if self._list.rows and columns:
            last = self.index(len(self._list.rows) - 1, len(columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def row_of(self, line: int) -> int | None:
        """The row that shows a line of the text."""
        found = (at for at, row in enumerate(self._list.rows) if row.line == line)
        return next(found, None)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._list.rows)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._list.columns)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = _Role.DisplayRole
    ) -> object:
        if not index.isValid():
            return None
        row, kind = self._list.rows[index.row()], self._columns[index.column()]
        level, sentence = self._doubts.get(row.line, ("", ""))
        own = colours(QGuiApplication.palette())
        if role == _Role.DisplayRole:
            return row.cells[index.column()]
        if role == _Role.ToolTipRole:
            return sentence or None
        if role == _Role.ForegroundRole:
            return None if kind else own.faint
        if role == _Role.BackgroundRole and level in ("error", "warning"):
            return own.problem_ground if level == "error" else own.playing_ground
        if role == _Role.TextAlignmentRole:
            return _side(kind) | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> object:
        if role == _Role.TextAlignmentRole and orientation == Qt.Orientation.Horizontal:
            return _side(self._columns[section]) | Qt.AlignmentFlag.AlignBottom
        if role != _Role.DisplayRole:
            return None
        if orientation == Qt.Orientation.Vertical:
            return str(self._list.rows[section].line)
        return self._list.heads[section] if self._list.heads else ""


def _side(kind: str) -> Qt.AlignmentFlag:
    return Qt.AlignmentFlag.AlignRight if kind in _NUMBERS else Qt.AlignmentFlag.AlignLeft
