"""The picture of two players' stairs: painted, told to a screen reader, copied."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QImage, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from arbiter_app.core.staircase import Drawn
from arbiter_app.labels import why
from arbiter_app.ui.grid_look import LEAST_POINTS
from arbiter_app.ui.staircase_painter import StaircasePainter
from arbiter_app.ui.theme import LIGHT, Colours, colours
from arbiter_app.ui.words import translate

_MARGIN = 10
_COPIED = QSize(900, 420)
_SHARP = 2.0
"""Pixels of a copied picture for one on screen."""


class StaircaseView(QWidget):
    """Shows the stairs of one player or two."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._drawn: tuple[Drawn, ...] = ()
        self._playing: frozenset[int] = frozenset()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(self.tr("Staircase"))

    @property
    def drawn(self) -> tuple[Drawn, ...]:
        """What is shown."""
        return self._drawn

    def show_stairs(self, drawn: Sequence[Drawn], playing: frozenset[int] = frozenset()) -> None:
        """Show other stairs; *playing* are the rounds that are open for one of the players."""
        if (tuple(drawn), playing) != (self._drawn, self._playing):
            self._drawn, self._playing = tuple(drawn), playing
            self.setAccessibleDescription(self.spoken())
            self.update()

    def spoken(self) -> str:
        """Tell the picture in sentences."""
        stairs = [one.stairs for one in self._drawn]
        said = [why.steps(one.name, one.stairs, translate) for one in self._drawn]
        said.append(why.caption(stairs, translate, playing=bool(self._playing)))
        return " ".join(said) if stairs else ""

    def picture(self) -> QImage:
        """Draw it for a message or a web page, dark on white."""
        image = QImage(_COPIED * _SHARP, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(_SHARP)
        image.fill(0xFFFFFFFF)
        painter = QPainter(image)
        self._paint(painter, QRectF(0, 0, _COPIED.width(), _COPIED.height()), LIGHT)
        painter.end()
        return image

    def minimumSizeHint(self) -> QSize:
        """Leave room for the caption at least."""
        line = QFontMetrics(self._font()).height()
        return QSize(14 * line, 2 * line)

    def sizeHint(self) -> QSize:
        """About as wide as the sentences beside it."""
        return QSize(520, 220)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw it, with a frame where the keys are."""
        painter = QPainter(self)
        own = colours(self.palette())
        self._paint(painter, QRectF(self.rect()), own)
        if self.hasFocus():
            painter.setPen(own.accent)
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    def changeEvent(self, event: QEvent) -> None:
        """Follow font and palette."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self.update()

    def _paint(self, painter: QPainter, rect: QRectF, own: Colours) -> None:
        if self._drawn:
            inside = rect.adjusted(_MARGIN, _MARGIN - 2, -_MARGIN, -_MARGIN + 4)
            StaircasePainter(self._drawn, self._playing, inside, self._font(), own).paint(painter)

    def _font(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(max(font.pointSizeF(), LEAST_POINTS))
        font.setFeature(QFont.Tag("tnum"), 1)
        return font
