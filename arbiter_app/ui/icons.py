"""Our own icons, drawn in the colour of the text beside them.

They are SVG files whose lines are `currentColor`; what shows one asks again when its palette
changes.
"""

from functools import cache

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer

from arbiter_app import paths

_SIZES = (16, 24, 32, 48)
_APP_SIZES = (16, 32, 48, 64, 128, 256)


def icon(name: str, palette: QPalette) -> QIcon:
    """Give an icon in the palette's text colour, paler where it is disabled."""
    role = QPalette.ColorRole.ButtonText
    made = QIcon()
    for group, mode in (
        (QPalette.ColorGroup.Active, QIcon.Mode.Normal),
        (QPalette.ColorGroup.Disabled, QIcon.Mode.Disabled),
    ):
        for pixmap in _pixmaps(name, palette.color(group, role).name(), _SIZES):
            made.addPixmap(pixmap, mode)
    return made


def tinted(name: str, colour: QColor) -> QIcon:
    """Give an icon in a colour of its own."""
    made = QIcon()
    for pixmap in _pixmaps(name, colour.name(), _SIZES):
        made.addPixmap(pixmap)
    return made


def app_icon() -> QIcon:
    """Give the icon of the program: the stairs of a cumulative score."""
    made = QIcon()
    for pixmap in _pixmaps("arbiter", "", _APP_SIZES):
        made.addPixmap(pixmap)
    return made


@cache
def _pixmaps(name: str, colour: str, sizes: tuple[int, ...]) -> tuple[QPixmap, ...]:
    source = (paths.resources() / "icons" / f"{name}.svg").read_bytes()
    drawing = QSvgRenderer(QByteArray(source.replace(b"currentColor", colour.encode())))
    return tuple(_pixmap(drawing, size) for size in sizes)


def _pixmap(drawing: QSvgRenderer, size: int) -> QPixmap:
    pixmap = QPixmap(QSize(size, size))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    drawing.render(painter)
    painter.end()
    return pixmap
