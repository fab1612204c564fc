"""The line of a check of slips."""

import pytest

from arbiter_app.core.checking import Tally
from arbiter_app.labels import as_is
from arbiter_app.labels.checking import ended_text, tally_text


@pytest.mark.parametrize(
    ("counted", "said"),
    [
        (Tally(25, 0, 0, 0), "0 of 25 slips compared."),
        (Tally(25, 23, 0, 0), "23 of 25 slips compared, all agree."),
        (Tally(25, 23, 1, 0), "23 of 25 slips compared, 1 differs."),
        (Tally(25, 25, 2, 0), "25 of 25 slips compared, 2 differ."),
        (Tally(25, 25, 0, 3), "25 of 25 slips compared, 3 corrected."),
        (Tally(25, 25, 1, 1), "25 of 25 slips compared, 1 corrected, 1 differs."),
        (Tally(25, 25, 4, 2), "25 of 25 slips compared, 2 corrected, 4 differ."),
    ],
)
def test_the_line_says_how_many_were_compared_corrected_and_differ(counted, said):
    assert tally_text(counted, as_is) == said
    assert ended_text(3, counted, as_is) == f"Round 3: {said}"
