"""The bar below the grid that asks before an entry counts.

While it asks, every key goes to it; one that is no answer is refused with a sound.
"""

from enum import Enum, auto

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from arbiter_app.ui.line_inset import inset
from arbiter_app.ui.theme import colours

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
SILENT = (
    *(Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta),
    *(Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock),
)
"""Keys that only go with others."""
_BYES = "bhfz"
_NARROW, _NOTE_WIDTH = 640, 240


class Asking(Enum):
    """What the bar waits for."""

    NOTHING = auto()
    UNPLAYED = auto()
    CHANGE = auto()
    WHICH_BYE = auto()
    NOTE = auto()


_CONFIRMED = (Asking.UNPLAYED, Asking.CHANGE)


class InlineBar(QWidget):
    """One question, its answers as keys and as buttons.

    Attributes:
        note: what is disputed, where that is asked.
        also: what is offered besides, to be ticked with W.

    Signals:
        confirmed: it shall count.
        disputed: the board shall be marked as disputed, with this note.
        bye_chosen: the letter of a bye.
        kept: everything stays as it is.
        opened: a question is asked; the keys belong to the grid.
        closed: nothing is asked any more.
        released: the note gives the keys back.
    """

    confirmed = Signal()
    disputed = Signal(str)
    bye_chosen = Signal(str)
    kept = Signal()
    opened = Signal()
    closed = Signal()
    released = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asking = Asking.NOTHING
        self._can_dispute = self._settles = False
        self._question, self._proposed = "", ""
        self._said = QLabel(self)
        self._said.setTextFormat(Qt.TextFormat.PlainText)
        self._said.setWordWrap(True)
        self.note = QLineEdit(self)
        self.note.setMaxLength(200)
        inset(self.note)
        self.note.setAccessibleName(self.tr("What is disputed"))
        self.note.setMinimumWidth(_NOTE_WIDTH)
        self.note.installEventFilter(self)
        self.also = QCheckBox(self)
        self.also.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._yes = self._button(self._accept)
        self._dispute = self._button(self._ask_note)
        self._no = self._button(self._leave)
        answers = QHBoxLayout()
        answers.setSpacing(6)
        answers.addWidget(self.note, 1)
        answers.addWidget(self.also)
        for button in (self._yes, self._dispute, self._no):
            answers.addWidget(button)
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setContentsMargins(12, 5, 8, 5)
        self._layout.setSpacing(6)
        self._layout.addWidget(self._said, 1)
        self._layout.addLayout(answers)
        self.close_question()

    @property
    def ticked(self) -> bool:
        """Whether what is offered besides shall be done too."""
        return self.also.isVisibleTo(self) and self.also.isChecked()

    @property
    def asking(self) -> Asking:
        """What the bar waits for."""
        return self._asking

    def text(self) -> str:
        """Give the question."""
        return self._said.text()

    def ask_unplayed(self, question: str, *, also: str = "") -> None:
        """Ask whether something unplayed shall count, and *also* what to do besides if ticked."""
        self._offer(also)
        self._yes.setText(self.tr("Enter it"))
        self._no.setText(self.tr("Leave it"))
        self._ask(Asking.UNPLAYED, question)

    def ask_change(
        self,
        question: str,
        *,
        can_dispute: bool,
        settles: bool = False,
        proposed_note: str = "",
        also: str = "",
    ) -> None:
        """Ask whether something finished shall change, and *also* what to do besides if ticked.

        What *settles* is the end of a dispute: the result itself stays.
        """
        self._offer(also)
        self._can_dispute, self._settles = can_dispute, settles
        self._proposed, self._question = proposed_note, question
        self._ask_change()

    def ask_note(self, question: str) -> None:
        """Ask what is disputed about a board."""
        self._offer("")
        self._question = self._proposed = ""
        self.opened.emit()
        self._ask_note(question)

    def ask_which_bye(self, question: str) -> None:
        """Ask which bye is meant."""
        self._offer("")
        self._no.setText(self.tr("None"))
        self._ask(Asking.WHICH_BYE, question)

    def close_question(self) -> None:
        """Ask nothing any more."""
        self._asking = Asking.NOTHING
        if self.note.hasFocus():
            self.released.emit()
        self.hide()
        self.closed.emit()

    def press(self, event: QKeyEvent) -> None:
        """Take a key as an answer, or refuse it with a sound."""
        if event.isAutoRepeat() or event.key() in SILENT:
            return
        letter = event.text().lower()
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        elif event.key() in _ENTER and self._confirms(control=control):
            self.confirmed.emit()
        elif self._asking is Asking.CHANGE and self._can_dispute and letter == "d":
            self._ask_note()
        elif letter == "w" and self.also.isVisibleTo(self):
            self.also.toggle()
        elif self._asking is Asking.WHICH_BYE and letter and letter in _BYES:
            self.bye_chosen.emit(letter)
        else:
            self.refuse()

    def refuse(self) -> None:
        """Sound, and say the question again."""
        QApplication.beep()
        self._announce()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Take Enter and Esc of the note."""
        if watched is not self.note or not isinstance(event, QKeyEvent):
            return False
        if event.type() != QEvent.Type.KeyPress:
            return False
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
            return True
        if event.key() in _ENTER and not event.isAutoRepeat():
            self._take_note()
            return True
        # The keys stay with the question.
        return event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the answers below the question where there is no room beside it."""
        super().resizeEvent(event)
        narrow = self.width() < _NARROW
        down, beside = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._layout.setDirection(down if narrow else beside)

    def paintEvent(self, _event: QPaintEvent) -> None:
        shades = colours(self.palette())
        problem = self._asking in (Asking.CHANGE, Asking.NOTE)
        ground = shades.problem_ground if problem else shades.playing_ground
        painter = QPainter(self)
        painter.fillRect(self.rect(), ground)
        painter.fillRect(0, 0, 4, self.height(), shades.problem if problem else shades.playing)

    def _confirms(self, *, control: bool) -> bool:
        return control if self._asking is Asking.CHANGE else self._asking is Asking.UNPLAYED

    def _ask(self, asking: Asking, question: str) -> None:
        self._asking = asking
        self._said.setText(question)
        self.note.setVisible(asking is Asking.NOTE)
        self.also.setVisible(asking in _CONFIRMED and bool(self.also.text()))
        self._yes.setVisible(asking is not Asking.WHICH_BYE)
        self._dispute.setVisible(asking is Asking.CHANGE and self._can_dispute)
        self.show()
        self.update()
        self._announce()
        if asking is not Asking.NOTE:
            self.opened.emit()

    def _offer(self, also: str) -> None:
        self.also.setText(also)
        self.also.setChecked(False)

    def _ask_change(self) -> None:
        settles = self._settles
        self._yes.setText(self.tr("Settle it") if settles else self.tr("Change it"))
        self._dispute.setText(self.tr("Change the note…") if settles else self.tr("Disputed…"))
        self._no.setText(self.tr("Keep it"))
        self._ask(Asking.CHANGE, self._question)

    def _ask_note(self, question: str = "") -> None:
        self._yes.setText(self.tr("Mark it"))
        self._no.setText(self.tr("Go back") if self._question else self.tr("Leave it"))
        again = self.tr("What is disputed? Enter marks the board, Esc goes back.")
        self._ask(Asking.NOTE, question or again)
        self.note.setText(self._proposed)
        self.note.selectAll()
        self.note.setFocus()

    def _accept(self) -> None:
        if self._asking is Asking.NOTE:
            self._take_note()
        else:
            self.confirmed.emit()

    def _take_note(self) -> None:
        note = self.note.text().strip()
        if note:
            self.disputed.emit(note)
        else:
            self.refuse()

    def _leave(self) -> None:
        if self._asking is Asking.NOTE and self._question:
            self._ask_change()
        else:
            self.close_question()
            self.kept.emit()

    def _announce(self) -> None:
        more = self.also.text() if self.also.isVisibleTo(self) else ""
        event = QAccessibleAnnouncementEvent(self, " ".join(filter(None, (self.text(), more))))
        QAccessible.updateAccessibility(event)

    def _button(self, act) -> QPushButton:  # type: ignore[no-untyped-def]
        button = QPushButton(self)
        # The keys stay with the grid.
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(lambda: act())
        return button
