"""Pairings typed or pasted: "white black" on each line, as start numbers or as names.

"12 7", "12-7", "12w - 7", "3. 12 7" (a board's number before it is passed over), "Novák –
García", two columns of a spreadsheet, "9 bye". What cannot be read is listed with its line;
the other lines stand.
"""

import re
from bisect import bisect_left
from collections.abc import Callable
from itertools import takewhile
from typing import NamedTuple

from arbiter_app.core.errors import Problem
from arbiter_app.core.pairing_edits import Pair
from arbiter_app.core.seeding import name_key, plain
from arbiter_app.core.tournament import Game, Section

MOST_LINES = 2000
_LONGEST = 200
_MOST_LISTED = 5
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
    known = _Players(section)
    for number, line in enumerate(text.splitlines(), 1):
        if number > MOST_LINES:
            problems.append(Problem("pairs-too-many", "error", {"most": MOST_LINES}, number))
            break
        stripped = line.strip()
        if not stripped or set(re.split(r"[\s;,]+", plain(stripped))) in _HEADS:
            continue
        found = _read_line(stripped[:_LONGEST], known)
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


def _read_line(line: str, known: "_Players") -> Pair | Problem:
    match = _NUMBERS.fullmatch(line)
    typed = match.groups()[1:] if match else None
    if typed is None:
        three = _THREE.fullmatch(line)
        typed = three.groups() if three else None
    if typed is not None:
        white, black = int(typed[0]), int(typed[1])
        for no in (white, black):
            if no not in known.numbers and not (no == black == 0):
                return Problem("pair-unknown", details={"text": str(no)})
        return white, black or None
    return _read_names(_BOARD.sub("", line), known)


def _read_names(line: str, known: "_Players") -> Pair | Problem:
    """Try each sign that may stand between two players; the first that gives two counts."""
    worst: Problem | None = None
    for sign in _BETWEEN:
        for left, right in _split(line, sign):
            white = known.find(left)
            black = None if plain(right) in _BYES else known.find(right)
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


class _Players:
    """Who can be meant: the players of a section by number and by the words of their names."""

    def __init__(self, section: Section) -> None:
        self.numbers = frozenset(player.no for player in section.players)
        self._by_name: dict[tuple[str, ...], list[int]] = {}
        for player in section.players:
            if key := name_key(player.name):
                self._by_name.setdefault(key, []).append(player.no)
        self._words = sorted(
            (word, no) for key, nos in self._by_name.items() for word in key for no in nos
        )

    def find(self, typed: str) -> int | Problem:
        """Find the one player meant by a number, a whole name, or the beginnings of its words."""
        if typed.isdecimal() and len(typed) <= 5:
            is_known = int(typed) in self.numbers
            return int(typed) if is_known else Problem("pair-unknown", details={"text": typed})
        sought = name_key(typed)
        found = self._by_name.get(sought) or sorted(self._beginning(sought))
        if len(found) == 1:
            return found[0]
        if not found:
            return Problem("pair-unknown", details={"text": typed})
        more = ["…"] if len(found) > _MOST_LISTED else []
        listed = ", ".join([*map(str, found[:_MOST_LISTED]), *more])
        return Problem("pair-ambiguous", details={"text": typed, "numbers": listed})

    def _beginning(self, sought: tuple[str, ...]) -> set[int]:
        """Find whose names have words that begin like each of those sought."""
        found: set[int] | None = None
        for word in sought:
            at = bisect_left(self._words, (word,))
            numbers = {no for _, no in takewhile(_begins(word), self._words[at:])}
            found = numbers if found is None else found & numbers
            if not found:
                break
        return found or set()


def _begins(start: str) -> Callable[[tuple[str, int]], bool]:
    return lambda one: one[0].startswith(start)
