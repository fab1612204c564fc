"""What the tests of “Why this place?” share: an event with ties, clicks, what the dock says."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.events import section

# After round 3 Anderson has 1 + 1½ + 2½ = 5, Ng 1 + 1½ + 2½ = 5: level on 2½ points. Novák has
# ½ + 1½ + 1½ = 3½, García 0 + 1 + 1½ = 2½: level on 1½. Okafor 0 + 0 + 1 − 1 = 0 and Tanaka
# ½ + ½ + 1 − ½ = 1½ are level on 1 point.
THREE = section("1:4w1 2:5w½ 3:6w0", "1:6w½ 2:3w1 4:5w1", "1:2w1 6:4w½ 3:B 5:H")
ANDERSON, NOVAK, OKAFOR, GARCIA, TANAKA, NG = range(1, 7)


def with_tie_breaks(*codes):
    return replace(THREE, rules=replace(THREE.rules, tie_breaks=codes))


def click(window, player, modifier=Qt.KeyboardModifier.NoModifier):
    """Click a player's row in the standings."""
    view, model = window.area.standings.view, window.area.standings.model
    place = view.visualRect(model.index(model.row_of(player), 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, modifier, place)


def says(dock, *texts):
    page = dock.panel.workings.toPlainText()
    return all(text in page for text in texts)
