"""Edits of who takes part: players added, changed, deleted, withdrawn, renumbered."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from arbiter_app.core.errors import EditError
from arbiter_app.core.results import AwardKind
from arbiter_app.core.tournament import Award, Player, Round, Section, by_number


def add_players(section: Section, players: Iterable[Player]) -> Section:
    """Add players; a number of 0 takes the next free one.

    Whoever comes after the first round gets zero-point byes for the rounds he has missed:
    all before the current one, and the current one too once it is complete.

    Raises:
        EditError: "name-missing" or "number-taken".
    """
    added: list[Player] = []
    taken = set(by_number(section.players))
    for player in players:
        no = player.no or max(taken, default=0) + 1
        _check(player, no)
        if no in taken:
            raise EditError("number-taken", player=no)
        taken.add(no)
        added.append(player if player.no == no else replace(player, no=no))
    if not added:
        return section
    missed = _missed(section)
    worth = section.rules.zero_bye
    byes = tuple(Award(player.no, AwardKind.ZERO_BYE, worth) for player in added)
    rounds = tuple(
        replace(a_round, awards=(*a_round.awards, *byes)) if number <= missed else a_round
        for number, a_round in enumerate(section.rounds, 1)
    )
    return replace(section, players=(*section.players, *added), rounds=rounds)


def _missed(section: Section) -> int:
    """The last round that somebody who comes now has missed."""
    current = section.current_round
    if not current:
        return 0
    a_round = section.rounds[current - 1]
    playing = any(game.result is None for game in a_round.games)
    blank = any(
        player.no not in a_round.entries and player.withdrawn_after is None
        for player in section.players
    )
    return current - 1 if playing or blank else current


def edit_player(section: Section, no: int, player: Player) -> Section:
    """Replace the player with number *no*; a new number renumbers his games.

    Another `withdrawn_after` does what `withdraw` does.

    Raises:
        EditError: "no-player", "name-missing", "number-taken", "number-not-positive", or
            "plays-later".
    """
    before = _player(section, no)
    if player == before:
        return section
    if player.withdrawn_after != before.withdrawn_after:
        still_in = replace(player, withdrawn_after=before.withdrawn_after)
        section = edit_player(section, no, still_in)
        return withdraw(section, player.no, player.withdrawn_after)
    _check(player, player.no)
    players = tuple(player if one is before else one for one in section.players)
    if player.no == no:
        return replace(section, players=players)
    if player.no in by_number(section.players):
        raise EditError("number-taken", player=player.no)
    rounds = tuple(_renumbered(a_round, {no: player.no}) for a_round in section.rounds)
    return replace(section, players=players, rounds=rounds)


def delete_player(section: Section, no: int) -> Section:
    """Delete a player who has no game and no score; his byes go with him.

    Raises:
        EditError: "no-player", or "has-games" (withdraw him instead).
    """
    gone = _player(section, no)
    entries = [(number, section.entry(no, number)) for number in range(1, len(section.rounds) + 1)]
    for number, entry in entries:
        if entry is not None and not (isinstance(entry, Award) and entry.kind.bye):
            raise EditError("has-games", player=no, round=number)
    rounds = tuple(
        replace(a_round, awards=tuple(award for award in a_round.awards if award.player != no))
        if no in a_round.entries
        else a_round
        for a_round in section.rounds
    )
    players = tuple(player for player in section.players if player is not gone)
    return replace(section, players=players, rounds=rounds)


def withdraw(section: Section, no: int, after: int | None) -> Section:
    """Withdraw a player after round *after* (0: before the first); None: he is in again.

    Byes booked for later rounds fall away; a later game is refused.

    Raises:
        EditError: "no-player", or "plays-later" naming the round of a later entry.
    """
    before = _player(section, no)
    if before.withdrawn_after == after:
        return section
    rounds = list(section.rounds)
    if after is not None:
        for at in range(after, len(rounds)):
            entry = rounds[at].entries.get(no)
            if entry is None:
                continue
            if not (isinstance(entry, Award) and entry.kind.bye):
                raise EditError("plays-later", player=no, round=at + 1)
            left = tuple(award for award in rounds[at].awards if award is not entry)
            rounds[at] = replace(rounds[at], awards=left)
    gone = replace(before, withdrawn_after=after)
    players = tuple(gone if one is before else one for one in section.players)
    return replace(section, players=players, rounds=tuple(rounds))


def renumber(section: Section, order: Iterable[int]) -> Section:
    """Number the players 1, 2, … in the given order of their present numbers, games and all."""
    numbers = {old: new for new, old in enumerate(order, 1)}
    assert numbers.keys() == by_number(section.players).keys()
    if all(old == new for old, new in numbers.items()):
        return section
    players = [replace(section.player(old), no=new) for old, new in numbers.items()]
    rounds = tuple(_renumbered(a_round, numbers) for a_round in section.rounds)
    return replace(section, players=tuple(players), rounds=rounds)


def _renumbered(a_round: Round, numbers: Mapping[int, int]) -> Round:
    if not numbers.keys() & a_round.entries.keys():
        return a_round
    games = tuple(
        replace(
            game,
            white=numbers.get(game.white, game.white),
            black=numbers.get(game.black, game.black),
        )
        for game in a_round.games
    )
    awards = tuple(
        replace(award, player=numbers.get(award.player, award.player)) for award in a_round.awards
    )
    return Round(games, awards)


def _player(section: Section, no: int) -> Player:
    found = by_number(section.players).get(no)
    if found is None:
        raise EditError("no-player", player=no)
    return found


def _check(player: Player, no: int) -> None:
    if not player.name.strip():
        raise EditError("name-missing", player=no)
    if no < 1:
        raise EditError("number-not-positive", player=no)
