"""The program's start: a command goes to the terminal, anything else to the window.

Each face is imported only when it is shown: the commands need no Qt and no screen, and the
window does not wait for the commands.
"""

import sys

_COMMANDS = ("standings", "check", "convert", "-h", "--help", "--version")


def main(arguments: list[str] | None = None) -> int:
    """Run a command, or show the window; give the exit code.

    Raises:
        SystemExit: a command was called with words it does not know, or asked for help.
    """
    words = sys.argv[1:] if arguments is None else arguments
    if words and words[0] in _COMMANDS:
        from arbiter_app import cli

        return cli.main(words)
    from arbiter_app.system_check import trouble

    said = trouble()
    if said is not None:
        if sys.stderr is not None:  # a windowed start on Windows has none
            sys.stderr.write(f"{said}\n")
        return 1
    from arbiter_app.ui.app import run

    return run(words)


if __name__ == "__main__":
    sys.exit(main())
