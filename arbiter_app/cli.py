"""The command line: standings, explain, check, convert, print.

Exit code 0 done, 1 refused, 2 used wrongly.

What is asked for goes to the standard output as UTF-8, whatever the locale; refusals and
doubts go to the standard error, one sentence each.
"""

import argparse
import io
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias, get_args

from arbiter_app import __version__
from arbiter_app.cli_commands import check, convert, standings
from arbiter_app.cli_explain import explain_players
from arbiter_app.cli_print import SHOWN, Pdf, print_sheet
from arbiter_app.cli_words import Unable, UsageError, refusal_of
from arbiter_app.core.print_kinds import KINDS
from arbiter_app.core.printable import printable
from arbiter_app.core.tiebreaks import TIE_BREAKS
from arbiter_app.core.tournament import Edition
from arbiter_app.formats import FormatError
from arbiter_app.reading import ReadError
from arbiter_app.store.errors import FileError

PROGRAM = "arbiter-app"
_USAGE_ERROR = 2
_INTERRUPTED = 130
_EPILOG = """Without a command the window opens, on FILE or, with --sample, on the sample event:
  arbiter-app [FILE | --sample]"""


def main(arguments: list[str], pdf: Pdf | None = None) -> int:
    """Run one command and give its exit code; *pdf* draws what is to be printed.

    Raises:
        SystemExit: with 2 for words that are no command, with 0 for help and version.
    """
    _speak_utf8()
    parser = _parser()
    try:
        options = parser.parse_args(arguments)
        options.pdf = pdf
        code = _run(options)
        sys.stdout.flush()
    except BrokenPipeError:
        _fall_silent()  # whoever read has enough
        return 0
    except OSError as error:
        # Files are refused in the store's words, so this is one of the standard streams.
        with suppress(OSError):
            _complain(f"{PROGRAM}: The output cannot be written: {error.strerror}.")
        _fall_silent()
        return 1
    except KeyboardInterrupt:
        _fall_silent()
        return _INTERRUPTED
    return code


def _run(options: argparse.Namespace) -> int:
    command: Callable[[argparse.Namespace], int] = options.run
    try:
        return command(options)
    except UsageError as error:
        _complain(f"{PROGRAM} {options.command}: {error}")
        return _USAGE_ERROR
    except (ReadError, FileError, FormatError) as error:
        _complain(f"{PROGRAM}: {refusal_of(error, options.file)}")
        return 1
    except Unable as error:
        _complain(f"{PROGRAM} {options.command}: {error}")
        return 1


def _complain(sentence: str) -> None:
    sys.stderr.write(f"{printable(sentence)}\n")
    sys.stderr.flush()


def _fall_silent() -> None:
    """Let what Python flushes at its end go nowhere, so that it does not complain either."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            stream.flush()
            continue
        with suppress(OSError, ValueError):
            os.dup2(nowhere, stream.fileno())


def _speak_utf8() -> None:
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:  # a windowed start on Windows
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, io.TextIOWrapper):
            # No second carriage return before the line ends of CSV; names may hold anything.
            stream.reconfigure(encoding="utf-8", errors="replace", newline="")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        PROGRAM,
        description="Standings and exact tie-breaks of chess events, without a window.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    _add_standings(commands)
    _add_explain(commands)
    _add_check(commands)
    _add_convert(commands)
    _add_print(commands)
    return parser


_Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def _add_standings(commands: _Commands) -> None:
    parser = commands.add_parser("standings", help="the standings of an event's file")
    _add_file(parser)
    parser.add_argument("--round", type=int, metavar="N", help="after round N, not the last")
    _add_tie_breaks(parser)
    _add_category(parser)
    parser.add_argument("--format", choices=("text", "csv", "json"), default="text")
    parser.add_argument("-o", dest="out", type=Path, metavar="OUT", help="write to this file")
    parser.set_defaults(run=standings)


def _add_explain(commands: _Commands) -> None:
    parser = commands.add_parser("explain", help="why a player, or one of two, has his place")
    parser.add_argument("file", type=Path, metavar="FILE", help="*.arbiter, *.json or *.trf")
    parser.add_argument("player", nargs="+", metavar="PLAYER", help="start number or name")
    parser.add_argument("--section", metavar="S", help="its name, where there are several")
    parser.add_argument("--round", type=int, metavar="N", help="after round N, not the last")
    _add_tie_breaks(parser)
    parser.add_argument("--format", choices=("text", "json"), default="text")
    parser.set_defaults(run=explain_players)


def _add_tie_breaks(parser: argparse.ArgumentParser) -> None:
    codes = ",".join(TIE_BREAKS)
    parser.add_argument(
        "--tie-breaks", metavar="CODES", help=f"in place of the event's own, of: {codes}"
    )
    parser.add_argument(
        "--edition",
        choices=get_args(Edition),
        help="of FIDE's tie-break rules, in place of the event's own",
    )


def _add_check(commands: _Commands) -> None:
    parser = commands.add_parser("check", help="what is wrong or doubtful in an event's file")
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.set_defaults(run=check)


def _add_convert(commands: _Commands) -> None:
    parser = commands.add_parser("convert", help="write an event to another kind of file")
    _add_file(parser, name="IN")
    parser.add_argument("out", type=Path, metavar="OUT", help="*.arbiter, *.json or *.trf")
    parser.set_defaults(run=convert)


def _add_print(commands: _Commands) -> None:
    parser = commands.add_parser("print", help="a sheet for the wall, as PDF")
    parser.add_argument("sheet", choices=tuple(KINDS), metavar="SHEET", help=", ".join(KINDS))
    _add_file(parser)
    parser.add_argument(
        "-o", dest="out", type=Path, metavar="OUT", required=True, help="write to this file"
    )
    parser.add_argument("--round", type=int, metavar="N", help="after round N, not the last")
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4")
    parser.add_argument(
        "--turned",
        choices=("auto", "portrait", "landscape"),
        default="auto",
        help="which way the page lies; auto turns it where the table needs it",
    )
    parser.add_argument("--big", action="store_true", help="type for the wall, 1.8 times as large")
    parser.add_argument("--initials", action="store_true", help="first names with an initial")
    parser.add_argument(
        "--show", action="append", choices=SHOWN, default=[], help="a column more; may be repeated"
    )
    _add_category(parser)
    parser.set_defaults(run=print_sheet)


def _add_category(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--category",
        metavar="FIELD=VALUE",
        help="standings of those alone: grade=4, sex=f, school=…, club=…, category=U12, "
        "federation=…, born=2014 (or later), rating=1000-1199, rating=none",
    )


def _add_file(parser: argparse.ArgumentParser, name: str = "FILE") -> None:
    parser.add_argument("file", type=Path, metavar=name, help="*.arbiter, *.json or *.trf")
    parser.add_argument("--section", metavar="S", help="its name, where there are several")
