"""Every way in which the games still playing can end, where they are few enough to try."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from arbiter_app.core.ledger import columns_of
from arbiter_app.core.results import Result
from arbiter_app.core.standings import ahead_and_level, still_playing
from arbiter_app.core.tiebreaks import Context
from arbiter_app.core.tiebreaks.context import context_after
from arbiter_app.core.tournament import Section
from arbiter_app.core.work import Work

_MOST_WORK = 110_000
"""Endings times players: three games and a hundred players, a second or two, in pieces."""

_WAYS = (None, *Result)
"""How a game can stand later: it may also be the last that is still playing."""


def few_endings(section: Section, upto: int) -> bool:
    """Whether only games are open up to a round, and few enough of them."""
    playing = still_playing(section, upto)
    seats = {(number, no) for number, game in playing for no in (game.white, game.black)}
    still_open = {
        (number, no)
        for number, column in enumerate(columns_of(section, upto), 1)
        for no in column.open
    }
    return still_open == seats and len(_WAYS) ** len(playing) * len(section.players) <= _MOST_WORK


def endings(section: Section, upto: int) -> Iterator[Section]:
    """Give the section once for every combination of results of the games still playing.

    Each game ends or still plays, so that what stands on the way to the end is there too.
    """
    playing = still_playing(section, upto)
    for results in product(_WAYS, repeat=len(playing)):
        ended = {
            id(game): replace(game, result=result)
            for (_, game), result in zip(playing, results, strict=True)
        }
        rounds = list(section.rounds)
        for number in {number for number, _ in playing}:
            one = rounds[number - 1]
            games = tuple(ended.get(id(game), game) for game in one.games)
            rounds[number - 1] = replace(one, games=games)
        yield replace(section, rounds=tuple(rounds))


def never_moving(section: Section, upto: int, asked: frozenset[int]) -> Work[frozenset[int]]:
    """Find of whom of those *asked* the same are ahead and level in every ending as now.

    A place that stays the same while others change round it is none of these: it could be
    another place in a category.
    """
    codes = section.rules.tie_breaks
    # What is known of it now each ending follows: only what its games touch is computed again.
    now = context_after(section, upto)
    others = ahead_and_level(now, codes)
    same = asked
    for ended in endings(section, upto):
        if not same:
            break
        yield
        found = ahead_and_level(Context.after(ended, upto, now), codes)
        same = frozenset(no for no in same if found[no] == others[no])
    return same
