"""What is wrong with a line of typed pairings, and what is unusual about a round's pairings."""

from collections.abc import Sequence

from arbiter_app.core.errors import Detail, Problem
from arbiter_app.core.tournament import Player
from arbiter_app.labels.words import QT_TRANSLATE_NOOP, Translate

SENTENCES = {
    "pair-unreadable": QT_TRANSLATE_NOOP(
        "labels", "Line {line}: “{text}” names no two players; type White and Black, such as 12 7."
    ),
    "pair-unknown": QT_TRANSLATE_NOOP(
        "labels", "Line {line}: nobody here is called or numbered “{text}”."
    ),
    "pair-ambiguous": QT_TRANSLATE_NOOP(
        "labels", "Line {line}: “{text}” may be number {numbers}; type the number."
    ),
    "pair-oneself": QT_TRANSLATE_NOOP(
        "labels", "Line {line}: {player} cannot play against himself."
    ),
    "pair-twice": QT_TRANSLATE_NOOP(
        "labels", "Line {line}: {player} stands in line {before} already."
    ),
    "pair-playing": QT_TRANSLATE_NOOP(
        "labels", "Line {line}: {player} already plays on board {board} in this round."
    ),
    "pairs-too-many": QT_TRANSLATE_NOOP("labels", "Only the first {most} lines are read."),
    "rematch": QT_TRANSLATE_NOOP("labels", "{white} and {black} have met in round {before}."),
    "three-whites": QT_TRANSLATE_NOOP("labels", "{player} has White for the third time in a row."),
    "three-blacks": QT_TRANSLATE_NOOP("labels", "{player} has Black for the third time in a row."),
    "second-bye": QT_TRANSLATE_NOOP(
        "labels", "{player} has had the pairing bye in round {before} already."
    ),
    "left-over": QT_TRANSLATE_NOOP("labels", "{player} is not paired yet."),
}
MOST_SAID = 3
"""How many unusual things one line can name."""

_MORE_ONE = QT_TRANSLATE_NOOP("labels", "One more pairing is unusual.")
_MORE = QT_TRANSLATE_NOOP("labels", "%n more pairings are unusual.", "", 1)
_PLAYERS = ("player", "white", "black")
_NAMED = QT_TRANSLATE_NOOP("labels", "{name} ({no})")


def pairing_problem(problem: Problem, players: dict[int, Player], tr: Translate) -> str:
    """Say a problem in one sentence, players by name and number."""
    details: dict[str, Detail] = {
        key: named(players[int(detail)], tr) if key in _PLAYERS else detail
        for key, detail in problem.details.items()
    }
    return tr(SENTENCES[problem.code]).format(**details)


def unusual_sentences(
    problems: Sequence[Problem], players: dict[int, Player], tr: Translate
) -> list[str]:
    """Say what is unusual, a sentence each; what would be too long for a line is only counted."""
    said = [pairing_problem(one, players, tr) for one in problems[:MOST_SAID]]
    more = len(problems) - MOST_SAID
    if more > 0:
        said.append(tr(_MORE_ONE) if more == 1 else tr(_MORE, more))
    return said


def named(player: Player, tr: Translate) -> str:
    """Name a player so that he is not taken for a namesake: "Novák, Jiří (2)"."""
    return tr(_NAMED).format(name=player.name, no=player.no)
