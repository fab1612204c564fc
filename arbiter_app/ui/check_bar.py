"""The line above the boards while slips are checked."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QPushButton, QWidget

from arbiter_app.ui.slip_check import SlipCheck
from arbiter_app.ui.theme import colours


class CheckBar(QWidget):
    """The line above the boards while slips are checked, and what they have come to.

    Attributes:
        said, black, close_button: the line, the side that is keyed, the end.
        go_on: back to the boards that are checked; there while others are shown.

    Signals:
        resumed: show the boards that are checked.
    """

    resumed = Signal()

    def __init__(self, check: SlipCheck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._check = check
        self._away = False
        self.said = QLabel(self)
        self.said.setWordWrap(True)
        self.black = QCheckBox(self.tr("From Blac&k's side"), self)
        self.go_on = QPushButton(self.tr("&Go on with it"), self)
        self.close_button = QPushButton(self)
        for part in (self.black, self.go_on, self.close_button):
            # The keys stay with the boards; Alt and the letter do it too.
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.black.clicked.connect(check.key_as_black)
        self.go_on.clicked.connect(self.resumed)
        self.close_button.clicked.connect(self._close)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 4, 8, 4)
        layout.addWidget(self.said, 1)
        layout.addWidget(self.black)
        layout.addWidget(self.go_on)
        layout.addWidget(self.close_button)
        check.changed.connect(self._show)
        self._show()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground of something that goes on."""
        shades = colours(self.palette())
        going = self._check.check is not None
        QPainter(self).fillRect(self.rect(), shades.playing_ground if going else shades.alternate)

    def show_away(self, away: bool) -> None:
        """Offer the way back while other boards are shown than those that are checked."""
        self._away = away
        self._show()

    def _close(self) -> None:
        if self._check.check is not None:
            self._check.end()
        else:
            self._check.forget()

    def _show(self) -> None:
        check = self._check.check
        self.setVisible(check is not None or bool(self._check.ended))
        self.black.setVisible(check is not None and not self._away)
        self.go_on.setVisible(check is not None and self._away)
        self.black.setChecked(self._check.black)
        words = self.tr("&Close") if check is None else self.tr("En&d the check")
        self.close_button.setText(words)
        if check is None:
            self.said.setText(self._check.ended)
        else:
            line = self.tr("Checking round {0}: {1}")
            self.said.setText(line.format(check.round, self._check.words()))
        self.update()
