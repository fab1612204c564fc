"""The open event: one current value, an undo stack, and the history of what was changed.

Every view reads from here and compares by identity what it shows with what it showed last;
`changed` carries no data. `apply` is the only way to change anything, `open` the only way in.
"""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from arbiter_app.core.history import Action, History, events
from arbiter_app.core.tournament import Section, Tournament
from arbiter_app.ui.words import translate

EMPTY = Tournament(sections=(Section(),))


def _now() -> str:
    return datetime.now().isoformat(timespec="seconds")


class Document(QObject):
    """The event that is open.

    Attributes:
        path: where it is saved; None while it has no name.
        digest: hash of the file as we last read or wrote it; None without a file.
        undo_stack: its texts name the edits ("round 3, board 7, 1–0").
        history: all that was done, undo and redo included; it is never undone.
        read_only: it can only be looked at; every edit is turned away.

    Signals:
        changed: the value, the current section, the path or the saved state is another.
        turned_away: an edit was wanted of an event that is read-only.
    """

    changed = Signal()
    turned_away = Signal()

    def __init__(self, parent: QObject | None = None, clock: Callable[[], str] = _now) -> None:
        super().__init__(parent)
        self._clock = clock
        self.undo_stack = QUndoStack(self)
        self.path: Path | None = None
        self.digest: str | None = None
        self.history: History = ()
        self.read_only = False
        self._tournament = EMPTY
        self._section_index = 0
        self._saved: tuple[Tournament, int] = (EMPTY, 0)

    @property
    def tournament(self) -> Tournament:
        """The current value."""
        return self._tournament

    @property
    def section_index(self) -> int:
        """Which section the window shows, from 0."""
        return self._section_index

    @property
    def section(self) -> Section:
        """The section that the window shows."""
        return self._tournament.sections[self._section_index]

    @property
    def modified(self) -> bool:
        """Whether something is not in the file yet: the value, or a line of history."""
        tournament, length = self._saved
        return len(self.history) > length or self._tournament != tournament

    def open(
        self,
        tournament: Tournament,
        history: History = (),
        path: Path | None = None,
        digest: str | None = None,
        *,
        saved: bool = True,
    ) -> None:
        """Show another event; with *saved* False (new, imported, recovered) it is modified."""
        self._tournament, self.history = tournament, history
        self.path, self.digest = path, digest
        self._saved = (tournament, len(history)) if saved else (EMPTY, -1)
        self._section_index = 0
        self.undo_stack.clear()
        self.changed.emit()

    def may_edit(self) -> bool:
        """Whether an edit is taken; one that is not is told of."""
        if self.read_only:
            self.turned_away.emit()
        return not self.read_only

    def apply(self, after: Tournament, text: str) -> None:
        """Replace the tournament, if that may be; *text* names the edit in the Undo menu."""
        if after is not self._tournament and self.may_edit():
            before = self._tournament
            self.undo_stack.push(_Replace(self, before, after, self._section_index, text))

    def apply_section(self, after: Section, text: str | None = None) -> str:
        """Replace the current section; *text* names the edit, by default as the history has it.

        Gives that name.
        """
        # Loaded with the first edit: the empty window is there sooner without.
        from arbiter_app.core.event import replace_section
        from arbiter_app.labels.history import edit_text

        before = self._tournament
        tournament = replace_section(before, self._section_index, after)
        named = edit_text(before, tournament, translate) if text is None else text
        self.apply(tournament, named)
        return named

    def show_section(self, index: int) -> None:
        """Let the window show another section."""
        if index != self._section_index:
            self._section_index = index
            self.changed.emit()

    def mark_saved(self, path: Path, digest: str, tournament: Tournament, length: int) -> None:
        """Note that a value and the first *length* lines of history are on disk."""
        self.path, self.digest, self.read_only = path, digest, False
        self._saved = (tournament, length)
        self.changed.emit()

    def mark_unsaved(self) -> None:
        """Note that the file does not hold the event, whatever was thought before."""
        if not self.modified:
            self._saved = (EMPTY, -1)
            self.changed.emit()

    def _show(self, after: Tournament, action: Action, section_index: int) -> None:
        self.history += events(self._tournament, after, self._clock(), action)
        self._tournament = after
        self._section_index = min(section_index, len(after.sections) - 1)
        self.changed.emit()


class _Replace(QUndoCommand):
    """The only undo command: it swaps two values, so undo is exact by construction."""

    def __init__(
        self,
        document: Document,
        before: Tournament,
        after: Tournament,
        section_index: int,
        text: str,
    ) -> None:
        super().__init__(text)
        self._document, self._section_index = document, section_index
        self._before, self._after = before, after
        self._next: Action = "edit"

    def redo(self) -> None:
        self._document._show(self._after, self._next, self._section_index)
        self._next = "redo"

    def undo(self) -> None:
        self._document._show(self._before, "undo", self._section_index)
