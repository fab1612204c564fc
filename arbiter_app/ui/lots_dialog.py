"""Lots are drawn: who is level, with which seed, and then what came out."""

import secrets
from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QListView,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.core.errors import EditError
from arbiter_app.core.live import place_text
from arbiter_app.core.lots import draw_lots, level
from arbiter_app.core.standings import Standing, rank
from arbiter_app.core.tournament import Section
from arbiter_app.labels.refusals import refusal
from arbiter_app.ui.form import (
    FAINT,
    PROBLEM,
    Form,
    Sentence,
    buttons,
    close_button,
    make_room,
    open_at,
)
from arbiter_app.ui.words import translate

_DIGITS = 4
"""Of the number that is proposed: few enough to be called out in a hall."""


def proposed_seed() -> str:
    """Give a number that nobody has chosen."""
    least = 10 ** (_DIGITS - 1)
    return str(least + secrets.randbelow(9 * least))


class LotsDialog(QDialog):
    """Asks for a seed, draws once, and shows the order.

    *draw* makes the edit with a seed and gives the section after it, None where it is refused.

    Attributes:
        seed: the field.
        replace: the tick that a second draw needs; hidden before the first.
        listed: those who are level, then the order.
    """

    def __init__(
        self,
        section: Section,
        draw: Callable[[str], Section | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._section, self._draw = section, draw
        self._groups = level(section)
        self.setWindowTitle(self.tr("Draw lots"))
        self.head, self.listed = QLabel(), QListWidget()
        self._form = Form()
        self.seed = self._form.put("seed", self.tr("&Seed:"), QLineEdit(proposed_seed()))
        self.replace = QCheckBox(self.tr("&Replace the lots that are drawn"))
        self.warning, self._note = Sentence(PROBLEM), Sentence(FAINT)
        self._buttons = buttons(self, self.tr("&Draw"))
        self._build()
        self._fill()
        open_at(self, 460, 360)
        self.seed.setFocus()
        self.seed.selectAll()

    @classmethod
    def ask(
        cls, parent: QWidget | None, section: Section, draw: Callable[[str], Section | None]
    ) -> None:
        """Let lots be drawn for those who are level."""
        dialog = cls(section, draw, parent)
        dialog.exec()
        dialog.deleteLater()

    def accept(self) -> None:
        """Draw, and show what came out; a second draw only where that is wanted."""
        if self._buttons.isHidden():
            super().accept()
        elif self._may_draw():
            after = self._draw(self.seed.text())
            if after is None:
                super().reject()
            else:
                self._show_order(after)

    def _may_draw(self) -> bool:
        """Say what is in the way; whether nothing is."""
        said = {}
        try:
            draw_lots(self._section, self.seed.text())
        except EditError as error:
            said["seed"] = refusal(error, translate)
        self._form.say(said)
        unasked = self._section.rules.lots is not None and not self.replace.isChecked()
        self.warning.say(self._standing_lots() if unasked else self._still_playing())
        make_room(self)
        if said:
            self._form.go_to("seed")
        elif unasked:
            self.replace.setFocus()
        return not said and not unasked

    def _show_order(self, after: Section) -> None:
        """Say who got which place."""
        self.head.setText(self.tr("Drawn with the seed “{0}”:").format(self.seed.text().strip()))
        drawn = {row.player: row for row in rank(after).rows}
        digits = len(str(len(drawn)))
        self.listed.clear()
        for group in self._groups:
            rows = sorted((drawn[one.player] for one in group), key=lambda row: row.place)
            for row in rows:
                name = after.player(row.player).name
                # Spaces as wide as a figure: the places stand below each other.
                place = place_text(row).rjust(digits, "\u2007")
                self.listed.addItem(self.tr("{0}  {1}").format(place, name))
        self.seed.setEnabled(False)
        self.replace.hide()
        self.warning.say("")
        self._note.say(self._noted())
        self._buttons.hide()
        closing = close_button(self)
        self._whole.addWidget(closing)
        self.listed.setCurrentRow(0)
        closing.button(QDialogButtonBox.StandardButton.Close).setFocus()

    def _fill(self) -> None:
        self.head.setText(self.tr("Level on points and on every tie-break:"))
        for group in self._groups:
            self.listed.addItem(self._level(group))
        self.replace.setVisible(self._section.rules.lots is not None)
        self.warning.say(self._standing_lots() or self._still_playing())
        self._note.say(
            self.tr(
                "A number or a word that all can hear: the same seed always draws the same "
                "order. Lots are drawn for everybody, so that a later correction needs no second "
                "draw."
            )
        )

    def _level(self, group: Iterable[Standing]) -> str:
        rows = list(group)
        names = "; ".join(self._section.player(row.player).name for row in rows)
        said = self.tr("{0}–{1}:  {2}")
        return said.format(rows[0].place, rows[0].last, names)

    def _standing_lots(self) -> str:
        lots = self._section.rules.lots
        if lots is None:
            return ""
        return self.tr(
            "Lots are drawn already, with the seed “{0}”; another draw takes their place."
        ).format(lots.seed)

    def _still_playing(self) -> str:
        standings = rank(self._section)
        if standings.final:
            return ""
        return self.tr("These standings are not final: who is level can still change.")

    def _noted(self) -> str:
        return self.tr("The seed is kept in the file and printed below the standings.")

    def _build(self) -> None:
        self.listed.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.listed.setWordWrap(True)
        self.listed.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.listed.setResizeMode(QListView.ResizeMode.Adjust)
        self.listed.setSpacing(2)
        self.listed.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.listed.setAccessibleName(self.tr("Who is level"))
        self.listed.setMinimumHeight(96)
        self.head.setTextFormat(Qt.TextFormat.PlainText)
        self.head.setWordWrap(True)
        self.replace.toggled.connect(lambda: self.warning.say(self._standing_lots()))
        whole = self._whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 16)
        whole.setSpacing(10)
        whole.addWidget(self.head)
        whole.addWidget(self.listed, 1)
        whole.addLayout(self._form)
        for part in (self.warning, self.replace, self._note, self._buttons):
            whole.addWidget(part)
