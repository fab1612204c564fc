"""Which cells of the standings differ while the order of the rows is the same."""

from collections.abc import Iterator

from arbiter_app.core.live import Live
from arbiter_app.core.standings import Standing
from arbiter_app.ui.standings_columns import Column, Kind


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
        elif was != row or gains[0] != gains[1] or not same_players:
            differ = _columns_that_differ(was, row, columns)
            differ += [1] * (gains[0] != gains[1])
            if not same_players:
                differ += _player_columns(old, new, row.player, columns)
            if differ:
                yield at, min(differ), max(differ)


def _columns_that_differ(was: Standing, row: Standing, columns: tuple[Column, ...]) -> list[int]:
    found = []
    for at, column in enumerate(columns):
        kind = column.kind
        if (
            (kind is Kind.PLACE and (was.place, was.shared) != (row.place, row.shared))
            or (kind is Kind.VALUE and was.values[column.at] != row.values[column.at])
            or (kind is Kind.BROKEN_BY and was.broken_by != row.broken_by)
            or (column.dotted and was.playing != row.playing)
        ):
            found.append(at)
    return found


def _player_columns(old: Live, new: Live, player: int, columns: tuple[Column, ...]) -> list[int]:
    if old.section.player(player) is new.section.player(player):
        return []
    return [at for at, column in enumerate(columns) if column.kind in (Kind.PLAYER, Kind.SCHOOL)]
