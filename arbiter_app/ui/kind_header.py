"""The head of the preview: over each column a choice of what it holds."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.formats.paste_words import KINDS
from arbiter_app.labels import paste
from arbiter_app.ui.flat_header import FlatHeader
from arbiter_app.ui.words import translate

_NARROWEST = 112
_AIR = 3
_LOOKED_AT = 200
"""So many rows decide how wide a column is."""


class KindHeader(FlatHeader):
    """A head with a list of choices in each section, and below it the head of the pasted list.

    Attributes:
        headed: the list has a head row of its own.

    Signals:
        chosen: another kind was chosen for a column.
    """

    chosen = Signal(int, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumSectionSize(_NARROWEST)
        self.setSectionsClickable(False)
        self.setResizeContentsPrecision(_LOOKED_AT)
        self._choices: list[QComboBox] = []
        self.headed = False
        self.sectionResized.connect(self.place)

    def choices(self) -> list[QComboBox]:
        """The lists of choices, column by column."""
        return self._choices

    def show_kinds(self, kinds: Sequence[str], *, headed: bool) -> None:
        """Put a choice over each column; *headed* leaves room for the list's own heads."""
        while len(self._choices) > len(kinds):
            self._choices.pop().deleteLater()
        while len(self._choices) < len(kinds):
            self._choices.append(self._choice(len(self._choices)))
        for field, kind in zip(self._choices, kinds, strict=True):
            field.setCurrentIndex(field.findData(kind))
        if headed != self.headed:
            self.headed = headed
            self.updateGeometry()
            self.geometriesChanged.emit()
        self.place()

    def place(self) -> None:
        """Put the choices over their columns, wherever these are now."""
        for column, field in enumerate(self._choices):
            left = self.sectionViewportPosition(column) + _AIR
            field.setGeometry(left, _AIR, self.sectionSize(column) - 2 * _AIR, self._line())
            field.setVisible(True)

    def sizeHint(self) -> QSize:
        """Room for the choices, and for a line below them where the list has heads."""
        below = self.fontMetrics().height() + 2 * _AIR if self.headed else 0
        return QSize(super().sizeHint().width(), self._line() + 2 * _AIR + below)

    def _line(self) -> int:
        return self._choices[0].sizeHint().height() if self._choices else 24

    def _choice(self, column: int) -> QComboBox:
        field = QComboBox(self.viewport())
        field.setAccessibleName(self.tr("Column {0} holds").format(column + 1))
        field.setMaxVisibleItems(len(KINDS) + 1)
        for kind in (*KINDS, ""):
            field.addItem(paste.column(kind, translate), kind)
        field.activated.connect(lambda at: self.chosen.emit(column, field.itemData(at)))
        return field
