"""What a family of tie-breaks has words for, and what a modifier adds to them.

A code with a modifier has the words of its family and one more sentence, unless it has words of
its own here. What a tie-break is called elsewhere is not translated: it is what people type.
"""

from typing import NamedTuple

from arbiter_app.core.points import format_points
from arbiter_app.labels.words import QT_TRANSLATE_NOOP


class Words(NamedTuple):
    """What is said of one tie-break.

    Attributes:
        legend: how it is counted, as it follows the name and a colon; byes and cuts included.
        known_as: other names, for the search.
    """

    head: str
    name: str
    legend: str
    known_as: str = ""


class Modifier(NamedTuple):
    """What a modifier adds: to the head and the name, which stand at {0}, and as a sentence."""

    head: str
    name: str
    sentence: str


_HIGHER = (
    QT_TRANSLATE_NOOP("labels", "The limit is ½ point higher."),
    QT_TRANSLATE_NOOP("labels", "The limit is 1 point higher."),
    QT_TRANSLATE_NOOP("labels", "The limit is 1½ points higher."),
    QT_TRANSLATE_NOOP("labels", "The limit is 2 points higher."),
)
_LOWER = (
    QT_TRANSLATE_NOOP("labels", "The limit is ½ point lower."),
    QT_TRANSLATE_NOOP("labels", "The limit is 1 point lower."),
    QT_TRANSLATE_NOOP("labels", "The limit is 1½ points lower."),
    QT_TRANSLATE_NOOP("labels", "The limit is 2 points lower."),
)
MODIFIERS = {
    "C1": Modifier(
        QT_TRANSLATE_NOOP("labels", "{0} -1"),
        QT_TRANSLATE_NOOP("labels", "{0}, cut 1"),
        QT_TRANSLATE_NOOP("labels", "The lowest is left out."),
    ),
    "C2": Modifier(
        QT_TRANSLATE_NOOP("labels", "{0} -2"),
        QT_TRANSLATE_NOOP("labels", "{0}, cut 2"),
        QT_TRANSLATE_NOOP("labels", "The two lowest are left out."),
    ),
    "M1": Modifier(
        QT_TRANSLATE_NOOP("labels", "{0} ±1"),
        QT_TRANSLATE_NOOP("labels", "{0}, median 1"),
        QT_TRANSLATE_NOOP("labels", "The lowest and the highest are left out."),
    ),
    "M2": Modifier(
        QT_TRANSLATE_NOOP("labels", "{0} ±2"),
        QT_TRANSLATE_NOOP("labels", "{0}, median 2"),
        QT_TRANSLATE_NOOP("labels", "The two lowest and the two highest are left out."),
    ),
    "P": Modifier(
        QT_TRANSLATE_NOOP("labels", "{0} P"),
        QT_TRANSLATE_NOOP("labels", "{0}, forfeits as games"),
        QT_TRANSLATE_NOOP("labels", "A forfeit counts as a game against the scheduled opponent."),
    ),
    **{
        f"L+{by}": Modifier(
            f"{{0}} +{format_points(by)}",
            QT_TRANSLATE_NOOP("labels", "{0}, limit {1} higher"),
            sentence,
        )
        for by, sentence in enumerate(_HIGHER, 1)
    },
    **{
        f"L-{by}": Modifier(
            f"{{0}} −{format_points(by)}",
            QT_TRANSLATE_NOOP("labels", "{0}, limit {1} lower"),
            sentence,
        )
        for by, sentence in enumerate(_LOWER, 1)
    },
}

_IDLE_FIRST = {
    "C1": QT_TRANSLATE_NOOP(
        "labels",
        "The lowest is left out; a half-point bye, an absence or a lost forfeit goes first.",
    ),
    "C2": QT_TRANSLATE_NOOP(
        "labels",
        "The two lowest are left out; half-point byes, absences and lost forfeits go first.",
    ),
    "M1": QT_TRANSLATE_NOOP(
        "labels",
        "The lowest and the highest are left out; as the lowest a half-point bye, an absence or a "
        "lost forfeit goes first.",
    ),
    "M2": QT_TRANSLATE_NOOP(
        "labels",
        "The two lowest and the two highest are left out; as the lowest half-point byes, absences "
        "and lost forfeits go first.",
    ),
}
CUTS = {
    "BH": _IDLE_FIRST,
    "FB": _IDLE_FIRST,
    "SB": {
        "C1": QT_TRANSLATE_NOOP(
            "labels",
            "What came from the opponent with the lowest score is left out; a half-point bye, an "
            "absence or a lost forfeit goes instead unless it adds less.",
        ),
        "C2": QT_TRANSLATE_NOOP(
            "labels",
            "What came from the two opponents with the lowest scores is left out; half-point "
            "byes, absences and lost forfeits go instead unless they add less.",
        ),
    },
}
"""What a cut leaves out in a family, where it is not just the lowest (C.07 Art. 14, 16.5)."""
