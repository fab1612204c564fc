"""The second keying of a round's slips: what is being checked, and the line about it."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QPushButton, QWidget

from arbiter_app.core.boards import BoardLine
from arbiter_app.core.checking import Check, key_slip, tally
from arbiter_app.core.live import another_section
from arbiter_app.core.tournament import Game
from arbiter_app.labels.checking import tally_text
from arbiter_app.ui.document import Document
from arbiter_app.ui.theme import colours
from arbiter_app.ui.words import translate


class SlipCheck(QObject):
    """A check of slips, or none; it never changes the event.

    Attributes:
        check: what has been keyed; None while nothing is checked.
        black: the slips are keyed from Black's side.

    Signals:
        changed: another slip, another side, begun or ended.
    """

    changed = Signal()

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._section = document.section
        self.check: Check | None = None
        self.black = False
        document.changed.connect(self._follow)

    def start(self, round_number: int) -> None:
        """Begin with no slip keyed, from White's side."""
        self._section = self._document.section
        self.check, self.black = Check(round_number), False
        self.changed.emit()

    def end(self) -> None:
        """Check nothing any more."""
        if self.check is not None:
            self.check, self.black = None, False
            self.changed.emit()

    def covers(self, round_number: int) -> bool:
        """Whether the slips of a round are being checked."""
        return self.check is not None and self.check.round == round_number

    def key_as_black(self, on: bool) -> None:
        """Key the slips from Black's side, or from White's."""
        self.black = on
        self.changed.emit()

    def side_of(self, player: int) -> int:
        """Give the player of a board from whose side its slip is keyed."""
        assert self.check is not None
        entry = self._document.section.entry(player, self.check.round)
        if not isinstance(entry, Game):
            return player
        return entry.black if self.black else entry.white

    def key(self, player: int, text: str) -> bool:
        """Key a slip from a player's side; whether it says what stands.

        Raises:
            EditError: see `checking.key_slip`.
        """
        assert self.check is not None
        section = self._document.section
        self.check = key_slip(section, self.check, player, text)
        self.changed.emit()
        return bool(self.check.slips[-1].says(section, self.check.round))

    def awaits(self, line: BoardLine) -> bool:
        """Whether a board has a result whose slip has not been keyed a second time."""
        game = line.game
        if self.check is None or game is None or game.result is None:
            return False
        return not self.check.has(game)

    def words(self) -> str:
        """Say how many slips were compared; "" while nothing is checked."""
        if self.check is None:
            return ""
        return tally_text(tally(self._document.section, self.check), translate)

    def _follow(self) -> None:
        """Go on with a corrected event; another one, or a round taken away, ends the check."""
        if self.check is None:
            return
        before, self._section = self._section, self._document.section
        gone = self.check.round > len(self._section.rounds)
        if gone or another_section(before, self._section):
            self.end()
        else:
            self.changed.emit()


class CheckBar(QWidget):
    """The line above the boards while slips are checked.

    Attributes:
        said, black, close_button: the line, the side that is keyed, the end.
    """

    def __init__(self, check: SlipCheck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._check = check
        self.said = QLabel(self)
        self.said.setWordWrap(True)
        self.black = QCheckBox(self.tr("From Blac&k's side"), self)
        self.close_button = QPushButton(self.tr("En&d the check"), self)
        for part in (self.black, self.close_button):
            # The keys stay with the boards; Alt and the letter do it too.
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.black.clicked.connect(check.key_as_black)
        self.close_button.clicked.connect(lambda: check.end())
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 4, 8, 4)
        layout.addWidget(self.said, 1)
        layout.addWidget(self.black)
        layout.addWidget(self.close_button)
        check.changed.connect(self._show)
        self._show()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground of something that goes on."""
        QPainter(self).fillRect(self.rect(), colours(self.palette()).playing_ground)

    def _show(self) -> None:
        check = self._check.check
        self.setVisible(check is not None)
        self.black.setChecked(self._check.black)
        if check is not None:
            line = self.tr("Checking round {0}: {1}")
            self.said.setText(line.format(check.round, self._check.words()))
