"""Where lines stand in a FIDE report, so that a file goes home as it came.

`Tournament.trf_lines` keeps the lines that we do not map, verbatim. A bare tag among them
("XXR", "001") marks the place of a line that is written from the tournament. A mapped line in
words of its own ("092 Swiss Dutch") is kept too, and written as long as it is true.

A mapped line's usual place is right behind the one before it in `USUAL`. There it leaves no
mark: a plain file keeps nothing, and a record that the tournament needs anew finds its place.
"""

import re
from collections.abc import Sequence

from arbiter_app.core.tournament import Tournament
from arbiter_app.formats import trf_scoring
from arbiter_app.formats.text import plain
from arbiter_app.formats.trf_mapped import PLAYERS, RECORDS, tag_of

_SCORING = "162"
_DAMAGING = re.compile(r"[\n\r\0]")
USUAL = ("012", "022", "032", "042", "052", "062", "072", "092", "102", _SCORING, "XXR", "212")
_STANDS_FOR = {"142": "XXR", "202": "212", **dict.fromkeys(trf_scoring.TAGS, _SCORING)}
"""Records that say the same as a usual one, which is not needed beside them."""


def kept_lines(lines: Sequence[str], tournament: Tournament) -> tuple[str, ...]:
    """Say what *tournament*, read from these lines, has to keep of them."""
    skeleton: list[str] = []
    for line in lines:
        if tag_of(line) != PLAYERS:
            skeleton.append(line)
        elif PLAYERS not in skeleton:
            skeleton.append(PLAYERS)
    while not skeleton[-1].strip():
        skeleton.pop()
    scoring = _scoring_places(skeleton)
    usual_scoring = trf_scoring.write_scoring(tournament.sections[0].rules)
    if [skeleton[at].rstrip() for at in scoring] == [usual_scoring]:
        skeleton[scoring[0]] = _SCORING
    for tag, places in _live(skeleton).items():
        if tag in RECORDS and not _in_own_words(tag, skeleton[places[0]], tournament):
            skeleton[places[0]] = tag
    usual = _at_usual_place(skeleton)
    kept = tuple(line for at, line in enumerate(skeleton) if at not in usual)
    return () if kept == (PLAYERS,) else kept


def placed_lines(tournament: Tournament) -> list[str]:
    """List the lines of the file in their order; `PLAYERS` alone stands for the players."""
    skeleton = _skeleton(tournament.trf_lines)
    _settle_scoring(skeleton, tournament)
    _insert_needed(skeleton, tournament)
    first = {places[0]: tag for tag, places in _live(skeleton).items()}
    lines = [_line(first.get(at, ""), kept, tournament) for at, kept in enumerate(skeleton)]
    return [line for line in lines if line is not None]


def has_foreign_lines(tournament: Tournament) -> bool:
    """Whether records are kept that we do not read: teams, absences, … with their own numbers."""
    read = {*RECORDS, *USUAL, *_STANDS_FOR, PLAYERS, ""}
    return any(tag_of(line) not in read for line in tournament.trf_lines)


def _skeleton(kept: Sequence[str]) -> list[str]:
    """Give the kept lines, each on one line, with one mark for the players and nothing of them:
    whatever somebody wrote into the event's file, the report must be one that can be read.
    """
    marks = [at for at, line in enumerate(kept) if tag_of(line) == PLAYERS]
    skeleton = []
    for at, line in enumerate(kept):
        if at not in marks:
            skeleton.append(plain(line) if _DAMAGING.search(line) else line)
        elif at == marks[0]:
            skeleton.append(PLAYERS)
    return skeleton if marks else [*skeleton, PLAYERS]


def _line(tag: str, kept: str, tournament: Tournament) -> str | None:
    """Write what stands in a place; *tag* is that of a valid mapped line or mark, else "".

    A mark stays where there is nothing to say; a line that is no longer true goes.
    """
    is_mark = kept.strip().upper() == tag
    if tag in RECORDS and not _in_own_words(tag, kept, tournament):
        return _written(tag, tournament) or (tag if is_mark else None)
    if tag == _SCORING and is_mark:
        return _written(_SCORING, tournament) or tag
    return kept


def _written(tag: str, tournament: Tournament) -> str:
    """Write a mapped record's line; "" where the tournament need not say anything."""
    if tag == _SCORING:
        return trf_scoring.write_scoring(tournament.sections[0].rules)
    text = RECORDS[tag].write(tournament)
    return text and f"{tag} {text}"


def _in_own_words(tag: str, line: str, tournament: Tournament) -> bool:
    """Whether a line is true, and says it in other words than we would."""
    return RECORDS[tag].agrees(line[3:], tournament) and line.rstrip() != _written(tag, tournament)


def _live(skeleton: Sequence[str]) -> dict[str, list[int]]:
    """Find the marks and the readable mapped lines, by tag; the first of each is the valid one."""
    found: dict[str, list[int]] = {}
    for at, line in enumerate(skeleton):
        tag = tag_of(line)
        if tag == PLAYERS or _is_live(tag, line):
            found.setdefault(tag, []).append(at)
    return found


def _is_live(tag: str, line: str) -> bool:
    if tag in RECORDS:
        return line.strip().upper() == tag or RECORDS[tag].read(line[3:]) is not None
    if tag in trf_scoring.TAGS:
        return line == _SCORING or trf_scoring.readable(tag, line[3:])
    return False


def _scoring_places(skeleton: Sequence[str]) -> list[int]:
    live = _live(skeleton)
    return sorted(at for tag in trf_scoring.TAGS for at in live.get(tag, ()))


def _settle_scoring(skeleton: list[str], tournament: Tournament) -> None:
    """Leave scoring lines that are true; else one mark in the place of the first."""
    places = _scoring_places(skeleton)
    lines = [(tag_of(skeleton[at]), skeleton[at][3:]) for at in places]
    said = trf_scoring.read_scoring(lines)
    rules = tournament.sections[0].rules
    if places and (said is None or said.values != trf_scoring.values_of(rules)):
        for at in reversed(places[1:]):
            del skeleton[at]
        skeleton[places[0]] = _SCORING


def _insert_needed(skeleton: list[str], tournament: Tournament) -> None:
    """Mark the usual place of every record that the tournament needs and the file had not."""
    before: str | None = None
    for tag in USUAL:
        live = _live(skeleton)
        present = {_STANDS_FOR.get(found, found) for found in live}
        if "192" in live and RECORDS["192"].agrees(skeleton[live["192"][0]][3:], tournament):
            present.add("092")  # the kind as a code, exact where ours would be a guess
        if tag not in present and _written(tag, tournament):
            skeleton.insert(live[before][0] + 1 if before else 0, tag)
            before = tag
        elif tag in live:
            before = tag


def _at_usual_place(skeleton: Sequence[str]) -> set[int]:
    """Find the marks that `_insert_needed` would put where they are."""
    live = _live(skeleton)
    usual = set()
    expected = 0
    for tag in USUAL:
        if tag in live:
            at = live[tag][0]
            if skeleton[at] == tag and len(live[tag]) == 1 and at == expected:
                usual.add(at)
            expected = at + 1
    return usual
