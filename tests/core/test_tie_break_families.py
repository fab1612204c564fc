"""The groups, families and variants of the tie-breaks."""

import pytest

from arbiter_app.core.tie_break_families import (
    GROUPS,
    changed,
    counts_forfeits,
    family_of,
    inserted,
    variants,
    whole_variants,
    with_forfeits,
)
from arbiter_app.core.tiebreaks import TIE_BREAKS


def test_every_tie_break_but_points_is_in_one_group():
    listed = [code for group in GROUPS.values() for family in group for code in variants(family)]
    assert sorted(listed) == sorted(set(TIE_BREAKS) - {"PTS"})


def test_the_variants_of_a_family_begin_with_the_whole_one():
    assert variants("PS") == ("PS", "PS/C1", "PS/C2")
    assert variants("CUM-OLD")[0] == "CUM-OLD"
    assert family_of("BH/C1/P") == "BH"
    assert all(variants(family)[0] == family for group in GROUPS.values() for family in group)


def test_forfeits_as_games_are_a_choice_beside_the_cuts():
    assert whole_variants("BH") == ("BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2")
    assert with_forfeits("BH/C1", counted=True) == "BH/C1/P"
    assert with_forfeits("BH/C1/P", counted=False) == "BH/C1"
    assert with_forfeits("PS", counted=True) is None
    assert counts_forfeits("DE/P")
    assert not counts_forfeits("TPN/R")


@pytest.mark.parametrize(
    ("codes", "at", "code", "after"),
    [
        (("CUM",), 1, "WON", ("CUM", "WON")),
        (("CUM",), 1, "CUM", None),
        (("DE", "BH"), 2, "DE", ("DE", "BH", "DE")),
        (("DE", "BH"), 1, "DE", None),
        ((), 0, "H2H", ("H2H",)),
    ],
)
def test_one_that_says_nothing_new_cannot_be_added(codes, at, code, after):
    assert inserted(codes, at, code) == after


def test_one_is_changed_in_its_place():
    assert changed(("BH", "SB"), 0, "BH/C1") == ("BH/C1", "SB")
    assert changed(("BH", "BH/C1"), 0, "BH/C1") is None
    assert changed(("BH", "SB"), 0, "BH") == ("BH", "SB")
