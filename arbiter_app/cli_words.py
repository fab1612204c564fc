"""What the command line says beside what it was asked for: refusals, doubts, wrong use."""

import sys
from collections.abc import Iterable
from pathlib import Path

from arbiter_app.core.errors import Problem
from arbiter_app.core.printable import printable
from arbiter_app.formats import FormatError
from arbiter_app.labels import as_is
from arbiter_app.labels.files import refusal as file_refusal
from arbiter_app.labels.formats import refusal as format_refusal
from arbiter_app.labels.problems import problem as problem_text
from arbiter_app.reading import ReadError
from arbiter_app.store.errors import FileError, shown


class UsageError(Exception):
    """The command was used wrongly; the text says how, in one sentence."""


class Unable(Exception):  # noqa: N818 - a state of this computer
    """Something is missing here; the text says what, in one sentence."""


def refusal_of(error: ReadError | FileError | FormatError, file: Path) -> str:
    """Say in one sentence why a file was refused, and which."""
    cause = error.cause if isinstance(error, ReadError) else error
    if isinstance(cause, FormatError):
        return f"{shown(file)}: {format_refusal(cause, as_is)}"
    sentence = file_refusal(cause.code, cause.details, as_is)
    # What the system refuses names the file in its sentence.
    return sentence if "file" in cause.details else f"{shown(file)}: {sentence}"


def problem_lines(file: Path, problems: Iterable[Problem]) -> list[str]:
    """Tell each problem in a line: the file, how grave it is, the section, the sentence."""
    return [printable(": ".join(part for part in _parts(file, one) if part)) for one in problems]


def _parts(file: Path, one: Problem) -> tuple[str, ...]:
    return shown(file), one.level, one.section, problem_text(one, as_is)


def complain(file: Path, problems: Iterable[Problem]) -> None:
    """Tell problems on the standard error."""
    sys.stderr.writelines(f"{line}\n" for line in problem_lines(file, problems))
