"""Which cells of a table have to be painted, asked of Qt once for each part of the view.

Qt's own way to paint a table asks model and delegate for every cell over a dozen calls from
C++ into Python; here a view paints its cells itself, and only those in the part exposed.
"""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRect
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QTableView


class Band(NamedTuple):
    """A column in the part exposed: its left edge and width in pixels of the viewport."""

    column: int
    left: int
    width: int


class Part(NamedTuple):
    """One rectangle of cells.

    Attributes:
        rows: each row with the top of it, in pixels of the viewport.
        height: of each row.
    """

    rows: list[tuple[int, int]]
    height: int
    bands: list[Band]


def parts(view: QTableView, exposed: QRegion) -> Iterator[Part]:
    """Give the cells of a table with rows of one height that an exposed region touches."""
    model = view.model()
    height, count = view.verticalHeader().defaultSectionSize(), model.rowCount()
    if not count:
        return
    bands = _bands(view, model.columnCount())
    start = view.rowViewportPosition(0)
    for rect in exposed:  # type: ignore[attr-defined]  # it is iterable, its stub forgets it
        touched = [
            band
            for band in bands
            if band.left <= rect.right() and band.left + band.width > rect.left()
        ]
        first = max((rect.top() - start) // height, 0)
        last = min((rect.bottom() - start) // height, count - 1)
        rows = [(row, start + row * height) for row in range(first, last + 1)]
        if rows and touched:
            yield Part(rows, height, touched)


def _bands(view: QTableView, columns: int) -> list[Band]:
    shown = (column for column in range(columns) if not view.isColumnHidden(column))
    return [
        Band(column, view.columnViewportPosition(column), view.columnWidth(column))
        for column in shown
    ]


def cell_rect(band: Band, top: int, height: int) -> QRect:
    """Give the rectangle of a cell."""
    return QRect(band.left, top, band.width, height)
