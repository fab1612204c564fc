"""How an entry comes about: at once, after a question, taken back again.

The one way to a changed event is the model: its `enter`, or its `apply` after a question.
Grid, sheet and slips all type through here.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from arbiter_app.core.corrections import (
    Attempt,
    attempt,
    attempt_clear,
    attempt_settling,
)
from arbiter_app.core.entries import dispute
from arbiter_app.core.errors import EditError
from arbiter_app.core.pairing_checks import unusual
from arbiter_app.core.tournament import Entry, Game, Section, by_number
from arbiter_app.labels.echoes import already, balance_hint, echo, round_state, undo_hint
from arbiter_app.labels.pairings import unusual_sentences
from arbiter_app.labels.refusals import refusal
from arbiter_app.ui.document import Document
from arbiter_app.ui.entry_model import EntryModel
from arbiter_app.ui.entry_question import EntryQuestion
from arbiter_app.ui.grid_moves import Place
from arbiter_app.ui.inline_bar import InlineBar
from arbiter_app.ui.slip_check import SlipCheck
from arbiter_app.ui.words import translate


class Last(NamedTuple):
    """The entry that the last key made.

    Attributes:
        shown: the character typed; "" where it was more than one key.
        steps: length of the undo stack after it; None where it changed nothing.
    """

    player: int
    round: int
    shown: str
    steps: int | None


class Entering(QObject):
    """Enters, asks, clears and takes back.

    Attributes:
        check: the check of slips that a view takes part in; None in a view that has none.

    Signals:
        entered: `Place` of an entry that counts now, and whether only a pairing was typed.
        stayed: `Place` of a cell that was cleared or kept; the cursor belongs there.
        echo, refused: what happened, and why something did not.
    """

    entered = Signal(object, bool)
    stayed = Signal(object)
    echo = Signal(str)
    refused = Signal(str)

    def __init__(
        self, document: Document, model: EntryModel, bar: InlineBar, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._document, self._model = document, model
        self._question = EntryQuestion(document, bar, self)
        self._last: Last | None = None
        self._player, self._round, self._shown = 0, 1, ""
        self._slip_steps: int | None = None
        self.check: SlipCheck | None = None
        model.asked.connect(self._ask_entry)
        model.refused.connect(self.refused)
        self._question.disputed.connect(self._dispute)
        self._question.bye_chosen.connect(self._enter_bye)
        self._question.kept.connect(self._keep)

    @property
    def asking(self) -> bool:
        """Whether a question waits for its answer."""
        return self._question.asking

    def take_last(self) -> Last | None:
        """Give what the last key entered, and forget it: it is only for the very next key."""
        last, self._last = self._last, None
        return last

    def enter(self, place: Place, text: str, shown: str = "", *, as_white: bool = False) -> bool:
        """Enter a text into a cell; False where it is refused, True where it counts or asks.

        While the round's slips are checked it is only compared, from the side that is keyed, or
        *as_white*.
        """
        self._take(place)
        if self.check is not None and self.check.covers(place.round):
            return self._compare(self.check, text, as_white=as_white)
        self._shown = shown
        before = self._model.section
        if self._model.enter(self._player, self._round, text):
            self._count(before)
            return True
        return self.asking

    def _compare(self, check: SlipCheck, text: str, *, as_white: bool) -> bool:
        """Compare a slip; one that says something else is asked about like any correction."""
        section, place = self._model.section, self._place
        player = self._player if as_white else check.side_of(self._player)
        try:
            agrees = check.key(player, text)
        except EditError as error:
            self.refused.emit(refusal(error, translate))
            return False
        self._last = None
        if agrees:
            self.echo.emit(" ".join((self.cell_echo(place), check.words())))
            self.entered.emit(place, False)
        else:
            self._ask_entry(attempt(section, player, place.round, text))
        return True

    def clear(self, place: Place) -> None:
        """Clear a cell by one step: first its result, then its pairing; a result only if asked."""
        if not self._document.may_edit():
            return
        self._take(place)
        if self._hidden(self._player, place.round):
            return
        tried = attempt_clear(self._model.section, self._player, self._round)
        if tried.after is tried.before:
            self.refused.emit(self.tr("There is nothing to clear in this cell."))
        elif tried.must_ask:
            self.ask(tried, self._cleared)
        else:
            self._model.apply(tried)
            self._cleared()

    def clear_last(self, last: Last) -> None:
        """Go back to the cell of the last key and clear what it entered."""
        row = self._model.row_of(last.player)
        if row is None:
            return
        self._take(Place(row, last.round))
        self.stayed.emit(self._place)
        if last.steps is None or not self._is_newest(last):
            self.clear(self._place)
            return
        self._model.apply(attempt_clear(self._model.section, last.player, last.round))
        self._cleared()

    def take_back(self, last: Last) -> Place | None:
        """Undo what the last key entered, because more belongs to it; `restore` puts it back."""
        row = self._model.row_of(last.player)
        if row is None:
            return None
        if self._is_newest(last):
            self._document.undo_stack.undo()
            self._slip_steps = self._document.undo_stack.index()
        return Place(row, last.round)

    def restore(self) -> bool:
        """Put back what `take_back` undid, unless something else was done since."""
        steps, self._slip_steps = self._slip_steps, None
        stack = self._document.undo_stack
        if steps is None or steps != stack.index() or not stack.canRedo():
            return False
        stack.redo()
        return True

    def ask_dispute(self, place: Place) -> None:
        """Ask what is disputed about a board; of a disputed one, whether it is settled."""
        self._take(place)
        section, player, number = self._model.section, self._player, place.round
        game = section.entry(player, number)
        if not self._document.may_edit() or self._hidden(player, number):
            return
        if not isinstance(game, Game) or game.result is None:
            self.refused.emit(self.tr("Only a board that has a result can be disputed."))
        elif game.disputed is not None:
            self.ask(attempt_settling(section, player, number), lambda: self._count(section))
        else:
            self._question.ask_note(section, player, number, game)

    def ask_which_bye(self, place: Place) -> None:
        """Ask which bye a U means, where a bye is possible."""
        if not self._document.may_edit():
            return
        self._take(place)
        self._shown = ""
        section, player = self._model.section, self._player
        try:
            if self.check is not None and self.check.covers(place.round):
                self.check.key(player, "b")
            attempt(section, player, place.round, "b")
        except EditError as error:
            self.refused.emit(refusal(error, translate))
            return
        self._question.ask_which_bye(section, player)

    def swap_colours(self, player: int, round_number: int) -> None:
        """Give two players each other's colour; what each has scored stays his own."""
        section = self._model.section
        game = section.entry(player, round_number)
        if self._hidden(player, round_number):
            return
        if not isinstance(game, Game):
            self.refused.emit(self.tr("There is no game here whose colours could be swapped."))
            return
        colour = "b" if game.white == player else "w"
        typed = f"{game.opponent(player)}{colour}"
        self._model.apply(attempt(section, player, round_number, typed))
        said = echo(self._model.section, player, round_number, self._model.total, translate)
        self.say(" ".join([said, *self.unusual(section)]), round_number)

    def _hidden(self, player: int, round_number: int) -> bool:
        """Whether a result must not be seen now, because its slip is still to be keyed again."""
        game, check = self._model.section.entry(player, round_number), self.check
        if check is None or not check.covers(round_number) or not isinstance(game, Game):
            return False
        if check.awaits_game(game):
            self.refused.emit(
                self.tr("First key the slip of board {0}: its result is hidden.").format(game.board)
            )
        return check.awaits_game(game)

    def say(self, said: str, round_number: int) -> None:
        """Echo what happened, how far the round is, and what Undo would undo."""
        section = self._model.section
        parts = (
            said,
            round_state(section, round_number, translate),
            balance_hint(section, round_number, translate),
            undo_hint(self._document.undo_stack.undoText(), translate),
        )
        self.echo.emit(" ".join(part for part in parts if part))

    def say_place(self, player: int, round_number: int) -> None:
        """Echo what stands in a player's round, how far the round is, and Undo."""
        said = echo(self._model.section, player, round_number, self._model.total, translate)
        self.say(said, round_number)

    def cell_echo(self, place: Place) -> str:
        """Say what stands in a cell, with the totals of its players."""
        player = self._model.player_at(place.row).no
        return echo(self._model.section, player, place.round, self._model.total, translate)

    @property
    def _place(self) -> Place:
        """Where the cell last typed into is now: in a sheet a pairing moves it."""
        return Place(self._model.row_of(self._player) or 0, self._round)

    def _take(self, place: Place) -> None:
        self._player, self._round = self._model.player_at(place.row).no, place.round

    def _is_newest(self, last: Last) -> bool:
        return last.steps is not None and last.steps == self._document.undo_stack.index()

    # An entry counts.

    def _count(self, before: Section) -> None:
        """Remember, echo and go on after an entry."""
        section, player, place = self._model.section, self._player, self._place
        changed = section is not before
        steps = self._document.undo_stack.index() if changed else None
        self._last = Last(player, place.round, self._shown, steps)
        self._slip_steps = None
        said = self.cell_echo(place)
        entry = section.entry(player, place.round)
        if _is_new(before.entry(player, place.round), entry):
            said = " ".join([said, *self.unusual(before)])
        self.say(said if changed else already(said, translate), place.round)
        self.entered.emit(place, isinstance(entry, Game) and entry.result is None)

    def unusual(self, before: Section) -> list[str]:
        """Say what is unusual about the pairings and byes that have just been made."""
        section = self._model.section
        players = by_number(section.players)
        return unusual_sentences(unusual(before, section), players, translate)

    def _cleared(self) -> None:
        self.say(self.cell_echo(self._place), self._place.round)
        self.stayed.emit(self._place)

    # A question.

    def _ask_entry(self, tried: Attempt) -> None:
        self._player, self._round = tried.player, tried.round
        then = partial(self._count, tried.before)
        self._question.ask_entry(tried, lambda sure: self._apply(sure, then))

    def ask(self, tried: Attempt, then: Callable[[], None]) -> None:
        """Ask about an attempt that changes what is finished; *then* follows once it counts."""
        self._player, self._round = tried.player, tried.round
        self._question.ask(tried, lambda sure: self._apply(sure, then))

    def _apply(self, sure: Attempt, then: Callable[[], None]) -> None:
        self._shown = ""
        self._model.apply(sure)
        then()

    def _dispute(self, tried: Attempt, note: str) -> None:
        before, one = self._model.section, tried.overwritten[0]
        self._shown = ""
        self._model.apply_section(dispute(before, one.player, one.round, note))
        self._count(before)
        # Backspace would take back the result, which is not what was typed last.
        self._last = None

    def _enter_bye(self, letter: str) -> None:
        self.enter(self._place, letter)

    def keep(self) -> None:
        """Let everything stay as it was before the question."""
        self._question.forget()
        self.restore()
        self.echo.emit(self.tr("Nothing has changed."))

    def _keep(self) -> None:
        self.keep()
        self.stayed.emit(self._place)


def _is_new(old: Entry | None, new: Entry | None) -> bool:
    """Whether an entry pairs other players than before, or in other colours, or is a bye."""
    if isinstance(old, Game) and isinstance(new, Game):
        return (old.white, old.black) != (new.white, new.black)
    return old is not new and new is not None
