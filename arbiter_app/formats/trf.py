"""Read a FIDE tournament report: TRF16 with JaVaFo's XX records, and TRF26.

What cannot be right is refused with line, player and round; what is doubtful is read in the
cautious way and told. Lines that we do not map are kept, see `trf_place`.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from arbiter_app.core.errors import Problem
from arbiter_app.core.tournament import Player, Section, Tournament
from arbiter_app.formats.exchange import Choice, FormatError, Import, Question
from arbiter_app.formats.text import Lines, glimpse, read_lines
from arbiter_app.formats.trf_absences import settle
from arbiter_app.formats.trf_boards import numbered_rounds
from arbiter_app.formats.trf_dates import Dated, date_problems
from arbiter_app.formats.trf_heading import Heading, read_heading
from arbiter_app.formats.trf_known import record_problems
from arbiter_app.formats.trf_lines import Row, read_row
from arbiter_app.formats.trf_mapped import PLAYERS, tag_of
from arbiter_app.formats.trf_place import kept_lines
from arbiter_app.formats.trf_points import points_problems
from arbiter_app.formats.trf_rounds import Entries, holds_scores_only, read_rounds

LONGEST_LINE = 20_000
_HEAD = 2**16
_NAME = "012"
_NO_BREAK = "\xa0"
_A_RECORD = re.compile(
    r"^(0\d[123]|1[0-9]2|[23]\d2|XX[RCSAPZ])(\s|$)", re.IGNORECASE | re.MULTILINE
)


class _File(NamedTuple):
    """A report's parts, before it is decided how many rounds it has."""

    lines: list[str]
    rows: list[Row]
    heading: Heading
    rounds: list[Entries]


def recognises(data: bytes) -> bool:
    """Whether a file is a FIDE report, by its content: a line near its start is a record."""
    return bool(_A_RECORD.search(glimpse(data[:_HEAD]).replace("\r", "\n")))


def read(data: bytes) -> Import:
    """Read a report.

    Raises:
        FormatError: the file cannot be right; nothing of it is taken.
    """
    source = _with_blanks(read_lines(data, LONGEST_LINE))
    numbered = list(enumerate(source.lines, 1))
    rows = _rows(numbered)
    heading = read_heading(numbered)
    rounds, round_problems = read_rounds(rows)
    file = _File(source.lines, rows, heading, rounds)
    counts, count_problems = _round_counts(heading, rounds)
    tournament, settled_problems = _tournament(file, counts[0])
    problems = (
        *source.problems,
        *record_problems(numbered),
        *heading.problems,
        *_count_problems(heading, rows),
        *date_problems(_dates(heading, rows), heading.starts),
        *(problem for row in rows for problem in row.problems),
        *round_problems,
        *count_problems,
        *settled_problems,
        *points_problems(tournament.sections[0], rows),
    )
    return Import(tournament, problems, _question(file, counts, tournament, problems))


def _with_blanks(source: Lines) -> Lines:
    """Take no-break spaces for blanks where they stand behind the tags, as web pages write them."""
    if not any(line[3:4] == _NO_BREAK for line in source.lines):
        return source
    lines = [line.replace(_NO_BREAK, " ") for line in source.lines]
    return Lines(lines, (*source.problems, Problem("no-break-blanks", "note")))


def _rows(lines: Sequence[tuple[int, str]]) -> list[Row]:
    """Read the players' lines, in order of start number."""
    rows: dict[int, Row] = {}
    named = 0
    for number, line in lines:
        tag = tag_of(line)
        named = number if tag == _NAME else named
        if tag == PLAYERS:
            row = read_row(line, number)
            if row.no in rows:
                if named > min(one.line for one in rows.values()):
                    raise FormatError("second-event", line=named)
                raise FormatError(
                    "start-number-twice", line=number, player=row.no, other=rows[row.no].line
                )
            rows[row.no] = row
    if not rows:
        raise FormatError("no-players")
    return [rows[no] for no in sorted(rows)]


def _round_counts(
    heading: Heading, rounds: Sequence[Entries]
) -> tuple[list[int], tuple[Problem, ...]]:
    """Say how many rounds the event has, the cautious answer first, a doubtful other behind it.

    The file's own number holds unless games are played after it; rounds behind it in which
    everybody is absent are then in question.
    """
    lines_hold = len(rounds)
    planned = lines_hold if heading.rounds is None else heading.rounds
    used = max((n for n, entries in enumerate(rounds, 1) if entries.is_used), default=0)
    problems = []
    if used > planned:
        problems.append(Problem("more-rounds", details={"planned": planned, "used": used}))
        planned = used
    if lines_hold > planned:
        doubt = Problem("rounds-in-question", details={"planned": planned, "lines": lines_hold})
        problems.append(doubt)
        return [planned, lines_hold], tuple(problems)
    return [planned], tuple(problems)


def _tournament(file: _File, planned: int) -> tuple[Tournament, tuple[Problem, ...]]:
    heading, numbers = file.heading, [row.no for row in file.rows]
    settled = settle(numbers, file.rounds, planned)
    players = tuple(_player(row, settled.withdrawn.get(row.no)) for row in file.rows)
    rules = replace(heading.rules, paired=not holds_scores_only(file.rounds))
    rounds = numbered_rounds(players, settled.rounds, rules)
    tournament = Tournament(
        name=heading.name,
        place=heading.place,
        federation=heading.federation,
        starts=heading.starts,
        ends=heading.ends,
        arbiter=heading.arbiter,
        sections=(Section(rules=rules, players=players, rounds=rounds),),
    )
    return replace(tournament, trf_lines=kept_lines(file.lines, tournament)), settled.problems


def _player(row: Row, withdrawn_after: int | None) -> Player:
    return Player(
        no=row.no,
        name=row.name,
        rating=row.rating,
        title=row.title,
        sex=row.sex,
        birth=row.birth,
        federation=row.federation,
        fide_id=row.fide_id,
        withdrawn_after=withdrawn_after,
    )


def _count_problems(heading: Heading, rows: Sequence[Row]) -> Iterator[Problem]:
    said, line = heading.player_count or (len(rows), None)
    if said != len(rows):
        yield Problem("player-count", details={"said": said, "found": len(rows)}, line=line)


def _dates(heading: Heading, rows: Sequence[Row]) -> list[Dated]:
    return [*heading.dates, *(Dated(row.birth, row.line, row.no) for row in rows)]


def _question(
    file: _File, counts: Sequence[int], taken: Tournament, problems: Sequence[Problem]
) -> Question | None:
    """Ask what only the arbiter can know: how many rounds, or whether to open half a file."""
    doubts = {problem.code: problem for problem in reversed(problems)}
    if len(counts) > 1:
        planned, lines_hold = counts
        other, _ = _tournament(file, lines_hold)
        choices = (
            Choice("rounds-of-header", taken, {"rounds": planned}),
            Choice("rounds-of-lines", other, {"rounds": lines_hold}),
        )
        return Question(doubts["rounds-in-question"], choices)
    for code in ("line-cut", "line-short"):
        if code in doubts:
            return Question(doubts[code], (Choice("open-as-read", taken),))
    return None
