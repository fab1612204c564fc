"""The history of corrections as it is printed."""

from dataclasses import replace
from itertools import pairwise

from arbiter_app.core.entries import dispute, enter_cell, enter_result
from arbiter_app.core.history import Change, Event, History, events
from arbiter_app.core.print_corrections import corrections_sheet, numbers_now
from arbiter_app.core.print_sheets import Choices, Imprint, PrintSheet, Source
from arbiter_app.core.results import Result
from arbiter_app.core.roster import renumber
from arbiter_app.core.tournament import Section, Tournament
from arbiter_app.labels import as_is
from arbiter_app.labels.tables import TableWords
from tests.core.events import section

AT = "2026-11-29T14:02:31"
EMPTY = section(".", ".", ".", rounds=2, tie_breaks=("CUM", "WIN"))
PAIRED = enter_cell(EMPTY, 1, 1, "2w")
WON = enter_result(PAIRED, 1, 1, Result.WHITE_WINS)
LOST = enter_result(WON, 1, 1, Result.BLACK_WINS)
BLANK = "________________"


def _told(*values: Section, action="edit") -> History:
    told: History = ()
    for before, after in pairwise(values):
        told += events(*(Tournament(sections=(one,)) for one in (before, after)), AT, action)
    return told


def _sheet(a_section: Section, history: History, number=None) -> PrintSheet:
    event = Tournament("Cup", sections=(a_section,))
    words = TableWords(as_is)
    imprint = Imprint("2026-11-29 17:05")
    return corrections_sheet(Source(event, a_section, words, imprint, Choices(), history, number))


def _rows(a_section: Section, history: History, number=None) -> list[tuple]:
    return list(_sheet(a_section, history, number).table.rows)


def test_a_correction_is_a_line_with_time_place_old_and_new_and_room_to_sign():
    assert _rows(LOST, _told(EMPTY, PAIRED, WON, LOST)) == [
        ("2026-11-29\n14:02", 1, 1, "Anna –\nBéla", "1–0", "0–1", BLANK)
    ]


def test_first_entries_are_no_corrections():
    sheet = _sheet(WON, _told(EMPTY, PAIRED, WON))
    assert sheet.table.rows == ()
    assert sheet.empty == "Nothing has been corrected."


def test_every_step_is_listed_undo_as_such():
    history = _told(PAIRED, WON, LOST) + _told(LOST, WON, action="undo")
    assert [row[4:] for row in _rows(WON, history)] == [
        ("1–0", "0–1", BLANK),
        ("0–1", "1–0", "Undo"),
    ]


def test_a_dispute_gives_the_reason():
    doubted = dispute(WON, 1, 1, "both claim the win")
    settled = enter_result(doubted, 1, 1, Result.DRAW)
    rows = _rows(settled, _told(PAIRED, WON, doubted, settled))
    assert [row[4:] for row in rows] == [
        ("not disputed", "disputed", "both claim the win"),
        ("1–0", "½–½", "both claim the win"),
    ]
    upheld = dispute(doubted, 1, 1, None)
    rows = _rows(upheld, _told(PAIRED, WON, doubted, upheld))
    assert rows[1][4:] == ("disputed", "not disputed", "both claim the win")


def test_pairings_byes_and_rules_count_once_there_are_results():
    swapped = enter_cell(PAIRED, 1, 1, "2b")
    assert _rows(swapped, _told(PAIRED, swapped)) == []
    bye = enter_cell(WON, 3, 1, "H")
    absent = enter_cell(bye, 3, 1, "Z")
    ruled = replace(absent, rules=replace(absent.rules, tie_breaks=("WIN",)))
    black = enter_cell(ruled, 1, 1, "2b")
    rows = _rows(black, _told(PAIRED, WON, bye, absent, ruled, black))
    assert [row[1:6] for row in rows] == [
        (1, "", "Chen", "half-point bye", "absent"),
        ("", "", "tie-breaks", "Cumul., Wins", "Wins"),
        (1, 1, "Béla –\nAnna", "Anna –\nBéla", "Béla –\nAnna"),
        (1, 1, "Béla –\nAnna", "1–0", "0–1"),
    ]


def test_a_result_that_was_taken_out_is_now_nothing():
    (row,) = _rows(PAIRED, _told(PAIRED, WON, PAIRED))
    assert row[4:6] == ("1–0", "–")


def test_players_are_found_under_their_numbers_of_today():
    bye = enter_cell(WON, 3, 1, "H")
    absent = enter_cell(bye, 3, 1, "Z")
    today = renumber(absent, [3, 1, 2])
    (row,) = _rows(today, _told(WON, bye, absent, today))
    assert row[3] == "Chen"


def test_numbers_are_followed_from_then_to_now():
    def renumbered(*pairs: tuple[int, int]) -> Event:
        return Event(
            AT, "edit", "", tuple(Change("no", str(a), str(b), player=a) for a, b in pairs)
        )

    history = (renumbered((1, 2), (2, 1)), renumbered((2, 3), (3, 2)))
    # Then: 1 became 2, 2 became 3.
    assert numbers_now(history) == [{2: 3, 3: 2}, {}]
    assert numbers_now((Event(AT, "edit", "", ()), *history))[0] == {1: 3, 2: 1, 3: 2}


def test_rounds_after_the_one_asked_for_are_left_out():
    second = enter_cell(LOST, 1, 2, "2b1")
    corrected = enter_result(second, 1, 2, Result.DRAW)
    history = _told(PAIRED, WON, LOST, second, corrected)
    assert [row[1] for row in _rows(corrected, history)] == [1, 2]
    assert [row[1] for row in _rows(corrected, history, 1)] == [1]


def test_a_history_from_anywhere_is_listed_as_it_stands():
    strange = Event(
        AT,
        "edit",
        "",
        (
            Change("no", "1", "x", player=1),
            Change("result", "won", "lost", round=9, board=4),
            Change("award", "win", "gone", round=1, player=77),
            Change("no", "1", "9" * 5000, player=2),
            Change("pairing", "9" * 5000 + "-2", None, round=1, board=3),
        ),
    )
    assert [row[3:6] for row in _rows(WON, (*_told(PAIRED, WON), strange))] == [
        ("", "won", "lost"),
        ("77", "1", "gone"),
        ("", "9" * 5000 + " –\nBéla", "–"),
    ]
