"""The delegate paints signs where they belong, nothing small and nothing unreadable."""

import pytest
from PySide6.QtGui import QColor, QFont

from arbiter_app.core.entries import dispute
from arbiter_app.core.roster import withdraw
from arbiter_app.ui.grid_look import LEAST_POINTS, Look
from arbiter_app.ui.theme import DARK, LIGHT
from tests.ui.events import FIRST, section
from tests.ui.pressing import cell_of


@pytest.mark.parametrize("compact", [False, True])
@pytest.mark.parametrize("points", [7, 9, 14])
def test_nothing_is_smaller_than_nine_points(qapp, points, compact):
    look = Look(QFont("Sans Serif", points), compact=compact)
    for text in (look.plain, look.italic, look.bold, look.own, look.own_italic):
        assert text.font.pointSizeF() >= LEAST_POINTS


def test_a_text_is_cut_only_where_it_does_not_fit(qapp):
    text = Look(QFont("Sans Serif", 9), compact=False).plain
    for word in ("School 1", "School 8", "▲10", "Grundschule Süd"):
        assert text.elided(word, text.width(word)) == word
        assert text.elided(word, text.width(word) - 3).endswith("…")


def test_a_game_still_playing_stands_in_the_middle_of_its_cell(qapp):
    look = Look(QFont("Sans Serif", 9), compact=False)
    look.measure(2, 1)
    slots = look.slots(80, 36, total=False)
    assert slots.own_line - look.own.cap // 2 == pytest.approx(18, abs=1)
    assert slots.against_line - look.plain.cap // 2 == pytest.approx(18, abs=1)


@pytest.mark.parametrize("compact", [False, True])
@pytest.mark.parametrize("digits", [1, 2, 3, 4])
def test_the_parts_of_a_cell_do_not_touch(qapp, digits, compact):
    look = Look(QFont("Sans Serif", 9), compact=compact)
    width = look.measure(digits, 2)
    slots = look.slots(width, look.row_height)
    own_right = slots.own + look.own.width("½") // 2
    against_left = slots.against - look.plain.width("9" * digits + "w")
    assert own_right < against_left
    assert slots.own - look.own.width("½") // 2 >= 0
    if compact:
        assert slots.against < slots.total - look.plain.width("10½")
    else:
        assert slots.total_line - look.plain.cap > slots.own_line
    assert max(slots.own_line, slots.total_line) + look.plain.descent <= look.row_height
    assert max(slots.against, slots.total) <= width - 2


def test_a_score_without_an_opponent_stands_in_the_middle_of_its_cell(qapp):
    look = Look(QFont("Sans Serif", 9), compact=False)
    width = look.measure(2, 1, paired=False)
    slots = look.slots(width, look.row_height)
    assert slots.own == width // 2
    assert slots.against <= width + look.own_width


def contrast(one: QColor, other: QColor) -> float:
    """As WCAG 2 counts it."""

    def light(colour: QColor) -> float:
        parts = (colour.redF(), colour.greenF(), colour.blueF())
        linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("shades", [LIGHT, DARK])
def test_everything_painted_can_be_read_on_each_ground(shades):
    for ground in (shades.base, shades.alternate, shades.current):
        for ink in (shades.text, shades.faint, shades.playing, shades.problem):
            assert contrast(ink, ground) >= 4.5
    assert contrast(shades.on_accent, shades.accent) >= 4.5


def inks(view, index) -> set[str]:
    image = view.viewport().grab(view.visualRect(index)).toImage()
    return {
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    }


def test_a_selected_block_is_painted_in_the_accent_and_the_cursor_in_a_frame(desk):
    on = desk(section(FIRST)).at(1, 1)
    on.press("a")  # no key of the grid: nothing moves
    view = on.pane.view
    view.selectAll()
    assert LIGHT.accent.name() in inks(view, cell_of(on.pane.model, 3, 2))
    assert LIGHT.current.name() in inks(view, cell_of(on.pane.model, 1, 1))


def test_a_disputed_board_wears_a_question_mark_in_the_colour_of_problems(desk):
    plain = desk(section(FIRST)).at(6, 4)
    disputed = desk(dispute(section(FIRST), 1, 1, "?")).at(6, 4)
    index = cell_of(disputed.pane.model, 1, 1)
    assert LIGHT.problem.name() in inks(disputed.pane.view, index)
    assert LIGHT.problem.name() not in inks(plain.pane.view, cell_of(plain.pane.model, 1, 1))


def test_a_withdrawn_player_is_paler(desk):
    on = desk(withdraw(section(FIRST), 6, 1)).at(1, 1)
    names = on.pane.view.frozen_view
    assert LIGHT.text.name() in inks(names, on.pane.model.index(4, 1))
    assert LIGHT.text.name() not in inks(names, on.pane.model.index(5, 1))
