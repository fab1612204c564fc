"""What makes little sense in a list of tie-breaks is said."""

from dataclasses import replace

import pytest

from arbiter_app.core.lots import draw_lots
from arbiter_app.core.tie_break_doubts import tie_break_doubts
from arbiter_app.core.tiebreaks import TIE_BREAKS, Context
from arbiter_app.labels import as_is
from arbiter_app.labels.problems import problem
from tests.core.events import scores_only, section

AMONG_TIED = [code for code, entry in TIE_BREAKS.items() if entry.among_tied]
EVENT = section("2w1 3b1 B", "1b0 Z 3w1", "B 1w0 2b0", rounds=4)


def doubts(*codes, event=EVENT, **rules):
    event = replace(event, rules=replace(event.rules, tie_breaks=codes, **rules))
    return [problem.code for problem in tie_break_doubts(event)]


@pytest.mark.parametrize("code", ["BH", "BH/C1/P", "FB", "AOB", "MMED", "SOLK"])
def test_buchholz_makes_no_sense_in_a_round_robin(code):
    assert doubts(code, system="round-robin") == ["buchholz-round-robin"]
    assert doubts(code) == []


@pytest.mark.parametrize("code", ["CUM", "CUM-OLD/C1"])
def test_cumulative_makes_little_sense_in_a_round_robin(code):
    assert doubts(code, system="round-robin") == ["cumulative-round-robin"]
    assert doubts(code) == []


def test_a_rating_tie_break_needs_everybody_s_rating():
    assert doubts("ARO/C1", "RTNG") == ["rating-unrated", "rating-unrated"]
    rated = replace(EVENT, players=tuple(replace(one, rating=1500) for one in EVENT.players))
    assert doubts("ARO/C1", "RTNG", event=rated) == []
    assert doubts("AVOPR") == []


def test_names_with_a_comma_are_told_apart():
    named = tuple(replace(one, name=f"{one.name}, Kim") for one in EVENT.players)
    rules = replace(EVENT.rules, tie_breaks=("RTNG",))
    (problem,) = tie_break_doubts(replace(EVENT, players=named, rules=rules))
    first, *others = str(problem.details["names"]).split("; ")
    assert first == named[0].name
    assert len(others) == min(len(named), 4) - 1


def test_an_early_full_point_bye_lifts_a_cumulative_score_as_awarded():
    # Player 3 has a bye in round 1 of 4, player 1 one in round 3, which is late.
    (problem,) = tie_break_doubts(replace(EVENT, rules=replace(EVENT.rules, tie_breaks=("PS",))))
    assert (problem.code, problem.details["names"]) == ("early-full-bye", "Chen")
    assert doubts("WIN", "CUM", "PS") == []
    assert doubts("PS", event=section("H 2w1", "H 1b0", rounds=4)) == []


@pytest.mark.parametrize("code", TIE_BREAKS)
def test_a_tie_break_that_needs_opponents_is_doubtful_where_only_scores_are_typed(code):
    event = scores_only("1 1", "0 1", "½ 1")
    rated = replace(event, players=tuple(replace(one, rating=1500) for one in event.players))
    lots = draw_lots(rated, "7")
    context = replace(Context.after(lots, 2), tied=(1, 2))
    has_value = TIE_BREAKS[code].working(context, 1).value is not None and code not in AMONG_TIED
    assert ("opponents-not-known" in doubts(code, event=lots)) is not has_value


def test_what_is_doubtful_is_said_in_a_sentence():
    event = replace(EVENT, rules=replace(EVENT.rules, tie_breaks=("TPR",)))
    (found,) = tie_break_doubts(event)
    assert problem(found, as_is) == (
        "Tournament performance rating has no value for anybody while a player has no rating "
        "(3: Anna; Béla; Chen)."
    )
