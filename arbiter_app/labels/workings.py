"""The words of a working: its terms, and what parted two players."""

from collections.abc import Callable, Iterator
from fractions import Fraction

from arbiter_app.core.explain import POINTS, Comparison, Explanation
from arbiter_app.core.live import place_text
from arbiter_app.core.points import PER_POINT, format_exact, format_points
from arbiter_app.core.tiebreaks.context import Term
from arbiter_app.core.tiebreaks.values import value_text
from arbiter_app.labels import tie_breaks
from arbiter_app.labels.words import QT_TRANSLATE_NOOP, Translate, listed

Names = Callable[[int], str]
"""From a start number to the player's name."""

_AGAINST = QT_TRANSLATE_NOOP("labels", "{0}: {1}")
_PRODUCT = QT_TRANSLATE_NOOP("labels", "{0} ({1} × {2})")
_LEFT_OUT = QT_TRANSLATE_NOOP("labels", "{0}, {1} left out")
_ROUND = QT_TRANSLATE_NOOP("labels", "round {0}")
_SENTENCES = {
    "points": QT_TRANSLATE_NOOP("labels", "{first} is ahead of {second} on points: {values}."),
    "earlier": QT_TRANSLATE_NOOP(
        "labels",
        "{first} and {second} both have {points}, but {first} had more of them early: {totals} "
        "after round {round}, so the running totals add up to more – {name}: {values}.",
    ),
    "crossed": QT_TRANSLATE_NOOP(
        "labels",
        "{first} and {second} both have {points}, and each was ahead for a while; over all rounds "
        "the running totals of {first} add up to more – {name}: {values}.",
    ),
    "deducted": QT_TRANSLATE_NOOP(
        "labels",
        "{first} is ahead of {second} because points got without play are taken off, {own} from "
        "{first} and {other} from {second} – {name}: {values}.",
    ),
    "dropped": QT_TRANSLATE_NOOP(
        "labels",
        "{first} is ahead of {second} because the first running totals are left out, {own} of "
        "{first} and {other} of {second} – {name}: {values}.",
    ),
    "first": QT_TRANSLATE_NOOP(
        "labels", "{first} and {second} are level on points; {name} decides: {values}."
    ),
    "level": QT_TRANSLATE_NOOP(
        "labels", "{first} and {second} are level on points and on every tie-break."
    ),
}
_LATER = {
    "earlier": QT_TRANSLATE_NOOP(
        "labels",
        "{first} and {second} are level on points and on {level_on}, but {first} had more points "
        "early: {totals} after round {round}, so the running totals add up to more – {name}: "
        "{values}.",
    ),
    "crossed": QT_TRANSLATE_NOOP(
        "labels",
        "{first} and {second} are level on points and on {level_on}, and each was ahead for a "
        "while; over all rounds the running totals of {first} add up to more – {name}: {values}.",
    ),
    "deducted": QT_TRANSLATE_NOOP(
        "labels",
        "{first} and {second} are level on points and on {level_on}; then points got without play "
        "are taken off, {own} from {first} and {other} from {second} – {name}: {values}.",
    ),
    "dropped": QT_TRANSLATE_NOOP(
        "labels",
        "{first} and {second} are level on points and on {level_on}; then the first running "
        "totals are left out, {own} of {first} and {other} of {second} – {name}: {values}.",
    ),
    "later": QT_TRANSLATE_NOOP(
        "labels",
        "{first} and {second} are level on points and on {level_on}; {name} decides: {values}.",
    ),
}
"""Where tie-breaks before it left the two level."""

_HALF = QT_TRANSLATE_NOOP("labels", "½ point")
_POINT = QT_TRANSLATE_NOOP("labels", "1 point")
_POINTS = QT_TRANSLATE_NOOP("labels", "{0} points")
_PLACED = QT_TRANSLATE_NOOP("labels", "place {0}")
_ARE_PLACES = ("DE", "DE/P", "LOT")
_PLACE = QT_TRANSLATE_NOOP("labels", "{no} {name}: place {place}, {points}.")
_DECIDED = QT_TRANSLATE_NOOP("labels", "Decided by: {0}")
_SHARED = QT_TRANSLATE_NOOP("labels", "Shared with: {0}")
_MOST_NAMED = 5
_DECIDES = {
    "": QT_TRANSLATE_NOOP("labels", "Nothing decides: all are level on everything."),
    POINTS: QT_TRANSLATE_NOOP("labels", "The points alone decide this place."),
}
_ONE_DECIDES = QT_TRANSLATE_NOOP("labels", "{0} decides this place.")
_VALUE = QT_TRANSLATE_NOOP("labels", "{0}: {1}")
_COMBINED = {
    "average": QT_TRANSLATE_NOOP("labels", "the mean of these:"),
    "table": QT_TRANSLATE_NOOP("labels", "worked out from these:"),
    "place": QT_TRANSLATE_NOOP("labels", "a place, found from these:"),
}
_AGAINST_VALUE = QT_TRANSLATE_NOOP("labels", "{0} against {1}")


def term_text(term: Term, names: Names, tr: Translate) -> str:
    """Say what a term is: "Novák, Jiří: the opponent's score, 2 left out"."""
    counted = bool(term.value) or term.cut is not None
    said = tie_breaks.reason(term.reason, tr, counted=counted)
    if term.opponent:
        said = tr(_AGAINST).format(names(term.opponent), said)
    if term.score is not None and term.factor != 1:
        said = tr(_PRODUCT).format(said, format_exact(term.score), format_exact(term.factor))
    if term.cut is not None:
        said = tr(_LEFT_OUT).format(said, format_exact(term.cut))
    return said


def points_text(half_points: int, tr: Translate) -> str:
    """Say how many points: "1 point", "2½ points"."""
    if half_points in (1, PER_POINT):
        return tr(_POINT if half_points == PER_POINT else _HALF)
    return tr(_POINTS).format(format_points(half_points))


def round_text(term: Term, tr: Translate) -> str:
    """Say from which round a term comes; "" where it comes from none."""
    return tr(_ROUND).format(term.round) if term.round else ""


def sentence(found: Comparison, names: Names, tr: Translate) -> str:
    """Say in one sentence what parted two players."""
    code = found.decided_by
    both = tr(_AGAINST_VALUE)
    sentences = _LATER if found.level_on and code else _SENTENCES
    own, other = map(format_exact, found.totals)
    return tr(sentences[found.difference]).format(
        first=names(found.first.row.player),
        second=names(found.second.row.player),
        points=points_text(found.first.row.points, tr),
        name=tie_breaks.name(code, tr) if code else "",
        values=both.format(*_values(found, tr)) if code else "",
        totals=both.format(own, other),
        own=own,
        other=other,
        round=found.round,
        level_on=", ".join(tie_breaks.name(one, tr) for one in found.level_on),
    )


def _values(found: Comparison, tr: Translate) -> list[str]:
    """Write what was compared; where it looks alike when rounded, as the exact fractions."""
    said = [_said(found.decided_by, value, tr) for value in found.values]
    return [str(value) for value in found.values] if said[0] == said[1] else said


def _said(code: str, value: Fraction | None, tr: Translate) -> str:
    """Write a value as it stands in a sentence: "12½", "place 1"."""
    said = value_text(code, value)
    return tr(_PLACED).format(said) if code in _ARE_PLACES and value else said


def decided_text(found: Explanation, tr: Translate) -> str:
    """Name what parts a player from his neighbours; "" where nothing does."""
    return tie_breaks.name(found.decided_by, tr) if found.decided_by else ""


def decides_text(found: Explanation, tr: Translate) -> str:
    """Say in a sentence what parts a player from his neighbours."""
    code = found.decided_by
    return (
        tr(_DECIDES[code]) if code in _DECIDES else tr(_ONE_DECIDES).format(decided_text(found, tr))
    )


def combined_text(combine: str, tr: Translate) -> str:
    """Say how a value comes from its terms; "" where they just add up to it."""
    return tr(_COMBINED[combine]) if combine in _COMBINED else ""


def lines(found: Explanation, names: Names, tr: Translate) -> Iterator[str]:
    """Write a player's place and all his workings as lines of plain text."""
    row = found.row
    yield tr(_PLACE).format(
        no=row.player,
        name=names(row.player),
        place=place_text(row),
        points=points_text(row.points, tr),
    )
    if found.decided_by:
        yield tr(_DECIDED).format(decided_text(found, tr))
    level = [one.player for one in found.group if one.place == row.place and one != row]
    if level:
        yield tr(_SHARED).format(listed([*map(names, level)], _MOST_NAMED, "; ", tr))
    for one in found.tie_breaks:
        yield ""
        yield tr(_VALUE).format(
            tie_breaks.name(one.code, tr), value_text(one.code, one.working.value)
        )
        if one.working.why:
            yield f"  {tie_breaks.why(one.working.why, tr)}"
        for term in one.working.terms:
            where = f"{round_text(term, tr)}  " if term.round else ""
            what = term_text(term, names, tr)
            yield f"  {value_text(POINTS, term.value):>6}  {where}{what}"
