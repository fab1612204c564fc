"""Every command of the window in one table: menu, words, keys, what it does.

The table is read from top to bottom as the menus are; a line of its own for each entry.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from arbiter_app.labels.help import CUMULATIVE as GUIDE
from arbiter_app.labels.help import KEYS, TIES
from arbiter_app.ui.settings import View

if TYPE_CHECKING:
    from arbiter_app.ui.main_window import MainWindow

Key = QKeySequence.StandardKey
_PRINT = (Key.Print,)


@dataclass(frozen=True, slots=True)
class Command:
    """One entry of a menu.

    Attributes:
        keys: shortcuts; none where the grid reads the key itself.
        needs: "" always there, "event" with an event open, "player" with one chosen,
            "copy" with a second copy kept.
        hint: the key that the grid reads itself, named behind the words.
    """

    name: str
    text: str
    act: Callable[[], object]
    keys: tuple[QKeySequence.StandardKey | str, ...] = ()
    needs: str = "event"
    hint: str = ""


Entries = list[Command | None]
"""A menu from top to bottom; None is a line between two groups."""


class Menus(QObject):
    """The table of one window."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window

    def bar(self) -> list[tuple[str, Entries]]:
        """Give the menus of the bar: titles and entries."""
        return [
            (self.tr("&File"), self._file()),
            (self.tr("&Edit"), self._edit()),
            (self.tr("&Players"), self._players()),
            (self.tr("&Rounds"), self._rounds()),
            (self.tr("&Standings"), self._standings()),
            (self.tr("&View"), self._view()),
            (self.tr("&Help"), self._help()),
        ]

    def _file(self) -> Entries:
        window, commands = self._window, self._window.commands
        files = window.files
        return [
            Command("new", self.tr("&New event…"), commands.new_event, (Key.New,), ""),
            Command("open", self.tr("&Open…"), lambda: files.open(), (Key.Open,), ""),
            Command("sample", self.tr("Sample e&vent"), files.open_sample, (), ""),
            None,
            Command("save", self.tr("&Save"), files.save, (Key.Save,)),
            Command("save-as", self.tr("Save &as…"), files.save_as, ("Ctrl+Shift+S",)),
            Command("copy-on", self.tr("&Keep a second copy on…"), files.keep_copy),
            Command("no-copy", self.tr("Keep no second c&opy"), files.copy.stop, (), "copy"),
            None,
            Command("settings", self.tr("Event s&ettings…"), commands.event_settings, ("Ctrl+,",)),
            None,
            Command("close", self.tr("&Close event"), files.close, ("Ctrl+W",)),
            Command("quit", self.tr("&Quit"), window.close, ("Ctrl+Q",), ""),
        ]

    def _edit(self) -> Entries:
        commands = self._window.commands
        return [
            Command("undo", self.tr("&Undo"), commands.undo, (Key.Undo,)),
            Command("redo", self.tr("&Redo"), commands.redo, ("Ctrl+Y", "Ctrl+Shift+Z")),
            None,
            Command("copy", self.tr("&Copy"), commands.copy, (Key.Copy,)),
            Command("paste", self.tr("&Paste"), commands.paste, (Key.Paste,)),
            None,
            Command("cell", self.tr("&Edit cell"), commands.edit_cell, hint="F2"),
            Command("clear", self.tr("C&lear cell"), commands.clear_cell, hint="Del"),
            None,
            Command("find", self.tr("&Find player…"), commands.find, (Key.Find,)),
        ]

    def _players(self) -> Entries:
        window, commands = self._window, self._window.commands
        return [
            Command("add", self.tr("&Add…"), lambda: window.desk.players.add(), ("Ctrl+Shift+A",)),
            Command(
                "paste-list",
                self.tr("&Paste list…"),
                lambda: window.desk.players.paste_list(),
                ("Ctrl+Shift+V",),
            ),
            None,
            Command(
                "edit", self.tr("&Edit…"), lambda: window.desk.players.edit(), ("Ctrl+E",), "player"
            ),
            Command(
                "mark-absent", self.tr("Ab&sent this round"), commands.mark_absent, (), "player"
            ),
            Command("byes", self.tr("Absences and b&yes…"), commands.book_byes, (), "player"),
            Command(
                "withdraw",
                self.tr("&Withdraw…"),
                lambda: window.desk.players.withdraw(),
                (),
                "player",
            ),
            Command(
                "delete", self.tr("&Delete"), lambda: window.desk.players.delete(), (), "player"
            ),
            None,
            Command("number", self.tr("&Number anew…"), lambda: window.desk.players.number_anew()),
        ]

    def _rounds(self) -> Entries:
        commands = self._window.commands
        window = self._window
        return [
            Command("previous", self.tr("&Previous round"), commands.previous_round, ("Alt+PgUp",)),
            Command("next", self.tr("&Next round"), commands.next_round, ("Alt+PgDown",)),
            Command("playing", self.tr("Next still p&laying"), commands.next_playing, ("F8",)),
            Command(
                "open-only",
                self.tr("Still playing onl&y"),
                commands.show_open_only,
                ("Shift+F8",),
            ),
            None,
            Command("pair", self.tr("Type or paste pa&irings…"), commands.pair, ("Ctrl+Shift+R",)),
            Command(
                "clear-pairings", self.tr("&Clear this round's pairings"), commands.clear_pairings
            ),
            Command("swap", self.tr("&Swap colours"), commands.swap_colours),
            Command("replace", self.tr("R&eplace a player…"), commands.replace_player),
            None,
            Command("check", self.tr("Chec&k the round's slips…"), commands.check_slips),
            Command("dispute", self.tr("&Dispute or settle…"), commands.dispute, hint="D"),
            Command("both-absent", self.tr("B&oth players absent…"), commands.both_absent),
            Command("absent", self.tr("Mark the rest a&bsent"), commands.fill_absent),
            None,
            Command("add-round", self.tr("&Add a round"), lambda: window.desk.rounds.add()),
            Command(
                "remove-round",
                self.tr("&Remove the last round"),
                lambda: window.desk.rounds.remove_last(),
            ),
        ]

    def _standings(self) -> Entries:
        window, commands = self._window, self._window.commands
        return [
            Command("category", self.tr("Choose a &category"), commands.choose_category),
            None,
            Command("tie-breaks", self.tr("&Tie-breaks…"), commands.tie_breaks),
            Command("lots", self.tr("Draw &lots…"), lambda: window.desk.lots.draw()),
            Command(
                "lots-back",
                self.tr("Take the lots &back"),
                lambda: window.desk.lots.take_back(),
            ),
            None,
            Command("go-standings", self.tr("&Go to the standings"), commands.go_to_standings),
            Command("copy-picture", self.tr("Copy as p&icture"), commands.copy_picture),
        ]

    def _view(self) -> Entries:
        commands = self._window.commands
        return [
            Command("grid", self.tr("&Grid"), lambda: commands.show_view(View.GRID), ("Ctrl+1",)),
            Command(
                "sheet", self.tr("&Sheet"), lambda: commands.show_view(View.SHEET), ("Ctrl+2",)
            ),
            Command(
                "slips", self.tr("S&lips"), lambda: commands.show_view(View.SLIPS), ("Ctrl+3",)
            ),
            None,
            Command("pane", self.tr("Ne&xt pane"), commands.next_pane, ("F6",)),
            Command("why", self.tr("&Why this place?"), commands.why, ("F9",)),
        ]

    def _help(self) -> Entries:
        commands = self._window.commands
        show = commands.show_page
        return [
            Command("help", self.tr("&Help"), commands.show_help, (Key.HelpContents,), ""),
            Command("keys", self.tr("&Keys"), lambda: show(KEYS), (), ""),
            Command("cumulative", self.tr("&Cumulative score"), lambda: show(GUIDE), (), ""),
            Command("ties", self.tr("How &ties are broken"), lambda: show(TIES), (), ""),
            None,
            Command("about", self.tr("&About Arbiter"), commands.show_about, (), ""),
        ]

    def prints(self) -> Entries:
        """Give the menu of the sheets, which stands within another."""
        show = self._window.commands.print_sheet
        return [
            Command("print-round", self.tr("&Round's sheets…"), lambda: show("round"), _PRINT),
            None,
            Command("print-standings", self.tr("&Standings…"), lambda: show("standings")),
            Command("print-parents", self.tr("Standings for &parents…"), lambda: show("parents")),
            Command("print-chart", self.tr("&Wall chart…"), lambda: show("wall-chart")),
            Command("print-boards", self.tr("Pairings by &board…"), lambda: show("pairings")),
            Command("print-names", self.tr("Pairings by &name…"), lambda: show("pairings-by-name")),
            Command("print-cards", self.tr("Score &cards…"), lambda: show("score-cards")),
            Command(
                *("print-history", self.tr("&History of corrections…")),
                lambda: show("corrections"),
            ),
        ]
