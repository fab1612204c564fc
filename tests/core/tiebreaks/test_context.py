"""What a context keeps and a following one takes over is what would be computed afresh."""

from dataclasses import replace
from random import Random

import pytest

from arbiter_app.core.entries import clear_cell, enter_cell, enter_result, give_bye
from arbiter_app.core.errors import EditError
from arbiter_app.core.pairing_edits import replace_player
from arbiter_app.core.results import AwardKind, Result
from arbiter_app.core.roster import withdraw
from arbiter_app.core.standings import rank
from arbiter_app.core.tiebreaks import TIE_BREAKS, Context
from arbiter_app.core.tournament import Game, Player, Round, Section
from tests.core.events import rebuilt
from tests.core.tiebreaks.drawn_events import round_robin, swiss

CODES = tuple(code for code in TIE_BREAKS if code != "PTS")


def with_all(section: Section) -> Section:
    return replace(section, rules=replace(section.rules, tie_breaks=CODES))


def edited(section: Section, chance: Random) -> Section:
    """One edit of any kind, anywhere."""
    number = chance.randint(1, len(section.rounds))
    player = chance.choice(section.players).no
    games = section.rounds[number - 1].games
    result = chance.choice(list(Result))
    kind = chance.choice((AwardKind.HALF_BYE, AwardKind.ZERO_BYE, AwardKind.FULL_BYE))
    edits = [
        lambda: clear_cell(section, player, number),
        lambda: give_bye(section, player, number, kind),
        lambda: enter_cell(section, player, number, f"{chance.choice(section.players).no}b1"),
        lambda: withdraw(section, player, chance.choice((None, number))),
    ]
    if games:
        board = chance.choice(games)
        edits += [lambda: enter_result(section, board.white, number, result)] * 6
        other = chance.choice(section.players).no
        edits.append(lambda: replace_player(section, number, board.black, other))
    try:
        return chance.choice(edits)()
    except EditError:
        return section


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("draw", [swiss, round_robin])
def test_after_any_edits_the_standings_are_those_of_a_fresh_event(seed, draw):
    chance = Random(seed)
    event = with_all(draw(seed))
    for _ in range(25):
        event = edited(event, chance)
        upto = len(event.rounds) - (chance.random() < 0.2)
        assert rank(event, upto) == rank(rebuilt(event), upto)


def test_ratings_of_opponents_opponents_are_followed_where_some_have_none():
    chance = Random(5)
    players = tuple(Player(no, f"P{no}", chance.choice((None, 900, 1800))) for no in range(1, 61))
    event = Section(players=players, rounds=())
    event = replace(event, rules=replace(event.rules, tie_breaks=("OPPERF", "AVOPR")))
    for _ in range(3):
        order = chance.sample(range(1, 61), 60)
        boards = enumerate(zip(order[::2], order[1::2], strict=True), 1)
        games = tuple(Game(one, other, at, Result.DRAW) for at, (one, other) in boards)
        event = replace(event, rounds=(*event.rounds, Round(games)))
    for _ in range(40):
        event = edited(event, chance)
        assert rank(event, 3) == rank(rebuilt(event), 3)


def test_a_context_follows_only_the_very_same_players_and_rules():
    event = with_all(swiss(1))
    before = Context.after(event, 3)
    assert before.differs(event, 3) == frozenset()
    assert before.differs(event, 2) is None
    assert before.differs(replace(event, rules=replace(event.rules, win=6)), 3) is None
    assert before.differs(replace(event, rounds=event.rounds[:-1]), 3) is None


def test_a_context_names_whose_entries_differ():
    event = with_all(swiss(1))
    game = event.rounds[1].games[0]
    after = enter_result(event, game.white, 2, Result.BOTH_LOSE)
    assert Context.after(event, 3).differs(after, 3) == {game.white, game.black}
    assert Context.after(event, 1).differs(after, 1) == frozenset()
