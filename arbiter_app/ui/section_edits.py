"""Edits of the section shown, as the menus do them: one step to undo, or a refusal in words."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from arbiter_app.core.errors import EditError
from arbiter_app.core.pairing_checks import unusual
from arbiter_app.core.tournament import Section, by_number
from arbiter_app.labels.pairings import unusual_sentences
from arbiter_app.labels.refusals import refusal
from arbiter_app.ui.document import Document
from arbiter_app.ui.words import translate


class SectionEdits(QObject):
    """Applies edits to the section shown, under the name the history has for them.

    Signals:
        echo: what was done, in a few words.
        refused: why an edit cannot be done.
    """

    refused = Signal(str)
    echo = Signal(str)

    def __init__(self, document: Document, window: QWidget) -> None:
        super().__init__(window)
        self._document, self._window = document, window

    def may_edit(self) -> bool:
        """Whether edits are taken at all; if not it is told, before anybody fills in a form."""
        return self._document.may_edit()

    def apply(self, edit: Callable[[Section], Section]) -> bool:
        """Do an edit; False where it is refused."""
        document = self._document
        if not document.may_edit():
            return False
        try:
            section = edit(document.section)
        except EditError as error:
            self.refused.emit(refusal(error, translate))
            return False
        self.echo.emit(document.apply_section(section))
        return True

    def apply_pairings(self, after: Section) -> None:
        """Put in a section with other pairings or byes, and say what is unusual about them."""
        before = self._document.section
        if self.apply(lambda _before: after) and after is not before:
            found = unusual(before, after)
            if found:
                players = by_number(after.players)
                done = self.tr("{0}.").format(self._document.undo_stack.undoText())
                said = unusual_sentences(found, players, translate)
                self.echo.emit(" ".join([done, *said]))
