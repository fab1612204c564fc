"""The dock at the foot of the window in which a place is explained; it can be closed and moved."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QLabel, QMainWindow, QToolButton, QWidget

from arbiter_app.ui.fonts import bold
from arbiter_app.ui.icons import tinted
from arbiter_app.ui.settings import Settings
from arbiter_app.ui.standings_pane import StandingsPane
from arbiter_app.ui.status_line import ElidedLabel
from arbiter_app.ui.theme import colours
from arbiter_app.ui.why_panel import WhyPanel

_LAYOUT = "docks"
_HEIGHT = 210
"""Pixels that it has at first, without its head."""


class WhyDock(QDockWidget):
    """Holds the panel, and what is done with it.

    Attributes:
        panel: what is inside.

    Signals:
        closed: the person closed it.
        print_asked: what it says is wanted on paper.
    """

    closed = Signal()
    print_asked = Signal()

    def __init__(self, standings: StandingsPane, settings: Settings, window: QMainWindow) -> None:
        super().__init__(window)
        self._standings, self._settings, self._window = standings, settings, window
        self._started = False
        self.panel = WhyPanel(standings.model, self)
        self.setObjectName("why")
        self.setWindowTitle(self.tr("Why this place?"))
        self.setFeatures(
            QDockWidget.DockWidgetFeature.DockWidgetClosable
            | QDockWidget.DockWidgetFeature.DockWidgetMovable
        )
        self.setAllowedAreas(
            Qt.DockWidgetArea.BottomDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea
        )
        self._head = _Head(self)
        self._head.add(self.tr("Copy"), self.tr("Copy the workings as text"), self.panel.copy)
        self._head.add(
            self.tr("Copy picture"), self.tr("Copy the staircase"), self.panel.copy_picture
        )
        self._head.add(
            self.tr("Print…"),
            self.tr("Print it as a sheet for a player or parent"),
            self.print_asked.emit,
        ).setObjectName("print")
        self._head.close_asked.connect(self.put_away)
        self.setTitleBarWidget(self._head)
        self.setWidget(self.panel)
        self.panel.changed.connect(self._say_whom)
        self.panel.unpinned.connect(self._select_one)

    def place(self) -> None:
        """Stand where it stood when the program ended, at the foot at first; hidden yet."""
        self._window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, self)
        kept = self._settings.layout(_LAYOUT)
        if kept.isEmpty() or not self._window.restoreState(kept):
            self._window.resizeDocks([self], [_HEIGHT], Qt.Orientation.Vertical)
        self.hide()

    def keep_layout(self) -> None:
        """Keep its place for the next start."""
        self._settings.keep_layout(_LAYOUT, self._window.saveState())

    def start(self, *, event: bool, low: bool) -> None:
        """Open with an event, if it was open last and the window is not *low*; else be hidden."""
        if not event:
            self.hide()
        elif not self._started:
            self.setVisible(self._settings.why_open and not low)
        self._started = event

    def open(self) -> None:
        """Show it, about the two players that are selected in the standings if they are two."""
        self._settings.why_open = True
        self.show()
        self.compare_selected()
        self.panel.refresh()
        self.panel.setFocus()
        if self.panel.subject.there:
            self.panel.echo.emit(self.panel.subject.sentence())

    def put_away(self) -> None:
        """Close it, and the comparison with it."""
        self._settings.why_open = False
        self.panel.let_go()
        self.hide()
        self.closed.emit()

    def compare_selected(self) -> None:
        """Compare the players selected in the standings, where they are two."""
        selected = self._standings.view.selected_players()
        if len(selected) == 2:
            self.panel.compare(selected[0], selected[1])

    def _say_whom(self) -> None:
        subject = self.panel.subject
        names = [subject.names(no) for no in subject.players] if subject.there else []
        self._head.say(self._whom(names))

    def _whom(self, names: list[str]) -> str:
        if len(names) == 2:
            return self.tr("{0} and {1} (pinned; Esc lets go)").format(*names)
        if names:
            said = self.tr("{0} (Ctrl+Space or Ctrl+click in the standings adds a second player)")
            return said.format(names[0])
        return ""

    def _select_one(self) -> None:
        """Show in the standings that the comparison is over."""
        player = self.panel.subject.players
        if player:
            self._standings.select_player(player[0])


class _Head(QWidget):
    """The bar at the top: what it is, whom it is about, what can be done.

    Signals:
        close_asked: the button at the end was pressed.
    """

    close_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title, self._whom = QLabel(self.tr("Why this place?"), self), ElidedLabel(self)
        self._close = QToolButton(self, autoRaise=True)
        self._close.setAccessibleName(self.tr("Close “Why this place?”"))
        self._close.setToolTip(self.tr("Close (F9)"))
        self._close.clicked.connect(self.close_asked)
        self._whom.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(16, 3, 6, 3)
        self._row.setSpacing(6)
        self._row.addWidget(self._title)
        self._row.addWidget(self._whom, 1)
        self._row.addWidget(self._close)
        self._dress()

    def add(self, text: str, tip: str, act: Callable[[], object]) -> QToolButton:
        """Put a button before the one that closes."""
        button = QToolButton(self)
        button.setText(text)
        button.setToolTip(tip)
        button.clicked.connect(lambda: act())
        self._row.insertWidget(self._row.count() - 1, button)
        self.setTabOrder(button, self._close)
        return button

    def say(self, whom: str) -> None:
        """Name whom the panel is about."""
        self._whom.show_text(whom)

    def changeEvent(self, event: QEvent) -> None:
        """Follow font and palette."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._dress()

    def _dress(self) -> None:
        self._title.setFont(bold(self.font(), larger=1))
        self._close.setIcon(tinted("close", colours(self.palette()).text))
