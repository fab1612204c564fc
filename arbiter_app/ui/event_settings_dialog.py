"""The settings of an event and of one of its sections: names, rounds, scoring, tie-breaks."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QLineEdit,
    QSpinBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.core.errors import EditError, Problem
from arbiter_app.core.event import (
    MOST_ROUNDS,
    rename_section,
    replace_section,
    set_round_count,
    set_rules,
)
from arbiter_app.core.tie_break_doubts import tie_break_doubts
from arbiter_app.core.tournament import Rules, Section, Tournament
from arbiter_app.labels.fields import rule_field
from arbiter_app.labels.help import TIES
from arbiter_app.labels.refusals import refusal
from arbiter_app.ui.date_field import DateField
from arbiter_app.ui.doubts_list import DoubtsList
from arbiter_app.ui.form import Form, answer, buttons, make_room, open_at
from arbiter_app.ui.scoring_fields import ScoringFields
from arbiter_app.ui.settings import Settings
from arbiter_app.ui.tie_break_list import TieBreakList
from arbiter_app.ui.words import translate

if TYPE_CHECKING:
    from arbiter_app.ui.help_window import HelpWindow

_TEXTS = ("name", "place", "federation", "arbiter")
_FIELD_OF = {
    "section-name-taken": "section",
    "rounds-out-of-range": "rounds",
    "round-not-empty": "rounds",
    "has-pairings": "paired",
    "has-scores": "paired",
    "scoring-upside-down": "scoring",
}
"""Where a refusal is shown; all others are about the tie-breaks."""


class EventSettingsDialog(QDialog):
    """All settings on three pages; what is refused stands below the field in question."""

    def __init__(
        self,
        tournament: Tournament,
        section_index: int,
        parent: QWidget | None = None,
        settings: Settings | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._help: HelpWindow | None = None
        self._before, self._index = tournament, section_index
        self._section = tournament.sections[section_index]
        self.setWindowTitle(self.tr("Event settings"))
        self._forms = (Form(), Form(columns=2), Form())
        self._event, self._competition, self._ties = self._forms
        self._build_event()
        self._build_competition()
        self._build_ties()
        self._lay_out()
        self._fill()
        self._connect()

    @classmethod
    def ask(
        cls,
        parent: QWidget | None,
        tournament: Tournament,
        section_index: int,
        *,
        at_ties: bool = False,
        settings: Settings | None = None,
    ) -> Tournament | None:
        """Ask for other settings; None where it is given up, the same event if none differs.

        With *at_ties* the page of the tie-breaks is the first to be seen.
        """
        dialog = cls(tournament, section_index, parent, settings)
        if at_ties:
            dialog.show_ties()
        return answer(dialog, dialog.result_value)

    def result_value(self) -> Tournament:
        """The event with the settings as they stand here.

        Raises:
            EditError: a setting cannot be.
            ValueError: a field of the scoring is no number.
        """
        header = {name: field.text().strip() for name, field in self._texts.items()}
        after = replace(
            self._before,
            name=header["name"],
            place=header["place"],
            federation=header["federation"],
            arbiter=header["arbiter"],
            starts=self.starts.text(),
            ends=self.ends.text(),
        )
        after = rename_section(after, self._index, self.section_name.text().strip())
        section = self._with_rounds(after.sections[self._index])
        section = set_rules(section, self._rules())
        after = replace_section(after, self._index, section)
        return self._before if after == self._before else after

    def show_ties(self) -> None:
        """Show the page of the tie-breaks."""
        self.pages.setCurrentIndex(self._forms.index(self._ties))
        self.tie_breaks.chosen.setFocus()

    def accept(self) -> None:
        """Close, unless something is wrong: then show it."""
        wrong = self._check()
        if not wrong:
            super().accept()
            return
        name = next(iter(wrong))
        for page, form in enumerate(self._forms):
            if form.has(name):
                self.pages.setCurrentIndex(page)
                form.go_to(name)

    def _show_help(self, code: str) -> None:
        """Show the page about a tie-break, over this dialog."""
        from arbiter_app.ui.help_window import HelpWindow

        if self._help is None:
            # Another parent would leave it switched off as long as this dialog is asked.
            self._help = HelpWindow(parent=self)
        self._help.show_page(code or TIES)

    def _with_rounds(self, section: Section) -> Section:
        planned = self.rounds.value()
        same = planned == len(section.rounds)
        return section if same else set_round_count(section, planned)

    def _rules(self) -> Rules:
        rules = replace(
            self._section.rules,
            paired=self.paired.currentData(),
            system=self.system.currentData(),
            edition=self.edition.currentData(),
            tie_breaks=self.tie_breaks.codes(),
        )
        return self.scoring.rules(rules)

    def _build_event(self) -> None:
        put = self._event.put
        self._texts: dict[str, QLineEdit] = {}
        self._texts["name"] = put("name", self.tr("&Name:"), QLineEdit())
        self._texts["place"] = put("place", self.tr("&Place:"), QLineEdit())
        self._texts["federation"] = put("federation", self.tr("Fe&deration:"), QLineEdit())
        self.starts, self.ends = DateField(), DateField()
        put("starts", self.tr("&First day:"), self.starts, line=self.starts.line)
        put("ends", self.tr("&Last day:"), self.ends, line=self.ends.line)
        self._texts["arbiter"] = put("arbiter", self.tr("&Arbiter:"), QLineEdit())

    def _build_competition(self) -> None:
        put = self._competition.put
        self.section_name = put("section", self.tr("Secti&on:"), QLineEdit(), wide=True)
        self.rounds = put("rounds", self.tr("&Rounds:"), QSpinBox())
        planned = len(self._section.rounds)
        self.rounds.setRange(min(1, planned), max(MOST_ROUNDS, planned))
        self.paired = put("paired", self.tr("Res&ults:"), QComboBox())
        self.paired.addItem(self.tr("paired"), True)
        self.paired.addItem(self.tr("scores only"), False)
        self.system = put("system", self.tr("S&ystem:"), QComboBox(), column=1)
        self.system.addItem(self.tr("Swiss"), "swiss")
        self.system.addItem(self.tr("round robin"), "round-robin")
        self.edition = put("edition", self.tr("FIDE ru&les of:"), QComboBox(), column=1)
        self.edition.addItem(self.tr("March 2026"), "2026")
        self.edition.addItem(self.tr("2024 (before March 2026)"), "2024")
        self.scoring = ScoringFields()
        line = self.scoring.scoring
        put("scoring", self.tr("S&coring:"), self.scoring, wide=True, line=line)
        self.recount = DoubtsList(self, wrapped=True)

    def _build_ties(self) -> None:
        self.tie_breaks = TieBreakList(self._settings)
        self._ties.fill("tie_breaks", self.tie_breaks)

    def _lay_out(self) -> None:
        self.pages = QTabWidget()
        self.pages.setDocumentMode(True)
        self.pages.setAccessibleName(self.windowTitle())
        self.pages.addTab(_page(self._event, None), self.tr("&Event"))
        self.pages.addTab(_page(self._competition, self.recount), self.tr("Rounds and &scoring"))
        self.pages.addTab(_page(self._ties, None, fills=True), self.tr("&Tie-breaks"))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 12, 12, 12)
        whole.setSpacing(12)
        whole.addWidget(self.pages, 1)
        whole.addWidget(buttons(self, self.tr("OK")))
        open_at(self, 800, 540)

    def _fill(self) -> None:
        for name in _TEXTS:
            self._texts[name].setText(getattr(self._before, name))
        self.starts.set_text(self._before.starts)
        self.ends.set_text(self._before.ends)
        rules = self._section.rules
        self.section_name.setText(self._section.name)
        self.rounds.setValue(len(self._section.rounds))
        self.paired.setCurrentIndex(self.paired.findData(rules.paired))
        self.system.setCurrentIndex(self.system.findData(rules.system))
        self.edition.setCurrentIndex(self.edition.findData(rules.edition))
        self.scoring.set_rules(rules)
        self.tie_breaks.set_codes(rules.tie_breaks)

    def _connect(self) -> None:
        for line in (*self._texts.values(), self.section_name):
            line.textEdited.connect(self._check)
        for date in (self.starts, self.ends):
            date.edited.connect(self._check)
        for choice in (self.paired, self.system, self.edition):
            choice.currentIndexChanged.connect(self._check)
        self.rounds.valueChanged.connect(self._check)
        self.scoring.edited.connect(self._check)
        self.tie_breaks.changed.connect(self._check)
        self.tie_breaks.help_asked.connect(self._show_help)
        self._texts["name"].setFocus()
        self._check()

    def _check(self) -> dict[str, str]:
        """Say what is wrong, and what a change means; give what is wrong."""
        wrong = dict(self._wrong())
        for form in self._forms:
            form.say({**self._doubts(), **wrong})
        self._remark(wrong)
        make_room(self)
        return wrong

    def _wrong(self) -> Iterator[tuple[str, str]]:
        """Try each setting by itself, so that all that is wrong is said at once."""
        try:
            rules = self._rules()
        except ValueError as error:
            what = rule_field(str(error), translate)
            written = self.tr("The {0} are written as 1, ½, 2½ or 2.5.")
            yield "scoring", written.format(what)
            rules = self._section.rules
        name = self.section_name.text().strip()
        for attempt in (
            lambda: rename_section(self._before, self._index, name),
            lambda: self._with_rounds(self._section),
            lambda: set_rules(self._section, rules),
        ):
            try:
                attempt()
            except EditError as error:
                yield _FIELD_OF.get(error.code, "tie_breaks"), refusal(error, translate)

    def _doubts(self) -> dict[str, str]:
        first, last = self.starts.day(), self.ends.day()
        if first and last and last < first:
            return {"ends": self.tr("The last day is before the first.")}
        return {}

    def _remark(self, wrong: dict[str, str]) -> None:
        """Say what is doubtful, and what a change means where results are there already."""
        if wrong:
            self.recount.show_doubts((), ())
            self.tie_breaks.show_doubts(())
            return
        rules, before = self._rules(), self._section.rules
        scored = self._section.scored_round
        recounted = [text.format(scored) for text in self._recounted(rules)] if scored else []
        self.recount.show_doubts([Problem("remark", "warning")] * len(recounted), recounted)
        warning = self.tr(
            "Round {0} has been played: other tie-breaks change places that were announced. "
            "The history keeps this change, and prints note it."
        )
        changed = scored and rules.tie_breaks != before.tie_breaks
        self.tie_breaks.show_doubts(
            tuple(tie_break_doubts(replace(self._section, rules=rules))),
            warning.format(scored) if changed else "",
        )

    def _recounted(self, rules: Rules) -> Iterator[str]:
        """Say what other points and another edition mean, where they change."""
        before = self._section.rules
        if replace(rules, tie_breaks=before.tie_breaks, edition=before.edition) != before:
            yield self.tr("The results so far, up to round {0}, are counted anew with this.")
        if rules.edition != before.edition:
            yield self.tr(
                "Round {0} has been played: tie-breaks by another edition change places that were "
                "announced. The history keeps this change, and prints note it."
            )


def _page(form: Form, below: QWidget | None, *, fills: bool = False) -> QWidget:
    """Make a page; a form that *fills* it takes all the room, others stay at the top."""
    page = QWidget()
    layout = QVBoxLayout(page)
    layout.setContentsMargins(12, 12, 12, 12)
    layout.setSpacing(8)
    layout.addLayout(form, 1 if fills else 0)
    if below is not None:
        layout.addWidget(below)
    if not fills:
        layout.addStretch()
    return page
