"""The table after a round: order, places, what is final."""

from collections import defaultdict
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_app.core.entries import enter_cell
from arbiter_app.core.errors import EditError
from arbiter_app.core.results import AwardKind, Result
from arbiter_app.core.roster import renumber, withdraw
from arbiter_app.core.standings import Standings, rank, still_playing
from arbiter_app.core.tiebreaks import TIE_BREAKS
from arbiter_app.core.tournament import Award, Game, Round, Rules, Section
from tests import strategies
from tests.core.events import LAKESIDE, players, rebuilt, scores_only, section, two, value


def places(standings: Standings) -> list[tuple[int, int, bool]]:
    """Player, place and whether it is shared, best first."""
    return [(row.player, row.place, row.shared) for row in standings.rows]


@pytest.mark.parametrize(
    ("tie_breaks", "order"),
    [
        (("PS", "PS/C1", "PS/C2"), "1 1; 2 2=; 4 2=; 3 4; 5 5; 7 6; 6 7; 8 8"),
        (("CUM",), "1 1; 2 2; 4 3; 3 4; 5 5; 7 6; 6 7; 8 8"),
        # FIDE's list of 2019, one that begins with the games among the tied, and rule 34E.
        (
            ("BH/C1", "BH", "SB", "PS", "DE", "WIN", "BWG"),
            "4 1; 1 2; 2 3; 3 4; 6 5; 7 6; 5 7; 8 8",
        ),
        (("DE", "BH/C1", "BH", "PS"), "2 1; 1 2; 4 3; 3 4; 7 5; 6 6; 5 7; 8 8"),
        (("MMED", "SOLK", "CUM", "OPCUM"), "1 1; 2 2; 4 3; 3 4; 7 5; 6 6; 5 7; 8 8"),
        # By points alone: three on 3½, one on 3, three on 2.
        ((), "1 1=; 2 1=; 4 1=; 3 4; 5 5=; 6 5=; 7 5=; 8 8"),
    ],
)
def test_points_come_first_then_the_tie_breaks_in_their_order(tie_breaks, order):
    table = rank(LAKESIDE, tie_breaks=tie_breaks)
    written = [f"{no} {place}{'=' if shared else ''}" for no, place, shared in places(table)]
    assert "; ".join(written) == order


def test_a_row_has_the_points_and_each_value():
    table = rank(LAKESIDE, tie_breaks=("PS", "CUM", "WIN"))
    assert (table.round, table.final, table.tie_breaks) == (5, True, ("PS", "CUM", "WIN"))
    third = table.rows[3]
    assert (third.player, third.points) == (3, 6)
    assert third.values == (Fraction(15, 2), 6, 2)
    assert not third.playing


def test_later_rounds_do_not_exist():
    table = rank(LAKESIDE, 2, ("PS",))
    assert [(row.player, row.points, row.values) for row in table.rows[:4]] == [
        (1, 4, (3,)),
        (5, 4, (3,)),
        (7, 2, (2,)),
        (3, 2, (Fraction(3, 2),)),
    ]
    assert table.final


def test_the_tie_break_that_parts_neighbours_is_named():
    # 3 points, then four on 2 with 5, 4, 3½ and 3 as sums of running totals.
    event = scores_only("1 1 1", "1 1 0", "1 0 1", "½ ½ 1", "0 1 1", tie_breaks=("PS", "WIN"))
    assert [(row.player, row.broken_by) for row in rank(event).rows] == [
        (1, 0),
        (2, 1),
        (3, 1),
        (4, 1),
        (5, 1),
    ]


def test_a_tie_break_that_parts_nobody_is_not_named():
    event = scores_only("½ ½ ½", "1 ½ 0", "0", tie_breaks=("PTS", "WIN"))
    assert [(row.player, row.place, row.broken_by) for row in rank(event, 3).rows] == [
        (2, 1, 2),
        (1, 2, 2),
        (3, 3, 0),
    ]
    level = scores_only("1", "1", tie_breaks=("WIN",))
    assert [row.broken_by for row in rank(level).rows] == [0, 0]


def test_players_level_on_everything_share_a_place_in_order_of_their_numbers():
    event = scores_only("½", "1", "½", "0", "½")
    assert places(rank(event)) == [
        (2, 1, False),
        (1, 2, True),
        (3, 2, True),
        (5, 2, True),
        (4, 5, False),
    ]


def test_a_value_that_does_not_exist_ranks_last():
    # 2 has a score without colours; 1 has no game with Black.
    event = Section(
        rules=Rules(tie_breaks=("BPG",)),
        players=players(3),
        rounds=(Round((Game(1, 3, 1, Result.WHITE_WINS),), (Award(2, AwardKind.WIN),)),),
    )
    table = rank(event)
    assert [(row.player, row.values) for row in table.rows] == [(1, (0,)), (2, (None,)), (3, (1,))]


def test_values_that_do_not_exist_for_anybody_leave_the_tie():
    event = scores_only("1", "1", win=6, tie_breaks=("CUM", "BPG"))
    assert places(rank(event)) == [(1, 1, True), (2, 1, True)]


def test_a_tie_break_among_the_tied_is_asked_inside_each_group_still_level():
    # 1, 2 and 3 have 1 point each, in a circle; 4 and 5 none. 1 alone has
    # won with Black; of 2 and 3, 2 has beaten the other.
    event = section("2b1 3b0 .", "1w0 . 3w1", ". 1w1 2b0", "", "")
    rows = rank(event, 3, ("DE", "BWG", "DE/P")).rows
    assert [(row.player, row.place, row.values, row.broken_by) for row in rows] == [
        (1, 1, (0, 1, 0), 2),
        (2, 2, (0, 0, 1), 3),
        (3, 3, (0, 0, 2), 3),
        (4, 4, (0, 0, 0), 0),
        (5, 4, (0, 0, 0), 0),
    ]


def test_where_nobody_is_known_to_have_met_the_encounters_part_nobody():
    level = scores_only("1", "1", "½", tie_breaks=("DE", "H2H"))
    assert [(row.player, row.place, row.values) for row in rank(level).rows] == [
        (1, 1, (None, None)),
        (2, 1, (None, None)),
        (3, 3, (0, None)),
    ]


# Which round, and whether it is final.


@pytest.mark.parametrize(
    ("event", "after"),
    [
        (section("2w1 2b1", "", rounds=4), 2),
        # Paired, but without a result so far.
        (section("2w1 2b", ""), 1),
        (section("2w1 2b", "", "4w1 4b0", ""), 2),
        # Byes alone never make a round current.
        (section("2w1 H", ". B"), 1),
        (scores_only("1 .", "0 0"), 2),
        (section("2w", ""), 0),
        (section("", rounds=3), 0),
    ],
)
def test_the_standings_are_those_after_the_last_round_with_a_result(event, after):
    assert rank(event).round == after


def test_a_round_beyond_the_last_is_the_last_and_one_before_the_first_is_none():
    assert rank(LAKESIDE, 9) is rank(LAKESIDE, 5)
    assert rank(LAKESIDE, -1) is rank(LAKESIDE, 0)
    before = rank(LAKESIDE, 0)
    assert (before.round, before.final) == (0, False)
    assert {(row.place, row.shared, row.points, row.values) for row in before.rows} == {
        (1, True, 0, (0,))
    }


@pytest.mark.parametrize("event", [Section(), section(rounds=3), Section(players=players(1))])
def test_a_section_without_players_or_rounds_has_a_table(event):
    table = rank(event)
    assert (table.round, table.final, len(table.rows)) == (0, False, len(event.players))
    assert rank(event, 3).rows == table.rows


def test_a_game_still_playing_brings_no_points_and_carries_the_total():
    event = section("2w1 2b", "", "4w½ 4b1", "", tie_breaks=("PS",))
    table = rank(event)
    assert (table.round, table.final) == (2, False)
    assert [(row.player, row.points, row.values, row.playing) for row in table.rows] == [
        (3, 3, (2,), False),
        (1, 2, (2,), True),
        (4, 1, (1,), False),
        (2, 0, (0,), True),
    ]


@pytest.mark.parametrize(
    ("event", "upto", "final"),
    [
        (section("2w1 2b½", ""), 2, True),
        (section("2w1 2b½", "", "Z"), 2, False),
        (section("2w1 2b½", "", "Z"), 1, True),
        (section("2w1 2b½", "", "Z Z"), 2, True),
        (withdraw(section("2w1 2b½", "", "Z"), 3, 1), 2, True),
        # A game of an earlier round that is still playing.
        (section("2w 2b½", ""), 2, False),
        (two(Result.DRAW, disputed="flag"), 1, False),
        (two(Result.DRAW, disputed=""), 1, False),
        (two(Result.DRAW), 1, True),
    ],
)
def test_standings_are_final_when_nothing_is_open_or_disputed(event, upto, final):
    assert rank(event, upto).final is final


def test_who_has_withdrawn_is_never_still_playing():
    event = withdraw(scores_only("1 . .", "0 1 1"), 1, 1)
    assert [(row.player, row.playing, row.values) for row in rank(event, 3, ("PS",)).rows] == [
        (2, False, (3,)),
        (1, False, (3,)),
    ]


def test_a_disputed_board_keeps_its_points():
    assert [row.points for row in rank(two(Result.DRAW, disputed="flag")).rows] == [1, 1]


# The games that are waited for.


def test_games_still_playing_are_listed_by_round_and_board():
    a_round = Round((Game(1, 2, 9), Game(3, 4, 2), Game(5, 6, 1, Result.DRAW)))
    event = Section(players=players(6), rounds=(Round((Game(6, 5, 1),)), a_round, a_round))
    assert [(number, game.board) for number, game in still_playing(event, 2)] == [
        (1, 1),
        (2, 2),
        (2, 9),
    ]


# Remembered pieces.


def test_the_same_question_is_answered_by_the_same_object():
    event = section("2w1", "")
    assert rank(event) is rank(event)
    # What the table does not depend on may change.
    assert rank(replace(event, name="Other")) is rank(event)


# Properties.

SECTIONS = strategies.sections()
KEYS = ("1", "0", "½", "+", "-", "--", "H", "B", "Z", "", "2w1", "3b½", "4w", "1b", "0-0")


@strategies.patiently
@given(SECTIONS, st.integers(0, 5), st.lists(st.sampled_from(list(TIE_BREAKS)), max_size=3))
def test_places_are_those_of_a_competition(event, upto, codes):
    table = rank(event, upto, tuple(codes))
    assert sorted(row.player for row in table.rows) == sorted(one.no for one in event.players)
    groups = defaultdict(list)
    for row in table.rows:
        groups[(row.points, row.values)].append(row)
    for (points, _), rows in groups.items():
        better = [row for row in table.rows if row.place < rows[0].place]
        assert {row.place for row in rows} == {len(better) + 1}
        assert all(row.points >= points for row in better)
        assert {row.shared for row in rows} == {len(rows) > 1}
        assert [row.player for row in rows] == sorted(row.player for row in rows)


@strategies.patiently
@given(SECTIONS, st.integers(0, 5))
def test_a_table_is_ordered_by_points_then_by_each_value_in_turn(event, upto):
    table = rank(event, upto)
    keys = [
        (row.points, *[(v is not None, v or 0) for v in row.values], -row.player)
        for row in table.rows
    ]
    assert keys == sorted(keys, reverse=True)


@given(
    st.lists(st.tuples(st.integers(1, 4), st.integers(1, 3), st.sampled_from(KEYS)), max_size=20)
)
def test_after_any_edits_the_table_is_that_of_a_section_built_anew(keys):
    codes = ("CUM", "DE", "BH/C1", "SB", "H2H", "WIN", "DE/P", "FB", "MMED", "KS", "BWG")
    event = section("", "", "", "", rounds=3, tie_breaks=codes)
    for player, number, text in keys:
        try:
            event = enter_cell(event, player, number, text)
        except EditError:
            continue
        assert rank(event) == rank(rebuilt(event))


SCORES = st.lists(st.sampled_from(["1", "½", "0"]), min_size=1, max_size=9)


@given(SCORES)
def test_a_sequence_and_its_reverse_have_together_one_more_than_the_rounds_times_the_score(scores):
    event = scores_only(" ".join(scores), " ".join(reversed(scores)))
    total = value("PS", event, 1) + value("PS", event, 2)
    assert total == (len(scores) + 1) * value("PTS", event, 1)


SCORE_ROWS = st.integers(2, 6).flatmap(
    lambda rounds: st.lists(
        st.lists(st.sampled_from("1½0"), min_size=rounds, max_size=rounds), min_size=2, max_size=6
    )
)


@given(SCORE_ROWS)
def test_the_order_inside_a_score_group_is_fixed_before_the_last_round(rows):
    event = scores_only(*[" ".join(row) for row in rows])
    rounds = len(rows[0])
    for a, b in combinations(range(1, len(rows) + 1), 2):
        if value("PTS", event, a) == value("PTS", event, b):
            now = value("PS", event, a) - value("PS", event, b)
            before = value("PS", event, a, rounds - 1) - value("PS", event, b, rounds - 1)
            assert now == before


@given(SCORES)
def test_cuts_never_raise_the_value(scores):
    event = scores_only(" ".join(scores))
    assert value("PS", event) >= value("PS/C1", event) >= value("PS/C2", event)


@strategies.patiently
@given(SECTIONS)
def test_numbers_decide_nothing_but_the_order_inside_a_tie(event):
    order = [player.no for player in event.players][::-1]
    other = renumber(event, order)
    old = {row.player: row for row in rank(event).rows}
    for row in rank(other).rows:
        before = old[order[row.player - 1]]
        assert row == before._replace(player=row.player)


def test_all_who_are_level_are_parted_from_the_others_by_the_same():
    # 1 and 2 have a point from one win, 3 has it from two draws.
    event = scores_only("1 0", "0 1", "½ ½", tie_breaks=("WIN",))
    assert [(row.place, row.last, row.broken_by) for row in rank(event).rows] == [
        (1, 2, 1),
        (1, 2, 1),
        (3, 3, 1),
    ]


def test_values_come_out_however_few_are_kept(monkeypatch):
    event = scores_only("1 1 0", "½ 0 1", "0 ½ ½", "1 0 ½", tie_breaks=("PS", "WIN"))
    before = rank(event).rows
    monkeypatch.setattr("arbiter_app.core.standings._MOST_VALUES", 1)
    assert rank(rebuilt(event)).rows == before
    # 1 + 2 + 2, 1 + 1 + 1½, ½ + ½ + 1½ and 0 + ½ + 1.
    assert [row.values[0] for row in before] == [5, Fraction(7, 2), Fraction(5, 2), Fraction(3, 2)]
