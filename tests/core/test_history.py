"""What the history says about the difference of two values."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_app.core import entries
from arbiter_app.core.errors import EditError
from arbiter_app.core.event import rename_section, replace_section, set_round_count, set_rules
from arbiter_app.core.history import Change, Event, events, player_of
from arbiter_app.core.results import Result
from arbiter_app.core.roster import add_players, delete_player, edit_player, renumber, withdraw
from arbiter_app.core.tournament import Player, Section, Tournament
from tests import strategies
from tests.core.edits import EDITS
from tests.core.events import scores_only, section, two

AT = "2026-11-29T14:02:31"


def said(before: Section, after: Section) -> tuple[Change, ...]:
    """The changes of the only section."""
    one = Tournament(sections=(before,))
    found = events(one, replace_section(one, 0, after), AT, "edit")
    assert len(found) <= 1
    return found[0].changes if found else ()


def test_an_event_says_when_what_and_where():
    before = Tournament(sections=(Section("U8"), replace(two(), name="U10")))
    after = replace_section(before, 1, entries.enter_cell(before.sections[1], 2, 1, "1"))
    change = Change("result", None, "0-1", round=1, board=1)
    assert events(before, after, AT, "edit") == (Event(AT, "edit", "U10", (change,)),)
    back = Change("result", "0-1", None, round=1, board=1)
    assert events(after, before, AT, "undo") == (Event(AT, "undo", "U10", (back,)),)


def of_game(field, old, new, board=1) -> Change:
    return Change(field, old, new, round=1, board=board)


def of_player(field, old, new, player) -> Change:
    return Change(field, old, new, player=player)


@pytest.mark.parametrize(
    ("before", "edit", "changes"),
    [
        (
            section("", "", "", "", rounds=1),
            lambda s: entries.enter_cell(s, 3, 1, "2w½u"),
            [
                of_game("pairing", None, "3-2"),
                of_game("result", None, "½-½"),
                of_game("unrated", None, "yes"),
            ],
        ),
        (
            two(Result.WHITE_WINS),
            lambda s: entries.enter_cell(s, 2, 1, ""),
            [of_game("pairing", "1-2", None), of_game("result", "1-0", None)],
        ),
        (
            two(Result.WHITE_WINS),
            lambda s: entries.enter_cell(s, 1, 1, "2b"),
            [of_game("pairing", "1-2", "2-1"), of_game("result", "1-0", "0-1")],
        ),
        (
            two(colours=False),
            lambda s: entries.enter_cell(s, 1, 1, "2w"),
            [of_game("pairing", "1-2 ?", "1-2")],
        ),
        (
            two(Result.DRAW),
            lambda s: entries.dispute(s, 1, 1, "flag"),
            [of_game("disputed", None, "flag")],
        ),
        (
            section("H", ""),
            lambda s: entries.enter_cell(s, 1, 1, "B=½"),
            [Change("award", "half-bye ½", "pairing-bye ½", round=1, player=1)],
        ),
        (
            scores_only("", rounds=1),
            lambda s: entries.enter_cell(s, 1, 1, "1"),
            [Change("award", None, "win", round=1, player=1)],
        ),
        (
            section("2w1", ""),
            lambda s: add_players(s, [Player(0, "Chen")]),
            [
                of_player("player", None, "Chen", 3),
                Change("award", None, "zero-bye 0", round=1, player=3),
            ],
        ),
        (
            section("H"),
            lambda s: delete_player(s, 1),
            [
                of_player("player", "Anna", None, 1),
                Change("award", "half-bye ½", None, round=1, player=1),
            ],
        ),
        (
            section(""),
            lambda s: edit_player(s, 1, Player(1, "Anne", rating=0)),
            [of_player("name", "Anna", "Anne", 1), of_player("rating", None, "0", 1)],
        ),
        (
            section(rounds=1),
            lambda s: set_round_count(s, 3),
            [Change("rounds", "1", "3")],
        ),
        (
            section("", rounds=2),
            lambda s: withdraw(s, 1, 0),
            [of_player("withdrawn_after", None, "0", 1)],
        ),
        (
            section("H"),
            lambda s: set_rules(
                s, replace(s.rules, half_bye=0, tie_breaks=("PS", "WIN"), paired=False)
            ),
            [
                Change("half_bye", "½", "0"),
                Change("tie_breaks", "CUM", "PS, WIN"),
                Change("paired", "yes", "no"),
                Change("award", "half-bye ½", "half-bye 0", round=1, player=1),
            ],
        ),
    ],
)
def test_each_edit_is_told_with_old_and_new(before, edit, changes):
    after = edit(before)
    assert list(said(before, after)) == changes
    backwards = [replace(change, old=change.new, new=change.old) for change in changes]
    assert sorted(said(after, before), key=repr) == sorted(backwards, key=repr)


def test_a_player_with_another_number_is_neither_added_nor_deleted():
    before = section("2w1", "")
    after = edit_player(before, 1, Player(9, "Anna", rating=1200))
    assert said(before, after) == (
        of_player("no", "1", "9", 1),
        of_player("rating", None, "1200", 1),
        of_game("pairing", "1-2", None),
        of_game("result", "1-0", None),
        of_game("pairing", None, "9-2"),
        of_game("result", None, "1-0"),
    )


def test_new_numbers_are_told_as_such_and_not_as_new_names_and_pairings():
    before = section("2w1", "", "H")
    after = renumber(before, [3, 1, 2])
    assert said(before, after) == (
        of_player("no", "1", "2", 1),
        of_player("no", "2", "3", 2),
        of_player("no", "3", "1", 3),
    )
    assert said(after, before) == (
        of_player("no", "1", "3", 1),
        of_player("no", "2", "1", 2),
        of_player("no", "3", "2", 3),
    )
    one_game_less = entries.enter_cell(after, 2, 1, "")
    assert said(before, one_game_less)[3:] == (
        of_game("pairing", "2-3", None),
        of_game("result", "1-0", None),
    )


def test_two_new_pairings_are_two_changes_on_their_boards():
    before = section("2w", "", "4w", "")
    after = section("4w", "", "2w", "")
    found = {(change.board, change.old, change.new) for change in said(before, after)}
    assert found == {(1, "1-2", None), (2, "3-4", None), (1, None, "1-4"), (2, None, "3-2")}


def test_another_board_of_the_same_pairing_is_told():
    before = two(Result.DRAW)
    moved = replace(before.rounds[0].games[0], board=9)
    after = replace(before, rounds=(replace(before.rounds[0], games=(moved,)), before.rounds[1]))
    assert said(before, after) == (Change("board", "1", "9", round=1, board=9),)


@pytest.mark.parametrize("field", ["name", "place", "federation", "starts", "ends", "arbiter"])
def test_the_data_of_the_event_are_told_without_a_section(field):
    before = Tournament(sections=(Section("U8"),))
    after = replace(before, **{field: "new"})
    assert events(before, after, AT, "edit") == (
        Event(AT, "edit", "", (Change(field, "", "new"),)),
    )


def test_a_renamed_section_is_not_told_as_a_new_one():
    before = Tournament(sections=(replace(two(), name="A"), Section("B")))
    after = rename_section(before, 0, "Open")
    assert events(before, after, AT, "edit") == (
        Event(AT, "edit", "", (Change("sections", "A, B", "Open, B"),)),
    )


def test_a_new_section_is_told_whole_wherever_it_stands():
    old, new = Section("A"), section("", rounds=1)
    before, after = Tournament(sections=(old,)), Tournament(sections=(new, old))
    assert events(before, after, AT, "edit") == (
        Event(AT, "edit", "", (Change("sections", "A", ", A"),)),
        Event(AT, "edit", "", (of_player("player", None, "Anna", 1), Change("rounds", "0", "1"))),
    )


def test_sections_that_change_places_are_told_as_that_alone():
    a, b = replace(two(), name="A"), replace(scores_only("1"), name="B")
    found = events(Tournament(sections=(a, b)), Tournament(sections=(b, a)), AT, "edit")
    assert found == (Event(AT, "edit", "", (Change("sections", "A, B", "B, A"),)),)


@strategies.patiently
@given(strategies.tournaments())
def test_equal_values_have_nothing_to_tell(tournament):
    anew = replace(
        tournament,
        sections=tuple(
            replace(
                one,
                players=tuple(map(replace, one.players)),
                rounds=tuple(map(replace, one.rounds)),
            )
            for one in tournament.sections
        ),
    )
    assert anew == tournament
    assert events(tournament, anew, AT, "edit") == ()


@given(st.lists(EDITS, max_size=12))
def test_every_edit_that_changes_something_is_told_and_no_other(edits):
    event = section("", "", "", "", rounds=2)
    for edit in edits:
        try:
            after = edit(event)
        except EditError:
            continue
        assert bool(said(event, after)) == (after is not event)
        event = after


@pytest.mark.parametrize(
    ("change", "player"),
    [
        (Change("result", None, "1-0", round=1, board=1), 1),  # White of the board
        (Change("award", "half-bye", None, round=1, player=2), 2),
        (Change("pairing", "2-1", None, round=1, board=9), 2),  # a board that is gone
        (Change("pairing", "1-2 ?", None, round=7, board=1), 1),  # a round that is gone
        (Change("player", "Late, Lea", None, player=77), None),
        (Change("tie_breaks", "PS", "BH"), None),
    ],
)
def test_a_change_is_about_a_player_who_is_there(change, player):
    assert player_of(change, two()) == player
