"""Which places can no longer change while games are still on.

By bounds: a place is decided where the player's relation to everybody else is certain, whatever
the open games bring: the points and the tie-breaks of own results after them lie apart, or two
who are finished differ in what is final. That is never too early; where only the games of others
among themselves could settle it, it may be late. So in the end, when few games are on, all that
is left in doubt is tried with every ending.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import takewhile
from typing import NamedTuple, TypeVar

from arbiter_app.core.bounds import bounds
from arbiter_app.core.endings import few_endings, never_moving
from arbiter_app.core.ledger import columns_of
from arbiter_app.core.points import in_points
from arbiter_app.core.standings import Standing, Standings, rank
from arbiter_app.core.tiebreaks import TIE_BREAKS
from arbiter_app.core.tiebreaks.context import context_after
from arbiter_app.core.tiebreaks.drawn import Drawn
from arbiter_app.core.tiebreaks.opponents import AverageBuchholz
from arbiter_app.core.tiebreaks.own import Own
from arbiter_app.core.tiebreaks.ratings import AverageRating, OfPlayer, Performance
from arbiter_app.core.tiebreaks.us_ratings import OppositionPerformance, OppositionRating
from arbiter_app.core.tournament import Game, Round, Rules, Section
from arbiter_app.core.work import Work, whole

Known = TypeVar("Known")

_OF_OWN_GAMES = (Own, AverageRating, Performance, OppositionRating)
"""Settled by whom the player met and what he scored."""

_FURTHER = (AverageBuchholz, OppositionPerformance)
"""Not settled before the opponents' opponents have finished."""


class _Reach(NamedTuple):
    """Which of the games that his numbers can depend on are over, for a finished player.

    Attributes:
        opponents: those of everybody he was paired with.
        further: and those of everybody they were paired with.
    """

    opponents: bool
    further: bool


class _Reachable(NamedTuple):
    """The least and the most that a player has now or can end with, in the order it counts.

    Attributes:
        low, high: his points, then those of the list's first tie-breaks that look at nothing but
            own results; all of them lie between, each by itself.
    """

    low: tuple[Fraction, ...]
    high: tuple[Fraction, ...]


class Holds(NamedTuple):
    """What is still true after an edit of what was found out before it.

    Attributes:
        values: the values that were final still are.
        places: the places that were decided still are.
    """

    values: bool
    places: bool


def decided(section: Section, upto: int | None = None) -> frozenset[int]:
    """List the players whose place after round *upto* no outcome of an open game can change.

    None is while the result of a board is disputed.
    """
    return whole(deciding(section, upto))


def deciding(section: Section, upto: int | None = None) -> Work[frozenset[int]]:
    """Do the same player by player: where a whole round is open it takes long."""
    found = yield from certain(section, upto)
    return (yield from tried(section, upto, found))


def certain(section: Section, upto: int | None = None) -> Work[frozenset[int]]:
    """Find those who are decided by bounds."""
    standings = rank(section, upto)
    if _disputed(section, standings.round):
        return frozenset()
    still_on = _still_on(section, standings.round)
    reachable = yield from _all_reachable(section, standings)
    playing = [reachable[no] for no in still_on]
    found = set()
    for no in still_on:
        yield
        if all(_apart(reachable[no], one) for other, one in reachable.items() if other != no):
            found.add(no)
    reaches = _reaches(section, standings.round, still_on)
    for group in _finished_groups(standings, still_on):
        joined = _can_be_joined(group, playing)
        settled = _settled_in(group, standings.tie_breaks, reaches, joined=joined)
        for row in group:
            yield
            own = reachable[row.player]
            if all(_apart(own, one) for one in playing) and all(
                _certain(row, one, settled) for one in group
            ):
                found.add(row.player)
    return frozenset(found)


def tried(section: Section, upto: int | None, found: frozenset[int]) -> Work[frozenset[int]]:
    """Add to those *found* by bounds who else stays where he is in every ending, if few."""
    upto = section.scored_round if upto is None else upto
    if _disputed(section, upto) or not few_endings(section, upto):
        return found
    doubtful = frozenset(player.no for player in section.players) - found
    return (yield from never_moving(section, upto, doubtful)) | found


def final_values(section: Section, standings: Standings) -> dict[int, tuple[bool, ...]]:
    """Say of every player which of his tie-breaks no open game can change any more."""
    still_on = _still_on(section, standings.round)
    codes = standings.tie_breaks
    if not still_on:
        return {row.player: (True,) * len(codes) for row in standings.rows}
    reaches = _reaches(section, standings.round, still_on)
    return {
        row.player: tuple(
            _settled(code, reaches[row.player], finished=row.player not in still_on)
            for code in codes
        )
        for row in standings.rows
    }


def known_final(code: str, *, finished: bool) -> bool:
    """Whether a value can no longer change by what is known of the player alone."""
    return _settled(code, _Reach(opponents=False, further=False), finished=finished)


def holding(before: Section, after: Section, upto: int) -> Holds:
    """Tell what an edit leaves true of what was found out up to a round.

    Where only open games have ended, one of the outcomes reckoned with has come true. A result
    that became another decides other places, but leaves open what was open.
    """
    same = before.rules is after.rules and before.players is after.players
    if not same or len(before.rounds) != len(after.rounds):
        return Holds(values=False, places=False)
    rounds = zip(before.rounds[:upto], after.rounds[:upto], strict=True)
    held = [_holding(was, now, after.rules) for was, now in rounds if was is not now]
    return Holds(all(one.values for one in held), all(one.places for one in held))


def _holding(was: Round, now: Round, rules: Rules) -> Holds:
    same_boards = len(was.games) == len(now.games)
    if not same_boards or not _only_typed_more(was, now, rules):
        return Holds(values=False, places=False)
    differ = [
        (one, other)
        for one, other in zip(was.games, now.games, strict=True)
        if one is not other and one != other
    ]
    values = all(other.result is not None and _same_board(one, other) for one, other in differ)
    ended = all(
        one.result is None and replace(one, result=other.result) == other for one, other in differ
    )
    return Holds(values, values and ended)


def _same_board(one: Game, other: Game) -> bool:
    return (one.white, one.black, one.board) == (other.white, other.black, other.board)


def _only_typed_more(was: Round, now: Round, rules: Rules) -> bool:
    """Whether the awards are the same but for scores typed where nothing was entered."""
    if was.awards is now.awards or was.awards == now.awards:
        return True
    if rules.paired or not set(was.awards) <= set(now.awards):
        return False
    more = set(now.awards) - set(was.awards)
    return all(award.kind.typed and award.player not in was.entries for award in more)


def _disputed(section: Section, upto: int) -> bool:
    return any(column.disputed for column in columns_of(section, upto))


def _still_on(section: Section, upto: int) -> frozenset[int]:
    return frozenset[int]().union(*[column.open for column in columns_of(section, upto)])


def _all_reachable(section: Section, standings: Standings) -> Work[dict[int, _Reachable]]:
    """How far everybody can still come; whoever is finished stays where he is."""
    own = tuple(takewhile(_of_own_results, standings.tie_breaks))
    asked = replace(section, rules=replace(section.rules, tie_breaks=own))
    found = {}
    for row in standings.rows:
        now = (in_points(row.points), *_until_none(row.values[: len(own)]))
        found[row.player] = _Reachable(now, now)
        if row.playing:
            ends = bounds(asked, row.player, standings.round)
            low, high = zip(ends.points, *_until_none(ends.values), strict=True)
            # A game still playing gives nothing yet, where even a loss may bring points.
            found[row.player] = _Reachable(tuple(map(min, low, now)), tuple(map(max, high, now)))
            yield
    return found


def _until_none(values: Iterable[Known | None]) -> Iterator[Known]:
    for value in values:
        if value is None:
            return
        yield value


def _of_own_results(code: str) -> bool:
    return isinstance(TIE_BREAKS[code], Own)


def _apart(one: _Reachable, other: _Reachable) -> bool:
    """Whether it is certain which of two comes first."""
    return _above(one.low, other.high) or _above(other.low, one.high)


def _above(low: tuple[Fraction, ...], high: tuple[Fraction, ...]) -> bool:
    """Whether the first that differs is more; a value that does not exist says nothing."""
    for least, most in zip(low, high, strict=False):
        if least != most:
            return least > most
    return False


def _finished_groups(standings: Standings, still_on: frozenset[int]) -> Iterable[list[Standing]]:
    """Those who are finished, by points."""
    groups: defaultdict[int, list[Standing]] = defaultdict(list)
    for row in standings.rows:
        if row.player not in still_on:
            groups[row.points].append(row)
    return groups.values()


def _can_be_joined(group: list[Standing], playing: list[_Reachable]) -> bool:
    """Whether somebody unfinished can come to the points of a group."""
    points = in_points(group[0].points)
    return any(one.low[0] <= points <= one.high[0] for one in playing)


def _certain(one: Standing, other: Standing, settled: dict[int, list[bool]]) -> bool:
    """Whether it is settled which of two with the same points is ahead, or that both are level."""
    if one is other:
        return True
    both = zip(settled[one.player], settled[other.player], strict=True)
    for known, ours, theirs in zip(map(all, both), one.values, other.values, strict=True):
        if not known:
            return False
        if ours != theirs:
            return True
    return True


def _settled_in(
    group: list[Standing], codes: tuple[str, ...], reaches: dict[int, _Reach], *, joined: bool
) -> dict[int, list[bool]]:
    """For finished players with the same points: which of their tie-breaks can change no more.

    One among the tied players can do so while it is open who will be tied when it is asked, as
    it is where a group can be *joined*.
    """
    settled: dict[int, list[bool]] = {row.player: [] for row in group}
    for code in codes:
        tied_known = not joined and all(map(all, settled.values()))
        for no, known in settled.items():
            among_tied = TIE_BREAKS[code].among_tied
            known.append(tied_known if among_tied else _settled(code, reaches[no]))
    return settled


def _settled(code: str, reach: _Reach, *, finished: bool = True) -> bool:
    """Whether all games that a tie-break of a player looks at are over.

    One among the tied players never is while somebody plays: who is tied can still change.
    """
    tie_break = TIE_BREAKS[code]
    if isinstance(tie_break, (OfPlayer, Drawn)):
        return True
    if not finished or tie_break.among_tied:
        return False
    if isinstance(tie_break, _OF_OWN_GAMES):
        return True
    return reach.further if isinstance(tie_break, _FURTHER) else reach.opponents


def _reaches(section: Section, upto: int, still_on: frozenset[int]) -> dict[int, _Reach]:
    paired = context_after(section, upto).meetings.paired
    near = {no: no not in still_on and still_on.isdisjoint(row) for no, row in paired.items()}
    return {
        no: _Reach(near[no], near[no] and all(near[one] for one in row if one))
        for no, row in paired.items()
    }
