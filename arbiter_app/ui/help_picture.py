"""The staircase on a page of the help, in the colours of the window."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QWidget

from arbiter_app.core.example import example, worked
from arbiter_app.core.staircase import Drawn, staircase
from arbiter_app.core.tiebreaks import CUMULATIVE
from arbiter_app.labels.help import CUMULATIVE as GUIDE
from arbiter_app.ui.grid_look import LEAST_POINTS
from arbiter_app.ui.staircase_painter import StaircasePainter
from arbiter_app.ui.theme import colours

_NARROWEST, _WIDEST, _HEIGHT = 240, 560, 230
_EARLY, _LATE = 1, 3
"""The two of the example whose points are the same, made early and late."""


def staircase_picture(page: str, of: QWidget, room: int) -> QImage | None:
    """Draw the stairs of a page about the cumulative score, in a widget's font and colours.

    *room* is how wide it may be, in pixels.
    """
    drawn = _drawn(page)
    if not drawn:
        return None
    size = QSize(min(max(room, _NARROWEST), _WIDEST), _HEIGHT)
    sharp = of.devicePixelRatioF()
    image = QImage(size * sharp, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(sharp)
    own = colours(of.palette())
    image.fill(own.base)
    font = QFont(of.font())
    font.setPointSizeF(max(font.pointSizeF(), LEAST_POINTS))
    painter = QPainter(image)
    inside = QRectF(0, 0, size.width(), size.height()).adjusted(2, 2, -2, -2)
    StaircasePainter(drawn, frozenset(), inside, font, own).paint(painter)
    painter.end()
    return image


def _drawn(page: str) -> list[Drawn]:
    if page == GUIDE:
        shown = [worked("PS", no) for no in (_EARLY, _LATE)]
    elif page in CUMULATIVE:
        shown = [worked(page)]
    else:
        return []
    section = example()
    stairs = [(no, staircase(found.working)) for no, found in shown]
    return [Drawn(section.player(no).name, one) for no, one in stairs if one is not None]
