"""Forms: labelled fields, and below each of them room for what is wrong with it."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.ui.line_inset import inset

Field = TypeVar("Field", bound=QWidget)
Value = TypeVar("Value")

PROBLEM = QPalette.ColorRole.BrightText
FAINT = QPalette.ColorRole.PlaceholderText
"""What the palette of the window calls the colours of problems and of secondary text."""

_FRAME = 40
"""Room for the title and the frame that the system puts round a dialog, in pixels."""


class Sentence(QLabel):
    """A sentence that is there only while there is something to say."""

    def __init__(self, role: QPalette.ColorRole, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setForegroundRole(role)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        policy = self.sizePolicy()
        policy.setVerticalPolicy(QSizePolicy.Policy.Minimum)
        self.setSizePolicy(policy)
        self.hide()

    def say(self, text: str) -> None:
        """Show *text*; nothing for ""."""
        self.setText(text)
        self.setVisible(bool(text))


class Form(QGridLayout):
    """Fields below each other, known by name, in one column or in two side by side."""

    def __init__(self, columns: int = 1) -> None:
        super().__init__()
        self.setHorizontalSpacing(12)
        self.setVerticalSpacing(8)
        self._next = [0] * columns
        for column in range(columns):
            self.setColumnStretch(2 * column + 1, 1)
        self._lines: dict[str, QWidget] = {}
        self._sentences: dict[str, Sentence] = {}

    def put(
        self,
        name: str,
        label: str,
        field: Field,
        *,
        column: int = 0,
        wide: bool = False,
        line: QWidget | None = None,
    ) -> Field:
        """Add a field below the others of its column, or across all columns if *wide*.

        Its label is its accessible name too. A field of several parts says which of them is
        the *line* that takes the keyboard; as its focus proxy it would catch the Tab key.
        """
        row = max(self._next) if wide else self._next[column]
        head = QLabel(label)
        typed = line or field
        head.setBuddy(typed)
        typed.setAccessibleName(label.replace("&", "").rstrip(":"))
        if isinstance(typed, QLineEdit):
            inset(typed)
        head.setMinimumHeight(QLineEdit().sizeHint().height())
        head.setIndent(16 if column else 0)
        self.addWidget(head, row, 2 * column, Qt.AlignmentFlag.AlignTop)
        self.addLayout(self._known(name, field, typed), row, 2 * column + 1, 1, -1 if wide else 1)
        if wide:
            self._next = [row + 1] * len(self._next)
        else:
            self._next[column] = row + 1
        return field

    def note(self, note: QLabel) -> None:
        """Put a line of text below the field that was put last in the first column."""
        row = max(self._next)
        note.setForegroundRole(FAINT)
        note.setWordWrap(True)
        note.setTextFormat(Qt.TextFormat.PlainText)
        note.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.addWidget(note, row, 1, 1, -1)
        self._next = [row + 1] * len(self._next)

    def fill(self, name: str, field: Field) -> Field:
        """Add a field without a label, which takes all the room there is."""
        row = max(self._next)
        self.addLayout(self._known(name, field, field, stretch=1), row, 0, 1, -1)
        self.setRowStretch(row, 1)
        self._next = [row + 1] * len(self._next)
        return field

    def _known(self, name: str, field: QWidget, line: QWidget, *, stretch: int = 0) -> QVBoxLayout:
        """Put a field and its sentence together."""
        sentence = Sentence(PROBLEM)
        both = QVBoxLayout()
        both.setSpacing(2)
        both.addWidget(field, stretch)
        both.addWidget(sentence)
        if not stretch:
            both.addStretch()
        self._lines[name], self._sentences[name] = line, sentence
        return both

    def say(self, sentences: Mapping[str, str]) -> None:
        """Show each sentence below its field, and nothing below all others."""
        for name, shown in self._sentences.items():
            text = sentences.get(name, "")
            if shown.text() != text:
                shown.say(text)
                self._lines[name].setAccessibleDescription(text)

    def has(self, name: str) -> bool:
        """Whether a field of this name is in the form."""
        return name in self._lines

    def go_to(self, name: str) -> None:
        """Give a field the keyboard."""
        self._lines[name].setFocus()


def offer(field: QComboBox, choices: Iterable[tuple[str, object]], chosen: object) -> None:
    """Fill a list of choices; what is chosen is among them even where it is an odd one."""
    field.clear()
    for text, value in choices:
        field.addItem(text, value)
    at = field.findData(chosen)
    if at < 0:
        field.addItem(str(chosen), chosen)
        at = field.count() - 1
    field.setCurrentIndex(at)


def buttons(dialog: QDialog, accept: str) -> QDialogButtonBox:
    """Make a dialog's OK (with words of its own) and Cancel; Enter is OK, Esc Cancel."""
    box = QDialogButtonBox(
        QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, dialog
    )
    box.button(QDialogButtonBox.StandardButton.Ok).setText(accept)
    box.button(QDialogButtonBox.StandardButton.Ok).setDefault(True)
    box.accepted.connect(dialog.accept)
    return _closing(box, dialog)


def close_button(dialog: QDialog) -> QDialogButtonBox:
    """Make the one button of a dialog that only shows something; Esc presses it too."""
    return _closing(QDialogButtonBox(QDialogButtonBox.StandardButton.Close, dialog), dialog)


def answer(dialog: QDialog, value: Callable[[], Value]) -> Value | None:
    """Run a dialog and let it go; its value, or None where it was given up."""
    try:
        return value() if dialog.exec() == QDialog.DialogCode.Accepted else None
    finally:
        dialog.deleteLater()


def _closing(box: QDialogButtonBox, dialog: QDialog) -> QDialogButtonBox:
    box.rejected.connect(dialog.reject)
    for button in box.buttons():
        # Some desktops hand out pictures for OK and Cancel, in a style of their own.
        button.setIcon(QIcon())
    return box


def make_room(dialog: QDialog) -> None:
    """Let a dialog grow where sentences have come into it; it never shrinks by itself."""
    layout = dialog.layout()
    if layout is None or not dialog.isVisible():
        return
    layout.activate()
    needed = min(layout.totalHeightForWidth(dialog.width()), _room(dialog).height())
    if needed > dialog.height():
        dialog.resize(dialog.width(), needed)


def open_at(dialog: QDialog, width: int, height: int = 0) -> None:
    """Let a dialog open in a size, or larger where its words need it and the screen has room."""
    layout = dialog.layout()
    assert layout is not None
    hint = dialog.sizeHint()
    room = _room(dialog)
    wide = min(max(width, hint.width()), room.width())
    high = max(height, hint.height(), layout.totalHeightForWidth(wide))
    dialog.resize(wide, min(high, room.height()))


def _room(dialog: QDialog) -> QSize:
    """How large a dialog can be, its frame still on the screen."""
    return dialog.screen().availableSize() - QSize(0, _FRAME)
