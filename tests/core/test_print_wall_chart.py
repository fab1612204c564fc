"""The wall chart as it is printed."""

from dataclasses import replace
from fractions import Fraction

from arbiter_app.core.print_sheets import Choices, Imprint, PrintSheet, Source
from arbiter_app.core.print_wall_chart import wall_chart_sheet
from arbiter_app.core.tournament import Section, Tournament
from arbiter_app.labels import as_is
from arbiter_app.labels.tables import TableWords
from tests.core.events import section

THREE = section("2w1 b", "1b0 3w", "h 2b", rounds=3, tie_breaks=("CUM",))


def _cell(text: str) -> str:
    """A cell whose result and opponent stay on one line."""
    return text.replace(" ", "\N{NO-BREAK SPACE}")


def _sheet(a_section: Section, **chosen) -> PrintSheet:
    event = Tournament("Cup", sections=(a_section,))
    imprint = Imprint("2026-11-29 17:05")
    return wall_chart_sheet(Source(event, a_section, TableWords(as_is), imprint, **chosen))


def test_a_cell_has_result_and_opponent_over_the_running_score():
    # Only round 1 has a result, so the bye of round 2 adds nothing yet.
    assert _sheet(THREE).table.rows == (
        (1, "Anna", _cell("1 2w\n1"), _cell("B bye"), "", Fraction(1), Fraction(1)),
        (2, "Béla", _cell("0 1b\n0"), _cell("○ 3w"), "", Fraction(0), Fraction(0)),
        (3, "Chen", _cell("H bye\n½"), _cell("○ 2b"), "", Fraction(1, 2), Fraction(0)),
    )


def test_the_columns_are_the_rounds_and_the_sum_stands_at_the_end():
    headings = [column.heading for column in _sheet(THREE).table.columns]
    assert headings == ["No", "Name", "Round 1", "Round 2", "Round 3", "Pts", "Cumul."]
    assert _sheet(THREE).table.subtitle == "Wall chart after round 1 of 3"


def test_the_rows_are_by_start_number_whatever_the_order_of_the_section():
    turned = replace(THREE, players=THREE.players[::-1])
    assert [row[0] for row in _sheet(turned).table.rows] == [1, 2, 3]


def test_the_chart_after_an_earlier_round_leaves_the_later_ones_blank():
    played = section("2w1 2b0", "1b0 1w1", rounds=2)
    sheet = _sheet(played, round=1)
    assert sheet.table.rows[0][2:] == (_cell("1 2w\n1"), "", Fraction(1), Fraction(1))
    assert sheet.table.subtitle == "Wall chart after round 1 of 2"


def test_the_school_stands_under_the_name():
    anna = replace(THREE.players[0], school="Oak Hill", rating=1200)
    known = replace(THREE, players=(anna, *THREE.players[1:]))
    assert _sheet(known).table.rows[0][1] == "Anna\nOak Hill"
    assert _sheet(known, choices=Choices(ratings=True)).table.rows[0][2] == 1200
