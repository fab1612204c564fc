"""The commands themselves: each takes its options and gives the exit code."""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

from arbiter_app import formats
from arbiter_app.cli_category import chosen_category
from arbiter_app.cli_words import UsageError, complain, problem_lines
from arbiter_app.core.categories import Category, within
from arbiter_app.core.errors import EditError, Problem
from arbiter_app.core.points import in_points, two_decimals
from arbiter_app.core.problems import check as check_event
from arbiter_app.core.standings import Standing, Standings, rank
from arbiter_app.core.tables import standings_table
from arbiter_app.core.tiebreaks import TIE_BREAKS, canonical, without_repeats
from arbiter_app.core.tournament import Edition, Section, Tournament
from arbiter_app.formats.render import render_csv, render_text
from arbiter_app.labels import as_is
from arbiter_app.labels.refusals import refusal
from arbiter_app.labels.tables import TableWords
from arbiter_app.reading import Read, read_any
from arbiter_app.store import files, schema
from arbiter_app.store.errors import shown

_OWN = (".arbiter", ".json")


def standings(options: argparse.Namespace) -> int:
    """Write a section's standings as text, CSV or JSON."""
    codes = tie_breaks(options.tie_breaks)
    if options.out is not None:
        file_of_its_own(options.out, options.file)
    found = read_any(options.file)
    tournament = found.tournament
    section = of_edition(chosen_section(tournament, options.section), options.edition)
    category = chosen_category(section, options.category)
    table = rank(section, round_number(section, options.round), codes)
    text = _written(options.format, tournament, section, table, category)
    told = doubts(found, codes)
    if options.out is None:
        complain(options.file, told)
        sys.stdout.write(text)
    else:
        files.write(options.out, text.encode())
        complain(options.file, told)
    return 0


def check(options: argparse.Namespace) -> int:
    """List what is wrong or doubtful; 1 where something is wrong."""
    found = read_any(options.file)
    problems = (*found.problems, *check_event(found.tournament))
    for line in problem_lines(options.file, problems):
        sys.stdout.write(f"{line}\n")
    sys.stdout.write(f"{_summary(problems)}\n")
    return 1 if any(problem.level == "error" for problem in problems) else 0


def convert(options: argparse.Namespace) -> int:
    """Write an event as the kind of file that the new name asks for."""
    suffix = options.out.suffix.lower()
    code = next((code for code, one in formats.FORMATS.items() if suffix in one.suffixes), None)
    if suffix not in _OWN and code is None:
        raise UsageError(
            f"{shown(options.out)} does not end in {_endings()}, so its kind is not known."
        )
    if _same_file(options.out, options.file):
        raise UsageError(
            f"{shown(options.out)} is the file to convert itself; choose another name."
        )
    found = read_any(options.file)
    event = _chosen(found, options.section, one_only=code is not None)
    export = _exported(event, code)
    # What was there under that name is kept as .bak, whatever it was.
    files.save(options.out, export.data)
    complain(options.file, found.problems)
    complain(options.out, export.problems)
    return 0


def tie_breaks(typed: str | None) -> tuple[str, ...] | None:
    """Read the codes of --tie-breaks: None for the event's own, none at all for points only."""
    if typed is None:
        return None
    try:
        found = [canonical(code) for code in typed.split(",") if code.strip()]
    except EditError as error:
        raise UsageError(refusal(error, as_is)) from error
    return without_repeats(found)


def doubts(found: Read, codes: tuple[str, ...] | None) -> list[Problem]:
    """List what is doubtful about a file, where these tie-breaks were asked for (None: its own).

    Which it has itself is of no interest where others were asked for.
    """
    unasked = () if codes is None else ("no-tie-breaks", "tie-break-unknown")
    return [one for one in found.problems if one.code not in unasked]


def file_of_its_own(out: Path, event: Path) -> None:
    """Refuse to write over the event.

    Raises:
        UsageError: both are the same file.
    """
    if _same_file(out, event):
        raise UsageError(f"{shown(out)} is the event's own file; choose another name.")


def section_index(tournament: Tournament, wanted: str | None) -> int:
    """Find a section by its name; the only one needs no name.

    Raises:
        UsageError: there is none of that name, or several and no name.
    """
    names = [section.name for section in tournament.sections]
    listed = ", ".join(f"“{name}”" for name in names)
    if not names:
        raise UsageError("the file holds no section.")
    if wanted is None:
        if len(names) > 1:
            raise UsageError(
                f"the file holds several sections; choose one with --section: {listed}."
            )
        return 0
    folded = [name.casefold() for name in names]
    if wanted in names:
        return names.index(wanted)
    if folded.count(wanted.casefold()) == 1:
        return folded.index(wanted.casefold())
    raise UsageError(f"the file holds no section “{wanted}”; its sections are {listed}.")


def chosen_section(tournament: Tournament, wanted: str | None) -> Section:
    """Find a section by its name, as `section_index` does."""
    return tournament.sections[section_index(tournament, wanted)]


def of_edition(section: Section, edition: Edition | None) -> Section:
    """Read a section by another edition of the rules; None is its own."""
    if edition is None:
        return section
    return replace(section, rules=replace(section.rules, edition=edition))


def round_number(section: Section, wanted: int | None) -> int | None:
    """Check the number of a round; None stays None.

    Raises:
        UsageError: the section has no such round.
    """
    rounds = len(section.rounds)
    if wanted is None or 1 <= wanted <= rounds:
        return wanted
    raise UsageError(f"there is no round {wanted}; the section has {rounds} rounds.")


def _written(
    kind: str,
    tournament: Tournament,
    section: Section,
    table: Standings,
    category: Category | None,
) -> str:
    if kind == "json":
        return json.dumps(_json(section, table, category), ensure_ascii=False, indent=2) + "\n"
    sheet = standings_table(tournament, section, table, TableWords(as_is), category)
    return render_csv(sheet) if kind == "csv" else render_text(sheet)


def _json(section: Section, table: Standings, category: Category | None) -> dict[str, object]:
    names = {player.no: player.name for player in section.players}
    listed = table if category is None else within(section, table, category)
    players = [_json_row(row, names[row.player], table.tie_breaks) for row in listed.rows]
    if category is not None:
        overall = {row.player: row.place for row in table.rows}
        players = [
            {**row, "overall": overall[one.player]}
            for row, one in zip(players, listed.rows, strict=True)
        ]
    return {"round": table.round, "final": table.final, "players": players}


def _json_row(row: Standing, name: str, codes: tuple[str, ...]) -> dict[str, object]:
    # A tie-break that is asked twice has the value that it had first.
    listed = reversed([*zip(codes, row.values, strict=True)])
    values = {code: value_number(code, value) for code, value in listed}
    values = {code: values[code] for code in codes}
    return {
        "no": row.player,
        "name": name,
        "place": row.place,
        "shared": row.shared,
        "points": value_number("PTS", in_points(row.points)),
        "values": values,
    }


def value_number(code: str, value: Fraction | None) -> int | float | None:
    """Give a value as a number of JSON; a mean is rounded as it is printed."""
    if value is None:
        return None
    rounded = Fraction(two_decimals(value)) if TIE_BREAKS[code].decimals else value
    return int(rounded) if rounded.denominator == 1 else float(rounded)


def _summary(problems: Sequence[Problem]) -> str:
    levels = Counter(problem.level for problem in problems)
    if not levels:
        return "No problems found."
    counts = [
        f"{levels[level]} {level}{'' if levels[level] == 1 else 's'}"
        for level in ("error", "warning", "note")
        if levels[level]
    ]
    return f"{', '.join(counts)}."


def _chosen(found: Read, wanted: str | None, *, one_only: bool) -> Read:
    """Take the section that was asked for; the whole event where none was and all can go."""
    sections = found.tournament.sections
    if wanted is None and (not one_only or len(sections) < 2):
        return found
    section = sections[section_index(found.tournament, wanted)]
    return replace(found, tournament=replace(found.tournament, sections=(section,)))


def _exported(event: Read, code: str | None) -> formats.Export:
    """Give the bytes of a file of the format *code*; None is the event's own file."""
    if code is None:
        return formats.Export(schema.dump(event.tournament, event.history))
    return formats.write(event.tournament, code, event.history)


def _endings() -> str:
    endings = [*_OWN, *(one.suffixes[0] for one in formats.FORMATS.values())]
    return f"{', '.join(endings[:-1])} or {endings[-1]}"


def _same_file(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False  # one of them is not there yet
