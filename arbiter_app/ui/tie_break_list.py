"""The tie-breaks of a section: which, in which order, and what is doubtful about them."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.core.errors import Problem
from arbiter_app.core.lots import CODE as LOTS
from arbiter_app.core.tie_break_families import changed, family_of, inserted, variants
from arbiter_app.labels import tie_breaks
from arbiter_app.labels.problems import problem
from arbiter_app.labels.tie_break_search import found, group, likeliest
from arbiter_app.ui.doubts_list import DoubtsList
from arbiter_app.ui.form import FAINT, Form, Sentence
from arbiter_app.ui.preset_name_dialog import PresetNameDialog
from arbiter_app.ui.search_field import SearchField
from arbiter_app.ui.settings import Settings
from arbiter_app.ui.tie_break_codes import ChosenTieBreaks, OfferedTieBreaks, TieBreakCodes
from arbiter_app.ui.tie_break_presets import TieBreakPresets
from arbiter_app.ui.tie_break_variant import TieBreakVariant
from arbiter_app.ui.words import in_menu, translate


class TieBreakList(QWidget):
    """Chooses tie-breaks and their order, by preset or one by one.

    Signals:
        changed: the list is another.
        help_asked: F1 was pressed; with the code that one looks at.
    """

    changed = Signal()
    help_asked = Signal(str)

    def __init__(self, settings: Settings | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.presets = TieBreakPresets(settings, self)
        self.own = QPushButton(self.tr("Own &lists"))
        self.chosen, self.others = ChosenTieBreaks(), OfferedTieBreaks()
        self.search = SearchField(self.others)
        self.add = QPushButton(self.tr("◂ &Add"))
        self.remove = QPushButton(self.tr("&Remove ▸"))
        self.up, self.down = QPushButton("▲"), QPushButton("▼")
        for button in (self.own, self.add, self.remove, self.up, self.down):
            button.setAutoDefault(False)
        self.variant = TieBreakVariant(self)
        self.legend = Sentence(FAINT)
        self.doubts = DoubtsList(self, wrapped=True)
        self._looked_at: TieBreakCodes = self.chosen
        self._build_own()
        self._lay_out()
        self._connect()
        self.show_doubts(())
        self.set_codes(self.presets.codes())

    def codes(self) -> tuple[str, ...]:
        """The tie-breaks in their order."""
        return self.chosen.codes()

    def set_codes(self, codes: Iterable[str]) -> None:
        """Show a list, without saying that it changed."""
        self._show(tuple(codes), 0)

    def show_doubts(self, problems: Sequence[Problem], remark: str = "") -> None:
        """Say what is doubtful about the list as it stands here, after a *remark* on it."""
        said = [problem(one, translate) for one in problems]
        if remark:
            problems, said = [Problem("remark", "warning"), *problems], [remark, *said]
        self.doubts.show_doubts(problems, said)

    # The list

    def _show(self, codes: tuple[str, ...], row: int) -> None:
        with QSignalBlocker(self.chosen):
            self.chosen.fill(codes)
            self.chosen.setCurrentRow(min(max(row, 0), len(codes) - 1))
        self.presets.set_codes(codes)
        self._offer()
        self._explain(self.chosen)

    def _put(self, codes: tuple[str, ...] | None, row: int) -> None:
        if codes is not None and codes != self.codes():
            self._show(codes, row)
            self.changed.emit()

    def _add(self) -> None:
        """Add what is offered below the current one, or go to it where it is there already."""
        at = self.chosen.currentRow() + 1 if self.codes() else 0
        self._add_before(at)

    def _add_before(self, at: int) -> None:
        offered = self.others.current()
        code = self._addable(offered, at) if offered else None
        if code:
            self._put(inserted(self.codes(), at, code), at)
        elif offered:
            self.chosen.go_to(offered)

    def _addable(self, code: str, at: int) -> str | None:
        """Find what is added for a line: itself, else the next variant of its family."""
        family = variants(family_of(code))
        ways = (code, *(one for one in family if one != code))
        return next((one for one in ways if inserted(self.codes(), at, one)), None)

    def _remove(self) -> None:
        row, codes = self.chosen.currentRow(), self.codes()
        if row >= 0:
            self._put((*codes[:row], *codes[row + 1 :]), row)

    def _move(self, step: int) -> None:
        row = self.chosen.currentRow()
        self._drop(row, row + step + (1 if step > 0 else 0))

    def _drop(self, row: int, before: int) -> None:
        """Let the line of a row stand before what is at another row now."""
        codes = list(self.codes())
        if 0 <= row < len(codes) and 0 <= before <= len(codes):
            code = codes.pop(row)
            at = before - 1 if before > row else before
            self._put(inserted(tuple(codes), at, code), at)

    def _take_preset(self) -> None:
        self._put(self.presets.codes(), 0)

    def _take_variant(self, code: str) -> None:
        row = self.chosen.currentRow()
        self._put(changed(self.codes(), row, code), row)

    # What is offered and said

    def _offer(self) -> None:
        """List what the search finds, and stay at the line one was at."""
        typed, before = self.search.text(), self.others.current()
        # Lots are drawn by a command of their own; without a draw they would part nobody.
        left_out = () if LOTS in self.codes() else (LOTS,)
        lines = [
            (group(one, translate), code)
            for one, code in found(typed, translate)
            if code not in left_out
        ]
        codes, at = [code for _, code in lines], self.chosen.currentRow() + 1
        added = {code: self._addable(code, at) for code in codes}
        with QSignalBlocker(self.others):
            self.others.fill(lines, added)
            if codes and not (before and not typed and self.others.go_to(before)):
                self.others.go_to(codes[likeliest(typed, codes, translate)])

    def _search(self) -> None:
        self._offer()
        self._explain(self.others)

    def _explain(self, listed: TieBreakCodes) -> None:
        self._looked_at = listed
        code = listed.current()
        row, last = self.chosen.currentRow(), self.chosen.count() - 1
        if code and listed is self.others:
            code = self._addable(code, row + 1) or code
        nothing = self.tr("No tie-break is called that.") if listed is self.others else ""
        self.legend.say(tie_breaks.legend(code, translate) if code else nothing)
        self.up.setEnabled(row > 0)
        self.down.setEnabled(0 <= row < last)
        self.remove.setEnabled(row >= 0)
        offered = self.others.current()
        self.add.setEnabled(offered is not None and self._addable(offered, row + 1) is not None)
        self.variant.show_line(self.codes(), row)

    def _go_to_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _ask_help(self) -> None:
        self.help_asked.emit(self._looked_at.current() or "")

    def _go_to_doubt(self, problem: Problem) -> None:
        self.chosen.go_to(str(problem.details.get("tie_break", "")))

    # The person's own lists

    def _build_own(self) -> None:
        menu = QMenu(self.own)
        self._keep = menu.addAction(self.tr("&Save this list as…"), self._keep_own)
        self._forget = menu.addAction("", self.presets.forget)
        menu.aboutToShow.connect(self._show_own)
        self.own.setMenu(menu)
        self.own.setToolTip(self.tr("Save this list under a name, or forget one of yours"))

    def _show_own(self) -> None:
        kept = self.presets.kept_as
        self._keep.setEnabled(self.presets.can_keep)
        self._forget.setText(
            self.tr("&Forget “{0}”").format(in_menu(kept))
            if kept
            else self.tr("&Forget (choose one of your lists first)")
        )
        self._forget.setEnabled(bool(kept))

    def _keep_own(self) -> None:
        name = PresetNameDialog.ask(self, *self.presets.names)
        if name is not None:
            self.presets.keep(name)

    # How it is built

    def _lay_out(self) -> None:
        form = Form(columns=2)
        both = QWidget()
        beside = QHBoxLayout(both)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.addWidget(self.presets.preset, 1)
        beside.addWidget(self.own)
        form.put("preset", self.tr("&Preset:"), both, line=self.presets.preset)
        form.put("form", self.tr("&Form of cumulative:"), self.presets.form, column=1)
        # Three lines, so that nothing moves while one reads through the list.
        self.legend.setMinimumHeight(3 * self.fontMetrics().lineSpacing())
        self.legend.setAlignment(Qt.AlignmentFlag.AlignTop)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addLayout(form)
        whole.addLayout(self._lists(), 1)
        whole.addWidget(self.legend)
        whole.addWidget(self.doubts)

    def _lists(self) -> QGridLayout:
        self.chosen.setAccessibleName(self.tr("Tie-breaks in their order"))
        self.others.setAccessibleName(self.tr("Tie-breaks that can be added"))
        kind = QLabel(self.tr("&Variant:"))
        kind.setBuddy(self.variant.cuts)
        self.variant.cuts.setAccessibleName(self.tr("Variant"))
        variant = QHBoxLayout()
        variant.setSpacing(8)
        variant.addWidget(kind)
        variant.addWidget(self.variant.cuts, 1)
        lists = QGridLayout()
        lists.setHorizontalSpacing(12)
        lists.setVerticalSpacing(6)
        lists.addLayout(self._order(), 0, 0)
        lists.addLayout(self._find(), 0, 2)
        for column, listed in ((0, self.chosen), (2, self.others)):
            lists.addWidget(listed, 1, column)
            lists.setColumnStretch(column, 1)
        lists.addLayout(self._buttons(), 1, 1)
        lists.addLayout(variant, 2, 0)
        lists.addWidget(self.variant.forfeits, 2, 1, 1, 2)
        return lists

    def _find(self) -> QHBoxLayout:
        label = QLabel(self.tr("Can be added; f&ind:"))
        label.setBuddy(self.search)
        self.search.setAccessibleName(self.tr("Find a tie-break"))
        self.search.setPlaceholderText(self.tr("name or code  Ctrl+F"))
        self.search.setToolTip(
            self.tr("By its name or code, here, at FIDE, at US Chess and in other languages")
        )
        find = QHBoxLayout()
        find.setSpacing(8)
        find.addWidget(label)
        find.addWidget(self.search, 1)
        return find

    def _order(self) -> QHBoxLayout:
        label = QLabel(self.tr("After points, in this &order:"))
        label.setBuddy(self.chosen)
        order = QHBoxLayout()
        order.setSpacing(4)
        order.addWidget(label, 1)
        for button, says, key in (
            (self.up, self.tr("Move up"), self.tr("Alt+Up")),
            (self.down, self.tr("Move down"), self.tr("Alt+Down")),
        ):
            button.setAccessibleName(says)
            button.setToolTip(f"{says}  {key}")
            button.setFixedWidth(button.sizeHint().height() + 4)
            order.addWidget(button)
        return order

    def _buttons(self) -> QVBoxLayout:
        buttons = QVBoxLayout()
        buttons.setSpacing(4)
        buttons.addStretch()
        for button in (self.add, self.remove):
            buttons.addWidget(button)
        buttons.addStretch()
        return buttons

    def _connect(self) -> None:
        self.presets.changed.connect(self._take_preset)
        self.add.clicked.connect(self._add)
        self.others.enter.connect(self._add)
        self.others.itemDoubleClicked.connect(self._add)
        self.others.dropped.connect(self._remove)
        for listed in (self.chosen, self.others):
            listed.typed.connect(self.search.take)
        self.search.textChanged.connect(self._search)
        self.search.entered.connect(self._add)
        self.remove.clicked.connect(self._remove)
        self.chosen.removed.connect(self._remove)
        self.up.clicked.connect(lambda: self._move(-1))
        self.down.clicked.connect(lambda: self._move(1))
        self.chosen.moved.connect(self._move)
        self.chosen.dropped.connect(self._drop)
        self.chosen.brought.connect(self._add_before)
        self.variant.changed.connect(self._take_variant)
        self.doubts.looked_at.connect(self._go_to_doubt)
        for listed in (self.chosen, self.others):
            listed.looked_at.connect(lambda of=listed: self._explain(of))
        for key, act in (
            (QKeySequence.StandardKey.HelpContents, self._ask_help),
            (QKeySequence.StandardKey.Find, self._go_to_search),
        ):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)
