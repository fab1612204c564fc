"""Paints the grid's cells: own result, opponent and colour beside it, running total below.

Colours come from the theme, fonts and measures from one `Look`; per cell nothing is made.
"""

from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from arbiter_app.core.wall_chart import State
from arbiter_app.ui.cell_editor import CellEditor
from arbiter_app.ui.grid_lines import FIRST_ROUND, NAME, SCHOOL, Painted
from arbiter_app.ui.grid_look import PAD, Look, Text
from arbiter_app.ui.grid_model import GridModel
from arbiter_app.ui.theme import Colours, colours

Index = QModelIndex | QPersistentModelIndex

_DOT = 4.2
_MARKS = {State.PLAYING: Qt.PenStyle.SolidLine, State.NOT_ENTERED: Qt.PenStyle.DotLine}
_SELECTED = QStyle.StateFlag.State_Selected
_ELIDE = Qt.TextElideMode.ElideRight


class Inks(NamedTuple):
    """The colours of a round's cell."""

    text: QColor
    faint: QColor
    playing: QColor
    problem: QColor


class CellDelegate(QStyledItemDelegate):
    """Paints every column of the grid.

    Attributes:
        current: the cell with the frame; its column is tinted, its names too.
        focused: the grid has the keyboard.
        editor: the line opened last.
    """

    def __init__(self, model: GridModel, font: QFont, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.look = Look(font, compact=False)
        self.current = QPoint(-1, -1)
        self.focused = False
        self.editor: CellEditor | None = None
        self._colours: Colours | None = None
        self._palette_key = 0

    def set_look(self, font: QFont, *, compact: bool) -> None:
        """Take another font, or rows of one line or two."""
        self.look = Look(font, compact=compact)

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(self.look.own_width, self.look.row_height)

    def createEditor(
        self, parent: QWidget, _option: QStyleOptionViewItem, _index: Index
    ) -> QWidget:
        self.editor = CellEditor(parent)
        return self.editor

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        assert isinstance(editor, CellEditor)
        editor.setText(str(index.data(Qt.ItemDataRole.EditRole)))
        editor.selectAll()

    def setModelData(self, _editor: QWidget, _model: QAbstractItemModel, _index: Index) -> None:
        """Enter nothing: what was typed goes through the keys of the grid."""

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, _index: Index
    ) -> None:
        editor.setGeometry(option.rect)

    def eventFilter(self, _watched: QObject, _event: QEvent) -> bool:
        """Leave all keys to the editor: Qt would commit when the keys go elsewhere."""
        return False

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        shades = self._shades(option)
        rect: QRect = option.rect
        row, column = index.row(), index.column()
        here = (column, row) == (self.current.x(), self.current.y())
        selected = bool(option.state & _SELECTED) and not here
        painter.fillRect(rect, self._ground(shades, row, column, selected=selected))
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, shades.rule)
        line = self._model.line(row)
        at = column - FIRST_ROUND
        text = shades.on_accent if selected else shades.text
        faint = shades.on_accent if selected else shades.faint
        if at < 0:
            gone = line.row.player.withdrawn_after is not None
            ink = faint if gone else text
            self._paint_fixed(painter, rect, column, line.fixed[column], ink, faint)
        elif at < len(line.cells):
            if self.look.compact:
                # A running total would else run into the next round's result.
                painter.fillRect(rect.left(), rect.top(), 1, rect.height(), shades.rule)
            inks = Inks(*[shades.on_accent] * 4) if selected else _inks(shades)
            self._paint_round(painter, rect, line.cells[at], inks)
        else:
            painter.setPen(text)
            _draw_right(painter, rect, line.sums[at - len(line.cells)], self.look.bold)
        if here:
            self._paint_frame(painter, rect, shades)

    def _shades(self, option: QStyleOptionViewItem) -> Colours:
        palette = option.palette
        if self._colours is None or palette.cacheKey() != self._palette_key:
            self._palette_key, self._colours = palette.cacheKey(), colours(palette)
        return self._colours

    def _ground(self, shades: Colours, row: int, column: int, *, selected: bool) -> QColor:
        if selected:
            return shades.accent
        if column == self.current.x() and column >= FIRST_ROUND:
            return shades.current
        if row == self.current.y() and column < FIRST_ROUND:
            return shades.current
        return shades.alternate if row % 2 else shades.base

    def _paint_fixed(
        self, painter: QPainter, rect: QRect, column: int, text: str, ink: QColor, faint: QColor
    ) -> None:
        painter.setPen(ink if column in (NAME, SCHOOL) else faint)
        font = self.look.bold if column == NAME else self.look.plain
        if column not in (NAME, SCHOOL):
            _draw_right(painter, rect, text, font)
            return
        shown = font.elided(text, _ELIDE, rect.width() - 2 * PAD)
        _write(painter, rect.left() + PAD, _middle(rect, font), shown, font)

    def _paint_round(self, painter: QPainter, rect: QRect, cell: Painted, inks: Inks) -> None:
        look, slots = self.look, self.look.slots(rect)
        left, top = rect.left(), rect.top()
        unplayed = cell.state in (State.UNPLAYED, State.WITHDRAWN)
        self._paint_own(painter, QPoint(left + slots.own, top + slots.own_line), cell, inks)
        if cell.against:
            font = look.italic if unplayed else look.plain
            painter.setPen(inks.faint)
            start = left + slots.against - font.width(cell.against)
            _write(painter, start, top + slots.against_line, cell.against, font)
        if cell.total:
            painter.setPen(inks.text)
            start = left + slots.total - look.plain.width(cell.total)
            _write(painter, start, top + slots.total_line, cell.total, look.plain)

    def _paint_own(self, painter: QPainter, at: QPoint, cell: Painted, inks: Inks) -> None:
        """Paint the own result, or what stands in its place, around *at* on its base line."""
        look = self.look
        if not cell.own:
            colour = inks.playing if cell.state is State.PLAYING else inks.faint
            if cell.state in _MARKS:
                centre = QPoint(at.x(), at.y() - look.own.cap // 2)
                _draw_dot(painter, centre, colour, _MARKS[cell.state])
            return
        unplayed = cell.state in (State.UNPLAYED, State.WITHDRAWN)
        font = look.own_italic if unplayed else look.own
        half = font.width(cell.own) // 2
        painter.setPen(inks.faint if cell.state is State.WITHDRAWN else inks.text)
        _write(painter, at.x() - half, at.y(), cell.own, font)
        if cell.disputed:
            painter.setPen(inks.problem)
            _write(painter, at.x() + half + 1, at.y(), "?", font)

    def _paint_frame(self, painter: QPainter, rect: QRect, shades: Colours) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(shades.accent if self.focused else shades.strong_rule, 2))
        painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -2), 3, 3)
        painter.restore()


def _inks(shades: Colours) -> Inks:
    return Inks(shades.text, shades.faint, shades.playing, shades.problem)


def _write(painter: QPainter, x: int, y: int, text: str, font: Text) -> None:
    painter.setFont(font.font)
    painter.drawText(x, y, text)


def _middle(rect: QRect, text: Text) -> int:
    return rect.top() + (rect.height() + text.cap) // 2


def _draw_right(painter: QPainter, rect: QRect, text: str, font: Text) -> None:
    _write(painter, rect.right() - PAD - font.width(text), _middle(rect, font), text, font)


def _draw_dot(painter: QPainter, centre: QPoint, colour: QColor, style: Qt.PenStyle) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(colour, 1.8)
    pen.setStyle(style)
    painter.setPen(pen)
    painter.drawEllipse(QRectF(centre.x() - _DOT, centre.y() - _DOT, 2 * _DOT, 2 * _DOT))
    painter.restore()
