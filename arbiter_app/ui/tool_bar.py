"""What is used every round: undo and redo, the round, what is still playing, its sheets."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolBar, QWidget

from arbiter_app.core.progress import open_so_far
from arbiter_app.core.tournament import Section
from arbiter_app.ui.icons import icon
from arbiter_app.ui.round_bar import RoundSelector, StillPlaying


class ToolBar(QToolBar):
    """The one tool bar.

    Attributes:
        selector, badge: the round, and what is still playing.
    """

    def __init__(self, undo: QAction, redo: QAction, print_round: QAction, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Tool bar"))
        self.setObjectName("tools")
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._icons = {"undo": undo, "redo": redo, "print": print_round}
        self.selector, self.badge = RoundSelector(self), StillPlaying(self)
        self.addActions([undo, redo])
        self.addSeparator()
        self.addWidget(self.selector)
        gap = QWidget(self)
        gap.setFixedWidth(8)
        self.addWidget(gap)
        self.addWidget(self.badge)
        self.addSeparator()
        self.addAction(print_round)
        self._recolour()

    def show_round(self, section: Section, round_number: int) -> None:
        """Show where the grid is, and what is open so far."""
        self.selector.show_round(section, round_number)
        self.badge.show_count(open_so_far(section))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._recolour()

    def _recolour(self) -> None:
        for name, action in self._icons.items():
            action.setIcon(icon(name, self.palette()))
