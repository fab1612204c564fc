"""The command print: a sheet as a PDF file, drawn by Qt without any window."""

import argparse
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import TypeAlias

from arbiter_app.cli_commands import file_of_its_own, round_number, section_index
from arbiter_app.cli_words import complain
from arbiter_app.core.print_sheets import (
    Choices,
    Imprint,
    Paper,
    PrintSheet,
    PrintWords,
    standings_sheet,
)
from arbiter_app.core.standings import rank
from arbiter_app.labels import as_is
from arbiter_app.labels.tables import TableWords
from arbiter_app.reading import Read, read_any
from arbiter_app.store import files

Pdf: TypeAlias = Callable[[PrintSheet, Paper, PrintWords], bytes]
"""Draws a sheet; raises `cli_words.Unable` where Qt cannot be used."""

SHOWN = ("numbers", "ratings", "births", "ids")
"""What a sheet has only by choice."""

_Make: TypeAlias = Callable[[argparse.Namespace, Read, PrintWords, Imprint], PrintSheet]


def print_sheet(options: argparse.Namespace) -> int:
    """Write one sheet of a section as a PDF."""
    file_of_its_own(options.out, options.file)
    found = read_any(options.file)
    words = TableWords(as_is)
    imprint = Imprint(f"{datetime.now():%Y-%m-%d %H:%M}", options.file.name)
    sheet = SHEETS[options.sheet](options, found, words, imprint)
    data = options.pdf(sheet, Paper(options.paper, options.turned, options.big), words)
    files.write(options.out, data)
    complain(options.file, found.problems)
    return 0


def _standings(
    options: argparse.Namespace, found: Read, words: PrintWords, imprint: Imprint
) -> PrintSheet:
    tournament = found.tournament
    section = tournament.sections[section_index(tournament, options.section)]
    standings = rank(section, round_number(section, options.round))
    choices = _choices(options)
    return standings_sheet(tournament, section, standings, words, imprint, choices, found.history)


def _choices(options: argparse.Namespace) -> Choices:
    shown = dict.fromkeys(options.show, True)
    return Choices(**shown, initials=options.initials, running=options.running)


SHEETS: Mapping[str, _Make] = {"standings": _standings}
