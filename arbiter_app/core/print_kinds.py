"""The kinds of printed sheets, all of them, in one table: code to the function that makes it."""

from collections.abc import Callable, Mapping

from arbiter_app.core.print_cards import score_cards
from arbiter_app.core.print_corrections import corrections_sheet
from arbiter_app.core.print_pairings import pairings_by_name_sheet, pairings_sheet
from arbiter_app.core.print_sheets import PrintSheet, Source
from arbiter_app.core.print_standings import parents_in_pieces, parents_sheet, standings_sheet
from arbiter_app.core.print_wall_chart import wall_chart_in_pieces, wall_chart_sheet
from arbiter_app.core.work import Work

KINDS: Mapping[str, Callable[[Source], PrintSheet]] = {
    "standings": standings_sheet,
    "parents": parents_sheet,
    "wall-chart": wall_chart_sheet,
    "pairings": pairings_sheet,
    "pairings-by-name": pairings_by_name_sheet,
    "score-cards": score_cards,
    "corrections": corrections_sheet,
}
IN_PIECES: Mapping[str, Callable[[Source], Work[PrintSheet]]] = {
    "parents": parents_in_pieces,
    "wall-chart": wall_chart_in_pieces,
}
"""Those that take long in a large section, piece by piece."""


def making(kind: str, source: Source) -> Work[PrintSheet]:
    """Make a sheet, in pieces where that takes long."""
    if kind in IN_PIECES:
        return (yield from IN_PIECES[kind](source))
    yield
    return KINDS[kind](source)
