"""Lots as a tie-break: the place in the order that was drawn (FIDE C.07 Art. 2)."""

from dataclasses import dataclass
from fractions import Fraction

from arbiter_app.core.tiebreaks.context import Combine, Context, Numbers, Term, Working


@dataclass(frozen=True, slots=True)
class Drawn:
    """The player's place in the drawn order; no value for whoever had no lot."""

    unit: int = -1
    combine: Combine = "place"
    decimals: int = 0
    among_tied: bool = False

    def numbers(self, context: Context) -> Numbers:
        """Give every player's place, negated: the first drawn is best."""
        places = _places(context)
        return {no: -places[no] if no in places else None for no in context.sheets}

    def working(self, context: Context, player: int) -> Working:
        """Show the place itself."""
        places = _places(context)
        if player not in places:
            return Working(None, why="no-lot", combine=self.combine)
        place = Fraction(places[player])
        return Working(place, (Term(0, place, "lot"),), combine=self.combine)


def _places(context: Context) -> dict[int, int]:
    lots = context.section.rules.lots
    return {no: place for place, no in enumerate(lots.order if lots else (), 1)}
