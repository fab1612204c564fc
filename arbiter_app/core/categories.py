"""Standings of a part of the players: a grade, an age group, a school, a rating band, …

The order is that of the whole section, so who is level there is level here; the places are
counted anew among those who belong, and the place in the section stands beside them.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

from arbiter_app.core.standings import Standing, Standings
from arbiter_app.core.tournament import Player, Section, Tournament

Field = Literal["category", "grade", "sex", "school", "club", "federation", "born", "rating"]

_BY_VALUE: tuple[Field, ...] = ("category", "grade", "sex", "school", "club", "federation")
_BAND = 200
_YEAR = re.compile(r"(?:19|20)[0-9]{2}")
_DIGITS = re.compile(r"([0-9]+)")


class Category(NamedTuple):
    """Who belongs: by a value, or by a span.

    Attributes:
        value: of the field, as it is written; "" for a span.
        low, high: the first and last rating, or the first year of birth; None for no limit.
            For "rating" without either: those who have none.
    """

    field: Field
    value: str = ""
    low: int | None = None
    high: int | None = None

    def has(self, player: Player) -> bool:
        """Whether a player belongs."""
        if self.field == "rating":
            return self._within(player.rating)
        if self.field == "born":
            year = birth_year(player)
            return year is not None and self._within(year)
        return _folded(self.field, getattr(player, self.field)) == _folded(self.field, self.value)

    def _within(self, number: int | None) -> bool:
        if self.low is None and self.high is None:
            return number is None
        return (
            number is not None
            and (self.low is None or number >= self.low)
            and (self.high is None or number <= self.high)
        )


_Counted = tuple[Category, int]
"""A category, and how many belong."""


class OwnPlace(NamedTuple):
    """A row of a category: the places there, beside the row of the section."""

    row: Standing
    place: int
    last: int


def birth_year(player: Player) -> int | None:
    """Read the year out of a date of birth, however it is written; None where there is none."""
    return _year_in(player.birth)


def event_year(tournament: Tournament) -> int | None:
    """Read the year of an event out of its dates; None where they do not tell it."""
    return _year_in(tournament.starts) or _year_in(tournament.ends)


def _year_in(date: str) -> int | None:
    found = _YEAR.search(date)
    return int(found[0]) if found else None


def categories(section: Section) -> tuple[Category, ...]:
    """List what a section's players can be parted by; nothing that would hold all or nobody."""
    players = section.players
    offered = [*_by_value(players), *_age_groups(players), *_rating_bands(players)]
    return tuple(one for one, count in offered if 0 < count < len(players))


def own_places(section: Section, standings: Standings, category: Category) -> tuple[OwnPlace, ...]:
    """Count the places among those who belong, best first."""
    belongs = {player.no for player in section.players if category.has(player)}
    rows = [row for row in standings.rows if row.player in belongs]
    levels: dict[int, list[int]] = {}
    for at, row in enumerate(rows, 1):
        levels.setdefault(row.place, []).append(at)
    return tuple(OwnPlace(row, levels[row.place][0], levels[row.place][-1]) for row in rows)


def within(section: Section, standings: Standings, category: Category) -> Standings:
    """Give the table of those who belong, as if nobody else were in the section."""
    own = own_places(section, standings, category)
    level = [_parted_by(above.row, below.row) for above, below in pairwise(own)]
    above, below = [0, *level], [*level, 0]
    rows = tuple(
        one.row._replace(
            place=one.place,
            last=one.last,
            # All who are level are parted from the others by the same.
            broken_by=max(above[one.place - 1], below[one.last - 1]),
        )
        for one in own
    )
    return standings._replace(rows=rows)


def _parted_by(above: Standing, below: Standing) -> int:
    """Say what parts two neighbours, as in `Standing.broken_by`."""
    if above.points != below.points:
        return 0
    values = enumerate(zip(above.values, below.values, strict=True), 1)
    return next((at for at, (one, other) in values if one != other), 0)


def _by_value(players: Iterable[Player]) -> Iterator[_Counted]:
    for field in _BY_VALUE:
        texts = [text for player in players if (text := getattr(player, field).strip())]
        count = Counter(_folded(field, text) for text in texts)
        # Of several spellings the first.
        spelt = {_folded(field, text): text for text in reversed(texts)}
        for folded, text in sorted(spelt.items(), key=lambda one: _natural(one[1])):
            yield Category(field, text), count[folded]


def _age_groups(players: Iterable[Player]) -> Iterator[_Counted]:
    years = [year for player in players if (year := birth_year(player)) is not None]
    for year in sorted(set(years)):
        yield Category("born", low=year), sum(one >= year for one in years)


def _rating_bands(players: Sequence[Player]) -> Iterator[_Counted]:
    ratings = [player.rating for player in players if player.rating is not None]
    bands = Counter(rating // _BAND for rating in ratings)
    for band, count in sorted(bands.items(), reverse=True):
        yield Category("rating", low=band * _BAND, high=(band + 1) * _BAND - 1), count
    yield Category("rating"), len(players) - len(ratings)


def _folded(field: Field, text: str) -> str:
    folded = text.strip().casefold()
    # A FIDE report file writes w; other lists, and people, f.
    return "w" if (field, folded) == ("sex", "f") else folded


def _natural(text: str) -> tuple[tuple[bool, int, str], ...]:
    """Sort "U8" before "U10", and numbers before words."""
    return tuple(map(_part, filter(None, _DIGITS.split(text))))


def _part(text: str) -> tuple[bool, int, str]:
    if not _DIGITS.fullmatch(text):
        return True, 0, text.casefold()
    # Of two numbers the longer one is greater, and none is too long to be compared.
    digits = text.lstrip("0")
    return False, len(digits), digits
