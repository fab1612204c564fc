"""What is said of the tie-breaks: head, name, how it is counted, the terms of a working.

A code of the registry without words fails `tests/test_labels.py`.
"""

from collections.abc import Iterator

from arbiter_app.core.points import format_points
from arbiter_app.labels.tie_break_form import CUTS, MODIFIERS, Modifier, Words
from arbiter_app.labels.tie_break_opponents import OPPONENTS
from arbiter_app.labels.tie_break_own import OWN
from arbiter_app.labels.words import QT_TRANSLATE_NOOP, Translate

_FAMILIES = {**OWN, **OPPONENTS}
_NAMED = QT_TRANSLATE_NOOP("labels", "{0}: {1}")
_REASONS = {
    "points": QT_TRANSLATE_NOOP("labels", "points"),
    "running-total": QT_TRANSLATE_NOOP("labels", "running total"),
    "unplayed-points": QT_TRANSLATE_NOOP("labels", "points got without play"),
    "win": QT_TRANSLATE_NOOP("labels", "as many points as a win"),
    "won-game": QT_TRANSLATE_NOOP("labels", "won over the board"),
    "black-game": QT_TRANSLATE_NOOP("labels", "played with Black"),
    "black-win": QT_TRANSLATE_NOOP("labels", "won with Black"),
    "elected-round": QT_TRANSLATE_NOOP("labels", "elected to play"),
    "standard-points": QT_TRANSLATE_NOOP("labels", "standard points"),
    "kashdan": QT_TRANSLATE_NOOP("labels", "Kashdan points"),
    "start-number": QT_TRANSLATE_NOOP("labels", "start number"),
    "rating": QT_TRANSLATE_NOOP("labels", "own rating"),
    "lot": QT_TRANSLATE_NOOP("labels", "place in the drawn order"),
    "opponent": QT_TRANSLATE_NOOP("labels", "the opponent's score"),
    "fore-draw": QT_TRANSLATE_NOOP("labels", "the last game taken as drawn"),
    "forfeit-opponent": QT_TRANSLATE_NOOP("labels", "forfeit, counted as a game"),
    "dummy-pairing-bye": QT_TRANSLATE_NOOP("labels", "pairing bye: a dummy's score"),
    "dummy-full-bye": QT_TRANSLATE_NOOP("labels", "full-point bye: a dummy's score"),
    "dummy-half-bye": QT_TRANSLATE_NOOP("labels", "half-point bye: a dummy's score"),
    "dummy-zero-bye": QT_TRANSLATE_NOOP("labels", "absent: a dummy's score"),
    "dummy-forfeit-win": QT_TRANSLATE_NOOP("labels", "won by forfeit: a dummy's score"),
    "dummy-forfeit-loss": QT_TRANSLATE_NOOP("labels", "lost by forfeit: a dummy's score"),
    "opponents-buchholz": QT_TRANSLATE_NOOP("labels", "the opponent's Buchholz"),
    "enough-points": QT_TRANSLATE_NOOP("labels", "the opponent has enough points"),
    "too-few-points": QT_TRANSLATE_NOOP("labels", "the opponent has too few points"),
    "against-tied": QT_TRANSLATE_NOOP("labels", "game among those still level"),
    "balance-among-tied": QT_TRANSLATE_NOOP("labels", "game among those still level"),
    "opponents-rating": QT_TRANSLATE_NOOP("labels", "the opponent's rating"),
    "score-against-rating": QT_TRANSLATE_NOOP("labels", "score against the opponent's rating"),
    "opponents-performance": QT_TRANSLATE_NOOP("labels", "the opponent's performance"),
    "adjusted-score": QT_TRANSLATE_NOOP("labels", "the opponent's score, ½ for each game missed"),
    "own-unplayed": QT_TRANSLATE_NOOP("labels", "not played: an opponent with 0"),
    "opponents-cumulative": QT_TRANSLATE_NOOP("labels", "the opponent's cumulative score"),
    "share-of-score": QT_TRANSLATE_NOOP("labels", "share of the opponent's final score"),
}
_NOT_COUNTED = {
    "win": QT_TRANSLATE_NOOP("labels", "not as many points as a win"),
    "won-game": QT_TRANSLATE_NOOP("labels", "not won over the board"),
    "black-game": QT_TRANSLATE_NOOP("labels", "not played with Black"),
    "black-win": QT_TRANSLATE_NOOP("labels", "not won with Black"),
    "elected-round": QT_TRANSLATE_NOOP("labels", "not elected to play"),
}
_WHY = {
    "needs-colours": QT_TRANSLATE_NOOP(
        "labels", "No value: only the score is typed, so the colours are not known."
    ),
    "needs-standard-scoring": QT_TRANSLATE_NOOP(
        "labels",
        "No value: US Chess defines this tie-break for 1, ½ and 0 points only; those of FIDE work "
        "with any points.",
    ),
    "needs-opponents": QT_TRANSLATE_NOOP(
        "labels", "No value: only the score is typed, so the opponents are not known."
    ),
    "met-nobody": QT_TRANSLATE_NOOP("labels", "No value: no game was played over the board."),
    "all-cut": QT_TRANSLATE_NOOP("labels", "No value: all opponents' ratings are cut."),
    "unrated-players": QT_TRANSLATE_NOOP(
        "labels", "No value: a player has no rating, and FIDE then leaves rating tie-breaks out."
    ),
    "no-rated-opponent": QT_TRANSLATE_NOOP(
        "labels", "No value: no opponent with a rating was met over the board."
    ),
    "nobody-rated": QT_TRANSLATE_NOOP("labels", "No value: nobody here has a rating."),
    "no-lot": QT_TRANSLATE_NOOP("labels", "No value: no lot was drawn for the player."),
    "met-no-tied": QT_TRANSLATE_NOOP(
        "labels", "No value: no game against those still level counts here."
    ),
    "nobody-tied": QT_TRANSLATE_NOOP("labels", "No value: nobody else is level."),
}


def known(code: str) -> bool:
    """Whether there are words for this code."""
    family, *modifiers = _parts(code)
    return family in _FAMILIES and all(modifier in MODIFIERS for modifier in modifiers)


def _parts(code: str) -> list[str]:
    """Take a code apart: what has words of its own, then the modifiers."""
    return [code] if code in _FAMILIES else code.split("/")


def _read(code: str) -> tuple[Words, Iterator[tuple[Modifier, str]]]:
    """Find the words of the family, and each modifier with the points it names, if any."""
    family, *modifiers = _parts(code)
    return _FAMILIES[family], ((_modifier(family, one), _points(one)) for one in modifiers)


def _points(modifier: str) -> str:
    """Write the half-points of Koya's "L+1" as points."""
    return format_points(int(modifier[2:])) if modifier[0] == "L" else ""


def _modifier(family: str, code: str) -> Modifier:
    """Find the words of a modifier, with the sentence that holds in this family."""
    words = MODIFIERS[code]
    return words._replace(sentence=CUTS.get(family, {}).get(code, words.sentence))


def head(code: str, tr: Translate) -> str:
    """Give the short head of the column ("Cumul.", "Buchholz -1")."""
    words, modifiers = _read(code)
    said = tr(words.head)
    for modifier, _ in modifiers:
        said = tr(modifier.head).format(said)
    return said


def name(code: str, tr: Translate) -> str:
    """Give the name, with the form and the cut ("Cumulative (US Chess), cut 1")."""
    words, modifiers = _read(code)
    said = tr(words.name)
    for modifier, number in modifiers:
        said = tr(modifier.name).format(said, number)
    return said


def legend(code: str, tr: Translate) -> str:
    """Say how it is counted, byes and cuts included: a sentence, and one for each modifier."""
    words, modifiers = _read(code)
    said = [tr(_NAMED).format(name(code, tr), tr(words.legend))]
    said += [tr(modifier.sentence).format(number) for modifier, number in modifiers]
    return " ".join(said)


def known_as(code: str) -> str:
    """List what else people call it, codes and names in other languages, for a search."""
    words, _ = _read(code)
    return f"{code} {code.replace('/', '-')} {words.known_as}"


def reason(code: str, tr: Translate, *, counted: bool = True) -> str:
    """Say what a term of a working is, or why it adds nothing; *code* as in `Term.reason`."""
    return tr(_REASONS[code] if counted else _NOT_COUNTED.get(code, _REASONS[code]))


def why(code: str, tr: Translate) -> str:
    """Say why a value does not exist; *code* as in `Working.why`."""
    return tr(_WHY[code])
