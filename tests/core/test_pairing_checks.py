"""What is unusual about pairings is said, never forbidden."""

from arbiter_app.core.pairing_checks import check_pairings, unusual
from arbiter_app.core.pairing_edits import enter_pairings
from tests.core.events import section


def found(a_section, number):
    return [(one.code, one.details) for one in check_pairings(a_section, number)]


def test_a_usual_round_has_nothing_to_say():
    assert found(section("2w1 3b", "1b0 4w", "4w½ 1w", "3b½ 2b"), 2) == []


def test_a_rematch_names_the_round_before():
    again = section("2w1 2b", "1b0 1w")
    assert found(again, 2) == [("rematch", {"white": 2, "black": 1, "before": 1})]


def test_a_forfeit_before_is_no_meeting():
    assert found(section("2w+ 2b", "1b- 1w"), 2) == []


def test_three_colours_in_a_row_are_named_for_each_player():
    # Player 1 has White thrice; 2 Black thrice; 3 has had Black between two Whites.
    thrice = section("2w1 3w1 4w", "1b0 4b1 3b", "4w1 1b0 2w", "3b0 2w0 1b")
    assert found(thrice, 3) == [
        ("three-whites", {"player": 1}),
        ("three-blacks", {"player": 2}),
    ]


def test_a_bye_between_does_not_break_a_row_of_colours():
    row = section("2w1 3w1 h 4w", "1b0 4b1 . 3w", "4b1 1b0 . 2b", "3w0 2w0 . 1b")
    assert ("three-whites", {"player": 1}) in found(row, 4)


def test_a_second_pairing_bye_is_named():
    twice = section("2w1 2b", "1b0 1w", "b b")
    assert ("second-bye", {"player": 3, "before": 1}) in found(twice, 2)


def test_who_is_left_over_is_named_last():
    assert found(section("2w", "1b", "."), 1) == [("left-over", {"player": 3})]


def news(before, after):
    return [(one.code, one.round, one.details) for one in unusual(before, after)]


def test_of_an_edit_only_what_it_has_made_unusual_is_told():
    # Boards 1 and 2 met in round 1; 2–1 is paired already, then 4–3 is.
    before = section("2w1 2b", "1b0 1w", "4w1 .", "3b0 .")
    after = enter_pairings(before, 2, [(4, 3)])
    assert news(before, after) == [("rematch", 2, {"white": 4, "black": 3, "before": 1})]
    assert news(after, after) == []


def test_a_pairing_of_an_earlier_round_may_make_a_later_one_unusual():
    before = section(". 2b", ". 1w")
    after = enter_pairings(before, 1, [(1, 2)])
    assert news(before, after) == [("rematch", 2, {"white": 2, "black": 1, "before": 1})]


def test_who_is_still_to_be_paired_is_nothing_that_an_edit_made_unusual():
    before = section(".", ".", ".", ".")
    assert news(before, enter_pairings(before, 1, [(1, 2)])) == []
