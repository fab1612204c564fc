"""Opponents' scores, and rounds that were not played (FIDE C.07 Art. 15 and 16).

A player's Buchholz and Sonneborn-Berger are lists of contributions, one a round: the score of
the opponent met there or, for a round he did not play, of a dummy. The editions of the rules
differ here only: since 2026 the dummy's score has a cap.

In a round robin forfeits are regular games (Art. 15.2), a free round gives nothing, and scores
are what they are. A round still playing contributes nothing at all.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from arbiter_app.core.ledger import ScoreLine, Sheet
from arbiter_app.core.memory import remembered
from arbiter_app.core.results import AwardKind
from arbiter_app.core.tiebreaks.context import Context
from arbiter_app.core.tournament import Rules, Section

Scores = Mapping[int, int]
"""Start number to a score in half-points."""


class Reading(NamedTuple):
    """How the opponents are read.

    Attributes:
        forfeits: a forfeit is a game against the scheduled opponent ("/P").
        fore: as if every paired game of the last round were drawn (Art. 8.3).
    """

    forfeits: bool = False
    fore: bool = False


AS_PLAYED = Reading()


class Contribution(NamedTuple):
    """What one round adds.

    Attributes:
        opponent: start number; 0 for a bye.
        score: the opponent's or the dummy's score, in half-points.
        points: what the player made there, in half-points.
        voluntary: it stems from a voluntary unplayed round (Art. 16.2).
        reason: "opponent", "forfeit-opponent", or "dummy-" and the kind of unplayed round.
    """

    round: int
    opponent: int
    score: int
    points: int
    voluntary: bool
    reason: str


def is_round_robin(context: Context) -> bool:
    """Whether forfeits are regular games (Art. 15.2)."""
    return context.section.rules.system == "round-robin"


def opponents_scores(context: Context, reading: Reading) -> Scores:
    """Give every player's score as his opponents see it (Art. 16.3, 8.3)."""
    if is_round_robin(context):
        return context.totals
    if reading.fore and _fore_round(context):
        return _fore_scores(context.section, context.upto, context.sheets)
    return _adjusted_scores(context.section.rules, context.sheets)


def _fore_round(context: Context) -> bool:
    """Whether the last planned round is there: before, nothing can be drawn in advance."""
    return 0 < context.upto == len(context.section.rounds) and not is_round_robin(context)


@remembered(8)
def _adjusted_scores(rules: Rules, sheets: Mapping[int, Sheet]) -> Scores:
    return {no: sum(sheet.points) + _trailing(rules, sheet.lines) for no, sheet in sheets.items()}


def _trailing(rules: Rules, lines: tuple[ScoreLine, ...]) -> int:
    """Turn the byes after which he did not play again into draws; a lost forfeit keeps 0."""
    if not (lines and lines[-1].voluntary):
        return 0
    added = 0
    for line in reversed(lines):
        if not line.voluntary:
            break
        if line.bye is not None:
            added += rules.draw - line.points
    return added


@remembered(8)
def _fore_scores(section: Section, upto: int, sheets: Mapping[int, Sheet]) -> Scores:
    """The same, as if the paired games of the last round were drawn."""
    rules, last = section.rules, section.rounds[upto - 1]
    scores = dict(_adjusted_scores(rules, sheets))
    for game in last.games:
        for no in (game.white, game.black):
            # Paired is available: his earlier byes are not trailing, whatever became of the game.
            scores[no] = sum(sheets[no].points[:-1]) + rules.draw
    return scores


class Players(NamedTuple):
    """The opponents that count as met, for all players at once.

    Attributes:
        opponents: number to the opponents, one a round; 0 where no opponent's score enters.
        apart: those for whom that is not all: a dummy enters.
        unknown: those with a typed score, whose value does not exist.
    """

    opponents: Mapping[int, tuple[int, ...]]
    apart: frozenset[int]
    unknown: frozenset[int]


def read_players(context: Context, reading: Reading) -> Players:
    """Sort the players into plain ones, whose opponents say it all, and the others."""
    found = context.meetings
    if reading.fore and _fore_round(context):
        return _read_fore(context.section, context.upto)
    return Players(found.met, found.missed, found.unknown)


@remembered(8)
def _read_fore(section: Section, upto: int) -> Players:
    before, now = Context.after(section, upto - 1).meetings, Context.after(section, upto).meetings
    opponents = {no: (*met, now.paired[no][-1]) for no, met in before.met.items()}
    idle = frozenset([no for no in now.missed if not now.paired[no][-1]])
    return Players(opponents, before.missed | idle, now.unknown)


def contributions(context: Context, player: int, reading: Reading) -> Iterator[Contribution]:
    """List what each round of a player adds, rounds still playing left out.

    The caller has made sure that no score of his is merely typed.
    """
    sheet, paired = context.sheets[player], context.meetings.paired[player]
    scores = opponents_scores(context, reading)
    fore = context.upto if reading.fore and _fore_round(context) else 0
    own = scores[player] if fore and paired[-1] else context.totals[player]
    everyone_plays = is_round_robin(context)
    for number, (line, opponent) in enumerate(zip(sheet.lines, paired, strict=True), 1):
        drawn = number == fore and opponent
        if drawn or (line.played and opponent):
            points = context.section.rules.draw if drawn else line.points
            reason = "fore-draw" if drawn else "opponent"
            yield Contribution(number, opponent, scores[opponent], points, False, reason)
        elif line.open:
            continue
        elif opponent and (everyone_plays or reading.forfeits):
            yield Contribution(
                number, opponent, scores[opponent], line.points, False, "forfeit-opponent"
            )
        elif not everyone_plays:
            score = _dummy(context, own, scores[opponent] if opponent else None)
            yield Contribution(
                number, opponent, score, line.points, line.voluntary, f"dummy-{_kind(line)}"
            )


def _kind(line: ScoreLine) -> str:
    if line.bye is not None:
        return line.bye.value
    won = line.outcome is AwardKind.FORFEIT_WIN.outcome
    return AwardKind.FORFEIT_WIN.value if won else AwardKind.FORFEIT_LOSS.value


def _dummy(context: Context, own: int, opponent: int | None) -> int:
    """The score of the dummy met in an unplayed round (Art. 16.4); *own* final score."""
    rules = context.section.rules
    if rules.edition == "2024":
        return own
    cap = rules.draw * context.upto if opponent is None else opponent
    return min(own, cap)


def leave_out(
    found: Iterable[Contribution], low: int, high: int, *, product: bool
) -> tuple[list[Contribution], list[Contribution]]:
    """Cut the least significant values, then the most significant (Art. 14, 16.5).

    While a voluntary unplayed round is left, a low cut takes the smallest of those unless the
    least significant value is greater. Gives what is kept and what is cut.
    """
    kept = list(found)

    def amount(one: Contribution) -> int:
        return one.score * one.points if product else one.score

    def significance(one: Contribution) -> tuple[int, int]:
        return one.score, amount(one)

    cut: list[Contribution] = []
    for _ in range(min(low, len(kept))):
        least = min(kept, key=significance)
        idle = [one for one in kept if one.voluntary]
        if idle:
            smallest = min(idle, key=amount)
            if amount(smallest) >= amount(least):
                least = smallest
        kept.remove(least)
        cut.append(least)
    for _ in range(min(high, len(kept))):
        most = max(kept, key=significance)
        kept.remove(most)
        cut.append(most)
    return kept, cut
