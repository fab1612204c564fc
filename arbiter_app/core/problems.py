"""What is doubtful about an event: shown beside it, never in the way.

Only what a reader of the value can see; what a file had in it is the reader's to tell. The
problems come in order of section, kind and round, and there is a bound to their number.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from arbiter_app.core.balance import balance
from arbiter_app.core.errors import Detail, Problem
from arbiter_app.core.progress import open_entries
from arbiter_app.core.results import AwardKind
from arbiter_app.core.seeding import equal_names
from arbiter_app.core.tiebreaks import TIE_BREAKS
from arbiter_app.core.tiebreaks.context import context_after
from arbiter_app.core.tournament import Award, Game, Round, Section, Tournament

_MOST_OF_A_KIND = 20
"""A double round robin that calls itself a Swiss has a rematch on every board."""

_Check = Callable[[Section], Iterable[Problem]]


def check(tournament: Tournament) -> tuple[Problem, ...]:
    """List what somebody should look at."""
    found: list[Problem] = []
    for section in tournament.sections:
        for one in _CHECKS:
            problems = list(one(section))
            for problem in problems[:_MOST_OF_A_KIND]:
                found.append(replace(problem, section=section.name))
            if len(problems) > _MOST_OF_A_KIND:
                rest = _problem("more-of-a-kind", count=len(problems) - _MOST_OF_A_KIND)
                # As grave as its kind: a list with the graver first keeps them together.
                found.append(replace(rest, section=section.name, level=problems[-1].level))
    return tuple(found)


def _nameless(section: Section) -> Iterator[Problem]:
    for player in section.players:
        if not player.name.strip():
            yield _problem("player-without-name", player.no)


def _same_names(section: Section) -> Iterator[Problem]:
    for group in equal_names(player for player in section.players if player.name.strip()):
        numbers = ", ".join(str(player.no) for player in group)
        found = _problem("same-name", group[0].no, name=group[0].name, numbers=numbers)
        yield replace(found, level="note")


def _rematches(section: Section) -> Iterator[Problem]:
    if section.rules.system == "round-robin":
        return  # there it is a second cycle
    met: dict[frozenset[int], int] = {}
    for number, game in _games(section):
        if game.result is not None and not game.result.played:
            continue  # a forfeited pairing may be made again (C.04.1, b)
        pair = frozenset((game.white, game.black))
        if pair in met:
            yield _problem("rematch", game.white, number, opponent=game.black, earlier=met[pair])
        met[pair] = number


def _second_pairing_byes(section: Section) -> Iterator[Problem]:
    had: dict[int, int] = {}
    for number, award in _awards(section):
        if award.kind is AwardKind.PAIRING_BYE:
            if award.player in had:
                earlier = had[award.player]
                yield _problem("second-pairing-bye", award.player, number, earlier=earlier)
            had[award.player] = number


def _after_withdrawal(section: Section) -> Iterator[Problem]:
    left = {player.no: player for player in section.players if player.withdrawn_after is not None}
    for number, a_round in enumerate(section.rounds, 1):
        for no, player in left.items():
            entry = a_round.entries.get(no)
            plays = isinstance(entry, Game) or (entry is not None and entry.kind.typed)
            if plays and player.gone(number):
                yield _problem("plays-withdrawn", no, number, after=player.withdrawn_after or 0)


def _incomplete(section: Section) -> Iterator[Problem]:
    for number in range(1, section.scored_round):
        count = open_entries(section, number)
        if count:
            later = section.scored_round
            yield _problem("round-incomplete", None, number, count=count, later=later)


def _unbalanced(section: Section) -> Iterator[Problem]:
    """In a round of typed scores every win has its loss, and draws come in pairs."""
    for number in range(1, len(section.rounds) + 1):
        typed = balance(section, number)
        if not typed.even and not open_entries(section, number):
            yield _problem("scores-unbalanced", None, number, **typed._asdict())


def _same_boards(section: Section) -> Iterator[Problem]:
    for number, a_round in enumerate(section.rounds, 1):
        for board, games in _by_board(a_round).items():
            if len(games) > 1:
                yield _problem("same-board", None, number, board=board, count=len(games))


def _disputed(section: Section) -> Iterator[Problem]:
    for number, game in _games(section):
        if game.disputed is not None:
            yield _problem("disputed", game.white, number, board=game.board, opponent=game.black)


def _without_value(section: Section) -> Iterator[Problem]:
    """A tie-break of the list that has no value for anybody breaks no tie."""
    context = context_after(section, section.scored_round)
    if not context.upto or not section.players:
        return
    for code in section.rules.tie_breaks:
        if TIE_BREAKS[code].among_tied:
            continue  # it may have nobody to part just now
        if all(number is None for number in TIE_BREAKS[code].numbers(context).values()):
            why = TIE_BREAKS[code].working(context, section.players[0].no).why
            yield _problem("tie-break-without-value", tie_break=code, why=why)


_CHECKS: tuple[_Check, ...] = (
    _without_value,
    _nameless,
    _same_names,
    _incomplete,
    _disputed,
    _rematches,
    _second_pairing_byes,
    _after_withdrawal,
    _unbalanced,
    _same_boards,
)


def _problem(
    code: str, player: int | None = None, round_number: int | None = None, **details: Detail
) -> Problem:
    return Problem(code, details=details, player=player, round=round_number)


def _games(section: Section) -> Iterator[tuple[int, Game]]:
    for number, a_round in enumerate(section.rounds, 1):
        for game in a_round.games:
            yield number, game


def _awards(section: Section) -> Iterator[tuple[int, Award]]:
    for number, a_round in enumerate(section.rounds, 1):
        for award in a_round.awards:
            yield number, award


def _by_board(a_round: Round) -> dict[int, list[Game]]:
    boards: dict[int, list[Game]] = defaultdict(list)
    for game in a_round.games:
        boards[game.board].append(game)
    return boards
