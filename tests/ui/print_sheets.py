"""Sheets of any size for the tests of printing."""

from dataclasses import replace

from arbiter_app.core.print_sheets import Choices, Imprint, PrintSheet, standings_sheet
from arbiter_app.core.standings import rank
from arbiter_app.core.tournament import Section
from arbiter_app.labels import as_is
from arbiter_app.labels.tables import TableWords
from tests.ui.events import event, many

WORDS = TableWords(as_is)
IMPRINT = Imprint("2026-11-29 17:05", "lakeside.arbiter")
ALL = Choices(numbers=True, ratings=True, births=True, ids=True, running=True)
FIVE = ("CUM", "PS/C1", "WIN", "WON", "BWG")
LONG = "Wolfeschlegelstein-Hausenberg, Bartholomew"


def standings_of(section: Section, choices: Choices | None = None) -> PrintSheet:
    """The standings of a section as they are posted."""
    tournament = replace(event(section), place="Lakeside", starts="2026-11-28")
    made = standings_sheet(tournament, section, rank(section), WORDS, IMPRINT, choices or Choices())
    assert len(made.table.rows) == len(section.players)
    return made


def wide() -> Section:
    """Eleven rounds, five tie-breaks, names of more than 40 characters, everything known."""
    section = many(12, 11)
    players = tuple(
        replace(
            player,
            name=f"{LONG} {player.no}",
            school="Saint Bartholomew's Preparatory School",
            birth="2014-03-07",
            fide_id="12345678",
            national_id="ABC-1234567",
        )
        for player in section.players
    )
    rules = replace(section.rules, tie_breaks=FIVE)
    return replace(section, players=players, rules=rules)
