"""A tie-break is found by its name, its code, and what people call it elsewhere."""

import pytest

from arbiter_app.core.tiebreaks import TIE_BREAKS
from arbiter_app.labels import as_is, tie_breaks
from arbiter_app.labels.tie_break_search import best_match, found, group, likeliest, variant


def codes(typed):
    return [code for _, code in found(typed, as_is)]


@pytest.mark.parametrize(
    "word",
    [
        *("cumulative", "Progressive", "progress", "progresivo", "PROGRESJA", "cumulatif"),
        *("Fortschrittswertung", "fortschritt", "scores cumules", "progressieve", "FIDE tie-break"),
        *("kumulativ", "acumulativo", "progressivo"),
    ],
)
def test_the_progressive_score_is_found_by_all_its_names(word):
    assert "PS" in codes(word)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("34e1", "MMED"),
        ("solkoff", "SOLK"),
        ("neustadtl", "SB"),
        ("direktvergleich", "DE"),
        ("head to head", "DE"),
        ("head-to-head", "H2H"),
        ("koya", "KS"),
        ("bucholz", "BH"),
        ("bresilien", "BH"),
        ("feinwertung", "BH"),
        ("feinwertung", "SB"),
        ("schwarzsiege", "BWG"),
        ("gegnerschnitt", "ARO"),
        ("kashdan", "KASH"),
        ("ge", "REP"),
        ("performance", "TPR"),
    ],
)
def test_others_are_found_by_theirs(typed, code):
    assert code in codes(typed)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("bh-c1", "BH/C1"),
        ("BH/M2/P", "BH/M2/P"),
        ("buchholz cut 2", "BH/C2"),
        ("cut1 progressive", None),
        ("progressive cut 1", "PS/C1"),
        ("forfeits as games direct", "DE/P"),
        ("fortschritt cut 2", "PS/C2"),
    ],
)
def test_words_of_a_variant_mean_that_variant(typed, code):
    assert (code in codes(typed)) if code else codes(typed) == []


@pytest.mark.parametrize("code", [code for code in TIE_BREAKS if code != "PTS"])
def test_every_code_and_every_name_finds_it_and_it_is_the_likeliest(code):
    family = code.partition("/")[0]
    assert best_match(tie_breaks.name(code, as_is), family, as_is) == code
    for typed in (code, code.replace("/", "-"), code.lower()):
        assert best_match(typed, family, as_is) == code
        listed = codes(typed)
        assert listed[likeliest(typed, listed, as_is)] == code


@pytest.mark.parametrize(
    ("word", "code"),
    [
        *((word, "PS") for word in ("Fortschrittswertung", "progresivo", "cumulatif", "progress")),
        ("fortschritt cut 2", "PS/C2"),
        ("cumul", "CUM"),
        ("34E3", "CUM"),
        ("running", "CUM"),
    ],
)
def test_words_of_other_federations_mean_the_running_totals_as_awarded(word, code):
    listed = codes(word)
    assert listed[likeliest(word, listed, as_is)] == code


def test_nothing_typed_finds_everything_and_nonsense_nothing():
    assert len(codes("")) == len({code.partition("/")[0] for code in TIE_BREAKS}) - 1
    assert codes("xyzzy") == []


def test_groups_and_variants_have_words():
    assert {group(code, as_is) for code, _ in found("", as_is)} >= {"Running totals", "Ratings"}
    assert variant("BH", as_is) == variant("BH/P", as_is) == "whole, nothing cut"
    assert variant("CUM/C1", as_is) == "cut 1: without the least"
    assert variant("KS/L-1", as_is) == "limit: ½ point less than half"
    names = [variant(code, as_is) for code in TIE_BREAKS if code.startswith("KS")]
    assert len(set(names)) == len(names)
