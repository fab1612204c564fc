"""What the history has that a printed sheet must say."""

from dataclasses import replace
from itertools import pairwise

from arbiter_app.core.entries import enter_cell, enter_result
from arbiter_app.core.history import Change, History, events
from arbiter_app.core.print_notes import noted
from arbiter_app.core.results import Result
from arbiter_app.core.tournament import Section, Tournament
from tests.core.events import section


def _told(*values: Section) -> History:
    """The history of a section that had these values one after the other."""
    told: History = ()
    for before, after in pairwise(values):
        whole = [Tournament(sections=(one,)) for one in (before, after)]
        told += events(*whole, "2026-11-29T14:02:31", "edit")
    return told


EMPTY = section(".", ".", rounds=3, tie_breaks=("CUM", "WIN"))
FIRST = enter_cell(EMPTY, 1, 1, "2w1")
SECOND = enter_cell(FIRST, 1, 2, "2b")


def _other(before: Section, *codes: str) -> Section:
    return replace(before, rules=replace(before.rules, tie_breaks=codes))


def test_a_result_changed_when_a_later_round_had_begun_is_noted():
    corrected = enter_result(SECOND, 1, 1, Result.BLACK_WINS)
    found = noted(corrected, _told(EMPTY, FIRST, SECOND, corrected))
    assert found.corrected == (Change("result", "1-0", "0-1", round=1, board=1),)


def test_a_result_changed_in_its_own_round_is_noted_too():
    corrected = enter_result(FIRST, 1, 1, Result.BLACK_WINS)
    found = noted(corrected, _told(EMPTY, FIRST, corrected))
    assert found.corrected == (Change("result", "1-0", "0-1", round=1, board=1),)


def test_a_typed_score_that_is_changed_is_noted():
    empty = section(".", ".", rounds=1, paired=False)
    typed = enter_cell(empty, 1, 1, "1")
    corrected = enter_cell(typed, 1, 1, "½")
    found = noted(corrected, _told(empty, typed, corrected))
    assert found.corrected == (Change("award", "win", "draw", round=1, player=1),)


def test_keys_taken_back_before_any_other_never_stood():
    paired = enter_cell(section(".", ".", ".", ".", rounds=1), 1, 1, "2w")
    paired = enter_cell(paired, 3, 1, "4w")
    one = enter_result(paired, 1, 1, Result.WHITE_WINS)
    two = enter_result(one, 3, 1, Result.WHITE_WINS)
    right = enter_result(paired, 1, 1, Result.BLACK_WINS)
    assert noted(right, _told(paired, one, two, one, paired, right)).corrected == ()


def test_a_result_taken_back_after_others_were_keyed_stood():
    paired = enter_cell(section(".", ".", ".", ".", rounds=1), 1, 1, "2w")
    paired = enter_cell(paired, 3, 1, "4w")
    one = enter_result(paired, 1, 1, Result.WHITE_WINS)
    two = enter_result(one, 3, 1, Result.WHITE_WINS)
    cleared = enter_result(two, 1, 1, None)
    (change,) = noted(cleared, _told(paired, one, two, cleared)).corrected
    assert (change.board, change.old, change.new) == (1, "1-0", None)
    again = enter_result(cleared, 1, 1, Result.DRAW)
    (change,) = noted(again, _told(paired, one, two, cleared, again)).corrected
    assert (change.board, change.old, change.new) == (1, "1-0", "½-½")


def test_swapped_colours_change_no_result_and_turn_what_is_noted():
    swapped = enter_cell(FIRST, 1, 1, "2b")
    assert noted(swapped, _told(EMPTY, FIRST, swapped)).corrected == ()
    # Anna had won and has lost; now she has Black.
    lost = enter_result(FIRST, 1, 1, Result.BLACK_WINS)
    turned = enter_cell(lost, 1, 1, "2b")
    (change,) = noted(turned, _told(EMPTY, FIRST, lost, turned)).corrected
    assert (change.old, change.new) == ("0-1", "1-0")


def test_only_the_rounds_of_the_sheet_are_told():
    finished = enter_cell(SECOND, 1, 2, "2b1")
    corrected = enter_result(enter_result(finished, 1, 1, Result.DRAW), 1, 2, Result.DRAW)
    history = _told(EMPTY, FIRST, SECOND, finished, corrected)
    assert [change.round for change in noted(corrected, history).corrected] == [1, 2]
    assert [change.round for change in noted(corrected, history, 1).corrected] == [1]


def test_what_happened_under_an_earlier_name_is_told():
    corrected = replace(enter_result(FIRST, 1, 1, Result.DRAW), name="U8")
    history = _told(EMPTY, FIRST, enter_result(FIRST, 1, 1, Result.DRAW), corrected)
    assert len(noted(corrected, history).corrected) == 1


def test_a_correction_taken_back_is_not_noted():
    corrected = enter_result(SECOND, 1, 1, Result.BLACK_WINS)
    back = enter_result(corrected, 1, 1, Result.WHITE_WINS)
    assert noted(back, _told(EMPTY, FIRST, SECOND, corrected, back)).corrected == ()


def test_two_corrections_of_a_board_are_one_note_from_first_to_last():
    values = [EMPTY, FIRST, SECOND]
    for result in (Result.BLACK_WINS, Result.DRAW):
        values.append(enter_result(values[-1], 1, 1, result))
    (change,) = noted(values[-1], _told(*values)).corrected
    assert (change.old, change.new) == ("1-0", "½-½")


def test_a_result_that_comes_late_is_no_correction():
    late = enter_cell(EMPTY, 1, 1, "2w")
    later = enter_cell(late, 1, 2, "2b1")
    done = enter_result(later, 1, 1, Result.DRAW)
    assert noted(done, _told(EMPTY, late, later, done)).corrected == ()


def test_tie_breaks_changed_before_play_are_not_noted():
    other = _other(EMPTY, "PS")
    assert noted(other, _told(EMPTY, other)).tie_breaks is None
    played = enter_cell(other, 1, 1, "2w1")
    assert noted(played, _told(EMPTY, other, played)).tie_breaks is None


def test_tie_breaks_changed_in_play_are_noted_with_the_list_before():
    other = _other(FIRST, "PS")
    again = _other(other, "WIN")
    assert noted(again, _told(EMPTY, FIRST, other, again)).tie_breaks == "CUM, WIN"


def test_tie_breaks_changed_and_changed_back_are_not_noted():
    other = _other(FIRST, "PS")
    back = _other(other, "CUM", "WIN")
    assert noted(back, _told(EMPTY, FIRST, other, back)).tie_breaks is None


def test_play_that_the_history_never_saw_counts_in_an_imported_event():
    other = _other(FIRST, "PS")
    assert noted(other, _told(FIRST, other)).tie_breaks == "CUM, WIN"
    corrected = enter_result(SECOND, 1, 1, Result.DRAW)
    assert len(noted(corrected, _told(SECOND, corrected)).corrected) == 1


def test_another_section_is_not_told():
    other = _other(FIRST, "PS")
    history = _told(EMPTY, FIRST, other)
    assert noted(replace(other, name="U8"), history) == ((), None, None)


def _edition(before: Section, edition: str) -> Section:
    return replace(before, rules=replace(before.rules, edition=edition))


def test_another_edition_of_the_rules_in_play_is_noted_until_it_is_put_back():
    older = _edition(FIRST, "2024")
    assert noted(older, _told(EMPTY, FIRST, older)).edition == "2026"
    assert noted(older, _told(EMPTY, FIRST, older)).tie_breaks is None
    assert noted(FIRST, _told(EMPTY, FIRST, older, FIRST)).edition is None


def test_another_edition_before_play_is_not_noted():
    older = _edition(EMPTY, "2024")
    played = enter_cell(older, 1, 1, "2w1")
    assert noted(played, _told(EMPTY, older, played)).edition is None


def test_tie_breaks_and_edition_are_both_noted():
    both = _other(_edition(FIRST, "2024"), "BH")
    found = noted(both, _told(EMPTY, FIRST, both))
    assert (found.tie_breaks, found.edition) == ("CUM, WIN", "2026")
