"""Small sections, written as an arbiter would: one line of cells for each player."""

from dataclasses import replace
from fractions import Fraction

import pytest

from arbiter_app.core.entries import enter_block
from arbiter_app.core.errors import EditError
from arbiter_app.core.results import Result
from arbiter_app.core.tiebreaks import TIE_BREAKS, Context
from arbiter_app.core.tournament import Game, Player, Round, Rules, Section

NAMES = ("Anna", "Béla", "Chen", "Dora", "Emil", "Fumi", "Gert", "Hana", "Ines", "Jiří")


def section(*lines: str, rounds: int = 0, paired: bool = True, **rules) -> Section:
    """A section of as many players as lines, numbered from 1; "." leaves a cell blank.

    *rounds* are planned where the lines are shorter; *rules* are fields of `Rules`.
    """
    cells = [line.split() for line in lines]
    planned = max([rounds, *map(len, cells)])
    empty = Section(
        rules=Rules(**rules, paired=paired),
        players=players(len(lines)),
        rounds=(Round(),) * planned,
    )
    entered = [
        (no, number, text)
        for no, line in enumerate(cells, 1)
        for number, text in enumerate(line, 1)
        if text != "."
    ]
    return enter_block(empty, entered)


def scores_only(*lines: str, **parts) -> Section:
    """A section in which only scores are typed."""
    return section(*lines, paired=False, **parts)


def players(count: int) -> tuple[Player, ...]:
    """Players with the numbers from 1 on."""
    return tuple(Player(no, NAMES[(no - 1) % len(NAMES)]) for no in range(1, count + 1))


def two(result: Result | None = None, **fields) -> Section:
    """Players 1 and 2, paired in the first of two rounds, 1 with White on board 1."""
    game = Game(1, 2, 1, result, **fields)
    return Section(players=players(2), rounds=(Round((game,)), Round()))


def refused(edit, *args, **kwargs) -> tuple[str, dict]:
    """The code and details with which an edit is refused."""
    with pytest.raises(EditError) as caught:
        edit(*args, **kwargs)
    return caught.value.code, caught.value.details


def value(code: str, a_section: Section, player: int = 1, upto: int | None = None):
    """One player's tie-break as an exact number of points or games; None where it has none."""
    upto = len(a_section.rounds) if upto is None else upto
    tie_break = TIE_BREAKS[code]
    number = tie_break.numbers(Context.after(a_section, upto))[player]
    return None if number is None else Fraction(number, tie_break.unit)


def rebuilt(a_section: Section) -> Section:
    """An equal section that shares no remembered piece with the given one."""
    return replace(
        a_section,
        rules=replace(a_section.rules),
        players=tuple(replace(player) for player in a_section.players),
        rounds=tuple(Round(one.games, one.awards) for one in a_section.rounds),
    )


# Lakeside Open, a worked example: byes of all kinds, a forfeit, a withdrawal after round 3.
LAKESIDE = section(
    "4w1 7b1 5w1 2b0 6w½",
    "5b0 6b1 7w1 1w1 4w½",
    "6w½ H 4b0 7w1 B",
    "1b0 B 3w1 8w1 2b½",
    "2w1 8b1 1b0 Z Z",
    "3b½ 2w0 8w- B 1b½",
    "B 1w0 2b0 3b0 8w1",
    "H 5w0 6b+ 4b0 7b0",
)
