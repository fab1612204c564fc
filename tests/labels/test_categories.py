"""What a part of the players is called."""

import pytest

from arbiter_app.core.categories import Category
from arbiter_app.labels import as_is
from arbiter_app.labels.categories import category


@pytest.mark.parametrize(
    ("one", "said"),
    [
        (Category("grade", "4"), "grade 4"),
        (Category("category", "U12"), "category U12"),
        (Category("sex", "F"), "female"),
        (Category("sex", "m"), "male"),
        (Category("sex", "x"), "sex x"),
        (Category("school", "Oak Hill"), "school Oak Hill"),
        (Category("club", "{0}"), "club {0}"),
        (Category("federation", "CZE"), "federation CZE"),
        (Category("born", low=2014), "born 2014 or later"),
        (Category("rating", low=1000, high=1199), "rating 1000–1199"),
        (Category("rating", low=1000), "rating 1000 or more"),
        (Category("rating", high=1199), "rating 1199 or less"),
        (Category("rating"), "without a rating"),
    ],
)
def test_a_category_is_named_within_a_sentence(one, said):
    assert category(one, as_is) == said


@pytest.mark.parametrize(
    ("born", "said"),
    [
        # Who was born in 2014 turns 12 in 2026, and has not before 1 January.
        (2014, "U12 (born 2014 or later)"),
        (2006, "U20 (born 2006 or later)"),
        (2005, "born 2005 or later"),
        (2026, "born 2026 or later"),
    ],
)
def test_an_age_group_is_named_by_the_year_of_the_event(born, said):
    assert category(Category("born", low=born), as_is, 2026) == said
