"""Sheets of any size for the tests of printing."""

from dataclasses import replace

from arbiter_app.core.print_kinds import KINDS
from arbiter_app.core.print_sheets import Choices, Imprint, PrintSheet, Source
from arbiter_app.core.tournament import Section
from arbiter_app.labels import as_is
from arbiter_app.labels.tables import TableWords
from tests.ui.events import event, many

WORDS = TableWords(as_is)
IMPRINT = Imprint("2026-11-29 17:05", "lakeside.arbiter")
PLAIN = Choices()
ALL = Choices(numbers=True, ratings=True, births=True, ids=True)
FIVE = ("CUM", "PS/C1", "WIN", "WON", "BWG")
LONG = "Wolfeschlegelstein-Hausenberg, Bartholomew"


def sheet_of(section: Section, kind: str = "standings", choices: Choices = PLAIN) -> PrintSheet:
    """A sheet of a section."""
    tournament = replace(event(section), place="Lakeside", starts="2026-11-28")
    return KINDS[kind](Source(tournament, section, WORDS, IMPRINT, choices))


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
