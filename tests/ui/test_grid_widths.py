"""The columns of the grid share the room there is."""

import pytest

from arbiter_app.ui.grid_widths import LEAST_NAME, Widths, needed_width, share

NATURAL = Widths(no=30, name=180, school=90, rating=50, round=60, points=50, cumulative=70)
"""With 5 rounds 770 wide."""


def test_what_fits_keeps_its_width():
    assert NATURAL.total(5) == 770
    assert share(770, NATURAL, 5) == NATURAL


def test_room_left_over_widens_the_rounds_and_then_the_names():
    assert share(820, NATURAL, 5) == NATURAL._replace(round=70)
    # Half as much again at most: 5 × 30; the other 80 go to the names.
    assert share(1000, NATURAL, 5) == NATURAL._replace(round=90, name=260)


@pytest.mark.parametrize(
    ("room", "school", "rating", "name"),
    [
        (760, 80, 50, 180),
        (700, 0, 50, 180),
        (680, 0, 50, 180),
        (640, 0, 0, 180),
        (610, 0, 0, 160),
        (570, 0, 0, 120),
    ],
)
def test_school_rating_and_long_names_give_way_in_this_order(room, school, rating, name):
    # Without school 680 wide, without rating 630.
    shared = share(room, NATURAL, 5)
    assert (shared.school, shared.rating, shared.name) == (school, rating, name)
    assert shared.total(5) == room


def test_a_very_long_name_is_shortened_before_schools_are_left_out():
    # 40 wider than usual: 810.
    long = NATURAL._replace(name=220)
    assert share(800, long, 5)._replace(round=60) == long._replace(name=210)
    assert share(770, long, 5) == NATURAL


def test_names_are_not_cut_where_the_rounds_are_scrolled_anyway():
    # 630 wide without school and rating: names of 60 would be needed; a third of the room is kept.
    # The 190 left beside number, name and sums are 3 rounds of 63, and 1 more for the names.
    assert share(510, NATURAL, 5) == NATURAL._replace(school=0, rating=0, name=171, round=63)
    assert share(300, NATURAL, 5).name == LEAST_NAME
    # 470 left: 7 rounds of 67, and 1.
    assert share(800, NATURAL, 11) == NATURAL._replace(school=0, rating=0, name=181, round=67)


def test_a_section_without_rounds_can_be_shown():
    assert share(900, NATURAL, 0).total(0) == 900


def test_a_school_whose_head_would_be_cut_is_left_out():
    # 100 of 130 pixels would be left for it.
    assert share(780, NATURAL._replace(school=130), 5, 100).school == 100
    assert share(780, NATURAL._replace(school=130), 5, 101).school == 0


def test_the_least_that_the_grid_is_asked_to_make_do_with():
    # No, 150 of the name, 5 rounds, the sums: 30 + 150 + 300 + 120; neither school nor rating.
    assert needed_width(NATURAL, 5) == 600
    assert needed_width(NATURAL._replace(name=100), 5) == 550
