"""Which records a FIDE report knows, so that no broken or foreign line passes in silence."""

import re
from collections.abc import Iterable, Iterator

from arbiter_app.core.errors import Problem
from arbiter_app.formats import trf_scoring
from arbiter_app.formats.trf_mapped import PLAYERS, RECORDS, tag_of

_SHAPES = {
    "240": re.compile(r"\s*[FHZ]\s+\d+(\s+\d+)+", re.IGNORECASE),
    "250": re.compile(r"\s*[\d.,]+(\s+[\d.,]+)+"),
    "260": re.compile(r"\s*\d+(\s+\d+)+"),
    "XXA": re.compile(r"\s*\d+(\s+[-+]?[\d.,]+)+"),
    "XXC": re.compile(r".*\S.*"),
    "XXP": re.compile(r"\s*\d+(\s+\d+)+"),
    "XXZ": re.compile(r"\s*\d+(\s+\d+)*"),
}
"""What stands behind the tags of lines that pairing programs read; we keep them as they are."""
_FREE = frozenset({
    "013", "082", "112", "122", "132", "152", "172", "182", "222", "299", "300", "310", "320",
    "330", "352", "362", "801", "802",
})  # fmt: skip
_ADJUSTED_POINTS = "299"
_OF_A_RECORD = re.compile(r"\d{3}|XX.|BB.")
_NO_RECORD = re.compile(r"#.*|[A-Za-z]{3}\s.*|[\d\s]*")
"""Comments, national ratings (their tag is a federation) and the rulers that programs put in."""


def record_problems(lines: Iterable[tuple[int, str]]) -> Iterator[Problem]:
    """Tell of records that cannot be read or are not known; *lines* with their numbers."""
    unknown: set[str] = set()
    for number, line in lines:
        tag, text = tag_of(line), line[3:].rstrip()
        if tag == PLAYERS:
            continue
        if not _OF_A_RECORD.fullmatch(tag):
            if not _NO_RECORD.fullmatch(line) and "" not in unknown:
                unknown.add("")
                yield Problem("no-record", line=number, details={"text": line.strip()[:20]})
        elif _is_known(tag):
            if not _is_readable(tag, text):
                yield Problem(
                    "record-unreadable",
                    details={"tag": tag, "text": text.strip()},
                    line=number,
                )
            elif tag == _ADJUSTED_POINTS:
                yield Problem("points-adjusted", line=number)
        elif tag not in unknown:
            unknown.add(tag)
            yield Problem("record-unknown", details={"tag": tag}, line=number)


def _is_known(tag: str) -> bool:
    return tag in RECORDS or tag in trf_scoring.TAGS or tag in _SHAPES or tag in _FREE


def _is_readable(tag: str, text: str) -> bool:
    if tag in _SHAPES:
        return bool(_SHAPES[tag].fullmatch(text))
    if not text or tag in _FREE:
        return True
    if tag in RECORDS:
        return RECORDS[tag].read(text) is not None
    return trf_scoring.readable(tag, text)
