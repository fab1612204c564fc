"""The table of a pasted list: numbers of lines beside it, a choice of kind over each column."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from arbiter_app.core.errors import Problem
from arbiter_app.formats.paste import PastedList
from arbiter_app.ui.kind_header import KindHeader
from arbiter_app.ui.padded_cells import PaddedDelegate
from arbiter_app.ui.pasted_model import PastedModel
from arbiter_app.ui.theme import colours

_ROW = 24
_WIDEST = 260


class PastedView(QTableView):
    """Shows a pasted list as it will be taken."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = PastedModel(self)
        self.head = KindHeader(self)
        self.setModel(self._model)
        self.setHorizontalHeader(self.head)
        self.setItemDelegate(PaddedDelegate(self))
        self.setVerticalHeader(_LineNumbers(self))
        self.setCornerButtonEnabled(False)
        self.setAccessibleName(self.tr("Preview of the players"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMinimumHeight(5 * _ROW)
        self.horizontalScrollBar().valueChanged.connect(self.head.place)

    def show_list(self, pasted: PastedList, kinds: Sequence[str], *, widths: bool) -> None:
        """Show a list with the kinds chosen for its columns; *widths*: fit these to it."""
        self._model.show_list(pasted)
        self.head.show_kinds(kinds, headed=bool(pasted.heads))
        if widths:
            self.resizeColumnsToContents()
            for column in range(len(kinds)):
                self.setColumnWidth(column, min(self.columnWidth(column) + 12, _WIDEST))
            self.head.place()

    def mark(
        self, kinds: Sequence[str], problems: Sequence[Problem], sentences: Sequence[str]
    ) -> None:
        """Show the kinds of the columns, and mark the lines that the problems are about."""
        self.head.show_kinds(kinds, headed=self.head.headed)
        self._model.mark(kinds, problems, sentences)

    def go_to_line(self, line: int) -> None:
        """Select what a line of the text has become, if it is a row."""
        row = self._model.row_of(line)
        if row is not None:
            self.selectRow(row)


class _LineNumbers(QHeaderView):
    """The number of each row's line in the text."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.setDefaultSectionSize(_ROW)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def sizeHint(self) -> QSize:
        """Room for the numbers, with air beside them."""
        return QSize(super().sizeHint().width() + _ROW // 2, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        beyond = self.length() - self.offset()
        painter = QPainter(self.viewport())
        painter.fillRect(0, beyond, self.width(), self.height(), colours(self.palette()).base)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        own = colours(self.palette())
        painter.fillRect(rect, own.base)
        painter.setPen(own.faint)
        words = str(self.model().headerData(section, self.orientation()))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(rect.adjusted(0, 0, -6, 0), right, words)
