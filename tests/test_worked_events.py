"""The worked events of the rules, read from report files, have their worked tie-breaks."""

import json
from fractions import Fraction

from arbiter_app import formats
from arbiter_app.core.standings import Standing, rank
from arbiter_app.core.tiebreaks import TIE_BREAKS

US_COLUMNS = {"Cum": "CUM", "CumRaw": "PS", "Cum1": "CUM-OLD"}
WORKED_ROWS = {
    "PS": "PS",
    "PS/C1": "PS/C1",
    "PS/C2": "PS/C2",
    "US_34E3": "CUM",
    "US_old": "CUM-OLD",
}
CODES = tuple(TIE_BREAKS)


def read(path):
    """The only section of a report."""
    (section,) = formats.read(path.read_bytes()).tournament.sections
    return section


def values(row: Standing) -> dict[str, Fraction | None]:
    return dict(zip(CODES, row.values, strict=True))


def test_the_worked_events_come_out_of_their_reports(cases):
    rules = cases / "rules"
    worked = json.loads((rules / "tournaments.json").read_text(encoding="utf-8"))
    for name, event in worked.items():
        section = read(rules / "trf" / f"{name}.trf")
        for row in rank(section, tie_breaks=CODES).rows:
            ours = values(row)
            fide, us = (event.get(key, {}).get(str(row.player), {}) for key in ("fide2026", "us"))
            expected = {code: fide[code] for code in CODES if code in fide}
            expected |= {US_COLUMNS[key]: us[key] for key in US_COLUMNS if key in us}
            assert {code: ours[code] for code in expected} == expected, (name, row.player)


def test_the_worked_rows_come_out_of_their_reports(cases):
    rules = cases / "rules"
    worked = {
        row["id"]: {code: row[key] for key, code in WORKED_ROWS.items()}
        for row in json.loads((rules / "progressive.json").read_text(encoding="utf-8"))
    }
    found = {}
    for path in sorted((rules / "trf").glob("ps_examples_*.trf")):
        section = read(path)
        for row in rank(section, tie_breaks=CODES).rows:
            ours = values(row)
            name = section.player(row.player).name
            if name in worked:
                found[name] = {code: ours[code] for code in WORKED_ROWS.values()}
    assert found == worked
