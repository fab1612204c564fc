"""The words of the help: two guides, and what stands on the page of every tie-break."""

from typing import NamedTuple

from arbiter_app.labels.words import QT_TRANSLATE_NOOP, Translate

CUMULATIVE, TIES, KEYS = "cumulative", "ties", "keys"
"""The pages that are no tie-break's."""


class Guide(NamedTuple):
    """A page of plain text.

    Attributes:
        title: its head.
        before, after: paragraphs before its example and after it.
        known_as: other words, for the search.
    """

    title: str
    before: tuple[str, ...]
    after: tuple[str, ...]
    known_as: str


GUIDES = {
    CUMULATIVE: Guide(
        QT_TRANSLATE_NOOP("labels", "The cumulative score"),
        (
            QT_TRANSLATE_NOOP(
                "labels",
                "Note a player's running total after each round and add those totals up. Drawn "
                "as a staircase, the totals are its steps, and the area under them is the "
                "cumulative score. FIDE calls it the progressive score.",
            ),
            QT_TRANSLATE_NOOP("labels", "Three players with 3 points of 5 rounds:"),
        ),
        (
            QT_TRANSLATE_NOOP(
                "labels",
                "Schools love it because it takes one scoresheet and half a minute, and because "
                "it is final the moment the player's last game ends: nobody waits for the "
                "results of others.",
            ),
            QT_TRANSLATE_NOOP(
                "labels",
                "Serious events rank it low: it is kind to those who lose late and so met "
                "easier opponents early, the order inside a score group is fixed before the "
                "last round, and an early bye lifts it.",
            ),
            QT_TRANSLATE_NOOP(
                "labels",
                "There are three forms. As awarded (FIDE): byes and forfeits count as given. US "
                "Chess: less 1 for each full-point bye or forfeit win and ½ for each half-point "
                "bye. US Chess, older: less 1 only. A cut leaves out the first running total, or "
                "the first two; the points of those rounds stay in the later totals.",
            ),
        ),
        "staircase, progressive, progress, progresivo, Fortschrittswertung, cumulatif",
    ),
    TIES: Guide(
        QT_TRANSLATE_NOOP("labels", "How ties are broken"),
        (
            QT_TRANSLATE_NOOP(
                "labels",
                "Points come first. Players who are level on points are ordered by the first "
                "tie-break of the section's list, those still level by the next, and so on; one "
                "without a value comes after those with one. Who is level on all of them shares "
                "the place: 1, 2=, 2=, 4. Inside such a tie the start number orders the lines "
                "and means nothing.",
            ),
            QT_TRANSLATE_NOOP(
                "labels",
                "The list is chosen in the event settings (Ctrl+,), one by one or as a preset, "
                "and should be published before round 1. A change after that warns, goes into "
                "the history and is noted on prints. These presets are ready made; your own are "
                "offered beside them:",
            ),
        ),
        (
            QT_TRANSLATE_NOOP(
                "labels",
                "A tie-break that looks at the opponents is final only when their games are: "
                "one's own value can still move while others play. The running totals and the "
                "own games of a player are final with his last game.",
            ),
            QT_TRANSLATE_NOOP(
                "labels",
                "The drawing of lots is a command of its own: the seed is recorded and printed, "
                "and lots are never drawn a second time by themselves.",
            ),
        ),
        "presets, order, tie-breaks, shared places, lots, sharing",
    ),
}
_WORDS = {
    "guides": QT_TRANSLATE_NOOP("labels", "Guides"),
    "code-head": QT_TRANSLATE_NOOP("labels", "Code"),
    "code": QT_TRANSLATE_NOOP("labels", "Code {0}; in the standings “{1}”."),
    "called": QT_TRANSLATE_NOOP("labels", "Also found as: {0}."),
    "example": QT_TRANSLATE_NOOP("labels", "Worked example: {0}"),
    "round": QT_TRANSLATE_NOOP("labels", "Round"),
    "counts": QT_TRANSLATE_NOOP("labels", "What counts"),
    "adds": QT_TRANSLATE_NOOP("labels", "Adds"),
    "number": QT_TRANSLATE_NOOP("labels", "Number"),
    "sum": QT_TRANSLATE_NOOP("labels", "Sum"),
    "count": QT_TRANSLATE_NOOP("labels", "Together"),
    "average": QT_TRANSLATE_NOOP("labels", "Mean of those that count"),
    "table": QT_TRANSLATE_NOOP("labels", "From the table of the rules"),
    "place": QT_TRANSLATE_NOOP("labels", "Place or number"),
    "variants": QT_TRANSLATE_NOOP("labels", "Cuts and variants"),
    "their-value": QT_TRANSLATE_NOOP("labels", "{0} has"),
    "event": QT_TRANSLATE_NOOP("labels", "The example event"),
    "no": QT_TRANSLATE_NOOP("labels", "No"),
    "name": QT_TRANSLATE_NOOP("labels", "Name"),
    "rating": QT_TRANSLATE_NOOP("labels", "Rating"),
    "points": QT_TRANSLATE_NOOP("labels", "Points"),
    "cells": QT_TRANSLATE_NOOP(
        "labels",
        "A cell is opponent, colour and result: 5w1 is a win with White against number 5; + and "
        "− are forfeits, B a pairing bye, H a half-point bye, Z absent.",
    ),
    "tied": QT_TRANSLATE_NOOP("labels", "Level on points here: {0}."),
    "no-list": QT_TRANSLATE_NOOP("labels", "points only"),
    "see-guide": QT_TRANSLATE_NOOP("labels", "What speaks for it and against it"),
    "see-ties": QT_TRANSLATE_NOOP("labels", "How ties are broken"),
}


def word(code: str, tr: Translate) -> str:
    """Give a head or a short sentence of the pages."""
    return tr(_WORDS[code])
