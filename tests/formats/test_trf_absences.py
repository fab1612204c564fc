"""What a blank means: absent, withdrawn, not entered yet, or nothing at all."""

import pytest

from arbiter_app.core.results import AwardKind
from tests.formats.reports import read, row, section, told


def four(*lines):
    """Players 1 and 2 with the given cells; 3 and 4 play each other in all five rounds."""
    cells = ["w1", "b0", "w1", "b0", "w="]
    other = ["b0", "w1", "b0", "w1", "b="]
    return [
        *(row(no, *line) for no, line in enumerate(lines, 1)),
        row(3, *(f"4{cell}" for cell in cells)),
        row(4, *(f"3{cell}" for cell in other)),
    ]


def kinds(found, player):
    """A player's awards, a letter a round: z zero-bye, h half-bye, - nothing, g a game."""
    letters = {AwardKind.ZERO_BYE: "z", AwardKind.HALF_BYE: "h", AwardKind.PAIRING_BYE: "u"}
    return "".join(
        "-" if entry is None else letters[entry.kind] if hasattr(entry, "kind") else "g"
        for entry in (found.entry(player, number) for number in range(1, len(found.rounds) + 1))
    )


@pytest.mark.parametrize(
    ("cells", "shown", "withdrawn_after"),
    [
        (["H", "", "H", "H", "H"], "hzhhh", None),  # a blank before the current round
        (["", "", "", "H", "H"], "zzzhh", None),  # came late
        (["", "", "", "", "H"], "zzzzh", None),
        (["H", "H", "H", "H", ""], "hhhh-", None),  # in the current round: not entered
        (["H", "H", "H", "H", "Z"], "hhhhz", None),  # one absence is no withdrawal
        (["H", "H", "H", "", ""], "hhh--", 3),
        (["H", "H", "H", "Z", "Z"], "hhh--", 3),
        (["H", "", "H", "Z", ""], "hzh--", 3),
        (["H", "Z", "Z", "Z", "Z"], "h----", 1),
        (["Z", "Z", "Z", "Z", "Z"], "zzzzz", None),  # never there: nothing to withdraw from
        (["", "", "", "", ""], "zzzz-", None),
    ],
)
def test_a_finished_event(cells, shown, withdrawn_after):
    found = section(*four(cells))
    assert kinds(found, 1) == shown
    assert found.player(1).withdrawn_after == withdrawn_after


@pytest.mark.parametrize(
    ("cells", "shown", "withdrawn_after"),
    [
        (["H", "H", "H", "H", "H"], "hhhhh----", None),
        (["H", "H", "H", "H", "Z"], "hhhhz----", None),  # one of five, the rest is not known
        (["H", "H", "H", "H", ""], "hhhh-----", None),
        (["H", "H", "H", "Z", "Z"], "hhh------", 3),
        (["H", "H", "H", "", ""], "hhh------", 3),
        (["H", "H", "H", "H", "H", "Z", "Z", "Z", "Z"], "hhhhh----", 5),
        (["H", "H", "H", "H", "H", "Z"], "hhhhhz---", None),  # booked for the next round
        (["H", "H", "H", "H", "H", "", "H"], "hhhhh-h--", None),
        (["H", "H", "H", "H", "", "H"], "hhhhzh---", None),
    ],
)
def test_an_event_of_nine_rounds_after_the_fifth(cells, shown, withdrawn_after):
    found = section("XXR 9", *four(cells))
    assert kinds(found, 1) == shown
    assert found.player(1).withdrawn_after == withdrawn_after


def test_withdrawals_are_told_in_one_note():
    lines = four(["H", "Z", "Z", "Z", "Z"], ["H", "", "", "", ""])
    assert told(*lines) == [("withdrawn", None, None)]


def test_what_is_not_entered_is_told_once_for_the_file():
    lines = four(["H", "H", "H", "H"], ["H", "H", "H", "H"])
    assert told(*lines) == [("not-entered", None, 5)]
    (problem,) = [one for one in read(*lines).problems if one.code == "not-entered"]
    assert problem.details == {"players": "1, 2"}


def test_nobody_has_withdrawn_where_all_would_have():
    lines = [row(1, "2w1", "Z", "Z", "Z"), row(2, "1b0", "Z", "Z", "Z")]
    found = section(*lines)
    assert [kinds(found, no) for no in (1, 2)] == ["gzzz", "gzzz"]


def test_before_the_first_round_nothing_is_known():
    found = section("XXR 5", row(1), row(2))
    assert kinds(found, 1) == "-----"
    assert told("XXR 5", row(1), row(2)) == []
