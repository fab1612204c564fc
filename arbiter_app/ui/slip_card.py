"""One board as a slip of paper shows it: both players with number, school and score."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from arbiter_app.core.boards import BoardLine
from arbiter_app.core.points import format_points
from arbiter_app.core.tournament import Player, Section
from arbiter_app.labels import results
from arbiter_app.labels.boards import beside, board_result
from arbiter_app.ui.cell_editor import CellEditor
from arbiter_app.ui.theme import colours
from arbiter_app.ui.words import translate

_NAME, _TEXT = 5, 1
"""How many points names and what stands beside them are larger than the window's font."""


class SlipCard(QWidget):
    """A slip to compare with the one of paper; empty until a board is shown.

    Attributes:
        active: it waits for a result; otherwise it is the slip entered last.
        empty: no board is shown; a line says what will stand here.
        editor: the line in which the entry can be typed whole; hidden until asked for.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.active, self.empty = False, True
        self.editor = CellEditor(self)
        self.editor.setFixedWidth(160)
        self.editor.hide()
        self._board = self._label(_NAME, bold=True)
        self._state = self._label(_NAME, bold=True)
        self._note = self._label(_TEXT, bold=False)
        self._note.setWordWrap(True)
        self._note.setForegroundRole(QPalette.ColorRole.BrightText)
        self._sides = [[self._label(size, bold=bold) for size, bold in _SIDE] for _ in range(2)]
        layout = QGridLayout(self)
        layout.setContentsMargins(18, 12, 18, 12)
        layout.setHorizontalSpacing(16)
        layout.setVerticalSpacing(6)
        layout.setColumnStretch(1, 3)
        layout.setColumnStretch(2, 2)
        layout.addWidget(self._board, 0, 0, 1, 3)
        for row, labels in enumerate(self._sides, 1):
            for column, label in enumerate(labels):
                layout.addWidget(label, row, column)
            for label in labels[1:3]:
                # A long name gives way instead of making the window wider.
                label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            labels[3].setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        layout.addWidget(self._state, 0, 2, 1, 2, Qt.AlignmentFlag.AlignRight)
        layout.addWidget(self._note, 3, 0, 1, 4)
        layout.addWidget(self.editor, 4, 1, 1, 2)
        self._ink = "text"
        self.clear()

    def clear(self) -> None:
        """Show no slip."""
        self.active = False
        self.empty = True
        for label in (self._board, self._state, self._note, *self._sides[0], *self._sides[1]):
            label.clear()
        self._note.hide()
        self.update()

    def show_line(
        self, section: Section, line: BoardLine, *, active: bool, hidden: bool = False
    ) -> None:
        """Show a board, or a player without one; a *hidden* result is not told."""
        self.active = active
        self.empty = False
        game = line.game
        self._board.setText(self.tr("Board {0}").format(game.board) if game else "")
        self._show_side(0, self.tr("White") if game else "", section.player(line.white), line)
        self._show_side(
            1, self.tr("Black"), section.player(line.black) if line.black else None, line
        )
        self._show_state(section, line, hidden=hidden)
        self.update()

    def text(self) -> str:
        """Give all that is written on the slip."""
        labels = [self._board, self._state, *self._sides[0], *self._sides[1], self._note]
        return " | ".join(label.text() for label in labels if label.text())

    def _show_side(self, at: int, colour: str, player: Player | None, line: BoardLine) -> None:
        labels = self._sides[at]
        if player is None:
            for label in labels:
                label.clear()
            return
        score = line.black_score if at else line.white_score
        beside_name = [self.tr("No {0}").format(player.no), player.school or player.club]
        labels[0].setText(colour)
        labels[1].setText(player.name)
        labels[1].setToolTip(player.name)
        labels[2].setText(" · ".join(one for one in beside_name if one))
        labels[3].setText("" if score is None else format_points(score))

    def _show_state(self, section: Section, line: BoardLine, *, hidden: bool) -> None:
        paired = section.rules.paired
        text = board_result(line) or beside(line, translate, paired=paired)
        if line.game is not None and line.game.result is None:
            text = results.result(None, translate)
        note = line.game.disputed if line.game is not None and not hidden else None
        if hidden:
            text = self.tr("to be keyed again")
        elif line.disputed:
            text = f"{text} ?"
        self._state.setText(text)
        self._note.setText(self.tr("Disputed: {0}").format(note) if note else "")
        self._note.setVisible(bool(note))
        self._ink = "problem" if line.disputed else "playing" if line.open else "text"
        if hidden:
            self._ink = "faint"
        self._dress()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_ink"):
            self._dress()

    def _dress(self) -> None:
        palette = QPalette(self._state.palette())
        ink = getattr(colours(self.palette()), self._ink)
        palette.setColor(QPalette.ColorRole.WindowText, ink)
        self._state.setPalette(palette)

    def paintEvent(self, _event: QPaintEvent) -> None:
        shades = colours(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(shades.accent if self.active else shades.rule, 2 if self.active else 1))
        painter.setBrush(shades.base)
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), 6, 6)
        if self.empty:
            painter.setPen(shades.faint)
            hint = self.tr("The slip to compare with stands here.")
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, hint)

    def _label(self, larger: int, *, bold: bool) -> QLabel:
        label = QLabel(self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(False)
        font = QFont(label.font())
        font.setPointSizeF(font.pointSizeF() + larger)
        font.setBold(bold)
        font.setFeature(QFont.Tag("tnum"), 1)
        label.setFont(font)
        if not bold:
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        return label


_SIDE = ((_TEXT, False), (_NAME, True), (_TEXT, False), (_NAME, True))
"""Colour, name, number and school, score."""
