"""The words of the ready-made lists of tie-breaks, and of the three forms of cumulative."""

from arbiter_app.labels.words import QT_TRANSLATE_NOOP, Translate

_NAMES = {
    "scholastic": QT_TRANSLATE_NOOP("labels", "Scholastic (cumulative first)"),
    "scholastic-cuts": QT_TRANSLATE_NOOP("labels", "Cumulative, then without the first rounds"),
    "scholastic-wins": QT_TRANSLATE_NOOP("labels", "Cumulative, then games won"),
    "us-34e": QT_TRANSLATE_NOOP("labels", "US Chess 34E"),
    "us-wintd": QT_TRANSLATE_NOOP("labels", "US Chess, WinTD list"),
    "us-34f": QT_TRANSLATE_NOOP("labels", "US Chess round robin 34F"),
    "progressive-first": QT_TRANSLATE_NOOP("labels", "Progressive first"),
    "progressive-wins": QT_TRANSLATE_NOOP("labels", "Cumulative, then wins, wins with Black"),
    "fide-2019-swiss": QT_TRANSLATE_NOOP("labels", "FIDE 2019 Swiss"),
    "fide-2019-round-robin": QT_TRANSLATE_NOOP("labels", "FIDE 2019 round robin"),
    "modern-swiss": QT_TRANSLATE_NOOP("labels", "Modern Swiss (BH-C1, DE, BH, SB, WIN)"),
    "australia": QT_TRANSLATE_NOOP("labels", "Australia"),
    "wins-first": QT_TRANSLATE_NOOP("labels", "Games won, then with Black, then cumulative"),
    "points-only": QT_TRANSLATE_NOOP("labels", "Points only (ties share their place)"),
}
_FORMS = {
    "PS": QT_TRANSLATE_NOOP("labels", "as awarded (FIDE)"),
    "CUM": QT_TRANSLATE_NOOP("labels", "US Chess"),
    "CUM-OLD": QT_TRANSLATE_NOOP("labels", "US Chess, older"),
}
_EXPLAINED = {
    "PS": QT_TRANSLATE_NOOP(
        "labels",
        "As awarded: the totals after each round are added up; byes and forfeits count as given.",
    ),
    "CUM": QT_TRANSLATE_NOOP(
        "labels",
        "US Chess: the totals after each round are added up, less 1 for each full-point bye or "
        "forfeit win and ½ for each half-point bye.",
    ),
    "CUM-OLD": QT_TRANSLATE_NOOP(
        "labels",
        "US Chess, older: the totals after each round are added up, less 1 for each full-point "
        "bye or forfeit win; half-point byes count as given.",
    ),
}


def preset(code: str, tr: Translate) -> str:
    """Name a list of `core.presets.PRESETS`."""
    return tr(_NAMES[code])


def form(code: str, tr: Translate) -> str:
    """Name a form of the cumulative score; *code* as in `core.presets.FORMS`."""
    return tr(_FORMS[code])


def form_explained(code: str, tr: Translate) -> str:
    """Say in one sentence what a form counts."""
    return tr(_EXPLAINED[code])
