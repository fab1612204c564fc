"""The records of a FIDE report that we keep as values: one entry for each, in one table.

A record can be read, compared with a tournament, and written. `trf_place` puts what a
tournament says back where its file had it.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

from arbiter_app.core.event import MOST_ROUNDS
from arbiter_app.core.tournament import System, Tournament
from arbiter_app.formats.text import plain, unscrambled
from arbiter_app.formats.trf_tie_breaks import read_tie_breaks, write_tie_breaks

PLAYERS = "001"
_ROUND_ROBIN = re.compile(
    r"round[ _-]*robin|berger|all[ -]*play[ -]*all|toutes[ -]rondes|rundenturnier"
    r"|todos contra todos|girone|schiller|scheveningen",
    re.IGNORECASE,
)
_SYSTEM_NAMES: dict[System, str] = {
    "swiss": "Individual: Swiss-System",
    "round-robin": "Individual: Round-Robin",
}
_COUNT = re.compile(r"\s*(\d{1,6})(?!\d)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Record:
    """A kind of line that a tournament's values stand for.

    Attributes:
        read: the text behind the tag as a value, to compare; None where it cannot be read.
        value: the tournament's own value.
        write: the text behind the tag for a tournament; "" where nothing need be said.
    """

    read: Callable[[str], object]
    value: Callable[[Tournament], object]
    write: Callable[[Tournament], str]

    def agrees(self, text: str, tournament: Tournament) -> bool:
        """Whether a line says what the tournament does, perhaps in other words."""
        return self.read(text) == self.value(tournament)


def tag_of(line: str) -> str:
    """Return a line's tag, upper case; "" where the line is no record (a ruler, a comment)."""
    return "" if line[3:4].strip() else line[:3].upper()


def read_text(text: str) -> str | None:
    """Read free text."""
    return unscrambled(plain(text).strip()) or None


def read_count(text: str) -> int | None:
    """Read a number, which other words may follow: "129 (88)"."""
    match = _COUNT.match(text)
    return int(match[1]) if match else None


def read_round_count(text: str) -> int | None:
    """Read a number of rounds that an event can have."""
    text = text.strip()
    if not (text.isascii() and text.isdigit() and len(text) <= 4):
        return None
    return int(text) if 1 <= int(text) <= MOST_ROUNDS else None


def read_system(text: str) -> System | None:
    """Read a kind of tournament, in words (092) or as a code (192)."""
    if not text.strip():
        return None
    return "round-robin" if _ROUND_ROBIN.search(text) else "swiss"


def _text(name: str) -> Record:
    def written(tournament: Tournament) -> str:
        return plain(getattr(tournament, name)).strip()

    return Record(read_text, lambda tournament: written(tournament) or None, written)


def _count(count: Callable[[Tournament], int]) -> Record:
    return Record(read_count, count, lambda tournament: str(count(tournament)))


def _player_count(tournament: Tournament) -> int:
    return len(tournament.sections[0].players)


def _rated_count(tournament: Tournament) -> int:
    return sum(player.rating is not None for player in tournament.sections[0].players)


def _round_count(tournament: Tournament) -> int:
    return len(tournament.sections[0].rounds)


def _system(tournament: Tournament) -> System:
    return tournament.sections[0].rules.system


def _codes(text: str) -> tuple[str, ...] | None:
    found = read_tie_breaks(text)
    return found.codes if found else None


_ROUNDS = Record(
    read_round_count, _round_count, lambda tournament: str(_round_count(tournament) or "")
)
_TIE_BREAKS = Record(
    _codes,
    lambda tournament: tournament.sections[0].rules.tie_breaks,
    lambda tournament: write_tie_breaks(tournament.sections[0].rules.tie_breaks),
)

RECORDS: dict[str, Record] = {
    "012": _text("name"),
    "022": _text("place"),
    "032": _text("federation"),
    "042": _text("starts"),
    "052": _text("ends"),
    "062": _count(_player_count),
    "072": _count(_rated_count),
    "092": Record(read_system, _system, lambda tournament: _SYSTEM_NAMES[_system(tournament)]),
    "102": _text("arbiter"),
    "142": _ROUNDS,
    "192": Record(read_system, _system, lambda _: ""),
    "XXR": _ROUNDS,
    "202": _TIE_BREAKS,
    "212": _TIE_BREAKS,
}
"""All but the scoring, which several lines say together."""
