"""A new event: a name, how many rounds, how ties are broken, and who plays, if it is known."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.core.errors import EditError
from arbiter_app.core.event import MOST_ROUNDS
from arbiter_app.core.presets import form_of
from arbiter_app.core.roster import add_players
from arbiter_app.core.tiebreaks.values import sum_text
from arbiter_app.core.tournament import Round, Rules, Section, Tournament
from arbiter_app.core.trial import trial
from arbiter_app.formats.paste import read_list
from arbiter_app.formats.paste_players import doubts, list_text, players
from arbiter_app.labels.paste import column, paste_problem
from arbiter_app.labels.refusals import refusal
from arbiter_app.ui.form import FAINT, PROBLEM, Form, Sentence, answer, buttons, make_room, open_at
from arbiter_app.ui.paste_players_dialog import PastePlayersDialog
from arbiter_app.ui.settings import Settings
from arbiter_app.ui.tie_break_presets import TieBreakPresets
from arbiter_app.ui.words import translate

_USUAL_ROUNDS = 5
_TRIED = "1 ½ 1"


class NewEventDialog(QDialog):
    """Asks for the little that typing results needs; all of it can be changed later."""

    def __init__(self, parent: QWidget | None = None, settings: Settings | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New event"))
        self._form = Form()
        self.name = self._form.put("name", self.tr("&Name:"), QLineEdit())
        self.name.setPlaceholderText(self.tr("Lakeside Schools Open"))
        self.rounds = self._form.put("rounds", self.tr("&Rounds:"), QSpinBox())
        self.rounds.setRange(1, MOST_ROUNDS)
        self.rounds.setValue(_USUAL_ROUNDS)
        self.paired = self._form.put("paired", self.tr("Res&ults:"), QComboBox())
        self.paired.addItem(self.tr("paired: who plays whom"), True)
        self.paired.addItem(self.tr("scores only: nobody is paired"), False)
        self.ties = TieBreakPresets(settings, self)
        self._form.put("preset", self.tr("&Tie-breaks:"), self.ties.preset)
        self._form.put("form", self.tr("&Form of cumulative:"), self.ties.form)
        self.explained, self.sum = QLabel(), QLabel()
        self._form.note(self.explained)
        self.tried = self._form.put("tried", self.tr("Tr&y a scoresheet:"), QLineEdit(_TRIED))
        self._form.note(self.sum)
        self.players = QPlainTextEdit()
        self.counted = Sentence(FAINT)
        self.problem = Sentence(PROBLEM)
        self.columns = QPushButton(self.tr("&Columns and order…"))
        self._build_players()
        self._lay_out()
        self._connect()

    @classmethod
    def ask(cls, parent: QWidget | None, settings: Settings | None = None) -> Tournament | None:
        """Ask for a new event; None where it is given up."""
        dialog = cls(parent, settings)
        return answer(dialog, dialog.result_value)

    def result_value(self) -> Tournament:
        """The event as it stands here.

        Raises:
            EditError: the list of players gives a number twice.
        """
        pasted = read_list(self.players.toPlainText())
        section = add_players(self._empty_section(), players(pasted, pasted.columns))
        name = " ".join(self.name.text().split())
        return Tournament(name=name, sections=(section,))

    def accept(self) -> None:
        """Close, unless the players' list is wrong."""
        if self._check_players():
            super().accept()
        else:
            self.players.setFocus()

    def ask_columns(self) -> None:
        """Show the players' list in columns, and take it back as it is then."""
        text = self.players.toPlainText()
        section = PastePlayersDialog.ask(self, self._empty_section(), text or None)
        if section is not None:
            self.players.setPlainText(list_text(section.players))

    def _empty_section(self) -> Section:
        rules = Rules(paired=self.paired.currentData(), tie_breaks=self.ties.codes())
        return Section(rules=rules, rounds=(Round(),) * self.rounds.value())

    def _check_players(self) -> bool:
        """Say how many players there are, and what is wrong or doubtful with their list."""
        pasted = read_list(self.players.toPlainText())
        found = sorted(doubts(pasted, pasted.columns), key=lambda one: one.level != "error")
        said = [paste_problem(one, translate) for one in found]
        sound = not any(one.level == "error" for one in found)
        count = 0
        if sound:
            try:
                count = len(self.result_value().sections[0].players)
            except EditError as error:
                said, sound = [refusal(error, translate)], False
        more = self.tr("{0} (In “Columns and order” there is more.)")
        self.problem.say(more.format(said[0]) if len(said) > 1 else "".join(said))
        kinds = [column(kind, translate) for kind in pasted.columns if kind]
        self.counted.say(self._counted(count, kinds) if sound else "")
        make_room(self)
        return sound

    def _counted(self, count: int, kinds: list[str]) -> str:
        if not count:
            return self.tr("Players can be added later too.")
        many = self.tr("%n players: {0}.", "", count)
        words = self.tr("One player: {0}.") if count == 1 else many
        return words.format(", ".join(kinds))

    def _explain(self) -> None:
        """Say what the form of cumulative counts, on the scoresheet that was typed."""
        self.explained.setText(self.ties.explained() or self.tr("Ties share their place."))
        form = form_of(self.ties.codes())
        self.tried.setEnabled(form is not None)
        try:
            working = trial(self.tried.text(), form) if form else None
        except EditError:
            self.sum.setText(self.tr("Type 1, ½ and 0 with spaces between, H or B for a bye."))
            return
        self.sum.setText(sum_text(working) if working else "")

    def _build_players(self) -> None:
        self.players.setAccessibleName(self.tr("Players"))
        self.players.setTabChangesFocus(True)
        self.players.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.players.setTabStopDistance(12 * self.fontMetrics().averageCharWidth())
        self.players.setPlaceholderText(
            self.tr(
                "One player a line, typed or pasted:\n"
                "Anderson, Sara\n"
                "Novák, Jiří\n"
                "\n"
                "or in columns:\n"
                "Anderson, Sara; Oak Hill; 1214"
            )
        )
        self.columns.setAutoDefault(False)
        self.columns.setToolTip(
            self.tr("Preview the list, choose what each column holds, and the order of numbers")
        )

    def _lay_out(self) -> None:
        # Room for the longest explanation, so that nothing moves from form to form.
        self.explained.setMinimumHeight(4 * self.fontMetrics().lineSpacing())
        left = QVBoxLayout()
        left.addLayout(self._form)
        left.addStretch()
        head = QLabel(self.tr("&Players (now or later):"))
        head.setBuddy(self.players)
        below = QHBoxLayout()
        below.setSpacing(12)
        below.addWidget(self.counted, 1)
        below.addStretch()
        below.addWidget(self.columns, 0, Qt.AlignmentFlag.AlignTop)
        right = QVBoxLayout()
        right.setSpacing(4)
        right.addWidget(head)
        right.addWidget(self.players, 1)
        right.addWidget(self.problem)
        right.addLayout(below)
        halves = QHBoxLayout()
        halves.setSpacing(20)
        halves.addLayout(left, 1)
        halves.addLayout(right, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 12)
        whole.setSpacing(12)
        whole.addLayout(halves, 1)
        whole.addWidget(buttons(self, self.tr("Create")))
        open_at(self, 780, 420)

    def _connect(self) -> None:
        self.ties.changed.connect(self._explain)
        self.tried.textEdited.connect(self._explain)
        self.players.textChanged.connect(self._check_players)
        self.columns.clicked.connect(self.ask_columns)
        self._explain()
        self._check_players()
