"""The picture of the stairs: its names stand on them, and nothing depends on the colours alone."""

from itertools import product

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from arbiter_app.core.staircase import Drawn, staircase
from arbiter_app.core.tiebreaks import TIE_BREAKS, Context
from arbiter_app.ui.staircase import StaircaseView
from arbiter_app.ui.staircase_painter import StaircasePainter
from arbiter_app.ui.theme import DARK, LIGHT
from tests.core.events import scores_only

THREE_OF_FIVE = scores_only("1 1 1 0 0", "1 0 1 0 1", "0 0 1 1 1")
LONG = "Wolfeschlegelsteinhausenbergerdorff, Hub"
SIZES = [(560, 220), (330, 140), (1400, 300)]


def stairs(code, event, player):
    found = staircase(TIE_BREAKS[code].working(Context.after(event, len(event.rounds)), player))
    assert found is not None
    return found


def both(event=THREE_OF_FIVE, one=1, other=3, code="PS", names=("Anna 12", "Béla 6")):
    return [
        Drawn(name, stairs(code, event, no)) for name, no in zip(names, (one, other), strict=True)
    ]


def painted(qapp, drawn, size=(560, 220), own=LIGHT, playing=frozenset()):
    painter = StaircasePainter(drawn, playing, QRectF(0, 0, *size), qapp.font(), own)
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(own.base)
    with QPainter(image) as on:
        painter.paint(on)
    return painter, image


def ink(image, colour, area):
    """Count the pixels of a colour in an area."""
    left, top, right, bottom = map(round, area)
    places = product(range(left, right), range(top, bottom))
    return sum(image.pixelColor(x, y).rgb() == colour.rgb() for x, y in places)


CASES = [
    both(),
    both(other=2),
    both(other=1),
    both(names=(LONG, LONG)),
    both(
        event=scores_only("1 ½ 1 1 0 1 1 0 1 1 1", "0 B H 1 1 1 1 ½ 1 1 1"), other=2, code="CUM/C2"
    ),
    both(event=scores_only("0 0", "1 1"), other=2),
]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("case", range(len(CASES)))
def test_both_names_are_within_the_picture_and_apart(qapp, case, size):
    painter, _ = painted(qapp, CASES[case], size)
    first, second = painter.names()
    assert not first.rect.intersects(second.rect)
    for name in (first, second):
        assert QRectF(0, 0, *size).contains(name.rect)
        assert name.rect.bottom() <= painter.y(0)
        assert name.text


def test_the_upper_name_stands_over_its_line_and_the_lower_in_its_area(qapp):
    # Parted most after round 2: 2 and 0, and after round 3: 3 and 1.
    painter, _ = painted(qapp, both())
    upper, lower = painter.names()
    assert upper.rect.bottom() <= painter.y(2)
    assert lower.rect.top() >= painter.y(1)
    assert painter.x(2) <= lower.rect.left() < painter.x(3)


@pytest.mark.parametrize("own", [LIGHT, DARK])
def test_the_first_line_is_solid_and_the_second_dashed(qapp, own):
    # Along the top of round 2 the first has 2 points; along round 4 the second has 2.
    painter, image = painted(qapp, both(), own=own)

    def along(at, colour):
        y = round(painter.y(2))
        return ink(image, colour, (painter.x(at) + 4, y - 1, painter.x(at + 1) - 60, y + 1))

    def width(at):
        return round(painter.x(at + 1) - 60) - round(painter.x(at) + 4)

    assert along(1, own.solid) >= width(1)
    assert 0 < along(3, own.dashed) < 2 * width(3)


def test_cut_columns_are_hatched_and_say_so(qapp):
    painter, image = painted(qapp, both(code="PS/C1"))
    assert "Hatched: left out." in painter.caption
    column = (painter.x(0) + 3, painter.y(1) + 3, painter.x(1) - 3, painter.y(0) - 20)
    assert ink(image, LIGHT.solid, column)


def test_what_is_taken_off_is_crossed_and_not_filled(qapp):
    # Loss, bye: 0 + 1 − 1; the block takes the whole column of round 2.
    event = scores_only("0 B", "1 0")
    painter, image = painted(qapp, both(event, 1, 2, "CUM"))
    assert "Crossed: got without play, taken off." in painter.caption
    centre = QColor(image.pixelColor(round(painter.x(1.5)), round(painter.y(0.5))))
    assert centre.isValid()
    assert ink(image, LIGHT.solid, (painter.x(1) + 4, painter.y(1) + 4, painter.x(2), painter.y(0)))


def test_a_round_still_playing_has_a_hollow_dot_and_a_sentence(qapp):
    painter, _ = painted(qapp, both(), playing=frozenset({5}))
    assert painter._round(5) == "○ round 5"
    assert painter._round(4) == "round 4"
    assert "still playing" in painter.caption


def test_the_lowest_widget_paints_its_caption_only(qapp, qtbot):
    view = StaircaseView()
    qtbot.addWidget(view)
    view.show_stairs(both())
    view.resize(200, 20)
    assert not view.grab().isNull()


def test_the_same_stairs_again_are_not_painted_again(qapp, qtbot):
    view = StaircaseView()
    qtbot.addWidget(view)
    with qtbot.waitExposed(view):
        view.show()
    view.show_stairs(both())
    qapp.processEvents()
    paints = []
    view.update = lambda: paints.append(True)
    view.show_stairs(both())
    assert not paints
    view.show_stairs(both(other=2))
    assert paints
    assert view.focusPolicy() is Qt.FocusPolicy.TabFocus
