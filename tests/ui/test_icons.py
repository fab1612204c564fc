"""Our own icons: each can be drawn, in the colour of the text beside it."""

import pytest
from PySide6.QtGui import QColor, QIcon, QPalette

from arbiter_app import paths
from arbiter_app.ui.icons import app_icon, icon, tinted
from arbiter_app.ui.theme import DARK, LIGHT, palette

NAMES = sorted(path.stem for path in (paths.resources() / "icons").glob("*.svg"))


def colours_of(drawn):
    """The opaque colours of a picture."""
    image = drawn.toImage()
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {pixel.name() for pixel in pixels if pixel.alpha() == 255}


@pytest.mark.parametrize("name", [name for name in NAMES if name != "arbiter"])
def test_an_icon_is_drawn_in_the_colour_asked_for(qapp, name):
    assert colours_of(tinted(name, QColor("#2156c4")).pixmap(48)) == {"#2156c4"}


@pytest.mark.parametrize("of", [LIGHT, DARK], ids=["light", "dark"])
def test_an_icon_follows_the_palette_and_is_paler_when_disabled(qapp, of):
    made = icon("undo", palette(of))
    assert colours_of(made.pixmap(48)) == {of.text.name()}
    off = palette(of).color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText)
    assert colours_of(made.pixmap(48, QIcon.Mode.Disabled)) == {off.name()}


def test_the_program_has_an_icon_in_every_size(qapp):
    assert [size.width() for size in app_icon().availableSizes()] == [16, 32, 48, 64, 128, 256]
