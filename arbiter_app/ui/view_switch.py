"""The switch in the head of the results: Grid, Sheet, Slips."""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from arbiter_app.ui.settings import View
from arbiter_app.ui.theme import LIGHT, colours

_DARKER = 116


class _Button(QPushButton):
    """A button that shows the focus by a ring inside: round one in the accent it is not seen."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(self.palette().color(QPalette.ColorRole.ButtonText))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(3.5, 3.5, -3.5, -3.5), 2, 2)


class ViewSwitch(QWidget):
    """Three buttons, one of them down.

    Signals:
        chosen: a `View` was asked for.
    """

    chosen = Signal(View)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        words = {
            View.GRID: (self.tr("Grid"), self.tr("Players × rounds (Ctrl+1)")),
            View.SHEET: (self.tr("Sheet"), self.tr("The round by board (Ctrl+2)")),
            View.SLIPS: (self.tr("Slips"), self.tr("One board at a time, in any order (Ctrl+3)")),
        }
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        self._group = QButtonGroup(self)
        self._buttons: dict[View, QPushButton] = {}
        for view, (text, tip) in words.items():
            button = _Button(text, self)
            button.setCheckable(True)
            button.setToolTip(tip)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _on, view=view: self.chosen.emit(view))
            self._group.addButton(button)
            self._buttons[view] = button
            layout.addWidget(button)
        self._recolour()

    def show_view(self, view: View) -> None:
        """Press the button of a view."""
        self._buttons[view].setChecked(True)
        self._recolour()

    def button(self, view: View) -> QPushButton:
        """Give the button of a view."""
        return self._buttons[view]

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_buttons"):
            self._recolour()

    def _recolour(self) -> None:
        shades = colours(self.palette())
        for button in self._buttons.values():
            palette = QPalette()
            if button.isChecked():
                # Fusion paints it somewhat lighter; white has to be readable on it all the same.
                ground = shades.accent.darker(_DARKER) if shades is LIGHT else shades.accent
                palette.setColor(QPalette.ColorRole.Button, ground)
                palette.setColor(QPalette.ColorRole.ButtonText, shades.on_accent)
            button.setPalette(palette)
