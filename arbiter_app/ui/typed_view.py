"""A table in which one types: keys go to `take_keys`, a cell can be opened to be typed whole.

Grid and sheet are such tables; what their keys do is in `grid_typing`.
"""

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QRegion, QResizeEvent
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from arbiter_app.ui.cell_editor import CellEditor
from arbiter_app.ui.entry_model import EntryModel
from arbiter_app.ui.grid_moves import Place
from arbiter_app.ui.painted_cells import Part, parts
from arbiter_app.ui.table_view import TableView

Index = QModelIndex | QPersistentModelIndex
Press = Callable[[QKeyEvent], bool]


class TypedDelegate(QStyledItemDelegate):
    """Makes the line in which a cell is typed.

    Attributes:
        focused: the table has the keyboard.
        editor: the line opened last.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.focused = False
        self.editor: CellEditor | None = None

    def createEditor(
        self, parent: QWidget, _option: QStyleOptionViewItem, _index: Index
    ) -> QWidget:
        self.editor = CellEditor(parent)
        return self.editor

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        assert isinstance(editor, CellEditor)
        editor.open_with(str(index.data(Qt.ItemDataRole.EditRole)))
        editor.selectAll()

    def setModelData(self, _editor: QWidget, _model: QAbstractItemModel, _index: Index) -> None:
        """Enter nothing: what was typed goes through the keys of the table."""

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, _index: Index
    ) -> None:
        editor.setGeometry(option.rect)

    def paint_part(self, painter: QPainter, part: Part, view: QTableView) -> None:
        """Paint the cells of an exposed part of a view."""
        raise NotImplementedError

    def eventFilter(self, _watched: QObject, _event: QEvent) -> bool:
        """Leave all keys to the editor: Qt would commit when the keys go elsewhere."""
        return False


class TypedView(TableView):
    """A table of an `EntryModel`.

    Attributes:
        entries: the model.

    Signals:
        round_changed: the cursor is in this round now.
        player_selected: the cursor is in the row of this player now.
        editor_committed: the text typed, and the step to go on with (1 right, -1 left).
        editor_cancelled: the editor was left without entering anything; what was typed and is
            lost by that, "" after Esc.
    """

    round_changed = Signal(int)
    player_selected = Signal(int)
    editor_committed = Signal(str, int)
    editor_cancelled = Signal(str)

    def __init__(self, frozen: int, model: EntryModel, parent: QWidget | None = None) -> None:
        super().__init__(frozen, parent)
        self.entries = model
        self._press: Press = lambda _event: False
        self._asking: Callable[[], bool] = lambda: False
        self._typed: TypedDelegate | None = None
        self._compact = False
        self.doubleClicked.connect(self._edit_clicked)

    def take_keys(self, press: Press, asking: Callable[[], bool]) -> None:
        """Hand all keys to *press*; while *asking*, those of menus too."""
        self._press, self._asking = press, asking

    def type_with(self, delegate: TypedDelegate) -> None:
        """Paint and type the cells with a delegate."""
        self._typed = delegate
        self.setItemDelegate(delegate)

    # How it looks.

    def set_compact(self, compact: bool) -> None:
        """Show lower rows, or higher ones."""
        if compact != self._compact:
            self._compact = compact
            self._lay_out()
            self.scrollTo(self.currentIndex())

    def paint_cells(self, view: QTableView, exposed: QRegion) -> None:
        if self._typed is not None:
            painter = QPainter(view.viewport())
            for part in parts(view, exposed):
                self._typed.paint_part(painter, part, view)

    def _lay_out(self) -> None:
        """Take the measures anew: font, height of rows, widths."""
        raise NotImplementedError

    # Where the cursor stands.

    def go_to_start(self) -> None:
        """Put the cursor where work goes on."""
        raise NotImplementedError

    @property
    def place(self) -> Place | None:
        """The cell with the cursor; None where there is none or it is no round's."""
        index = self.currentIndex()
        return self.place_of(index) if index.isValid() else None

    @property
    def round(self) -> int:
        """The round that the cursor was in last; 0 before there is one."""
        raise NotImplementedError

    def place_of(self, index: Index) -> Place | None:
        """Give row and round of a cell; None where it is no round's."""
        raise NotImplementedError

    def go_to(self, place: Place) -> None:
        """Put the cursor into a cell; an open editor is closed."""
        self.close_editor()
        index = self.entries.index_at(place)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def take_keys_raw(self) -> None:
        """Keep an input method, which Qt offers each editable cell, from swallowing results."""
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)

    # The editor.

    @property
    def editing(self) -> bool:
        """Whether a cell is being typed."""
        return self._typed is not None and self._typed.editor is not None

    @property
    def unentered(self) -> str | None:
        """What has been typed into the open editor; None where nothing has."""
        editor = self._typed.editor if self._typed else None
        return editor.unentered if editor else None

    def open_editor(self, place: Place, text: str | None = None) -> None:
        """Open the editor of a cell, with its text selected or with the beginning of another."""
        if not self.entries.may_edit():
            return
        self.go_to(place)
        self.edit(self.entries.index_at(place))
        editor = self._typed.editor if self._typed else None
        if editor is None:
            return
        if text is not None:
            editor.open_with(text, typed=True)
        player = self.entries.player_at(place.row).name
        editor.setAccessibleName(self.tr("{0}, round {1}").format(player, place.round))
        editor.committed.connect(self.editor_committed)
        editor.cancelled.connect(lambda: self._cancel_editor(""))
        editor.left.connect(lambda: self._cancel_editor(self.unentered or ""))

    def close_editor(self) -> None:
        """Close the editor; what was typed is gone unless it has been entered."""
        if self._typed is None:
            return
        editor, self._typed.editor = self._typed.editor, None
        if editor is not None:
            self.closeEditor(editor, TypedDelegate.EndEditHint.NoHint)

    def _cancel_editor(self, lost: str) -> None:
        if self.editing:
            self.close_editor()
            self.editor_cancelled.emit(lost)

    def _edit_clicked(self, index: QModelIndex) -> None:
        place = self.place_of(index)
        if place is not None and not self._asking():
            self.open_editor(place)

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

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # Qt tells of fonts before there is anything to lay out.
        if event.type() == QEvent.Type.FontChange and getattr(self, "_typed", None) is not None:
            self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._press(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep what a question is about in sight: its bar takes room from the table."""
        super().resizeEvent(event)
        if self._asking():
            self.scrollTo(self.currentIndex())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.take_keys_raw()
        self._show_focus(focused=True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_focus(focused=False)

    def _show_focus(self, *, focused: bool) -> None:
        if self._typed is not None:
            self._typed.focused = focused
        self.viewport().update(self.visualRect(self.currentIndex()))
