"""Under which name a list of tie-breaks is kept."""

from collections.abc import Collection

from PySide6.QtWidgets import QDialog, QLineEdit, QVBoxLayout, QWidget

from arbiter_app.ui.form import FAINT, Form, Sentence, answer, buttons, make_room, open_at

_LONGEST = 60


class PresetNameDialog(QDialog):
    """Asks for a name; one that is taken by an own list means that one."""

    def __init__(
        self, own: Collection[str], others: Collection[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._own, self._others = own, others
        self.setWindowTitle(self.tr("Save the tie-breaks as a preset"))
        self._form = Form()
        self.name = self._form.put("name", self.tr("&Name:"), QLineEdit())
        self.name.setMaxLength(_LONGEST)
        self._said = Sentence(FAINT)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 12)
        whole.setSpacing(12)
        whole.addLayout(self._form)
        whole.addWidget(self._said)
        whole.addStretch()
        whole.addWidget(buttons(self, self.tr("Save")))
        self.name.textEdited.connect(self._remark)
        self._remark()
        open_at(self, 420)

    @classmethod
    def ask(
        cls, parent: QWidget | None, own: Collection[str], others: Collection[str]
    ) -> str | None:
        """Ask for a name that is none of *others*; None where it is given up."""
        dialog = cls(own, others, parent)
        return answer(dialog, dialog.result_value)

    def result_value(self) -> str:
        """The name as it stands here."""
        return " ".join(self.name.text().split())

    def accept(self) -> None:
        """Close, unless the name cannot be."""
        wrong = self._wrong()
        if not wrong:
            super().accept()
            return
        self._form.say({"name": wrong})
        make_room(self)
        self.name.setFocus()

    def _wrong(self) -> str:
        name = self.result_value()
        if not name:
            return self.tr("The list needs a name.")
        if name in self._others:
            return self.tr("A preset of the program is called that; choose another name.")
        return ""

    def _remark(self) -> None:
        name = self.result_value()
        self._form.say({})
        self._said.say(
            self.tr("It replaces your list of that name.")
            if name in self._own
            else self.tr("It is kept on this computer and offered for every event.")
        )
        make_room(self)
