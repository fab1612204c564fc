"""The bounds of a player still playing, beside every way his open rounds can end."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbiter_app.core.bounds import bounds
from arbiter_app.core.entries import enter_cell, enter_result, give_bye, pair
from arbiter_app.core.points import in_points
from arbiter_app.core.results import AwardKind, Result
from arbiter_app.core.standings import rank
from arbiter_app.core.tiebreaks import TIE_BREAKS
from arbiter_app.core.tiebreaks.own import Own
from arbiter_app.core.tournament import Award, Game, Player, Round, Rules, Section

ANNA, BELA, SPARE = 1, 2, 9
BYES = [kind for kind in AwardKind if kind.bye]
ALL = tuple(code for code, tie_break in TIE_BREAKS.items() if isinstance(tie_break, Own))


def played(*results: Result | None, **rules: object) -> Section:
    """Anna (White) against Bela in every round."""
    rounds = tuple(Round((Game(ANNA, BELA, 1, result),)) for result in results)
    players = (Player(ANNA, "Anna"), Player(BELA, "Bela"), Player(SPARE, "Spare"))
    return Section(rules=Rules(**rules), players=players, rounds=rounds)


def test_a_game_in_the_last_round_leaves_a_point_and_a_running_total_open():
    # 1 + 2 + 2 (carried) = 5; a win makes it 1 + 2 + 3 = 6.
    section = played(Result.WHITE_WINS, Result.WHITE_WINS, None, tie_breaks=("CUM",))
    assert bounds(section, ANNA, 3) == ((2, 3), ((5, 6),))


def test_an_earlier_game_still_playing_weighs_once_for_each_later_round():
    # Open in round 1 of 3, then a loss and a win: 0 + 0 + 1 = 1, at best 1 + 1 + 2 = 4.
    section = played(None, Result.BLACK_WINS, Result.WHITE_WINS, tie_breaks=("PS", "PS/C1"))
    assert bounds(section, ANNA, 3) == ((1, 2), ((1, 4), (1, 3)))


def test_a_finished_player_has_nothing_open():
    section = played(Result.DRAW, Result.WHITE_WINS, tie_breaks=("PS", "WON"))
    half = Fraction(1, 2)
    assert bounds(section, BELA, 2) == ((half, half), ((1, 1), (0, 0)))


def test_a_blank_counts_as_absent_at_worst_and_as_a_win_at_best():
    section = replace(played(Result.WHITE_WINS), rounds=(Round(),))
    section = replace(section, rules=Rules(tie_breaks=("PS", "REP")))
    assert bounds(section, ANNA, 1) == ((0, 1), ((0, 1), (0, 1)))


def test_the_blanks_of_a_withdrawn_player_are_closed():
    section = replace(
        played(Result.WHITE_WINS, tie_breaks=("PS",)),
        players=(Player(ANNA, "Anna", withdrawn_after=1), Player(BELA, "Bela")),
    )
    section = replace(section, rounds=(*section.rounds, Round()))
    assert bounds(section, ANNA, 2) == ((1, 1), ((2, 2),))


def test_a_value_that_does_not_exist_has_no_bounds():
    section = played(None, win=6, draw=2, tie_breaks=("CUM", "PS"))
    assert bounds(section, ANNA, 1) == ((0, 3), (None, (0, 3)))


def test_a_forfeit_can_be_worth_less_than_a_loss():
    # Three points for a win, one for a loss, none for not coming.
    section = played(None, win=6, draw=4, loss=2, forfeit_win=6, forfeit_loss=0)
    assert bounds(section, ANNA, 1).points == (0, 3)


scorings = st.sampled_from(
    (
        Rules(),
        Rules(paired=False),
        Rules(win=6, draw=2, forfeit_win=6),
        Rules(win=6, draw=4, loss=2, forfeit_win=5, forfeit_loss=-1, pairing_bye=3, zero_bye=-2),
        Rules(system="round-robin", edition="2024"),
        Rules(system="round-robin"),
    )
).map(lambda rules: replace(rules, tie_breaks=ALL))


@st.composite
def careers(draw: st.DrawFn) -> Section:
    """Up to four rounds of Anna's, at most two of them open; a game, a bye or a blank each."""
    rules = draw(scorings)
    rounds = []
    left = 2
    for _ in range(draw(st.integers(1, 4))):
        choices = ["bye", "closed", *["open", "blank"] * (left > 0)]
        kind = draw(st.sampled_from(choices))
        left -= kind in ("open", "blank")
        rounds.append(draw(a_round(kind, rules)))
    section = played(**{})
    return replace(section, rules=rules, rounds=tuple(rounds))


def a_round(kind: str, rules: Rules) -> st.SearchStrategy[Round]:
    """One round of Anna's; without pairings her games are typed scores."""
    byes = st.sampled_from(BYES).map(lambda bye: Award(ANNA, bye, rules.bye_points(bye)))
    if kind == "blank" or (kind == "open" and not rules.paired):
        return st.just(Round())
    if kind == "bye":
        return byes.map(lambda bye: Round(awards=(bye,)))
    if not rules.paired:
        typed = st.sampled_from([one for one in AwardKind if not one.bye])
        return typed.map(lambda one: Round(awards=(Award(ANNA, one),)))
    results = st.just(None) if kind == "open" else st.sampled_from(Result)
    sides = st.sampled_from(((ANNA, BELA), (BELA, ANNA)))
    return st.builds(
        lambda side, result: Round((Game(*side, 1, result),)), side=sides, result=results
    )


def endings(section: Section, number: int) -> Iterator[Section]:
    """The section with Anna's open round ended in every way the edits allow."""
    if isinstance(section.entry(ANNA, number), Game):
        yield from (enter_result(section, ANNA, number, result) for result in Result)
        return
    yield from (give_bye(section, ANNA, number, kind) for kind in BYES)
    if not section.rules.paired:
        yield from (enter_cell(section, ANNA, number, text) for text in ("1", "½", "0", "+", "-"))
        return
    for white, black in ((ANNA, SPARE), (SPARE, ANNA)):
        paired = pair(section, number, Game(white, black, 0))
        yield from (enter_result(paired, ANNA, number, result) for result in Result)


def all_endings(section: Section, open_rounds: list[int]) -> Iterator[Section]:
    """The section ended in every combination."""
    if not open_rounds:
        yield section
        return
    for ended in endings(section, open_rounds[0]):
        yield from all_endings(ended, open_rounds[1:])


@given(careers())
@settings(max_examples=40, deadline=None)  # each tries up to some hundred endings
def test_bounds_are_the_extremes_over_all_ways_to_end(section):
    upto = len(section.rounds)
    open_rounds = [
        number
        for number in range(1, upto + 1)
        if (entry := section.entry(ANNA, number)) is None
        or (isinstance(entry, Game) and entry.result is None)
    ]
    rows = [
        next(row for row in rank(ended, upto).rows if row.player == ANNA)
        for ended in all_endings(section, open_rounds)
    ]
    points = [in_points(row.points) for row in rows]
    found = bounds(section, ANNA, upto)
    assert found.points == (min(points), max(points))
    for at, code in enumerate(ALL):
        values = [row.values[at] for row in rows]
        expected = None if None in values else (min(values), max(values))
        assert found.values[at] == expected, code


def test_two_open_rounds_reach_both_extremes_at_once():
    section = played(None, None, tie_breaks=("PS",))
    ends = [rank(played(*ends, tie_breaks=("PS",)), 2).rows for ends in product(Result, repeat=2)]
    values = [row.values[0] for rows in ends for row in rows if row.player == ANNA]
    assert bounds(section, ANNA, 2).values == ((min(values), max(values)),)


def test_nobody_has_bounds_who_is_not_there():
    with pytest.raises(KeyError):
        bounds(played(None), 77, 1)
