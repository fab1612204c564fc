"""A table whose first columns stay when it is scrolled sideways, and that copies its blocks.

The columns that stay are a second view over the first ones of this, with the same model, the
same selection and the same delegate.
"""

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QPaintEvent, QPalette, QRegion, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QTableView,
    QWidget,
)

from arbiter_app.ui.flat_header import FlatHeader

Index = QModelIndex | QPersistentModelIndex
_OFF = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
_PER_PIXEL = QAbstractItemView.ScrollMode.ScrollPerPixel


class TableView(QTableView):
    """A table with the first *frozen* columns always in sight."""

    def __init__(self, frozen: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._frozen = frozen
        self._pane = _Frozen(self)
        self._edge = QWidget(self)
        self._edge.setBackgroundRole(QPalette.ColorRole.Mid)
        self._edge.setAutoFillBackground(True)
        for view in (self, self._pane):
            _make_plain(view)
        for part in (self._pane, self._edge):
            part.raise_()
        self._pane.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._pane.setVerticalScrollBarPolicy(_OFF)
        self._pane.setHorizontalScrollBarPolicy(_OFF)
        self._pane.pressed.connect(self._take_focus)
        self._pane.pressed.connect(self.pressed)
        self._pane.doubleClicked.connect(self.doubleClicked)
        self.verticalScrollBar().valueChanged.connect(self._pane.verticalScrollBar().setValue)
        self._pane.verticalScrollBar().valueChanged.connect(self.verticalScrollBar().setValue)
        self.horizontalScrollBar().valueChanged.connect(self._show_edge)
        self._show_edge(0)
        self.horizontalHeader().sectionResized.connect(self._follow_width)

    @property
    def header(self) -> FlatHeader:
        """The head of the columns that scroll."""
        header = self.horizontalHeader()
        assert isinstance(header, FlatHeader)
        return header

    @property
    def frozen_view(self) -> QTableView:
        """The view of the columns that stay."""
        return self._pane

    def setModel(self, model: QAbstractItemModel | None) -> None:
        super().setModel(model)
        self._pane.setModel(model)
        self._pane.setSelectionModel(self.selectionModel())
        if model is not None:
            model.modelReset.connect(self._hide_columns)
        self._hide_columns()

    def setItemDelegate(self, delegate: QAbstractItemDelegate) -> None:
        super().setItemDelegate(delegate)
        self._pane.setItemDelegate(delegate)

    def set_row_height(self, height: int) -> None:
        """Give all rows another height, in pixels."""
        for view in (self, self._pane):
            view.verticalHeader().setDefaultSectionSize(height)

    def show_column(self, column: int, *, shown: bool) -> None:
        """Show or hide one of the columns that stay."""
        self.setColumnHidden(column, not shown)
        self._pane.setColumnHidden(column, not shown)
        self._place_pane()

    def block_text(self) -> str:
        """Write the selected block as a spreadsheet takes it: tabs, a line a row."""
        chosen = {(index.row(), index.column()) for index in self.selectedIndexes()}
        rows = sorted({row for row, _ in chosen})
        columns = sorted({column for _, column in chosen}, key=self.header.visualIndex)
        shown = [column for column in columns if not self.isColumnHidden(column)]
        return "\n".join("\t".join(self.copied(row, at) for at in shown) for row in rows)

    def copied(self, row: int, column: int) -> str:
        """Write a cell as a spreadsheet takes it."""
        return str(self.model().index(row, column).data())

    def paint_cells(self, view: QTableView, exposed: QRegion) -> None:
        """Paint the cells of an exposed region of this view, or of that of the first columns."""

    def paintEvent(self, event: QPaintEvent) -> None:
        self.paint_cells(self, event.region())

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        super().scrollTo(index, hint)
        # Qt counts on more room than there is while a view is being made lower.
        below = self.visualRect(index).bottom() - self.viewport().rect().bottom()
        if below > 0:
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() + below)
        if index.column() >= self._frozen:
            hidden = self._pane.width() - self.visualRect(index).left()
            if hidden > 0:
                bar = self.horizontalScrollBar()
                bar.setValue(bar.value() - hidden)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_pane()

    def updateGeometries(self) -> None:
        super().updateGeometries()
        self._place_pane()

    def _hide_columns(self) -> None:
        model = self.model()
        for column in range(model.columnCount() if model else 0):
            if column >= self._frozen:
                self._pane.setColumnHidden(column, True)
        self._place_pane()

    def _follow_width(self, column: int, _old: int, new: int) -> None:
        if column < self._frozen and self._pane.columnWidth(column) != new:
            self._pane.setColumnWidth(column, new)
        self._place_pane()

    def _place_pane(self) -> None:
        width = sum(self.columnWidth(column) for column in range(self._frozen))
        height = self.viewport().height() + self.horizontalHeader().height()
        self._pane.setGeometry(self.frameWidth(), self.frameWidth(), width, height)
        self._edge.setGeometry(self.frameWidth() + width, self.frameWidth(), 1, height)

    def _show_edge(self, scrolled: int) -> None:
        """Mark where the columns begin that go under the others."""
        self._edge.setVisible(scrolled > 0)

    def _take_focus(self) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)


class _Frozen(QTableView):
    """The view of the columns that stay."""

    def __init__(self, whole: TableView) -> None:
        super().__init__(whole)
        self._whole = whole

    def paintEvent(self, event: QPaintEvent) -> None:
        self._whole.paint_cells(self, event.region())


def _make_plain(view: QTableView) -> None:
    head = FlatHeader(view)
    head.setSectionsClickable(False)
    head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    view.setHorizontalHeader(head)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setShowGrid(False)
    view.setVerticalScrollMode(_PER_PIXEL)
    view.setHorizontalScrollMode(_PER_PIXEL)
    view.setWordWrap(False)
    view.setTabKeyNavigation(False)
    view.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.viewport().setBackgroundRole(QPalette.ColorRole.Base)
    rows = view.verticalHeader()
    rows.hide()
    rows.setMinimumSectionSize(1)
    rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
