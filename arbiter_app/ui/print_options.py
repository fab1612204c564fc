"""What is chosen for a print: which sheet, after which round, on which paper, what is on it."""

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QGroupBox, QVBoxLayout, QWidget

from arbiter_app.core.print_kinds import KINDS
from arbiter_app.core.print_sheets import Choices, Paper


class PrintOptions(QWidget):
    """The choices beside the preview.

    Signals:
        changed: something else is chosen.
    """

    changed = Signal()

    def __init__(self, rounds: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = self._choice(self._kinds())
        self._round = self._choice({None: self.tr("latest")})
        self.offer_rounds(rounds)
        self._size = self._choice({"a4": "A4", "letter": "Letter"})
        if QLocale().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem:
            self._size.setCurrentIndex(1)
        turned = {"auto": self.tr("as the table needs"), "portrait": self.tr("upright")}
        self._turned = self._choice({**turned, "landscape": self.tr("sideways")})
        self._big = self._tick(self.tr("&Large type, for the wall"))
        self._initials = self._tick(self.tr("First &names with an initial"))
        self._spread = self._tick(self.tr("Shared pla&ces as 2–3"))
        self._shown = {
            "numbers": self._tick(self.tr("Start n&umbers")),
            "ratings": self._tick(self.tr("&Ratings")),
            "births": self._tick(self.tr("&Years of birth")),
            "ids": self._tick(self.tr("&ID numbers")),
        }
        self._build()

    @property
    def kind(self) -> str:
        """Which sheet: a code of `print_kinds`."""
        return str(self._kind.currentData())

    def choose(self, kind: str) -> None:
        """Choose another sheet."""
        self._kind.setCurrentIndex(self._kind.findData(kind))

    @property
    def round(self) -> int | None:
        """Of or after which round; None for the latest."""
        number: int | None = self._round.currentData()
        return number

    @property
    def paper(self) -> Paper:
        """The paper, which way it lies, and the size of the type."""
        return Paper(self._size.currentData(), self._turned.currentData(), self._big.isChecked())

    @property
    def choices(self) -> Choices:
        """What stands on the sheet."""
        shown = {name: tick.isChecked() for name, tick in self._shown.items()}
        return Choices(
            **shown, initials=self._initials.isChecked(), spread=self._spread.isChecked()
        )

    def offer_rounds(self, last: int) -> None:
        """Offer the rounds up to *last*; one that is no longer there becomes the latest."""
        while self._round.count() - 1 > last:
            self._round.removeItem(self._round.count() - 1)
        for number in range(self._round.count(), last + 1):
            self._round.addItem(str(number), number)

    def _kinds(self) -> dict[str, str]:
        words = {
            "standings": self.tr("Standings"),
            "parents": self.tr("Standings for parents"),
            "wall-chart": self.tr("Wall chart"),
            "pairings": self.tr("Pairings by board"),
            "pairings-by-name": self.tr("Pairings by name"),
            "score-cards": self.tr("Score cards"),
        }
        return {kind: words[kind] for kind in KINDS}

    def _choice(self, offered: dict[str, str] | dict[None, str]) -> QComboBox:
        box = QComboBox(self)
        for value, text in offered.items():
            box.addItem(text, value)
        box.currentIndexChanged.connect(self.changed)
        return box

    def _tick(self, text: str) -> QCheckBox:
        tick = QCheckBox(text, self)
        tick.toggled.connect(self.changed)
        return tick

    def _build(self) -> None:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.tr("&Sheet:"), self._kind)
        form.addRow(self.tr("Roun&d:"), self._round)
        form.addRow(self.tr("&Paper:"), self._size)
        form.addRow(self.tr("Pag&e lies:"), self._turned)
        group = QGroupBox(self.tr("Also on the sheet"), self)
        ticks = QVBoxLayout(group)
        for tick in self._shown.values():
            ticks.addWidget(tick)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(form)
        whole.addWidget(self._big)
        whole.addWidget(self._initials)
        whole.addWidget(self._spread)
        whole.addWidget(group)
        whole.addStretch(1)
