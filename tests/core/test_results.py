"""Results and awards: their two sides, and which are played."""

import pytest

from arbiter_app.core.results import AwardKind, Outcome, Result

SIDES = {
    "1-0": ("win", "loss"),
    "0-1": ("loss", "win"),
    "½-½": ("draw", "draw"),
    "½-0": ("draw", "loss"),
    "0-½": ("loss", "draw"),
    "0-0": ("loss", "loss"),
    "+:-": ("forfeit-win", "forfeit-loss"),
    "-:+": ("forfeit-loss", "forfeit-win"),
    "-:-": ("forfeit-loss", "forfeit-loss"),
}


def test_the_results_are_those_of_the_file():
    assert [result.value for result in Result] == list(SIDES)


@pytest.mark.parametrize("result", Result)
def test_a_result_has_two_sides_and_is_found_by_them(result):
    assert tuple(side.value for side in result.sides) == SIDES[result.value]
    assert Result.of(*result.sides) is result


@pytest.mark.parametrize(
    "sides",
    [
        (Outcome.WIN, Outcome.WIN),
        (Outcome.WIN, Outcome.DRAW),
        (Outcome.WIN, Outcome.FORFEIT_LOSS),
        (Outcome.FORFEIT_WIN, Outcome.FORFEIT_WIN),
        (Outcome.FORFEIT_WIN, Outcome.LOSS),
    ],
)
def test_two_sides_that_no_game_has_are_no_result(sides):
    assert Result.of(*sides) is None


def test_a_result_with_a_colon_was_not_played():
    assert [result.value for result in Result if not result.played] == ["+:-", "-:+", "-:-"]


@pytest.mark.parametrize("kind", AwardKind)
def test_an_award_is_a_typed_score_or_a_bye_or_a_forfeit(kind):
    typed = kind.value in ("win", "draw", "loss")
    bye = kind.value.endswith("-bye")
    assert (kind.typed, kind.bye) == (typed, bye)
    assert typed or bye or kind.value.startswith("forfeit")
