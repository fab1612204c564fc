"""Whether the typed scores of a round can be right: each win has a loss, each draw another."""

from collections import Counter
from typing import NamedTuple

from arbiter_app.core.results import AwardKind
from arbiter_app.core.tournament import Award, Section


class Balance(NamedTuple):
    """How many typed scores of each kind a round has."""

    wins: int
    draws: int
    losses: int

    @property
    def even(self) -> bool:
        """Whether they can belong together."""
        return self.wins == self.losses and self.draws % 2 == 0


def balance(section: Section, round_number: int) -> Balance:
    """Count the typed scores of a round."""
    awards: tuple[Award, ...] = section.rounds[round_number - 1].awards
    count = Counter(award.kind for award in awards)
    return Balance(count[AwardKind.WIN], count[AwardKind.DRAW], count[AwardKind.LOSS])
