"""Tie-breaks from ratings (FIDE C.07 Art. 10), with the tables of B.02 8.1."""

from dataclasses import replace

import pytest

from arbiter_app.core.standings import rank
from arbiter_app.core.tiebreaks import TIE_BREAKS, Context
from arbiter_app.core.tiebreaks.ratings import (
    difference,
    expected,
    perfect_performance,
    performance,
    rounded,
)
from arbiter_app.core.tournament import Section
from tests.core.events import section, value

CODES = ("ARO", "ARO/C1", "ARO/C2", "ARO/M1", "ARO/M2", "TPR", "PTP", "APRO", "APPO")


def rated(ratings: str, *lines: str, **rules) -> Section:
    """A section whose players have these ratings, "-" for none."""
    event = section(*lines, **rules)
    given = [None if text == "-" else int(text) for text in ratings.split()]
    players = [
        replace(player, rating=rating) for player, rating in zip(event.players, given, strict=True)
    ]
    return replace(event, players=tuple(players))


@pytest.mark.parametrize(
    ("score", "games", "dp"),
    [
        # Half-points; 8.1.1 begins with 0 for 50 per cent and ends with 677 and 800.
        (5, 5, 0),
        (10, 5, 800),
        (0, 5, -800),
        (7, 5, 149),
        (198, 100, 677),
        (2, 100, -677),
        (102, 100, 7),
        # 62½ per cent is rounded up to 63, and 37½ to 38.
        (5, 4, 95),
        (3, 4, -87),
        # A third: 33 per cent; two thirds: 67.
        (2, 3, -125),
        (4, 3, 125),
    ],
)
def test_the_difference_for_a_share_of_the_points_is_the_tables(score, games, dp):
    assert difference(score, games) == dp


@pytest.mark.parametrize(
    ("gap", "hundredths"),
    [
        *[(0, 50), (3, 50), (4, 51), (10, 51), (11, 52), (391, 91), (392, 92), (619, 98)],
        *[(620, 99), (735, 99), (736, 100), (3000, 100)],
    ],
)
def test_the_expected_score_for_a_gap_is_the_tables(gap, hundredths):
    assert expected(gap) == hundredths
    # The lower-rated has the rest; nobody has more or less by a gap of 0.
    assert gap == 0 or expected(-gap) == 100 - hundredths


@pytest.mark.parametrize(
    ("total", "count", "whole"),
    [(3001, 2, 1501), (3000, 2, 1500), (4501, 3, 1500), (4502, 3, 1501)],
)
def test_a_mean_is_rounded_to_whole_points_a_half_upwards(total, count, whole):
    assert rounded(total, count) == whole


# 1 met 1400, 1501, 1600 and 1800, with 2½ points.
FOUR = ("2000 1400 1501 1600 1800", "2w1 3b1 4w½ 5b0", "1b0", ". 1w0", ". . 1b½", ". . . 1w1")


@pytest.mark.parametrize(
    ("code", "number"),
    [
        # 6301 : 4 = 1575.25; 4901 : 3 = 1633.67; 3400 : 2; 3101 : 2 = 1550.5.
        ("ARO", 1575),
        ("ARO/C1", 1634),
        ("ARO/C2", 1700),
        ("ARO/M1", 1551),
        ("ARO/M2", None),
        # 62½ per cent are 63: 95 more.
        ("TPR", 1670),
        # 800 less for nothing, 800 more for all: 2000 - 800, 1200, 2000, 2800, in the mean.
        ("APRO", 1800),
    ],
)
def test_the_opponents_ratings_are_averaged_and_cut(code, number):
    event = rated(*FOUR)
    assert value(code, event) == number


def test_what_is_cut_away_whole_has_no_value():
    working = TIE_BREAKS["ARO/M2"].working(Context.after(rated(*FOUR), 4), 1)
    assert (working.value, working.why) == (None, "all-cut")


def test_the_performance_adds_to_the_mean_that_is_already_rounded():
    # 1500.5 is 1501; half of the points.
    assert performance((1500, 1501), 2) == 1501
    # Nothing scored against 960, as in the Schools Cup.
    assert performance((960,), 0) == 160


@pytest.mark.parametrize(
    ("ratings", "score", "perfect"),
    [
        # Nothing scored: the lowest less 800. Everything: the highest and 736.
        ((1500, 1300, 1700), 0, 500),
        ((1500,), 2, 2236),
        ((1500, 1300, 1700), 6, 2436),
        # A draw: the lowest rating that is expected to score half is 3 below.
        ((1500,), 1, 1497),
        # A draw and a loss: a quarter each, which 8.1.2 gives to 197 points less at most.
        ((1500, 1500), 1, 1303),
        # No limit of 400. 485 more than 1000: 96 per cent, 515 less than 2000: 4; one point less
        # has 95 against 1000.
        ((1000, 2000), 2, 1485),
    ],
)
def test_the_perfect_performance_is_the_lowest_rating_that_is_expected_to_score_it(
    ratings, score, perfect
):
    assert perfect_performance(ratings, score) == perfect
    wanted = 50 * score
    if score:
        assert sum(expected(perfect - one) for one in ratings) >= wanted
        assert sum(expected(perfect - 1 - one) for one in ratings) < wanted


def test_points_are_on_the_standard_scale_whatever_the_event_gives():
    event = rated(*FOUR)
    three = rated(*FOUR, win=6, draw=2, forfeit_win=6)
    lost_one = rated(*FOUR, loss=1)
    for code in CODES:
        numbers = TIE_BREAKS[code].numbers(Context.after(event, 4))
        assert TIE_BREAKS[code].numbers(Context.after(three, 4)) == numbers
        assert TIE_BREAKS[code].numbers(Context.after(lost_one, 4)) == numbers


def test_the_opponents_performances_are_averaged_and_rounded():
    # 2 met 1 and 3 (1601 and 1500), for 1 and 0; 1551 + 0. 3 met 2: 1400 + 800; 1 met 2: - 800.
    event = rated("1601 1400 1500", "2w0", "1b1 3w0", ". 2b1")
    assert [value("TPR", event, no) for no in (1, 2, 3)] == [600, 1551, 2200]
    assert [value("APRO", event, no) for no in (1, 2, 3)] == [1551, 1400, 1551]
    # 2: one point of two, against 1601 and 1500. 1 and 3: the extremes.
    assert [value("PTP", event, no) for no in (1, 3)] == [600, 2136]
    assert value("APPO", event, 2) == 1368


@pytest.mark.parametrize("edition", ["2024", "2026"])
@pytest.mark.parametrize("system", ["swiss", "round-robin"])
def test_forfeits_and_byes_are_no_games_here_in_any_event(system, edition):
    # In a round robin of 2024 as well.
    event = rated(
        "1500 1600 1700", "2w1 3b+ B", "1b0 Z 3w1", "Z 1w- 2b0", system=system, edition=edition
    )
    assert [value("ARO", event, no) for no in (1, 2, 3)] == [1600, 1600, 1600]
    assert value("TPR", event) == 2400


@pytest.mark.parametrize("code", CODES)
def test_a_game_still_playing_is_none(code):
    event = rated("1500 1600 1700", "2w1 3b", "1b0 H", "Z 1w")
    assert value(code, event) == value(code, event, upto=1)


@pytest.mark.parametrize("code", [code for code in CODES if "/" not in code])
def test_whoever_met_nobody_has_no_value_and_ranks_last(code):
    event = rated("1500 1600 1700", "2w1", "1b0", "B", tie_breaks=(code,))
    assert TIE_BREAKS[code].working(Context.after(event, 1), 3).why == "met-nobody"
    table = rank(event)
    assert [row.player for row in table.rows] == [1, 3, 2]
    assert table.rows[1].values == (None,)


@pytest.mark.parametrize("code", [*CODES, "RTNG", "RTNG/R"])
def test_where_somebody_is_unrated_these_tie_breaks_are_dropped_for_all(code):
    event = rated("1500 1600 -", "2w1", "1b0", "B")
    context = Context.after(event, 1)
    assert TIE_BREAKS[code].numbers(context) == {1: None, 2: None, 3: None}
    working = TIE_BREAKS[code].working(context, 1)
    assert (working.value, working.terms, working.why) == (None, (), "unrated-players")


@pytest.mark.parametrize("code", CODES)
def test_typed_scores_have_no_opponents_to_average(code):
    event = rated("1500 1600", "1", "0", paired=False)
    working = TIE_BREAKS[code].working(Context.after(event, 1), 1)
    assert (working.value, working.why) == (None, "needs-opponents")


@pytest.mark.parametrize(
    ("code", "order"),
    [("RTNG", [2, 1, 3]), ("RTNG/R", [3, 1, 2]), ("TPN", [1, 2, 3]), ("TPN/R", [3, 2, 1])],
)
def test_rating_and_start_number_rank_as_they_are_or_reversed(code, order):
    event = rated("1600 1700 1500", "½", "½", "½", paired=False, tie_breaks=(code,))
    table = rank(event)
    assert [row.player for row in table.rows] == order
    assert [row.place for row in table.rows] == [1, 2, 3]
    shown = {1: 1600, 2: 1700, 3: 1500} if code.startswith("RTNG") else {1: 1, 2: 2, 3: 3}
    assert {row.player: row.values[0] for row in table.rows} == shown
