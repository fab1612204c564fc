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
