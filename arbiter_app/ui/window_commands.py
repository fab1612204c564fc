"""What the menus do that concerns the window as a whole: dialogs, panes, choices."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from arbiter_app.labels.help import KEYS
from arbiter_app.ui import theme
from arbiter_app.ui.settings import AfterResult, KeyMap, Order, Rows, Theme, Ties, View
from arbiter_app.ui.words import translate

if TYPE_CHECKING:
    from arbiter_app.ui.help_window import HelpWindow
    from arbiter_app.ui.main_window import MainWindow
    from arbiter_app.ui.print_dialog import PrintDialog
    from arbiter_app.ui.why_print import WhyPrintDialog

_DARK = {Theme.SYSTEM: None, Theme.LIGHT: False, Theme.DARK: True}


class WindowCommands(QObject):
    """The commands of one window."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._prints: PrintDialog | None = None
        self._why_prints: WhyPrintDialog | None = None
        self._help: HelpWindow | None = None

    def print_sheet(self, kind: str) -> None:
        """Show the preview of a kind of sheet: "round", or a code of `core.print_kinds`."""
        if self._prints is None:
            from arbiter_app.ui.print_dialog import PrintDialog

            window = self._window
            self._prints = PrintDialog(window.document, window, settings=window.settings)
            self._prints.about_to_print.connect(self._window.files.save_by_itself)
        self._prints.show_kind(kind, self._window.area.standings.model.category)

    def print_why(self) -> None:
        """Show the sheet of what the dock says."""
        dock = self._window.desk.why
        subject = dock.panel.subject
        if not subject.there:
            self._window.status.refuse(self.tr("There is nobody's place to print yet."))
            return
        if self._why_prints is None:
            from arbiter_app.ui.why_print import WhyPrintDialog

            window = self._window
            self._why_prints = WhyPrintDialog(window.document, window, settings=window.settings)
            self._why_prints.about_to_print.connect(self._window.files.save_by_itself)
        chosen = self._window.area.standings.model.chosen
        self._why_prints.show_players(subject.players, chosen)

    def choose_category(self) -> None:
        """Give the keys to the choice of whom the standings list."""
        self._window.area.show_standings()
        self._window.area.standings.choose_category()

    def copy_picture(self) -> None:
        """Copy the standings, of the round and category that the pane shows, as a picture."""
        from arbiter_app.ui.print_picture import copy_standings

        model = self._window.area.standings.model
        copy_standings(self._window.document, model.chosen, model.category)
        self._window.status.echo(self.tr("The standings are copied as a picture"))

    def new_event(self) -> None:
        """Ask for the few things a new event needs, and show it."""
        from arbiter_app.ui.new_event_dialog import NewEventDialog

        tournament = NewEventDialog.ask(self._window, self._window.settings)
        if tournament is not None:
            self._window.files.show_new(tournament)

    def event_settings(self) -> None:
        """Ask for the event's data and the section's rules."""
        self._ask_settings()

    def tie_breaks(self) -> None:
        """Ask for the section's tie-breaks."""
        self._ask_settings(at_ties=True)

    def undo(self) -> None:
        """Take back the last edit and show what it was."""
        self._step(self._window.document.undo_stack.undo)

    def redo(self) -> None:
        """Do again what was taken back last, and show it."""
        self._step(self._window.document.undo_stack.redo)

    def copy(self) -> None:
        """Copy from the pane that has the keys."""
        from arbiter_app.ui.work_area import holds_focus

        area, panel = self._window.area, self._window.desk.why.panel
        (panel if holds_focus(panel) else area.pane_with_keys()).copy()

    def paste(self) -> None:
        """Paste into the grid."""
        self._window.area.results.paste()

    def edit_cell(self) -> None:
        """Open the editor of the current cell."""
        self._window.area.show_results()
        self._window.area.results.edit_cell()

    def clear_cell(self) -> None:
        """Clear the current cell."""
        self._window.area.show_results()
        self._window.area.results.clear_cell()

    def find(self) -> None:
        """Look for a player in the grid."""
        self._window.area.show_results()
        self._window.area.results.find()

    def previous_round(self) -> None:
        """Go one round back."""
        self.go_to_round(self._window.area.results.current_round() - 1)

    def next_round(self) -> None:
        """Go one round on."""
        self.go_to_round(self._window.area.results.current_round() + 1)

    def go_to_round(self, round_number: int) -> None:
        """Go to a round of the grid, or say that there is none of that number."""
        if 1 <= round_number <= len(self._window.document.section.rounds):
            self._window.area.results.go_to_round(round_number)
        else:
            self._window.status.refuse(self.tr("There is no round {0}.").format(round_number))

    def next_playing(self) -> None:
        """Go to the next game still playing."""
        self._window.area.show_results()
        self._window.area.results.next_playing()

    def show_open_only(self) -> None:
        """Hide the finished boards in the sheet, or show them again."""
        self._window.area.show_results()
        self._window.area.results.toggle_open_only()

    def fill_absent(self) -> None:
        """Mark everybody absent who has no entry in the grid's round."""
        self._window.area.results.fill_absent()

    def mark_absent(self) -> None:
        """Mark the chosen player absent in the round shown."""
        results = self._window.area.results
        if not results.busy():
            self._window.desk.players.mark_absent(results.current_round())

    def book_byes(self) -> None:
        """Ask for the chosen player's byes in all rounds."""
        results = self._window.area.results
        if not results.busy():
            self._window.desk.players.book_byes(results.current_round())

    def pair(self) -> None:
        """Ask for the pairings of the round shown."""
        results = self._window.area.results
        if not results.busy():
            self._window.desk.rounds.pair(results.current_round())

    def clear_pairings(self) -> None:
        """Take back the pairings of the round shown."""
        results = self._window.area.results
        if not results.busy():
            self._window.desk.rounds.clear_pairings(results.current_round())

    def swap_colours(self) -> None:
        """Swap the colours of the game with the cursor."""
        self._window.area.show_results()
        self._window.area.results.swap_colours()

    def both_absent(self) -> None:
        """Ask whether both players of the game with the cursor lose by forfeit."""
        self._window.area.show_results()
        self._window.area.results.both_absent()

    def dispute(self) -> None:
        """Mark the board with the cursor as disputed, or end that."""
        self._window.area.show_results()
        self._window.area.results.dispute()

    def check_slips(self) -> None:
        """Begin or end the second keying of the round's slips."""
        self._window.area.show_results()
        self._window.area.results.check_slips()

    def replace_player(self) -> None:
        """Ask who plays instead of a player of the game with the cursor."""
        results = self._window.area.results
        if not results.busy():
            rounds = self._window.desk.rounds
            rounds.replace_player(results.current_round(), results.current_player())

    def next_pane(self) -> None:
        """Give the keys to the next pane."""
        self._window.area.next_pane(self._window.desk.why.panel, self._window.notices)

    def why(self) -> None:
        """Say why the chosen player, or the two selected, have their places; or close that."""
        dock = self._window.desk.why
        if dock.isVisible():
            dock.put_away()
        else:
            dock.open()

    def go_to_standings(self) -> None:
        """Give the keys to the standings."""
        self._window.area.show_standings()

    def show_help(self) -> None:
        """Show the help about what one is at: a tie-break of the standings, else the keys."""
        window = self._window
        self.show_page(window.desk.heads.asked() if window.has_event else KEYS)

    def show_page(self, page: str) -> None:
        """Show a page of the help: a tie-break's code, or one of `labels.help`."""
        if self._help is None:
            from arbiter_app.ui.help_window import HelpWindow

            self._help = HelpWindow(parent=self._window)
        self._help.set_key_map(self._window.settings.key_map)
        self._help.show_page(page)

    def show_about(self) -> None:
        """Say what the program is."""
        from arbiter_app.ui.about_dialog import AboutDialog

        AboutDialog.ask(self._window)

    def set_order(self, order: Order) -> None:
        """List the players of the grid in another order."""
        self._window.settings.order = order
        self._window.area.results.set_order(order)

    def set_ties(self, ties: Ties) -> None:
        """Write shared places another way."""
        self._window.settings.ties = ties
        self._window.area.standings.model.set_spread(ties is Ties.SPREAD)

    def show_view(self, view: View) -> None:
        """Show the results as grid, sheet or slips."""
        self._window.area.show_results()
        self._window.area.results.choose_view(view)

    def set_rows(self, rows: Rows) -> None:
        """Make the rows higher or lower."""
        self._window.settings.rows = rows
        self._window.fit()

    def set_after(self, after: AfterResult) -> None:
        """Let the cursor go elsewhere after a result."""
        self._window.settings.after_result = after

    def set_key_map(self, key_map: KeyMap) -> None:
        """Let other keys stand for the results."""
        self._window.settings.key_map = key_map
        self._window.area.results.show_keys()

    def set_theme(self, chosen: Theme) -> None:
        """Use another palette."""
        self._window.settings.theme = chosen
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        apply_theme(app, chosen)

    def _ask_settings(self, *, at_ties: bool = False) -> None:
        from arbiter_app.labels.history import edit_text
        from arbiter_app.ui.event_settings_dialog import EventSettingsDialog

        document = self._window.document
        if not document.may_edit():
            return
        before = document.tournament
        after = EventSettingsDialog.ask(
            *(self._window, before, document.section_index),
            at_ties=at_ties,
            settings=self._window.settings,
        )
        if after is not None:
            document.apply(after, edit_text(before, after, translate))

    def _step(self, step: Callable[[], None]) -> None:
        """Undo or redo, and show the last line that the history got by it."""
        document = self._window.document
        before = len(document.history)
        step()
        if len(document.history) > before:
            self._window.area.show_change(document.history[-1])


def apply_theme(app: QApplication, chosen: Theme) -> None:
    """Give the application the palette that was chosen."""
    theme.apply(app, _DARK[chosen])
