"""An event in three steps, journalled as the window does it, and a program that is lost."""

import os

from arbiter_app.core.entries import enter_result
from arbiter_app.core.event import replace_section
from arbiter_app.core.history import events
from arbiter_app.core.results import Result
from arbiter_app.core.tournament import Game, Player, Round, Rules, Section, Tournament
from arbiter_app.store import files
from arbiter_app.store.journal import Journal

PLAYERS = tuple(Player(n, f"Player {n}") for n in range(1, 5))
SECTION = Section("A", Rules(), PLAYERS, (Round((Game(1, 2, 1), Game(3, 4, 2))), Round()))
START = Tournament("Open", sections=(SECTION,))


def keyed(before, player, result):
    """The value after one key, and its lines of history."""
    section = enter_result(before.sections[0], player, 1, result)
    after = replace_section(before, 0, section)
    return after, events(before, after, "2026-11-29T14:02:31", "edit")


ONE, FIRST = keyed(START, 1, Result.WHITE_WINS)
TWO, SECOND = keyed(ONE, 3, Result.DRAW)


def crash(journal):
    """Lose the program: its lock goes, its journal stays."""
    os.close(journal._descriptor)
    journal._descriptor = None


def start_saved(folder, event):
    """The journal of the event in this file, just opened."""
    digest = files.digest(event.read_bytes())
    return Journal.start(folder, START, (), event, digest)
