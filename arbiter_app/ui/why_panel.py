"""Why this place? The panel: a player's score group and workings, or two players compared.

It follows the standings a moment after they have changed, so that a key is never kept waiting,
and works nothing out while it cannot be seen.
"""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QImage, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QSplitter, QStackedLayout, QWidget

from arbiter_app.core.staircase import Drawn
from arbiter_app.labels import why
from arbiter_app.ui.staircase import StaircaseView
from arbiter_app.ui.standings_model import StandingsModel
from arbiter_app.ui.theme import colours
from arbiter_app.ui.why_group import GroupTable
from arbiter_app.ui.why_page import Added, WhyPage
from arbiter_app.ui.why_subject import Subject
from arbiter_app.ui.why_workings import WorkingsView, Write
from arbiter_app.ui.words import translate

_LEAST = 24
"""Pixels of height: one line, so that the results have room in the lowest window."""
_SHARES = [400, 660, 560]
"""Of the width, what group, workings and stairs have at first; two of them are seen at a time."""
_PAUSE = 120
"""Milliseconds without a change before the panel follows."""


class WhyPanel(QWidget):
    """Explains the chosen player's place, or compares a pair until that is closed.

    Signals:
        changed: it is about somebody else now, or the pair was let go.
        player_chosen: the person went to another player of the score group.
        unpinned: the comparison was closed.
        echo, refused: for the status bar.
    """

    changed = Signal()
    player_chosen = Signal(int)
    unpinned = Signal()
    echo = Signal(str)
    refused = Signal(str)

    def __init__(self, model: StandingsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._player = 0
        self._pair: tuple[int, int] | None = None
        self._written: tuple[int, ...] = ()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._stale = True
        self.group, self.workings = GroupTable(self), WorkingsView(self)
        self.stairs, self._empty = StaircaseView(self), QLabel(self)
        self._parts = QSplitter(Qt.Orientation.Horizontal, self)
        self._stack = QStackedLayout(self)
        self._build()
        self._pause.timeout.connect(self.refresh)
        self.group.chosen.connect(self._go_to)
        self.workings.copy_asked.connect(self.copy)
        self.workings.restyled.connect(self._pause.start)
        model.renewed.connect(self._follow)
        model.section_changed.connect(self._forget)

    # What is asked for

    @property
    def subject(self) -> Subject:
        """Whom the panel is about."""
        players = self._pair or ((self._player,) if self._player else ())
        return Subject(self._model.shown, players)

    @property
    def pinned(self) -> bool:
        """Whether two players are compared."""
        return self._pair is not None

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the keys to the workings; as a focus proxy they would catch the Tab key."""
        self.workings.setFocus(reason)

    def show_player(self, player: int) -> None:
        """Explain a player's place, unless a comparison is pinned."""
        if player != self._player:
            self._player = player
            if self._pair is None:
                self._follow()

    def compare(self, one: int, other: int) -> None:
        """Compare two players and stay with them."""
        if self._pair != (one, other):
            self._pair = (one, other)
            self._follow()
            if self.isVisible() and self.subject.there:
                self.echo.emit(self.subject.sentence())

    def let_go(self) -> None:
        """End the comparison."""
        if self._pair is not None:
            self._pair = None
            self._follow()
            self.unpinned.emit()

    def refresh(self) -> None:
        """Write everything again from the table as it is now."""
        self._pause.stop()
        self._stale = False
        subject = self.subject
        if self._pair is not None and not subject.there:
            self._pair, subject = None, Subject(self._model.shown, (self._player,))
        there = subject.there
        self._stack.setCurrentIndex(0 if there else 1)
        if there:
            (self._show_two if self._pair else self._show_one)(subject)
            self._written = subject.players
        self.changed.emit()

    # Copies

    def copy(self) -> None:
        """Copy everything as text."""
        subject = self.subject
        if not subject.there:
            self.refused.emit(self.tr("Nothing is copied: nobody's place is explained here."))
            return
        QGuiApplication.clipboard().setText(subject.text())
        self.echo.emit(self.tr("The workings are copied as text"))

    def copy_picture(self) -> None:
        """Copy the stairs as a picture."""
        image = self.picture()
        if image is None:
            self.refused.emit(self.tr("There is no picture: there is no cumulative score here."))
            return
        QGuiApplication.clipboard().setImage(image)
        self.echo.emit(self.tr("The staircase is copied as a picture"))

    def picture(self) -> QImage | None:
        """Draw the stairs of whom the panel is about; None where there are none."""
        subject = self.subject
        if not subject.there:
            return None
        view = StaircaseView()
        view.show_stairs(_drawn(subject, subject.players), subject.playing())
        return view.picture() if view.drawn else None

    # How it is built

    def _build(self) -> None:
        self.setAccessibleName(self.tr("Why this place?"))
        self.setMinimumHeight(_LEAST)
        # As far from the window's edges as the panes above.
        self.setContentsMargins(6, 0, 6, 0)
        self._empty.setText(
            self.tr(
                "No place to explain yet. Select a player in the results or in the standings once "
                "there is a result."
            )
        )
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setContentsMargins(24, 8, 24, 8)
        self._parts.setChildrenCollapsible(False)
        for at, part in enumerate((self.group, self.workings, self.stairs)):
            self._parts.addWidget(part)
            self._parts.setStretchFactor(at, _SHARES[at])
        self._parts.setSizes(_SHARES)
        self.stairs.hide()
        self._stack.addWidget(self._parts)
        self._stack.addWidget(self._empty)
        self._stack.setCurrentIndex(1)

    # What it shows

    def _show_one(self, subject: Subject) -> None:
        found, spread = subject.explained(), self._model.spread
        player = found.row.player
        self.group.group.show_rows(
            found.group, subject.names, subject.group_sums(), subject.added_head(), spread=spread
        )
        self.group.fit()
        self.group.mark(player)
        self.stairs.hide()
        self.group.show()
        page, possible = self._page(subject), self._possible(player)
        self._write(lambda columns: page.one(found, possible, columns), subject)

    def _show_two(self, subject: Subject) -> None:
        found = subject.compared()
        players = (found.first.row.player, found.second.row.player)
        drawn = _drawn(subject, players)
        self.group.hide()
        self.stairs.show_stairs(drawn, subject.playing())
        self.stairs.setVisible(bool(drawn))
        added = [Added(subject.names(no), subject.added(no)) for no in players]
        possible = [one for no in players if (one := self._possible(no, named=True))]
        page, legend = self._page(subject), subject.legend()
        self._write(lambda columns: page.two(found, added, possible, legend, columns), subject)

    def _write(self, write: Write, subject: Subject) -> None:
        self.workings.show_page(write, keep_place=subject.players == self._written)

    def _page(self, subject: Subject) -> WhyPage:
        count = len(subject.standings.rows)
        own = colours(self.palette())
        indent, spread = self.workings.indent, self._model.spread
        return WhyPage(subject.names, count, own, indent, spread=spread)

    def _possible(self, player: int, *, named: bool = False) -> str:
        """Say how low and how high somebody can end whose games are still on."""
        at = self._model.row_of(player)
        if at is None or not self._model.standing(at).playing:
            return ""
        said = self._model.possible(at)
        name = self.subject.names(player)
        return self.tr("{0}: {1}").format(name, said) if named else said

    # What happens elsewhere

    def _follow(self) -> None:
        self._stale = True
        if self.isVisible():
            self._pause.start()

    def _forget(self) -> None:
        """Another competition is shown: its players are others."""
        self._player, self._pair = 0, None
        self._follow()

    def _go_to(self, player: int) -> None:
        self.show_player(player)
        self.player_chosen.emit(player)

    # Qt's events

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the parts below each other where the dock stands upright."""
        super().resizeEvent(event)
        ways = Qt.Orientation
        upright = event.size().height() > event.size().width()
        self._parts.setOrientation(ways.Vertical if upright else ways.Horizontal)

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what has changed meanwhile."""
        super().showEvent(event)
        if self._stale:
            self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """End a comparison by Esc."""
        if event.key() == Qt.Key.Key_Escape and self.pinned:
            self.let_go()
        else:
            super().keyPressEvent(event)


def _drawn(subject: Subject, players: tuple[int, ...]) -> list[Drawn]:
    """Give what is drawn of the players; nothing where one of them has no stairs."""
    found = []
    for no in players:
        stairs = subject.stairs(no)
        if stairs is None:
            return []
        found.append(Drawn(_label(subject, no), stairs))
    return found


def _label(subject: Subject, player: int) -> str:
    value = subject.added(player).rpartition("= ")[2]
    return why.on_the_stairs(subject.short_name(player), value, translate)
