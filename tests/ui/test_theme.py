"""The two palettes: readable everywhere, and chosen by the ground they are on."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette

from arbiter_app.ui import theme
from arbiter_app.ui.theme import DARK, LIGHT, box_palette, colours, palette


def _luminance(colour):
    """Relative luminance as WCAG 2.2 defines it."""
    channels = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one, other):
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("of", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("ground", ["base", "alternate", "head", "current"])
@pytest.mark.parametrize(
    "ink",
    ["text", "faint", "accent", "playing", "rise", "fall", "problem", "solid", "dashed"],
)
def test_every_text_is_readable_on_every_ground(of, ground, ink):
    assert _contrast(getattr(of, ink), getattr(of, ground)) >= 4.5


@pytest.mark.parametrize("of", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("playing", "playing_ground"),
        ("problem", "problem_ground"),
        ("text", "problem_ground"),
        ("text", "playing_ground"),
        ("accent", "playing_ground"),
        ("on_accent", "accent"),
    ],
)
def test_badges_notices_and_selections_are_readable(of, ink, ground):
    assert _contrast(getattr(of, ink), getattr(of, ground)) >= 4.5


@pytest.mark.parametrize("of", [LIGHT, DARK], ids=["light", "dark"])
def test_a_delegate_finds_the_colours_of_the_palette_it_paints_with(of):
    assert colours(palette(of)) is of


@pytest.mark.parametrize(("dark", "of"), [(True, DARK), (False, LIGHT)])
def test_the_scheme_can_be_chosen(qapp, dark, of):
    theme.apply(qapp, dark)
    assert colours(qapp.palette()) is of
    theme.apply(qapp, None)


def test_the_palette_follows_the_system_unless_one_was_chosen(qapp):
    theme.apply(qapp, None)
    scheme = qapp.styleHints().colorSchemeChanged
    scheme.emit(Qt.ColorScheme.Dark)
    assert colours(qapp.palette()) is DARK
    scheme.emit(Qt.ColorScheme.Light)
    assert colours(qapp.palette()) is LIGHT
    theme.apply(qapp, dark=False)
    scheme.emit(Qt.ColorScheme.Dark)
    assert colours(qapp.palette()) is LIGHT
    theme.apply(qapp, None)


def test_an_unticked_box_is_seen_on_a_dark_window_and_its_tick_in_it():
    boxed = box_palette(DARK)
    box, window = boxed.color(QPalette.ColorRole.Base), boxed.color(QPalette.ColorRole.Window)
    assert _contrast(box, window) >= 3
    assert _contrast(boxed.color(QPalette.ColorRole.Text), box) >= 3


def test_the_mark_in_a_box_is_seen_although_the_style_darkens_it():
    boxed = box_palette(DARK)
    mark = boxed.color(QPalette.ColorRole.Text).darker(120)
    assert _contrast(mark, boxed.color(QPalette.ColorRole.Base)) >= 3


@pytest.mark.parametrize("of", [LIGHT, DARK])
def test_what_is_switched_off_can_still_be_made_out(of):
    made, off = palette(of), QPalette.ColorGroup.Disabled
    for ground in (QPalette.ColorRole.Window, QPalette.ColorRole.Button):
        for ink in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
            found = _contrast(made.color(off, ink), made.color(ground))
            assert 3.4 <= found < _contrast(of.faint, made.color(ground))
