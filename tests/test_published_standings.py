"""Standings that were published for real sections come out of the command line again.

Each `us/*.trf` has beside it what another program printed for it: points, cumulative score
with its deductions, the plain sum of running totals, and the place by points alone.
"""

import json
from collections.abc import Iterator
from pathlib import Path

from arbiter_app.__main__ import main

PUBLISHED = {"CUM": "CUM", "PS_plain_sum": "PS", "BPG": "BPG"}
"""Their names of our codes."""


def _standings(capsys, report: Path, tie_breaks: str) -> dict[int, dict]:
    arguments = ["standings", str(report), "--tie-breaks", tie_breaks, "--format", "json"]
    assert main(arguments) == 0, report.name
    return {player["no"]: player for player in json.loads(capsys.readouterr().out)["players"]}


def _differences(capsys, report: Path) -> Iterator[str]:
    text = report.with_suffix(".values.json").read_text("utf-8")
    published = {int(no): values for no, values in json.loads(text)["values"].items()}
    by_points = _standings(capsys, report, "")
    with_values = _standings(capsys, report, ",".join(PUBLISHED.values()))
    assert by_points.keys() == with_values.keys() == published.keys(), report.name
    for no, theirs in published.items():
        first, _, last = theirs["place"].partition("-")  # "5-6" is a shared place
        expected = {"PTS": theirs["PTS"], "place": int(first), "shared": bool(last)}
        ours = {"PTS": by_points[no]["points"]}
        ours.update((key, by_points[no][key]) for key in ("place", "shared"))
        for name, code in PUBLISHED.items():
            if name in theirs:
                expected[code], ours[code] = theirs[name], with_values[no]["values"][code]
        if ours != expected:
            yield f"{report.name}, player {no}: {ours}, published {expected}"


def test_points_cumulative_and_places_are_as_published(capsys, cases):
    reports = sorted((cases / "us").glob("*.trf"))
    assert reports
    assert [line for report in reports for line in _differences(capsys, report)] == []
