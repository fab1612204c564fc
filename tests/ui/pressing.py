"""Where a person presses: keys wherever the keys go, cells of the grid, answers of a question."""

from PySide6.QtCore import QModelIndex
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from arbiter_app.ui.entry_model import EntryModel
from arbiter_app.ui.grid_moves import Place
from arbiter_app.ui.inline_bar import InlineBar


def press(window: QWidget, *keys: object) -> None:
    """Type texts, and press keys; a tuple is a key with its modifiers."""
    for key in keys:
        target = window.focusWidget() or window
        if isinstance(key, str):
            QTest.keyClicks(target, key)
        elif isinstance(key, tuple):
            QTest.keyClick(target, *key)
        else:
            QTest.keyClick(target, key)


def cell_of(model: EntryModel, player: int, round_number: int) -> QModelIndex:
    """Find a player's cell."""
    row = model.row_of(player)
    assert row is not None
    return model.index_at(Place(row, round_number))


def answers(bar: InlineBar) -> list[QPushButton]:
    """List the buttons of the answers that can be given."""
    return [one for one in bar.findChildren(QPushButton) if one.isVisibleTo(bar)]
