"""A round paired without an engine: typed, pasted, or picked from the list of who waits."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFontMetrics, QKeyEvent, QTextCursor
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.core.boards import scores_before
from arbiter_app.core.errors import EditError, Problem
from arbiter_app.core.pairing_checks import check_pairings
from arbiter_app.core.pairing_edits import enter_pairings, free_players
from arbiter_app.core.points import format_points
from arbiter_app.core.seeding import plain
from arbiter_app.core.tournament import Award, Section, by_number
from arbiter_app.core.whole_numbers import whole_number
from arbiter_app.formats.pairings import TypedPairs, read_pairings
from arbiter_app.labels import results
from arbiter_app.labels.pairings import named, pairing_problem
from arbiter_app.labels.refusals import refusal
from arbiter_app.ui.doubts_list import DoubtsList
from arbiter_app.ui.flat_header import FlatHeader
from arbiter_app.ui.fonts import bold
from arbiter_app.ui.form import answer, buttons, open_at
from arbiter_app.ui.grid_look import PAD
from arbiter_app.ui.padded_cells import PaddedDelegate
from arbiter_app.ui.words import translate

_NUMBER = Qt.ItemDataRole.UserRole
_NAME = Qt.ItemDataRole.UserRole + 1
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class PickList(QListWidget):
    """A list of players in which Enter picks, and typing jumps to a number or part of a name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._typed = ""
        self._pause = QTimer(self, singleShot=True)
        self._pause.setInterval(QApplication.keyboardInputInterval() * 2)
        self._pause.timeout.connect(self._forget)

    def keyboardSearch(self, search: str) -> None:
        """Go to the player whose number or a word of whose name begins with what is typed."""
        self._typed += search
        self._pause.start()
        rows = (row for row in range(self.count()) if self._matches(row))
        row = next(rows, None)
        if row is not None:
            self.setCurrentRow(row)

    def _forget(self) -> None:
        self._typed = ""

    def _matches(self, row: int) -> bool:
        item = self.item(row)
        if self._typed.isdecimal():
            return str(item.data(_NUMBER)).startswith(self._typed)
        sought, name = plain(self._typed), plain(str(item.data(_NAME)))
        words = name.replace(",", " ").split()
        return any(one.startswith(sought) for one in (name, *words))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif self.currentItem() is not None and not event.isAutoRepeat():
            self.itemActivated.emit(self.currentItem())


class PairingsDialog(QDialog):
    """Text at the left, what it makes in the middle, who still waits at the right.

    Attributes:
        text, preview, waiting, doubts: the four of them that a person sees.
    """

    def __init__(self, section: Section, round_number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._section, self._round = section, round_number
        self._players = by_number(section.players)
        self._result: Section | None = None
        self.setWindowTitle(self.tr("Pair round {0}").format(round_number))
        self.text = QPlainTextEdit(self)
        self.preview = QTableWidget(0, 3, self)
        self.waiting = PickList(self)
        self.doubts = DoubtsList(self)
        self._count = QLabel(self)
        self._build()
        self.text.textChanged.connect(self._read)
        self.waiting.itemActivated.connect(self._pick)
        self.doubts.looked_at.connect(self._go_to)
        self._read()
        self.text.setFocus()

    @classmethod
    def ask(cls, parent: QWidget | None, section: Section, round_number: int) -> Section | None:
        """Ask for pairings; give the section with them, None where it is given up."""
        dialog = cls(section, round_number, parent)
        return answer(dialog, dialog.result_value)

    def result_value(self) -> Section | None:
        """The section with the pairings; None while something forbids them."""
        return self._result

    def accept(self) -> None:
        """Close, unless something is wrong."""
        if self._result is not None:
            super().accept()

    def _build(self) -> None:
        self.text.setPlaceholderText(
            self.tr(
                "White and Black on each line, as numbers or names:\n12 7\nNovák – García\n9 bye"
            )
        )
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._build_preview()
        parts = QHBoxLayout()
        parts.setSpacing(10)
        parts.addWidget(_headed(self.tr("&Pairings (type or paste):"), self.text), 3)
        parts.addWidget(_headed(self.tr("What they make:"), self.preview), 5)
        picked = _headed(self.tr("&Without a game (Enter picks):"), self.waiting)
        parts.addWidget(picked, 3)
        self._buttons = buttons(self, self.tr("Pair"))
        foot = QHBoxLayout()
        foot.addWidget(self._count, 1)
        foot.addWidget(self._buttons)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 12, 16, 12)
        whole.setSpacing(8)
        whole.addLayout(parts, 1)
        whole.addWidget(self.doubts)
        whole.addLayout(foot)
        open_at(self, 860, 440)

    def _build_preview(self) -> None:
        head = FlatHeader(self.preview)
        head.setSectionsClickable(False)
        self.preview.setHorizontalHeader(head)
        self.preview.setItemDelegate(PaddedDelegate(self.preview))
        for column, said in enumerate((self.tr("Bd"), self.tr("White"), self.tr("Black"))):
            named = QTableWidgetItem(said)
            named.setTextAlignment(_LEFT if column else _RIGHT)
            self.preview.setHorizontalHeaderItem(column, named)
        self.preview.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.preview.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.preview.verticalHeader().hide()
        self.preview.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 8)
        self.waiting.setSpacing(1)
        self.preview.setShowGrid(False)
        self.preview.setAlternatingRowColors(True)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        metrics = QFontMetrics(bold(self.font()))
        widest = max(map(metrics.horizontalAdvance, (self.tr("Bd"), "888")))
        head.resizeSection(0, widest + 2 * PAD + 1)

    def _read(self) -> None:
        """Read the text anew, enter it on trial, and say what comes of it."""
        typed = read_pairings(self.text.toPlainText(), self._section, self._round)
        after, sentences = self._section, []
        problems: list[Problem] = list(typed.problems)
        try:
            after = enter_pairings(self._section, self._round, typed.chosen)
        except EditError as error:
            problems.append(Problem(error.code, "error"))
            sentences.append(refusal(error, translate))
        unusual = self._unusual(after)
        said = [pairing_problem(one, self._players, translate) for one in typed.problems]
        said += sentences
        said += [pairing_problem(one, self._players, translate) for one in unusual]
        self.doubts.show_doubts([*problems, *unusual], said)
        self._result = after if after is not self._section and not problems else None
        self._show_preview(typed, after)
        self._show_waiting(after)
        self._count.setText(self._counted(typed))
        ok = self._buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setEnabled(self._result is not None)

    def _unusual(self, after: Section) -> list[Problem]:
        """List what is unusual; who is left over is in the list at the right."""
        if after is self._section:
            return []
        found = check_pairings(after, self._round)
        return [one for one in found if one.code != "left-over"]

    def _show_preview(self, typed: TypedPairs, after: Section) -> None:
        self.preview.setRowCount(len(typed.pairs))
        for row, pair in enumerate(typed.pairs):
            game = after.entry(pair.white, self._round)
            board = getattr(game, "board", "") if pair.black is not None else ""
            black = self.tr("pairing bye") if pair.black is None else self._named(pair.black)
            for column, text in enumerate((str(board), self._named(pair.white), black)):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                if not column:
                    item.setTextAlignment(_RIGHT)
                self.preview.setItem(row, column, item)

    def _show_waiting(self, after: Section) -> None:
        self.waiting.clear()
        scores = scores_before(after, self._round)
        for no in free_players(after, self._round):
            entry, score = after.entry(no, self._round), format_points(scores[no])
            text = self.tr("{0} · {1}").format(self._named(no), score)
            if isinstance(entry, Award):
                bye = results.award(entry.kind, translate)
                text = self.tr("{0}: {1}").format(text, bye)
            item = QListWidgetItem(text, self.waiting)
            item.setData(_NUMBER, no)
            item.setData(_NAME, self._players[no].name)

    def _counted(self, typed: TypedPairs) -> str:
        games = sum(pair.black is not None for pair in typed.pairs)
        wrong = len(typed.problems)
        if wrong:
            return self.tr("Games: {0}. Lines to correct: {1}.").format(games, wrong)
        return self.tr("Games: {0}.").format(games) if typed.pairs else ""

    def _named(self, no: int) -> str:
        return named(self._players[no], translate)

    def _pick(self, item: QListWidgetItem) -> None:
        """Write a player picked: the first of two begins a line, the second ends it."""
        no, row = item.data(_NUMBER), self.waiting.row(item)
        text = self.text.toPlainText()
        last = text.rsplit("\n", 1)[-1].strip()
        half = last.isdecimal()
        if half and whole_number(last) == no:
            return
        before = text.rstrip("\n") if half else text.rstrip()
        joined = f"{before} {no}\n" if half else f"{before}\n{no}" if before else str(no)
        self.text.setPlainText(joined)
        self.text.moveCursor(QTextCursor.MoveOperation.End)
        # Enter once more picks the next: the first of a pair stays in the list until the second.
        after = max(row - 1, 0) if half else row + 1
        self.waiting.setCurrentRow(min(after, self.waiting.count() - 1))

    def _go_to(self, doubt: Problem) -> None:
        if doubt.line is not None:
            block = self.text.document().findBlockByNumber(doubt.line - 1)
            self.text.setTextCursor(QTextCursor(block))


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
