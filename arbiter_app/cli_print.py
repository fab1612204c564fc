"""The command print: a sheet as a PDF file, drawn by Qt without any window."""

import argparse
from collections.abc import Callable
from datetime import datetime
from typing import TypeAlias

from arbiter_app import __version__
from arbiter_app.cli_category import chosen_category
from arbiter_app.cli_commands import file_of_its_own, round_number, section_index
from arbiter_app.cli_words import complain
from arbiter_app.core.print_kinds import KINDS
from arbiter_app.core.print_sheets import (
    Choices,
    Imprint,
    Paper,
    PrintSheet,
    PrintWords,
    Source,
)
from arbiter_app.labels import as_is
from arbiter_app.labels.tables import TableWords
from arbiter_app.reading import read_any
from arbiter_app.store import files

Pdf: TypeAlias = Callable[[PrintSheet, Paper, PrintWords], bytes]
"""Draws a sheet; raises `cli_words.Unable` where Qt cannot be used."""

SHOWN = ("numbers", "ratings", "births", "ids")
"""What a sheet has only by choice."""


def print_sheet(options: argparse.Namespace) -> int:
    """Write one sheet of a section as a PDF."""
    file_of_its_own(options.out, options.file)
    found = read_any(options.file)
    section = found.tournament.sections[section_index(found.tournament, options.section)]
    words = TableWords(as_is)
    source = Source(
        found.tournament,
        section,
        words,
        Imprint(f"{datetime.now():%Y-%m-%d %H:%M}", options.file.name, f"Arbiter {__version__}"),
        Choices(**dict.fromkeys(options.show, True), initials=options.initials),
        found.history,
        round_number(section, options.round),
        chosen_category(section, options.category),
    )
    sheet = KINDS[options.sheet](source)
    data = options.pdf(sheet, Paper(options.paper, options.turned, options.big), words)
    files.write(options.out, data)
    complain(options.file, found.problems)
    return 0
