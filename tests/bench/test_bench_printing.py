"""How long a sheet of 300 players takes, from the event to the PDF."""

import pytest

from arbiter_app.core.print_kinds import KINDS
from arbiter_app.core.print_sheets import Paper
from arbiter_app.ui.printing import pdf
from tests.ui.events import many
from tests.ui.print_sheets import WORDS, sheet_of

RUNS = {"rounds": 5, "warmup_rounds": 1}


@pytest.mark.parametrize("kind", KINDS)
def test_three_hundred_players(benchmark, qapp, kind):
    section = many(300, 9)

    def printed():
        return pdf(sheet_of(section, kind), Paper(), WORDS)

    assert benchmark.pedantic(printed, **RUNS).startswith(b"%PDF")
