"""All ways in which the games still playing can end."""

from dataclasses import replace

import pytest

from arbiter_app.core.endings import endings, few_endings, never_moving
from arbiter_app.core.results import Result
from arbiter_app.core.standings import ahead_and_level, rank
from arbiter_app.core.tiebreaks import Context
from arbiter_app.core.work import whole
from tests.core.events import section


def test_each_combination_of_results_comes_once_and_nothing_else_changes():
    event = section("2w1 3w 4w", "1b0 4w1 3w", "4w½ 1b 2b", "3b½ 2b0 1b")
    found = [
        tuple(game.result for a_round in one.rounds for game in a_round.games)
        for one in endings(event, 2)
    ]
    assert len(set(found)) == len(found) == len(Result) + 1
    assert {results[2] for results in found} == {None, *Result}
    assert {results[:2] + results[3:] for results in found} == {
        (Result.WHITE_WINS, Result.DRAW, Result.WHITE_WINS, None, None)
    }
    assert len(list(endings(event, 3))) == (len(Result) + 1) ** 3


def test_where_nothing_is_open_the_event_itself_is_the_only_ending():
    event = section("2w1", "1b0")
    assert list(endings(event, 1)) == [event]


@pytest.mark.parametrize(("open_games", "few"), [(0, True), (3, True), (4, False)])
def test_endings_are_tried_only_while_they_are_few(open_games, few):
    # A game can end in 9 ways or go on, so four in 10 ** 4; times 12 players that is too much.
    results = [""] * open_games + ["1"] * (6 - open_games)
    lost = {"": "", "1": "0"}
    cells = [
        cell
        for at, result in enumerate(results)
        for cell in (f"{2 * at + 2}w{result}", f"{2 * at + 1}b{lost[result]}")
    ]
    assert few_endings(section(*cells), 1) is few


def test_only_those_asked_for_are_given():
    # 1 has a point more than anybody can come to; 3 and 4 change places.
    event = section("2w1 5w1 Z", "1b0 Z Z", "Z Z 4w", "Z Z 3b", "Z 1b0 Z")
    assert whole(never_moving(event, 3, frozenset({1, 3}))) == {1}
    assert whole(never_moving(event, 3, frozenset())) == frozenset()


def _bits(*players):
    return sum(1 << no for no in players)


def test_a_place_that_is_another_in_every_ending_is_not_kept():
    # 3 and 5 share places 3 and 4 on ½ point. His last game brings 3 points, or at least its
    # opponent's point to his Buchholz: 5 ends alone on place 4, and 4 on place 5 as now.
    event = section("Z 4w1", "4w1 3b", "5w½ 2w", "2b0 1b0", "3b½ Z")
    event = replace(event, rules=replace(event.rules, tie_breaks=("BH",)))
    now, *ends = (ahead_and_level(Context.after(one, 2), ("BH",))[5] for one in endings(event, 2))
    assert now == (_bits(1, 2), _bits(3, 5))
    assert {*ends} == {(_bits(1, 2, 3), _bits(5))}
    assert whole(never_moving(event, 2, frozenset({4, 5}))) == {4}


def test_a_place_round_which_others_change_is_not_kept():
    # 5 is third behind 4, who has 2 points. With ½ or 1 more than his point 1 is ahead of 5, who
    # beat 3. Else 1, 3 and 5 are level, with 2 if he wins; not all have met, and of them 3 has the
    # highest Buchholz, 5 the next.
    event = section("2w1 3w0 2b", "1b0 Z 1w", "5w0 1b1 4w0", "Z 5w1 3b1", "3b1 4b0 Z")
    codes = ("DE", "BH")
    event = replace(event, rules=replace(event.rules, tie_breaks=codes))
    found = [ahead_and_level(Context.after(one, 3), codes)[5] for one in endings(event, 3)]
    assert {*found} == {(_bits(1, 4), _bits(5)), (_bits(3, 4), _bits(5))}
    assert whole(never_moving(event, 3, frozenset({5}))) == frozenset()


def test_who_is_ahead_and_who_is_level_make_the_places_of_the_standings():
    event = section("2w1 3b½", "1b0 4w½", "4w½ 1w½", "3b½ 2b½")
    ranked = {row.player: (row.place, row.last) for row in rank(event, 2).rows}
    found = ahead_and_level(Context.after(event, 2), event.rules.tie_breaks)
    assert {
        no: (ahead.bit_count() + 1, (ahead | level).bit_count())
        for no, (ahead, level) in found.items()
    } == ranked
