"""The window's commands as Qt has them: in the menus, on or off, named by what they do now."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from arbiter_app.core.tournament import Player
from arbiter_app.ui.choice_menus import ChoiceMenus
from arbiter_app.ui.document import Document
from arbiter_app.ui.menus import Command, Menus
from arbiter_app.ui.words import in_menu

if TYPE_CHECKING:
    from arbiter_app.ui.main_window import MainWindow

_HELP = ("help", "keys", "cumulative", "ties", "about")
_WHILE_TYPING = frozenset({"undo", "redo", "copy", "paste", *_HELP})
"""What can be done while a cell stays open in which something is being typed."""


class Actions(QObject):
    """The window's commands, by name."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._named: dict[str, tuple[QAction, str]] = {}
        self._menu_with: dict[str, QMenu] = {}
        menus, choices = Menus(window), ChoiceMenus(window)
        for title, commands in menus.bar():
            menu = window.menuBar().addMenu(title)
            for command in commands:
                self._add(menu, command)
        self["undo"].setIconText(self.tr("Undo"))
        self["redo"].setIconText(self.tr("Redo"))
        self._menu_with["sample"].insertMenu(self["sample"], choices.recent())
        self._add_prints(menus)
        self._add_after_round(choices)
        choices.add_kept(self._menu_with["pane"])

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
        undo.setText(self.tr("&Undo: {0}").format(in_menu(said)) if said else self.tr("&Undo"))
        redo.setText(self.tr("&Redo: {0}").format(in_menu(again)) if again else self.tr("&Redo"))
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

    def _add_prints(self, menus: Menus) -> None:
        prints = QMenu(self.tr("&Print"), self._window)
        for command in menus.prints():
            self._add(prints, command)
        file = self._menu_with["settings"]
        file.insertMenu(self["settings"], prints)
        file.insertSeparator(self["settings"])
        self._named["print"] = (prints.menuAction(), "event")
        self["print-round"].setIconText(self.tr("Print…"))

    def _add_after_round(self, choices: ChoiceMenus) -> None:
        rounds = choices.after_round()
        self._menu_with["category"].insertMenu(self["category"], rounds)
        self._named["after-round"] = (rounds.menuAction(), "event")
