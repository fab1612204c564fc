"""A player's workings in words, on an event whose sums are worked in the comments."""

from dataclasses import replace

from arbiter_app.core.explain import explain
from arbiter_app.core.standings import rank
from arbiter_app.labels import as_is, workings
from tests.core.events import section


def found(*codes, player=1):
    # Anna: loss, bye: 0 + 1 = 1, less 1 for the bye: 0; Béla: win, absent: 1 + 1 = 2.
    event = section("2w0 B", "1b1 Z", tie_breaks=codes)
    return explain(event, rank(event, 2), player), lambda no: event.player(no).name


def test_a_players_workings_are_lines_of_text():
    assert list(workings.lines(*found("CUM/C1"), as_is)) == [
        "1 Anna: Place 2, 1 points",
        "Decided by: Cumulative, cut 1 (US Chess)",
        "",
        "Cumulative, cut 1 (US Chess): 0",
        "       0  round 1  running total, 0 left out",
        "       1  round 2  running total",
        "      −1  round 2  points got without play",
    ]


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
