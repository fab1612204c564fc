"""Boards for a FIDE report, which has none: guessed as a pairing program would number them."""

from collections.abc import Mapping, Sequence

from arbiter_app.core.ledger import columns_of
from arbiter_app.core.results import AwardKind
from arbiter_app.core.tournament import Award, Game, Player, Round, Rules, Section
from arbiter_app.formats.trf_rounds import Entries, Pairing


def numbered_rounds(
    players: tuple[Player, ...], rounds: Sequence[Entries], rules: Rules
) -> tuple[Round, ...]:
    """Give every game its board: first by the better score of the two before the round, then by
    the sum of both, then by the lower start number.
    """
    totals = {player.no: 0 for player in players}
    found: tuple[Round, ...] = ()
    for entries in rounds:
        found = (*found, _numbered(entries, totals, rules))
        points = columns_of(Section(rules=rules, players=players, rounds=found), len(found))[-1]
        for no, gained in zip(totals, points.points, strict=True):
            totals[no] += gained
    return found


def _numbered(entries: Entries, totals: Mapping[int, int], rules: Rules) -> Round:
    def importance(pairing: Pairing) -> tuple[int, int, int]:
        white, black = totals[pairing.white], totals[pairing.black]
        return -max(white, black), -white - black, min(pairing.white, pairing.black)

    games = tuple(
        Game(one.white, one.black, board, one.result, one.unrated, one.colours)
        for board, one in enumerate(sorted(entries.pairings, key=importance), 1)
    )
    awards = tuple(_award(no, kind, rules) for no, kind in sorted(entries.awards.items()))
    return Round(games, awards)


def _award(player: int, kind: AwardKind, rules: Rules) -> Award:
    return Award(player, kind, rules.bye_points(kind) if kind.bye else None)
