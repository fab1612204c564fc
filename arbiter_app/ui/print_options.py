"""What is chosen for a print: which sheets, of which round, on which paper, what is on them.

Paper and columns are kept from one start to the next; which sheet is not.
"""

from collections.abc import Mapping

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QGroupBox,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.core.categories import Category
from arbiter_app.core.print_kinds import KINDS
from arbiter_app.core.print_round import round_at_hand, sheets_of_round
from arbiter_app.core.print_sheets import Choices, Paper
from arbiter_app.core.tournament import Section
from arbiter_app.ui.category_box import CategoryBox
from arbiter_app.ui.settings import Settings, Ties

ROUND = "round"
"""The choice of what a round calls for, in place of one kind of sheet."""

_OF_CATEGORY = ("standings", "parents")
"""The sheets that can be of a part of the players."""

_LETTER = (QLocale.Country.UnitedStates, QLocale.Country.Canada)


class PrintOptions(QWidget):
    """The choices beside the preview.

    Signals:
        changed: something else is chosen.
    """

    changed = Signal()

    def __init__(
        self,
        section: Section,
        parent: QWidget | None = None,
        *,
        settings: Settings | None = None,
        only: Mapping[str, str] | None = None,
    ) -> None:
        """Offer all kinds of sheets, or *only* some others by code and name."""
        super().__init__(parent)
        self._settings, self._only = settings, only
        self._words = dict(only or self._kinds())
        self._kind = self._choice(self._words if only else {ROUND: "", **self._words})
        self._job = QGroupBox(self)
        self._ticks: dict[str, QCheckBox] = {}
        self._round = self._choice({None: self.tr("latest")})
        self._category = CategoryBox(self)
        self._category.currentIndexChanged.connect(self.changed)
        self._size = self._choice({"a4": "A4", "letter": "Letter"})
        turned = {"auto": self.tr("as the table needs"), "portrait": self.tr("upright")}
        self._turned = self._choice({**turned, "landscape": self.tr("sideways")})
        self._big = self._tick(self.tr("&Large type, for the wall"))
        self._initials = self._tick(self.tr("First &names with an initial"))
        self._spread = self._tick(self.tr("Shared pla&ces as 2–3"))
        self._filled = self._tick(self.tr("Score cards &filled in so far"))
        self._shown = {
            "numbers": self._tick(self.tr("Start n&umbers")),
            "ratings": self._tick(self.tr("&Ratings")),
            "births": self._tick(self.tr("&Years of birth")),
            "ids": self._tick(self.tr("&ID numbers")),
        }
        self._build()
        self.offer(section)
        self._recall()
        self.changed.connect(self._keep)

    @property
    def kind(self) -> str:
        """Which sheet: `ROUND`, or a code of `print_kinds`."""
        return str(self._kind.currentData())

    @property
    def kinds(self) -> tuple[str, ...]:
        """All the kinds of sheets to print, in their order; none where all are unticked."""
        if self.kind != ROUND:
            return (self.kind,)
        return tuple(kind for kind, tick in self._ticks.items() if tick.isChecked())

    def choose(self, kind: str) -> None:
        """Choose another sheet, and give its field the keys."""
        self._kind.setCurrentIndex(self._kind.findData(kind))
        self._kind.setFocus()

    @property
    def round(self) -> int | None:
        """Of or after which round; None for the latest."""
        number: int | None = self._round.currentData()
        return number

    def choose_round(self, number: int | None) -> None:
        """Choose another round; None for the latest."""
        self._round.setCurrentIndex(max(self._round.findData(number), 0))

    def choose_category(
        self, section: Section, year: int | None, category: Category | None
    ) -> None:
        """Choose who stands in standings; None for everybody. *year* as in `offer`."""
        self._category.offer(section, year, category)

    @property
    def category(self) -> Category | None:
        """Who stands in standings; None for everybody, and on all other sheets."""
        return self._category.chosen if self.kind in _OF_CATEGORY else None

    @property
    def paper(self) -> Paper:
        """The paper, which way it lies, and the size of the type."""
        return Paper(self._size.currentData(), self._turned.currentData(), self._big.isChecked())

    @property
    def choices(self) -> Choices:
        """What stands on the sheet."""
        return Choices(
            **{name: tick.isChecked() for name, tick in self._shown.items()},
            initials=self._initials.isChecked(),
            spread=self._spread.isChecked(),
            filled=self._filled.isChecked(),
        )

    def offer(self, section: Section, year: int | None = None) -> None:
        """Offer the rounds and categories of a section; *year* is that of the event.

        A round that is no longer there becomes the latest, a category that nobody is in all.
        """
        last = len(section.rounds)
        while self._round.count() - 1 > last:
            self._round.removeItem(self._round.count() - 1)
        for number in range(self._round.count(), last + 1):
            self._round.addItem(str(number), number)
        chosen = self._category.chosen
        there = chosen is not None and any(map(chosen.has, section.players))
        self._category.offer(section, year, chosen if there else None)
        of_category = self.kind in _OF_CATEGORY and self._category.has_choice
        self._form.setRowVisible(self._category, of_category)
        number = round_at_hand(section, self.round)
        if not self._only:
            self._kind.setItemText(0, self.tr("Round {0}'s sheets").format(number))
            self._offer_job(sheets_of_round(section, number))

    def _offer_job(self, kinds: tuple[str, ...]) -> None:
        """List the sheets of the round, all ticked where they are others than before."""
        self._job.setVisible(self.kind == ROUND)
        if tuple(self._ticks) == kinds:
            return
        for tick in self._ticks.values():
            tick.deleteLater()
        self._ticks = {kind: QCheckBox(self._words[kind], self._job) for kind in kinds}
        for tick in self._ticks.values():
            self._job_list.addWidget(tick)
            tick.setChecked(True)
            tick.toggled.connect(self.changed)

    def _kinds(self) -> dict[str, str]:
        words = {
            "standings": self.tr("Standings"),
            "parents": self.tr("Standings for parents"),
            "wall-chart": self.tr("Wall chart"),
            "pairings": self.tr("Pairings by board"),
            "pairings-by-name": self.tr("Pairings by name"),
            "score-cards": self.tr("Score cards"),
            "corrections": self.tr("History of corrections"),
        }
        return {kind: words[kind] for kind in KINDS}

    # What is kept

    def _kept(self) -> dict[str, QComboBox | QCheckBox]:
        ticks = {"big": self._big, "initials": self._initials, "spread": self._spread}
        boxes = {"size": self._size, "turned": self._turned}
        return {**boxes, **ticks, "filled": self._filled, **self._shown}

    def _recall(self) -> None:
        settings = self._settings
        letter = QLocale().territory() in _LETTER
        spread = settings is not None and settings.ties is Ties.SPREAD
        usual = {"size": "letter" if letter else "a4", "spread": "yes" if spread else ""}
        for name, field in self._kept().items():
            stored = usual.get(name, "")
            stored = settings.printed(name, stored) if settings else stored
            if isinstance(field, QCheckBox):
                field.setChecked(stored == "yes")
            elif field.findData(stored) >= 0:
                field.setCurrentIndex(field.findData(stored))

    def _keep(self) -> None:
        if self._settings is None:
            return
        for name, field in self._kept().items():
            if isinstance(field, QCheckBox):
                self._settings.keep_printed(name, "yes" if field.isChecked() else "no")
            else:
                self._settings.keep_printed(name, str(field.currentData()))

    # The form

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
        self._job.setTitle(self.tr("In one job"))
        self._job_list = QVBoxLayout(self._job)
        form = self._form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.tr("&Sheet:"), self._kind)
        form.addRow(self._job)
        form.addRow(self.tr("R&ound:"), self._round)
        form.addRow(self.tr("Pl&ayers:"), self._category)
        form.addRow(self.tr("&Paper:"), self._size)
        form.addRow(self.tr("Pag&e lies:"), self._turned)
        group = QGroupBox(self.tr("Also on the sheet"), self)
        ticks = QGridLayout(group)
        for at, tick in enumerate(self._shown.values()):
            ticks.addWidget(tick, *divmod(at, 2))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(form)
        for tick in (self._big, self._initials, self._spread, self._filled):
            whole.addWidget(tick)
        whole.addWidget(group)
        if self._only:
            # What only the other sheets have.
            for part in (self._job, self._filled, group):
                part.hide()
        whole.addStretch(1)
