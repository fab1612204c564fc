"""The page of help about the cumulative score: how it is counted, what speaks for and against."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.core.errors import EditError
from arbiter_app.core.tiebreaks.values import sum_text
from arbiter_app.core.trial import trial
from arbiter_app.ui.form import close_button, open_at

_THREE_OF_FIVE = ("1 1 1 0 0", "1 0 1 0 1", "0 0 1 1 1")
_TRIED = "1 ½ 1"


class CumulativeDialog(QDialog):
    """Says what the cumulative score is, honestly, and adds up a scoresheet that is typed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("The cumulative score"))
        page = QWidget(self)
        text = QVBoxLayout(page)
        text.setContentsMargins(0, 0, 0, 0)
        text.setSpacing(10)
        counted, schools, serious = self._sentences()
        text.addWidget(_sentence(counted, page))
        text.addLayout(self._example(page))
        text.addWidget(_sentence(schools, page))
        text.addWidget(_sentence(serious, page))
        text.addLayout(self._trial(page))
        text.addStretch()
        area = QScrollArea(self)
        area.setWidget(page)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.addWidget(area)
        layout.addWidget(close_button(self))
        open_at(self, 560, page.sizeHint().height() + 96)
        self.tried.setFocus()

    @classmethod
    def ask(cls, parent: QWidget | None) -> None:
        """Show it until it is closed."""
        dialog = cls(parent)
        dialog.exec()
        dialog.deleteLater()

    def _sentences(self) -> tuple[str, str, str]:
        return (
            self.tr(
                "Note a player's running total after each round and add those totals up. FIDE "
                "calls it the progressive score. Three players with 3 points of 5 rounds:"
            ),
            self.tr(
                "Schools love it because it takes one scoresheet and half a minute, and because "
                "it is final the moment the player's last game ends."
            ),
            self.tr(
                "Serious events rank it low: it is kind to those who lose late and so met easier "
                "opponents early, the order inside a score group is fixed before the last round, "
                "and an early bye lifts it."
            ),
        )

    def _example(self, page: QWidget) -> QGridLayout:
        lines = QGridLayout()
        lines.setContentsMargins(16, 0, 0, 0)
        lines.setHorizontalSpacing(24)
        lines.setColumnStretch(1, 1)
        for row, scores in enumerate(_THREE_OF_FIVE):
            lines.addWidget(QLabel(scores.replace(" ", "  "), page), row, 0)
            lines.addWidget(QLabel(_added_up(scores), page), row, 1)
        return lines

    def _trial(self, page: QWidget) -> QHBoxLayout:
        self.tried, self.sum = QLineEdit(_TRIED, page), QLabel(page)
        head = QLabel(self.tr("&Try a scoresheet:"), page)
        head.setBuddy(self.tried)
        line = QHBoxLayout()
        line.setSpacing(12)
        line.addWidget(head)
        line.addWidget(self.tried)
        line.addWidget(self.sum, 1)
        self.tried.textChanged.connect(self._add_up)
        self._add_up()
        return line

    def _add_up(self) -> None:
        try:
            self.sum.setText(_added_up(self.tried.text()))
        except EditError:
            self.sum.setText(self.tr("Type 1, ½ and 0 with spaces between."))


def _added_up(scores: str) -> str:
    working = trial(scores, "PS")
    return sum_text(working) if working else ""


def _sentence(text: str, page: QWidget) -> QLabel:
    said = QLabel(text, page)
    said.setWordWrap(True)
    said.setTextFormat(Qt.TextFormat.PlainText)
    return said
