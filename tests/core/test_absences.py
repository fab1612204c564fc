"""A player's byes over all rounds."""

from arbiter_app.core.absences import mark_absent, set_byes
from arbiter_app.core.boards import points_so_far
from arbiter_app.core.results import AwardKind
from arbiter_app.core.tournament import Award
from tests.core.events import refused, section

HALF, ZERO = AwardKind.HALF_BYE, AwardKind.ZERO_BYE


def test_byes_are_booked_for_several_rounds_at_once_and_make_none_current():
    before = section("2w1", "", "B", rounds=4)
    after = set_byes(before, 3, {3: HALF, 4: ZERO})
    assert after.entry(3, 3) == Award(3, HALF, 1)
    assert after.entry(3, 4) == Award(3, ZERO, 0)
    assert after.current_round == before.current_round == 1
    assert points_so_far(after, 3) == 2


def test_an_earlier_bye_can_be_changed_and_taken_away_after_later_rounds():
    before = section("2w1 3b1 4w0", "", "H", "Z", rounds=4)
    after = set_byes(before, 3, {1: ZERO})
    assert after.entry(3, 1) == Award(3, ZERO, 0)
    assert set_byes(after, 3, {1: HALF}).entry(3, 1) == before.entry(3, 1)
    assert set_byes(before, 4, {1: None}).entry(4, 1) is None


def test_a_bye_of_the_same_kind_keeps_a_value_of_its_own():
    before = section("H=1", rounds=2)
    assert set_byes(before, 1, {1: HALF}) is before
    assert set_byes(before, 1, {2: None}) is before


def test_a_bye_for_a_player_who_has_a_game_is_refused_with_nothing_changed():
    before = section("2w", "", rounds=3)
    code, details = refused(set_byes, before, 1, {1: HALF, 2: HALF})
    assert (code, details["opponent"]) == ("bye-on-game", 2)
    assert refused(set_byes, before, 9, {1: ZERO})[0] == "no-player"
    assert refused(set_byes, before, 1, {4: ZERO})[0] == "no-round"


def test_somebody_is_absent_unless_something_else_stands_there():
    before = section("2w", "", "", "H")
    after = mark_absent(before, 3, 1)
    assert after.entry(3, 1) == Award(3, ZERO, 0)
    assert mark_absent(after, 3, 1) is after
    assert refused(mark_absent, before, 1, 1)[0] == "bye-on-game"
    assert refused(mark_absent, before, 4, 1) == ("entry-there", {"player": 4, "round": 1})
    assert refused(mark_absent, before, 3, 0)[0] == "no-round"
