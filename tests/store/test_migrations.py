"""Old files are brought up to date on a copy, step by step."""

from pathlib import Path

import pytest

from arbiter_app.store.migrations import VERSION, migrate
from arbiter_app.store.schema import load

SAMPLES = Path(__file__).parent / "samples"


def _name_the_hall(document):
    document["hall"] = document.pop("place")


def _list_the_halls(document):
    document["halls"] = [document.pop("hall")]


STEPS = (_name_the_hall, _list_the_halls)


@pytest.mark.parametrize(
    ("version", "before", "after"),
    [
        (1, {"place": "Ulm"}, {"halls": ["Ulm"]}),
        (2, {"hall": "Ulm"}, {"halls": ["Ulm"]}),
        (3, {"halls": ["Ulm"]}, {"halls": ["Ulm"]}),
    ],
)
def test_a_file_takes_the_steps_it_has_not_taken(version, before, after):
    given = {"version": version, **before}
    assert migrate(given, version, STEPS) == {"version": 3, **after}
    assert given == {"version": version, **before}


def test_there_is_a_sample_of_every_version_and_it_opens():
    names = [f"v{version}.json" for version in range(1, VERSION + 1)]
    assert sorted(path.name for path in SAMPLES.iterdir()) == names
    for name in names:
        assert load((SAMPLES / name).read_bytes()).tournament.name == "Lakeside Schools Open"
