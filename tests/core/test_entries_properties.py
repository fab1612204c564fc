"""What holds of results, pairings and byes whatever is typed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_app.core.cell_text import write_cell
from arbiter_app.core.entries import enter_block, enter_cell
from arbiter_app.core.errors import EditError
from arbiter_app.core.ledger import sheets
from arbiter_app.core.results import AwardKind, Outcome
from arbiter_app.core.tournament import Section
from tests.core.edits import EDITS
from tests.core.events import section

texts = st.sampled_from(
    ["1", "0", "½", "+", "-", "--", "½-0", "0-0", "1u", "", "B", "H", "F", "Z", "B=½", "x", "12"]
    + [
        f"{no}{colour}{result}"
        for no in (1, 2, 3, 4, 5)
        for colour in "wb?"
        for result in ("", "1")
    ]
    + ["W2", "D3", "X4", "F1"]
)
cells = st.tuples(st.integers(1, 5), st.integers(1, 3), texts)


def typed(event: Section, entries) -> Section:
    """Enter what can be entered; a refusal changes nothing."""
    for player, number, text in entries:
        try:
            event = enter_cell(event, player, number, text)
        except EditError:
            continue
    return event


@pytest.mark.parametrize("paired", [True, False])
@given(entries=st.lists(cells, max_size=25))
def test_the_points_of_all_players_are_those_of_all_games_and_awards(paired, entries):
    event = typed(section("", "", "", "", rounds=2, paired=paired, draw=1, win=2), entries)
    assert of_players(event) == given_out(event)


@given(st.lists(EDITS, max_size=15))
def test_so_are_they_after_edits_of_every_kind(edits):
    event = section("2w1", "", "4w½", "", rounds=2)
    for edit in edits:
        try:
            event = edit(event)
        except EditError:
            continue
        assert of_players(event) == given_out(event)


def of_players(event: Section) -> int:
    """The half-points on all scoresheets."""
    return sum(sum(sheet.points) for sheet in sheets(event, len(event.rounds)).values())


def given_out(event: Section) -> int:
    """The half-points of all games and awards; 2 for a win, 1 for a draw."""
    worth = {Outcome.WIN: 2, Outcome.FORFEIT_WIN: 2, Outcome.DRAW: 1}
    in_games = [
        worth.get(side, 0)
        for a_round in event.rounds
        for game in a_round.games
        if game.result
        for side in game.result.sides
    ]
    by_kind = {AwardKind.WIN: 2, AwardKind.FORFEIT_WIN: 2, AwardKind.DRAW: 1}
    in_awards = [
        award.points if award.kind.bye else by_kind.get(award.kind, 0)
        for a_round in event.rounds
        for award in a_round.awards
    ]
    return sum(in_games) + sum(in_awards)


@pytest.mark.parametrize("paired", [True, False])
@given(entries=st.lists(cells, max_size=25))
def test_a_written_cell_typed_again_changes_nothing(paired, entries):
    event = typed(section("", "", "", "", rounds=2, paired=paired), entries)
    for number in (1, 2):
        for player in event.players:
            entry = event.entry(player.no, number)
            text = write_cell(event.rules, player.no, entry)
            assert enter_cell(event, player.no, number, text) is event


@given(entries=st.lists(cells, max_size=25), cell=cells)
def test_an_edit_changes_something_or_returns_the_same_object(entries, cell):
    event = typed(section("", "", "", "", rounds=2), entries)
    after = typed(event, [cell])
    assert after is event or after != event
    assert typed(after, [cell]) == after


@given(entries=st.lists(cells, max_size=25))
def test_a_whole_section_is_written_as_a_block_and_entered_again(entries):
    event = typed(section("", "", "", "", rounds=2), entries)
    block = [
        (player.no, number, write_cell(event.rules, player.no, event.entry(player.no, number)))
        for number in (1, 2)
        for player in event.players
    ]
    again = enter_block(section("", "", "", "", rounds=2), block)
    assert [sheet.lines for sheet in sheets(again, 2).values()] == [
        sheet.lines for sheet in sheets(event, 2).values()
    ]
