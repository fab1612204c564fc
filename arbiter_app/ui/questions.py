"""What the window asks before it goes on: each question one method, so that a test can answer.

Every question says what happens with each answer; the harmless one is the default.
"""

from collections.abc import Sequence
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton, QWidget

from arbiter_app.labels.locks import what_then
from arbiter_app.ui.file_words import who_has
from arbiter_app.ui.words import translate

if TYPE_CHECKING:
    from arbiter_app.store.lock import Holder

OWN_SUFFIXES = (".arbiter", ".json")
TRF_SUFFIX = ".trf"


class Answer(Enum):
    """What was chosen."""

    SAVE = auto()
    OPEN = auto()
    DISCARD = auto()
    OVERWRITE = auto()
    ELSEWHERE = auto()
    READ_ONLY = auto()
    TAKE_OVER = auto()
    LOAD = auto()
    CANCEL = auto()


_ACCEPT = QMessageBox.ButtonRole.AcceptRole
_DESTROY = QMessageBox.ButtonRole.DestructiveRole
_REJECT = QMessageBox.ButtonRole.RejectRole
_Button = tuple[str, QMessageBox.ButtonRole, Answer]


class Questions(QObject):
    """The questions of one window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def file_to_open(self, folder: str) -> Path | None:
        """Ask which file to open."""
        known = self.tr("Events and FIDE report files ({0})").format(
            "*.arbiter *.json *.trf *.trfx *.txt"
        )
        filters = ";;".join([known, self.tr("All files ({0})").format("*")])
        path, _ = QFileDialog.getOpenFileName(self._window, self.tr("Open"), folder, filters)
        return Path(path) if path else None

    def file_to_save(self, proposed: Path) -> Path | None:
        """Ask under which name to save, as an event of ours or as a report."""
        report = self.tr("FIDE report file ({0})").format("*.trf")
        return self._name_to_save(proposed, self._own_kinds() | {report: TRF_SUFFIX})

    def event_to_save(self, proposed: Path) -> Path | None:
        """Ask under which name to save all of an event: a report does not hold all of it."""
        return self._name_to_save(proposed, self._own_kinds())

    def folder_for_copy(self, folder: str) -> Path | None:
        """Ask on which stick or in which folder a second copy is kept."""
        title = self.tr("Keep a second copy on")
        path = QFileDialog.getExistingDirectory(self._window, title, folder)
        return Path(path) if path else None

    def keep_changes(self, event: str) -> Answer:
        """Ask what to do with edits that have no file."""
        return self._choose(
            self.tr("“{0}” is not saved.").format(event),
            self.tr("Without saving, what was typed is lost."),
            [
                (self.tr("Save…"), _ACCEPT, Answer.SAVE),
                (self.tr("Discard"), _DESTROY, Answer.DISCARD),
                (self.tr("Cancel"), _REJECT, Answer.CANCEL),
            ],
        )

    def there_already(self, file: str) -> Answer:
        """Ask what to do where the name that was chosen, with our suffix, is another file's."""
        return self._choose(
            self.tr("“{0}” is there already.").format(file),
            self.tr("Saving here replaces it; what it holds now is kept as .bak."),
            self._elsewhere_or(self.tr("Replace it"), Answer.OVERWRITE),
        )

    def changed_on_disk(self, file: str) -> Answer:
        """Ask what to do where another program has changed the file."""
        return self._choose(
            self.tr("Another program has changed “{0}” since it was opened.").format(file),
            self.tr(
                "Replacing it keeps what the other program wrote as .bak; loading it drops what "
                "is not saved here."
            ),
            [
                (self.tr("Save mine elsewhere…"), _ACCEPT, Answer.ELSEWHERE),
                (self.tr("Keep mine, replace it"), _DESTROY, Answer.OVERWRITE),
                (self.tr("Load theirs"), _DESTROY, Answer.LOAD),
                (self.tr("Decide later"), _REJECT, Answer.CANCEL),
            ],
        )

    def open_in_use(self, file: str, holder: "Holder") -> Answer:
        """Ask how to open a file that somebody else has, or had when his program died."""
        look = (self.tr("Open to look at"), _ACCEPT, Answer.READ_ONLY)
        take = (self.tr("Take it over"), _DESTROY, Answer.TAKE_OVER)
        cancel = (self.tr("Cancel"), _REJECT, Answer.CANCEL)
        where = holder.where.value
        harmless_first = [take, look] if where == "died-here" else [look, take]
        return self._choose(
            who_has(file, holder), what_then(where, translate), [*harmless_first, cancel]
        )

    def save_in_use(self, file: str, holder: "Holder") -> Answer:
        """Ask whether to save over a file that somebody else has open."""
        return self._choose(
            who_has(file, holder),
            what_then(holder.where.value, translate),
            self._elsewhere_or(self.tr("Take it over and save"), Answer.TAKE_OVER),
        )

    def not_saved(self, sentence: str) -> Answer:
        """Say why the event cannot be saved before it is left, and ask what then."""
        return self._choose(
            sentence,
            self.tr("What you typed is still here."),
            self._elsewhere_or(self.tr("Discard"), Answer.DISCARD),
        )

    def recover(self, sentence: str) -> Answer:
        """Offer what a killed program left; CANCEL leaves it for the next start."""
        return self._choose(
            self.tr("Arbiter did not close properly."),
            sentence,
            [
                (self.tr("Open it"), _ACCEPT, Answer.OPEN),
                (self.tr("Discard"), _DESTROY, Answer.DISCARD),
                (self.tr("Later"), _REJECT, Answer.CANCEL),
            ],
        )

    def about_a_file(self, doubt: str, choices: Sequence[str]) -> int | None:
        """Ask about a doubtful file; the index of the choice, the first being the cautious one."""
        box = QMessageBox(QMessageBox.Icon.Question, "Arbiter", doubt, parent=self._window)
        buttons = [box.addButton(text, _ACCEPT) for text in choices]
        cancel = box.addButton(self.tr("Do not open it"), _REJECT)
        box.setEscapeButton(cancel)
        box.setDefaultButton(buttons[0])
        box.exec()
        clicked = box.clickedButton()
        box.deleteLater()
        return next((at for at, button in enumerate(buttons) if button is clicked), None)

    def _elsewhere_or(self, words: str, answer: Answer) -> list[_Button]:
        return [
            (self.tr("Save elsewhere…"), _ACCEPT, Answer.ELSEWHERE),
            (words, _DESTROY, answer),
            (self.tr("Cancel"), _REJECT, Answer.CANCEL),
        ]

    def _own_kinds(self) -> dict[str, str]:
        words = self.tr("Arbiter event ({0})")
        return {words.format(f"*{suffix}"): suffix for suffix in OWN_SUFFIXES}

    def _name_to_save(self, proposed: Path, kinds: dict[str, str]) -> Path | None:
        """Ask for a name; one without a suffix gets that of the kind chosen."""
        dialog = QFileDialog(self._window, self.tr("Save as"), str(proposed))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters(list(kinds))
        dialog.setDefaultSuffix(proposed.suffix or OWN_SUFFIXES[0])
        dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(kinds[kind]))
        accepted = dialog.exec()
        chosen = [Path(path) for path in dialog.selectedFiles()]
        dialog.deleteLater()
        return chosen[0] if accepted and chosen else None

    def _choose(self, text: str, more: str, offered: list[_Button]) -> Answer:
        box = QMessageBox(QMessageBox.Icon.Warning, "Arbiter", text, parent=self._window)
        # A name may look like HTML.
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setInformativeText(more)
        buttons: list[tuple[QPushButton, Answer]] = [
            (box.addButton(words, role), answer) for words, role, answer in offered
        ]
        box.setDefaultButton(buttons[0][0])
        box.setEscapeButton(buttons[-1][0])
        box.exec()
        clicked = box.clickedButton()
        box.deleteLater()
        return next((answer for button, answer in buttons if button is clicked), buttons[-1][1])
