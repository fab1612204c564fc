"""What must hold of any event, whatever its results."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import groupby, permutations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbiter_app.core.entries import enter_cell, enter_result
from arbiter_app.core.errors import EditError
from arbiter_app.core.results import Result
from arbiter_app.core.standings import rank
from arbiter_app.core.tiebreaks import TIE_BREAKS, Context
from arbiter_app.core.tournament import Game, Round, Rules, Section
from tests.core.events import players, rebuilt, scores_only, value
from tests.core.tiebreaks.drawn_events import round_robin, swiss
from tests.strategies import patiently

ALL = tuple(TIE_BREAKS)
SEEDS = st.integers(0, 1 << 20)
EVENTS = st.one_of(SEEDS.map(swiss), SEEDS.map(swiss), SEEDS.map(round_robin))
LISTS = st.lists(st.sampled_from(ALL), min_size=1, max_size=5, unique=True).map(tuple)


def values(event: Section, codes: tuple[str, ...] = ALL) -> dict[int, dict[str, object]]:
    """Every player's values, those among the tied directly after points."""
    found: dict[int, dict[str, object]] = {no: {} for no in (one.no for one in event.players)}
    plain = tuple(code for code in codes if not TIE_BREAKS[code].among_tied)
    for asked in (plain, *[(code,) for code in codes if code not in plain]):
        for row in rank(event, len(event.rounds), asked).rows:
            found[row.player].update(zip(asked, row.values, strict=True))
    return found


# What decides nothing.


def renamed(event: Section, number: dict[int, int], chance: Random) -> Section:
    """The same event with other start numbers; players, games and awards in any order."""

    def mixed(given):
        return tuple(chance.sample(given, len(given)))

    return replace(
        event,
        players=mixed([replace(one, no=number[one.no]) for one in event.players]),
        rounds=tuple(
            Round(
                mixed(
                    [
                        replace(game, white=number[game.white], black=number[game.black])
                        for game in one.games
                    ]
                ),
                mixed([replace(award, player=number[award.player]) for award in one.awards]),
            )
            for one in event.rounds
        ),
    )


@settings(patiently, max_examples=25)
@given(EVENTS, st.randoms(use_true_random=False))
def test_gaps_in_the_numbers_and_the_order_of_the_players_do_not_matter(event, chance):
    number = {one.no: 3 * one.no + 4 for one in event.players}
    other = renamed(event, number, chance)
    codes = tuple(code for code in ALL if not code.startswith("TPN"))
    found = values(other, codes)
    assert {no: found[number[no]] for no in number} == values(event, codes)
    assert [row.player for row in rank(other).rows] == [
        number[row.player] for row in rank(event).rows
    ]


# So many that an entry or two are few: then only what they can change is computed again.
LARGE = SEEDS.map(swiss).filter(lambda event: len(event.players) >= 16)


@settings(patiently, max_examples=12)
@given(LARGE, st.data())
def test_after_an_edit_every_value_is_that_of_an_event_built_anew(event, data):
    # What is remembered of the players and rounds that a key did not touch stays true.
    numbers = [one.no for one in event.players]
    for _ in range(2):
        values(event)
        player = data.draw(st.sampled_from(numbers))
        at = data.draw(st.integers(1, len(event.rounds)))
        try:
            if isinstance(event.entry(player, at), Game):
                result = data.draw(st.sampled_from([*Result, None]))
                event = enter_result(event, player, at, result)
            else:
                event = enter_cell(event, player, at, data.draw(st.sampled_from("BHFZ")))
        except EditError:
            continue
        assert values(event) == values(rebuilt(event))
        assert rank(event, tie_breaks=ALL) == rank(rebuilt(event), tie_breaks=ALL)


# Points and progressive scores (the invariants of the sum of running totals).

SCORES = st.lists(st.sampled_from(["1", "½", "0"]), min_size=1, max_size=4)


@given(SCORES)
def test_the_mean_over_all_orders_is_half_of_the_rounds_and_one_times_the_score(scores):
    rows = [" ".join(order) for order in permutations(scores)]
    event = scores_only(*rows)
    sums = [value("PS", event, no) for no in range(1, len(rows) + 1)]
    score = value("PTS", event)
    assert Fraction(sum(sums), len(sums)) == (len(scores) + 1) * score / 2


@given(
    st.integers(1, 11).flatmap(lambda rounds: st.tuples(st.just(rounds), st.integers(0, rounds)))
)
def test_wins_first_are_the_most_and_wins_last_the_least(size):
    rounds, wins = size
    row = ["1"] * wins + ["0"] * (rounds - wins)
    event = scores_only(" ".join(row), " ".join(reversed(row)))
    most, least = value("PS", event, 1), value("PS", event, 2)
    assert most == wins * rounds - Fraction(wins * (wins - 1), 2)
    assert least == Fraction(wins * (wins + 1), 2)


@pytest.mark.parametrize("rounds", range(1, 12))
def test_all_won_is_the_triangle_of_the_rounds_and_all_drawn_half_of_it(rounds):
    event = scores_only("1 " * rounds, "½ " * rounds)
    triangle = Fraction(rounds * (rounds + 1), 2)
    assert [value("PS", event, no) for no in (1, 2)] == [triangle, triangle / 2]


# Where nothing is unplayed, the rule books agree.


@st.composite
def all_played(draw: st.DrawFn) -> Section:
    """An even number of players, everybody paired in every round."""
    count = 2 * draw(st.integers(2, 5))
    results = st.sampled_from((Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS))
    rounds = []
    for _ in range(draw(st.integers(1, 6))):
        order = draw(st.permutations(range(1, count + 1)))
        pairs = zip(order[::2], order[1::2], strict=True)
        games = [Game(*pair, board, draw(results)) for board, pair in enumerate(pairs, 1)]
        rounds.append(Round(tuple(games)))
    return Section(rules=Rules(), players=players(count), rounds=tuple(rounds))


SAME = {"SOLK": "BH", "BH/P": "BH", "USSB": "SB", "SB/P": "SB", "CUM": "PS", "CUM-OLD": "PS"} | {
    **{"MBLK": "BPG", "WON": "WIN", "STD": "PTS", "FB/P": "FB"}
}


@patiently
@given(all_played())
def test_without_unplayed_games_fide_and_us_chess_agree(event):
    for found in values(event).values():
        assert {code: found[code] for code in SAME} == {code: found[SAME[code]] for code in SAME}


@patiently
@given(all_played())
def test_without_unplayed_games_the_editions_agree(event):
    older = replace(event, rules=replace(event.rules, edition="2024"))
    assert values(older) == values(event)


@patiently
@given(SEEDS.map(swiss))
def test_the_caps_of_2026_raise_nobodys_buchholz(event):
    newer = values(event, ("BH", "SB", "FB"))
    older = values(replace(event, rules=replace(event.rules, edition="2024")), ("BH", "SB", "FB"))
    for no, found in newer.items():
        assert all(found[code] <= older[no][code] for code in found)


@patiently
@given(SEEDS.map(swiss))
def test_cuts_only_take_away_and_each_more_takes_more(event):
    for found in values(event).values():
        for name, played in product(("BH", "FB", "SB"), ("", "/P")):
            cuts = [found[f"{name}{cut}{played}"] for cut in ("", "/C1", "/C2")]
            assert cuts == sorted(cuts, reverse=True)


# A list is a refinement, step by step.


def refined(event: Section, codes: tuple[str, ...]) -> list[list[int]]:
    """Groups of the level, best first, as Art. 3 has it: each tie-break inside each group."""
    context = Context.after(event, event.scored_round)
    totals = context.totals
    groups = list(_parted(sorted(totals), totals))
    for code in codes:
        groups = [
            part
            for group in groups
            for part in _parted(
                group, TIE_BREAKS[code].numbers(replace(context, tied=tuple(group)))
            )
        ]
    return groups


def _parted(group: list[int], numbers: dict) -> Iterator[list[int]]:
    def key(no: int) -> tuple[bool, object]:
        number = numbers[no]
        return (number is None, 0 if number is None else -number)

    for _, level in groupby(sorted(group, key=key), key=key):
        yield sorted(level)


@patiently
@given(EVENTS, LISTS)
def test_ranking_by_a_list_is_refining_the_groups_step_by_step(event, codes):
    rows = rank(event, tie_breaks=codes).rows
    found = [[row.player for row in level] for _, level in groupby(rows, lambda row: row.place)]
    assert found == refined(event, codes)
