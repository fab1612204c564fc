"""What the cells and heads of the standings say: on screen, in tool tips, read aloud."""

from PySide6.QtCore import QObject

from arbiter_app.core.bounds import Range, bounds
from arbiter_app.core.live import Live, place_text
from arbiter_app.core.points import format_exact, format_points
from arbiter_app.core.standings import Standing
from arbiter_app.core.tiebreaks import TIE_BREAKS
from arbiter_app.core.tiebreaks.context import context_after
from arbiter_app.core.tiebreaks.values import value_text
from arbiter_app.core.tournament import Player
from arbiter_app.labels import tie_breaks
from arbiter_app.ui.standings_columns import Column, Kind
from arbiter_app.ui.standings_finality import Finality
from arbiter_app.ui.words import translate

PLAYING = "○"
DECIDED = "✓"
WITHDRAWN = "w"
_WITH_WORDS = (Kind.PLACE, Kind.OVERALL, Kind.PLAYER)


class StandingsWords(QObject):
    """The texts; every method reads one row and makes nothing in advance.

    Attributes:
        spread: shared places are written "2–3", not "2=".
        finality: what can still change.
    """

    spread = False

    def __init__(self, finality: Finality, parent: QObject) -> None:
        super().__init__(parent)
        self.finality = finality

    def head(self, column: Column) -> str:
        """Give the word above a column."""
        if column.kind is Kind.VALUE:
            return tie_breaks.head(column.code, translate)
        return {
            Kind.PLACE: self.tr("Place"),
            Kind.OVERALL: self.tr("Overall"),
            Kind.MOVED: "",
            Kind.NUMBER: self.tr("No"),
            Kind.PLAYER: self.tr("Player"),
            Kind.SCHOOL: self.tr("School"),
            Kind.POINTS: tie_breaks.head("PTS", translate),
            Kind.BROKEN_BY: self.tr("Tie broken by"),
        }[column.kind]

    def head_tip(self, column: Column, shown: Live) -> str:
        """Say how a column is counted."""
        if column.kind is Kind.VALUE:
            return tie_breaks.legend(column.code, translate)
        return {
            Kind.PLACE: self._place_tip(),
            Kind.OVERALL: self.tr("The place in the whole section"),
            Kind.MOVED: self._moved_tip(shown),
            Kind.NUMBER: self.tr("Start number"),
            Kind.PLAYER: self.tr("w: has withdrawn"),
            Kind.SCHOOL: self.tr("School"),
            Kind.POINTS: tie_breaks.legend("PTS", translate),
            Kind.BROKEN_BY: self.tr(
                "What parts players who are level on points and on the first tie-break"
            ),
        }[column.kind]

    def _place_tip(self) -> str:
        said = (
            self.tr("Whoever is level on everything shares a place: 1, 2–3, 2–3, 4.")
            if self.spread
            else self.tr("Whoever is level on everything shares a place: 1, 2=, 2=, 4.")
        )
        decided = self.tr("✓ decided: no game still playing can change it.")
        return f"{said}\n{decided}" if self.finality.decided else said

    def _moved_tip(self, shown: Live) -> str:
        before = shown.standings.round - 1
        if before < 1:
            return self.tr("Places gained or lost, from round 2 on")
        return self.tr("Places gained or lost since round {0}").format(before)

    def text(self, shown: Live, row: Standing, column: Column) -> str:
        """Give what stands in a cell."""
        kind = column.kind
        if kind is Kind.VALUE:
            return self._dotted(row, column, _value(row, column))
        if kind is Kind.POINTS:
            return self._dotted(row, column, format_points(row.points))
        if kind is Kind.PLACE:
            return place_text(row, spread=self.spread)
        if kind is Kind.OVERALL:
            return place_text(shown.overall[row.player], spread=self.spread)
        if kind is Kind.NUMBER:
            return str(row.player)
        if kind is Kind.MOVED:
            gain = shown.gains.get(row.player, 0)
            return f"▲{gain}" if gain > 0 else f"▼{-gain}" if gain else ""
        if kind is Kind.BROKEN_BY:
            return tie_breaks.head(_breaker(shown, row), translate) if row.broken_by > 1 else ""
        player = shown.section.player(row.player)
        if kind is Kind.SCHOOL:
            return player.school
        return f"{player.name}  {WITHDRAWN}" if withdrawn(shown, player) else player.name

    def _dotted(self, row: Standing, column: Column, value: str) -> str:
        return f"{PLAYING} {value}" if self.finality.can_change(row, column) else value

    def tool_tip(self, shown: Live, row: Standing, column: Column) -> str:
        """Say what a cell is, why it is empty, and what is still possible."""
        said = self.spoken(shown, row, column)
        if column.kind is Kind.PLACE and row.broken_by > 1:
            said = f"{said}\n{self._spoken_breaker(shown, row)}"
        if not row.playing:
            return said
        possible = self.possible(shown, row)
        return f"{said}\n{possible}" if column.kind in _WITH_WORDS else possible

    def possible(self, shown: Live, row: Standing) -> str:
        """Say between what a player's points and own tie-breaks can still end."""
        ends = bounds(shown.section, row.player, shown.standings.round)
        said = [self.tr("still playing: {0} points").format(self._range(ends.points))]
        said += [
            self.tr("{0}: {1}").format(tie_breaks.head(code, translate), self._range(value))
            for code, value in zip(shown.standings.tie_breaks, ends.values, strict=True)
            if value is not None
        ]
        return ", ".join(said)

    def _range(self, between: Range) -> str:
        low, high = format_exact(between.low), format_exact(between.high)
        return low if low == high else self.tr("{0} to {1}").format(low, high)

    def spoken(self, shown: Live, row: Standing, column: Column) -> str:
        """Say a cell as it is read aloud."""
        kind = column.kind
        if kind is Kind.PLACE:
            return self._spoken_place(row)
        if kind is Kind.OVERALL:
            whole = shown.overall[row.player]
            words = self.tr("overall {0}, shared") if whole.shared else self.tr("overall {0}")
            return words.format(whole.place)
        if kind is Kind.MOVED:
            return self._spoken_move(shown, row)
        if kind is Kind.NUMBER:
            return self.tr("start number {0}").format(row.player)
        if kind is Kind.PLAYER:
            return self._spoken_name(shown, shown.section.player(row.player))
        if kind is Kind.SCHOOL:
            school = shown.section.player(row.player).school
            return self.tr("school {0}").format(school) if school else self.tr("no school")
        if kind is Kind.BROKEN_BY:
            return self._spoken_breaker(shown, row)
        said = self._spoken_number(shown, row, column)
        if row.playing:
            return f"{said}, {self.possible(shown, row)}"
        if self.finality.can_change(row, column):
            return self.tr("{0}; games of others still playing can change it").format(said)
        return said

    def _spoken_place(self, row: Standing) -> str:
        words = self.tr("place {0}, shared") if row.shared else self.tr("place {0}")
        said = words.format(row.place)
        if row.player in self.finality.decided:
            return self.tr("{0}, decided: no game still playing can change it").format(said)
        return said

    def _spoken_number(self, shown: Live, row: Standing, column: Column) -> str:
        if column.kind is Kind.POINTS:
            return self.tr("points {0}").format(format_points(row.points))
        if row.values[column.at] is not None:
            name = tie_breaks.name(column.code, translate)
            return self.tr("{0} {1}").format(name, _value(row, column))
        # "No value", and the reason that the tie-break itself gives.
        context = context_after(shown.section, shown.standings.round)
        working = TIE_BREAKS[column.code].working(context, row.player)
        return tie_breaks.why(working.why, translate)

    def _spoken_move(self, shown: Live, row: Standing) -> str:
        before = shown.standings.round - 1
        gain = shown.gains.get(row.player, 0)
        if row.playing:
            return self.tr("still playing")
        if gain == 1:
            return self.tr("1 place up since round {0}").format(before)
        if gain == -1:
            return self.tr("1 place down since round {0}").format(before)
        if gain > 0:
            return self.tr("%n places up since round {0}", "", gain).format(before)
        if gain < 0:
            return self.tr("%n places down since round {0}", "", -gain).format(before)
        return self.tr("same place as after round {0}").format(before) if before > 0 else ""

    def _spoken_name(self, shown: Live, player: Player) -> str:
        if not withdrawn(shown, player):
            return player.name
        if not player.withdrawn_after:
            return self.tr("{0}, withdrawn before round 1").format(player.name)
        words = self.tr("{0}, withdrawn after round {1}")
        return words.format(player.name, player.withdrawn_after)

    def _spoken_breaker(self, shown: Live, row: Standing) -> str:
        if row.broken_by < 2:
            return self.tr("nothing beyond the first tie-break was needed")
        name = tie_breaks.name(_breaker(shown, row), translate)
        return self.tr("tie broken by {0}").format(name)


def withdrawn(shown: Live, player: Player) -> bool:
    """Whether a player is out of the event when the round of the table is over."""
    after = player.withdrawn_after
    return after is not None and after <= shown.standings.round


def _value(row: Standing, column: Column) -> str:
    return value_text(column.code, row.values[column.at])


def _breaker(shown: Live, row: Standing) -> str:
    return shown.standings.tie_breaks[row.broken_by - 1]
