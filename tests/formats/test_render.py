"""Tables as text and as CSV."""

from fractions import Fraction

import pytest

from arbiter_app.core.tables import Cell, Column, Table
from arbiter_app.formats.render import display_width, plain_number, render_csv, render_text


def _table(*rows: tuple[Cell, ...], legend: tuple[str, ...] = ()) -> Table:
    columns = (Column("Place", number=True), Column("Name"), Column("Pts", number=True))
    return Table("Open", "After round 1", columns, rows, legend)


HALF = Fraction(1, 2)


def test_text_is_aligned_with_whole_figures_under_whole_figures():
    table = _table(("1", "Anna", Fraction(2)), ("2=", "Bela", 3 * HALF), ("2=", "Cleo", None))
    assert render_text(table) == (
        "Open\nAfter round 1\n\n"
        "Place  Name  Pts\n"
        "----------------\n"
        "   1   Anna   2\n"
        "   2=  Bela   1½\n"
        "   2=  Cleo   –\n"
    )


def test_wide_letters_and_accents_keep_the_columns_straight():
    assert [display_width(text) for text in ("Ng", "王小明", "Nova\u0301k", "½")] == [2, 6, 5, 1]
    lines = render_text(_table(("1", "王小明", HALF), ("2", "Nova\u0301k", HALF))).splitlines()[3:]
    assert len({display_width(line) for line in lines}) == 1


def test_a_table_without_rows_is_its_heading():
    assert render_text(_table()).splitlines()[3] == "Place  Name  Pts"
    assert render_csv(_table()) == "Place,Name,Pts\r\n"


def test_a_very_long_name_does_not_push_the_columns_off_the_screen():
    lines = render_text(_table(("1", "x" * 200, HALF))).splitlines()
    assert max(map(len, lines)) < 80
    assert "x" * 200 in render_csv(_table(("1", "x" * 200, HALF)))


def test_notes_are_wrapped_to_the_width_of_a_terminal():
    text = render_text(_table(("1", "Anna", HALF), legend=("word " * 40,)))
    assert max(map(len, text.splitlines())) <= 78


def test_what_would_move_the_cursor_is_left_out():
    text = render_text(_table(("1", "An\x1b[2Jna\n\r\tB", HALF)))
    assert not {"\x1b", "\r", "\t"} & set(text)
    assert len(text.splitlines()) == 6


def test_csv_has_plain_numbers_and_quoted_commas():
    table = _table(("1", "Novák, Jiří", 5 * HALF), ("2", 'O"Neil', None), ("3", "Ng", Fraction(0)))
    assert render_csv(table).split("\r\n") == [
        "Place,Name,Pts",
        '1,"Novák, Jiří",2.5',
        '2,"O""Neil",',
        "3,Ng,0",
        "",
    ]


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1+1", "  =1+1", "＝1+1"])
def test_csv_has_no_cell_that_a_spreadsheet_would_run(name):
    (_, row, _) = render_csv(_table(("1", name, HALF))).split("\r\n")
    assert row.split(",")[1].startswith("'")


@pytest.mark.parametrize(
    ("number", "text"),
    [("5/2", "2.5"), ("0", "0"), ("10", "10"), ("-1/2", "-0.5"), ("1/4", "0.25"), ("2/3", "0.67")],
)
def test_a_number_for_machines_has_a_point_and_at_most_two_decimals(number, text):
    assert plain_number(Fraction(number)) == text
