"""What is unusual about a round's pairings: said to the arbiter, never forbidden."""

from collections.abc import Iterator

from arbiter_app.core.errors import Problem
from arbiter_app.core.results import AwardKind
from arbiter_app.core.tournament import Award, Game, Section, by_number

_IN_A_ROW = 3


def check_pairings(section: Section, round_number: int) -> tuple[Problem, ...]:
    """List what is unusual in a round, boards in order, then byes, then who is left over.

    Codes: "rematch", "three-whites", "three-blacks", "second-bye", "left-over". That nobody
    is paired twice holds by construction.
    """
    everybody = frozenset(by_number(section.players))
    found = _unusual_for(section, round_number, everybody)
    return (*found, *_left_over(section, round_number))


def _unusual_for(section: Section, round_number: int, players: frozenset[int]) -> list[Problem]:
    """List what is unusual about the games and byes of some players in a round."""
    a_round = section.rounds[round_number - 1]
    found: list[Problem] = []
    for game in sorted(a_round.games, key=lambda game: game.board):
        if game.white in players or game.black in players:
            found += _rematches(section, round_number, game)
            found += _colours(section, round_number, game)
    for award in sorted(a_round.awards, key=lambda award: award.player):
        if award.player in players:
            found += _second_bye(section, round_number, award)
    return found


def unusual(before: Section, after: Section) -> tuple[Problem, ...]:
    """List what has become unusual by an edit, in the rounds it changed or in later ones.

    Who is left over is not listed: most edits pair one board of many.
    """
    players = frozenset(
        no
        for old, new in zip(before.rounds, after.rounds, strict=False)
        if old is not new
        for no, entry in new.entries.items()
        if old.entries.get(no) is not entry
    )
    if not players:
        return ()
    found: list[Problem] = []
    for number in range(1, min(len(before.rounds), len(after.rounds)) + 1):
        known = _unusual_for(before, number, players)
        found += [one for one in _unusual_for(after, number, players) if one not in known]
    return tuple(found)


def _rematches(section: Section, round_number: int, game: Game) -> Iterator[Problem]:
    for number in range(1, round_number):
        before = section.entry(game.white, number)
        if isinstance(before, Game) and before.opponent(game.white) == game.black:
            # Who got the point by forfeit has not met the other over the board.
            if before.result is not None and not before.result.played:
                continue
            yield Problem(
                "rematch",
                details={"white": game.white, "black": game.black, "before": number},
                player=game.white,
                round=round_number,
            )


def _colours(section: Section, round_number: int, game: Game) -> Iterator[Problem]:
    if not game.colours:
        return
    for player, white in ((game.white, True), (game.black, False)):
        had = _colours_before(section, round_number, player)
        if had[: _IN_A_ROW - 1] == [white] * (_IN_A_ROW - 1):
            code = "three-whites" if white else "three-blacks"
            yield Problem(code, details={"player": player}, player=player, round=round_number)


def _colours_before(section: Section, round_number: int, player: int) -> list[bool]:
    """Give the colours of a player's games played so far, the latest first; True is White."""
    entries = [section.entry(player, number) for number in range(round_number - 1, 0, -1)]
    return [
        entry.white == player
        for entry in entries
        if isinstance(entry, Game)
        and entry.colours
        and (entry.result is None or entry.result.played)
    ]


def _second_bye(section: Section, round_number: int, award: Award) -> Iterator[Problem]:
    if award.kind is not AwardKind.PAIRING_BYE:
        return
    for number in range(1, round_number):
        before = section.entry(award.player, number)
        if isinstance(before, Award) and before.kind is AwardKind.PAIRING_BYE:
            yield Problem(
                "second-bye",
                details={"player": award.player, "before": number},
                player=award.player,
                round=round_number,
            )
            return


def _left_over(section: Section, round_number: int) -> Iterator[Problem]:
    entries = section.rounds[round_number - 1].entries
    for player in section.players:
        if player.no not in entries and not player.gone(round_number):
            no = player.no
            yield Problem("left-over", "note", {"player": no}, player=no, round=round_number)
