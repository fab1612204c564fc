"""What the header records of a FIDE report say together."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from arbiter_app.core.errors import Details, Problem
from arbiter_app.core.presets import PROGRESSIVE_FIRST
from arbiter_app.core.tournament import Rules
from arbiter_app.formats import trf_scoring
from arbiter_app.formats.trf_dates import Dated
from arbiter_app.formats.trf_mapped import (
    RECORDS,
    read_count,
    read_round_count,
    read_system,
    read_text,
    tag_of,
)
from arbiter_app.formats.trf_tie_breaks import read_tie_breaks


class _Said(NamedTuple):
    line: int
    text: str


@dataclass(frozen=True, slots=True)
class Heading:
    """The event, its rules, and what is doubtful about them.

    Attributes:
        rounds: the planned number; None where the file does not say.
        player_count: as record 062 has it, with its line; None where it has none.
    """

    name: str
    place: str
    federation: str
    starts: str
    ends: str
    arbiter: str
    rules: Rules
    rounds: int | None
    player_count: tuple[int, int] | None
    dates: tuple[Dated, ...]
    problems: tuple[Problem, ...] = field(default=())


def read_heading(lines: Iterable[tuple[int, str]]) -> Heading:
    """Read the header records among numbered *lines*; the first readable one of a tag counts."""
    said: dict[str, _Said] = {}
    repeated: list[Problem] = []
    scoring: list[tuple[str, str]] = []
    for number, line in lines:
        tag, text = tag_of(line), line[3:]
        if tag in trf_scoring.TAGS and trf_scoring.readable(tag, text):
            scoring.append((tag, text))
        elif tag in RECORDS and (value := RECORDS[tag].read(text)) is not None:
            first = said.setdefault(tag, _Said(number, text))
            if RECORDS[tag].read(first.text) != value:
                details: Details = {"tag": tag, "first": first.line}
                repeated.append(Problem("record-again", details=details, line=number))
    rules, problems = _rules(said, scoring)
    counted = said.get("062")
    return Heading(
        name=_text(said, "012"),
        place=_text(said, "022"),
        federation=_text(said, "032"),
        starts=_text(said, "042"),
        ends=_text(said, "052"),
        arbiter=_text(said, "102"),
        rules=rules,
        rounds=next((read_round_count(one.text) for one in _rounds(said)), None),
        player_count=(read_count(counted.text) or 0, counted.line) if counted else None,
        dates=tuple(Dated(_text(said, t), said[t].line) for t in ("042", "052") if t in said),
        problems=(*problems, *repeated, *_round_problems(said)),
    )


def _text(said: dict[str, _Said], tag: str) -> str:
    return read_text(said[tag].text) or "" if tag in said else ""


def _rounds(said: dict[str, _Said]) -> list[_Said]:
    return [said[tag] for tag in ("XXR", "142") if tag in said]


def _round_problems(said: dict[str, _Said]) -> Iterator[Problem]:
    counts = [read_round_count(one.text) or 0 for one in _rounds(said)]
    if len(set(counts)) > 1:
        yield Problem(
            "round-counts-differ",
            details={"taken": counts[0], "other": counts[1]},
            line=said["142"].line,
        )


def _rules(said: dict[str, _Said], scoring: list[tuple[str, str]]) -> tuple[Rules, list[Problem]]:
    problems: list[Problem] = []
    system = next((read_system(said[tag].text) for tag in ("192", "092") if tag in said), None)
    rules = Rules(
        system=system or "swiss",
        tie_breaks=_tie_breaks(said.get("212") or said.get("202"), problems),
    )
    points = trf_scoring.read_scoring(scoring)
    if points is not None:
        rules = trf_scoring.with_scoring(rules, points)
        problems += [Problem(code, "error") for code in points.faults]
    return rules, problems


def _tie_breaks(record: _Said | None, problems: list[Problem]) -> tuple[str, ...]:
    found = read_tie_breaks(record.text) if record else None
    if record is None or found is None:
        taken = ", ".join(PROGRESSIVE_FIRST)
        problems.append(Problem("no-tie-breaks", "note", {"taken": taken}))
        return PROGRESSIVE_FIRST
    for name in found.unknown:
        problems.append(Problem("tie-break-unknown", details={"name": name}, line=record.line))
    return found.codes
