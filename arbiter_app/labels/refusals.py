"""Why an edit was refused: one sentence for each code that the core raises.

Each says where, what, and the way out. The named places are the details of the error; a code
without a sentence, or a place without its detail, fails `tests/test_labels.py`.
"""

from arbiter_app.core.errors import Detail, EditError
from arbiter_app.core.results import Outcome
from arbiter_app.labels import results, tie_breaks
from arbiter_app.labels.words import QT_TRANSLATE_NOOP, Translate

SENTENCES = {
    # What was typed.
    "cell-text": QT_TRANSLATE_NOOP(
        "labels",
        "“{text}” is no result; type 1, ½ or 0, a bye (B, F, H, Z), "
        "or opponent, colour and result (12w1).",
    ),
    "colour-missing": QT_TRANSLATE_NOOP(
        "labels",
        "{opponent} alone says no colour; type {opponent}w or {opponent}b, with the result "
        "behind it if there is one ({opponent}w1).",
    ),
    "bye-kind-missing": QT_TRANSLATE_NOOP(
        "labels",
        "U can mean several byes; type B (pairing bye), F (full point), H (half a point) "
        "or Z (absent).",
    ),
    "no-such-result": QT_TRANSLATE_NOOP(
        "labels", "A game cannot end with a {own} on one side and a {other} on the other."
    ),
    # Where it was typed.
    "no-player": QT_TRANSLATE_NOOP("labels", "There is no player with number {player}."),
    "no-round": QT_TRANSLATE_NOOP("labels", "There is no round {round}; the last one is {rounds}."),
    "no-game": QT_TRANSLATE_NOOP(
        "labels",
        "Round {round} is not paired for player {player}; F2 to type the opponent (12w1).",
    ),
    "result-on-bye": QT_TRANSLATE_NOOP(
        "labels",
        "Player {player} has a bye in round {round}; Del takes it back, or F2 to type the "
        "opponent (12w1).",
    ),
    "needs-opponent": QT_TRANSLATE_NOOP(
        "labels",
        "Player {player}, round {round}: this result needs an opponent; without one, type 1, ½ "
        "or 0.",
    ),
    "scores-only": QT_TRANSLATE_NOOP(
        "labels",
        "Player {player}, round {round}: nobody is paired in this section; type 1, ½ or 0 alone.",
    ),
    "in-the-way": QT_TRANSLATE_NOOP(
        "labels",
        "Player {player} already plays in round {round}: {white} against {black} on board "
        "{board}; take that pairing back first (Del).",
    ),
    "own-opponent": QT_TRANSLATE_NOOP(
        "labels",
        "Round {round}: player {player} cannot play against himself; type another opponent.",
    ),
    "round-has-results": QT_TRANSLATE_NOOP(
        "labels",
        "Round {round} has results (board {board}), so its pairings stay; clear the results first.",
    ),
    "board-finished": QT_TRANSLATE_NOOP(
        "labels",
        "Round {round}, board {board} has a result; clear it first (Del), then replace a player.",
    ),
    "bye-on-game": QT_TRANSLATE_NOOP(
        "labels",
        "Player {player} is paired with {opponent} in round {round}; take the pairing back (Del) "
        "before giving a bye, or type + or - for a forfeit.",
    ),
    "entry-there": QT_TRANSLATE_NOOP(
        "labels",
        "Player {player} has a bye or a score in round {round} already; Absences and byes… in "
        "the Players menu changes it.",
    ),
    "check-no-result": QT_TRANSLATE_NOOP(
        "labels",
        "Round {round}, board {board} has no result yet to compare with; end the check, then "
        "enter it.",
    ),
    "check-needs-result": QT_TRANSLATE_NOOP(
        "labels",
        "Round {round} is being checked: only results are compared; end the check to enter "
        "anything else.",
    ),
    "halves-disagree": QT_TRANSLATE_NOOP(
        "labels",
        "Player {player}, round {round}: this says something else than another cell of the block.",
    ),
    # Players.
    "name-missing": QT_TRANSLATE_NOOP("labels", "Player {player} needs a name."),
    "number-taken": QT_TRANSLATE_NOOP(
        "labels", "Number {player} is taken; choose another start number."
    ),
    "number-not-positive": QT_TRANSLATE_NOOP(
        "labels", "{player} cannot be a start number; they count from 1."
    ),
    "number-too-large": QT_TRANSLATE_NOOP(
        "labels", "{player} is too large for a start number; the largest is {most}."
    ),
    "has-games": QT_TRANSLATE_NOOP(
        "labels",
        "Player {player} has played in round {round} and cannot be deleted; withdraw him instead.",
    ),
    "plays-later": QT_TRANSLATE_NOOP(
        "labels",
        "Player {player} takes part in round {round}; clear that cell first, or withdraw him after "
        "that round.",
    ),
    # Rounds and rules.
    "rounds-out-of-range": QT_TRANSLATE_NOOP(
        "labels", "An event cannot have {rounds} rounds; it has 1 to {most}."
    ),
    "round-not-empty": QT_TRANSLATE_NOOP(
        "labels", "Round {round} is not empty, so it cannot be left out; clear it first."
    ),
    "section-name-taken": QT_TRANSLATE_NOOP(
        "labels", "Another section is called “{name}” already; choose another name."
    ),
    "lots-without-seed": QT_TRANSLATE_NOOP(
        "labels", "Lots are drawn with a seed; type a number or a word that all have heard."
    ),
    "lots-without-players": QT_TRANSLATE_NOOP("labels", "There is nobody to draw lots for."),
    "unknown-tie-break": QT_TRANSLATE_NOOP(
        "labels", "“{code}” is no tie-break we know; the known ones are {known}."
    ),
    "tie-break-twice": QT_TRANSLATE_NOOP(
        "labels", "{code} stands twice in the list of tie-breaks; take one of the two out."
    ),
    "scoring-upside-down": QT_TRANSLATE_NOOP(
        "labels", "A win must be worth more than a draw, and a draw no less than a loss."
    ),
    "has-pairings": QT_TRANSLATE_NOOP(
        "labels",
        "Round {round} has pairings, so the section cannot be for scores only; take them back "
        "first.",
    ),
    "has-scores": QT_TRANSLATE_NOOP(
        "labels",
        "Round {round} has scores without opponents, so the section cannot be a paired one; take "
        "them back first.",
    ),
}


def refusal(error: EditError, tr: Translate) -> str:
    """Say why an edit was refused, in one sentence."""
    worded = {key: _worded(key, detail, error.code, tr) for key, detail in error.details.items()}
    return tr(SENTENCES[error.code]).format(**worded)


def _worded(key: str, detail: Detail, code: str, tr: Translate) -> str:
    """Turn a detail that is a code into words."""
    if key in ("own", "other"):
        return results.outcome(Outcome(detail), tr)
    if code == "tie-break-twice":
        return tie_breaks.name(str(detail), tr)
    return str(detail)
