"""Where the workings are read: rich text that keeps its place while results come in."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from arbiter_app.labels import why
from arbiter_app.ui.grid_look import LEAST_POINTS
from arbiter_app.ui.words import translate

_CARD = 330
"""Pixels that a working needs at least, to stand beside another."""
_MOST_BESIDE = 4

Write = Callable[[int], str]
"""From how many workings stand beside each other to the page."""


class WorkingsView(QTextBrowser):
    """Shows a page of workings.

    Signals:
        copy_asked: the copy key, while nothing is selected here.
        restyled: the page has to be written again, in other colours.
    """

    copy_asked = Signal()
    restyled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._write: Write = lambda _columns: ""
        self._shown, self._columns = "", 0
        self._document: QTextDocument | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        # A bar that comes and goes would lay the page out twice each time.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Workings"))
        self._put(self._made(""))

    @property
    def indent(self) -> int:
        """Pixels before what a term is, where its value and its round stand."""
        return round(self._stops()[-1].position)

    def show_page(self, write: Write, *, keep_place: bool) -> None:
        """Show another page; *keep_place* where it is the same one after a correction."""
        self._write = write
        scrolled = self.verticalScrollBar().value() if keep_place else 0
        self._render()
        self.verticalScrollBar().setValue(scrolled)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put as many workings beside each other as there is room for."""
        super().resizeEvent(event)
        if self._wanted() != self._columns:
            self._render()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.restyled.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy all where nothing is selected."""
        if event.matches(QKeySequence.StandardKey.Copy) and not self.textCursor().hasSelection():
            self.copy_asked.emit()
        else:
            super().keyPressEvent(event)

    def _wanted(self) -> int:
        return max(1, min(self.viewport().width() // _CARD, _MOST_BESIDE))

    def _render(self) -> None:
        self._columns = self._wanted()
        page = self._write(self._columns)
        # The same page again would lose what is selected, and flicker.
        if page != self._shown:
            self._shown = page
            self._put(self._made(page))

    def _put(self, made: QTextDocument) -> None:
        before, self._document = self._document, made
        self.setDocument(made)
        if before is not None:
            before.deleteLater()

    def _made(self, page: str) -> QTextDocument:
        """Make a document, and lay it out only once its tab stops are known."""
        made = QTextDocument(self)
        made.setUndoRedoEnabled(False)
        made.setDocumentMargin(8)
        made.setDefaultFont(self._font())
        made.setHtml(page)
        everywhere, stops = QTextCursor(made), QTextBlockFormat()
        everywhere.select(QTextCursor.SelectionType.Document)
        stops.setTabPositions(self._stops())
        everywhere.mergeBlockFormat(stops)
        everywhere.clearSelection()
        return made

    def _font(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(max(font.pointSizeF(), LEAST_POINTS))
        # Figures of equal width, so that they stand below each other.
        font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def _stops(self) -> list[QTextOption.Tab]:
        """Give the tab stops: a value ends at the first, then its round, then what it is."""
        metrics, kinds = QFontMetrics(self._font()), QTextOption.TabType
        value = metrics.horizontalAdvance("1888½")
        number = value + metrics.horizontalAdvance("  ")
        what = number + metrics.horizontalAdvance(f"{why.round_name(88, translate)}  ")
        return [
            QTextOption.Tab(value, kinds.RightTab),
            QTextOption.Tab(number, kinds.LeftTab),
            QTextOption.Tab(what, kinds.LeftTab),
        ]
