"""How the standings share their width."""

from arbiter_app.ui.standings_columns import Kind, Room, columns_for, share

COLUMNS = columns_for(("CUM", "WIN"))
PLACE, MOVED, NUMBER, PLAYER, SCHOOL, POINTS, CUM, WIN, BROKEN_BY = COLUMNS
FIGURES = Room(40, 40, 40)
WANTED = dict.fromkeys(COLUMNS, FIGURES) | {
    PLAYER: Room(60, 100, 200),
    SCHOOL: Room(50, 50, 90),
    BROKEN_BY: Room(70, 70, 70),
}
# Easy: 6 x 40 + 100 + 50 + 70 = 460; natural: 6 x 40 + 200 + 90 + 70 = 600.


def left_out(width):
    return {column.kind for column, wide in share(width, WANTED).items() if not wide}


def test_only_a_category_has_the_overall_place_beside_its_own():
    assert Kind.OVERALL not in {column.kind for column in COLUMNS}
    kinds = [column.kind for column in columns_for(("CUM",), overall=True)]
    assert kinds[:3] == [Kind.PLACE, Kind.OVERALL, Kind.MOVED]


def test_what_decides_first_is_strong():
    strong = [column.code or column.kind for column in COLUMNS if column.strong]
    assert strong == [Kind.PLACE, Kind.PLAYER, Kind.POINTS, "CUM"]


def test_the_whole_width_is_shared_out():
    for width in range(460, 1200, 7):
        assert sum(share(width, WANTED).values()) == width


def test_names_then_schools_get_what_they_need_before_figures_get_air():
    assert share(600, WANTED)[PLAYER] == 200
    assert share(600, WANTED)[SCHOOL] == 90
    assert share(600, WANTED)[CUM] == 40
    roomy = share(630, WANTED)
    assert (roomy[PLAYER], roomy[POINTS], roomy[CUM], roomy[WIN]) == (200, 50, 50, 50)
    wide = share(1000, WANTED)
    assert (wide[CUM], wide[PLACE], wide[PLAYER]) == (58, 40, 200 + 400 - 3 * 18)


def test_columns_give_way_one_after_the_other_before_names_are_cut_short():
    assert left_out(460) == set()
    assert left_out(459) == {Kind.SCHOOL}
    assert left_out(409) == {Kind.SCHOOL, Kind.NUMBER}
    assert left_out(369) == {Kind.SCHOOL, Kind.NUMBER, Kind.BROKEN_BY}
    assert left_out(299) == {Kind.SCHOOL, Kind.NUMBER, Kind.BROKEN_BY, Kind.MOVED}


def test_place_name_and_figures_are_never_left_out():
    narrow = share(100, WANTED)
    assert {column: wide for column, wide in narrow.items() if wide} == {
        PLACE: 40,
        PLAYER: 60,
        POINTS: 40,
        CUM: 40,
        WIN: 40,
    }
