"""What is said of a tie-break is true to its rule: what a cut leaves out, how far a limit moves."""

import pytest

from arbiter_app.labels import as_is, tie_breaks


@pytest.mark.parametrize(
    ("code", "said"),
    [
        # C.07 Art. 16.5: of Buchholz a round missed by choice goes first, always.
        (
            "BH/C1",
            "The lowest is left out; a half-point bye, an absence or a lost forfeit goes first.",
        ),
        # Art. 14: of Sonneborn-Berger not the smallest product, but that of the lowest opponent.
        (
            "SB/C1",
            "What came from the opponent with the lowest score is left out; a half-point bye, an "
            "absence or a lost forfeit goes instead unless it adds less.",
        ),
        # Outside Art. 16: just the lowest rating.
        ("ARO/C1", "The lowest is left out."),
        ("ARO/M2", "The two lowest and the two highest are left out."),
        ("KS/L+1", "The limit is ½ point higher."),
        ("KS/L-4", "The limit is 2 points lower."),
    ],
)
def test_a_legend_ends_with_what_its_modifier_does(code, said):
    assert tie_breaks.legend(code, as_is).endswith(f" {said}")


@pytest.mark.parametrize("cut", ["C1", "C2", "M1", "M2"])
def test_fore_buchholz_is_cut_as_buchholz_is(cut):
    both = [tie_breaks.legend(f"{family}/{cut}", as_is) for family in ("BH", "FB")]
    assert len({legend.split(". ")[-1] for legend in both}) == 1


def test_forfeits_are_left_out_of_a_direct_encounter_or_count_as_games():
    assert "without forfeits" in tie_breaks.legend("DE", as_is)
    assert "forfeits included" in tie_breaks.legend("DE/P", as_is)


def test_the_limit_of_koya_is_told_in_points():
    assert tie_breaks.name("KS/L+1", as_is) == "Koya system, limit ½ higher"
    assert tie_breaks.name("KS/L-3", as_is) == "Koya system, limit 1½ lower"
    assert tie_breaks.head("KS/L-2", as_is) == "Koya −1"
