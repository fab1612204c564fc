"""Two lists of choices for tie-breaks in words: a ready-made order, and the form of cumulative."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, QSignalBlocker, Signal

from arbiter_app.core.presets import FORMS, PRESETS, form_of, preset_of, with_form
from arbiter_app.labels import presets
from arbiter_app.ui.elided_box import ElidedBox
from arbiter_app.ui.settings import Settings
from arbiter_app.ui.words import translate

_OWN = "own: "
"""What stands before the name of a person's own list, as the data of its line."""


class TieBreakPresets(QObject):
    """What the two choices come to; a form puts them where it likes.

    Attributes:
        preset: the ready-made orders, then the person's own, and "own list" where the order is
            none of them.
        form: how cumulative counts byes; off where it is not in the order.

    Signals:
        changed: somebody has chosen.
    """

    changed = Signal()

    def __init__(self, settings: Settings | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._own = settings.presets if settings else {}
        self.preset, self.form = ElidedBox(), ElidedBox()
        for field in (self.preset, self.form):
            field.setMinimumContentsLength(20)
            field.setSizeAdjustPolicy(
                ElidedBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
        self.preset.setMaxVisibleItems(24)
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
        preset, form = self._preset(), form_of(self._codes)
        with QSignalBlocker(self.preset), QSignalBlocker(self.form):
            self._fill_presets(unnamed=not preset)
            self.preset.setCurrentIndex(max(self.preset.findData(preset), 0))
            self.form.setCurrentIndex(self.form.findData(form) if form else -1)
        self.form.setEnabled(form is not None)
        self.preset.setToolTip(self.preset.currentText())

    def explained(self) -> str:
        """Say what the form of cumulative counts; "" where cumulative is not in the order."""
        form = form_of(self._codes)
        return presets.form_explained(form, translate) if form else ""

    # The person's own

    @property
    def can_keep(self) -> bool:
        """Whether the order is no preset yet, and there is somewhere to keep it."""
        return self._settings is not None and not self._preset()

    @property
    def kept_as(self) -> str:
        """The name of the own list that the order is; "" where it is none."""
        return self._preset().removeprefix(_OWN) if self._preset().startswith(_OWN) else ""

    @property
    def names(self) -> tuple[list[str], list[str]]:
        """The names of the person's own lists, and of the program's."""
        return list(self._own), [presets.preset(code, translate) for code in PRESETS]

    def keep(self, name: str) -> None:
        """Keep the order under a name."""
        if self._settings is not None:
            self._settings.keep_preset(name, self._codes)
            self._read_own()

    def forget(self) -> None:
        """Forget the own list that the order is; the order stays."""
        if self._settings is not None:
            self._settings.forget_preset(self.kept_as)
            self._read_own()

    def _read_own(self) -> None:
        self._own = self._settings.presets if self._settings else {}
        self.set_codes(self._codes)

    def _preset(self) -> str:
        own = next((name for name, codes in self._own.items() if codes == self._codes), None)
        return preset_of(self._codes) or ("" if own is None else f"{_OWN}{own}")

    def _fill_presets(self, *, unnamed: bool) -> None:
        self.preset.clear()
        for code in PRESETS:
            self.preset.addItem(presets.preset(code, translate), code)
        if self._own or unnamed:
            self.preset.insertSeparator(self.preset.count())
        for name in self._own:
            self.preset.addItem(name, f"{_OWN}{name}")
        if unnamed:
            self.preset.addItem(self.tr("Own list"), "")

    def _take_preset(self) -> None:
        chosen = self.preset.currentData()
        if chosen.startswith(_OWN):
            self._take(self._own[chosen.removeprefix(_OWN)])
        elif chosen:
            self._take(PRESETS[chosen])

    def _take_form(self) -> None:
        self._take(with_form(self._codes, self.form.currentData()))

    def _take(self, codes: tuple[str, ...]) -> None:
        self.set_codes(codes)
        self.changed.emit()
