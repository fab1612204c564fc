"""The words of the tie-breaks from a player's own results and data."""

from arbiter_app.labels.tie_break_form import Words
from arbiter_app.labels.words import QT_TRANSLATE_NOOP

OWN = {
    "PTS": Words(
        QT_TRANSLATE_NOOP("labels", "Pts"),
        QT_TRANSLATE_NOOP("labels", "Points"),
        QT_TRANSLATE_NOOP("labels", "the tournament score, byes and forfeits as awarded."),
    ),
    "PS": Words(
        QT_TRANSLATE_NOOP("labels", "Progr."),
        QT_TRANSLATE_NOOP("labels", "Progressive score (FIDE)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "the running totals after each round added up; byes and forfeits count as awarded.",
        ),
        "progressive, progress, sum of progressive scores, progresivo, progres, progresja, "
        "Fortschrittswertung, Fortschritt, Summenscore, cumulatif, scores cumulés, progressieve "
        "score, cumulative, kumulativ, acumulativo, progressivo, FIDE Tie-Break, CUSS",
    ),
    "PS/C1": Words(
        QT_TRANSLATE_NOOP("labels", "Progr. -1"),
        QT_TRANSLATE_NOOP("labels", "Progressive score (FIDE), cut 1"),
        QT_TRANSLATE_NOOP(
            "labels",
            "the running totals after each round added up, "
            "without the first; byes and forfeits count as awarded.",
        ),
    ),
    "PS/C2": Words(
        QT_TRANSLATE_NOOP("labels", "Progr. -2"),
        QT_TRANSLATE_NOOP("labels", "Progressive score (FIDE), cut 2"),
        QT_TRANSLATE_NOOP(
            "labels",
            "the running totals after each round added up, "
            "without the first two; byes and forfeits count as awarded.",
        ),
    ),
    "CUM": Words(
        QT_TRANSLATE_NOOP("labels", "Cumul."),
        QT_TRANSLATE_NOOP("labels", "Cumulative (US Chess)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "the running totals after each round added up, less the points "
            "got without play (1 for a full-point bye or forfeit win, ½ for a half-point bye).",
        ),
        "34E3, cumulative, running score, progressive, progress, progresivo, "
        "Fortschrittswertung, cumulatif, kumulativ, acumulativo",
    ),
    "CUM/C1": Words(
        QT_TRANSLATE_NOOP("labels", "Cumul. -1"),
        QT_TRANSLATE_NOOP("labels", "Cumulative (US Chess), cut 1"),
        QT_TRANSLATE_NOOP(
            "labels",
            "the running totals after each round added up, without "
            "the first, less the points got without play (1 for a full-point bye or forfeit win, "
            "½ for a half-point bye).",
        ),
    ),
    "CUM/C2": Words(
        QT_TRANSLATE_NOOP("labels", "Cumul. -2"),
        QT_TRANSLATE_NOOP("labels", "Cumulative (US Chess), cut 2"),
        QT_TRANSLATE_NOOP(
            "labels",
            "the running totals after each round added up, without "
            "the first two, less the points got without play (1 for a full-point bye or forfeit "
            "win, ½ for a half-point bye).",
        ),
    ),
    "CUM-OLD": Words(
        QT_TRANSLATE_NOOP("labels", "Cumul. old"),
        QT_TRANSLATE_NOOP("labels", "Cumulative (US Chess, older)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "the running totals after each round added up, less 1 "
            "for each full-point bye or forfeit win; half-point byes count as awarded.",
        ),
        "34E3 without half-point byes, cumulative, progressive, progress, progresivo, "
        "Fortschrittswertung, cumulatif",
    ),
    "CUM-OLD/C1": Words(
        QT_TRANSLATE_NOOP("labels", "Cumul. old -1"),
        QT_TRANSLATE_NOOP("labels", "Cumulative (US Chess, older), cut 1"),
        QT_TRANSLATE_NOOP(
            "labels",
            "the running totals after each round added up, "
            "without the first, less 1 for each full-point bye or forfeit win; half-point byes "
            "count as awarded.",
        ),
    ),
    "CUM-OLD/C2": Words(
        QT_TRANSLATE_NOOP("labels", "Cumul. old -2"),
        QT_TRANSLATE_NOOP("labels", "Cumulative (US Chess, older), cut 2"),
        QT_TRANSLATE_NOOP(
            "labels",
            "the running totals after each round added up, "
            "without the first two, less 1 for each full-point bye or forfeit win; half-point "
            "byes count as awarded.",
        ),
    ),
    "WIN": Words(
        QT_TRANSLATE_NOOP("labels", "Wins"),
        QT_TRANSLATE_NOOP("labels", "Number of wins"),
        QT_TRANSLATE_NOOP(
            "labels",
            "rounds that brought as many points as a win, played or not; forfeit wins and byes "
            "worth a win count.",
        ),
        "victories, number of wins, Anzahl Siege, victorias, nombre de victoires",
    ),
    "WON": Words(
        QT_TRANSLATE_NOOP("labels", "Won"),
        QT_TRANSLATE_NOOP("labels", "Games won"),
        QT_TRANSLATE_NOOP("labels", "wins over the board; byes do not count, nor do forfeits."),
        "victories, games won over the board, gewonnene Partien, partidas ganadas, parties gagnées",
    ),
    "BPG": Words(
        QT_TRANSLATE_NOOP("labels", "Black"),
        QT_TRANSLATE_NOOP("labels", "Games with Black"),
        QT_TRANSLATE_NOOP(
            "labels",
            "games played over the board with the black pieces; byes do not "
            "count, nor do forfeits.",
        ),
        "most blacks, games with Black, Schwarzpartien, partidas con negras, parties avec "
        "les Noirs",
    ),
    "BWG": Words(
        QT_TRANSLATE_NOOP("labels", "Black won"),
        QT_TRANSLATE_NOOP("labels", "Games won with Black"),
        QT_TRANSLATE_NOOP(
            "labels",
            "wins over the board with the black pieces; byes do not count, nor do forfeits.",
        ),
        "wins with Black, Schwarzsiege, victorias con negras, victoires avec les Noirs",
    ),
    "REP": Words(
        QT_TRANSLATE_NOOP("labels", "Played"),
        QT_TRANSLATE_NOOP("labels", "Rounds one elected to play"),
        QT_TRANSLATE_NOOP(
            "labels",
            "all rounds less half-point byes, absences and forfeit "
            "losses; pairing byes, full-point byes and forfeit wins count.",
        ),
        "GE, games elected to play",
    ),
    "STD": Words(
        QT_TRANSLATE_NOOP("labels", "Standard"),
        QT_TRANSLATE_NOOP("labels", "Standard points"),
        QT_TRANSLATE_NOOP(
            "labels",
            "1 for each round with more points than the opponent, ½ for as many; a round not "
            "played brings 1 if it gave more than a draw, ½ if as much.",
        ),
        "1 ½ 0 whatever the scoring",
    ),
    "LOT": Words(
        QT_TRANSLATE_NOOP("labels", "Lot"),
        QT_TRANSLATE_NOOP("labels", "Drawing of lots"),
        QT_TRANSLATE_NOOP(
            "labels", "the place in an order that was drawn once, with a seed that is recorded."
        ),
        "lots coin flip 34E13",
    ),
    "TPN": Words(
        QT_TRANSLATE_NOOP("labels", "No."),
        QT_TRANSLATE_NOOP("labels", "Start number"),
        QT_TRANSLATE_NOOP("labels", "the lower one is placed first."),
        "pairing number, seed, Startnummer",
    ),
    "TPN/R": Words(
        QT_TRANSLATE_NOOP("labels", "No. rev."),
        QT_TRANSLATE_NOOP("labels", "Start number, reversed"),
        QT_TRANSLATE_NOOP("labels", "the higher one is placed first."),
    ),
    "RTNG": Words(
        QT_TRANSLATE_NOOP("labels", "Rating"),
        QT_TRANSLATE_NOOP("labels", "Rating, highest first"),
        QT_TRANSLATE_NOOP("labels", "the player's own rating."),
        "Elo, own rating",
    ),
    "RTNG/R": Words(
        QT_TRANSLATE_NOOP("labels", "Rating rev."),
        QT_TRANSLATE_NOOP("labels", "Rating, lowest first"),
        QT_TRANSLATE_NOOP("labels", "the player's own rating."),
    ),
    "KASH": Words(
        QT_TRANSLATE_NOOP("labels", "Kashdan"),
        QT_TRANSLATE_NOOP("labels", "Kashdan (US Chess)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "4 for a win, 2 for a draw, 1 for a loss, 0 for a game not played.",
        ),
        "34E7, Kashdan 4-2-1-0",
    ),
    "MBLK": Words(
        QT_TRANSLATE_NOOP("labels", "Most blacks"),
        QT_TRANSLATE_NOOP("labels", "Most blacks (US Chess)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "games played over the board with the black pieces; forfeits do not count.",
        ),
        "34E6, most times black",
    ),
}
