"""A pasted list of players: the text, what its columns hold, and the order of numbering."""

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QRadioButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.core.errors import EditError, Problem
from arbiter_app.core.roster import add_players
from arbiter_app.core.seeding import Order, in_order
from arbiter_app.core.tournament import Player, Section
from arbiter_app.formats.paste import PastedList, read_list
from arbiter_app.formats.paste_players import doubts, players
from arbiter_app.labels.paste import paste_problem
from arbiter_app.labels.refusals import refusal
from arbiter_app.ui.doubts_list import DoubtsList
from arbiter_app.ui.form import answer, buttons, open_at
from arbiter_app.ui.missed_field import MissedField
from arbiter_app.ui.pasted_view import PastedView
from arbiter_app.ui.words import translate


class PastePlayersDialog(QDialog):
    """Text above, preview below; both can be corrected before anything counts."""

    def __init__(self, section: Section, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._section = section
        self._pasted = PastedList()
        self._columns: list[str] = []
        self._result: Section | None = None
        self._ordered = False
        self.setWindowTitle(self.tr("Add players from a list"))
        self.text = QPlainTextEdit()
        self.preview = PastedView()
        self.doubts = DoubtsList()
        self.missed = MissedField(section)
        self.count = QLabel()
        self._build_text()
        self._build_orders()
        self._lay_out()
        self._connect()
        self.text.setPlainText(text)
        self.text.setFocus()

    @classmethod
    def ask(
        cls, parent: QWidget | None, section: Section, text: str | None = None
    ) -> Section | None:
        """Ask for a list (by default that of the clipboard); None where it is given up.

        Gives the section with the players added in the order chosen.
        """
        if text is None:
            text = clipboard_list()
        dialog = cls(section, text, parent)
        return answer(dialog, dialog.result_value)

    def result_value(self) -> Section | None:
        """The section with the players; None while something forbids to add them."""
        return self._result

    def accept(self) -> None:
        """Close, unless something is wrong."""
        if self._result is not None:
            super().accept()

    def order(self) -> Order:
        """In which order the players are numbered."""
        orders: tuple[Order, ...] = ("rating", "name", "listed")
        return orders[self._orders.checkedId()]

    def choose_kind(self, column: int, kind: str) -> None:
        """Say what a column holds; another column that held it is left out."""
        if kind:
            self._columns = ["" if one == kind else one for one in self._columns]
        self._columns[column] = kind
        self._check()

    def _read(self) -> None:
        """Read the text anew. Kinds that were chosen stay while the columns stay."""
        shown = self._pasted
        self._pasted = read_list(self.text.toPlainText())
        same = (shown.columns, shown.heads) == (self._pasted.columns, self._pasted.heads)
        if not same:
            self._columns = list(self._pasted.columns)
            self._propose_order()
        self.preview.show_list(self._pasted, self._columns, widths=not same)
        for before, after in pairwise((self.text, *self.preview.head.choices(), self.preview)):
            self.setTabOrder(before, after)
        self._check()

    def _propose_order(self) -> None:
        """By rating where there are some and no numbers; what somebody has chosen stays."""
        if not self._ordered:
            rated = "rating" in self._columns and "no" not in self._columns
            self._orders.button(0 if rated else 2).setChecked(True)

    def _check(self) -> None:
        """Add the players on trial, and say what comes of it."""
        found = doubts(self._pasted, self._columns, self._section.players)
        sentences = [paste_problem(problem, translate) for problem in found]
        added: tuple[Player, ...] = ()
        self._result = None
        if not any(problem.level == "error" for problem in found):
            added = in_order(players(self._pasted, self._columns), self.order())
            try:
                self._result = (
                    add_players(self._section, added, self.missed.kind()) if added else None
                )
            except EditError as error:
                found = (*found, Problem(error.code, "error"))
                sentences.append(refusal(error, translate))
        self.preview.mark(self._columns, found, sentences)
        self.doubts.show_doubts(found, sentences)
        self.count.setText(self._counted(len(added)))
        self._buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(
            self._result is not None
        )

    def _counted(self, count: int) -> str:
        if self._result is None:
            return self.tr("Nobody can be added yet.") if self._pasted.rows else ""
        numbers = [player.no for player in self._result.players[-count:]]
        if count == 1:
            return self.tr("One player is added, with number {0}.").format(numbers[0])
        words = self.tr("%n players are added, with numbers {0} to {1}.", "", count)
        return words.format(min(numbers), max(numbers))

    def _build_text(self) -> None:
        self.text.setPlaceholderText(
            self.tr(
                "One player a line. Tabs, semicolons or commas part the columns:\n"
                "Anderson, Sara; Oak Hill; 1214\n"
                "Novák, Jiří; Riverside; 1180"
            )
        )
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setTabStopDistance(12 * self.fontMetrics().averageCharWidth())
        self.text.setMinimumHeight(4 * self.fontMetrics().lineSpacing())

    def _build_orders(self) -> None:
        self._orders = QButtonGroup(self)
        self._order_row = QHBoxLayout()
        self._order_row.setSpacing(12)
        self._order_row.addWidget(QLabel(self.tr("Number the players:")))
        for at, words in enumerate(
            (self.tr("by &rating"), self.tr("by &name"), self.tr("as &in the list"))
        ):
            button = QRadioButton(words)
            self._orders.addButton(button, at)
            self._order_row.addWidget(button)
        self._orders.button(2).setChecked(True)
        self._order_row.addStretch()
        self._order_row.addWidget(self.count)

    def _missed_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(12)
        head = QLabel(self.tr("Rounds already &missed:"))
        head.setBuddy(self.missed)
        row.addWidget(head)
        row.addWidget(self.missed)
        row.addStretch()
        return row

    def _lay_out(self) -> None:
        halves = QSplitter(Qt.Orientation.Vertical)
        halves.setChildrenCollapsible(False)
        halves.addWidget(_headed(self.tr("&List (paste, type and correct here):"), self.text))
        halves.addWidget(_headed(self.tr("&What it holds:"), self.preview))
        halves.setStretchFactor(0, 2)
        halves.setStretchFactor(1, 3)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 12, 16, 12)
        whole.setSpacing(8)
        whole.addWidget(halves, 1)
        whole.addWidget(self.doubts)
        whole.addLayout(self._order_row)
        if self.missed.needed:
            whole.addLayout(self._missed_row())
        self._buttons = buttons(self, self.tr("Add players"))
        whole.addWidget(self._buttons)
        open_at(self, 820, 600)

    def _connect(self) -> None:
        self.text.textChanged.connect(self._read)
        self.preview.head.chosen.connect(self.choose_kind)
        self.missed.currentIndexChanged.connect(self._check)
        self._orders.idClicked.connect(self._take_order)
        self.doubts.looked_at.connect(self._go_to)

    def _go_to(self, doubt: Problem) -> None:
        if doubt.line is not None:
            self.preview.go_to_line(doubt.line)

    def _take_order(self) -> None:
        self._ordered = True
        self._check()


def clipboard_list() -> str:
    """What the clipboard holds, if it looks like a list: more than one line, or columns."""
    text = QGuiApplication.clipboard().text()
    return text if any(sign in text.strip() for sign in "\n\t;") else ""


def _headed(words: str, field: QWidget) -> QWidget:
    both = QWidget()
    layout = QVBoxLayout(both)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(4)
    head = QLabel(words)
    head.setBuddy(field)
    layout.addWidget(head)
    layout.addWidget(field, 1)
    return both
