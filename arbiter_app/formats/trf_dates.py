"""Dates in a FIDE report: kept as they are written, doubted where they cannot be."""

import re
from collections.abc import Iterable, Iterator
from datetime import date
from typing import NamedTuple

from arbiter_app.core.errors import Problem

_FULL = re.compile(r"(\d{4})([/.-])(\d\d?)\2(\d\d?)", re.ASCII)
_YEAR = re.compile(r"\d{4}", re.ASCII)
_USUAL = frozenset("/-")


class Dated(NamedTuple):
    """A date, where it stands, and whose birth it is (None: of the event)."""

    text: str
    line: int
    player: int | None = None


def date_problems(dates: Iterable[Dated], starts: str) -> Iterator[Problem]:
    """Tell of doubtful dates, once for each kind of doubt; *starts* is the event's first day."""
    begin = _day(starts)
    told: set[str] = set()
    for dated in dates:
        code = _doubt(dated, begin)
        if code and code not in told:
            told.add(code)
            yield Problem(
                code,
                "note" if code == "date-form" else "warning",
                {"text": dated.text, "starts": starts},
                line=dated.line,
                player=dated.player,
            )


def _doubt(dated: Dated, begin: date | None) -> str:
    match = _FULL.fullmatch(dated.text)
    if match is None:
        return "" if not dated.text or _YEAR.fullmatch(dated.text) else "date-form"
    if int(match[3]) and int(match[4]):  # 1990/00/00 is a year alone
        day = _day(dated.text)
        if day is None:
            return "date-impossible"
        if begin is not None and dated.player is not None and day > begin:
            return "birth-after-event"
        if begin is not None and dated.player is None and day < begin:
            return "ends-before-start"
    return "" if match[2] in _USUAL else "date-form"


def _day(text: str) -> date | None:
    match = _FULL.fullmatch(text)
    try:
        return date(int(match[1]), int(match[3]), int(match[4])) if match else None
    except ValueError:
        return None
