"""The program's start: a command goes to the terminal, anything else to the window.

Each face is imported only when it is shown: the commands need no Qt and no screen, and the
window does not wait for the commands. What is printed from the terminal is drawn by the window's
part, without any window.
"""

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arbiter_app.core.print_sheets import Paper, PrintSheet, PrintWords

_COMMANDS = ("standings", "explain", "check", "convert", "print", "-h", "--help", "--version")


def main(arguments: list[str] | None = None) -> int:
    """Run a command, or show the window; give the exit code.

    Raises:
        SystemExit: a command was called with words it does not know, or asked for help.
    """
    words = sys.argv[1:] if arguments is None else arguments
    if words and words[0] in _COMMANDS:
        from arbiter_app import cli

        return cli.main(words, _pdf)
    from arbiter_app.system_check import trouble

    said = trouble()
    if said is not None:
        if sys.stderr is not None:  # a windowed start on Windows has none
            sys.stderr.write(f"{said}\n")
        return 1
    from arbiter_app.ui.app import run

    return run(words)


def _pdf(sheet: "PrintSheet", paper: "Paper", words: "PrintWords") -> bytes:
    from arbiter_app.cli_words import Unable
    from arbiter_app.system_check import trouble

    said = trouble({"QT_QPA_PLATFORM": "offscreen"}, wanted="Printing")
    if said is not None:
        raise Unable(said)
    from arbiter_app.ui.printing import pdf

    return pdf(sheet, paper, words)


if __name__ == "__main__":
    sys.exit(main())
