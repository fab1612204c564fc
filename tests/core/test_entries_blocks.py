"""Many cells entered as one edit."""

import pytest

from arbiter_app.core.cell_text import write_cell
from arbiter_app.core.entries import BlockError, enter_block
from arbiter_app.core.results import AwardKind, Result
from arbiter_app.core.tournament import Award, Game, Round, Section
from tests.core.events import players, section

FOUR = Section(players=players(4), rounds=(Round(), Round()))


def test_a_block_is_entered_as_one():
    event = enter_block(
        FOUR, [(1, 1, "2w1"), (2, 1, "1b0"), (3, 1, "4b½"), (4, 1, ""), (4, 2, "H")]
    )
    assert event.rounds[0].games == (
        Game(1, 2, 1, Result.WHITE_WINS),
        Game(4, 3, 2, Result.DRAW),
    )
    assert event.rounds[1].awards == (Award(4, AwardKind.HALF_BYE, 1),)


def test_an_empty_cell_of_a_block_changes_nothing():
    event = section("2w1", "", "H")
    assert enter_block(event, [(1, 1, ""), (2, 1, " "), (3, 1, "H")]) is event


def bad_cells(event, cells) -> list[tuple[int, int, str]]:
    with pytest.raises(BlockError) as caught:
        enter_block(event, cells)
    return [(player, number, error.code) for player, number, error in caught.value.cells]


def test_a_block_with_bad_cells_names_them_all():
    cells = [(1, 1, "2w1"), (3, 1, "nonsense"), (9, 1, "H"), (4, 3, "Z"), (4, 1, "1")]
    assert bad_cells(FOUR, cells) == [
        (3, 1, "cell-text"),
        (9, 1, "no-player"),
        (4, 3, "no-round"),
        (4, 1, "no-game"),
    ]


@pytest.mark.parametrize(
    "cells",
    [
        ("2w1", "1b1"),
        ("2w1", "1w0"),
        ("2w½", "1b0"),
        ("2w1u", "1b0"),
        ("2w1", "H"),
        ("2w+", "1b0"),
    ],
)
@pytest.mark.parametrize("order", [1, -1])
def test_halves_that_disagree_refuse_the_block_whichever_comes_first(cells, order):
    block = [(no, 1, text) for no, text in enumerate(cells, 1)][::order]
    codes = {code for _, _, code in bad_cells(FOUR, block)}
    assert codes <= {"halves-disagree", "bye-on-game"}


@pytest.mark.parametrize(
    ("cells", "written"),
    [
        (("2w1", "1b0"), ("2w1", "1b0")),
        (("2w", "1b0"), ("2w1", "1b0")),
        (("W2", "1b0"), ("2w1", "1b0")),
        (("W2", "L1"), ("2?1", "1?0")),
        (("2w½-0", "1b0-½"), ("2w½-0", "1b0-½")),
        (("2w½u", "1b½u"), ("2w½u", "1b½u")),
    ],
)
@pytest.mark.parametrize("order", [1, -1])
def test_halves_that_agree_make_one_game_whichever_comes_first(cells, written, order):
    event = enter_block(FOUR, [(no, 1, text) for no, text in enumerate(cells, 1)][::order])
    assert len(event.rounds[0].games) == 1
    assert cells_of(event) == [*written, "", ""]


def cells_of(event: Section) -> list[str]:
    """The first round as it is written."""
    return [write_cell(event.rules, one.no, event.entry(one.no, 1)) for one in event.players]


def test_a_later_cell_may_not_undo_an_earlier_one():
    # 3 takes 1 away from 2, whose own cell said so.
    assert bad_cells(FOUR, [(2, 1, "1w"), (3, 1, "1b")]) == [(3, 1, "in-the-way")]
    assert bad_cells(FOUR, [(1, 1, "H"), (2, 1, "1w")]) == [(1, 1, "halves-disagree")]
    assert bad_cells(FOUR, [(1, 1, "H"), (1, 1, "Z")]) == [(1, 1, "halves-disagree")]
