"""A line's text stands as far from its frame as that of a list of choices below it."""

from PySide6.QtWidgets import QLineEdit

_INSET = 2


def inset(line: QLineEdit) -> None:
    """Set the text in from the frame; a larger one by more."""
    by = _INSET * line.fontMetrics().height() // QLineEdit().fontMetrics().height()
    line.setTextMargins(by, 0, by, 0)
