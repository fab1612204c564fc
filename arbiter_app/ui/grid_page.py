"""The grid as a page of the results: players × rounds."""

from PySide6.QtWidgets import QWidget

from arbiter_app.ui.document import Document
from arbiter_app.ui.grid_block import Blocks
from arbiter_app.ui.grid_model import GridModel
from arbiter_app.ui.grid_steps import Steps
from arbiter_app.ui.grid_view import GridView
from arbiter_app.ui.round_page import PaneChoices, TypedPage
from arbiter_app.ui.settings import KeyMap


class GridPage(TypedPage):
    """The grid, its question, its keys.

    Attributes:
        model, grid: the table and how it is looked at.
    """

    def __init__(
        self, document: Document, choices: PaneChoices, parent: QWidget | None = None
    ) -> None:
        self.model = GridModel(document)
        self.model.set_order(choices.order)
        self.grid = GridView(self.model)
        super().__init__(document, self.grid, Steps(self.grid, self.model), choices, parent)
        self.model.setParent(self)
        self._blocks = Blocks(self.grid, self.entering)
        self._blocks.echo.connect(self.echo)
        self._blocks.refused.connect(self.refused)

    def set_compact(self, compact: bool) -> None:
        self.grid.set_compact(compact)

    def copy(self) -> None:
        """Copy the selected block for a spreadsheet."""
        self._blocks.copy()

    def paste(self) -> None:
        """Paste a block from a spreadsheet as one edit."""
        if not self.busy() and self.model.may_edit():
            self._blocks.paste()

    def keys_words(self, key_map: KeyMap) -> str:
        results = {
            KeyMap.OWN: self.tr("<b>1</b> win  <b>0</b> loss  <b>5</b> or <b>=</b> draw"),
            KeyMap.ONE_NOUGHT_FIVE: self.tr(
                "<b>1</b> win  <b>0</b> loss  <b>5</b> draw  "
                "<b>3</b> <b>4</b> <b>2</b> forfeit won, lost, by both"
            ),
            KeyMap.ONE_TWO_THREE: self.tr("<b>1</b> win  <b>2</b> loss  <b>3</b> draw"),
        }[key_map]
        rest = self.tr(
            "<b>F2</b> or <b>E</b> edit  <b>+ − B H F Z X</b> ask first  <b>Del</b> clear  "
            "<b>D</b> disputed  <b>F8</b> or <b>N</b> next still playing"
        )
        return f"{results}  {rest}"
