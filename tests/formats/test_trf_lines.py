"""A player's line is read by its columns, and refused where a number is not in its own."""

import unicodedata

import pytest

from arbiter_app.formats.exchange import FormatError
from arbiter_app.formats.trf_lines import read_row
from tests.formats.reports import refused, row, section, told

FULL = row(
    12,
    "8w1",
    "H",
    sex="w",
    title="WGM",
    name="Ólafsdóttir, Ása",
    rating=2210,
    federation="ISL",
    fide_id=2300001,
    birth="1990/00/00",
    points="1,5",
    rank=3,
)


def test_every_column_is_read():
    found = read_row(FULL, 7)
    assert (found.line, found.no, found.name) == (7, 12, "Ólafsdóttir, Ása")
    assert (found.sex, found.title, found.rating) == ("w", "WGM", 2210)
    assert (found.federation, found.fide_id, found.birth) == ("ISL", "2300001", "1990/00/00")
    assert found.points == 3
    assert found.cells.halves == ((8, "w", "1"), (0, "-", "H"))
    assert found.problems == ()


def test_a_short_line_is_a_player_without_the_rest():
    found = read_row("001   12", 1)
    assert (found.no, found.rating, found.points, found.cells.halves) == (12, None, None, ())


@pytest.mark.parametrize("zeros", ["0", "0000", "----", ""])
def test_a_rating_of_zero_is_none(zeros):
    assert read_row(row(1, rating=zeros), 1).rating is None
    assert read_row(row(1, rating=zeros), 1).problems == ()


@pytest.mark.parametrize("birth", ["", "    /  /  ", "0000/00/00", "0000.00.00"])
def test_a_birth_of_zeros_is_none(birth):
    assert read_row(row(1, birth=birth), 1).birth == ""


def test_a_fide_id_of_zero_is_none():
    assert read_row(row(1, fide_id="0"), 1).fide_id == ""
    assert read_row(row(1, fide_id="0012"), 1).fide_id == "0012"


@pytest.mark.parametrize(
    ("columns_9_to_14", "sex", "title"),
    [
        (" m GM ", "m", "GM"),
        (" mGM  ", "m", "GM"),
        (" wWFM ", "w", "WFM"),
        (" f  m ", "w", "IM"),
        ("   wf ", "", "WFM"),
        (" F    ", "w", ""),
        (" GM   ", "", "GM"),
        ("m FM  ", "m", "FM"),
        ("  g   ", "", "GM"),
        ("  m   ", "", "IM"),
        ("      ", "", ""),
        ("   NM ", "", "NM"),
        # Titles that FIDE's report does not know: of its online arena, of a federation.
        (" mAGM ", "m", "AGM"),
        (" mNM  ", "m", "NM"),
        (" m NM ", "m", "NM"),
        (" MK   ", "", "MK"),
    ],
)
def test_sex_and_title_are_found_where_programs_put_them(columns_9_to_14, sex, title):
    line = f"001    1{columns_9_to_14}Anna"
    assert (read_row(line, 1).sex, read_row(line, 1).title) == (sex, title)


def shifted(line, at, by):
    """A line with blanks put in at a column (from 1), or as many characters taken out."""
    return (
        line[: at - 1] + " " * by + line[at - 1 :]
        if by > 0
        else line[: at - 1 + by] + line[at - 1 :]
    )


@pytest.mark.parametrize(
    ("line", "code"),
    [
        *[(shifted(FULL, 15, by), "columns-shifted-rating") for by in (1, 2, 3, 4, 5)],
        (shifted(FULL, 47, -1), "columns-shifted-rating"),
        (shifted(FULL, 60, 1), "columns-shifted-points"),
        (shifted(FULL, 60, 2), "columns-shifted-points"),
        (shifted(FULL, 86, 1), "columns-shifted-rank"),
        (shifted(FULL, 92, -1), "cell-unreadable"),
        (shifted(FULL.replace("   8 w", "1008 w"), 92, -1), "columns-shifted-rounds"),
        (shifted(FULL, 92, 1), "cell-unreadable"),
        (shifted(FULL, 5, 1), "columns-shifted-number"),
        (FULL.replace(" 1,5 ", " abc "), "columns-shifted-points"),
    ],
)
def test_a_number_beside_its_columns_is_refused(line, code):
    with pytest.raises(FormatError) as caught:
        read_row(line, 3)
    assert (caught.value.code, caught.value.line) == (code, 3)


def test_the_refusal_shows_the_number_whole():
    assert refused(shifted(FULL, 15, 1)) == (
        "columns-shifted-rating",
        "Line 1: “2210” does not stand in the columns of the rating (49–52); the line seems to "
        "be shifted.",
    )


@pytest.mark.parametrize(
    ("number", "shown"), [("A3", "A3"), ("", ""), ("-2", "-2"), ("0", "0"), ("1.0", "1.0")]
)
def test_a_start_number_is_a_number_from_1(number, shown):
    assert refused(row(number)) == (
        "start-number",
        f"Line 1: start number “{shown}” (columns 5–8) is not a number from 1.",
    )


def test_a_start_number_stands_once():
    assert refused(row(1), row(2), row(1)) == (
        "start-number-twice",
        "Line 3: start number 1 is already that of line 1.",
    )


def test_a_file_of_two_events_is_refused():
    event = ["012 Open", row(1, "2w1"), row(2, "1b0")]
    assert refused(*event, "", *event) == (
        "second-event",
        "Line 5: a second event begins here; a TRF file holds one, so part it in two.",
    )


def test_start_numbers_may_have_zeros_gaps_and_any_order():
    players = section(row("0012"), row(3), row(7)).players
    assert [player.no for player in players] == [3, 7, 12]


def test_a_rating_that_is_a_word_is_left_out_and_told():
    assert told(row(1, rating="unr", points="0.0")) == [("rating-unreadable", 1, None)]


def test_points_finer_than_a_half_are_left_out_and_told():
    assert told(row(1, points="0.25")) == [("points-unreadable", 1, None)]


def test_a_player_without_a_name_is_told():
    assert told(row(1, name="", points="0.0")) == [("no-name", 1, None)]


def test_a_scrambled_name_is_put_right_with_the_columns_it_pushed():
    line = row(1, name="Böttner, Jörg", rating=2145).replace("ö", "Ã¶")
    assert section(line).players[0].name == "Böttner, Jörg"
    assert section(line).players[0].rating == 2145
    assert told(line) == [("name-scrambled", 1, None)]


def test_a_scrambled_name_in_sound_columns_is_put_right():
    line = row(1, name="BÃ¶ttner", rating=2145)
    assert section(line).players[0].name == "Böttner"
    assert section(line).players[0].rating == 2145
    assert told(line) == [("name-scrambled", 1, None)]


@pytest.mark.parametrize(
    ("name", "more"),
    [
        ("Ångström, Ö", -3),  # in bytes: three more than letters
        ("王小明, 李", -4),  # in columns of a screen: a sign takes two
        ("Bo\u0308ttner, Jo\u0308rg", 2),  # accents apart, but counted with their letters
    ],
)
def test_columns_that_are_counted_otherwise_are_read_so(name, more):
    line = row(1, name=name, rating=2145)
    line = line.replace(name + " " * 4, name + " " * (4 + more))
    found = section(line).players[0]
    assert found.name == unicodedata.normalize("NFC", name)
    assert found.rating == 2145
    assert told(line) == [("counted-otherwise", 1, None)]


def test_tabs_are_blanks_up_to_the_next_eighth_column():
    line = row(1, name="Anna", rating=2145, points="0.0").replace("Anna" + " " * 30, "Anna\t\t\t\t")
    assert section(line).players[0].rating == 2145
    assert told(line) == [("tabs-read", 1, None)]


def test_tabs_that_do_not_lead_to_the_columns_are_refused():
    line = row(1, name="Anna", rating=2145).replace("Anna" + " " * 30, "Anna\t")
    assert refused(line)[0] == "tabs"


def test_tabs_in_place_of_blanks_do_not_make_a_game_a_name():
    # One tab for each pair of blanks: every column has moved to the left.
    lines = [row(1, "2w1", "2b="), row(2, "1b0", "1w=")]
    assert refused(*(line.replace("  ", "\t") for line in lines))[0] == "tabs"


def test_a_tab_in_a_name_is_a_blank():
    assert section(row(1, name="Anna\tB", rating=2145)).players[0].name == "Anna B"


@pytest.mark.parametrize(
    ("cell", "code"),
    [
        ("  x2 w 1", "cell-unreadable"),
        ("   2ww 1", "cell-unreadable"),
        ("   2 w11", "cell-unreadable"),
        ("  -2 w 1", "cell-unreadable"),
        ("   ² w 1", "cell-unreadable"),
        ("   2 w 5", "unknown-result"),
        ("   2 w X", "unknown-result"),
    ],
)
def test_a_cell_that_cannot_be_read_is_refused(cell, code):
    found, sentence = refused(row(1, "", cell))
    assert found == code
    assert sentence.startswith("Line 1: player 1, round 2: ")


@pytest.mark.parametrize("code", "1=0+-wdlhfuz")
def test_codes_are_read_in_either_case(code):
    found = read_row(row(1, f"   2 W {code}"), 1)
    assert found.cells.halves == ((2, "w", code.upper()),)


def test_dashes_and_halves_of_a_word_processor_are_read():
    found = read_row(row(1, "   2 w ½", "   2 b −"), 1)
    assert [half.code for half in found.cells.halves] == ["=", "-"]


def test_an_unknown_colour_is_told_and_taken_from_the_opponent():
    lines = [row(1, "2g1"), row(2, "1w0")]
    assert told(*lines) == [("unknown-colour", 1, 1)]
    game = section(*lines).rounds[0].games[0]
    assert (game.white, game.black, game.colours) == (2, 1, True)


@pytest.mark.parametrize(
    ("cut_off", "halves", "cut"),
    [
        (0, 3, 0),
        (1, 3, 3),  # "  12 b": colour, no result
        (4, 3, 3),  # "  12": the number is whole
        (5, 2, 3),  # "  1": its last digit may be missing
        (9, 2, 0),
    ],
)
def test_a_line_that_ends_inside_a_round_says_so(cut_off, halves, cut):
    line = row(1, "2w1", "2b0", "12b0")
    found = read_row(line[: len(line) - cut_off], 1).cells
    assert (sum(half is not None for half in found.halves), found.cut) == (halves, cut)


def test_control_characters_are_blanks():
    found = section(row(1, name="Anna\x1a\x07B", birth="1990\x01", fide_id="\x02")).players[0]
    assert (found.name, found.birth, found.fide_id) == ("Anna  B", "1990", "")


def test_a_title_has_three_letters_at_most():
    assert read_row("001    1 WWGMWX", 1).title == "WGM"
