"""Why a player stands where he does, on events whose sums are worked in the comments."""

from dataclasses import replace
from fractions import Fraction

import pytest

from arbiter_app.core.explain import compare, explain
from arbiter_app.core.standings import rank
from tests.core.events import scores_only, section

EARLY_AND_LATE = scores_only("1 1 1 0 0", "1 0 1 0 1", "0 0 1 1 1")
"""Three on 3 of 5: totals 1 2 3 3 3 = 12, 1 1 2 2 3 = 9, 0 0 1 2 3 = 6."""


def ranked(event, *codes):
    event = replace(event, rules=replace(event.rules, tie_breaks=codes))
    return event, rank(event)


def test_a_player_is_explained_by_his_group_his_workings_and_what_decided():
    event, standings = ranked(EARLY_AND_LATE, "PS", "WIN")
    found = explain(event, standings, 2)
    assert [row.player for row in found.group] == [1, 2, 3]
    assert [(one.code, one.working.value) for one in found.tie_breaks] == [("PS", 9), ("WIN", 3)]
    assert [term.value for term in found.tie_breaks[0].working.terms] == [1, 1, 2, 2, 3]
    assert found.decided_by == "PS"


def test_whoever_is_alone_on_his_points_is_decided_by_points():
    event, standings = ranked(scores_only("1 1", "1 0", "0 0"), "PS")
    assert [explain(event, standings, no).decided_by for no in (1, 2, 3)] == ["PTS"] * 3


def test_nothing_decides_where_all_are_level():
    event, standings = ranked(scores_only("1 0", "1 0"), "PS")
    assert explain(event, standings, 1).decided_by == ""


def test_a_tie_break_among_the_tied_knows_who_was_still_level():
    # 1 and 4 have 2 points and 2 wins, 2 and 3 have 1 and 1; 2 beat 3.
    event, standings = ranked(
        section("2w1 4w1 3w0", "1b0 3w1 4w0", "4w0 2b0 1b1", "3b1 1b0 2b1"), "WIN", "DE"
    )
    found = explain(event, standings, 3)
    assert found.tie_breaks[1].tied == (2, 3)
    assert [one.working.value for one in found.tie_breaks] == [1, 2]
    assert found.decided_by == "DE"


def test_a_player_who_is_not_there_is_a_key_error():
    event, standings = ranked(EARLY_AND_LATE, "PS")
    with pytest.raises(KeyError):
        explain(event, standings, 9)


def difference(event, codes, one=1, other=2):
    event, standings = ranked(event, *codes)
    return compare(event, standings, one, other)


def test_more_points_part_two_players():
    found = difference(scores_only("0 1", "1 1"), ("PS",))
    assert (found.difference, found.decided_by) == ("points", "PTS")
    assert (found.first.row.player, found.values) == (2, (2, 1))


def test_the_same_points_made_earlier_part_two_players():
    found = difference(EARLY_AND_LATE, ("PS",), 3, 1)
    assert (found.difference, found.first.row.player, found.round) == ("earlier", 1, 1)
    assert (found.values, found.totals) == ((12, 6), (1, 0))


def test_points_got_without_play_part_two_players():
    # Totals 1 1 = 2 both; player 2 had his first point as a bye, so 2 - 1 = 1.
    found = difference(scores_only("1 0", "B 0"), ("CUM",))
    assert (found.difference, found.values, found.totals) == ("deducted", (2, 1), (0, 1))


def test_a_dropped_round_parts_two_players():
    # Totals ½ 1½ 2½ 3 = 7½ and 1 1½ 2 3 = 7½; without the first 7 and 6½.
    found = difference(scores_only("½ 1 1 ½", "1 ½ ½ 1"), ("PS", "PS/C1"))
    assert (found.difference, found.decided_by, found.level_on) == ("dropped", "PS/C1", ("PS",))
    assert (found.values, found.totals) == (
        (7, Fraction(13, 2)),
        (Fraction(1, 2), 1),
    )


def test_a_later_tie_break_parts_two_players():
    # Totals 1 1 2 and ½ 1½ 2 are 4 both; wins 2 and 1.
    found = difference(scores_only("1 0 1", "½ 1 ½"), ("PS", "WIN"))
    assert (found.difference, found.decided_by) == ("later", "WIN")
    assert (found.level_on, found.values) == (("PS",), (2, 1))


def test_another_first_tie_break_parts_two_players():
    found = difference(scores_only("1 0", "½ ½"), ("WIN", "PS"))
    assert (found.difference, found.level_on, found.values) == ("first", (), (1, 0))


def test_two_can_be_level_on_everything():
    found = difference(scores_only("1 0", "1 0"), ("PS", "WIN"))
    assert (found.difference, found.decided_by) == ("level", "")
    assert found.level_on == ("PS", "WIN")
