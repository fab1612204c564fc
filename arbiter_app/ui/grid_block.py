"""Blocks of the grid to and from a spreadsheet, by the clipboard.

A block is pasted as one edit or not at all; finished entries it would change are asked about
once.
"""

from collections.abc import Iterator

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from arbiter_app.core.corrections import attempt_block
from arbiter_app.core.entries import BlockError
from arbiter_app.core.pairing_checks import unusual
from arbiter_app.core.tournament import Section, by_number
from arbiter_app.labels.cells import short_names
from arbiter_app.labels.pairings import MOST_SAID, pairing_problem
from arbiter_app.labels.refusals import refusal
from arbiter_app.ui.entering import Entering
from arbiter_app.ui.grid_moves import Place
from arbiter_app.ui.grid_view import GridView
from arbiter_app.ui.paste_report import PasteReport
from arbiter_app.ui.words import translate

Typed = tuple[int, int, str]
"""Start number, round, text."""


class Blocks(QObject):
    """Copies and pastes.

    Signals:
        echo, refused: what happened, and why something did not.
    """

    echo = Signal(str)
    refused = Signal(str)

    def __init__(self, view: GridView, entering: Entering) -> None:
        super().__init__(view)
        self._view, self._model, self._entering = view, view.grid, entering

    def copy(self) -> None:
        """Put the selected block into the clipboard, in the order it is seen."""
        count = len(self._view.selectedIndexes())
        if not count:
            self.refused.emit(self.tr("Select the cells to copy first."))
            return
        QGuiApplication.clipboard().setText(self._view.block_text())
        self.echo.emit(self.tr("Cells copied: {0}.").format(count))

    def paste(self) -> None:
        """Enter a block from the clipboard, its left top corner at that of the selection."""
        lines = _cells(QGuiApplication.clipboard().text())
        if not lines:
            self.refused.emit(self.tr("There is no text to paste."))
            return
        corner = self._corner()
        if corner is None:
            self.refused.emit(self.tr("Choose the cell of a round first."))
            return
        filled = self._filled(lines)
        beyond = self._beyond(corner, filled)
        if beyond:
            self.refused.emit(beyond)
            return
        self._enter(list(self._typed(corner, filled)))

    def _corner(self) -> Place | None:
        """The left top cell of the selection; None where it is no round's."""
        chosen = self._view.selectedIndexes() or [self._view.currentIndex()]
        row = min(index.row() for index in chosen)
        number = self._model.round_at(min(index.column() for index in chosen))
        return Place(row, number) if number and row >= 0 else None

    def _filled(self, lines: list[list[str]]) -> list[list[str]]:
        """One cell fills the whole selection."""
        chosen = self._view.selectedIndexes()
        if len(lines) > 1 or len(lines[0]) > 1 or len(chosen) < 2:
            return lines
        wide = len({index.column() for index in chosen})
        return [lines[0] * wide for _ in {index.row() for index in chosen}]

    def _beyond(self, corner: Place, lines: list[list[str]]) -> str:
        rows = len(lines) - (self._model.rowCount() - corner.row)
        wide = max(map(len, lines))
        rounds = wide - (len(self._model.section.rounds) - corner.round + 1)
        if rows == 1:
            return self.tr("Nothing was pasted: the block has one row too many below this cell.")
        if rows > 0:
            return self.tr(
                "Nothing was pasted: the block has %n rows too many below this cell.", "", rows
            )
        if rounds == 1:
            return self.tr(
                "Nothing was pasted: the block has one column too many to the right of this cell."
            )
        if rounds > 0:
            return self.tr(
                "Nothing was pasted: the block has %n columns too many to the right of this cell.",
                "",
                rounds,
            )
        return ""

    def _typed(self, corner: Place, lines: list[list[str]]) -> Iterator[Typed]:
        for down, line in enumerate(lines):
            player = self._model.player_at(corner.row + down).no
            for right, text in enumerate(line):
                yield player, corner.round + right, text

    def _enter(self, cells: list[Typed]) -> None:
        section = self._model.section
        try:
            tried = attempt_block(section, cells)
        except BlockError as error:
            self._report(error)
            return
        count = sum(bool(text.strip()) for _, _, text in cells)

        def pasted() -> None:
            said = self.tr("Cells pasted: {0}.").format(count)
            self._entering.say(" ".join([said, *self._entering.unusual(section)]), cells[-1][1])
            self._list_unusual(section)

        if tried.must_ask:
            self._entering.ask(tried, pasted)
            return
        self._model.apply(tried)
        pasted()

    def _list_unusual(self, before: Section) -> None:
        """List what is unusual about the pairings pasted, where a line has no room for it."""
        section = self._model.section
        found = unusual(before, section)
        if len(found) > MOST_SAID:
            players = by_number(section.players)
            said = [pairing_problem(one, players, translate) for one in found]
            PasteReport.tell_unusual(self._view, said)

    def _report(self, error: BlockError) -> None:
        names = short_names(self._model.section.players)
        bad = [
            self.tr("{0}, round {1}: {2}").format(names[player], number, refusal(why, translate))
            for player, number, why in error.cells
        ]
        self.refused.emit(
            self.tr("Nothing was pasted; cells that cannot be: {0}.").format(len(bad))
        )
        PasteReport.ask(self._view, bad)


def _cells(text: str) -> list[list[str]]:
    """Split the text of a spreadsheet into rows and cells; rows are made equally long."""
    lines = [[cell.strip().strip('"') for cell in line.split("\t")] for line in text.splitlines()]
    while lines and not any(lines[-1]):
        lines.pop()
    wide = max(map(len, lines), default=0)
    return [line + [""] * (wide - len(line)) for line in lines]
