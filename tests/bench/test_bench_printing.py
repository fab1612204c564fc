"""How long a sheet of 300 players takes, from the event to the PDF."""

import pytest

from arbiter_app.core.print_sheets import Choices, Paper
from arbiter_app.ui.printing import pdf
from tests.ui.events import many
from tests.ui.print_sheets import WORDS, standings_of

RUNS = {"rounds": 5, "warmup_rounds": 1}


@pytest.mark.parametrize("running", [False, True], ids=["standings", "parents"])
def test_standings_of_three_hundred(benchmark, qapp, running):
    section = many(300, 9)

    def printed():
        return pdf(standings_of(section, Choices(running=running)), Paper(), WORDS)

    assert benchmark.pedantic(printed, **RUNS).startswith(b"%PDF")
