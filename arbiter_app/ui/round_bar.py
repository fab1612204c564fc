"""The two things of the tool bar used every round: which round, and what is still playing."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QFontMetrics, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QMenu,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from arbiter_app.core.progress import open_entries
from arbiter_app.core.tournament import Section
from arbiter_app.ui.fonts import bold
from arbiter_app.ui.icons import tinted
from arbiter_app.ui.theme import Colours, colours

_CORNER = 5


class RoundSelector(QWidget):
    """◀ Round 4 of 5 ▶; the middle opens the list of rounds.

    Signals:
        chosen: a round, from 1, was asked for.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._section, self._round = Section(), 0
        self._previous, self._middle, self._next = (QToolButton(self) for _ in range(3))
        self._menu = QMenu(self)
        self._one_of = QActionGroup(self._menu)
        self._middle.clicked.connect(self._offer_rounds)
        self._middle.setToolTip(self.tr("All rounds"))
        self._previous.setAccessibleName(self.tr("Previous round"))
        self._previous.setToolTip(self.tr("Previous round (Alt+PgUp)"))
        self._next.setAccessibleName(self.tr("Next round"))
        self._next.setToolTip(self.tr("Next round (Alt+PgDn)"))
        self._previous.clicked.connect(lambda: self.chosen.emit(self._round - 1))
        self._next.clicked.connect(lambda: self.chosen.emit(self._round + 1))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(2, 2, 2, 2)
        layout.setSpacing(0)
        for button in (self._previous, self._middle, self._next):
            button.setAutoRaise(True)
            # The cursor stays in the grid: a click here is not the start of typing.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            layout.addWidget(button)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
        self._recolour()

    def show_round(self, section: Section, round_number: int) -> None:
        """Show where the grid is."""
        planned = len(section.rounds)
        self._section, self._round = section, round_number
        said = self.tr("Round {0} of {1}") if planned else self.tr("No rounds")
        self._middle.setText(said.format(round_number, planned))
        self._previous.setEnabled(round_number > 1)
        self._next.setEnabled(round_number < planned)
        self._keep_width(planned)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._recolour()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground: the tint that the current round has in the grid."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours(self.palette()).current)
        painter.drawRoundedRect(self.rect(), _CORNER, _CORNER)

    def _offer_rounds(self) -> None:
        self._list_rounds()
        self._menu.popup(self._middle.mapToGlobal(self._middle.rect().bottomLeft()))

    def _list_rounds(self) -> None:
        self._menu.clear()
        for number in range(1, len(self._section.rounds) + 1):
            action = self._menu.addAction(self._text(number))
            action.setCheckable(True)
            action.setChecked(number == self._round)
            self._one_of.addAction(action)
            action.triggered.connect(lambda _on, chosen=number: self.chosen.emit(chosen))

    def _text(self, number: int) -> str:
        entered = self._section.rounds[number - 1].has_play
        playing = open_entries(self._section, number) if entered else 0
        if playing:
            return self.tr("Round {0} – %n still playing", "", playing).format(number)
        return (self.tr("Round {0} ✓") if entered else self.tr("Round {0}")).format(number)

    def _recolour(self) -> None:
        accent = colours(self.palette()).accent
        self._previous.setIcon(tinted("previous", accent))
        self._next.setIcon(tinted("next", accent))
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.ButtonText, accent)
        self._middle.setPalette(palette)
        self._middle.setFont(bold(self.font()))

    def _keep_width(self, planned: int) -> None:
        """Be as wide as the widest text, so that nothing moves from round to round."""
        widest = self.tr("Round {0} of {1}").format("0" * len(str(planned)), planned)
        width = QFontMetrics(self._middle.font()).horizontalAdvance(widest)
        self._middle.setMinimumWidth(width + 20)


class StillPlaying(QAbstractButton):
    """The badge "2 still playing F8"; a click goes to the next of them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
        self.setToolTip(self.tr("Go to the next game still playing (F8 or N)"))
        self._count, self._digits = 0, 2

    def show_count(self, count: int) -> None:
        """Show how many are still playing; with none there is no badge."""
        self._count = count
        self._digits = max(self._digits, len(str(count)))
        self.setText(self.tr("%n still playing", "", count))
        self.setAccessibleName(self.text())
        self.setEnabled(count > 0)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Fit the text and its key, and stay as wide while the count gets lower."""
        metrics = QFontMetrics(bold(self.font()))
        widest = self.tr("%n still playing", "", 8 * (10**self._digits - 1) // 9)
        wide = metrics.horizontalAdvance(f"{widest}  F8")
        return QSize(wide + 26, metrics.height() + 12)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the pill."""
        if not self._count:
            return
        own: Colours = colours(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = 2.0 if self.hasFocus() or self.underMouse() else 1.0
        painter.setPen(QPen(own.playing, outline))
        painter.setBrush(own.current if self.isDown() else own.playing_ground)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(frame, _CORNER, _CORNER)
        painter.setPen(own.playing)
        painter.setFont(bold(self.font()))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, f"{self.text()}  F8")
