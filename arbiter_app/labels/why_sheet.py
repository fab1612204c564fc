"""The words of the printed sheet "Why this place?"."""

from dataclasses import dataclass

from arbiter_app.core.explain import Comparison, Explanation
from arbiter_app.labels import why, workings
from arbiter_app.labels.tables import TableWords
from arbiter_app.labels.words import QT_TRANSLATE_NOOP

_TEXTS = {
    "why-after": QT_TRANSLATE_NOOP("labels", "Why this place? After round {round} of {rounds}"),
    "why-final-after": QT_TRANSLATE_NOOP(
        "labels", "Why this place? Final, after round {round} of {rounds}"
    ),
    "why-not-final": QT_TRANSLATE_NOOP(
        "labels", "Why this place? After round {round} of {rounds} – NOT FINAL: {reasons}"
    ),
    "why-together": QT_TRANSLATE_NOOP("labels", "in all"),
    "why-cut": QT_TRANSLATE_NOOP("labels", "( ) left out."),
    "why-group": QT_TRANSLATE_NOOP("labels", "Place {place}, {name}: {added}"),
    "why-more": QT_TRANSLATE_NOOP("labels", "And {count} more with as many points."),
}


@dataclass(frozen=True, slots=True)
class WhySheetWords(TableWords):
    """The words that `core.print_why` asks for, in one language."""

    def say(self, code: str, /, **places: str | int) -> str:
        """Give the sentence or heading for a code, its places filled in."""
        if code in _TEXTS:
            return self.tr(_TEXTS[code]).format(**places)
        # A class with slots is made anew, and `super()` would mean the first one.
        return TableWords.say(self, code, **places)

    def place(self, found: Explanation, count: int, names: workings.Names, *, spread: bool) -> str:
        """Say where a player stands and what decided it."""
        place = why.place(found, count, names, self.tr, spread=spread)
        return f"{place} {workings.decides_text(found, self.tr)}"

    def parted(self, found: Comparison, names: workings.Names) -> str:
        """Say in one sentence what parted two players."""
        return workings.sentence(found, names, self.tr)
