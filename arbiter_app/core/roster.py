"""Edits of who takes part: players added, changed, deleted, withdrawn, renumbered."""

from collections.abc import Container, Iterable
from dataclasses import replace

from arbiter_app.core.errors import EditError
from arbiter_app.core.lots import without_player
from arbiter_app.core.numbering import with_numbers
from arbiter_app.core.progress import open_entries
from arbiter_app.core.results import AwardKind
from arbiter_app.core.tournament import Award, Player, Round, Section, by_number

LARGEST_NUMBER = 99_999
"""As many digits as the text of a cell takes for an opponent."""


def add_players(
    section: Section, players: Iterable[Player], missed: AwardKind = AwardKind.ZERO_BYE
) -> Section:
    """Add players; a number of 0 takes the next free one.

    Whoever comes after the first round gets byes, of the kind *missed*, for the rounds he has
    missed: all before the current one, and the current one too once it is complete.

    Raises:
        EditError: "name-missing", "number-not-positive", "number-too-large" or "number-taken".
    """
    added: list[Player] = []
    taken = set(by_number(section.players))
    for player in players:
        no = player.no or max(taken, default=0) + 1
        _check_name(player, no)
        _check_number(no, taken)
        taken.add(no)
        added.append(player if player.no == no else replace(player, no=no))
    if not added:
        return section
    last = missed_rounds(section)
    worth = section.rules.bye_points(missed)
    byes = tuple(Award(player.no, missed, worth) for player in added)
    rounds = tuple(
        replace(a_round, awards=(*a_round.awards, *byes)) if number <= last else a_round
        for number, a_round in enumerate(section.rounds, 1)
    )
    return replace(section, players=(*section.players, *added), rounds=rounds)


def missed_rounds(section: Section) -> int:
    """The last round that somebody who comes now has missed, from 1; 0 for none."""
    current = section.current_round
    over = current == 0 or not open_entries(section, current)
    return current if over else current - 1


def edit_player(section: Section, no: int, player: Player) -> Section:
    """Replace the player with number *no*; a new number renumbers his games.

    Another `withdrawn_after` does what `withdraw` does.

    Raises:
        EditError: "no-player", "name-missing", "number-taken", "number-not-positive",
            "number-too-large", or "plays-later".
    """
    before = _player(section, no)
    if player == before:
        return section
    if player.withdrawn_after != before.withdrawn_after:
        still_in = replace(player, withdrawn_after=before.withdrawn_after)
        section = edit_player(section, no, still_in)
        return withdraw(section, player.no, player.withdrawn_after)
    _check_name(player, player.no)
    if player.no != no:
        _check_number(player.no, by_number(section.players))
    renumbered = with_numbers(section, {no: player.no})
    players = tuple(player if one is before else one for one in section.players)
    return replace(renumbered, players=players)


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
    rules = section.rules
    if rules.lots is not None:
        rules = replace(rules, lots=without_player(rules.lots, no))
    return replace(section, rules=rules, players=players, rounds=rounds)


def withdraw(section: Section, no: int, after: int | None) -> Section:
    """Withdraw a player after round *after* (0: before the first); None: he is in again.

    Byes booked for later rounds fall away; a later game, or a bye that has brought points, is
    refused. Whoever is in again gets zero-point byes for the rounds that were held without him,
    as one who comes late.

    Raises:
        EditError: "no-player", "no-round", or "plays-later" naming the round of a later entry.
    """
    before = _player(section, no)
    if before.withdrawn_after == after:
        return section
    rounds = list(section.rounds)
    last = len(rounds) if after is None else after
    if not 0 <= last <= len(rounds):
        raise EditError("no-round", round=last, rounds=len(rounds))
    if (later := last_taken_part(section, no)) > last:
        raise EditError("plays-later", player=no, round=later)
    if before.withdrawn_after is not None:
        held = range(before.withdrawn_after, min(last, missed_rounds(section)))
        _mark_absent(rounds, held, Award(no, AwardKind.ZERO_BYE, section.rules.zero_bye))
    for at in range(last, len(rounds)):
        left = tuple(award for award in rounds[at].awards if award.player != no)
        if len(left) < len(rounds[at].awards):
            rounds[at] = replace(rounds[at], awards=left)
    changed = replace(before, withdrawn_after=after)
    players = tuple(changed if one is before else one for one in section.players)
    return replace(section, players=players, rounds=tuple(rounds))


def _mark_absent(rounds: list[Round], places: Iterable[int], bye: Award) -> None:
    """Give the bye in those of the rounds in which the player has no entry."""
    for at in places:
        if bye.player not in rounds[at].entries:
            rounds[at] = replace(rounds[at], awards=(*rounds[at].awards, bye))


def last_taken_part(section: Section, no: int) -> int:
    """The last round in which a player took part, from 1; 0 if in none.

    A bye with points counts too, once its round has begun: a withdrawal before it would take
    points back that he has. Absences, and byes booked for later rounds, do not count.
    """
    begun = section.current_round
    played = 0
    for number, a_round in enumerate(section.rounds, 1):
        entry = a_round.entries.get(no)
        if isinstance(entry, Award) and entry.kind.bye and not (entry.points and number <= begun):
            continue
        if entry is not None:
            played = number
    return played


def renumber(section: Section, order: Iterable[int]) -> Section:
    """Number the players 1, 2, … in the given order of their present numbers, games and all."""
    numbers = {old: new for new, old in enumerate(order, 1)}
    assert numbers.keys() == by_number(section.players).keys()
    renumbered = with_numbers(section, numbers)
    if renumbered is section:
        return section
    return replace(renumbered, players=tuple(sorted(renumbered.players, key=lambda one: one.no)))


def _player(section: Section, no: int) -> Player:
    found = by_number(section.players).get(no)
    if found is None:
        raise EditError("no-player", player=no)
    return found


def _check_name(player: Player, no: int) -> None:
    if not player.name.strip():
        raise EditError("name-missing", player=no)


def _check_number(no: int, taken: Container[int]) -> None:
    if no < 1:
        raise EditError("number-not-positive", player=no)
    if no > LARGEST_NUMBER:
        raise EditError("number-too-large", player=no, most=LARGEST_NUMBER)
    if no in taken:
        raise EditError("number-taken", player=no)
