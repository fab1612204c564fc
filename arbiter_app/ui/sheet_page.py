"""The sheet as a page of the results: the round by board, keyed down the list."""

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from arbiter_app.formats.render import spreadsheet_cell
from arbiter_app.labels.boards import result_keys
from arbiter_app.ui.board_menu import BoardMenu
from arbiter_app.ui.board_model import COLUMNS, BoardModel
from arbiter_app.ui.board_steps import BoardSteps
from arbiter_app.ui.board_view import BoardView
from arbiter_app.ui.document import Document
from arbiter_app.ui.grid_moves import Place
from arbiter_app.ui.round_page import PaneChoices, TypedPage
from arbiter_app.ui.settings import KeyMap
from arbiter_app.ui.slip_check import SlipCheck
from arbiter_app.ui.words import translate


class SheetPage(TypedPage):
    """The sheet, its question, its keys.

    Attributes:
        model, sheet: the table and how it is looked at.
        menu: what can be done with a board beside typing its result.

    Signals:
        filter_changed: whether finished boards are hidden now.
    """

    filter_changed = Signal(bool)

    def __init__(
        self, document: Document, choices: PaneChoices, parent: QWidget | None = None
    ) -> None:
        self.model = BoardModel(document)
        self.sheet = BoardView(self.model)
        self._steps = BoardSteps(self.sheet)
        super().__init__(document, self.sheet, self._steps, choices, parent)
        self.model.setParent(self)
        self.menu = BoardMenu(self.model, self.entering, self, self.edit_cell)
        self.menu.replace_asked.connect(self.replace_asked)
        self.sheet.menu_asked.connect(self._offer_menu)

    def check_with(self, check: SlipCheck) -> None:
        super().check_with(check)
        self._steps.check = check
        self.model.check_with(check)

    def begin_check(self) -> None:
        if self.model.open_only:
            self.show_open_only(False)
        lines = self.model.lines
        row = next((row for row, line in enumerate(lines) if self.model.hidden(line)), 0)
        self.sheet.go_to(Place(row, self.sheet.round))

    def show_place(self, player: int, round_number: int) -> bool:
        if round_number != self.sheet.round:
            self.sheet.show_round(round_number)
        if self.model.row_of(player) is None and self.model.open_only:
            self.show_open_only(False)
        return super().show_place(player, round_number)

    def show_open_only(self, on: bool) -> None:
        """Hide what is finished now, or show all again."""
        self.model.show_open_only(on)
        self.filter_changed.emit(on)
        if on and not self.model.lines:
            self.echo.emit(
                self.tr("Nothing is still playing in round {0}.").format(self.sheet.round)
            )

    def set_compact(self, compact: bool) -> None:
        self.sheet.set_compact(compact)

    def copy(self) -> None:
        """Copy the round, a line a board, for a spreadsheet."""
        rows = [
            "\t".join(spreadsheet_cell(self.model.text(line, column)) for column in range(COLUMNS))
            for line in self.model.lines
        ]
        QGuiApplication.clipboard().setText("\n".join(rows))
        self.echo.emit(self.tr("Lines of the sheet copied: {0}.").format(len(rows)))

    def keys_words(self, key_map: KeyMap) -> str:
        rest = self.tr(
            "<b>F2</b> or <b>E</b> edit as White  <b>+ − B H F Z X</b> ask first  "
            "<b>Del</b> clear  <b>D</b> disputed  <b>F8</b> or <b>N</b> next still playing"
        )
        keys = result_keys(key_map, translate, black=self.keyed_as_black())
        return f"{keys}  {rest}"

    def _offer_menu(self, place: Place, at: QPoint) -> None:
        if not self.busy():
            self.sheet.go_to(place)
            self.menu.offer(place, at)
