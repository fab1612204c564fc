"""Own scoring systems, in each of the three ways that reports write them."""

import pytest

from arbiter_app.core.tournament import Rules
from arbiter_app.formats.trf_scoring import decimal, values_of, write_scoring
from tests.formats.reports import read, row, section, told


def values(rules):
    """Win draw loss, forfeits won and lost, byes: pairing full half zero; in points."""
    return " ".join(decimal(units) for units in values_of(rules).values())


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        # In the order of Rules: W D L, forfeit + -, U F H Z.
        ([], "1.0 0.5 0.0 1.0 0.0 1.0 1.0 0.5 0.0"),
        (["162  W 3.0    D 1.0    L 0.0    P 3.0"], "3.0 1.0 0.0 3.0 0.0 3.0 3.0 1.0 0.0"),
        (["162  W 3.0    D 1.0    P 1.0"], "3.0 1.0 0.0 3.0 0.0 1.0 3.0 1.0 0.0"),
        # P without a value is a win, A is absence and forfeit loss and not L, X the half-bye.
        (["162  W 3.0    D 2.0    L 1.0"], "3.0 2.0 1.0 3.0 0.0 3.0 3.0 2.0 0.0"),
        (["162  A 0.5    X 1.0"], "1.0 0.5 0.0 1.0 0.5 1.0 1.0 1.0 0.5"),
        (["162 W3 D1"], "3.0 1.0 0.0 3.0 0.0 3.0 3.0 1.0 0.0"),
        # JaVaFo's manual: the PAB stays 1 unless it is said.
        (["XXS W=3", "XXS D=1"], "3.0 1.0 0.0 3.0 0.0 1.0 3.0 1.0 0.0"),
        (["XXS PAB=3 D=1 W=3"], "3.0 1.0 0.0 3.0 0.0 3.0 3.0 1.0 0.0"),
        (["XXS FL=0 W=3 D=2 PAB=2 WL=1 BL=1 ZPB=1"], "3.0 2.0 1.0 3.0 0.0 2.0 3.0 2.0 1.0"),
        # Its two examples of order: the later overrides.
        (
            ["XXS W=3 D=2 WL=1 BL=1", "XXS PAB=3", "XXS FPB=0 HPB=0 ZPB=0"],
            "3.0 2.0 1.0 3.0 0.0 3.0 0.0 0.0 0.0",
        ),
        (
            ["XXS PAB=3", "XXS FPB=0 HPB=0 ZPB=0", "XXS W=3 D=2 WL=1 BL=1"],
            "3.0 2.0 1.0 3.0 0.0 3.0 3.0 2.0 0.0",
        ),
        (["xxs w=2.0 d=1.0 l=0.0 pab=.5"], "2.0 1.0 0.0 2.0 0.0 0.5 2.0 1.0 0.0"),
        (["XXS FW=.5"], "1.0 0.5 0.0 0.5 0.0 1.0 1.0 0.5 0.0"),
        (["BBW  3.0", "BBD  1.0"], "3.0 1.0 0.0 3.0 0.0 3.0 3.0 1.0 0.0"),
        (["BBW 3.0", "BBU 1.5", "BBL 1.0", "BBZ 0.5"], "3.0 0.5 1.0 3.0 0.0 1.5 3.0 0.5 0.5"),
        (["BBF 0.5"], "1.0 0.5 0.0 1.0 0.5 1.0 1.0 0.5 0.0"),
    ],
)
def test_scoring_is_read(lines, expected):
    assert values(section(*lines, row(1)).rules) == expected
    assert told(*lines, row(1)) == []


@pytest.mark.parametrize("line", ["162 W x", "162  Q 1.0", "XXS W=0.33", "BBW", "XXS W=1 nonsense"])
def test_what_cannot_be_read_is_told_and_not_half_taken(line):
    assert section(line, row(1)).rules.win == 2
    assert [one[0] for one in told(line, row(1))] == (["record-unreadable"] if line[3:] else [])


def test_points_that_depend_on_the_colour_are_an_error():
    found = read("XXS WW=1.5 BW=1", row(1))
    assert ("scoring-by-colour", "error") in [(one.code, one.level) for one in found.problems]
    assert found.tournament.sections[0].rules.win == 3


@pytest.mark.parametrize(
    ("rules", "line"),
    [
        (Rules(), ""),
        (
            Rules(win=6, draw=2, forfeit_win=6, pairing_bye=6, full_bye=6, half_bye=2),
            "162  W 3.0    D 1.0    L 0.0    P 3.0",
        ),
        (Rules(pairing_bye=1), "162  W 1.0    D 0.5    L 0.0    P 0.5"),
        (
            Rules(loss=-1, zero_bye=1, forfeit_loss=1, half_bye=0),
            "162  W 1.0    D 0.5    L-0.5    A 0.5    P 1.0    X 0.0",
        ),
        # A full-point bye that is no win is beyond 162.
        (
            Rules(full_bye=1),
            "XXS WW=1.0 WD=0.5 WL=0.0 FW=1.0 FL=0.0 PAB=1.0 FPB=0.5 HPB=0.5 ZPB=0.0"
            " BW=1.0 BD=0.5 BL=0.0",
        ),
    ],
)
def test_scoring_is_written_as_162_where_that_can_hold_it(rules, line):
    assert write_scoring(rules) == line
    assert values_of(section(line, row(1)).rules) == values_of(rules)


@pytest.mark.parametrize(("units", "text"), [(0, "0.0"), (7, "3.5"), (-1, "-0.5"), (20, "10.0")])
def test_half_points_are_written_with_one_decimal(units, text):
    assert decimal(units) == text
