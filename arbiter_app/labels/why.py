"""The words of "Why this place?": its sentences, and those of the staircase."""

from collections.abc import Collection

from arbiter_app.core.explain import Comparison, Explanation
from arbiter_app.core.live import place_text
from arbiter_app.core.points import format_exact
from arbiter_app.core.staircase import Staircase
from arbiter_app.core.tiebreaks import CUMULATIVE
from arbiter_app.labels import tie_breaks, workings
from arbiter_app.labels.tables import TableWords
from arbiter_app.labels.words import QT_TRANSLATE_NOOP, Translate, listed

_MOST_NAMED = 6
_PLACE = QT_TRANSLATE_NOOP("labels", "{name}: place {place} of {count}, {points}.")
_BOTH = QT_TRANSLATE_NOOP("labels", "Both have {0}.")
_SHARED = QT_TRANSLATE_NOOP("labels", "The place is shared with {0}.")
_LATER_SUM = QT_TRANSLATE_NOOP("labels", "{0} (tie-break {1})")
_LEVEL = QT_TRANSLATE_NOOP("labels", "Still level here: {0}.")
_ROUND = QT_TRANSLATE_NOOP("labels", "round {0}")
_PLAYING_ROUND = QT_TRANSLATE_NOOP("labels", "○ round {0}")
_LEFT_OUT = QT_TRANSLATE_NOOP("labels", "left out")
_DECIDES = QT_TRANSLATE_NOOP("labels", "decides")
_AREA = QT_TRANSLATE_NOOP("labels", "The area under the stairs is the cumulative score.")
_HATCHED = QT_TRANSLATE_NOOP("labels", "Hatched: left out.")
_CROSSED = QT_TRANSLATE_NOOP("labels", "Crossed: got without play, taken off.")
_OPEN = QT_TRANSLATE_NOOP("labels", "○ still playing: no points so far.")
_ON_STAIRS = QT_TRANSLATE_NOOP("labels", "{0} {1}")
_STEPS = QT_TRANSLATE_NOOP("labels", "{0}: the steps are {1}.")


def place(
    found: Explanation, count: int, names: workings.Names, tr: Translate, *, spread: bool = False
) -> str:
    """Say who stands where among how many; *spread* as in `place_text`."""
    row = found.row
    return tr(_PLACE).format(
        name=names(row.player),
        place=place_text(row, spread=spread),
        count=count,
        points=workings.points_text(row.points, tr),
    )


def shared(found: Explanation, names: workings.Names, tr: Translate) -> str:
    """Say with whom a place is shared; "" where it is not."""
    row = found.row
    others = [one for one in found.group if one.place == row.place and one is not row]
    return tr(_SHARED).format(_listed([one.player for one in others], names, tr)) if others else ""


def added_head(code: str, codes: tuple[str, ...], tr: Translate) -> str:
    """Head the sums of a score group: which tie-break they are, where others come before it."""
    at = codes.index(code) if code in codes else 0
    if at:
        return tr(_LATER_SUM).format(tie_breaks.head(code, tr), at + 1)
    return TableWords(tr).say("running") if code in CUMULATIVE else tie_breaks.head(code, tr)


def still_level(tied: Collection[int], names: workings.Names, tr: Translate) -> str:
    """Say who was still level when a tie-break was asked; "" where nobody else was."""
    return tr(_LEVEL).format(_listed(tied, names, tr)) if len(tied) > 1 else ""


def both_have(found: Comparison, tr: Translate) -> str:
    """Say how many points two players have; "" where they differ."""
    points = found.first.row.points
    level = points == found.second.row.points
    return tr(_BOTH).format(workings.points_text(points, tr)) if level else ""


def decides(tr: Translate) -> str:
    """Mark the tie-break that decided."""
    return tr(_DECIDES)


def left_out(tr: Translate) -> str:
    """Name what is cut."""
    return tr(_LEFT_OUT)


def round_name(number: int, tr: Translate, *, playing: bool = False) -> str:
    """Name a round under the stairs."""
    return tr(_PLAYING_ROUND if playing else _ROUND).format(number)


def caption(stairs: Collection[Staircase], tr: Translate, *, playing: bool = False) -> str:
    """Say how a picture of stairs is read: as much of it as there is to see."""
    said = [_AREA]
    if any(step.cut for one in stairs for step in one.steps):
        said.append(_HATCHED)
    if any(block.value < 0 for one in stairs for block in one.blocks):
        said.append(_CROSSED)
    if playing:
        said.append(_OPEN)
    return " ".join(map(tr, said))


def steps(name: str, stairs: Staircase, tr: Translate) -> str:
    """Tell a player's stairs."""
    totals = ", ".join(format_exact(step.total) for step in stairs.steps)
    return tr(_STEPS).format(name, totals)


def _listed(players: Collection[int], names: workings.Names, tr: Translate) -> str:
    return listed([names(no) for no in players], _MOST_NAMED, "; ", tr)


def on_the_stairs(name: str, value: str, tr: Translate) -> str:
    """Write a name and the cumulative score on the stairs: "García 7½"."""
    return tr(_ON_STAIRS).format(name, value)
