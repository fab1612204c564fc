"""What a result and a bye are worth: a scoring by name, or values of one's own."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QLineEdit, QWidget

from arbiter_app.core.points import format_points, parse_points
from arbiter_app.core.scoring import RESULTS, SCORINGS, UNPLAYED, scoring_of, usual_unplayed
from arbiter_app.core.tournament import Rules
from arbiter_app.labels.fields import rule_field
from arbiter_app.ui.words import translate

_IN_A_ROW = 3


class ScoringFields(QWidget):
    """The points of the rules.

    Signals:
        edited: a value may be another.
    """

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scoring = QComboBox()
        for name in SCORINGS:
            self.scoring.addItem(name.replace("-", "–"), name)
        self.scoring.addItem(self.tr("Own values"), "")
        self.usual = QCheckBox(self.tr("&Byes and forfeits as usual"))
        self.usual.setToolTip(
            self.tr(
                "A forfeit win, a pairing bye and a full-point bye are worth a win, "
                "a half-point bye a draw, an absence and a forfeit loss nothing."
            )
        )
        self.fields = {name: QLineEdit() for name in (*RESULTS, *UNPLAYED)}
        self._lay_out()
        self.scoring.activated.connect(self._take_scoring)
        self.usual.clicked.connect(self._take_usual)
        for name, field in self.fields.items():
            field.textEdited.connect(self._take_usual if name in RESULTS else self.edited)

    def set_rules(self, rules: Rules) -> None:
        """Show the points of some rules."""
        self.scoring.setCurrentIndex(self.scoring.findData(scoring_of(rules) or ""))
        self.usual.setChecked(usual_unplayed(rules) == rules)
        self._write(rules)
        self._enable()

    def rules(self, before: Rules) -> Rules:
        """The rules with the points as they stand here.

        Raises:
            ValueError: a field has no number of half-points; its argument is the field's name.
        """
        return self._read(before, (*RESULTS, *UNPLAYED))

    def _read(self, before: Rules, names: tuple[str, ...]) -> Rules:
        points: dict[str, Any] = {}
        for name in names:
            try:
                points[name] = parse_points(self.fields[name].text())
            except ValueError:
                raise ValueError(name) from None
        return replace(before, **points)

    def _write(self, rules: Rules) -> None:
        for name, field in self.fields.items():
            field.setText(_typed(getattr(rules, name)))

    def _take_scoring(self) -> None:
        name = self.scoring.currentData()
        if name:
            for field, points in zip(RESULTS, SCORINGS[name], strict=True):
                self.fields[field].setText(_typed(points))
        self._take_usual()

    def _take_usual(self) -> None:
        """Let byes and forfeits follow a win and a draw, where they do and these can be read."""
        self._enable()
        if self.usual.isChecked():
            try:
                rules = usual_unplayed(self._read(Rules(), RESULTS))
            except ValueError:
                pass
            else:
                for name in UNPLAYED:
                    self.fields[name].setText(_typed(getattr(rules, name)))
        self.edited.emit()

    def _enable(self) -> None:
        for name in RESULTS:
            self.fields[name].setEnabled(self.scoring.currentData() == "")
        for name in UNPLAYED:
            self.fields[name].setEnabled(not self.usual.isChecked())

    def _words(self) -> dict[str, str]:
        return {
            "win": self.tr("Win"),
            "draw": self.tr("Draw"),
            "loss": self.tr("Loss"),
            "forfeit_win": self.tr("Forfeit win"),
            "forfeit_loss": self.tr("Forfeit loss"),
            "zero_bye": self.tr("Absence"),
            "pairing_bye": self.tr("Pairing bye"),
            "full_bye": self.tr("Full-point bye"),
            "half_bye": self.tr("Half-point bye"),
        }

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.addWidget(self.scoring, 0, 0, 1, -1)
        for at, (name, words) in enumerate(self._words().items()):
            field = self.fields[name]
            field.setAccessibleName(rule_field(name, translate))
            field.setAlignment(Qt.AlignmentFlag.AlignRight)
            field.setFixedWidth(64)
            head = QLabel(words)
            head.setBuddy(field)
            head.setIndent(16 if at % _IN_A_ROW else 0)
            row, column = divmod(at, _IN_A_ROW)
            # The box about byes stands between the results and the byes.
            row += 2 if row else 1
            grid.addWidget(head, row, 2 * column)
            grid.addWidget(field, row, 2 * column + 1)
        grid.addWidget(self.usual, 2, 0, 1, -1)
        grid.setColumnStretch(2 * _IN_A_ROW, 1)
        order = [self.scoring, *(self.fields[name] for name in RESULTS), self.usual]
        order += [self.fields[name] for name in self._words() if name in UNPLAYED]
        for before, after in pairwise(order):
            self.setTabOrder(before, after)


def _typed(points: int) -> str:
    """Write points as they can be typed again: with the keyboard's minus."""
    return format_points(points).replace("−", "-")
