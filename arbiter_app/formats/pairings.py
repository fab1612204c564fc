"""Pairings typed or pasted: "white black" on each line, as start numbers or as names.

"12 7", "12-7", "12w - 7", "3. 12 7" (a board's number before it is passed over), "Novák –
García", two columns of a spreadsheet, "9 bye". What cannot be read is listed with its line;
the other lines stand.
"""

import re
from typing import NamedTuple

from arbiter_app.core.errors import Problem
from arbiter_app.core.pairing_edits import Pair
from arbiter_app.core.seeding import name_key, plain
from arbiter_app.core.tournament import Game, Section

MOST_LINES = 2000
_LONGEST = 200
_NUMBERS = re.compile(r"(?:(\d{1,5})\s*[.):]\s+)?(\d{1,5})\s*[-–—:;,/\s]\s*(\d{1,5})")
_THREE = re.compile(r"\d{1,5}\s+(\d{1,5})\s*[-–—:;,\s]\s*(\d{1,5})")
_BOARD = re.compile(r"^\d{1,5}\s*[.):]\s+(?=\D|\d)")
_BETWEEN = ("\t", ";", " - ", " – ", " — ", " vs. ", " vs ", " v ", " : ", ",", " ")
_BYES = ("bye", "0", "-", "–", "—")
_HEADS = ({"white", "black"}, {"board", "white", "black"}, {"bd", "white", "black"})


class TypedPair(NamedTuple):
    """A line that was understood."""

    line: int
    white: int
    black: int | None


class TypedPairs(NamedTuple):
    """All lines: those understood, and what is wrong with the others."""

    pairs: tuple[TypedPair, ...]
    problems: tuple[Problem, ...]

    @property
    def chosen(self) -> tuple[Pair, ...]:
        """The pairs alone, as `enter_pairings` takes them."""
        return tuple((one.white, one.black) for one in self.pairs)


def read_pairings(text: str, section: Section, round_number: int) -> TypedPairs:
    """Read typed pairings for a round.

    Problem codes: "pair-unreadable", "pair-unknown", "pair-ambiguous", "pair-oneself",
    "pair-twice", "pair-playing", "pairs-too-many".
    """
    pairs: list[TypedPair] = []
    problems: list[Problem] = []
    seen: dict[int, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if number > MOST_LINES:
            problems.append(Problem("pairs-too-many", "error", {"most": MOST_LINES}, number))
            break
        stripped = line.strip()
        if not stripped or set(re.split(r"[\s;,]+", plain(stripped))) in _HEADS:
            continue
        found = _read_line(stripped[:_LONGEST], section)
        problem = found if isinstance(found, Problem) else None
        if not isinstance(found, Problem):
            problem = _refused(found, section, round_number, seen)
            if problem is None:
                pairs.append(TypedPair(number, *found))
                seen.update((no, number) for no in found if no is not None)
        if problem is not None:
            details = {**problem.details, "line": number}
            problems.append(Problem(problem.code, "error", details, number))
    return TypedPairs(tuple(pairs), tuple(problems))


def _refused(
    found: Pair, section: Section, round_number: int, seen: dict[int, int]
) -> Problem | None:
    white, black = found
    if white == black:
        return Problem("pair-oneself", details={"player": white})
    for no in (white, black):
        if no is None:
            continue
        if no in seen:
            return Problem("pair-twice", details={"player": no, "before": seen[no]})
        entry = section.entry(no, round_number)
        if isinstance(entry, Game):
            return Problem("pair-playing", details={"player": no, "board": entry.board})
    return None


def _read_line(line: str, section: Section) -> Pair | Problem:
    numbers = {player.no for player in section.players}
    match = _NUMBERS.fullmatch(line)
    typed = match.groups()[1:] if match else None
    if typed is None:
        three = _THREE.fullmatch(line)
        typed = three.groups() if three else None
    if typed is not None:
        white, black = int(typed[0]), int(typed[1])
        for no in (white, black):
            if no not in numbers and not (no == black == 0):
                return Problem("pair-unknown", details={"text": str(no)})
        return white, black or None
    return _read_names(_BOARD.sub("", line), section)


def _read_names(line: str, section: Section) -> Pair | Problem:
    """Try each sign that may stand between two players; the first that gives two counts."""
    worst: Problem | None = None
    for sign in _BETWEEN:
        for left, right in _split(line, sign):
            white = _player(left, section)
            black = None if plain(right) in _BYES else _player(right, section)
            if isinstance(white, int) and not isinstance(black, Problem):
                return white, black
            problem = white if isinstance(white, Problem) else black
            assert isinstance(problem, Problem)
            # A name that fits several says more than one that fits nobody.
            if worst is None or (problem.code, worst.code) == ("pair-ambiguous", "pair-unknown"):
                worst = problem
    return worst or Problem("pair-unreadable", details={"text": line[:60]})


def _split(line: str, sign: str) -> list[tuple[str, str]]:
    """Give every way to part a line in two at a sign; a board's number before it goes."""
    parts = line.split(sign)
    if sign == "\t" and len(parts) == 3 and parts[0].strip().isdecimal():
        parts = parts[1:]
    ways = [
        (sign.join(parts[:at]).strip(), sign.join(parts[at:]).strip())
        for at in range(1, len(parts))
    ]
    return [(left, right) for left, right in ways if left and right]


def _player(typed: str, section: Section) -> int | Problem:
    """Find the one player meant by a number, a whole name, or the beginnings of its words."""
    if typed.isdecimal() and len(typed) <= 5:
        known = any(player.no == int(typed) for player in section.players)
        return int(typed) if known else Problem("pair-unknown", details={"text": typed})
    sought = name_key(typed)
    if not sought:
        return Problem("pair-unknown", details={"text": typed})
    names = [(player.no, name_key(player.name)) for player in section.players]
    found = [no for no, name in names if name == sought] or [
        no for no, name in names if all(any(w.startswith(s) for w in name) for s in sought)
    ]
    if len(found) == 1:
        return found[0]
    if not found:
        return Problem("pair-unknown", details={"text": typed})
    listed = ", ".join(str(no) for no in found[:5])
    return Problem("pair-ambiguous", details={"text": typed, "numbers": listed})
