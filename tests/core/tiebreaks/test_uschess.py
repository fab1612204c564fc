"""US Chess rule 34, against the wording of its articles."""

from fractions import Fraction

import pytest

from arbiter_app.core.tiebreaks import TIE_BREAKS, Context
from arbiter_app.core.tournament import Section
from tests.core.events import LAKESIDE, section, value

HALF = Fraction(1, 2)


@pytest.mark.parametrize(
    ("cells", "score"),
    [
        # The rule's own example: two wins, a loss, then gone, of five rounds.
        ("1b1 3w1 3b0 Z Z", 3),
        # Half for every game not played, whatever it brought.
        ("1b1 B F H Z", 1 + 4 * HALF),
        ("1b1 3w+ 3w- 3w-- 3w½", 1 + 3 * HALF + HALF),
        # A pairing bye of half a point, too.
        ("1b1 B=½ B=1½ Z=½ H", 1 + 4 * HALF),
        # Not yet entered, or still playing: nothing so far.
        ("1b1 3w . . .", 1),
    ],
)
def test_an_opponent_has_half_for_every_game_he_did_not_play(cells, score):
    assert value("SOLK", section("2w0", cells, "")) == score


@pytest.mark.parametrize("cell", ["B", "F", "H", "Z", "3w+", "3w-", "3w--"])
def test_an_own_unplayed_game_is_an_opponent_with_nothing(cell):
    event = section(f"2w1 {cell}", "1b0 B", "")
    assert value("SOLK", event) == HALF
    terms = TIE_BREAKS["SOLK"].working(Context.after(event, 2), 1).terms
    assert [(term.value, term.reason) for term in terms] == [
        (HALF, "adjusted-score"),
        (0, "own-unplayed"),
    ]
    # An opponent who played every round simply has his score.
    whole = TIE_BREAKS["SOLK"].working(Context.after(section("2w1", "1b0"), 1), 1).terms
    assert [(term.value, term.reason) for term in whole] == [(0, "opponent")]
    # It is the lowest there is, so Median drops it (and the highest).
    assert value("MED", event) == 0


def test_solkoff_is_not_buchholz_where_games_were_not_played():
    # Player 3 had a half-point and a pairing bye.
    assert (value("SOLK", LAKESIDE, 3), value("BH", LAKESIDE, 3)) == (6 + HALF, 12 + HALF)


def circle(own: str, rounds: int) -> Section:
    """Player 1 meets 2, 3, … in turn, who have 1, 2, … points besides, played among spares.

    *own* are his results; player k + 1 beats a spare in k - 1 rounds and loses to him else.
    """
    count = len(own)
    spare = count + 2
    lines = [" ".join(f"{at + 2}w{result}" for at, result in enumerate(own))]
    for at, result in enumerate(own):
        mirrored = {"1": "0", "0": "1", "½": "½"}[result]
        others = [f"{spare + at}w1"] * at + [f"{spare + at}w0"] * (rounds - 1 - at)
        others.insert(at, f"1b{mirrored}")
        lines.append(" ".join(others))
    return section(*lines, *[""] * count, rounds=rounds)


@pytest.mark.parametrize(
    ("own", "dropped"),
    [
        # Opponents won 0, 1, 2 and 3 of their other games.
        ("1110", "low"),
        ("11½0", "low"),
        ("1100", "both"),
        ("1000", "high"),
        ("½½½½", "both"),
        ("½½½0", "high"),
    ],
)
def test_modified_median_drops_by_the_half_of_the_rounds(own, dropped):
    # Exactly half is half of the highest possible score.
    scores = sorted(at + {"1": 0, "½": HALF, "0": 1}[result] for at, result in enumerate(own))
    event = circle(own, 4)
    assert value("SOLK", event) == sum(scores)
    assert value("MED", event) == sum(scores[1:-1])
    kept = {"low": scores[1:], "high": scores[:-1], "both": scores[1:-1]}[dropped]
    assert value("MMED", event) == sum(kept)


def test_the_half_is_of_the_rounds_held_not_of_the_games_played():
    # 1½ of 2 games, but of four rounds: a minus score, so the highest goes, not the lowest.
    event = section("2w1 3b½ Z Z", "1b0 B B B", "Z 1w½ B B")
    # Opponents: 1½ and 2 (½ for each game not played), and nothing twice.
    assert value("SOLK", event) == 3 * HALF + 2
    assert value("MMED", event) == 3 * HALF


@pytest.mark.parametrize(("rounds", "count"), [(8, 1), (9, 2)])
def test_in_nine_or_more_rounds_two_are_dropped(rounds, count):
    # All won: the opponents have 0, 1, … points.
    event = circle("1" * rounds, rounds)
    assert value("MMED", event) == sum(range(count, rounds))
    assert value("MED", event) == sum(range(count, rounds - count))
    lost = circle("0" * rounds, rounds)
    assert value("MMED", lost) == sum(range(1, rounds + 1 - count))


def test_opposition_cumulative_adds_the_deducted_scores_of_those_played():
    # 2: totals 0, 1, 1½, less 1 and ½: 1. 3, met by forfeit, does not count.
    event = section("2w1 3b+", "1b0 B H", "Z 1w-")
    assert value("CUM", event, 2) == 1
    assert value("OPCUM", event) == 1


def test_sonneborn_berger_has_plain_scores_and_nothing_for_games_not_played():
    # 2 is beaten and has 1 by a bye; 3, drawn with, has ½; byes and forfeits nothing.
    event = section("2w1 3b½ B 2w+", "1b0 B Z 1b-", "Z 1w½ Z Z")
    assert value("USSB", event) == 1 + HALF * HALF


def test_kashdan_gives_four_two_one_and_nothing_unplayed():
    event = section("2w1 2b½ 2w0 2b+ 2w- 2b-- B F H Z", "")
    assert value("KASH", event) == 4 + 2 + 1
    assert value("KASH", section("1 ½ 0 + B", "", paired=False)) == 7


def test_most_blacks_counts_games_played_with_black():
    event = section("2b1 2b0 2b+ 2w1 B", "")
    assert [value("MBLK", event, no) for no in (1, 2)] == [2, 1]


@pytest.mark.parametrize("code", ["MMED", "SOLK", "MED", "OPCUM", "USSB", "CUM", "CUM-OLD"])
def test_these_are_defined_for_one_half_nothing_only(code):
    event = section("2w1", "", win=6, draw=2, forfeit_win=6)
    context = Context.after(event, 1)
    assert TIE_BREAKS[code].numbers(context) == {1: None, 2: None}
    working = TIE_BREAKS[code].working(context, 1)
    assert (working.value, working.terms, working.why) == (None, (), "needs-standard-scoring")


@pytest.mark.parametrize("code", ["MMED", "SOLK", "MED", "OPCUM", "USSB", "OPPERF", "AVOPR"])
def test_a_typed_score_has_no_opponent_so_there_is_no_value(code):
    event = section("1 ½", "0 ½", paired=False)
    context = Context.after(event, 2)
    assert TIE_BREAKS[code].numbers(context) == {1: None, 2: None}
    assert TIE_BREAKS[code].working(context, 1).why == "needs-opponents"


def test_a_game_still_playing_is_no_opponent_and_nothing_to_drop():
    # 3's score is nothing here; with one opponent so far Median drops that one.
    event = section("2w1 3b", "1b0 B", "B 1w")
    assert [value(code, event) for code in ("SOLK", "MED", "OPCUM", "USSB")] == [HALF, 0, 0, 1]


def test_the_rounds_held_are_those_of_the_standings():
    # After eight of nine rounds one of each is dropped.
    context = Context.after(circle("1" * 9, 9), 8)
    terms = TIE_BREAKS["MED"].working(context, 1).terms
    assert sum(term.cut is not None for term in terms) == 2
