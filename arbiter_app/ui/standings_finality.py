"""What no game still playing can change: worked out when the keys pause, never shown stale.

What was found out is kept over an edit only where it still holds; the rest is forgotten at
once, and found out anew when nothing has been edited for a moment.
"""

from PySide6.QtCore import QObject, QTimer, Signal

from arbiter_app.core.decided import Holds, certain, final_values, holding, known_final, tried
from arbiter_app.core.ledger import columns_of
from arbiter_app.core.live import Live
from arbiter_app.core.standings import Standing, rank
from arbiter_app.core.tiebreaks.values import value_cell
from arbiter_app.core.tournament import Section
from arbiter_app.core.work import Work
from arbiter_app.ui.slices import Slices
from arbiter_app.ui.standings_columns import Column, Kind

_PAUSE = 300
"""Milliseconds without an edit before anything is worked out."""


class Finality(QObject):
    """Knows of the table shown which values are final and which places are decided.

    Attributes:
        open: up to the round of the table somebody is still playing.
        decided: whose place no open game can change, as far as is known.

    Signals:
        changed: other values are final, or other places decided, than was known before.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.open = False
        self.decided: frozenset[int] = frozenset()
        self._values: dict[int, tuple[bool, ...]] = {}
        self._of: tuple[Section, int] | None = None
        self._watched = self._known = False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._work = Slices(self)
        self._pause.timeout.connect(self._begin)

    def follow(self, shown: Live) -> bool:
        """Take over another table; whether rows that are the same may look different now."""
        before, was_open = self._of, self.open
        section, upto = self._of = (shown.section, shown.standings.round)
        if before is not None and before[0] is section and before[1] == upto:
            return False
        self._work.drop()
        self._known = False
        self.open = any(column.open for column in columns_of(section, upto))
        held = Holds(values=False, places=False)
        if self.open and before is not None and before[1] == upto:
            held = holding(before[0], section, upto)
        lost = self._forget(held)
        self._wait()
        return lost or was_open != self.open

    def watch(self, *, watched: bool) -> None:
        """Say whether anybody sees the table; for nobody nothing is worked out."""
        self._watched = watched
        self._wait()

    def can_change(self, row: Standing, column: Column) -> bool:
        """Whether a game still playing can change what stands in a cell, as far as is known."""
        if not self.open:
            return False
        if column.kind is Kind.POINTS:
            return row.playing
        if column.kind is not Kind.VALUE or value_cell(column.code, row.values[column.at]) is None:
            return False
        known = self._values.get(row.player)
        final = known is not None and known[column.at]
        return not final and not known_final(column.code, finished=not row.playing)

    def _forget(self, held: Holds) -> bool:
        """Forget what no longer holds; whether there was any of it."""
        lost = False
        if not held.values and self._values:
            self._values, lost = {}, True
        if not held.places and self.decided:
            self.decided, lost = frozenset(), True
        return lost

    def _wait(self) -> None:
        if self._watched and self.open and not self._known:
            self._pause.start()
        else:
            self._pause.stop()

    def _begin(self) -> None:
        if self._of is not None:
            self._work.start(self._find(*self._of))

    def _find(self, section: Section, upto: int) -> Work[None]:
        values = final_values(section, rank(section, upto))
        if values != self._values:
            self._values = values
            self.changed.emit()
        yield
        places = yield from certain(section, upto)
        self._show(places)
        # Trying every ending takes seconds; what is certain is not held back for it.
        places = yield from tried(section, upto, places)
        self._known = True
        self._show(places)

    def _show(self, places: frozenset[int]) -> None:
        if places != self.decided:
            self.decided = places
            self.changed.emit()
