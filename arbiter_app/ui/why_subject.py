"""What "Why this place?" is about: a player, or two, of the standings that are shown.

It reads the very table that the standings pane shows, so that both always say the same, also
while that is on hold or after an earlier round.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from arbiter_app.core.explain import Comparison, Explanation, compare, explain
from arbiter_app.core.live import Live, place_text
from arbiter_app.core.score_group import added_up, sum_code
from arbiter_app.core.staircase import Staircase, staircase
from arbiter_app.core.standings import Standings, rank
from arbiter_app.core.tiebreaks import TIE_BREAKS, Context
from arbiter_app.core.tiebreaks.context import context_after
from arbiter_app.core.wall_chart import cumulative_code
from arbiter_app.labels import tie_breaks, why, workings
from arbiter_app.labels.cells import full_names, short_names
from arbiter_app.ui.words import translate


@dataclass(frozen=True, slots=True)
class Subject:
    """One player or two, and the table they stand in."""

    shown: Live
    players: tuple[int, ...]

    @property
    def standings(self) -> Standings:
        """The table: that of the whole section, also while a category is shown."""
        shown = self.shown
        if shown.category is None:
            return shown.standings
        # Ties are broken among all, and only the places are counted anew.
        return rank(shown.section, shown.standings.round)

    @property
    def there(self) -> bool:
        """Whether there are such players, and a result to explain."""
        standing = {row.player for row in self.standings.rows}
        upto = self.standings.round
        return bool(upto and self.players) and standing.issuperset(self.players)

    @property
    def names(self) -> workings.Names:
        """From a start number to the name that tells the player from all others."""
        return full_names(self.shown.section.players).__getitem__

    @property
    def context(self) -> Context:
        """What the tie-breaks read."""
        return context_after(self.shown.section, self.standings.round)

    def explained(self) -> Explanation:
        """Explain the one player."""
        return explain(self.shown.section, self.standings, self.players[0])

    def compared(self) -> Comparison:
        """Compare the two."""
        one, other = self.players
        return compare(self.shown.section, self.standings, one, other)

    # What is added up

    def added_head(self) -> str:
        """Name what is added up in the score group."""
        codes = self.standings.tie_breaks
        return why.added_head(sum_code(codes), codes, translate)

    def group_sums(self) -> Callable[[int], str]:
        """Give what adds up anybody of the score group, by start number, when it is asked."""
        code = sum_code(self.standings.tie_breaks)
        return partial(added_up, self.context, code)

    def added(self, player: int) -> str:
        """Add up a player's cumulative score."""
        return added_up(self.context, self._stairs_code, player)

    def stairs(self, player: int) -> Staircase | None:
        """Build a player's stairs; None where the cumulative score does not exist."""
        return staircase(TIE_BREAKS[self._stairs_code].working(self.context, player))

    def legend(self) -> str:
        """Say how the cumulative score is counted."""
        return tie_breaks.legend(self._stairs_code, translate)

    def short_name(self, player: int) -> str:
        """Give the shortest name that tells a player from all others."""
        return short_names(self.shown.section.players)[player]

    def playing(self) -> frozenset[int]:
        """List the rounds that are open for one of the players."""
        sheets = self.context.sheets
        lines = [sheets[no].lines for no in self.players]
        return frozenset(at for one in lines for at, line in enumerate(one, 1) if line.open)

    @property
    def _stairs_code(self) -> str:
        return cumulative_code(self.shown.section.rules)

    # As text

    def text(self) -> str:
        """Write all of it as plain text."""
        return "\n".join(self._compared_lines() if len(self.players) == 2 else self._one_lines())

    def sentence(self) -> str:
        """Say the heart of it."""
        if len(self.players) == 2:
            return workings.sentence(self.compared(), self.names, translate)
        found = self.explained()
        count = len(self.standings.rows)
        place = why.place(found, count, self.names, translate)
        return f"{place} {workings.decides_text(found, translate)}"

    def _one_lines(self) -> Iterator[str]:
        found = self.explained()
        added = self.group_sums()
        for row in found.group:
            yield f"{place_text(row)}\t{self.names(row.player)}\t{added(row.player)}"
        yield ""
        yield from workings.lines(found, self.names, translate)

    def _compared_lines(self) -> Iterator[str]:
        found = self.compared()
        yield self.sentence()
        for one in (found.first, found.second):
            yield f"{self.names(one.row.player)}\t{self.added(one.row.player)}"
        for one in (found.first, found.second):
            yield ""
            yield from workings.lines(one, self.names, translate)
