"""A place is decided only where no outcome of an open game can change it."""

from dataclasses import replace
from itertools import product
from random import Random

import pytest

from arbiter_app.core.decided import Holds, decided, final_values, holding, known_final
from arbiter_app.core.endings import few_endings
from arbiter_app.core.entries import dispute, enter_cell, enter_result
from arbiter_app.core.results import AwardKind, Result
from arbiter_app.core.standings import rank
from arbiter_app.core.tournament import Award, Game, Round, Rules, Section
from tests.core.events import players, scores_only, section

LISTS = (
    (),
    ("PS",),
    ("CUM", "WIN"),
    ("BH/C1", "BH", "SB", "PS", "DE", "WIN", "BWG"),
    ("MMED", "SOLK", "CUM", "OPCUM"),
    ("DE", "AOB", "TPN"),
    ("FB", "KS", "H2H", "ARO", "TPR", "RTNG"),
    ("AVOPR", "APRO", "OPPERF", "USSB", "STD", "KASH"),
)


def endings(event: Section, upto: int):
    """Every event that the open games up to a round can lead to, some of them still open."""
    still_on = [
        (number, game)
        for number, a_round in enumerate(event.rounds[:upto], 1)
        for game in a_round.games
        if game.result is None
    ]
    for results in product((None, *Result), repeat=len(still_on)):
        ended = {
            (number, game.board): replace(game, result=result)
            for (number, game), result in zip(still_on, results, strict=True)
        }
        rounds = tuple(
            Round(
                tuple(ended.get((number, game.board), game) for game in a_round.games),
                a_round.awards,
            )
            for number, a_round in enumerate(event.rounds, 1)
        )
        yield replace(event, rounds=rounds)


def never_changing(event: Section, upto: int) -> set[int]:
    """Brute force: those who have in every ending the same players ahead and level."""
    others: dict[int, set[tuple[frozenset[int], frozenset[int]]]] = {}
    for ended in endings(event, upto):
        places = {row.player: row.place for row in rank(ended, upto).rows}
        for no, place in places.items():
            ahead = frozenset(other for other, its in places.items() if its < place)
            level = frozenset(other for other, its in places.items() if its == place)
            others.setdefault(no, set()).add((ahead, level))
    return {no for no, seen in others.items() if len(seen) == 1}


def random_event(seed: int) -> Section:
    """Four rounds of seven players with byes and forfeits; one or two games of the last open."""
    chance = Random(seed)
    kinds = (AwardKind.PAIRING_BYE, AwardKind.HALF_BYE, AwardKind.ZERO_BYE, AwardKind.FULL_BYE)
    usual = (Result.WHITE_WINS, Result.BLACK_WINS, Result.DRAW) * 3
    rounds = []
    for number in range(1, 5):
        idle, *paired = chance.sample(range(1, 8), 7)
        results = [chance.choice((*usual, Result.BLACK_BY_FORFEIT)) for _ in range(3)]
        open_boards = chance.randint(1, 2) if number == 4 else 0
        games = tuple(
            Game(white, black, board, None if board <= open_boards else results[board - 1])
            for board, (white, black) in enumerate(zip(paired[::2], paired[1::2], strict=True), 1)
        )
        kind = chance.choice(kinds)
        rounds.append(Round(games, (Award(idle, kind, Rules().bye_points(kind)),)))
    rated = tuple(replace(one, rating=1000 + 50 * one.no) for one in players(7))
    return Section(players=rated, rounds=tuple(rounds))


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("codes", LISTS, ids=lambda codes: ",".join(codes) or "points")
def test_decided_are_the_places_that_no_outcome_changes(seed, codes):
    event = random_event(seed)
    event = replace(event, rules=replace(event.rules, tie_breaks=codes))
    assert decided(event, 4) == never_changing(event, 4)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("codes", LISTS, ids=lambda codes: ",".join(codes) or "points")
def test_no_place_is_decided_too_early_by_bounds_alone(seed, codes, monkeypatch):
    monkeypatch.setattr("arbiter_app.core.endings._MOST_WORK", 0)
    event = random_event(seed)
    event = replace(event, rules=replace(event.rules, tie_breaks=codes))
    assert decided(event, 4) <= never_changing(event, 4)


def test_a_place_is_decided_where_an_open_game_moves_both_values_alike():
    # 1 and 2 have 2 points, and nobody else can come to 2. Both beat 5, who still plays; besides
    # him 1 met 4 with a point and 2 met 3 with half a point, so 1 has the higher Buchholz.
    event = section(
        *("5w1 4w1 Z", "3w1 5b1 Z", "2b0 6w½ Z"), *("6w1 1b0 Z", "1b0 2w0 6w", "4b0 3b½ 5b")
    )
    event = replace(event, rules=replace(event.rules, tie_breaks=("BH",)))
    assert {1, 2} <= decided(event, 3)


@pytest.mark.parametrize(
    ("codes", "expected"),
    [
        # 3 has 1 point with totals 1 1; whoever of 2 and 4 comes to 1 has the totals 0 1.
        (("PS",), {1, 3}),
        (("PS", "DE"), {1, 3}),
        (("PS/C1",), {1}),
        (("WIN", "PS"), {1, 3}),
        (("WIN",), {1}),
        # What others do to these is not reckoned with by bounds.
        (("BH", "PS"), {1}),
        (("DE", "PS"), {1}),
        ((), {1}),
    ],
)
def test_whoever_cannot_be_reached_on_own_results_is_decided_by_bounds(
    codes, expected, monkeypatch
):
    monkeypatch.setattr("arbiter_app.core.endings._MOST_WORK", 0)
    event = section("2w1 3w1", "1b0 4w", "4w1 1b0", "3b0 2b")
    event = replace(event, rules=replace(event.rules, tie_breaks=codes))
    assert decided(event, 2) == expected


def test_one_who_is_playing_is_decided_by_bounds_where_his_totals_are_apart(monkeypatch):
    # 1 ends with 1 point at least and the totals 1 1; 2 has 1 and 0 1, and 4 can come to that.
    monkeypatch.setattr("arbiter_app.core.endings._MOST_WORK", 0)
    event = section("2w1 4w", "1b0 3b1", "Z 2w0", "Z 1b")
    event = replace(event, rules=replace(event.rules, tie_breaks=("PS",)))
    assert decided(event, 2) == never_changing(event, 2) == {1}


def test_a_place_that_any_ending_changes_is_not_decided_though_all_change_it_alike(monkeypatch):
    # A loss brings 1 as well: 3 has 1 now and 2 at least in the end, past the 1½ of 1 and 2.
    monkeypatch.setattr("arbiter_app.core.endings._MOST_WORK", 0)
    event = section("2w½ Z", "1b½ Z", "4w0 4b", "3b1 3w")
    scoring = Rules(win=4, draw=3, loss=2, forfeit_win=4, forfeit_loss=2, tie_breaks=("PS",))
    event = replace(event, rules=scoring)
    assert [row.player for row in rank(event, 2).rows] == [4, 1, 2, 3]
    assert decided(event, 2) == frozenset()


def test_with_a_round_not_entered_not_every_ending_can_be_tried():
    # 2 still plays in round 2, and nothing is known of his round 1.
    event = section("3w1 2w", ". 1b", "1b0 Z")
    assert not few_endings(event, 2)
    assert few_endings(section("3w1 2w", "Z 1b", "1b0 Z"), 2)


def test_all_places_are_decided_when_all_games_are_over():
    assert decided(section("2w1", "1b0")) == {1, 2}


def test_a_leader_whom_nobody_can_reach_is_decided_while_others_play():
    # After round 2: 1 has 2 points and is finished in round 3 with 3; the others have 1, ½, ½.
    event = section("2w1 3b1 4w1", "1b0 4w½ 3w", "4b½ 1w0 2b", "3w½ 2b½ 1b0")
    assert 1 in decided(event, 3)
    assert never_changing(event, 3) == {1}
    assert decided(event, 3) == {1}


def test_two_who_are_finished_and_level_are_decided_where_nobody_can_come_between():
    # 1 and 2 have 2 points and totals 1 2; 3 and 4 have 0 and still play.
    event = scores_only("1 1", "1 1", "0 .", "0 .")
    event = replace(event, rules=replace(event.rules, tie_breaks=("PS",)))
    assert decided(event, 2) == {1, 2}


def test_a_round_that_is_not_entered_can_still_bring_anything():
    assert decided(scores_only("1 1", "1 ."), 2) == frozenset()


CODES = (
    *("PS", "CUM", "WIN", "BH/C1", "FB", "AOB", "SB", "KS", "DE", "ARO", "TPR", "APRO", "RTNG"),
    *("MMED", "SOLK", "OPCUM", "KASH", "USSB", "H2H", "OPPERF", "AVOPR", "TPN", "STD"),
)


@pytest.mark.parametrize("seed", range(6))
def test_no_outcome_changes_a_final_value(seed):
    event = random_event(seed)
    event = replace(event, rules=replace(event.rules, tie_breaks=CODES))
    now = rank(event, 4)
    known = final_values(event, now)
    assert any(map(any, known.values()))  # else nothing is tried below
    values = {row.player: row.values for row in now.rows}
    for ended in endings(event, 4):
        for row in rank(ended, 4).rows:
            for code, final, old, new in zip(
                CODES, known[row.player], values[row.player], row.values, strict=True
            ):
                assert not final or old == new, (row.player, code)


def test_an_opponents_performance_can_change_where_his_unrated_opponent_still_plays():
    # 1 met 2 and 2 met 3, who has no rating and still plays 4.
    event = section("2w1 Z Z", "1b0 3w1 Z", "Z 2b0 4w", "Z Z 3b")
    one, two, three, four = event.players
    rated = (replace(one, rating=1500), replace(two, rating=1400), three, replace(four, rating=900))
    event = replace(
        event, players=rated, rules=replace(event.rules, tie_breaks=("OPPERF", "AVOPR"))
    )
    assert final_values(event, rank(event, 3))[1] == (False, True)


def test_whoever_is_finished_has_his_own_values_and_those_of_finished_opponents():
    # Round 2: 1 and 2 are finished and met each other and 3 or 4, who still play.
    event = section("2w1 Z", "1b0 Z", "4w1 4b", "3b0 3w")
    event = replace(event, rules=replace(event.rules, tie_breaks=("PS", "BH", "AOB", "DE")))
    known = final_values(event, rank(event, 2))
    assert known[1] == (True, True, True, False)
    assert known[3] == (False, False, False, False)
    event = section("2w1 3b1", "1b0 4w", "4w1 1w0", "3b0 2b")
    event = replace(event, rules=replace(event.rules, tie_breaks=("PS", "BH", "AOB")))
    # 1 met 2, who still plays; 3 met 4, who does.
    assert final_values(event, rank(event, 2))[1] == (True, False, False)


def test_everything_is_final_when_all_games_are_over():
    event = section("2w1", "1b0")
    event = replace(event, rules=replace(event.rules, tie_breaks=("BH", "DE")))
    assert final_values(event, rank(event)) == {1: (True, True), 2: (True, True)}


@pytest.mark.parametrize("seed", range(4))
def test_what_was_decided_and_final_holds_when_an_open_game_ends(seed):
    event = random_event(seed)
    event = replace(event, rules=replace(event.rules, tie_breaks=CODES))
    places, values = decided(event, 4), final_values(event, rank(event, 4))
    for ended in endings(event, 4):
        assert holding(event, ended, 4) == Holds(values=True, places=True)
        assert places <= decided(ended, 4)
        after = final_values(ended, rank(ended, 4))
        for no, known in values.items():
            assert all(not was or now for was, now in zip(known, after[no], strict=True))


def test_a_correction_decides_other_places_and_a_reopened_board_everything():
    event = section("2w1 3b1", "1b0 4w", "4w1 1w0", "3b0 2b")
    corrected = enter_cell(event, 1, 2, "3b0")
    assert holding(event, corrected, 2) == Holds(values=True, places=False)
    reopened = enter_result(event, 1, 2, None)
    assert holding(event, reopened, 2) == Holds(values=False, places=False)
    # What happens after the round of the table does not concern it.
    assert holding(event, reopened, 1) == Holds(values=True, places=True)


def test_another_pairing_other_rules_and_other_players_leave_nothing_true():
    event = section("2w1 3b1", "1b0 4w", "4w1 1w0", "3b0 2b")
    nothing = Holds(values=False, places=False)
    turned = tuple(
        replace(a_round, games=tuple(replace(one, board=9 - one.board) for one in a_round.games))
        for a_round in event.rounds
    )
    assert holding(event, replace(event, rounds=turned), 2) == nothing
    assert holding(event, replace(event, rules=Rules(tie_breaks=())), 2) == nothing
    assert holding(event, replace(event, players=event.players[:3]), 2) == nothing
    assert holding(event, replace(event, rounds=(*event.rounds, Round())), 2) == nothing


def test_typing_a_score_that_was_not_entered_leaves_what_was_decided():
    event = scores_only("1 1", "1 1", "0 .", "0 .")
    assert holding(event, enter_cell(event, 3, 2, "1"), 2) == Holds(values=True, places=True)
    assert holding(event, enter_cell(event, 1, 2, "0"), 2) == Holds(values=False, places=False)


def test_no_place_is_decided_while_a_result_is_disputed():
    event = section("2w1 3b1 4w1", "1b0 4w½ 3w", "4b½ 1w0 2b", "3w½ 2b½ 1b0")
    assert decided(dispute(event, 1, 1, "touched move"), 3) == frozenset()


@pytest.mark.parametrize(
    ("code", "finished", "final"),
    [("PS", True, True), ("PS", False, False), ("BH", True, False), ("DE", True, False)],
)
def test_own_results_of_a_finished_player_are_final_whatever_others_do(code, finished, final):
    assert known_final(code, finished=finished) is final
