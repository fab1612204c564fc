"""The lists of tie-breaks that are offered, and the form of cumulative in them."""

import pytest

from arbiter_app.core.presets import FORMS, PRESETS, form_of, preset_of, with_form
from arbiter_app.core.tiebreaks import TIE_BREAKS
from arbiter_app.labels import as_is, presets


def test_the_usual_list_is_the_scholastic_one_with_the_us_form():
    assert next(iter(PRESETS.values())) == ("CUM",)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("form", FORMS)
def test_a_preset_has_only_tie_breaks_that_are_there_in_each_form(preset, form):
    codes = with_form(PRESETS[preset], form)
    assert set(codes) <= set(TIE_BREAKS)
    assert len(codes) == len(PRESETS[preset])


@pytest.mark.parametrize(
    ("codes", "form"),
    [
        (("CUM",), "CUM"),
        (("WON", "CUM-OLD/C1", "PS"), "CUM-OLD"),
        (("PS/C2",), "PS"),
        (("WIN", "REP"), None),
        ((), None),
    ],
)
def test_the_form_is_that_of_the_first_cumulative_tie_break(codes, form):
    assert form_of(codes) == form


@pytest.mark.parametrize(
    ("codes", "form", "after"),
    [
        (("CUM",), "PS", ("PS",)),
        (("CUM", "CUM/C1", "WON"), "CUM-OLD", ("CUM-OLD", "CUM-OLD/C1", "WON")),
        (("CUM-OLD/C2",), "CUM", ("CUM/C2",)),
        (("PS", "WIN", "CUM"), "CUM", ("CUM", "WIN")),
        (("WON",), "PS", ("WON",)),
    ],
)
def test_another_form_changes_all_cumulative_tie_breaks_and_leaves_none_twice(codes, form, after):
    assert with_form(codes, form) == after


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("form", FORMS)
def test_a_preset_is_found_again_in_each_form(preset, form):
    assert preset_of(with_form(PRESETS[preset], form)) == preset


def test_an_own_list_is_no_preset():
    assert preset_of(("REP", "CUM")) is None


def test_presets_and_forms_have_words_of_their_own():
    names = [presets.preset(code, as_is) for code in PRESETS]
    names += [presets.form(code, as_is) for code in FORMS]
    names += [presets.form_explained(code, as_is) for code in FORMS]
    assert len(set(names)) == len(PRESETS) + 2 * len(FORMS)
