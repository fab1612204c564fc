"""The ratings of US Chess rule 34, against its wording and the standings SwissSys publishes."""

from fractions import Fraction

from arbiter_app.core.tiebreaks import TIE_BREAKS, Context
from tests.core.events import value
from tests.core.tiebreaks.test_ratings import rated


def test_the_average_of_the_opponents_ratings_is_of_the_rated_ones_and_not_rounded():
    event = rated("- 1500 1601 -", "2w1 3b½ 4w1 2b+", "", "", "")
    assert value("AVOPR", event) == Fraction(3101, 2)
    assert value("AVOPR", event, 4) is None
    assert TIE_BREAKS["AVOPR"].working(Context.after(event, 4), 4).why == "no-rated-opponent"


def test_the_opponents_performance_is_the_mean_of_theirs():
    # 2 beat 4 (1400 + 400) and lost to 1 (1800 - 400): 1600. 3 drew with 1 (1800) and lost to 4
    # (1400 - 400): 1400. The mean of those that 1 met is 1500.
    event = rated("1800 1500 1600 1400", "2w1 3b½", "1b0 4w1", "4w0 1w½", "3b1 2b0")
    assert value("OPPERF", event) == 1500


def test_whoever_is_beaten_counts_as_rated_350_less_at_most():
    # As SwissSys has it: 2 (2000) beat 3 (1000), who counts as 1650; and lost to 1: 1800 - 400.
    event = rated("1800 2000 1000", "2w1", "1b0 3w1", "")
    assert value("OPPERF", event) == Fraction(1650 + 400 + 1800 - 400, 2)


def test_a_performance_is_not_below_nothing_and_whoever_met_nobody_has_nothing():
    event = rated("300 500 1000", "2w1", "1b0", "B")
    assert [value("OPPERF", event, no) for no in (1, 3)] == [0, 0]


def test_who_has_no_rating_counts_as_he_did_against_the_rated():
    # 2 has none: he lost to 3 (1100 - 400), beat 1 (1400 + 400) and drew with 4 (1000): 1166.
    # 1 beat 5 (1500 + 400), lost to 2 (1166 - 400) and drew with 4.
    event = rated(
        "1400 - 1100 1000 1500",
        *("5w1 2w0 4w½ Z", "3w0 1b1 Z 4w½", "2b1", "Z Z 1b½ 2b½", "1b0"),
    )
    assert value("OPPERF", event, 5) == (1900 + 766 + 1000) // 3


def test_who_has_no_rating_and_met_nobody_rated_counts_as_nothing():
    # 2 drew with 3 (no rating, met nobody rated: 0) and lost to 1 (1400 - 400): 500.
    event = rated("1400 - -", "2w1", "1b0 3w½", "Z 2b½")
    assert value("OPPERF", event) == 500


def test_who_is_beaten_without_a_rating_counts_as_rated_350_less():
    # As SwissSys has it, even where he did better: 3 beat 4 (1800 + 400) and drew with 1 (2000),
    # which would be 2100; but he counts as 1650 for 1 in the round that 1 beat him.
    event = rated("2000 1900 - 1800", "3w1 2b½ 3b½", "Z 1w½", "1b0 4w1 1w½", "Z 3b0")
    # 1: 1650 + 400, 1900, and 3's own mean of 1600, 2200 and 2000: 1933.
    assert value("OPPERF", event, 2) == (2050 + 1900 + 1933) // 3


def test_a_winner_without_a_rating_has_no_least_rating_for_whom_he_beat():
    # 2 beat 3 (300 + 400) and lost to 1 (2000 - 400).
    event = rated("2000 - 300", "2w1", "1b0 3w1", "Z 2b0")
    assert value("OPPERF", event) == (700 + 1600) // 2


def test_where_nobody_has_a_rating_there_is_no_performance():
    event = rated("- -", "2w1", "1b0")
    assert value("OPPERF", event) is None
    assert TIE_BREAKS["OPPERF"].working(Context.after(event, 1), 1).why == "nobody-rated"
