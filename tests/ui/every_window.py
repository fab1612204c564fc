"""Every window that a person can meet, with everything up that can stand in it.

What has to hold for all of them (no word cut, a name for each field) is tested over this table;
a new dialog gets a line here.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QTabWidget,
    QWidget,
)

from arbiter_app.core.errors import Problem
from arbiter_app.core.lots import draw_lots
from arbiter_app.core.roster import withdraw
from arbiter_app.core.tournament import Round, Rules, Section
from arbiter_app.labels.help import CUMULATIVE, KEYS
from arbiter_app.store import schema
from arbiter_app.store.lock import Holder
from arbiter_app.ui.about_dialog import AboutDialog
from arbiter_app.ui.absences_dialog import AbsencesDialog
from arbiter_app.ui.crash_dialog import CrashDialog
from arbiter_app.ui.event_settings_dialog import EventSettingsDialog
from arbiter_app.ui.file_watch import Found
from arbiter_app.ui.help_window import HelpWindow
from arbiter_app.ui.lots_dialog import LotsDialog
from arbiter_app.ui.main_window import MainWindow
from arbiter_app.ui.new_event_dialog import NewEventDialog
from arbiter_app.ui.number_dialog import NumberDialog
from arbiter_app.ui.pairings_dialog import PairingsDialog
from arbiter_app.ui.paste_players_dialog import PastePlayersDialog
from arbiter_app.ui.paste_report import PasteReport
from arbiter_app.ui.player_dialog import PlayerDialog
from arbiter_app.ui.preset_name_dialog import PresetNameDialog
from arbiter_app.ui.print_dialog import PrintDialog
from arbiter_app.ui.replace_dialog import ReplaceDialog
from arbiter_app.ui.settings import KeyMap, Settings, View
from arbiter_app.ui.why_print import WhyPrintDialog
from arbiter_app.ui.withdraw_dialog import WithdrawDialog
from tests.ui import pressing
from tests.ui.events import FIRST, PLAYERS, event, section

Key, Mod = Qt.Key, Qt.KeyboardModifier
SMALL, COMMON, WIDE = (911, 485), (1366, 728), (1920, 1000)
"""1366 × 768 at 150 %, the same at 100 % less the bars of the system, and a large screen."""
LIST = "No;Name;School;Rating\n" + "\n".join(f"1;Ng, Mei;Oak;x{no}" for no in range(30))
OWN_WORDS = "both players say that they have won, and nobody saw the end"


class Stage:
    """Where windows are put up.

    Attributes:
        size: of the main window.
    """

    def __init__(self, keep: Callable[[QWidget], None], patch: pytest.MonkeyPatch, folder: Path):
        self._keep, self._patch, self._folder = keep, patch, folder
        self._windows: list[MainWindow] = []
        self.size = COMMON

    def empty(self) -> MainWindow:
        """Put up the window without an event."""
        window = MainWindow(Settings.at(self._folder / "arbiter.ini"), self._folder / "journals")
        self._windows.append(window)
        self._keep(window)
        window.resize(*self.size)
        window.show()
        window.activateWindow()
        return window

    def opened(self, *sections: Section, view: View = View.GRID) -> MainWindow:
        """Put up the window with an event in a file."""
        path = self._folder / "lakeside.arbiter"
        path.write_bytes(schema.dump(event(*(sections or (PLAYED,)))))
        window = self.empty()
        window.files.open(path)
        window.area.results.choose_view(view)
        settle()
        return window

    def dialog(self, dialog: QDialog) -> QDialog:
        """Put up a dialog."""
        self._keep(dialog)
        dialog.show()
        return dialog

    def box(self, ask: Callable[[MainWindow], object]) -> QMessageBox:
        """Put up the box in which something is asked."""
        boxes: list[QMessageBox] = []
        self._patch.setattr(QMessageBox, "exec", lambda box: boxes.append(box) or 0)
        self._patch.setattr(QMessageBox, "deleteLater", lambda _box: None)
        ask(self.empty())
        boxes[0].show()
        return boxes[0]

    def clear(self) -> None:
        """Take the windows away."""
        for window in self._windows:
            window._keeper.end()
            window.files.access.release()


def settle() -> None:
    """Let the layouts come to rest."""
    for _ in range(4):
        QApplication.processEvents()


def spoken_name(widget: QWidget) -> str:
    """Give the name that a screen reader says; Qt gives a list of choices that of its label."""
    if isinstance(widget, QComboBox):
        labels = widget.window().findChildren(QLabel)
        buddy = next((label.text() for label in labels if label.buddy() is widget), "")
        return widget.accessibleName() or buddy.replace("&", "")
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name).strip()


def pages(window: QWidget) -> Iterator[QWidget]:
    """Show each page of a dialog in turn."""
    for tabs in window.findChildren(QTabWidget):
        for at in range(tabs.count()):
            tabs.setCurrentIndex(at)
            settle()
            yield window
    yield window


def shown_of(window: QWidget) -> list[QWidget]:
    """Give all that is shown in a window; what Qt puts into a line itself is Qt's."""
    children = [child for child in window.findChildren(QWidget) if child.isVisibleTo(window)]
    return [child for child in children if not isinstance(child.parent(), QLineEdit)]


def text_of(widget: QWidget) -> str:
    """Give what a widget writes, else its name for screen readers."""
    for name in ("text", "currentText", "title", "placeholderText"):
        text = getattr(widget, name, None)
        if callable(text) and text():
            return str(text())
    return widget.accessibleName()


def press(window: QWidget, *keys: object) -> None:
    """Type texts and keys where the focus is, and let the layouts follow."""
    pressing.press(window, *keys)
    settle()


PLAYED = section(FIRST, "1:2w1 3:4w 5:6w½", "1:3w")
WITHDRAWN = withdraw(PLAYED, 6, 2)
SCORES = section(planned=3, paired=False)
AFTERWARDS = section(FIRST, "1:2w 3:4w 5:6w")
FRESH = Section("U12", Rules(tie_breaks=("CUM", "PS/C1", "WIN")), PLAYERS, (Round(),) * 3)
AWAY = Holder("another-laptop", "anna", 1, "2026-11-29T14:02", "t")


def _typed(view: View, *keys: object, of: Section = PLAYED) -> Callable[[Stage], QWidget]:
    def put_up(stage: Stage) -> QWidget:
        window = stage.opened(of, view=view)
        window.area.results.go_to_round(1)
        press(window, *keys)
        return window

    return put_up


def _recent(stage: Stage) -> QWidget:
    window = stage.empty()
    for name in (
        "Lakeside Schools Open and Blitz of the whole county, spring.arbiter",
        "U8.arbiter",
    ):
        window.settings.remember_file(stage._folder / "a folder" / name)
    window._start.show_recent(window.settings.recent)
    settle()
    return window


def _standings(stage: Stage) -> QWidget:
    window = stage.opened(WITHDRAWN)
    window.area.standings._hold.click()
    press(window, "1")
    window.area.show_standings()
    settle()
    return window


def _why(*players: int, of: Section = WITHDRAWN) -> Callable[[Stage], QWidget]:
    def put_up(stage: Stage) -> QWidget:
        window = stage.opened(of)
        dock = window.desk.why
        if not dock.isVisible():
            dock.open()
        if len(players) == 2:
            dock.panel.compare(*players)
        dock.panel.refresh()
        settle()
        return window

    return put_up


def _checking(view: View, *keys: object) -> Callable[[Stage], QWidget]:
    def put_up(stage: Stage) -> QWidget:
        window = stage.opened(section(FIRST), view=view)
        window.area.results.go_to_round(1)
        window.area.results.check_slips()
        press(window, *keys)
        return window

    return put_up


def _notices(stage: Stage) -> QWidget:
    window = stage.opened()
    files, path = window.files, Path("lakeside.arbiter")
    told = files._tell
    told.read_only(path, AWAY)
    told.gone(path, Found.AWAY)
    told.no_journal("The disk is full.")
    settle()
    return window


def _problems(stage: Stage) -> QWidget:
    window = stage.opened()
    window.area.show_problems(
        (
            Problem("no-tie-breaks", "note", {"taken": "PS"}),
            Problem("player-count", "warning", {"said": 12, "found": 6}, line=4),
        )
    )
    settle()
    return window


def _print(kind: str) -> Callable[[Stage], QWidget]:
    def put_up(stage: Stage) -> QWidget:
        window = stage.opened()
        dialog = PrintDialog(window.document, window)
        dialog.show_kind(kind)
        return dialog

    return put_up


def _print_why(stage: Stage) -> QWidget:
    window = stage.opened()
    dialog = WhyPrintDialog(window.document, window)
    dialog.show_players((1, 2), None)
    return dialog


def _found(stage: Stage) -> QWidget:
    window = stage.opened()
    window.commands.find()
    press(window, "o")
    return window


def _asks(ask: Callable[[MainWindow], object]) -> Callable[[Stage], QWidget]:
    return lambda stage: stage.box(ask)


def _shows(make: Callable[[], QDialog]) -> Callable[[Stage], QWidget]:
    return lambda stage: stage.dialog(make())


def _help(page: str) -> Callable[[Stage], QWidget]:
    def put_up(stage: Stage) -> QWidget:
        window = stage.dialog(HelpWindow(KeyMap.ONE_NOUGHT_FIVE))
        window.show_page(page)
        return window

    return put_up


MAIN: dict[str, Callable[[Stage], QWidget]] = {
    "start": Stage.empty,
    "recent": _recent,
    "grid": lambda stage: stage.opened(WITHDRAWN),
    "scores": lambda stage: stage.opened(SCORES),
    "fresh": lambda stage: stage.opened(FRESH),
    "nobody": lambda stage: stage.opened(Section("U12", rounds=(Round(),) * 5)),
    "sections": lambda stage: stage.opened(
        *(replace(section(FIRST), name=name) for name in ("U10", "U12 girls", "Open of the county"))
    ),
    "sheet": lambda stage: stage.opened(view=View.SHEET),
    "slips": lambda stage: stage.opened(view=View.SLIPS),
    "standings": _standings,
    "found": _found,
    "why": _why(),
    "why-two": _why(2, 4),
    "why-nobody": _why(of=FRESH),
    "notices": _notices,
    "problems": _problems,
    "grid-editor": _typed(View.GRID, Key.Key_F2),
    "sheet-editor": _typed(View.SHEET, Key.Key_F2),
    "slip": _typed(View.SLIPS, "2", Key.Key_Return),
    "slip-editor": _typed(View.SLIPS, "2", Key.Key_Return, Key.Key_F2),
    "slip-names": _typed(View.SLIPS, "ng", of=section(FIRST)),
    "asks-forfeit": _typed(View.GRID, "+", of=AFTERWARDS),
    "asks-both-absent": _typed(View.SHEET, "x", of=AFTERWARDS),
    "asks-bye": _typed(View.GRID, "u", of=FRESH),
    "asks-which": _typed(View.GRID, "b", of=FRESH),
    "asks-change": _typed(View.GRID, "0"),
    "asks-change-sheet": _typed(View.SHEET, "0"),
    "asks-change-slips": _typed(View.SLIPS, "1", Key.Key_Return, "0"),
    "asks-clear": _typed(View.GRID, Key.Key_Delete),
    "asks-forfeit-now": _typed(View.GRID, "-"),
    "asks-note": _typed(View.GRID, "0", "d"),
    "asks-note-slips": _typed(View.SLIPS, "1", Key.Key_Return, "0", "d"),
    "disputed": _typed(View.GRID, "0", "d", OWN_WORDS, Key.Key_Return),
    "disputed-sheet": _typed(View.SHEET, "0", "d", OWN_WORDS, Key.Key_Return, Key.Key_Up),
    "disputed-slip": _typed(
        View.SLIPS, "1", Key.Key_Return, "0", "d", OWN_WORDS, Key.Key_Return, "1", Key.Key_Return
    ),
    "checks-sheet": _checking(View.SHEET, "1"),
    "checks-slips": _checking(View.SLIPS, "1", Key.Key_Return),
    "check-differs": _checking(View.SLIPS, "1", Key.Key_Return, "0"),
}
"""The main window; each opens in any size."""

DIALOGS: dict[str, Callable[[Stage], QWidget]] = {
    "new": _shows(NewEventDialog),
    "settings": _shows(lambda: EventSettingsDialog(event(PLAYED), 0)),
    "player": _shows(lambda: PlayerDialog(PLAYED, None, add=lambda _player, _missed: PLAYED)),
    "player-edited": _shows(lambda: PlayerDialog(PLAYED, PLAYED.players[0])),
    "list": _shows(lambda: PastePlayersDialog(PLAYED, LIST)),
    "withdraw": _shows(lambda: WithdrawDialog(PLAYED, 2)),
    "absences": _shows(lambda: AbsencesDialog(PLAYED, 2, 1)),
    "number": _shows(lambda: NumberDialog(PLAYED, foreign_lines=True)),
    "replace": _shows(lambda: ReplaceDialog(PLAYED, 3, PLAYED.rounds[2].games[0])),
    "lots": _shows(lambda: LotsDialog(draw_lots(PLAYED, "17"), lambda _seed: None)),
    "pairings": _shows(lambda: PairingsDialog(PLAYED, 3)),
    "report": lambda stage: stage.dialog(
        PasteReport(stage.empty(), ["Novák, Jiří, round 4: he plays Anderson, Sara already."] * 9)
    ),
    "crash": _shows(lambda: CrashDialog(None, "Arbiter 1\n\nTraceback (most recent call last)")),
    "keys": _help(KEYS),
    "about": _shows(AboutDialog),
    "cumulative": _help(CUMULATIVE),
    "tie-break": _help("BH"),
    "preset-name": _shows(lambda: PresetNameDialog(["County"], ["US Chess 34E"])),
    "print-standings": _print("standings"),
    "print-cards": _print("score-cards"),
    "print-why": _print_why,
}
QUESTIONS: dict[str, Callable[[Stage], QWidget]] = {
    "keep-changes": _asks(lambda window: window.questions.keep_changes("Lakeside Schools Open")),
    "there-already": _asks(lambda window: window.questions.there_already("Round 1.5.arbiter")),
    "changed-on-disk": _asks(lambda window: window.questions.changed_on_disk("lakeside.arbiter")),
    "open-in-use": _asks(lambda window: window.questions.open_in_use("lakeside.arbiter", AWAY)),
    "open-died": _asks(lambda window: window.questions.open_in_use("lakeside.arbiter", Holder())),
    "save-in-use": _asks(lambda window: window.questions.save_in_use("lakeside.arbiter", AWAY)),
    "not-saved": _asks(lambda window: window.questions.not_saved("The disk is full.")),
    "recover": _asks(
        lambda window: window.questions.recover(
            "“Lakeside” has 14 changes that are not in the file. Its file is no longer there."
        )
    ),
    "about-a-file": _asks(
        lambda window: window.questions.about_a_file(
            "The file says 20 rounds, but only 5 hold games.",
            ["Open with 5 rounds", "Open with 20 rounds"],
        )
    ),
}
WINDOWS = {**MAIN, **DIALOGS, **QUESTIONS}
