"""The question that an entry asks before it counts: what it is about, and what its answer does."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from arbiter_app.core.corrections import Attempt, Overwritten
from arbiter_app.core.forfeits import absentees, withdraw_absentees
from arbiter_app.core.tournament import Game, Section
from arbiter_app.labels.asking import proposed_note, question, which_bye, withdraw_offer
from arbiter_app.ui.document import Document
from arbiter_app.ui.inline_bar import Asking, InlineBar
from arbiter_app.ui.words import translate


class EntryQuestion(QObject):
    """One question at a time; it is given up when its event changes meanwhile.

    Signals:
        disputed: instead of counting, an `Attempt` marks its board, with this note.
        bye_chosen: the letter of a bye.
        kept: everything stays as it is.
    """

    disputed = Signal(object, str)
    bye_chosen = Signal(str)
    kept = Signal()

    def __init__(self, document: Document, bar: InlineBar, parent: QObject) -> None:
        super().__init__(parent)
        self._document, self._bar = document, bar
        self._about: Section | None = None
        self._tried: Attempt | None = None
        self._then: Callable[[Attempt], None] | None = None
        document.changed.connect(self._close_outdated)
        bar.confirmed.connect(self._confirm)
        bar.disputed.connect(self._dispute)
        bar.bye_chosen.connect(self._choose_bye)
        bar.kept.connect(self.kept)

    @property
    def asking(self) -> bool:
        """Whether a question waits for its answer."""
        return self._bar.asking is not Asking.NOTHING

    def ask_entry(self, tried: Attempt, then: Callable[[Attempt], None]) -> None:
        """Ask about an entry, and offer to withdraw who has stayed away again."""
        gone = absentees(tried.after, tried.player, tried.round)
        self.ask(tried, then, withdraw_offer(tried.after, gone, translate) if gone else "")

    def ask(self, tried: Attempt, then: Callable[[Attempt], None], also: str = "") -> None:
        """Ask whether an attempt shall count; *then* gets it as it was confirmed."""
        self._tried, self._then, self._about = tried, then, tried.before
        text = question(tried, translate)
        if not tried.overwritten:
            self._bar.ask_unplayed(text, also=also)
            return
        one = tried.overwritten[0]
        self._bar.ask_change(
            text,
            can_dispute=len(tried.overwritten) == 1 and isinstance(one.old, Game),
            settles=len(tried.overwritten) == 1 and one.settles,
            proposed_note=proposed_note(tried, translate),
            also=also,
        )

    def ask_note(self, section: Section, player: int, round_number: int, game: Game) -> None:
        """Ask what is disputed about a board."""
        marked = (Overwritten(round_number, game.white, game, game),)
        self._tried = Attempt(section, section, player, round_number, False, marked)
        self._about = section
        said = self.tr("What is disputed on board {0}? Enter marks it, Esc leaves it.")
        self._bar.ask_note(said.format(game.board))

    def ask_which_bye(self, section: Section, player: int) -> None:
        """Ask which bye a player gets."""
        self._about = section
        self._bar.ask_which_bye(which_bye(section, player, translate))

    def forget(self) -> None:
        """Ask nothing any more."""
        self._tried = self._then = self._about = None
        self._bar.close_question()

    def _confirm(self) -> None:
        tried, then = self._tried, self._then
        if tried is not None and self._bar.ticked:
            after = withdraw_absentees(tried.after, tried.player, tried.round)
            tried = replace(tried, after=after)
        self.forget()
        if tried is not None and then is not None:
            then(tried)

    def _dispute(self, note: str) -> None:
        tried = self._tried
        self.forget()
        if tried is not None:
            self.disputed.emit(tried, note)

    def _choose_bye(self, letter: str) -> None:
        self.forget()
        self.bye_chosen.emit(letter)

    def _close_outdated(self) -> None:
        """A question about an event that has changed meanwhile is no longer asked."""
        if self._about is not None and self._about is not self._document.section:
            self.forget()
