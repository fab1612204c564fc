"""Which cells of the standings differ after a change: by column, or by whole rows."""

from collections.abc import Iterator
from itertools import groupby

from arbiter_app.core.live import Live
from arbiter_app.core.standings import Standing
from arbiter_app.core.tournament import Player
from arbiter_app.ui.standings_columns import Column, Kind

_FIGURES = (Kind.POINTS, Kind.VALUE)
"""They carry the hollow dot while somebody is still playing."""


def differences(
    old: Live, new: Live, columns: tuple[Column, ...]
) -> Iterator[tuple[int, int, int]]:
    """Give each row with cells that differ, and the first and the last column of them."""
    same_players = old.section.players is new.section.players
    below = False
    for at, (was, row) in enumerate(zip(old.standings.rows, new.standings.rows, strict=True)):
        # A rule between score groups belongs to the row below it.
        whole, below = below, was.points != row.points
        gains = (old.gains.get(row.player), new.gains.get(row.player))
        if whole or below:
            yield at, 0, len(columns) - 1
        elif (
            was != row
            or gains[0] != gains[1]
            or not same_players
            or _overall(old, row) != _overall(new, row)
        ):
            differ = _columns_that_differ(was, row, columns)
            if _overall(old, row) != _overall(new, row):
                differ += _columns_of(Kind.OVERALL, columns)
            differ += _columns_of(Kind.MOVED, columns) if gains[0] != gains[1] else []
            if not same_players:
                differ += _player_columns(old, new, row.player, columns)
            if differ:
                yield at, min(differ), max(differ)


def moved_rows(old: Live, new: Live) -> Iterator[tuple[int, int]]:
    """Give the runs of rows, first and last, that look different after rows have moved."""
    was, now = _looks(old), _looks(new)
    differ = [at for at, (one, other) in enumerate(zip(was, now, strict=True)) if one != other]
    for _, run in groupby(enumerate(differ), lambda numbered: numbered[1] - numbered[0]):
        rows = [at for _, at in run]
        yield rows[0], rows[-1]


def _looks(
    shown: Live,
) -> Iterator[tuple[Standing, int | None, Player, bool, tuple[int, int] | None]]:
    """Give all that a row's look depends on; a rule between groups belongs to the row below."""
    points = None
    for row in shown.standings.rows:
        player = shown.section.player(row.player)
        new_group = points != row.points
        yield row, shown.gains.get(row.player), player, new_group, _overall(shown, row)
        points = row.points


def _overall(shown: Live, row: Standing) -> tuple[int, int] | None:
    """Give a player's places in the whole section, where a category is shown."""
    whole = shown.overall.get(row.player)
    return (whole.place, whole.last) if whole else None


def _columns_of(kind: Kind, columns: tuple[Column, ...]) -> list[int]:
    return [at for at, column in enumerate(columns) if column.kind is kind]


def _columns_that_differ(was: Standing, row: Standing, columns: tuple[Column, ...]) -> list[int]:
    found = []
    for at, column in enumerate(columns):
        kind = column.kind
        if (
            (kind is Kind.PLACE and (was.place, was.last) != (row.place, row.last))
            or (kind is Kind.VALUE and was.values[column.at] != row.values[column.at])
            or (kind is Kind.BROKEN_BY and was.broken_by != row.broken_by)
            or (kind in _FIGURES and was.playing != row.playing)
        ):
            found.append(at)
    return found


def _player_columns(old: Live, new: Live, player: int, columns: tuple[Column, ...]) -> list[int]:
    if old.section.player(player) is new.section.player(player):
        return []
    return [at for at, column in enumerate(columns) if column.kind in (Kind.PLAYER, Kind.SCHOOL)]
