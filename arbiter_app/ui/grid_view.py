"""The grid as it is looked at: players × rounds, one cell with the cursor.

What keys do is in `grid_typing`; here is where the cursor stands, how wide the columns are,
and where a cell is typed.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QTableView, QWidget

from arbiter_app.ui.cell_delegate import CellDelegate
from arbiter_app.ui.grid_lines import FIRST_ROUND, NAME, NO, RATING, SCHOOL
from arbiter_app.ui.grid_model import GridModel
from arbiter_app.ui.grid_moves import Place, next_down
from arbiter_app.ui.grid_widths import Widths, natural, share
from arbiter_app.ui.painted_cells import parts
from arbiter_app.ui.table_view import TableView
from arbiter_app.ui.theme import colours

Index = QModelIndex | QPersistentModelIndex
Press = Callable[[QKeyEvent], bool]


class GridView(TableView):
    """Players × rounds.

    Attributes:
        grid: the model.

    Signals:
        round_changed: the cursor is in this round now.
        player_selected: the cursor is in the row of this player now.
        editor_committed: the text typed, and the step to go on with (1 right, -1 left).
        editor_cancelled: the editor was left without entering anything.
    """

    round_changed = Signal(int)
    player_selected = Signal(int)
    editor_committed = Signal(str, int)
    editor_cancelled = Signal()

    def __init__(self, model: GridModel, parent: QWidget | None = None) -> None:
        super().__init__(FIRST_ROUND, parent)
        self.grid = model
        self._compact = False
        self._round = 0
        self._natural = Widths(*[0] * len(Widths._fields))
        self._kept: tuple[int, int] | None = None
        self._press: Press = lambda _event: False
        self._asking: Callable[[], bool] = lambda: False
        self._delegate = CellDelegate(model, self.font(), self)
        self.setItemDelegate(self._delegate)
        self.setModel(model)
        self.setAccessibleName(self.tr("Results"))
        self.doubleClicked.connect(self._edit_clicked)
        self.clicked.connect(self._leave_names)
        self.frozen_view.clicked.connect(self._leave_names)
        model.modelAboutToBeReset.connect(self._keep_place)
        model.modelReset.connect(self._take_place)
        model.section_changed.connect(self.go_to_start)
        model.headerDataChanged.connect(self._lay_out)
        self._lay_out()
        self.go_to_start()

    def take_keys(self, press: Press, asking: Callable[[], bool]) -> None:
        """Hand all keys to *press*; while *asking*, those of menus too."""
        self._press, self._asking = press, asking

    # Where the cursor stands.

    @property
    def place(self) -> Place | None:
        """The cell with the cursor; None where there is none or it is no round's."""
        index = self.currentIndex()
        number = self.grid.round_at(index.column()) if index.isValid() else None
        return Place(index.row(), number) if number else None

    @property
    def round(self) -> int:
        """The round that the cursor was in last; 0 before there is one."""
        return self._round

    def go_to(self, place: Place) -> None:
        """Put the cursor into a cell; an open editor is closed."""
        self.close_editor()
        index = self.grid.index_at(place)
        self.setCurrentIndex(index)
        self.scrollTo(index)
        self._show_sums()

    def go_to_start(self) -> None:
        """Put the cursor where work goes on: the first open cell of the current round."""
        number = max(self.grid.current_round, 1)
        if self.grid.rowCount() and number <= len(self.grid.section.rounds):
            found = next_down(self.grid.section, self.grid.players, Place(-1, number))
            self.go_to(found or Place(0, number))

    def moveCursor(
        self, action: TableView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Keep the cursor among the rounds."""
        index = super().moveCursor(action, modifiers)
        last = FIRST_ROUND + len(self.grid.section.rounds) - 1
        if not index.isValid() or last < FIRST_ROUND:
            return index
        return self.grid.index(index.row(), min(max(index.column(), FIRST_ROUND), last))

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self._take_keys_raw()
        self._delegate.current = QPoint(current.column(), current.row())
        self._repaint_cursor(current, previous)
        number = self.grid.round_at(current.column()) if current.isValid() else None
        if number and number != self._round:
            self._round = number
            self.round_changed.emit(number)
        if current.isValid() and current.row() != previous.row():
            self.player_selected.emit(self.grid.player_at(current.row()).no)

    def _show_sums(self) -> None:
        """Scroll to points and cumulative where they fit beside the cursor."""
        left = self.visualRect(self.currentIndex()).left()
        bar = self.horizontalScrollBar()
        if left - (bar.maximum() - bar.value()) >= self.frozen_view.width():
            bar.setValue(bar.maximum())

    # The editor.

    @property
    def editing(self) -> bool:
        """Whether a cell is being typed."""
        return self._delegate.editor is not None

    def open_editor(self, place: Place, text: str | None = None) -> None:
        """Open the editor of a cell, with its text selected or with the beginning of another."""
        self.go_to(place)
        self.edit(self.grid.index_at(place))
        editor = self._delegate.editor
        if editor is None:
            return
        if text is not None:
            editor.setText(text)
        player = self.grid.player_at(place.row).name
        editor.setAccessibleName(self.tr("{0}, round {1}").format(player, place.round))
        editor.committed.connect(self.editor_committed)
        editor.cancelled.connect(self._cancel_editor)

    def close_editor(self) -> None:
        """Close the editor; what was typed is gone unless it has been entered."""
        editor, self._delegate.editor = self._delegate.editor, None
        if editor is not None:
            self.closeEditor(editor, CellDelegate.EndEditHint.NoHint)

    def _cancel_editor(self) -> None:
        if self._delegate.editor is not None:
            self.close_editor()
            self.editor_cancelled.emit()

    def _edit_clicked(self, index: QModelIndex) -> None:
        number = self.grid.round_at(index.column())
        if number and not self._asking():
            self.open_editor(Place(index.row(), number))

    def _leave_names(self, index: QModelIndex) -> None:
        """Put the cursor into the round again after a click on a name."""
        if not self.grid.round_at(index.column()) and len(self.selectedIndexes()) < 2:
            self.go_to(Place(index.row(), max(self._round, 1)))

    # What Qt hands on.

    def event(self, event: QEvent) -> bool:
        """Keep the keys of menus from passing a question by."""
        if event.type() == QEvent.Type.ShortcutOverride and self._asking():
            event.accept()
            return True
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            # Tab and Backtab would move the focus before `keyPressEvent` sees them.
            self.keyPressEvent(event)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._press(event):
            event.accept()
        else:
            super().keyPressEvent(event)
            self._show_sums()

    def copied(self, row: int, column: int) -> str:
        return self.grid.copied(row, column)

    def paint_cells(self, view: QTableView, exposed: QRegion) -> None:
        painter = QPainter(view.viewport())
        for part in parts(view, exposed):
            self._delegate.paint_part(painter, part, view)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.grid.rowCount():
            painter = QPainter(self.viewport())
            painter.setPen(colours(self.palette()).faint)
            said = self.tr("No players yet: add them, or paste a list (menu Players).")
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.viewport().rect().adjusted(12, 12, -12, -12), flags, said)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._take_keys_raw()
        self._show_focus(focused=True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_focus(focused=False)

    def _take_keys_raw(self) -> None:
        """Keep an input method, which Qt offers each editable cell, from swallowing results."""
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)

    def _show_focus(self, *, focused: bool) -> None:
        self._delegate.focused = focused
        self.viewport().update(self.visualRect(self.currentIndex()))

    def _repaint_cursor(self, current: Index, previous: Index) -> None:
        if current.column() != previous.column():
            self.header.mark(current.column() if self.grid.round_at(current.column()) else -1)
            self.viewport().update()
        for index in (current, previous):
            if index.isValid():
                left = self.visualRect(self.grid.index(index.row(), NO))
                self.frozen_view.viewport().update(
                    0, left.top(), self.frozen_view.width(), left.height()
                )

    # How it is laid out.

    def set_compact(self, compact: bool) -> None:
        """Show rows of one line, or of two."""
        if compact != self._compact:
            self._compact = compact
            self._lay_out()
            self.scrollTo(self.currentIndex())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_delegate"):
            self._lay_out()

    def _keep_place(self) -> None:
        self.close_editor()
        place = self.place
        self._kept = (self.grid.player_at(place.row).no, place.round) if place else None

    def _take_place(self) -> None:
        """Go on where the cursor stood, if the cell is still there."""
        self._lay_out()
        row = self.grid.row_of(self._kept[0]) if self._kept else None
        if row is not None and self._kept and self._kept[1] <= len(self.grid.section.rounds):
            self.go_to(Place(row, self._kept[1]))
        else:
            self.go_to_start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()
        if self.place is not None:
            self._show_sums()

    def _lay_out(self) -> None:
        """Take the measures anew: font, height of rows, longest texts."""
        self._delegate.set_look(self.font(), compact=self._compact)
        look = self._delegate.look
        self.set_row_height(look.row_height)
        self._natural = natural(self.grid, look)
        height = QFontMetrics(self.font()).height() + 10
        self.horizontalHeader().setFixedHeight(height)
        self.frozen_view.horizontalHeader().setFixedHeight(height)
        self._share_room()
        self.updateGeometries()

    def _share_room(self) -> None:
        rounds = len(self.grid.section.rounds)
        widths = share(self.viewport().width(), self._natural, rounds)
        last = self.grid.columnCount() - 1
        fixed = {NO: widths.no, NAME: widths.name, SCHOOL: widths.school, RATING: widths.rating}
        for column, width in fixed.items():
            self.show_column(column, shown=width > 0)
            if width:
                self.setColumnWidth(column, width)
        for column in range(FIRST_ROUND, last - 1):
            self.setColumnWidth(column, widths.round)
        self.setColumnWidth(last - 1, widths.points)
        self.setColumnWidth(last, widths.cumulative)
