"""Rounds planned, rules changed, sections put back and renamed."""

from dataclasses import replace

import pytest

from arbiter_app.core.event import rename_section, replace_section, set_round_count, set_rules
from arbiter_app.core.results import AwardKind
from arbiter_app.core.standings import rank
from arbiter_app.core.tournament import Award, Round, Rules, Section, Tournament
from tests.core.events import refused, scores_only, section

TWO_SECTIONS = Tournament(sections=(Section("U8"), Section("U10")))


def test_a_section_is_put_back_in_its_place():
    other = Section("U12")
    after = replace_section(TWO_SECTIONS, 1, other)
    assert after.sections == (TWO_SECTIONS.sections[0], other)
    assert replace_section(TWO_SECTIONS, 1, TWO_SECTIONS.sections[1]) is TWO_SECTIONS


def test_a_section_is_renamed_unless_another_has_the_name():
    assert rename_section(TWO_SECTIONS, 0, "U9").sections == (Section("U9"), Section("U10"))
    assert rename_section(TWO_SECTIONS, 0, "U8") is TWO_SECTIONS
    details = {"name": "U10"}
    assert refused(rename_section, TWO_SECTIONS, 0, "U10") == ("section-name-taken", details)


# Rounds.


def test_more_rounds_can_be_planned_at_any_time():
    event = section("2w1", "")
    after = set_round_count(event, 3)
    assert after.rounds == (event.rounds[0], Round(), Round())
    assert set_round_count(after, 3) is after


def test_fewer_rounds_can_be_planned_while_the_later_ones_are_empty():
    event = section("2w1 2b", "", rounds=5)
    assert len(set_round_count(event, 2).rounds) == 2
    details = {"round": 2, "rounds": 1}
    assert refused(set_round_count, event, 1) == ("round-not-empty", details)


def test_a_booked_bye_keeps_its_round():
    event = section("2w1 . . H", "", rounds=5)
    details = {"round": 4, "rounds": 3}
    assert refused(set_round_count, event, 3) == ("round-not-empty", details)


@pytest.mark.parametrize("planned", [0, -1, 100, 10**9])
def test_an_event_has_one_to_ninety_nine_rounds(planned):
    details = {"rounds": planned, "most": 99}
    assert refused(set_round_count, section(rounds=1), planned) == ("rounds-out-of-range", details)
    assert len(set_round_count(section(rounds=1), 99).rounds) == 99


# Rules.


def test_equal_rules_change_nothing():
    event = section("2w1 H", "")
    assert set_rules(event, Rules()) is event


def test_byes_of_the_usual_worth_get_the_new_one_and_others_keep_theirs():
    event = section("B B=½ F", "H H=0 Z")
    three = replace(event.rules, win=6, draw=2, pairing_bye=6, full_bye=4, half_bye=2, zero_bye=-1)
    after = set_rules(event, three)
    assert [[after.entry(no, n).points for n in (1, 2, 3)] for no in (1, 2)] == [
        [6, 1, 4],
        [2, 0, -1],
    ]


def test_rounds_without_a_revalued_bye_stay_the_same_objects():
    event = section("2w1 H", "")
    after = set_rules(event, replace(event.rules, half_bye=2))
    assert after.rounds[0] is event.rounds[0]
    assert after.entry(1, 2) == Award(1, AwardKind.HALF_BYE, 2)


def test_another_scoring_revalues_games_and_typed_scores():
    event = scores_only("1 ½", "0 +")
    after = set_rules(event, replace(event.rules, win=6, draw=2, forfeit_win=5))
    assert [(row.player, row.points) for row in rank(after).rows] == [(1, 8), (2, 5)]


def test_a_tie_break_in_another_spelling_is_stored_by_its_code():
    event = section("2w1", "")
    after = set_rules(event, replace(event.rules, tie_breaks=("ps-c1", "Cum")))
    assert after.rules.tie_breaks == ("PS/C1", "CUM")
    assert rank(after).tie_breaks == ("PS/C1", "CUM")
    assert set_rules(event, replace(event.rules, tie_breaks=("cum",))) is event


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"tie_breaks": ("CUM", "GUESS")}, "unknown-tie-break"),
        ({"tie_breaks": ("PS/C1", "WIN", "ps-c1")}, "tie-break-twice"),
        ({"win": 1}, "scoring-upside-down"),
        ({"draw": 0, "loss": 1}, "scoring-upside-down"),
        ({"draw": -1}, "scoring-upside-down"),
        ({"paired": False}, "has-pairings"),
    ],
)
def test_rules_that_cannot_be_are_refused(changed, code):
    event = section("2w1", "")
    assert refused(set_rules, event, replace(event.rules, **changed))[0] == code


def test_an_unknown_tie_break_is_refused_with_the_known_ones():
    event = section("")
    _, details = refused(set_rules, event, replace(event.rules, tie_breaks=(" guess ",)))
    assert details["code"] == "guess"
    assert details["known"].startswith("PTS, PS, PS/C1, PS/C2, CUM, ")


def test_a_section_with_typed_scores_cannot_become_a_paired_one():
    event = scores_only("H 1")
    paired = replace(event.rules, paired=True)
    assert refused(set_rules, event, paired) == ("has-scores", {"round": 2})


def test_a_section_with_byes_alone_can_be_either():
    event = section("H", "B")
    after = set_rules(event, replace(event.rules, paired=False))
    assert not after.rules.paired
    assert set_rules(after, event.rules) == event
