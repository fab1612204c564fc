"""The kinds of printed sheets, all of them, in one table: code to the function that makes it."""

from collections.abc import Callable, Mapping

from arbiter_app.core.print_cards import score_cards
from arbiter_app.core.print_corrections import corrections_sheet
from arbiter_app.core.print_pairings import pairings_by_name_sheet, pairings_sheet
from arbiter_app.core.print_sheets import PrintSheet, Source
from arbiter_app.core.print_standings import parents_sheet, standings_sheet
from arbiter_app.core.print_wall_chart import wall_chart_sheet

KINDS: Mapping[str, Callable[[Source], PrintSheet]] = {
    "standings": standings_sheet,
    "parents": parents_sheet,
    "wall-chart": wall_chart_sheet,
    "pairings": pairings_sheet,
    "pairings-by-name": pairings_by_name_sheet,
    "score-cards": score_cards,
    "corrections": corrections_sheet,
}
