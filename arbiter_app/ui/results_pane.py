"""The results: title, switch, find field, and one of three views of the same data."""

from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from arbiter_app.core.entries import fill_absent
from arbiter_app.core.history import Event, player_of
from arbiter_app.labels.echoes import balance_hint
from arbiter_app.ui.checking import Checking
from arbiter_app.ui.document import Document
from arbiter_app.ui.find_field import FindField
from arbiter_app.ui.fonts import bold
from arbiter_app.ui.results_pages import ResultsPages
from arbiter_app.ui.round_page import PaneChoices, RoundPage, UsualChoices
from arbiter_app.ui.settings import Order, View
from arbiter_app.ui.sheet_page import SheetPage
from arbiter_app.ui.slips_page import SlipsPage
from arbiter_app.ui.tinted_label import Badge
from arbiter_app.ui.view_switch import ViewSwitch
from arbiter_app.ui.words import translate


class ResultsPane(QWidget):
    """Grid, sheet and slips, and what belongs to all of them.

    Attributes:
        grid: the page that is always there; *model*, *view*, *typing*, *bar* are its parts.
        field, switch: in the head.
        check, check_bar: the second keying of a round's slips, and the line about it.

    Signals:
        echo, refused: what happened, and why something did not.
        round_changed: the cursor is in this round now.
        player_selected: the cursor is with this player now.
        replace_asked: somebody else shall play on the board with the cursor.
    """

    echo = Signal(str)
    refused = Signal(str)
    round_changed = Signal(int)
    player_selected = Signal(int)
    replace_asked = Signal()

    def __init__(
        self,
        document: Document,
        settings: PaneChoices | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._choices: PaneChoices = settings or UsualChoices()
        self._meant: int | None = None
        self._checking = Checking(document, self)
        self.check, self.check_bar = self._checking.check, self._checking.bar
        self._pages = ResultsPages(document, self._choices, self.check, self)
        self.grid = self._pages.grid
        self.model, self.view = self.grid.model, self.grid.grid
        self.typing, self.bar = self.grid.typing, self.grid.bar
        self.field = FindField(self.model, self)
        self.switch = ViewSwitch(self)
        self.open_only = QCheckBox(self.tr("Still playing only"), self)
        # A click must not take the keys from a cell that is being typed.
        self.open_only.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._unbalanced = Badge(self, problem=True)
        self._build()
        self._connect()
        self._show_view(self._choices.view)

    def _build(self) -> None:
        title = QLabel(self.tr("Results"), self)
        title.setFont(bold(title.font(), larger=2))
        head = QHBoxLayout()
        head.setContentsMargins(10, 5, 8, 5)
        head.setSpacing(8)
        head.addWidget(title)
        head.addWidget(self.switch)
        head.addWidget(self.open_only)
        head.addWidget(self._unbalanced)
        head.addStretch(1)
        head.addWidget(self.field, 2)
        self.field.setMinimumWidth(120)
        self.field.setMaximumWidth(280)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(head)
        layout.addWidget(self.check_bar)
        layout.addWidget(self._pages, 1)
        heads = (*(self.switch.button(view) for view in View), self.open_only, self.field)
        for before, after in pairwise(heads):
            self.setTabOrder(before, after)
        self._tab_to_page(self.grid)
        self.setAccessibleName(self.tr("Results"))

    def _connect(self) -> None:
        self.field.echo.connect(self.echo)
        self.field.refused.connect(self.refused)
        self.field.player_found.connect(self._show_found)
        self.field.left.connect(lambda: self.page.setFocus())
        self.switch.chosen.connect(self.choose_view)
        self.open_only.clicked.connect(self._filter)
        self._pages.echo.connect(self.echo)
        self._pages.refused.connect(self.refused)
        self._pages.find_asked.connect(self.find)
        self._pages.replace_asked.connect(self.replace_asked)
        self._pages.round_changed.connect(self._tell_round)
        self._pages.player_selected.connect(self._tell_player)
        self._pages.filter_changed.connect(self.open_only.setChecked)
        self._pages.made.connect(self._tab_to_page)
        self._document.changed.connect(self._sync)
        self.check.changed.connect(self._sync)

    # Which view is shown.

    @property
    def page(self) -> RoundPage:
        """The view that is shown."""
        return self._pages.page

    @property
    def shown(self) -> View:
        """Which view is shown."""
        return self._pages.shown

    def choose_view(self, view: View) -> None:
        """Show another view, in the same round, and remember it for this person."""
        if self.page.busy():
            self.switch.show_view(self.shown)
            return
        self._choices.view = view
        self._show_view(view)
        self.page.setFocus()

    def _show_view(self, view: View) -> None:
        self._pages.show_view(view)
        self.switch.show_view(view)
        self.open_only.setVisible(view is View.SHEET)
        self._sync()

    def _tab_to_page(self, page: RoundPage) -> None:
        """Let Tab come to the head before the page, which keeps the Tab key for itself."""
        self.setTabOrder(self.field, page.typed_into)

    def _tell_round(self, number: int) -> None:
        self._sync()
        self.round_changed.emit(number)

    def _tell_player(self, no: int) -> None:
        # A board has two players: the one who was meant is the chosen one.
        self.player_selected.emit(no if self._meant is None else self._meant)

    def toggle_open_only(self) -> None:
        """Hide the finished boards in the sheet, or show them again; elsewhere, go there."""
        sheet = self.shown is View.SHEET
        if not sheet:
            self.choose_view(View.SHEET)
        if self.shown is View.SHEET:
            self.open_only.setChecked(not (sheet and self.open_only.isChecked()))
            self._filter(self.open_only.isChecked())

    def _filter(self, on: bool) -> None:
        page = self.page
        if isinstance(page, SheetPage):
            if page.busy():
                self.open_only.setChecked(not on)
            else:
                page.show_open_only(on)
        page.setFocus()

    # What the window asks for.

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the keys to the view that is shown."""
        self.page.setFocus(reason)

    def current_round(self) -> int:
        """Give the round that is shown, from 1; 0 in a section without rounds."""
        # A page that was made later than what asks hears later of a round that went.
        return min(self.page.current_round(), len(self._document.section.rounds))

    def current_player(self) -> int | None:
        """Give the number of the player with the cursor; None without players."""
        return self.page.current_player()

    def go_to_round(self, number: int) -> None:
        """Show another round."""
        self.page.go_to_round(number)

    def next_playing(self) -> None:
        """Go to the next game still playing."""
        self.page.next_playing()

    def find(self) -> None:  # type: ignore[override]  # QWidget's looks up a window's id
        """Take the keys to the find field."""
        if not self.page.busy():
            self.field.start(self.current_round())

    def edit_cell(self) -> None:
        """Open the editor of what has the cursor."""
        self.page.edit_cell()

    def clear_cell(self) -> None:
        """Clear what has the cursor by one step."""
        self.page.clear_cell()

    def copy(self) -> None:
        """Copy what a spreadsheet may want of the view."""
        self.page.copy()

    def paste(self) -> None:
        """Paste a block from a spreadsheet as one edit."""
        self.page.paste()

    def fill_absent(self) -> None:
        """Give everybody without an entry in the current round a zero-point bye."""
        number = self.current_round()
        if not number or self.page.busy() or not self.model.may_edit():
            return
        after = fill_absent(self.model.section, number)
        if after is self.model.section:
            self.refused.emit(self.tr("Nobody is left to mark absent in round {0}.").format(number))
            return
        self.model.apply_section(after)
        self.page.entering.say(self.tr("The rest is marked absent."), number)

    def both_absent(self) -> None:
        """Ask whether both players of the game with the cursor lose by forfeit."""
        if self.page.busy():
            return
        place = self.page.place()
        if place is not None:
            self.page.entering.enter(place, "x")

    def dispute(self) -> None:
        """Ask what is disputed about the board with the cursor, or whether that is settled."""
        place = None if self.page.busy() else self.page.place()
        if place is not None:
            self.page.entering.ask_dispute(place)

    def check_slips(self) -> None:
        """Begin to compare the slips of the round shown, in the sheet or the slips; or end it."""
        self._checking.begin_or_end()

    @property
    def blind(self) -> bool:
        """Whether the results shown are hidden, so that nothing beside may tell them."""
        return self._checking.here

    def finish(self) -> bool:
        """Enter what is being typed whole; False where it is refused or asks first."""
        return self.page.finish()

    def busy(self) -> bool:
        """Whether a question waits, which is then asked again, or what is typed cannot be."""
        return self.page.busy()

    def swap_colours(self) -> None:
        """Give the two players of the game with the cursor each other's colour."""
        player, number = self.current_player(), self.current_round()
        if self.page.busy():
            return
        if player is None or not number:
            self.refused.emit(self.tr("Choose a board first."))
        else:
            self.page.entering.swap_colours(player, number)

    def set_order(self, order: Order) -> None:
        """Order the rows of the grid anew."""
        self.model.set_order(order)

    def set_compact(self, compact: bool) -> None:
        """Show rows of one line, or of two."""
        self._pages.set_compact(compact)

    def select_player(self, no: int) -> None:
        """Put the cursor on a player, in the same round."""
        self._meant = no
        self.page.select_player(no)
        self._meant = None

    def show_change(self, event: Event) -> None:
        """Put the cursor where an undo or a redo has changed something, and say what is there."""
        for change in event.changes:
            if change.round is None or change.round > len(self.model.section.rounds):
                continue
            no = player_of(change, self.model.section)
            if no is not None and self.page.show_place(no, change.round):
                self.page.entering.say_place(no, change.round)
                return

    # What is shown.

    def show_keys(self) -> None:
        """Write the keys of the chosen key map at the foot."""
        self._pages.show_keys()

    def keys_text(self) -> str:
        """Give the keys as they are written at the foot."""
        return self.page.keys_text()

    def _show_found(self, no: int) -> None:
        page = self.page
        if isinstance(page, SlipsPage):
            page.open_player(no)
            self.field.setFocus()
        else:
            self.select_player(no)

    def _sync(self) -> None:
        number = self.current_round()
        hint = balance_hint(self.model.section, number, translate) if number else ""
        short = self.tr("Round {0} does not balance").format(number)
        self._unbalanced.say(short if hint else "", hint)
        self.check_bar.show_away(not self.blind)
