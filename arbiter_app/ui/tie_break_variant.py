"""Which variant of a tie-break: a cut, a median, another limit, and forfeits as games."""

from PySide6.QtCore import QObject, QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox

from arbiter_app.core.tie_break_families import (
    changed,
    counts_forfeits,
    family_of,
    whole_variants,
    with_forfeits,
)
from arbiter_app.labels.tie_break_search import variant
from arbiter_app.ui.words import translate


class TieBreakVariant(QObject):
    """Two fields for one line of a list; what would stand there twice cannot be chosen.

    Attributes:
        cuts: the variants of the family, off where there is one only.
        forfeits: the tick for forfeits as games, off where the family knows no such.

    Signals:
        changed: another code was chosen for the line.
    """

    changed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._code = ""
        self.cuts, self.forfeits = QComboBox(), QCheckBox(self.tr("Forfeits as &games"))
        self.forfeits.setToolTip(
            self.tr("A forfeit counts as a game against the scheduled opponent")
        )
        self.cuts.setMinimumContentsLength(20)
        self.cuts.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.cuts.activated.connect(self._take_cut)
        self.forfeits.clicked.connect(self._take_forfeits)
        self.show_line((), -1)

    def show_line(self, codes: tuple[str, ...], row: int) -> None:
        """Show the variant of a line of a list; none for a row that is not there."""
        code = codes[row] if 0 <= row < len(codes) else ""
        self._code = code
        can_be = [
            one
            for one in (whole_variants(family_of(code)) if code else ())
            if self._whole(code) == one or self._fits(codes, row, one)
        ]
        with QSignalBlocker(self.cuts):
            self.cuts.clear()
            for one in can_be:
                self.cuts.addItem(variant(one, translate), one)
            self.cuts.setCurrentIndex(self.cuts.findData(self._whole(code)))
        self.cuts.setEnabled(len(can_be) > 1)
        counted = counts_forfeits(code)
        other = with_forfeits(code, counted=not counted)
        self.forfeits.setChecked(counted)
        self.forfeits.setEnabled(other is not None and changed(codes, row, other) is not None)

    def _fits(self, codes: tuple[str, ...], row: int, one: str) -> bool:
        other = with_forfeits(one, counted=counts_forfeits(self._code))
        return other is not None and changed(codes, row, other) is not None

    def _whole(self, code: str) -> str:
        return with_forfeits(code, counted=False) or ""

    def _take_cut(self) -> None:
        code = with_forfeits(self.cuts.currentData(), counted=counts_forfeits(self._code))
        if code and code != self._code:
            self.changed.emit(code)

    def _take_forfeits(self) -> None:
        code = with_forfeits(self._code, counted=self.forfeits.isChecked())
        if code and code != self._code:
            self.changed.emit(code)
