"""Finding a tie-break by what people call it, and the words of its variants."""

from collections.abc import Callable, Iterator

from arbiter_app.core.seeding import plain
from arbiter_app.core.tie_break_families import GROUPS, family_of, variants
from arbiter_app.labels import tie_breaks
from arbiter_app.labels.words import QT_TRANSLATE_NOOP, Translate

_GROUPS = {
    "running": QT_TRANSLATE_NOOP("labels", "Running totals"),
    "opponents": QT_TRANSLATE_NOOP("labels", "Scores of the opponents"),
    "tied": QT_TRANSLATE_NOOP("labels", "Among those tied"),
    "own": QT_TRANSLATE_NOOP("labels", "Own games"),
    "ratings": QT_TRANSLATE_NOOP("labels", "Ratings"),
}
_WHOLE = QT_TRANSLATE_NOOP("labels", "whole, nothing cut")
_VARIANTS = {
    "C1": QT_TRANSLATE_NOOP("labels", "cut 1: without the least"),
    "C2": QT_TRANSLATE_NOOP("labels", "cut 2: without the two least"),
    "M1": QT_TRANSLATE_NOOP("labels", "median 1: without the least and the greatest"),
    "M2": QT_TRANSLATE_NOOP("labels", "median 2: without two at each end"),
}
_OF_FAMILY = {
    "DE": QT_TRANSLATE_NOOP("labels", "games over the board only"),
    "DE/P": QT_TRANSLATE_NOOP("labels", "forfeits too"),
    "TPN": QT_TRANSLATE_NOOP("labels", "the lower number first"),
    "TPN/R": QT_TRANSLATE_NOOP("labels", "the higher number first"),
    "RTNG": QT_TRANSLATE_NOOP("labels", "the highest first"),
    "RTNG/R": QT_TRANSLATE_NOOP("labels", "the lowest first"),
    "AOB": QT_TRANSLATE_NOOP("labels", "of Buchholz"),
    "AOB/F": QT_TRANSLATE_NOOP("labels", "of Fore-Buchholz"),
    "KS": QT_TRANSLATE_NOOP("labels", "limit: half of the points"),
    "KS/L+1": QT_TRANSLATE_NOOP("labels", "limit: half and ½ point more"),
    "KS/L+2": QT_TRANSLATE_NOOP("labels", "limit: half and 1 point more"),
    "KS/L+3": QT_TRANSLATE_NOOP("labels", "limit: half and 1½ points more"),
    "KS/L+4": QT_TRANSLATE_NOOP("labels", "limit: half and 2 points more"),
    "KS/L-1": QT_TRANSLATE_NOOP("labels", "limit: ½ point less than half"),
    "KS/L-2": QT_TRANSLATE_NOOP("labels", "limit: 1 point less than half"),
    "KS/L-3": QT_TRANSLATE_NOOP("labels", "limit: 1½ points less than half"),
    "KS/L-4": QT_TRANSLATE_NOOP("labels", "limit: 2 points less than half"),
}


def group(code: str, tr: Translate) -> str:
    """Name a group of `core.tie_break_families.GROUPS`."""
    return tr(_GROUPS[code])


def variant(code: str, tr: Translate) -> str:
    """Name a variant within its family, whether or not it counts forfeits as games."""
    if code in _OF_FAMILY:
        return tr(_OF_FAMILY[code])
    modifiers = [part for part in code.split("/")[1:] if part in _VARIANTS]
    return tr(_VARIANTS[modifiers[0]] if modifiers else _WHOLE)


def best_match(typed: str, family: str, tr: Translate) -> str | None:
    """Give the variant of a family that typed words mean, the whole one first; None for none.

    Each word may be part of a code, of a name or of a name elsewhere; case and accents do not
    matter.
    """
    words = plain(typed).split()
    for code in variants(family):
        if plain(tie_breaks.name(code, tr)).split() == words:
            return code
    for text in (_own_names, _all_names):
        for code in variants(family):
            said = plain(text(code, tr))
            if all(word in said for word in words):
                return code
    return None


def found(typed: str, tr: Translate) -> Iterator[tuple[str, str]]:
    """List group and code of each family that typed words mean, in the groups' order."""
    for code, families in GROUPS.items():
        for family in families:
            match = best_match(typed, family, tr)
            if match is not None:
                yield code, match


def likeliest(typed: str, codes: list[str], tr: Translate) -> int:
    """Find the one that is meant most likely: that code, else a name or a head that begins so.

    Any other word for running totals means those as awarded: only US Chess takes points off.
    """
    wanted = plain(typed)
    ways: tuple[Callable[[str], bool], ...] = (
        lambda code: wanted.replace("-", "/") == plain(code),
        lambda code: plain(tie_breaks.head(code, tr)) == wanted,
        lambda code: plain(tie_breaks.name(code, tr)).startswith(wanted),
        lambda code: family_of(code) == "PS",
    )
    for way in ways:
        for at, code in enumerate(codes):
            if wanted and way(code):
                return at
    return 0


def _own_names(code: str, tr: Translate) -> str:
    names = (code, code.replace("/", "-"), tie_breaks.name(code, tr), variant(code, tr))
    return " ".join(names)


def _all_names(code: str, tr: Translate) -> str:
    known = (tie_breaks.known_as(code), tie_breaks.known_as(family_of(code)))
    return " ".join((_own_names(code, tr), tie_breaks.head(code, tr), *known))
