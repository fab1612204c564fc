"""The pairings of a round as they are posted."""

from dataclasses import replace
from fractions import Fraction

from arbiter_app.core.entries import enter_cell
from arbiter_app.core.print_pairings import pairings_by_name_sheet, pairings_sheet
from arbiter_app.core.print_sheets import Imprint, PrintSheet, Source
from arbiter_app.core.roster import withdraw
from arbiter_app.core.tournament import Round, Section, Tournament
from arbiter_app.labels import as_is
from arbiter_app.labels.tables import TableWords
from tests.core.events import section

HALF = Fraction(1, 2)
# Round 1: Anna beats Béla, Chen draws with Dora, Emil has the bye. Round 2 is under way.
FIVE = section("2w1 .", "1b0 3w1", "4w= 2b0", "3b= 5w", "b 4b", rounds=3)
FIVE = enter_cell(FIVE, 1, 2, "h")


def _sheet(a_section: Section, make=pairings_sheet, number: int | None = None) -> PrintSheet:
    event = Tournament("Cup", sections=(a_section,))
    words, imprint = TableWords(as_is), Imprint("2026-11-29 17:05")
    return make(Source(event, a_section, words, imprint, round=number))


def test_a_round_by_board_has_white_first_and_the_scores_before_it():
    sheet = _sheet(FIVE)
    assert [column.heading for column in sheet.table.columns] == [
        *("Board", "White", "Pts", "Result", "Black", "Pts")
    ]
    assert sheet.table.rows == (
        (1, "Béla", Fraction(0), "1–0", "Chen", HALF),
        (2, "Dora", HALF, "__________", "Emil", Fraction(1)),
        ("", "Anna", Fraction(1), "", "half-point bye", ""),
    )
    assert sheet.table.subtitle == "Pairings of round 2 of 3"
    assert sheet.groups == (2,)


def test_a_round_by_name_has_colour_board_and_opponent():
    assert _sheet(FIVE, pairings_by_name_sheet).table.rows == (
        ("Anna", "", "", "half-point bye"),
        ("Béla", "White", 1, "Chen"),
        ("Chen", "Black", 1, "Béla"),
        ("Dora", "White", 2, "Emil"),
        ("Emil", "Black", 2, "Dora"),
    )


def test_by_name_a_letter_with_a_stroke_or_accent_stands_where_the_plain_one_does():
    named = dict(enumerate(("Zhou", "Şahin", "Łukasik", "Müller", "de Boer"), 1))
    players = tuple(replace(player, name=named[player.no]) for player in FIVE.players)
    rows = _sheet(replace(FIVE, players=players), pairings_by_name_sheet).table.rows
    assert [row[0] for row in rows] == ["de Boer", "Łukasik", "Müller", "Şahin", "Zhou"]


def test_a_disputed_result_is_marked_as_on_the_screen():
    game = FIVE.rounds[0].games[0]
    disputed = Round((replace(game, disputed="both say they won"), *FIVE.rounds[0].games[1:]))
    sheet = _sheet(replace(FIVE, rounds=(disputed, *FIVE.rounds[1:])), number=1)
    assert [row[3] for row in sheet.table.rows][:2] == ["1–0 ?", "½–½"]


def test_another_round_can_be_asked_for():
    assert _sheet(FIVE, number=1).table.rows[0][3] == "1–0"
    empty = _sheet(FIVE, number=3)
    assert empty.table.rows == ()
    assert (empty.empty, empty.table.footnotes) == ("Round 3 is not paired yet.", ())


def test_colours_that_are_not_known_are_not_claimed():
    unknown = section("w2", "l1")
    assert _sheet(unknown, pairings_by_name_sheet).table.rows[0][1] == ""
    assert _sheet(unknown).table.footnotes == ("The colours are not known on board 1.",)


def test_who_waits_for_an_opponent_is_listed_and_who_has_withdrawn_is_not():
    waiting = section("2w", "1b", ".", ".")
    waiting = withdraw(waiting, 4, 0)
    (board, alone) = _sheet(waiting).table.rows
    assert (board[1], alone[1], alone[4]) == ("Anna", "Chen", "not paired")


def test_an_event_without_rounds_or_players_is_a_sheet_without_rows():
    assert _sheet(replace(FIVE, rounds=())).table.rows == ()
    assert _sheet(Section()).empty == "No players yet."
