"""The program is killed after each of fifty keystrokes, and nothing but the last key is lost.

Each time the next start takes back what the killed one left, types one result more, and is
killed in its turn: while the key is on its way, right after it, or while the file is saved.
"""

import os
import random
import signal
import subprocess
import sys
from itertools import cycle, islice
from pathlib import Path

import pytest

from arbiter_app.core.tournament import Game, Player, Round, Rules, Section, Tournament
from arbiter_app.store import recovery, schema

HERE = Path(__file__).parent
KEYS = 50
ORDERS = ("after", "before", "after", "saving", "before")
LONGEST = {"before": 0.004, "after": 0.004, "saving": 0.06}
"""Within how many seconds the kill comes; a save takes longer than a key."""

pytestmark = pytest.mark.skipif(
    not hasattr(os, "fork") or not hasattr(signal, "SIGKILL"), reason="needs fork and SIGKILL"
)


def fifty_games() -> Tournament:
    """Twenty players, five rounds of ten games, all still playing."""
    players = tuple(Player(no, f"Player {no}") for no in range(1, 21))
    rounds = tuple(
        Round(tuple(Game(no, 11 + (no + number) % 10, no) for no in range(1, 11)))
        for number in range(5)
    )
    section = Section("Open", Rules(tie_breaks=("CUM",)), players, rounds)
    return Tournament("Lakeside Open", sections=(section,))


def results(tournament: Tournament) -> int:
    """Count the results entered."""
    (section,) = tournament.sections
    return sum(game.result is not None for one in section.rounds for game in one.games)


class Killer:
    """Starts the window in a process of its own, and kills it when it says so."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._process = subprocess.Popen(
            [sys.executable, HERE / "killed_window.py", folder],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(HERE.parents[1])},
        )

    def kill_while(self, order: str, delay: float) -> None:
        self._process.stdin.write(f"{order}\n")
        self._process.stdin.flush()
        child = int(self._line())
        assert self._line() == "now"
        # It never ends by itself: the time is over in the middle of what the child is doing.
        with pytest.raises(subprocess.TimeoutExpired):
            self._process.wait(delay)
        os.kill(child, signal.SIGKILL)
        assert self._line() == "killed"

    def end(self) -> None:
        self._process.stdin.close()
        assert self._process.wait(20) == 0
        self._process.stdout.close()

    def _line(self) -> str:
        return self._process.stdout.readline().strip()


def on_disk(folder: Path) -> Tournament:
    """What the next start would show: the file, or what is offered back."""
    saved = schema.load((folder / "lakeside.arbiter").read_bytes()).tournament
    left = recovery.recover(folder / "journals")
    assert len(left) <= 1
    return left[0].tournament if left else saved


def test_fifty_kills_lose_no_key_but_the_last(tmp_path):
    path = tmp_path / "lakeside.arbiter"
    path.write_bytes(schema.dump(fifty_games()))
    killer = Killer(tmp_path)
    moments = random.Random(20261129)
    entered = 0
    for order in islice(cycle(ORDERS), KEYS):
        killer.kill_while(order, moments.uniform(0, LONGEST[order]))
        now = results(on_disk(tmp_path))
        # The key that was on its way when the program died may be lost, never an earlier one.
        assert now - entered in ((0, 1) if order == "before" else (1,)), (order, entered, now)
        entered = now
    killer.end()
    assert entered >= KEYS - ORDERS.count("before") * KEYS // len(ORDERS)
