"""The sheet that explains a place, on events whose sums are worked in the comments."""

from dataclasses import replace

import pytest

from arbiter_app.core.print_sheets import Choices, Imprint, Source
from arbiter_app.core.print_why import why_sheet
from arbiter_app.core.tournament import Tournament
from arbiter_app.labels import as_is
from arbiter_app.labels.tables import TableWords
from arbiter_app.labels.why_sheet import WhySheetWords
from tests.core.events import scores_only, section

ANNA, BELA, CHEN, DORA = range(1, 5)

# Béla has 2 points, Anna 1 (1 + 1 = 2, less 1 for her bye), Chen and Dora ½.
BYE = section("B 2w0", "4w1 1b1", "Z 4w½", "2b0 3b½", tie_breaks=("CUM", "SOLK"))


def sheet(event, *players, choices=Choices(), upto=None):  # noqa: B008 - it is frozen
    whole = Tournament("Schools Cup", sections=(event,))
    source = Source(whole, event, TableWords(as_is), Imprint("now"), choices, round=upto)
    return why_sheet(source, WhySheetWords(as_is), players)


def test_a_row_is_a_round_and_the_last_one_adds_them_up():
    table = sheet(BYE, ANNA).table
    assert [column.heading for column in table.columns] == [
        *("Round", "Opponent", "Result", "Score so far", "Cumul.")
    ]
    assert table.rows == (
        (1, "pairing bye", "B", "1", "1 − 1"),
        (2, "2 Béla", "0", "1", "1"),
        ("", "in all", "", "1", "1"),
    )
    assert table.subtitle == "Why this place? Final, after round 2 of 2"


def test_it_says_the_place_what_decided_and_what_parts_the_neighbours():
    said = sheet(BYE, ANNA).answer
    assert said[0].startswith("Anna: place ")
    assert any("Béla" in one and "Anna" in one for one in said)


def test_two_players_stand_below_each_other_with_a_rule_between():
    whole = sheet(scores_only("1 1 0", "0 1 1", tie_breaks=("PS",)), ANNA, BELA)
    # 1 + 2 + 2 = 5 and 0 + 1 + 2 = 3.
    assert [row[-1] for row in whole.table.rows] == ["1", "2", "2", "5", "0", "1", "2", "3"]
    assert [row[0] for row in whole.table.rows][::4] == ["Anna", "Béla"]
    assert whole.groups == (3, 4, 7)
    assert "had more of them early" in whole.answer[2]


def test_columns_and_values_of_the_group_stand_in_the_order_in_which_they_are_asked():
    # Anna and Béla have 1½ with ½ + 1½ = 2 and met each other; Chen has 1, Dora 0 points.
    event = section(*("2w½ 3w1", "1b½ 4w1", "4w1 1b0", "3b0 2b0"), tie_breaks=("SOLK", "CUM"))
    table = sheet(event, ANNA).table
    assert [column.heading for column in table.columns][-2:] == ["Solkoff", "Cumul."]
    assert "Place 1, Anna: Solkoff 2½ · Cumul. 2" in table.footnotes
    assert "Place 2, Béla: Solkoff 1½ · Cumul. 2" in table.footnotes
    first = sheet(replace(event, rules=replace(event.rules, tie_breaks=("CUM", "SOLK"))), ANNA)
    assert "Place 1, Anna: ½ + 1½ = 2" in first.table.footnotes


def test_signs_are_explained_only_where_they_stand():
    # Anna and Béla met, 1 and 0 points; Chen and Dora met and still play; Elena has withdrawn.
    event = section("2w1", "1b0", "4w", "3b", "Z", tie_breaks=("PS",))
    gone = replace(event.players[4], withdrawn_after=0)
    event = replace(event, players=(*event.players[:4], gone))
    signs = {
        no: [one[0] for one in sheet(event, *no).table.footnotes if one[0] in "○=("]
        for no in ((ANNA,), (ANNA, BELA), (CHEN, DORA), (BELA, 5))
    }
    assert signs == {
        (ANNA,): [],
        (ANNA, BELA): ["="],
        (CHEN, DORA): ["○", "="],
        (BELA, 5): ["=", "("],
    }


def test_what_is_left_out_stands_in_brackets_which_are_explained():
    table = sheet(scores_only("1 0", "0 1", tie_breaks=("PS/C1",)), ANNA).table
    assert [row[-1] for row in table.rows] == ["(1)", "1", "1"]
    assert "( ) left out." in table.footnotes


def test_only_the_tie_breaks_that_were_asked_are_shown():
    # Points part the two: none was asked but the cumulative, which schools add up, is shown.
    decided = sheet(scores_only("1 1", "0 0", tie_breaks=("WIN", "CUM")), ANNA).table
    assert [column.heading for column in decided.columns][-1] == "Cumul."
    assert len(decided.legend) == 1


def test_of_a_large_group_those_around_are_added_up_and_the_others_counted():
    twelve = scores_only(*["1 0"] * 12, tie_breaks=("PS",))
    said = sheet(twelve, 6).table.footnotes
    added = [one for one in said if one.endswith(": 1 + 1 = 2")]
    assert len(added) == 9
    assert "And 3 more with as many points." in said


def test_an_earlier_round_is_explained_without_the_later_ones():
    table = sheet(BYE, BELA, upto=1).table
    assert [row[0] for row in table.rows] == [1, ""]
    assert "After round 1 of 2" in table.subtitle


def test_names_can_be_shortened_and_places_spread():
    event = scores_only("1 0", "1 0", tie_breaks=("PS",))
    named = replace(event, players=tuple(replace(one, name="Ng, Mei") for one in event.players))
    said = sheet(named, ANNA, choices=Choices(initials=True, spread=True)).answer
    assert said[0].startswith("Mei N. (1): place 1–2 of 2")


def test_the_stairs_are_drawn_and_say_what_is_taken_off():
    picture = sheet(BYE, ANNA, BELA).picture
    assert [one.name for one in picture.drawn] == ["Anna 1", "Béla 3"]
    # 1 + 1 − 1 and 1 + 2.
    assert [one.stairs.area for one in picture.drawn] == [1, 3]
    assert picture.caption.endswith("A box with a minus: got without play, taken off.")


def test_without_a_cumulative_score_nothing_is_drawn():
    football = replace(BYE, rules=replace(BYE.rules, win=6, loss=0))
    assert sheet(football, ANNA).picture is None


def test_nobody_gives_an_empty_sheet_and_a_stranger_is_a_key_error():
    assert sheet(BYE).table.rows == ()
    assert sheet(BYE).picture is None
    with pytest.raises(KeyError):
        sheet(BYE, 99)
