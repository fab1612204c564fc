"""The menus within menus that offer a choice: files used last, rounds, what a person likes."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from arbiter_app.ui.settings import AfterResult, KeyMap, Order, Rows, Theme, Ties
from arbiter_app.ui.words import in_menu

if TYPE_CHECKING:
    from arbiter_app.ui.main_window import MainWindow

Chosen = TypeVar("Chosen", bound=StrEnum)


class ChoiceMenus(QObject):
    """The choices of one window; what can be chosen is looked up when a menu opens."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window

    def recent(self) -> QMenu:
        """Make the menu of the files used last."""
        recent = QMenu(self.tr("&Recent files"), self._window)
        recent.aboutToShow.connect(lambda: self._list_recent(recent))
        return recent

    def after_round(self) -> QMenu:
        """Make the menu of the rounds that the standings can be shown after."""
        rounds = QMenu(self.tr("&After round"), self._window)
        one_of = QActionGroup(rounds)
        rounds.aboutToShow.connect(lambda: self._list_rounds(rounds, one_of))
        return rounds

    def add_kept(self, view: QMenu) -> None:
        """Add to the View menu what a person chooses once and keeps."""
        settings = self._window.settings
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

    def _list_recent(self, menu: QMenu) -> None:
        menu.clear()
        for number, path in enumerate(self._window.settings.recent, 1):
            action = menu.addAction(f"&{number}  {in_menu(str(path))}")
            action.triggered.connect(lambda _on, path=path: self._window.files.open(path))
        if menu.isEmpty():
            menu.addAction(self.tr("None yet")).setEnabled(False)

    def _list_rounds(self, menu: QMenu, one_of: QActionGroup) -> None:
        menu.clear()
        model = self._window.area.standings.model
        offered: dict[int | None, str] = {None: self.tr("&Latest round")}
        offered |= {number: f"&{number}" for number in range(1, model.last_round + 1)}
        for chosen, text in offered.items():
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(chosen == model.chosen)
            one_of.addAction(action)
            action.triggered.connect(lambda _on, chosen=chosen: model.choose_round(chosen))

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
