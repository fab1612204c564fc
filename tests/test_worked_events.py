"""The worked events of the rules, read from report files, have their worked tie-breaks."""

import json
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from arbiter_app import formats
from arbiter_app.core.points import two_decimals
from arbiter_app.core.standings import rank
from arbiter_app.core.tiebreaks import TIE_BREAKS
from arbiter_app.core.tournament import Section

US_COLUMNS = {
    "Cum": "CUM",
    "CumRaw": "PS",
    "Cum1": "CUM-OLD",
    "ModMed": "MMED",
    "Solkoff": "SOLK",
    "Median": "MED",
    "CumOpp": "OPCUM",
    "Kashdan": "KASH",
    "SBus": "USSB",
    "Blk": "MBLK",
}
WORKED_ROWS = {
    "PS": "PS",
    "PS/C1": "PS/C1",
    "PS/C2": "PS/C2",
    "US_34E3": "CUM",
    "US_old": "CUM-OLD",
}


def read(path: Path) -> Section:
    """The only section of a report."""
    (section,) = formats.read(path.read_bytes()).tournament.sections
    return section


def directly_after_points(section: Section, code: str) -> dict[int, Fraction | None]:
    """Every player's value where the tie-break is the only one of the list."""
    return {row.player: row.values[0] for row in rank(section, tie_breaks=(code,)).rows}


def as_printed(code: str, value: Fraction | None) -> Fraction | None:
    """The checker rounds AOB to two decimals, which the rules do not ask for."""
    if code != "AOB" or value is None:
        return value
    return Fraction(two_decimals(value))


def columns(event: dict, edition: str) -> Iterator[tuple[str, dict[int, Fraction | None]]]:
    """Each of our codes that the case has values for, with them."""
    for key, names in ((f"fide{edition}", {}), ("us", US_COLUMNS)):
        rows = event.get(key, {})
        for name in next(iter(rows.values()), {}):
            code = names.get(name, name)
            if code in TIE_BREAKS:
                yield code, {int(no): exact(row[name]) for no, row in rows.items()}


def exact(value: float | None) -> Fraction | None:
    return None if value is None else Fraction(str(value))


@pytest.mark.parametrize("edition", ["2024", "2026"])
def test_the_worked_events_come_out_of_their_reports(cases, edition):
    rules = cases / "rules"
    worked = json.loads((rules / "tournaments.json").read_text(encoding="utf-8"))
    for name, event in worked.items():
        section = read(rules / "trf" / f"{name}.trf")
        section = replace(section, rules=replace(section.rules, edition=edition))
        compared = dict(columns(event, edition))
        assert len(compared) >= 22, name
        for code, expected in compared.items():
            found = directly_after_points(section, code)
            ours = {no: as_printed(code, value) for no, value in found.items()}
            assert ours == expected, (name, code)


def test_the_worked_rows_come_out_of_their_reports(cases):
    rules = cases / "rules"
    worked = {
        row["id"]: {code: row[key] for key, code in WORKED_ROWS.items()}
        for row in json.loads((rules / "progressive.json").read_text(encoding="utf-8"))
    }
    found = {}
    for path in sorted((rules / "trf").glob("ps_examples_*.trf")):
        section = read(path)
        for row in rank(section, tie_breaks=tuple(WORKED_ROWS.values())).rows:
            name = section.player(row.player).name
            if name in worked:
                found[name] = dict(zip(WORKED_ROWS.values(), row.values, strict=True))
    assert found == worked
