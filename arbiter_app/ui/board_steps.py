"""How the cursor of the sheet steps: down the boards of the round, and from round to round."""

from PySide6.QtCore import QObject

from arbiter_app.core.boards import board_lines
from arbiter_app.ui.board_view import BoardView
from arbiter_app.ui.grid_moves import Place
from arbiter_app.ui.settings import AfterResult
from arbiter_app.ui.slip_check import SlipCheck


class BoardSteps(QObject):
    """Moves the cursor; each step says why it did not move, else "".

    Attributes:
        check: the check of slips, in which each finished board comes once more.
    """

    def __init__(self, view: BoardView) -> None:
        super().__init__(view)
        self._view, self._model = view, view.boards
        self.check: SlipCheck | None = None

    def forget_run(self) -> None:
        """There are no runs of Tabs in a sheet."""

    def enter(self) -> str:
        """Go to the next board."""
        return self._step(1)

    def tab(self, step: int) -> str:
        """Go to the next board (1), or to the one before (-1)."""
        return self._step(step)

    def to_round(self, number: int) -> None:
        """Show another round; one that is not there is ignored."""
        if 1 <= number <= len(self._model.section.rounds):
            self._view.show_round(number)

    def after_result(self, place: Place, how: AfterResult, *, blank: bool) -> None:
        """Go to the next open board; a player paired by that is no board still to come."""
        found = None if how is AfterResult.STAY else self._next_below(place, blank=blank)
        self._view.go_to(place if found is None else Place(found, place.round))

    def _next_below(self, place: Place, *, blank: bool) -> int | None:
        if self.check is None or not self.check.covers(place.round):
            return self._open_below(place.row, blank=blank)
        lines = self._model.lines
        return next(
            (row for row in range(place.row + 1, len(lines)) if self.check.awaits(lines[row])),
            None,
        )

    def next_open(self) -> Place | None:
        """Go to what is still open: from here on, round to the top, then in the other rounds."""
        place, found = self._view.place, None
        row = place.row if place else -1
        if self._view.round <= self._model.section.current_round:
            found = self._open_below(row)
            above = self._model.lines[: max(row, 0)]
            if found is None:
                found = next((at for at, line in enumerate(above) if line.open), None)
        if found is None:
            self._to_another_round()
            if self._view.round <= self._model.section.current_round:
                found = self._open_below(-1)
        if found is None:
            return None
        found_place = Place(found, self._view.round)
        self._view.go_to(found_place)
        return found_place

    def _to_another_round(self) -> None:
        section, shown = self._model.section, self._view.round
        for number in range(1, section.current_round + 1):
            if number != shown and any(line.open for line in board_lines(section, number)):
                self._view.show_round(number)
                return

    def _open_below(self, row: int, *, blank: bool = False) -> int | None:
        lines = self._model.lines
        return next(
            (
                at
                for at in range(row + 1, len(lines))
                if lines[at].open and not (blank and lines[at].game)
            ),
            None,
        )

    def _step(self, step: int) -> str:
        place = self._view.place
        if place is None:
            return ""
        row = place.row + step
        if row < 0:
            return self.tr("This is the first board.")
        if row >= self._model.rowCount():
            return self.tr("This is the last row.")
        self._view.go_to(Place(row, place.round))
        return ""
