"""The rounds of a FIDE report: both players' halves become one game, the rest awards.

Nothing is dropped in silence: what one line has and the other lacks is taken and told, what
cannot be is refused; `trf_pairs` says which is which.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from arbiter_app.core.errors import Detail, Problem
from arbiter_app.core.results import AwardKind, Result
from arbiter_app.formats.exchange import FormatError
from arbiter_app.formats.trf_cells import Half
from arbiter_app.formats.trf_lines import Row
from arbiter_app.formats.trf_pairs import ANSWER, meet

_BYES = {
    "U": AwardKind.PAIRING_BYE,
    "F": AwardKind.FULL_BYE,
    "H": AwardKind.HALF_BYE,
    "Z": AwardKind.ZERO_BYE,
}
_OLD_BYES = {"+": AwardKind.FULL_BYE, "-": AwardKind.ZERO_BYE}
_HALF_BYE = "="
"""A half-point bye in older reports; where nobody is paired, a score."""
_SCORES = {
    **dict.fromkeys("1W", AwardKind.WIN),
    **dict.fromkeys("=D", AwardKind.DRAW),
    **dict.fromkeys("0L", AwardKind.LOSS),
}
_ALONE = {**_BYES, **_OLD_BYES, **_SCORES}
"""What a code without an opponent means."""
_GONE = {"+": "Z-", "-": "FU+"}
"""Codes of an absent player whose opponent's line still has the forfeit."""


class Pairing(NamedTuple):
    """A game that has no board yet."""

    white: int
    black: int
    result: Result | None
    unrated: bool
    colours: bool


class Entries(NamedTuple):
    """What the lines say of one round; blanks are not settled yet."""

    pairings: list[Pairing]
    awards: dict[int, AwardKind]

    @property
    def has_play(self) -> bool:
        """Whether somebody plays or played; byes do not count."""
        return bool(self.pairings) or any(kind.typed for kind in self.awards.values())

    @property
    def is_used(self) -> bool:
        """Whether there is anything but absences."""
        return bool(self.pairings) or any(
            kind is not AwardKind.ZERO_BYE for kind in self.awards.values()
        )


def holds_scores_only(rounds: Sequence[Entries]) -> bool:
    """Whether nobody is paired in any round, and scores are given."""
    return not any(one.pairings for one in rounds) and any(
        kind.typed for one in rounds for kind in one.awards.values()
    )


def read_rounds(rows: Sequence[Row]) -> tuple[list[Entries], tuple[Problem, ...]]:
    """Put the halves of all lines together, round 1 first; *rows* in order of start number.

    Raises:
        FormatError: "own-opponent", "opponent-unknown", "third-player", "claimed-twice",
            "opponent-has-bye", "both-won", "points-above-win".
    """
    by_number = {row.no: row for row in rows}
    last = max((len(row.cells.halves) for row in rows), default=0)
    problems: list[Problem] = []
    rounds = [_Round(by_number, number, last, problems).read() for number in range(1, last + 1)]
    while rounds and not any(rounds[-1]):
        rounds.pop()
    if any(one.pairings for one in rounds):
        problems += _half_byes(rows, rounds)
    problems += _alone_problems(rows, rounds)
    return rounds, tuple(problems)


def _half_byes(rows: Sequence[Row], rounds: Sequence[Entries]) -> Iterator[Problem]:
    """Take "=" without an opponent as a half-point bye, as older programs write it; told once.

    Where nobody is paired at all it is a score.
    """
    told = False
    for row in rows:
        for number, half in enumerate(row.cells.halves, 1):
            if half is None or half.opponent or half.code != _HALF_BYE:
                continue
            awards = rounds[number - 1].awards
            if row.no not in awards:  # a game, as the opponent's line says
                continue
            awards[row.no] = AwardKind.HALF_BYE
            if not told:
                told = True
                yield Problem("old-half-byes", "note", line=row.line, player=row.no, round=number)


def _alone_problems(rows: Sequence[Row], rounds: Sequence[Entries]) -> Iterator[Problem]:
    """Tell of codes without an opponent: once of old spellings, each time of a lone score."""
    paired = any(entries.pairings for entries in rounds)
    old_spelling_told = False
    for row in rows:
        for number, half in enumerate(row.cells.halves, 1):
            if half is None or half.opponent or half.code in _BYES:
                continue
            if row.no not in rounds[number - 1].awards:  # a game, as the opponent's line says
                continue
            if half.code in _SCORES and half.code != _HALF_BYE and paired:
                yield Problem("no-opponent", line=row.line, player=row.no, round=number)
            elif half.code in _OLD_BYES and not old_spelling_told:
                old_spelling_told = True
                yield Problem("old-byes", "note", line=row.line, player=row.no, round=number)


@dataclass(slots=True)
class _Round:
    """One round while it is read."""

    rows: Mapping[int, Row]
    number: int
    last: int
    problems: list[Problem]
    halves: dict[int, Half] = field(default_factory=dict)
    pairings: list[Pairing] = field(default_factory=list)
    awards: dict[int, AwardKind] = field(default_factory=dict)
    claimed: dict[int, int] = field(default_factory=dict)

    def read(self) -> Entries:
        at = self.number - 1
        for no, row in self.rows.items():
            half = row.cells.halves[at] if len(row.cells.halves) > at else None
            if half is not None:
                self.halves[no] = half
        for no, half in self.halves.items():
            self._read_half(no, half)
        for no in self.claimed:
            self.awards.pop(no, None)
        return Entries(self.pairings, self.awards)

    def _read_half(self, no: int, half: Half) -> None:
        if half.opponent == 0 or half.code in _BYES:
            self.awards[no] = _ALONE[half.code]
            if half.opponent:
                self._tell("bye-with-opponent", no, opponent=half.opponent)
            return
        other = self.halves.get(half.opponent)
        if other is None or other.opponent != no or other.code in _BYES:
            self._read_one_sided(no, half, other)
        elif no < half.opponent:
            self._pair(no, half, other)
        elif no == half.opponent:
            raise self._refusal("own-opponent", no)

    def _read_one_sided(self, no: int, half: Half, other: Half | None) -> None:
        """Take a game that the opponent's line does not have."""
        opponent = half.opponent
        if opponent not in self.rows:
            raise self._refusal("opponent-unknown", no, opponent=opponent)
        if opponent in self.claimed:
            raise self._refusal(
                "claimed-twice", no, opponent=opponent, other=self.claimed[opponent]
            )
        if other is not None and other.opponent not in (0, no):
            raise self._refusal("third-player", no, opponent=opponent, other=other.opponent)
        if other is not None and other.opponent == no and not half.code:
            self._tell("pairing-with-bye", no, opponent=opponent)
            return
        if other is not None and not other.opponent and other.code in _SCORES:
            answer = other._replace(opponent=no)
            self._tell("number-missing", opponent, opponent=no)
        elif other is not None and (other.opponent or other.code not in _GONE.get(half.code, "")):
            raise self._refusal("opponent-has-bye", no, opponent=opponent)
        else:
            answer = Half(no, "-", ANSWER[half.code])
            self._tell_missing("half-missing", opponent, no)
        self.claimed[opponent] = no
        if no < opponent:
            self._pair(no, half, answer)
        else:
            self._pair(opponent, answer, half)

    def _pair(self, no: int, half: Half, other: Half) -> None:
        """Make one game of two halves; *no* is the lower number."""
        opponent = half.opponent
        meeting = meet(half.colour, half.code, other.colour, other.code)
        if meeting.refusal:
            raise self._refusal(meeting.refusal, no, opponent=opponent)
        for code in meeting.warnings:
            if code == "half-blank":
                without = opponent if half.code else no
                self._tell_missing(code, without, no + opponent - without)
            else:
                self._tell(code, no, opponent=opponent)
        white, black = (no, opponent) if meeting.first_white else (opponent, no)
        self.pairings.append(
            Pairing(white, black, meeting.result, meeting.unrated, meeting.colours)
        )

    def _tell_missing(self, code: str, no: int, opponent: int) -> None:
        """Tell what a line lacks; where the line was cut off, that is the reason.

        In the last round a line without a result ends where any editor ends it.
        """
        cells = self.rows[no].cells
        cut = cells.cut == self.number
        if cut and (self.number < self.last or no not in self.halves):
            code = "line-cut"
        elif not cells.halves and not self._was_told("line-short", no):
            code = "line-short"
        self._tell(code, no, opponent=opponent)

    def _was_told(self, code: str, no: int) -> bool:
        return any(one.code == code and one.player == no for one in self.problems)

    def _tell(self, code: str, no: int, **details: Detail) -> None:
        line = self.rows[no].line
        self.problems.append(
            Problem(code, line=line, player=no, round=self.number, details=details)
        )

    def _refusal(self, code: str, no: int, **details: Detail) -> FormatError:
        line = self.rows[no].line
        return FormatError(code, line=line, player=no, round=self.number, **details)
