"""One player: added, or changed."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.core.errors import EditError
from arbiter_app.core.results import AwardKind
from arbiter_app.core.roster import add_players, edit_player
from arbiter_app.core.seeding import name_key
from arbiter_app.core.tournament import Player, Section
from arbiter_app.formats.paste_players import TITLES
from arbiter_app.labels.refusals import refusal
from arbiter_app.ui.form import FAINT, Form, Sentence, answer, buttons, make_room, offer, open_at
from arbiter_app.ui.missed_field import MissedField
from arbiter_app.ui.withdraw_dialog import withdrawals
from arbiter_app.ui.words import translate

_HIGHEST = 99_999
_LONGEST_RATING = 5
_FIELD_OF = {"name-missing": "name", "plays-later": "withdrawn_after"}
"""Where a refusal is shown; all others are about the number."""
_REPEATED = frozenset({"school", "club", "grade", "category", "federation"})
"""Fields in which what others have is offered while one types."""

Add = Callable[[Player, AwardKind], Section]
"""Adds a player, with a bye of that kind for each round that he has missed."""


class PlayerDialog(QDialog):
    """The form of one player; what it refuses stands below the field in question."""

    def __init__(
        self,
        section: Section,
        player: Player | None,
        parent: QWidget | None = None,
        add: Add | None = None,
    ) -> None:
        super().__init__(parent)
        self._section, self._before, self._add = section, player, add
        self._tried = False
        self.setWindowTitle(self.tr("Add a player") if player is None else self.tr("Edit player"))
        self._form = Form(columns=2)
        self._build_fields()
        self._note = Sentence(FAINT)
        self._lay_out()
        self._fill(player or Player(0, ""))
        self._connect()

    @classmethod
    def ask(
        cls, parent: QWidget | None, section: Section, player: Player | None, add: Add | None = None
    ) -> Player | None:
        """Ask for a new player, or for the changes to one; None where it is given up.

        With *add* there is a button to add several: it is called for each of them, the last
        one too, and gives the section as it then is.
        """
        dialog = cls(section, player, parent, add)
        return answer(dialog, dialog.finish)

    def finish(self) -> Player:
        """Give the player of the form, added where adding is the form's business."""
        player = self.result_value()
        if self._add is not None and self._before is None:
            self._add(player, self.missed.kind())
        return player

    def result_value(self) -> Player:
        """The player as the form has him.

        Raises:
            ValueError: the rating is no number.
        """
        text = {name: field.text().strip() for name, field in self._texts.items()}
        return replace(
            self._before or Player(0, ""),
            no=self.number.value(),
            name=" ".join(self.name.text().split()),
            rating=_rating(self.rating.text().strip()),
            title=self.title.currentText().strip(),
            sex=self.sex.currentData(),
            birth=text["birth"],
            federation=text["federation"],
            fide_id=text["fide_id"],
            national_id=text["national_id"],
            school=text["school"],
            club=text["club"],
            grade=text["grade"],
            category=text["category"],
            withdrawn_after=self.withdrawn.currentData(),
        )

    def accept(self) -> None:
        """Close, unless something is wrong."""
        if self._sound():
            super().accept()

    def add_another(self) -> None:
        """Add this player and begin the next one; school, club and grade stay."""
        if self._add is None or not self._sound():
            return
        player = self.result_value()
        self._section = self._add(player, self.missed.kind())
        self._tried = False
        kept = Player(0, "", school=player.school, club=player.club, grade=player.grade)
        self._fill(replace(kept, federation=player.federation, category=player.category))
        self._note.say(self.tr("{0} has been added as number {1}.").format(player.name, player.no))
        self.name.setFocus()

    def _build_fields(self) -> None:
        put = self._form.put
        self.name = put("name", self.tr("&Name:"), QLineEdit(), wide=True)
        self.name.setPlaceholderText(self.tr("Anderson, Sara"))
        self.number = put("no", self.tr("N&umber:"), QSpinBox())
        self.number.setRange(1, _HIGHEST)
        self.rating = put("rating", self.tr("&Rating:"), QLineEdit())
        self._texts: dict[str, QLineEdit] = {}
        self._put_text("school", self.tr("&School:"))
        self._put_text("club", self.tr("&Club:"))
        self._put_text("grade", self.tr("&Grade:"))
        self._put_text("category", self.tr("Ca&tegory:"))
        self.withdrawn = put("withdrawn_after", self.tr("&Withdrawn:"), QComboBox())
        self.missed = MissedField(self._section)
        if self._before is None and self.missed.needed:
            put("missed", self.tr("&Missed rounds:"), self.missed)
        self._put_text("birth", self.tr("&Birth:"), column=1)
        self._texts["birth"].setPlaceholderText(self.tr("2014-05-31 or 2014"))
        self._texts["birth"].setToolTip(self._texts["birth"].placeholderText())
        self.sex = put("sex", self.tr("Se&x:"), QComboBox(), column=1)
        self.title = put("title", self.tr("Tit&le:"), QComboBox(), column=1)
        self.title.setEditable(True)
        self.title.addItems(["", *TITLES])
        self._put_text("federation", self.tr("Fe&deration:"), column=1)
        self._put_text("fide_id", self.tr("F&IDE ID:"), column=1)
        self._put_text("national_id", self.tr("Nation&al ID:"), column=1)

    def _put_text(self, name: str, label: str, column: int = 0) -> None:
        field = self._form.put(name, label, QLineEdit(), column=column)
        used = sorted({getattr(player, name) for player in self._section.players} - {""})
        if used and name in _REPEATED:
            completer = QCompleter(used, field)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            field.setCompleter(completer)
        self._texts[name] = field

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 16)
        whole.setSpacing(12)
        whole.addLayout(self._form)
        whole.addWidget(self._note)
        whole.addStretch()
        whole.addWidget(self._made_buttons())
        open_at(self, 580)

    def _made_buttons(self) -> QDialogButtonBox:
        box = buttons(self, self.tr("Add") if self._before is None else self.tr("OK"))
        if self._add is not None and self._before is None:
            again = box.addButton(self.tr("Add a&nother"), QDialogButtonBox.ButtonRole.ActionRole)
            again.setShortcut(Qt.Modifier.CTRL | Qt.Key.Key_Return)
            again.setToolTip(self.tr("Add this player and go on to the next (Ctrl+Enter)"))
            again.clicked.connect(self.add_another)
        return box

    def _fill(self, player: Player) -> None:
        free = max((one.no for one in self._section.players), default=0) + 1
        self.number.setValue(player.no or free)
        self.name.setText(player.name)
        self.rating.setText("" if player.rating is None else str(player.rating))
        self.title.setEditText(player.title)
        for name, field in self._texts.items():
            field.setText(getattr(player, name))
        offer(self.sex, self._sexes(), player.sex)
        offer(self.withdrawn, withdrawals(self._section), player.withdrawn_after)

    def _sexes(self) -> list[tuple[str, str]]:
        return [("", ""), (self.tr("female"), "w"), (self.tr("male"), "m")]

    def _connect(self) -> None:
        self.number.valueChanged.connect(self._check)
        for field in (self.name, self.rating, *self._texts.values()):
            field.textEdited.connect(self._check)
        self.withdrawn.currentIndexChanged.connect(self._check)
        self.missed.currentIndexChanged.connect(self._check)
        self._check()

    def _sound(self) -> bool:
        """Check all fields, and go to the one that is wrong."""
        self._tried = True
        wrong = self._check()
        for name in wrong:
            self._form.go_to(name)
        return not wrong

    def _check(self) -> dict[str, str]:
        wrong = dict(self._wrong())
        self._form.say(wrong)
        self._note.say("" if wrong else self._remark())
        make_room(self)
        return wrong

    def _wrong(self) -> Iterable[tuple[str, str]]:
        try:
            player = self.result_value()
        except ValueError:
            yield "rating", self.tr("A rating is a whole number, such as 1180.")
            return
        try:
            self._applied(player)
        except EditError as error:
            # An empty form is no mistake yet.
            if error.code != "name-missing" or self._tried:
                yield _FIELD_OF.get(error.code, "no"), refusal(error, translate)

    def _applied(self, player: Player) -> Section:
        if self._before is None:
            return add_players(self._section, [player], self.missed.kind())
        return edit_player(self._section, self._before.no, player)

    def _remark(self) -> str:
        """What is worth knowing though nothing is wrong: a twin, or rounds already missed."""
        player = self.result_value()
        key = name_key(player.name)
        for other in self._section.players:
            if other is not self._before and name_key(other.name) == key:
                twin = self.tr("Number {0} is called {1} too.")
                return twin.format(other.no, other.name)
        if self._before is None and player.name:
            rounds = self._applied(player).rounds
            missed = sum(player.no in a_round.entries for a_round in rounds)
            if missed:
                late = self.tr("Absent (Z) in the rounds already played, up to round {0}.")
                if self.missed.kind() is AwardKind.HALF_BYE:
                    late = self.tr(
                        "Half-point byes (H) in the rounds already played, up to round {0}."
                    )
                return late.format(missed)
        return ""


def _rating(text: str) -> int | None:
    if text and not (text.isdecimal() and len(text) <= _LONGEST_RATING):
        message = f"{text!r} is no rating"
        raise ValueError(message)
    return int(text) if text else None
