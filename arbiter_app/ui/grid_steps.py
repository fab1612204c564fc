"""How the cursor of the grid steps: Enter and Tab, after a result, from round to round.

A run of Tabs remembers the round it began in: Enter then starts the next row there.
"""

from PySide6.QtCore import QObject

from arbiter_app.ui.grid_model import GridModel
from arbiter_app.ui.grid_moves import Place, next_blank_down, next_down, next_open, next_right
from arbiter_app.ui.grid_view import GridView
from arbiter_app.ui.settings import AfterResult


class Steps(QObject):
    """Moves the cursor; each step says why it did not move, else ""."""

    def __init__(self, view: GridView, model: GridModel) -> None:
        super().__init__(view)
        self._view, self._model = view, model
        self._run: int | None = None

    def forget_run(self) -> None:
        """Begin no row under an earlier run of Tabs."""
        self._run = None

    def enter(self) -> str:
        """Go down the round, or to the next row under the first cell of a run of Tabs."""
        place = self._view.place
        if place is None:
            return ""
        number, self._run = self._run or place.round, None
        if place.row + 1 >= self._model.rowCount():
            return self.tr("This is the last row.")
        self._view.go_to(Place(place.row + 1, number))
        return ""

    def tab(self, step: int) -> str:
        """Go to the next round of the same player (1), or to the one before (-1)."""
        place = self._view.place
        if place is None:
            return ""
        number = place.round + step
        self._run = min(self._run or place.round, max(number, 1))
        if not 1 <= number <= len(self._model.section.rounds):
            return (
                self.tr("This is the last round; Enter starts the next row.")
                if step > 0
                else self.tr("This is the first round.")
            )
        self._view.go_to(Place(place.row, number))
        return ""

    def to_round(self, number: int) -> None:
        """Go to a round, in the same row; a round that is not there is ignored."""
        self._run = None
        if self._model.rowCount() and 1 <= number <= len(self._model.section.rounds):
            self._view.go_to(Place(max(self._view.currentIndex().row(), 0), number))

    def after_result(self, place: Place, how: AfterResult, *, blank: bool) -> None:
        """Go on after an entry in a cell; *blank*: to the next one in which nothing stands."""
        section, players = self._model.section, self._model.players
        if how is AfterResult.STAY:
            self._view.go_to(place)
            return
        if how is AfterResult.RIGHT:
            self._run = self._run or place.round
            found = next_right(section, players, place)
        else:
            self._run = None
            found = (next_blank_down if blank else next_down)(section, players, place)
        self._view.go_to(found or place)

    def next_open(self) -> Place | None:
        """Go to what is still playing or not entered; None where nothing is."""
        self._run = None
        place = self._view.place or Place(-1, max(self._model.current_round, 1))
        found = next_open(self._model.section, self._model.players, place)
        if found:
            self._view.go_to(found)
        return found
