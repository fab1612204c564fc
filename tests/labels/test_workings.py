"""A player's workings in words, on an event whose sums are worked in the comments."""

from dataclasses import replace
from fractions import Fraction

import pytest

from arbiter_app.core.explain import compare, explain
from arbiter_app.core.standings import rank
from arbiter_app.labels import as_is, workings
from tests.core.events import scores_only, section


@pytest.mark.parametrize(
    ("half_points", "said"), [(0, "0 points"), (1, "½ point"), (2, "1 point"), (5, "2½ points")]
)
def test_one_point_is_one_point(half_points, said):
    assert workings.points_text(half_points, as_is) == said


def found(*codes, player=1):
    # Anna: loss, bye: 0 + 1 = 1, less 1 for the bye: 0; Béla: win, absent: 1 + 1 = 2.
    event = section("2w0 B", "1b1 Z", tie_breaks=codes)
    return explain(event, rank(event, 2), player), lambda no: event.player(no).name


def test_a_players_workings_are_lines_of_text():
    assert list(workings.lines(*found("CUM/C1"), as_is)) == [
        "1 Anna: place 2, 1 point.",
        "Decided by: Cumulative (US Chess), cut 1",
        "",
        "Cumulative (US Chess), cut 1: 0",
        "       0  round 1  running total, 0 left out",
        "       1  round 2  running total",
        "      −1  round 2  points got without play",
    ]


def test_whoever_shares_a_place_is_named():
    event = scores_only("1", *["½"] * 7)
    dora = explain(event, rank(event, 1), 4)
    said = list(workings.lines(dora, lambda no: event.player(no).name, as_is))
    assert said[0] == "4 Dora: place 2=, ½ point."
    assert "Shared with: Béla; Chen; Emil; Fumi; Gert and 1 more" in said


def test_what_decides_is_a_sentence():
    one, _ = found("CUM")
    assert workings.decides_text(one, as_is) == "Cumulative (US Chess) decides this place."
    alone = replace(one, decided_by="PTS")
    assert workings.decides_text(alone, as_is) == "The points alone decide this place."
    level = replace(one, decided_by="")
    assert workings.decides_text(level, as_is) == "Nothing decides: all are level on everything."


def test_what_does_not_add_up_says_how_it_is_found():
    assert workings.combined_text("sum", as_is) == workings.combined_text("count", as_is) == ""
    assert workings.combined_text("average", as_is) == "the mean of these:"


def parted(event):
    """The sentence that parts the first two players."""
    names = {player.no: player.name for player in event.players}.__getitem__
    return workings.sentence(compare(event, rank(event), 1, 2), names, as_is)


@pytest.mark.parametrize(
    ("lines", "codes", "said"),
    [
        (
            # 2 points against 1.
            ("1 1", "0 1"),
            ("PS",),
            "Anna is ahead of Béla on points: 2 against 1.",
        ),
        (
            # Totals 1 1 = 2 and 0 1 = 1.
            ("1 0", "0 1"),
            ("PS",),
            "Anna and Béla both have 1 point, but Anna had more of them early: 1 against 0 after "
            "round 1, so the running totals add up to more – Progressive score (FIDE): 2 against "
            "1.",
        ),
        (
            # Totals 0 1 2 2 = 5 and ½ 1 1½ 2 = 5; cut 5 and 4½: Béla was ahead in what is cut.
            ("0 1 1 0", "½ ½ ½ ½"),
            ("PS", "PS/C1"),
            "Anna and Béla are level on points and on Progressive score (FIDE); then the first "
            "running totals are left out, 0 of Anna and ½ of Béla – Progressive score "
            "(FIDE), cut 1: 5 against 4½.",
        ),
        (
            # Totals 0 1 2 2 2 = 7 and ½ ½ ½ 1 2 = 4½: Béla was ahead after round 1.
            ("0 1 1 0 0", "½ 0 0 ½ 1"),
            ("PS",),
            "Anna and Béla both have 2 points, and each was ahead for a while; over all rounds "
            "the running totals of Anna add up to more – Progressive score (FIDE): 7 against 4½.",
        ),
        (
            # Totals 1 1 each; Béla's bye takes 1 off.
            ("1 0", "B 0"),
            ("CUM",),
            "Anna is ahead of Béla because points got without play are taken off, 0 from Anna "
            "and 1 from Béla – Cumulative (US Chess): 2 against 1.",
        ),
        (
            # One win each; then the bye again.
            ("1 0", "B 0"),
            ("WIN", "CUM"),
            "Anna and Béla are level on points and on Number of wins; then points got without "
            "play are taken off, 0 from Anna and 1 from Béla – Cumulative (US Chess): 2 against "
            "1.",
        ),
        (
            ("1 0", "0 1"),
            ("WIN", "PS"),
            "Anna and Béla are level on points and on Number of wins, but Anna had more points "
            "early: 1 against 0 after round 1, so the running totals add up to more – Progressive "
            "score (FIDE): 2 against 1.",
        ),
        (
            ("1 0", "½ ½"),
            ("WIN",),
            "Anna and Béla are level on points; Number of wins decides: 1 against 0.",
        ),
        (
            ("1 0", "1 0"),
            ("PS", "TPN"),
            "Anna and Béla are level on points and on Progressive score (FIDE); Start number "
            "decides: 1 against 2.",
        ),
        (
            ("1 0", "1 0"),
            ("PS",),
            "Anna and Béla are level on points and on every tie-break.",
        ),
    ],
)
def test_what_parts_two_players_is_said_from_the_real_difference(lines, codes, said):
    assert parted(scores_only(*lines, tie_breaks=codes)) == said


def test_a_direct_encounter_is_said_as_places():
    # Both have 1 point, and Béla won their game.
    event = section("2w0 3b1", "1b1 4w0", "4b0 1w0", "3w1 2b1", tie_breaks=("DE",))
    assert parted(event) == (
        "Béla and Anna are level on points; Direct encounter (FIDE) decides: place 1 against "
        "place 2."
    )


def test_a_round_that_does_not_count_is_not_said_to():
    lines = list(workings.lines(*found("WON"), as_is))
    assert lines[-2:] == [
        "       0  round 1  not won over the board",
        "       0  round 2  not won over the board",
    ]


def test_means_that_look_alike_are_said_as_fractions():
    event = scores_only("1", "1")
    standings = rank(event, tie_breaks=("AOB",))
    found = replace(
        compare(event, standings, 1, 2),
        difference="first",
        level_on=(),
        decided_by="AOB",
        values=(Fraction(41, 3), Fraction(4099, 300)),
    )
    # 13.6667 and 13.6633: 13.67 and 13.66; then 13.6667 and 13.6683, both 13.67.
    assert workings.sentence(found, str, as_is).endswith("decides: 13.67 against 13.66.")
    found = replace(found, values=(Fraction(8201, 600), Fraction(41, 3)))
    assert workings.sentence(found, str, as_is).endswith("decides: 8201/600 against 41/3.")
