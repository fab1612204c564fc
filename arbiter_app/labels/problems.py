"""What is doubtful, whoever found it: one sentence for each code.

Here is what `core.problems` points at; what is doubtful in a file is in `report_problems`. The
named places are the details of the problem, its player and its round.
"""

from arbiter_app.core.errors import Problem
from arbiter_app.labels import report_problems, tie_breaks
from arbiter_app.labels.words import QT_TRANSLATE_NOOP, Translate, count_of, legible

SENTENCES = {
    "player-without-name": QT_TRANSLATE_NOOP("labels", "Player {player} has no name."),
    "same-name": QT_TRANSLATE_NOOP(
        "labels", "“{name}” stands there more than once, as numbers {numbers}."
    ),
    "rematch": QT_TRANSLATE_NOOP(
        "labels",
        "Round {round}: {player} and {opponent} are paired again; they met in round {earlier}.",
    ),
    "second-pairing-bye": QT_TRANSLATE_NOOP(
        "labels",
        "Round {round}: player {player} has a second pairing bye; the first was in round "
        "{earlier}.",
    ),
    "plays-withdrawn": QT_TRANSLATE_NOOP(
        "labels", "Round {round}: player {player} plays, but was withdrawn after round {after}."
    ),
    "round-incomplete": QT_TRANSLATE_NOOP(
        "labels",
        "Round {round} is not complete ({count} still open), but round {later} has results.",
    ),
    "scores-unbalanced": QT_TRANSLATE_NOOP(
        "labels",
        "Round {round}: the scores do not balance: wins {wins}, losses {losses}, draws {draws}.",
    ),
    "same-board": QT_TRANSLATE_NOOP(
        "labels", "Round {round}: %n games have the board number {board}.", "", 1
    ),
    "disputed": QT_TRANSLATE_NOOP(
        "labels",
        "Round {round}, board {board}: the result of {player} against {opponent} is disputed.",
    ),
    "tie-break-without-value": QT_TRANSLATE_NOOP("labels", "{tie_break} breaks no tie here. {why}"),
    "buchholz-round-robin": QT_TRANSLATE_NOOP(
        "labels",
        "{tie_break} makes little sense in a round robin, where all have the same opponents; "
        "FIDE has forbidden Buchholz there since March 2026.",
    ),
    "cumulative-round-robin": QT_TRANSLATE_NOOP(
        "labels",
        "{tie_break} makes little sense in a round robin, where the order of the opponents comes "
        "from a table.",
    ),
    "rating-unrated": QT_TRANSLATE_NOOP(
        "labels",
        "{tie_break} has no value for anybody while a player has no rating ({count}: {names}).",
    ),
    "opponents-not-known": QT_TRANSLATE_NOOP(
        "labels",
        "{tie_break} has no value here: only scores are typed, so nobody's opponents are known.",
    ),
    "early-full-bye": QT_TRANSLATE_NOOP(
        "labels",
        "{tie_break} counts byes and forfeit wins as awarded: a full point got without play in an "
        "early round is in every total after it ({names}).",
    ),
    "more-of-a-kind": QT_TRANSLATE_NOOP("labels", "More of that kind, not listed: {count}."),
}


def problem(found: Problem, tr: Translate) -> str:
    """Say what is doubtful, in one sentence."""
    if found.code in report_problems.SENTENCES:
        return report_problems.report_problem(found, tr)
    places = {**legible(found.details), "player": found.player, "round": found.round}
    if "tie_break" in found.details:
        places["tie_break"] = tie_breaks.name(str(found.details["tie_break"]), tr)
    if "why" in found.details:
        places["why"] = tie_breaks.why(str(found.details["why"]), tr)
    return tr(SENTENCES[found.code], count_of(found.details)).format(**places)
