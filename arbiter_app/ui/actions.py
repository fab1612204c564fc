"""Every command of the window in one table: menu, words, keys, what it does.

The table is read from top to bottom as the menus are; a line of its own for each entry.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu

from arbiter_app.core.tournament import Player
from arbiter_app.labels.help import CUMULATIVE as GUIDE
from arbiter_app.labels.help import KEYS, TIES
from arbiter_app.ui.document import Document
from arbiter_app.ui.settings import AfterResult, KeyMap, Order, Rows, Theme, Ties, View

if TYPE_CHECKING:
    from arbiter_app.ui.main_window import MainWindow

Key = QKeySequence.StandardKey
_PRINT = (Key.Print,)
_HELP = ("help", "keys", "cumulative", "ties", "about")
_WHILE_TYPING = frozenset({"undo", "redo", "copy", "paste", *_HELP})
"""What can be done while a cell stays open in which something is being typed."""
Chosen = TypeVar("Chosen", bound=StrEnum)


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


class Actions(QObject):
    """The window's commands, by name."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._named: dict[str, tuple[QAction, str]] = {}
        self._menu_with: dict[str, QMenu] = {}
        for title, commands in self._menus():
            menu = window.menuBar().addMenu(title)
            for command in commands:
                self._add(menu, command)
        self["undo"].setIconText(self.tr("Undo"))
        self["redo"].setIconText(self.tr("Redo"))
        self._add_recent()
        self._add_prints()
        self["print-round"].setIconText(self.tr("Print…"))
        self._add_after_round()
        self._add_choices()

    def __getitem__(self, name: str) -> QAction:
        """Give one command."""
        return self._named[name][0]

    def show_state(self, document: Document, player: Player | None, *, open_event: bool) -> None:
        """Switch off what cannot be done now, and say what undo would undo."""
        folder = self._window.files.copy.folder
        there = {"": True, "event": open_event, "player": player is not None, "copy": bool(folder)}
        for action, needs in self._named.values():
            action.setEnabled(there[needs])
        stack = document.undo_stack
        undo, redo = self["undo"], self["redo"]
        undo.setEnabled(stack.canUndo())
        redo.setEnabled(stack.canRedo())
        said, again = stack.undoText(), stack.redoText()
        undo.setText(self.tr("&Undo: {0}").format(_plain(said)) if said else self.tr("&Undo"))
        redo.setText(self.tr("&Redo: {0}").format(_plain(again)) if again else self.tr("&Redo"))
        out = player is not None and player.withdrawn_after is not None
        self["withdraw"].setText(self.tr("Take &back in") if out else self.tr("&Withdraw…"))

    def show_checking(self, *, going: bool) -> None:
        """Name the command about a check of slips by what it does now."""
        begin, end = self.tr("Chec&k the round's slips…"), self.tr("End the chec&k of slips")
        self["check"].setText(end if going else begin)

    def _add(self, menu: QMenu, command: Command | None) -> None:
        if command is None:
            menu.addSeparator()
            return
        action = QAction(command.text, self._window)
        action.setShortcuts([QKeySequence(key) for key in command.keys])
        if command.hint:
            action.setText(f"{command.text}\t{command.hint}")
        action.triggered.connect(lambda: self._do(command))
        menu.addAction(action)
        self._named[command.name] = (action, command.needs)
        self._menu_with[command.name] = menu

    def _do(self, command: Command) -> None:
        """Do a command, once what is being typed into a cell is entered."""
        if command.name in _WHILE_TYPING or self._window.finish_typing():
            command.act()

    def _menus(self) -> list[tuple[str, list[Command | None]]]:
        return [
            (self.tr("&File"), self._file()),
            (self.tr("&Edit"), self._edit()),
            (self.tr("&Players"), self._players()),
            (self.tr("&Rounds"), self._rounds()),
            (self.tr("&Standings"), self._standings()),
            (self.tr("&View"), self._view()),
            (self.tr("&Help"), self._help()),
        ]

    def _file(self) -> list[Command | None]:
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

    def _edit(self) -> list[Command | None]:
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

    def _players(self) -> list[Command | None]:
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

    def _rounds(self) -> list[Command | None]:
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

    def _standings(self) -> list[Command | None]:
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

    def _view(self) -> list[Command | None]:
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

    def _help(self) -> list[Command | None]:
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

    def _add_recent(self) -> None:
        recent = QMenu(self.tr("&Recent files"), self._window)
        recent.aboutToShow.connect(lambda: self._list_recent(recent))
        self._menu_with["sample"].insertMenu(self["sample"], recent)

    def _list_recent(self, menu: QMenu) -> None:
        menu.clear()
        for number, path in enumerate(self._window.settings.recent, 1):
            action = menu.addAction(f"&{number}  {_plain(str(path))}")
            action.triggered.connect(lambda _on, path=path: self._window.files.open(path))
        if menu.isEmpty():
            menu.addAction(self.tr("None yet")).setEnabled(False)

    def _add_prints(self) -> None:
        prints = QMenu(self.tr("&Print"), self._window)
        for command in self._prints():
            self._add(prints, command)
        file = self._menu_with["settings"]
        file.insertMenu(self["settings"], prints)
        file.insertSeparator(self["settings"])
        self._named["print"] = (prints.menuAction(), "event")

    def _prints(self) -> list[Command | None]:
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

    def _add_after_round(self) -> None:
        rounds = QMenu(self.tr("&After round"), self._window)
        rounds.aboutToShow.connect(lambda: self._list_rounds(rounds))
        self._menu_with["category"].insertMenu(self["category"], rounds)
        self._named["after-round"] = (rounds.menuAction(), "event")

    def _list_rounds(self, menu: QMenu) -> None:
        """Offer the rounds that the standings can be shown after."""
        menu.clear()
        model = self._window.area.standings.model
        offered: dict[int | None, str] = {None: self.tr("&Latest round")}
        offered |= {number: f"&{number}" for number in range(1, model.last_round + 1)}
        for chosen, text in offered.items():
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(chosen == model.chosen)
            action.triggered.connect(lambda _on, chosen=chosen: model.choose_round(chosen))

    def _add_choices(self) -> None:
        view, settings = self._menu_with["pane"], self._window.settings
        commands = self._window.commands
        after = {
            AfterResult.DOWN: self.tr("Go &down"),
            AfterResult.RIGHT: self.tr("Go &right"),
            AfterResult.STAY: self.tr("&Stay"),
        }
        order = {
            Order.NUMBER: self.tr("By n&umber"),
            Order.NAME: self.tr("By &name"),
            Order.SCHOOL: self.tr("By s&chool"),
        }
        ties = {Ties.EQUALS: self.tr("&2="), Ties.SPREAD: self.tr("2–&3")}
        rows = {
            Rows.AUTO: self.tr("&Automatic"),
            Rows.ONE_LINE: self.tr("&One line"),
            Rows.TWO_LINES: self.tr("&Two lines"),
        }
        keys = {
            KeyMap.OWN: self.tr("&1 win, 0 loss, 5 draw"),
            KeyMap.ONE_NOUGHT_FIVE: self.tr("1 win, 0 loss, 5 draw, &3 4 2 forfeits"),
            KeyMap.ONE_TWO_THREE: self.tr("1 win, &2 loss, 3 draw"),
        }
        theme = {
            Theme.SYSTEM: self.tr("As the &system has"),
            Theme.LIGHT: self.tr("&Light"),
            Theme.DARK: self.tr("&Dark"),
        }
        view.addSeparator()
        self._choice(view, self.tr("&Order of rows"), order, settings.order, commands.set_order)
        self._choice(view, self.tr("Shared &places"), ties, settings.ties, commands.set_ties)
        self._choice(view, self.tr("&Height of rows"), rows, settings.rows, commands.set_rows)
        self._choice(
            view, self.tr("&After a result"), after, settings.after_result, commands.set_after
        )
        self._choice(view, self.tr("&Keys"), keys, settings.key_map, commands.set_key_map)
        view.addSeparator()
        self._choice(view, self.tr("&Colours"), theme, settings.theme, commands.set_theme)

    def _choice(
        self,
        menu: QMenu,
        title: str,
        words: Mapping[Chosen, str],
        now: Chosen,
        act: Callable[[Chosen], None],
    ) -> None:
        offered = menu.addMenu(title)
        group = QActionGroup(offered)
        for choice, text in words.items():
            action = offered.addAction(text)
            action.setCheckable(True)
            action.setChecked(choice is now)
            action.triggered.connect(lambda _on, choice=choice: act(choice))
            group.addAction(action)


def _plain(text: str) -> str:
    """Keep "&" from marking a key in a menu."""
    return text.replace("&", "&&")
