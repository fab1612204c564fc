"""The table of all tie-breaks: codes in any spelling, and lists without vain repeats."""

import pytest

from arbiter_app.core.tiebreaks import TIE_BREAKS, canonical, without_repeats


@pytest.mark.parametrize("code", TIE_BREAKS)
def test_every_code_is_found_in_each_spelling(code):
    for typed in (
        code,
        code.lower(),
        code.replace("/", "-"),
        f" {code.replace('/', '-').lower()} ",
    ):
        assert canonical(typed) == code


@pytest.mark.parametrize(
    ("typed", "code"),
    [("bh/p/c1", "BH/C1/P"), ("FB-P-M2", "FB/M2/P"), ("GE", "REP"), ("ks-l-1", "KS/L-1")],
)
def test_modifiers_may_stand_in_any_order_and_an_old_name_is_known(typed, code):
    assert canonical(typed) == code


def test_the_catalogue_is_that_of_the_two_federations():
    fide = """PTS PS PS/C1 PS/C2 WIN WON BPG BWG REP STD TPN TPN/R RTNG RTNG/R BH BH/C1 BH/C2 BH/M1
        BH/M2 BH/P BH/C1/P FB FB/C1 FB/C2 FB/M1 FB/M2 FB/P AOB AOB/F SB SB/C1 SB/C2 SB/P KS KS/L+1
        KS/L-1 DE DE/P ARO ARO/C1 ARO/C2 ARO/M1 ARO/M2 TPR PTP APRO APPO"""
    us = "CUM CUM-OLD MMED SOLK MED OPCUM KASH USSB MBLK H2H OPPERF AVOPR"
    assert {*fide.split(), *us.split()} <= TIE_BREAKS.keys()


@pytest.mark.parametrize(
    ("codes", "left"),
    [
        (("PS", "WIN", "PS"), ("PS", "WIN")),
        (("DE", "BH", "DE"), ("DE", "BH", "DE")),
        (("DE", "DE", "BH"), ("DE", "BH")),
        (("H2H", "CUM", "H2H", "CUM"), ("H2H", "CUM", "H2H")),
        ((), ()),
    ],
)
def test_only_a_tie_break_among_the_tied_can_say_more_a_second_time(codes, left):
    assert without_repeats(codes) == left
