"""The choice of whom standings list: everybody, or one category of the players."""

from itertools import groupby

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QWidget

from arbiter_app.core.categories import Category, categories
from arbiter_app.core.tournament import Player, Section
from arbiter_app.labels.categories import category
from arbiter_app.ui.elided_box import ElidedBox
from arbiter_app.ui.words import translate

_LETTERS, _MOST = 11, 26
"""How much of a long name is seen while the list is closed: at least, and where there is room."""


class CategoryBox(ElidedBox):
    """Offers what the players can be parted by; the first choice is all of them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._of: tuple[tuple[Player, ...], int | None] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(ElidedBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_LETTERS)
        # Qt keeps room for a picture, which would make the box higher than its neighbours.
        self.setIconSize(QSize(1, 1))
        self.currentIndexChanged.connect(self.updateGeometry)
        self.addItem(self.tr("all players"), None)

    @property
    def chosen(self) -> Category | None:
        """Who is to be listed; None for everybody."""
        found = self.currentData()
        return found if isinstance(found, Category) else None

    def offer(self, section: Section, year: int | None, chosen: Category | None) -> None:
        """Offer what a section has, and select what is chosen, even where nobody is left in it.

        *year* is that of the event.
        """
        blocker = QSignalBlocker(self)
        if self._of is None or self._of[0] is not section.players or self._of[1] != year:
            self._of = (section.players, year)
            self._fill(section, year)
        at = self._at(chosen)
        if at < 0 and chosen is not None:
            self.addItem(category(chosen, translate, year), chosen)
            at = self.count() - 1
        self.setCurrentIndex(at)
        blocker.unblock()
        self.updateGeometry()

    @property
    def has_choice(self) -> bool:
        """Whether there is anything to choose."""
        return self.count() > 1

    def _fill(self, section: Section, year: int | None) -> None:
        while self.count() > 1:
            self.removeItem(self.count() - 1)
        for _, group in groupby(categories(section), key=lambda one: one.field):
            self.insertSeparator(self.count())
            for one in group:
                self.addItem(category(one, translate, year), one)

    def _at(self, chosen: Category | None) -> int:
        # Qt's own search does not compare Python's tuples.
        return next((at for at in range(self.count()) if self.itemData(at) == chosen), -1)

    def sizeHint(self) -> QSize:
        """Ask for the room that the chosen name needs, within reason."""
        least, metrics = self.minimumSizeHint(), self.fontMetrics()
        letter = metrics.horizontalAdvance("X")
        name = min(metrics.horizontalAdvance(self.currentText()), _MOST * letter)
        more = name + metrics.horizontalAdvance("  ") - _LETTERS * letter
        return least + QSize(max(more, 0), 0)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to what lies under it: turning it chooses nothing by accident."""
        event.ignore()
