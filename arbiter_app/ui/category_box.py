"""The choice of whom standings list: everybody, or one category of the players."""

from itertools import groupby

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.core.categories import Category, categories
from arbiter_app.core.tournament import Player, Section
from arbiter_app.labels.categories import category
from arbiter_app.ui.words import translate

_LETTERS = 11
"""How much of a long name is seen while the list is closed."""


class CategoryBox(QComboBox):
    """Offers what the players can be parted by; the first choice is all of them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._of: tuple[tuple[Player, ...], int | None] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_LETTERS)
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

    def showPopup(self) -> None:
        """Let the open list be as wide as its longest name."""
        bar = self.view().verticalScrollBar().sizeHint().width()
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + bar)
        super().showPopup()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to what lies under it: turning it chooses nothing by accident."""
        event.ignore()
