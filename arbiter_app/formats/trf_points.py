"""The points column of a FIDE report against the points of its rounds."""

from collections.abc import Iterator, Sequence
from itertools import accumulate

from arbiter_app.core.errors import Problem
from arbiter_app.core.ledger import sheets
from arbiter_app.core.tournament import Section
from arbiter_app.formats.trf_lines import Row
from arbiter_app.formats.trf_scoring import decimal

_MOST_TOLD = 10


def points_problems(section: Section, rows: Sequence[Row]) -> Iterator[Problem]:
    """Tell whose column says something else than his rounds.

    Programs differ in whether byes of a round that is still to be played count, so any total
    from the last round with a result on is accepted.
    """
    if all(row.points is None for row in rows):
        yield Problem("points-blank", "note")
    sheet_of = sheets(section, len(section.rounds))
    first = section.scored_round
    wrong = []
    for row in rows:
        totals = [0, *accumulate(sheet_of[row.no].points)]
        if row.points is not None and row.points not in totals[first:]:
            wrong.append((row, totals[first]))
    for row, points in wrong[:_MOST_TOLD]:
        yield Problem(
            "points-differ",
            details={"column": decimal(row.points or 0), "rounds": decimal(points)},
            line=row.line,
            player=row.no,
        )
    if len(wrong) > _MOST_TOLD:
        yield Problem("more-points-differ", details={"count": len(wrong) - _MOST_TOLD})
