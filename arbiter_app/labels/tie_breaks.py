"""The words of the tie-breaks: head of the column, name, how it is counted, parts of a working.

A code of the registry without words fails `tests/test_labels.py`.
"""

from typing import NamedTuple

from arbiter_app.labels.words import QT_TRANSLATE_NOOP, Translate


class _Words(NamedTuple):
    head: str
    name: str
    legend: str


_WORDS = {
    "PTS": _Words(
        QT_TRANSLATE_NOOP("labels", "Pts"),
        QT_TRANSLATE_NOOP("labels", "Points"),
        QT_TRANSLATE_NOOP("labels", "Points: the tournament score, byes and forfeits as awarded."),
    ),
    "PS": _Words(
        QT_TRANSLATE_NOOP("labels", "Progr."),
        QT_TRANSLATE_NOOP("labels", "Progressive score (FIDE)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "Progressive score (FIDE): the running totals after each round added up; "
            "byes and forfeits count as awarded.",
        ),
    ),
    "PS/C1": _Words(
        QT_TRANSLATE_NOOP("labels", "Progr. -1"),
        QT_TRANSLATE_NOOP("labels", "Progressive score, cut 1 (FIDE)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "Progressive score, cut 1 (FIDE): the running totals after each round added up, "
            "without the first; byes and forfeits count as awarded.",
        ),
    ),
    "PS/C2": _Words(
        QT_TRANSLATE_NOOP("labels", "Progr. -2"),
        QT_TRANSLATE_NOOP("labels", "Progressive score, cut 2 (FIDE)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "Progressive score, cut 2 (FIDE): the running totals after each round added up, "
            "without the first two; byes and forfeits count as awarded.",
        ),
    ),
    "CUM": _Words(
        QT_TRANSLATE_NOOP("labels", "Cumul."),
        QT_TRANSLATE_NOOP("labels", "Cumulative (US Chess)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "Cumulative (US Chess): the running totals after each round added up, less the points "
            "got without play (1 for a full-point bye or forfeit win, ½ for a half-point bye).",
        ),
    ),
    "CUM/C1": _Words(
        QT_TRANSLATE_NOOP("labels", "Cumul. -1"),
        QT_TRANSLATE_NOOP("labels", "Cumulative, cut 1 (US Chess)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "Cumulative, cut 1 (US Chess): the running totals after each round added up, without "
            "the first, less the points got without play (1 for a full-point bye or forfeit win, "
            "½ for a half-point bye).",
        ),
    ),
    "CUM/C2": _Words(
        QT_TRANSLATE_NOOP("labels", "Cumul. -2"),
        QT_TRANSLATE_NOOP("labels", "Cumulative, cut 2 (US Chess)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "Cumulative, cut 2 (US Chess): the running totals after each round added up, without "
            "the first two, less the points got without play (1 for a full-point bye or forfeit "
            "win, ½ for a half-point bye).",
        ),
    ),
    "CUM-OLD": _Words(
        QT_TRANSLATE_NOOP("labels", "Cumul. old"),
        QT_TRANSLATE_NOOP("labels", "Cumulative (US Chess, older)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "Cumulative (US Chess, older): the running totals after each round added up, less 1 "
            "for each full-point bye or forfeit win; half-point byes count as awarded.",
        ),
    ),
    "CUM-OLD/C1": _Words(
        QT_TRANSLATE_NOOP("labels", "Cumul. old -1"),
        QT_TRANSLATE_NOOP("labels", "Cumulative, cut 1 (US Chess, older)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "Cumulative, cut 1 (US Chess, older): the running totals after each round added up, "
            "without the first, less 1 for each full-point bye or forfeit win; half-point byes "
            "count as awarded.",
        ),
    ),
    "CUM-OLD/C2": _Words(
        QT_TRANSLATE_NOOP("labels", "Cumul. old -2"),
        QT_TRANSLATE_NOOP("labels", "Cumulative, cut 2 (US Chess, older)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "Cumulative, cut 2 (US Chess, older): the running totals after each round added up, "
            "without the first two, less 1 for each full-point bye or forfeit win; half-point "
            "byes count as awarded.",
        ),
    ),
    "WIN": _Words(
        QT_TRANSLATE_NOOP("labels", "Wins"),
        QT_TRANSLATE_NOOP("labels", "Number of wins"),
        QT_TRANSLATE_NOOP(
            "labels",
            "Number of wins: rounds that brought as many points as a win, played or not; "
            "forfeit wins and full-point byes count.",
        ),
    ),
    "WON": _Words(
        QT_TRANSLATE_NOOP("labels", "Won"),
        QT_TRANSLATE_NOOP("labels", "Games won"),
        QT_TRANSLATE_NOOP(
            "labels", "Games won: wins over the board; byes do not count, nor do forfeits."
        ),
    ),
    "BPG": _Words(
        QT_TRANSLATE_NOOP("labels", "Black"),
        QT_TRANSLATE_NOOP("labels", "Games with Black"),
        QT_TRANSLATE_NOOP(
            "labels",
            "Games with Black: games played over the board with the black pieces; byes do not "
            "count, nor do forfeits.",
        ),
    ),
    "BWG": _Words(
        QT_TRANSLATE_NOOP("labels", "Black won"),
        QT_TRANSLATE_NOOP("labels", "Games won with Black"),
        QT_TRANSLATE_NOOP(
            "labels",
            "Games won with Black: wins over the board with the black pieces; byes do not count, "
            "nor do forfeits.",
        ),
    ),
    "REP": _Words(
        QT_TRANSLATE_NOOP("labels", "Played"),
        QT_TRANSLATE_NOOP("labels", "Rounds one elected to play"),
        QT_TRANSLATE_NOOP(
            "labels",
            "Rounds one elected to play: all rounds less half-point byes, absences and forfeit "
            "losses; pairing byes, full-point byes and forfeit wins count.",
        ),
    ),
}
_REASONS = {
    "points": QT_TRANSLATE_NOOP("labels", "points"),
    "running-total": QT_TRANSLATE_NOOP("labels", "running total"),
    "unplayed-points": QT_TRANSLATE_NOOP("labels", "points got without play"),
    "win": QT_TRANSLATE_NOOP("labels", "as many points as a win"),
    "won-game": QT_TRANSLATE_NOOP("labels", "won over the board"),
    "black-game": QT_TRANSLATE_NOOP("labels", "played with Black"),
    "black-win": QT_TRANSLATE_NOOP("labels", "won with Black"),
    "elected-round": QT_TRANSLATE_NOOP("labels", "elected to play"),
}
_WHY = {
    "needs-colours": QT_TRANSLATE_NOOP(
        "labels", "No value: only the score is typed, so the colours are not known."
    ),
    "needs-standard-scoring": QT_TRANSLATE_NOOP(
        "labels",
        "No value: US Chess defines the cumulative score for 1, ½ and 0 points only; "
        "the progressive score (FIDE) works with any points.",
    ),
}


def known(code: str) -> bool:
    """Whether there are words for this code."""
    return code in _WORDS


def head(code: str, tr: Translate) -> str:
    """Give the short head of the column ("Cumul.")."""
    return tr(_WORDS[code].head)


def name(code: str, tr: Translate) -> str:
    """Give the name, with the form and the cut ("Cumulative, cut 1 (US Chess)")."""
    return tr(_WORDS[code].name)


def legend(code: str, tr: Translate) -> str:
    """Say in one sentence how it is counted, byes and cuts included."""
    return tr(_WORDS[code].legend)


def reason(code: str, tr: Translate) -> str:
    """Say what a term of a working is; *code* as in `Term.reason`."""
    return tr(_REASONS[code])


def why(code: str, tr: Translate) -> str:
    """Say why a value does not exist; *code* as in `Working.why`."""
    return tr(_WHY[code])
