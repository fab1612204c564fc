"""The words of the printed sheet "Why this place?"."""

from dataclasses import dataclass

from arbiter_app.core.explain import Comparison, Explanation
from arbiter_app.core.staircase import Drawn, Staircase
from arbiter_app.labels import why, workings
from arbiter_app.labels.tables import TableWords
from arbiter_app.labels.words import QT_TRANSLATE_NOOP, count_of

_AREA = QT_TRANSLATE_NOOP(
    "labels",
    "Each step is as high as the score so far; together they are the cumulative score.",
)
_CUT = QT_TRANSLATE_NOOP("labels", "Pale and in brackets: left out.")
_TAKEN = QT_TRANSLATE_NOOP("labels", "A box with a minus: got without play, taken off.")
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
    "why-more": QT_TRANSLATE_NOOP("labels", "And %n more with as many points.", "", 1),
}


@dataclass(frozen=True, slots=True)
class WhySheetWords(TableWords):
    """The words that `core.print_why` asks for, in one language."""

    def say(self, code: str, /, **places: str | int) -> str:
        """Give the sentence or heading for a code, its places filled in."""
        if code in _TEXTS:
            return self.tr(_TEXTS[code], count_of(places)).format(**places)
        # A class with slots is made anew, and `super()` would mean the first one.
        return TableWords.say(self, code, **places)

    def place(self, found: Explanation, count: int, names: workings.Names, *, spread: bool) -> str:
        """Say where a player stands and what decided it."""
        place = why.place(found, count, names, self.tr, spread=spread)
        return f"{place} {workings.decides_text(found, self.tr)}"

    def parted(self, found: Comparison, names: workings.Names) -> str:
        """Say in one sentence what parted two players."""
        return workings.sentence(found, names, self.tr)

    def drawn(self, name: str, value: str, stairs: Staircase) -> Drawn:
        """Write a player's name and cumulative score on his stairs."""
        return Drawn(why.on_the_stairs(name, value, self.tr), stairs)

    def caption(self, stairs: tuple[Staircase, ...]) -> str:
        """Say how the stairs are read on paper: nothing is hatched there."""
        said = [_AREA]
        if any(step.cut for one in stairs for step in one.steps):
            said.append(_CUT)
        if any(block.value < 0 for one in stairs for block in one.blocks):
            said.append(_TAKEN)
        return " ".join(map(self.tr, said))
