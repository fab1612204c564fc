"""Every player's scoresheet: what each round brought him, read from games and awards.

A `ScoreLine` does not name the opponent, so all wins with White are one object and a round
of a thousand players costs a thousand look-ups. Columns are remembered by the identity of the
round they read: after a key, one round is read again.

Blank in a round of the standings is open ("not entered", no points so far), except for a
player who has withdrawn: there it is a zero-point bye.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from operator import attrgetter, itemgetter
from typing import NamedTuple

from arbiter_app.core.memory import remembered
from arbiter_app.core.points import PER_POINT
from arbiter_app.core.results import AwardKind, Outcome, Result
from arbiter_app.core.tournament import (
    Award,
    Entry,
    Player,
    Round,
    Rules,
    Section,
    by_number,
)


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One round on a player's scoresheet, his opponent apart; the same result, the same object.

    Attributes:
        points: in half-points; 0 while the round is open.
        outcome: his side of the result; None for byes and open rounds.
        game: an opponent is recorded.
        white: True with White, False with Black, None where no colour is known.
        played: over the board (a typed score is played too), not by forfeit or bye.
        voluntary: a voluntary unplayed round: half- or zero-point bye, forfeit loss (C.07
            Art. 16.2).
        open: still playing, or not entered.
        bye: the kind of bye, else None.
        unplayed: the points, where they were got without play.
        standard: what the round brings on the 1-½-0 scale, in half-points (C.07 Art. 7.7): more
            points than the opponent, as many, or fewer; without a game played, against a draw's
            points.
    """

    points: int
    outcome: Outcome | None = None
    game: bool = False
    white: bool | None = None
    played: bool = False
    voluntary: bool = False
    open: bool = False
    bye: AwardKind | None = None
    unplayed: int = 0
    standard: int = 0

    # By identity: what is remembered for a scoresheet is found by the very same lines, and to
    # hash ten fields would take longer than to compute it again.
    __hash__ = object.__hash__


_points_of = attrgetter("points")

NOT_ENTERED = ScoreLine(0, open=True)


class Sheet(NamedTuple):
    """One player's scoresheet up to a round: his points and his lines, round 1 first."""

    points: tuple[int, ...]
    lines: tuple[ScoreLine, ...]


# Sheet(…) itself runs in Python, a thousand times for a table.
_sheet = partial(tuple.__new__, Sheet)


class Column(NamedTuple):
    """One round of all players, in the order of the section's players.

    Attributes:
        open: numbers of those still playing or not entered.
        disputed: a board of the round is contested.
    """

    points: tuple[int, ...]
    lines: tuple[ScoreLine, ...]
    open: frozenset[int]
    disputed: bool


def sheets(section: Section, upto: int) -> dict[int, Sheet]:
    """Read every player's scoresheet for rounds 1 to *upto*, by start number."""
    numbers = by_number(section.players)
    columns = columns_of(section, upto)
    if not columns:
        return dict.fromkeys(numbers, Sheet((), ()))
    points = zip(*[column.points for column in columns], strict=True)
    lines = zip(*[column.lines for column in columns], strict=True)
    return dict(zip(numbers, map(_sheet, zip(points, lines, strict=True)), strict=True))


def sheets_of(section: Section, upto: int, numbers: Iterable[int]) -> dict[int, Sheet]:
    """Read the scoresheets of some players, as `sheets` reads all."""
    rules, players, rounds = section.rules, by_number(section.players), section.rounds[:upto]
    found = {}
    for no in numbers:
        lines = tuple(
            [
                score_line(rules, players[no], number, a_round.entries.get(no))
                for number, a_round in enumerate(rounds, 1)
            ]
        )
        found[no] = Sheet(tuple([line.points for line in lines]), lines)
    return found


def columns_of(section: Section, upto: int) -> list[Column]:
    """Read rounds 1 to *upto*."""
    rounds = section.rounds[:upto]
    return [
        _column(section.rules, section.players, a_round, number)
        for number, a_round in enumerate(rounds, 1)
    ]


def score_line(rules: Rules, player: Player, round_number: int, entry: Entry | None) -> ScoreLine:
    """Read one entry as the player's line; None is a blank."""
    if entry is None:
        if not player.gone(round_number):
            return NOT_ENTERED
        return _award_line(rules, AwardKind.ZERO_BYE, rules.zero_bye)
    if isinstance(entry, Award):
        return _award_line(rules, entry.kind, entry.points)
    white, black = _game_lines(rules)[entry.colours][entry.result]
    return white if entry.white == player.no else black


@remembered(256)
def _column(rules: Rules, players: tuple[Player, ...], a_round: Round, round_number: int) -> Column:
    by_colours = _game_lines(rules)
    coloured, colourless = by_colours[True], by_colours[False]
    found: dict[int, ScoreLine] = {}
    still_open: list[int] = []
    disputed = False
    for game in a_round.games:
        result = game.result
        sides = coloured if game.colours else colourless
        found[game.white], found[game.black] = sides[result]
        if result is None:
            still_open += (game.white, game.black)
        if game.disputed is not None:
            disputed = True
    for award in a_round.awards:
        found[award.player] = _award_line(rules, award.kind, award.points)
    if len(found) < len(players):
        for player in players:
            if player.no not in found:
                found[player.no] = line = score_line(rules, player, round_number, None)
                if line.open:
                    still_open.append(player.no)
    lines = _in_order(players)(found)
    return Column(tuple(map(_points_of, lines)), lines, frozenset(still_open), disputed)


@remembered(16)
def _in_order(
    players: tuple[Player, ...],
) -> Callable[[dict[int, ScoreLine]], tuple[ScoreLine, ...]]:
    """Make what lists the lines in the order of the players; the look-ups are all but free."""
    numbers = by_number(players)
    if len(numbers) > 1:
        return itemgetter(*numbers)
    # For one key `itemgetter` gives no tuple, and for none it cannot be made.
    return lambda found: tuple(found[no] for no in numbers)


@remembered(16)
def _game_lines(
    rules: Rules,
) -> dict[bool, dict[Result | None, tuple[ScoreLine, ScoreLine]]]:
    """White's and Black's line for each result, with colours and without."""
    with_colours: dict[Result | None, tuple[ScoreLine, ScoreLine]] = {
        result: (
            _side_line(rules, result.sides, white=True),
            _side_line(rules, result.sides[::-1], white=False),
        )
        for result in Result
    }
    playing = ScoreLine(0, game=True, open=True)
    with_colours[None] = (replace(playing, white=True), replace(playing, white=False))
    without = {
        result: (replace(white, white=None), replace(black, white=None))
        for result, (white, black) in with_colours.items()
    }
    return {True: with_colours, False: without}


@remembered(16)
def played_lines(rules: Rules) -> frozenset[ScoreLine]:
    """All lines that a game over the board can be; found by identity."""
    sides = [
        side for lines in _game_lines(rules).values() for both in lines.values() for side in both
    ]
    return frozenset(side for side in sides if side.played)


def _side_line(rules: Rules, sides: tuple[Outcome, ...], *, white: bool) -> ScoreLine:
    outcome = sides[0]
    points, opposite = (outcome_points(rules, side) for side in sides)
    played = outcome not in (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS)
    return ScoreLine(
        points,
        outcome=outcome,
        game=True,
        white=white,
        played=played,
        voluntary=outcome is Outcome.FORFEIT_LOSS,
        unplayed=0 if played else points,
        standard=_standard(points, opposite if played else rules.draw),
    )


def _standard(points: int, measure: int) -> int:
    if points == measure:
        return PER_POINT // 2
    return PER_POINT if points > measure else 0


def outcome_points(rules: Rules, outcome: Outcome) -> int:
    """Return what the rules give for an outcome, in half-points."""
    return {
        Outcome.WIN: rules.win,
        Outcome.DRAW: rules.draw,
        Outcome.LOSS: rules.loss,
        Outcome.FORFEIT_WIN: rules.forfeit_win,
        Outcome.FORFEIT_LOSS: rules.forfeit_loss,
    }[outcome]


_VOLUNTARY = (AwardKind.HALF_BYE, AwardKind.ZERO_BYE, AwardKind.FORFEIT_LOSS)


def _award_line(rules: Rules, kind: AwardKind, points: int | None) -> ScoreLine:
    if kind.outcome is not None:
        points = outcome_points(rules, kind.outcome)
    elif points is None:
        points = rules.bye_points(kind)
    return _shared_award_line(kind, points, rules.draw)


@remembered(128)
def _shared_award_line(kind: AwardKind, points: int, draw: int) -> ScoreLine:
    return ScoreLine(
        points,
        outcome=kind.outcome,
        played=kind.typed,
        unplayed=0 if kind.typed else points,
        voluntary=kind in _VOLUNTARY,
        bye=kind if kind.bye else None,
        standard=_standard(points, draw),
    )
