"""Two lists of choices for tie-breaks in words: a ready-made order, and the form of cumulative."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox

from arbiter_app.core.presets import FORMS, PRESETS, form_of, preset_of, with_form
from arbiter_app.labels import presets
from arbiter_app.ui.words import translate


class TieBreakPresets(QObject):
    """What the two choices come to; a form puts them where it likes.

    Attributes:
        preset: the ready-made orders, and "own list" where the order is none of them.
        form: how cumulative counts byes; off where it is not in the order.

    Signals:
        changed: somebody has chosen.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.preset, self.form = QComboBox(), QComboBox()
        for field in (self.preset, self.form):
            field.setMinimumContentsLength(24)
            field.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
        for code in FORMS:
            self.form.addItem(presets.form(code, translate), code)
        self.set_codes(next(iter(PRESETS.values())))
        self.preset.activated.connect(self._take_preset)
        self.form.activated.connect(self._take_form)

    def codes(self) -> tuple[str, ...]:
        """The tie-breaks in their order."""
        return self._codes

    def set_codes(self, codes: Iterable[str]) -> None:
        """Show an order, without saying that it changed."""
        self._codes = tuple(codes)
        preset, form = preset_of(self._codes), form_of(self._codes)
        with QSignalBlocker(self.preset), QSignalBlocker(self.form):
            self._fill_presets(own=preset is None)
            self.preset.setCurrentIndex(max(self.preset.findData(preset or ""), 0))
            self.form.setCurrentIndex(self.form.findData(form) if form else -1)
        self.form.setEnabled(form is not None)

    def explained(self) -> str:
        """Say what the form of cumulative counts; "" where cumulative is not in the order."""
        form = form_of(self._codes)
        return presets.form_explained(form, translate) if form else ""

    def _fill_presets(self, *, own: bool) -> None:
        self.preset.clear()
        for code in PRESETS:
            self.preset.addItem(presets.preset(code, translate), code)
        if own:
            self.preset.addItem(self.tr("Own list"), "")

    def _take_preset(self) -> None:
        code = self.preset.currentData()
        self._take(PRESETS[code] if code else self._codes)

    def _take_form(self) -> None:
        self._take(with_form(self._codes, self.form.currentData()))

    def _take(self, codes: tuple[str, ...]) -> None:
        self.set_codes(codes)
        self.changed.emit()
