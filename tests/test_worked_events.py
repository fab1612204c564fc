"""The worked events of the rules, read from report files, have their worked tie-breaks."""

import json
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import groupby
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
FIDE_2019 = ("BH/C1", "BH", "SB", "PS", "DE", "WIN", "BWG")
PROGRESSIVE = ("PS", "PS/C1", "PS/C2")
ENCOUNTER_FIRST = ("DE", "BH/C1", "BH", "PS")
US_34E = ("MMED", "SOLK", "CUM", "OPCUM")
ROUND_ROBIN_2019 = ("DE", "WIN", "SB", "KS")
SB_FIRST = ("SB", "DE", "WIN", "KS")

# Start numbers, best first; "=" between those who share a place. By the checker for FIDE's lists
# (edition of 2026), by two programs for the others.
ORDERS = [
    ("lakeside_open", FIDE_2019, "4 1 2 3 6 7 5 8"),
    ("lakeside_open", PROGRESSIVE, "1 2=4 3 5 7 6 8"),
    ("lakeside_open", ENCOUNTER_FIRST, "2 1 4 3 7 6 5 8"),
    ("lakeside_open", US_34E, "1 2 4 3 7 6 5 8"),
    ("lakeside_open", ("CUM",), "1 2 4 3 5 7 6 8"),
    ("club_evening", FIDE_2019, "1 3 4 2 5 6 7"),
    ("club_evening", PROGRESSIVE, "1 3 2 5 4 6 7"),
    ("club_evening", ENCOUNTER_FIRST, "1 3 4 2 5 6 7"),
    ("club_evening", US_34E, "1 3 4 5 2 6 7"),
    ("club_evening", ("CUM",), "1 3 2=5 4 6 7"),
    ("schools_cup", FIDE_2019, "1 2 5 4 3 6 7 10 9 8"),
    ("schools_cup", PROGRESSIVE, "2 1 4 5 3 6 7 10 9 8"),
    ("schools_cup", US_34E, "1 2 5 4 3 6 7 10 9 8"),
    ("schools_cup", ("CUM",), "2 1 4 5 3 6 7 10 9 8"),
    ("schools_cup_310", FIDE_2019, "2 5 4 1 3 6 7 10 9 8"),
    ("schools_cup_310", PROGRESSIVE, "2 4 5 1 3 6 7 10 9 8"),
    ("schools_cup_310", ENCOUNTER_FIRST, "2 5 4 1 3 6 7 10 9 8"),
    ("hall_sixers_rr", ROUND_ROBIN_2019, "2 4 1=3 5 6"),
    ("hall_sixers_rr", SB_FIRST, "2 1 3 4 5 6"),
    ("hall_sixers_rr", ("PS",), "2 1 3=4 5 6"),
    ("held_swiss5", FIDE_2019, "2 3 4 1 16 6 8 11 5 15 12 14 7 13 9 10"),
    ("held_swiss5", PROGRESSIVE, "2 4 3 1 16 6 8 11 5 12=15 14 13 7 9 10"),
    ("held_swiss5", US_34E, "2 3 1 16 4 6 8 11 5 15 14 12 13 7 9 10"),
    ("held_swiss5", ("CUM",), "2 1=3=4 16 6 8 5 11 15 14 12 13 7 9 10"),
    ("held_rr", ROUND_ROBIN_2019, "1 2=3 6 5 4"),
    ("held_rr", SB_FIRST, "1 2=3 4 5 6"),
    ("held_rr", ("PS",), "3 1 2 5 4=6"),
]
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


@pytest.mark.parametrize(("name", "tie_breaks", "order"), ORDERS)
def test_the_worked_events_rank_as_published(cases, name, tie_breaks, order):
    section = read(cases / "rules" / "trf" / f"{name}.trf")
    rows = rank(section, tie_breaks=tie_breaks).rows
    levels = groupby(rows, lambda row: row.place)
    found = " ".join("=".join(str(row.player) for row in level) for _, level in levels)
    assert found == order
