"""Other start numbers, in games and byes too."""

from arbiter_app.core.numbering import with_numbers
from arbiter_app.core.results import AwardKind, Result
from arbiter_app.core.tournament import Award, Game, Player, Round, Section

ANNA, BELA, CHEN = Player(5, "Anna"), Player(2, "Béla"), Player(9, "Chen")
EVENT = Section(
    players=(ANNA, BELA, CHEN),
    rounds=(
        Round((Game(9, 5, 1, Result.DRAW),), (Award(2, AwardKind.HALF_BYE, 1),)),
        Round((), (Award(9, AwardKind.ZERO_BYE, 0),)),
    ),
)


def test_numbers_change_places_in_games_and_byes():
    after = with_numbers(EVENT, {5: 2, 2: 5})
    assert after.players == (Player(2, "Anna"), Player(5, "Béla"), CHEN)
    assert after.rounds[0].games == (Game(9, 2, 1, Result.DRAW),)
    assert after.rounds[0].awards == (Award(5, AwardKind.HALF_BYE, 1),)


def test_what_nobody_renumbered_takes_part_in_stays_the_same():
    after = with_numbers(EVENT, {5: 1})
    assert after.rounds[1] is EVENT.rounds[1]
    assert after.players[2] is CHEN
    assert with_numbers(EVENT, {5: 5}) is EVENT
