"""What a family of tie-breaks has words for, and what a modifier adds to them.

A code with a modifier has the words of its family and one more sentence, unless it has words of
its own here. What a tie-break is called elsewhere is not translated: it is what people type.
"""

from typing import NamedTuple

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


MODIFIERS = {
    "C1": Modifier(
        QT_TRANSLATE_NOOP("labels", "{0} -1"),
        QT_TRANSLATE_NOOP("labels", "{0}, cut 1"),
        QT_TRANSLATE_NOOP("labels", "The least of these values is left out."),
    ),
    "C2": Modifier(
        QT_TRANSLATE_NOOP("labels", "{0} -2"),
        QT_TRANSLATE_NOOP("labels", "{0}, cut 2"),
        QT_TRANSLATE_NOOP("labels", "The two least of these values are left out."),
    ),
    "M1": Modifier(
        QT_TRANSLATE_NOOP("labels", "{0} ±1"),
        QT_TRANSLATE_NOOP("labels", "{0}, median 1"),
        QT_TRANSLATE_NOOP("labels", "The least and the greatest of these values are left out."),
    ),
    "M2": Modifier(
        QT_TRANSLATE_NOOP("labels", "{0} ±2"),
        QT_TRANSLATE_NOOP("labels", "{0}, median 2"),
        QT_TRANSLATE_NOOP(
            "labels", "The two least and the two greatest of these values are left out."
        ),
    ),
    "P": Modifier(
        QT_TRANSLATE_NOOP("labels", "{0} P"),
        QT_TRANSLATE_NOOP("labels", "{0}, forfeits as games"),
        QT_TRANSLATE_NOOP("labels", "A forfeit counts as a game against the scheduled opponent."),
    ),
    **{
        f"L{by:+d}": Modifier(
            f"{{0}} {by:+d}".replace("-", "−"),
            QT_TRANSLATE_NOOP("labels", "{0}, limit moved by {1} half-points"),
            QT_TRANSLATE_NOOP("labels", "The limit is moved by {0} half-points."),
        )
        for by in (1, 2, 3, 4, -1, -2, -3, -4)
    },
}
