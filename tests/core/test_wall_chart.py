"""The wall chart: what stands in a cell, the running total after it, points and cumulative."""

from fractions import Fraction

from arbiter_app.core.entries import dispute, enter_cell
from arbiter_app.core.roster import withdraw
from arbiter_app.core.tournament import Player, Round, Rules, Section
from arbiter_app.core.wall_chart import State, WallChart, cumulative_code

PLAYERS = tuple(Player(no, f"Player {no}") for no in range(1, 5))
EMPTY = Section(rules=Rules(tie_breaks=("CUM",)), players=PLAYERS, rounds=(Round(),) * 3)


def entered(*cells: tuple[int, int, str]) -> Section:
    section = EMPTY
    for player, number, text in cells:
        section = enter_cell(section, player, number, text)
    return section


def test_the_running_total_is_carried_through_losses_and_byes():
    # 1, 1 + 0, 1 + 0 + ½: points 1½; 1 + 1 + 1½ less the ½ of the bye is 3.
    section = entered((1, 1, "2w1"), (1, 2, "3w0"), (1, 3, "h"), (2, 3, "3w1"))
    row = WallChart(section).row(0)
    assert [cell.total for cell in row.cells] == [2, 2, 3]
    assert row.points == 3
    assert row.cumulative == Fraction(3)


def test_an_open_cell_has_no_total_and_the_next_one_goes_on():
    section = entered((1, 1, "2w1"), (1, 2, "3w"), (1, 3, "4w½"))
    assert [cell.total for cell in WallChart(section).row(0).cells] == [2, None, 3]


def test_a_round_counts_once_it_has_a_result():
    section = entered((1, 1, "2w1"), (1, 2, "h"), (2, 2, "3w"))
    row = WallChart(section).row(0)
    assert [cell.total for cell in row.cells] == [2, None, None]
    assert (row.points, row.cumulative) == (2, 1)


def test_states_tell_what_a_round_waits_for():
    section = withdraw(entered((1, 1, "2w1"), (1, 2, "2b"), (3, 1, "f")), 4, 0)
    states = [[cell.state for cell in WallChart(section).row(at).cells] for at in range(4)]
    assert states[0] == [State.PLAYED, State.PLAYING, State.LATER]
    assert states[2] == [State.UNPLAYED, State.NOT_ENTERED, State.LATER]
    assert states[3] == [State.WITHDRAWN, State.WITHDRAWN, State.LATER]
    assert [state.open for state in (State.PLAYING, State.NOT_ENTERED, State.LATER)] == [
        *(True, True, False)
    ]


def test_a_forfeit_is_not_played_and_a_disputed_game_is():
    section = dispute(entered((1, 1, "2w+"), (3, 1, "4w1")), 3, 1, "who won?")
    assert WallChart(section).row(0).cells[0].state is State.UNPLAYED
    assert WallChart(section).row(2).cells[0].state is State.PLAYED


def test_the_first_cumulative_code_of_the_list_is_shown():
    assert cumulative_code(Rules(tie_breaks=("WIN", "PS/C1", "CUM"))) == "PS/C1"
    assert cumulative_code(Rules(tie_breaks=("WIN",))) == "PS"
