"""Buchholz, its average, Sonneborn-Berger and Koya where every game was played or typed plainly.

What unplayed rounds do to them is in `test_unplayed`.
"""

from fractions import Fraction

import pytest

from arbiter_app.core.tiebreaks import TIE_BREAKS, Context
from tests.core.events import section, value

HALF = Fraction(1, 2)

# 2½, 1½, 1½ and ½ points.
FOUR = section("2w1 3b½ 4w1", "1b0 4w1 3b½", "4b½ 1w½ 2w½", "3w½ 2b0 1b0")


@pytest.mark.parametrize(
    ("code", "values"),
    [
        # Of 1: 1½ + 1½ + ½, of 4: 1½ + 1½ + 2½.
        ("BH", "3½ 4½ 4½ 5½"),
        ("BH/C1", "3 4 4 4"),
        ("BH/C2", "1½ 2½ 2½ 2½"),
        ("BH/M1", "1½ 1½ 1½ 1½"),
        # Nothing is left of three after two low and two high cuts.
        ("BH/M2", "0 0 0 0"),
        # 1: 1½ · 1 + 1½ · ½ + ½ · 1 = 2¾; 2: 0 + ½ + ¾; 3: ¼ + 1¼ + ¾; 4: ¾.
        ("SB", "2¾ 1¼ 2¼ ¾"),
        # Without the opponent with ½, for 4 without one of those with 1½, the one of 0.
        ("SB/C1", "2¼ ¾ 2 ¾"),
        ("SB/C2", "1½ 0 1¼ 0"),
    ],
)
def test_the_opponents_scores_are_added_up_and_cut(code, values):
    quarters = {"¼": Fraction(1, 4), "½": HALF, "¾": Fraction(3, 4)}
    for no, text in enumerate(values.split(), 1):
        expected = quarters.get(text[-1], 0) + int("0" + text.rstrip("¼½¾"))
        assert value(code, FOUR, no) == expected


def test_two_games_against_one_opponent_count_twice():
    # Art. 4.4. 2 has 2: one against 1, one against 3.
    event = section("2w1 2b0", "1b0 1w1 3w1", "Z Z 2b0")
    assert value("BH", event, upto=2) == 2
    assert value("BH", event) == 4
    assert value("SB", event) == 2


def test_games_without_colours_or_for_no_rating_count():
    event = section("W2 2w1u", "", "")
    assert [value("BH", event, no) for no in (1, 2)] == [0, 4]


def test_the_average_of_the_opponents_buchholz_is_not_rounded():
    # 1 met 2, 3 and 4: (4½ + 4½ + 5½) : 3 = 4 5/6, which the checker makes 4.83.
    assert value("AOB", FOUR) == Fraction(29, 6)
    # With the last round drawn, 2 1½ 1½ 1: Fore-Buchholz 4½, 4½ and 5.
    assert value("AOB/F", FOUR) == Fraction(28, 6)


def test_the_average_is_of_those_met_over_the_board():
    # 1 met 2 over the board and 3 by forfeit; 2 met 1 and 3, for 1 + 1 points.
    event = section("2w1 3w+", "1b0 B", "B 1b-")
    assert value("AOB", event) == value("BH", event, 2)


def test_whoever_met_nobody_has_no_average():
    working = TIE_BREAKS["AOB"].working(Context.after(section("B Z", ""), 2), 1)
    assert (working.value, working.why) == (None, "met-nobody")
    assert value("AOB", section("B Z", "")) is None


# Koya: Art. 9.2.


@pytest.mark.parametrize(
    ("code", "points"),
    [
        # Half of three games is 1½: against 2 and 3, who have just that.
        ("KS", "1½ ½ 1 ½"),
        ("KS/L+1", "0 0 ½ 0"),
        ("KS/L-1", "1½ ½ 1 ½"),
        ("KS/L-2", "2½ 1½ 1½ ½"),
        ("KS/L+3", "0 0 0 0"),
    ],
)
def test_koya_counts_points_against_those_with_half_of_the_possible_or_more(code, points):
    # 1: 2 beaten, 3 drawn, 4 (½ point) beaten; 3: 2½ points of 1's are above any limit.
    event = section(
        "2w1 3b½ 4w1", "1b0 4w1 3b½", "4b½ 1w½ 2w½", "3w½ 2b0 1b0", system="round-robin"
    )
    found = [value(code, event, no) for no in (1, 2, 3, 4)]
    assert found == [Fraction(HALFWAY.get(text, text)) for text in points.split()]


HALFWAY = {"½": "1/2", "1½": "3/2", "2½": "5/2"}


def test_in_a_round_robin_of_odd_numbers_everybody_plays_one_game_less():
    # Two games each in three rounds, so 1 point is half; each has beaten one and lost to one.
    event = section("2w1 3b0 Z", "1b0 Z 3w1", "Z 1w1 2b0", system="round-robin")
    assert [value("KS", event, no) for no in (1, 2, 3)] == [1, 1, 1]
    assert [value("KS/L+1", event, no) for no in (1, 2, 3)] == [0, 0, 0]
    twice = section(
        "2w1 3b0 Z 2b1 3w0 Z",
        "1b0 Z 3w1 1w0 Z 3b1",
        "Z 1w1 2b0 Z 1b1 2w0",
        system="round-robin",
    )
    assert [value("KS", twice, no) for no in (1, 2, 3)] == [2, 2, 2]


def test_koya_goes_by_the_points_of_the_event():
    # 3-1-0: half of a win a game. 2 has a win and 3 two draws: 3 and 2 of 6 in two rounds.
    event = section("2w½ 3b½", "1b½ 4w½", "4b½ 1w½", "3w½ 2b½", win=6, draw=2, forfeit_win=6)
    assert value("KS", event) == 0
    assert value("KS/L-2", event) == 2


def test_koya_of_a_swiss_goes_by_the_plain_score_and_counts_forfeits_with_an_opponent():
    # Two rounds, so 1 point is half: 2 has 1 by a pairing bye; 3's trailing bye is worth 0 here.
    event = section("2w+ 3b1", "1b- B", "Z 1w0")
    assert value("KS", event) == 1
    withdrawn = section("2w1 3w1", "1b0 Z", "F 1b0")
    assert value("KS", withdrawn) == 1


def test_a_working_names_opponent_score_and_factor():
    terms = TIE_BREAKS["SB"].working(Context.after(FOUR, 3), 1).terms
    told = [(term.round, term.opponent, term.score, term.factor, term.value) for term in terms]
    assert told == [
        (1, 2, Fraction(3, 2), 1, Fraction(3, 2)),
        (2, 3, Fraction(3, 2), HALF, Fraction(3, 4)),
        (3, 4, HALF, 1, HALF),
    ]


def test_a_cut_term_counts_nothing_and_says_what_it_would_have():
    terms = TIE_BREAKS["BH/C1"].working(Context.after(FOUR, 3), 1).terms
    assert [(term.value, term.cut) for term in terms] == [
        (Fraction(3, 2), None),
        (Fraction(3, 2), None),
        (0, HALF),
    ]
