"""Every working says what the ranking says, and its terms make up its value.

Over small events of all kinds, and over the folder of real ones where it is there.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest

from arbiter_app import formats
from arbiter_app.core.points import PER_POINT
from arbiter_app.core.standings import Standing, rank
from arbiter_app.core.tiebreaks import TIE_BREAKS, Context, Term, Working
from arbiter_app.core.tiebreaks.ratings import difference, expected
from arbiter_app.core.tournament import Section
from tests.core.events import scores_only, section
from tests.core.tiebreaks.drawn_events import round_robin, swiss

TO_WHOLE_NUMBERS = ("ARO", "APRO", "APPO", "OPPERF")
"""Means that their rules round, a half upwards; AOB and AVOPR are exact."""

SMALL = {
    "byes": section("2w1 3b½ H B Z", "1b0 B Z F 3w1", "B 1w½ F=½ H 2b0"),
    "forfeits": section("2w+ 3b-- 4w1", "1b- 4w1 3b½", "4b0 1w-- 2w½", "3w1 2b0 1b0"),
    "still playing": section("2w1 3b", "1b0 4w", "4b½ 1w", "3w½ 2b"),
    "not entered": section("2w1 .", "1b0 .", "B 4w1", ". 3b0"),
    "three points": replace(swiss(3), name="3-1-0"),
    "scores only": scores_only("1 ½ B", "0 ½ H", "1 - +"),
    "round robin": round_robin(1),
    "double round robin": round_robin(4),
    "1-½-0": swiss(1),
    "abnormal results": swiss(8),
    "one player": section("B Z"),
    "nobody": section(rounds=2),
}


@pytest.mark.parametrize("name", SMALL)
def test_workings_of_small_events_make_up_the_values(name):
    event = SMALL[name]
    for edition in ("2024", "2026"):
        dated = replace(event, rules=replace(event.rules, edition=edition))
        every_round = range(len(event.rounds) + 1)
        for upto in every_round if len(event.players) < 5 else every_round[-1:]:
            assert list(faults(dated, upto)) == []


@pytest.mark.parametrize("folder", ["rules/trf", "us", "vega"])
def test_workings_of_the_cases_make_up_the_values(cases, folder):
    reports = sorted((cases / folder).glob("*.trf"))
    assert reports
    for report in reports:
        (event,) = formats.read(report.read_bytes()).tournament.sections
        assert list(faults(event, event.scored_round)) == [], report.name


def faults(event: Section, upto: int) -> Iterator[tuple[str, int, object]]:
    """Everything that does not fit, of every tie-break directly after points."""
    context = Context.after(event, upto)
    for code, entry in TIE_BREAKS.items():
        rows = rank(event, upto, (code,)).rows
        groups = defaultdict(list)
        for row in rows:
            groups[row.points].append(row)
        for group in groups.values():
            asked = context
            if entry.among_tied:
                asked = replace(context, tied=tuple(sorted(row.player for row in group)))
            for row in group:
                working = entry.working(asked, row.player)
                if working.value != row.values[0]:
                    yield code, row.player, (working.value, row.values[0])
                elif not explained(code, working, row, group[0].place, upto):
                    yield code, row.player, working


def explained(code: str, working: Working, row: Standing, first: int, upto: int) -> bool:
    """Whether the terms and the value fit together; *first* is the place of the score group."""
    if working.value is None:
        return bool(working.why) and not working.terms
    placed_by_nothing = working.combine == "place" and not working.value and not working.terms
    if bool(working.why) != placed_by_nothing:
        return False
    if any(not 0 <= term.round <= upto for term in working.terms):
        return False
    if working.combine != TIE_BREAKS[code].combine:
        return False
    if working.combine in ("sum", "count"):
        return sum([term.value for term in working.terms]) == working.value
    if working.combine == "average":
        return working.value == mean(code, working.terms)
    if working.combine == "table":
        return looked_up(code, working.terms, int(working.value))
    if code.startswith("TPN"):
        return working.value == row.player
    return row.place == first + max(int(working.value) - 1, 0)


def mean(code: str, terms: tuple[Term, ...]) -> Fraction:
    kept = [term.value for term in terms if term.cut is None]
    if not kept:
        return Fraction(0)
    exact = sum(kept, Fraction(0)) / len(kept)
    rounds = code.partition("/")[0] in TO_WHOLE_NUMBERS
    return Fraction((exact + Fraction(1, 2)) // 1) if rounds else exact


def looked_up(code: str, terms: tuple[Term, ...], value: int) -> bool:
    """TPR and PTP from the ratings and results that the terms show, with FIDE's tables."""
    ratings = [int(term.score) for term in terms if term.score is not None]
    made = int(PER_POINT * sum([term.value for term in terms], Fraction(0)))
    if code == "TPR":
        average = (Fraction(sum(ratings), len(ratings)) + Fraction(1, 2)) // 1
        return value == int(average) + difference(made, len(ratings))
    if made == 0:
        return value == min(ratings) - 800
    below, there = (
        sum([expected(rating - one) for one in ratings]) for rating in (value - 1, value)
    )
    return below < 100 * made // PER_POINT <= there
