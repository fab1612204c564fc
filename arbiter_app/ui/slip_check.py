"""The second keying of a round's slips: what is being checked, and what it has come to."""

from PySide6.QtCore import QObject, Signal

from arbiter_app.core.boards import BoardLine
from arbiter_app.core.checking import Check, key_slip, tally
from arbiter_app.core.live import another_section
from arbiter_app.core.tournament import Game, Section
from arbiter_app.labels.checking import ended_text, tally_text
from arbiter_app.ui.document import Document
from arbiter_app.ui.words import translate


class SlipCheck(QObject):
    """A check of slips, or none; it never changes the event.

    Attributes:
        check: what has been keyed; None while nothing is checked.
        section_index: in which section.
        black: the slips are keyed from Black's side.
        ended: what the last check has come to; "" where that has been read.

    Signals:
        changed: another slip, another side, begun or ended.
    """

    changed = Signal()

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._section = document.section
        self.section_index = 0
        self.check: Check | None = None
        self._keyed: frozenset[frozenset[int]] = frozenset()
        self.black = False
        self.ended = ""
        document.changed.connect(self._follow)

    def start(self, round_number: int) -> None:
        """Begin with no slip keyed, from White's side."""
        self._section, self.section_index = self._document.section, self._document.section_index
        self.check, self.black, self.ended = Check(round_number), False, ""
        self._keyed = frozenset()
        self.changed.emit()

    def end(self) -> None:
        """Check nothing any more; what was compared is told until it has been read."""
        if self.check is not None:
            counted = tally(self._section, self.check)
            told = ended_text(self.check.round, counted, translate)
            self.check, self.black = None, False
            self.ended = told if counted.compared else ""
            self.changed.emit()

    def forget(self) -> None:
        """What the last check has come to has been read."""
        self.ended = ""
        self.changed.emit()

    def covers(self, round_number: int) -> bool:
        """Whether the slips of a round of the section shown are being checked."""
        here = self.section_index == self._document.section_index
        return self.check is not None and here and self.check.round == round_number

    def key_as_black(self, on: bool) -> None:
        """Key the slips from Black's side, or from White's."""
        self.black = on
        self.changed.emit()

    def side_of(self, player: int) -> int:
        """Give the player of a board from whose side its slip is keyed."""
        assert self.check is not None
        entry = self._document.section.entry(player, self.check.round)
        if not isinstance(entry, Game):
            return player
        return entry.black if self.black else entry.white

    def key(self, player: int, text: str) -> bool:
        """Key a slip from a player's side; whether it says what stands.

        Raises:
            EditError: see `checking.key_slip`.
        """
        assert self.check is not None
        section = self._document.section
        self.check = key_slip(section, self.check, player, text)
        self._keyed = self.check.pairs()
        self.changed.emit()
        return bool(self.check.slips[-1].says(section, self.check.round))

    def awaits(self, line: BoardLine) -> bool:
        """Whether a board has a result whose slip has not been keyed a second time."""
        return line.game is not None and self.awaits_game(line.game)

    def awaits_game(self, game: Game) -> bool:
        """Whether a game has a result whose slip has not been keyed a second time."""
        if self.check is None or game.result is None:
            return False
        return frozenset((game.white, game.black)) not in self._keyed

    def words(self) -> str:
        """Say how many slips were compared; "" while nothing is checked."""
        if self.check is None:
            return ""
        return tally_text(tally(self._section, self.check), translate)

    def _follow(self) -> None:
        """Go on with a corrected event; another one, or a round taken away, ends the check."""
        if self.check is None and not self.ended:
            return
        before, now = self._section, self._now()
        if now is None or another_section(before, now):
            self.check, self.black, self.ended = None, False, ""
        elif self.check is not None and self.check.round > len(now.rounds):
            self.check, self.black = None, False
        self._section = now or self._document.section
        self.changed.emit()

    def _now(self) -> Section | None:
        """The section that is, or was, checked, as it stands now; None where it is gone."""
        sections = self._document.tournament.sections
        return sections[self.section_index] if self.section_index < len(sections) else None
