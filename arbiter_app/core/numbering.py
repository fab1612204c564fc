"""Start numbers are keys: who gets another one gets it in every game and bye."""

from collections.abc import Mapping
from dataclasses import replace

from arbiter_app.core.tournament import Round, Rules, Section


def with_numbers(section: Section, numbers: Mapping[int, int]) -> Section:
    """Give players other numbers, old to new, in their games and byes too.

    They keep their places in the list; whoever is not in *numbers* keeps his number.
    """
    moved = {old: new for old, new in numbers.items() if old != new}
    if not moved:
        return section
    players = tuple(
        replace(player, no=moved[player.no]) if player.no in moved else player
        for player in section.players
    )
    rounds = tuple(_renumbered(a_round, moved) for a_round in section.rounds)
    return replace(section, rules=_rules(section.rules, moved), players=players, rounds=rounds)


def _rules(rules: Rules, numbers: Mapping[int, int]) -> Rules:
    if rules.lots is None:
        return rules
    order = tuple(numbers.get(no, no) for no in rules.lots.order)
    return replace(rules, lots=replace(rules.lots, order=order))


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
