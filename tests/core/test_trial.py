"""The scoresheet to try: the sums that the help shows."""

import pytest

from arbiter_app.core.errors import EditError
from arbiter_app.core.tiebreaks.values import sum_text
from arbiter_app.core.trial import MOST_ROUNDS, trial


@pytest.mark.parametrize(
    ("scores", "code", "text"),
    [
        ("1 ½ 1", "CUM", "1 + 1½ + 2½ = 5"),
        # The three players on 3 of 5 that the help compares.
        ("1 1 1 0 0", "PS", "1 + 2 + 3 + 3 + 3 = 12"),
        ("1 0 1 0 1", "PS", "1 + 1 + 2 + 2 + 3 = 9"),
        ("0 0 1 1 1", "PS", "0 + 0 + 1 + 2 + 3 = 6"),
        # A half-point bye first: ½ + 1½ + 2½, less ½ in the US form only.
        ("H 1 1", "PS", "½ + 1½ + 2½ = 4½"),
        ("H 1 1", "CUM", "½ + 1½ + 2½ − ½ = 4"),
        ("H 1 1", "CUM-OLD", "½ + 1½ + 2½ = 4½"),
        ("B 0", "CUM-OLD", "1 + 1 − 1 = 1"),
        ("0", "CUM", "0 = 0"),
    ],
)
def test_a_scoresheet_is_added_up_as_the_form_says(scores, code, text):
    working = trial(scores, code)
    assert working is not None
    assert sum_text(working) == text


@pytest.mark.parametrize("scores", ["", "  ", "1 " * (MOST_ROUNDS + 1)])
def test_without_rounds_or_with_too_many_there_is_nothing_to_work_out(scores):
    assert trial(scores, "CUM") is None


def test_what_is_no_score_is_refused():
    with pytest.raises(EditError, match="cell-text"):
        trial("1 zz", "CUM")
