"""Events for the command line, and what it says about them."""

import json
from pathlib import Path

from arbiter_app.__main__ import main
from arbiter_app.core.entries import enter_cell
from arbiter_app.core.history import Change, Event
from arbiter_app.core.tournament import Player, Round, Rules, Section, Tournament
from arbiter_app.paths import resources
from arbiter_app.store.schema import dump

SAMPLE = str(resources() / "samples" / "lakeside.arbiter")
HISTORY = (Event("2026-11-29T14:02:31", "edit", "U10", (Change("rounds", "1", "2"),)),)


def scores_of(name: str, **scores: str) -> Section:
    """A section of scores only: each player's name and what he got in three rounds."""
    section = Section(
        name,
        Rules(paired=False, tie_breaks=("CUM",)),
        tuple(Player(no, one) for no, one in enumerate(scores, 1)),
        (Round(), Round(), Round()),
    )
    for no, typed in enumerate(scores.values(), 1):
        for number, one in enumerate(typed, 1):
            section = enter_cell(section, no, number, one)
    return section


U10 = scores_of("U10", Anna="10½", Béla="01½")
U12 = scores_of("U12", **{"=1+1": "10½", "王 小明": "01½", "Dora": "10½"})


def event_file(path: Path, *sections: Section) -> Path:
    path.write_bytes(dump(Tournament("Open", sections=sections), HISTORY))
    return path


def standings_json(capsys, *arguments: str) -> dict:
    assert main(["standings", *arguments, "--format", "json"]) == 0
    return json.loads(capsys.readouterr().out)


def report_line(no: int, name: str, points: str, *cells: str) -> str:
    """A player's line of a FIDE report, in its columns."""
    return f"001 {no:4}      {name:<33} 1500{points:>32}    1  {'  '.join(cells)}\n"


REPORT = "012 Club evening\nXXR 3\n" + "".join(
    [
        report_line(1, "Anna", "2.0", "   2 w 1", "   3 b =", "0000 - H"),
        report_line(2, "Bela", "0.0", "   1 b 0", "0000 - Z", "0000 - Z"),
        report_line(3, "Cleo", "0.5", "0000 - Z", "   1 w =", "0000 - Z"),
    ]
)
