"""The line of a check of slips."""

import pytest

from arbiter_app.core.checking import Tally
from arbiter_app.labels.checking import tally_text


@pytest.mark.parametrize(
    ("counted", "said"),
    [
        (Tally(25, 0, 0), "0 of 25 compared."),
        (Tally(25, 23, 0), "23 of 25 compared, all agree."),
        (Tally(25, 23, 1), "23 of 25 compared, 1 differs."),
        (Tally(25, 25, 2), "25 of 25 compared, 2 differ."),
    ],
)
def test_the_line_says_how_many_were_compared_and_differ(counted, said):
    assert tally_text(counted, str) == said
