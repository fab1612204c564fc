"""The words of the tie-breaks that look at the opponents."""

from arbiter_app.labels.tie_break_form import Words
from arbiter_app.labels.words import QT_TRANSLATE_NOOP

OPPONENTS = {
    "BH": Words(
        QT_TRANSLATE_NOOP("labels", "Buchholz"),
        QT_TRANSLATE_NOOP("labels", "Buchholz (FIDE)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "the opponents' final scores added up, where byes after an opponent's last game count "
            "as draws; a round not played counts like a game against somebody with one's own "
            "score, since 2026 within limits.",
        ),
        "Bucholz, Buchholtz, Buchholzwertung, Feinwertung, Solkoff (Papi), Brésilien (cut), "
        "Harkness (median), sum of opponents' scores",
    ),
    "FB": Words(
        QT_TRANSLATE_NOOP("labels", "Fore-Buchh."),
        QT_TRANSLATE_NOOP("labels", "Fore-Buchholz (FIDE)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "Buchholz as if every game paired in the last planned round were drawn; before that "
            "round it is Buchholz itself, and a round not played counts as there.",
        ),
        "Fore Buchholz",
    ),
    "AOB": Words(
        QT_TRANSLATE_NOOP("labels", "Opp. Buchh."),
        QT_TRANSLATE_NOOP("labels", "Average of opponents' Buchholz (FIDE)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "the mean Buchholz of the opponents met over the board; rounds not played add nobody.",
        ),
        "opponents' Buchholz, sum of Buchholz, Buchholzsumme, Feinbuchholz",
    ),
    "AOB/F": Words(
        QT_TRANSLATE_NOOP("labels", "Opp. Fore-B."),
        QT_TRANSLATE_NOOP("labels", "Average of opponents' Fore-Buchholz (FIDE)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "the mean Fore-Buchholz of the opponents met over the board; rounds not played add "
            "nobody.",
        ),
    ),
    "SB": Words(
        QT_TRANSLATE_NOOP("labels", "Sonneb.-B."),
        QT_TRANSLATE_NOOP("labels", "Sonneborn-Berger (FIDE)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "each opponent's final score times the points made against him, added up; scores and "
            "rounds not played are read as in Buchholz.",
        ),
        "Sonneborn Berger, Neustadtl, Feinwertung",
    ),
    "KS": Words(
        QT_TRANSLATE_NOOP("labels", "Koya"),
        QT_TRANSLATE_NOOP("labels", "Koya system"),
        QT_TRANSLATE_NOOP(
            "labels",
            "the points made against opponents who have half of the possible points or more; a "
            "forfeit counts against the scheduled opponent, a bye does not.",
        ),
        "Koya-System, sistema Koya",
    ),
    "DE": Words(
        QT_TRANSLATE_NOOP("labels", "Direct enc."),
        QT_TRANSLATE_NOOP("labels", "Direct encounter (FIDE)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "the place among those still level by the games they played against each other; in a "
            "Swiss without forfeits, and only as far as games they never had against each other "
            "could not change it.",
        ),
        "head to head, direct encounter, direkter Vergleich, Direktvergleich, encuentro directo, "
        "confrontation directe, particular, mutual result",
    ),
    "DE/P": Words(
        QT_TRANSLATE_NOOP("labels", "Direct enc. P"),
        QT_TRANSLATE_NOOP("labels", "Direct encounter, forfeits as games (FIDE)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "the place among those still level by their games against each other, forfeits "
            "included; in a Swiss only as far as games they never had against each other could "
            "not change it.",
        ),
    ),
    "ARO": Words(
        QT_TRANSLATE_NOOP("labels", "Opp. rating"),
        QT_TRANSLATE_NOOP("labels", "Average rating of opponents (FIDE)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "the mean rating of the opponents met over the board, as a whole number.",
        ),
        "Elo average, Gegnerschnitt, Elo-Schnitt, moyenne Elo, media de Elo",
    ),
    "TPR": Words(
        QT_TRANSLATE_NOOP("labels", "Perform."),
        QT_TRANSLATE_NOOP("labels", "Tournament performance rating"),
        QT_TRANSLATE_NOOP(
            "labels",
            "the opponents' mean rating and what FIDE's table "
            "gives for the score against them, as 1, ½ and 0; games over the board only.",
        ),
        "Rp, Elo performance, Performance, Leistung",
    ),
    "PTP": Words(
        QT_TRANSLATE_NOOP("labels", "Perf. perf."),
        QT_TRANSLATE_NOOP("labels", "Perfect tournament performance"),
        QT_TRANSLATE_NOOP(
            "labels",
            "the lowest rating with which the score against these "
            "opponents was to be expected; games over the board only.",
        ),
        "perfect performance",
    ),
    "APRO": Words(
        QT_TRANSLATE_NOOP("labels", "Opp. perf."),
        QT_TRANSLATE_NOOP("labels", "Average performance of opponents (FIDE)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "the mean performance rating of the opponents met over the board, as a whole number.",
        ),
        "average opponents' performance",
    ),
    "APPO": Words(
        QT_TRANSLATE_NOOP("labels", "Opp. perf. p."),
        QT_TRANSLATE_NOOP("labels", "Average perfect performance of opponents (FIDE)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "the mean perfect performance of the opponents met over the board, as a whole number.",
        ),
        "average opponents' perfect performance",
    ),
    "MMED": Words(
        QT_TRANSLATE_NOOP("labels", "Mod. median"),
        QT_TRANSLATE_NOOP("labels", "Modified Median (US Chess)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "the opponents' scores added up without the lowest (for a "
            "score above half), the highest (below half) or both (exactly half), two of each from "
            "9 rounds on; a game an opponent did not play counts ½, an own one counts 0.",
        ),
        "34E1, modified median, Harkness",
    ),
    "SOLK": Words(
        QT_TRANSLATE_NOOP("labels", "Solkoff"),
        QT_TRANSLATE_NOOP("labels", "Solkoff (US Chess)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "the opponents' scores added up; a game an opponent did not play "
            "counts ½, an own one counts 0.",
        ),
        "34E2, Buchholz, Solkov",
    ),
    "MED": Words(
        QT_TRANSLATE_NOOP("labels", "Median"),
        QT_TRANSLATE_NOOP("labels", "Median (US Chess)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "the opponents' scores added up without the lowest and the highest "
            "(two of each from 9 rounds on); a game an opponent did not play counts ½, an own one "
            "counts 0.",
        ),
        "34E4, Harkness",
    ),
    "OPCUM": Words(
        QT_TRANSLATE_NOOP("labels", "Opp. cumul."),
        QT_TRANSLATE_NOOP("labels", "Cumulative of opposition (US Chess)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "the opponents' cumulative scores added up, each less the points got without play; "
            "only opponents met over the board count.",
        ),
        "34E9, opponents' cumulative, cumulative of opposition",
    ),
    "USSB": Words(
        QT_TRANSLATE_NOOP("labels", "Sonneb.-B. US"),
        QT_TRANSLATE_NOOP("labels", "Sonneborn-Berger (US Chess)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "the final scores of the opponents beaten and half of "
            "those drawn with; games not played count nothing.",
        ),
        "34E8, Sonneborn Berger, Neustadtl",
    ),
    "H2H": Words(
        QT_TRANSLATE_NOOP("labels", "Head to head"),
        QT_TRANSLATE_NOOP("labels", "Result between tied players (US Chess)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "wins less losses over the board in the games among those still level.",
        ),
        "34E5, head-to-head, direct encounter, result between tied players",
    ),
    "OPPERF": Words(
        QT_TRANSLATE_NOOP("labels", "Opp. perf. US"),
        QT_TRANSLATE_NOOP("labels", "Opposition's performance (US Chess)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "the mean performance of the opponents met over the board; for each of their games it "
            "takes the rating met, 400 more for a win and 400 less for a loss. Who has no rating "
            "counts as he did against the rated.",
        ),
        "34E10",
    ),
    "AVOPR": Words(
        QT_TRANSLATE_NOOP("labels", "Opp. rating US"),
        QT_TRANSLATE_NOOP("labels", "Average opposition rating (US Chess)"),
        QT_TRANSLATE_NOOP(
            "labels",
            "the mean rating of the rated opponents met over the board.",
        ),
        "34E11",
    ),
}
