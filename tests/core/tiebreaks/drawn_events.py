"""Whole events drawn by lot: the same seed, the same event.

Pairings are random, so that points and opponents come in every mixture; nobody plays the same
opponent twice but in the events that are told so.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from arbiter_app.core.results import AwardKind, Result
from arbiter_app.core.tournament import Award, Game, Player, Round, Rules, Section

THREE_ONE = Rules(win=6, draw=2, forfeit_win=6, pairing_bye=6, full_bye=6, half_bye=2)
OVER_THE_BOARD = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS)
FORFEITED = (Result.WHITE_BY_FORFEIT, Result.BLACK_BY_FORFEIT, Result.BOTH_FORFEIT)
ABNORMAL = (Result.BOTH_LOSE, Result.WHITE_DRAWS_BLACK_LOSES, Result.BLACK_DRAWS_WHITE_LOSES)
ASKED_FOR = (AwardKind.HALF_BYE, AwardKind.HALF_BYE, AwardKind.ZERO_BYE, AwardKind.FULL_BYE)


def swiss(seed: int) -> Section:
    """Byes of all kinds, forfeits, withdrawals, late entries; every third event is 3-1-0."""
    chance = Random(seed)
    count = chance.randint(6, 24)
    rounds = chance.randint(4, min(9, count - 1))
    rules = THREE_ONE if seed % 3 == 0 else Rules()
    if seed % 7 == 0:
        rules = replace(rules, pairing_bye=rules.draw)
    players = _players(chance, count)
    last = {no: chance.randint(1, rounds) for no in _some(chance, count)}
    first = {no: chance.randint(2, rounds // 2 + 1) for no in _some(chance, count)}
    met: set[frozenset[int]] = set()
    drawn = []
    for number in range(1, rounds + 1):
        awards, free = [], []
        for no in range(1, count + 1):
            kind = None
            if last.get(no, rounds) < number:
                kind = AwardKind.ZERO_BYE
            elif first.get(no, 1) > number:
                kind = chance.choice((AwardKind.HALF_BYE, AwardKind.ZERO_BYE))
            elif chance.random() < 0.07:
                kind = chance.choice(ASKED_FOR)
            if kind is None:
                free.append(no)
            else:
                awards.append(Award(no, kind, rules.bye_points(kind)))
        chance.shuffle(free)
        games, idle = _paired(chance, free, set() if seed % 5 == 0 else met, seed % 4 == 0)
        awards += [Award(no, AwardKind.PAIRING_BYE, rules.pairing_bye) for no in idle]
        drawn.append(Round(games, tuple(awards)))
    return Section(rules=rules, players=players, rounds=tuple(drawn))


def round_robin(seed: int) -> Section:
    """All play all, once or twice; forfeits, and a free player each round where they are odd."""
    chance = Random(seed)
    count = chance.randint(5, 9)
    rules = replace(THREE_ONE if seed % 3 == 0 else Rules(), system="round-robin")
    players = _players(chance, count)
    laps = 2 if seed % 4 == 0 else 1
    drawn = [_berger(chance, pairs, count) for _ in range(laps) for pairs in _table(count)]
    return Section(rules=rules, players=players, rounds=tuple(drawn))


def _players(chance: Random, count: int) -> tuple[Player, ...]:
    return tuple(Player(no, f"P{no}", chance.randint(1000, 2400)) for no in range(1, count + 1))


def _some(chance: Random, count: int) -> list[int]:
    return [no for no in range(1, count + 1) if chance.random() < 0.1]


def _paired(
    chance: Random, free: list[int], met: set[frozenset[int]], abnormal: bool
) -> tuple[tuple[Game, ...], list[int]]:
    """Pair those who have not met, and give who is left over; *met* grows."""
    games, idle = [], []
    while free:
        white = free.pop()
        black = next((no for no in free if frozenset((white, no)) not in met), None)
        if black is None:
            idle.append(white)
            continue
        free.remove(black)
        met.add(frozenset((white, black)))
        games.append(Game(white, black, len(games) + 1, _result(chance, abnormal)))
    return tuple(games), idle


def _result(chance: Random, abnormal: bool) -> Result:
    lot = chance.random()
    if lot < 0.08:
        return chance.choice(FORFEITED)
    return chance.choice(ABNORMAL if abnormal and lot > 0.92 else OVER_THE_BOARD)


def _table(count: int) -> Iterator[list[tuple[int, int]]]:
    """Who meets whom, round by round; a number above *count* is nobody."""
    ring = list(range(1, count + count % 2 + 1))
    for _ in range(len(ring) - 1):
        yield [(ring[at], ring[-1 - at]) for at in range(len(ring) // 2)]
        ring = [ring[0], ring[-1], *ring[1:-1]]


def _berger(chance: Random, pairs: list[tuple[int, int]], count: int) -> Round:
    games, awards = [], []
    for pair in pairs:
        if max(pair) > count:
            awards.append(Award(min(pair), AwardKind.ZERO_BYE, 0))
            continue
        white, black = pair if chance.random() < 0.5 else pair[::-1]
        games.append(Game(white, black, len(games) + 1, _result(chance, False)))
    return Round(tuple(games), tuple(awards))
