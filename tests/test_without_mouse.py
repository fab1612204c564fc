"""An evening of the club without a mouse: every step by the keys alone, in the real window."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLineEdit,
    QMenu,
    QPushButton,
    QToolButton,
    QWidget,
)

from arbiter_app.core.results import Result
from arbiter_app.ui.print_dialog import PrintDialog
from arbiter_app.ui.questions import Answer, Questions
from arbiter_app.ui.settings import View
from tests.keyboard import ALT, CTRL, CTRL_SHIFT, Arbiter, Key

# The platform of the tests can neither raise a window nor grab the keys for a menu.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

NAMES = "Anna\nBela\nCarla\nDana\nEmil\nFilip\nGesa\nHana"


class Person(Arbiter):
    """Presses keys, and looks where the focus is."""

    def menu(self, *letters: str) -> None:
        """Open a menu by Alt and its letter, and press the letters of its entries."""
        first, *rest = letters
        self.press(Key[f"Key_{first.upper()}"], ALT)
        for letter in rest:
            assert isinstance(QApplication.activePopupWidget(), QMenu), letters
            self.type(letter)
        assert QApplication.activePopupWidget() is None, letters

    def wait_until(self, done: Callable[[], bool], window: QWidget | None = None) -> None:
        """Wait for a button that its letter presses, shown pressed for a moment, or a window."""
        (window or self.window).activateWindow()
        self._qtbot.waitUntil(done)
        self._qtbot.waitUntil((window or self.window).isActiveWindow)

    def menu_key(self) -> QMenu:
        """Press the key of the menu at hand: the desktop makes an event of it, as here."""
        part = QApplication.focusWidget()
        at = part.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle).center()
        reason = QContextMenuEvent.Reason.Keyboard
        QApplication.sendEvent(part, QContextMenuEvent(reason, at, part.mapToGlobal(at)))
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        return menu

    def in_dialog(self, open_it: Callable[[], None], then: Callable[[QDialog], None]) -> None:
        """Open a dialog by keys and go through it by keys, which must close it too."""
        seen: list[object] = []
        tries: list[object] = []

        def go_through() -> None:
            dialog = QApplication.activeModalWidget()
            if dialog is None or not dialog.isAncestorOf(QApplication.focusWidget()):
                tries.append(dialog)
                if len(tries) < 1000:
                    QTimer.singleShot(0, go_through)
                elif dialog is not None:
                    dialog.close()
                return
            seen.append(dialog)
            try:
                then(dialog)
                seen.append(not dialog.isVisible())
            finally:
                dialog.close()

        QTimer.singleShot(0, go_through)
        open_it()
        assert len(seen) == 2, "no dialog came, or a key in it went astray"
        assert seen[1], f"{type(seen[0]).__name__} stays open"
        self.go_back()

    def tab_to(self, wanted: Callable[[object], bool], *, back: bool = False) -> None:
        """Press Tab until a part has the focus."""
        went: list[str] = []
        for _step in range(40):
            if wanted(QApplication.focusWidget()):
                return
            went.append(type(QApplication.focusWidget()).__name__)
            self.press(Key.Key_Backtab if back else Key.Key_Tab)
        raise AssertionError(f"Tab goes round without reaching it: {went}")

    @property
    def in_results(self) -> bool:
        """Whether the next key goes to the results."""
        return self.window.area.results.page.isAncestorOf(QApplication.focusWidget())

    @property
    def bar(self) -> str:
        """The question that waits; "" without one."""
        bar = self.window.area.results.page.bar
        return bar.text() if bar.isVisible() else ""

    def games(self, number: int) -> list[Result | None]:
        return [game.result for game in self.section.rounds[number - 1].games]


@pytest.fixture
def person(qtbot, tmp_path, monkeypatch):
    # A test that fails half-way leaves an event that is not saved.
    monkeypatch.setattr(Questions, "keep_changes", lambda *_: Answer.DISCARD)
    made = Person(qtbot, tmp_path)
    made.start()
    yield made
    made.window._keeper.end()
    made.window.files.access.release()


def test_a_whole_evening_is_done_without_a_mouse(person):
    a_new_event_from_the_start_page(person)
    the_round_is_paired(person)
    results_in_each_view(person)
    a_result_is_corrected_and_one_disputed(person)
    undo_and_redo(person)
    odd_things_by_the_menu_key(person)
    the_slips_are_checked(person)
    a_player_is_withdrawn_and_one_is_late(person)
    the_tie_breaks_are_changed(person)
    the_standings_are_held_and_released(person)
    the_sheet_is_looked_at(person)
    the_event_is_saved_under_a_name(person)
    a_notice_is_answered(person)
    the_window_is_left(person)


def a_new_event_from_the_start_page(person):
    assert QApplication.focusWidget().text() == "New event…"

    def fill_in(_dialog):
        person.type("Club evening")
        person.press(Key.Key_Tab)
        person.type("3")
        person.press(Key.Key_P, ALT)
        for name in NAMES.splitlines():
            person.type(name)
            person.press(Key.Key_Return)
        person.press_button(_dialog)

    person.in_dialog(lambda: person.press(Key.Key_Return), fill_in)
    assert [one.name for one in person.section.players] == NAMES.splitlines()
    assert len(person.section.rounds) == 3
    assert person.in_results


def the_round_is_paired(person):
    """Three boards typed, the last picked from the list of those without a game."""

    def fill_in(dialog):
        for line in ("1 2", "3 4", "5 6"):
            person.type(line)
            person.press(Key.Key_Return)
        person.press(Key.Key_W, ALT)
        person.press(Key.Key_Return)
        person.press(Key.Key_Return)
        assert dialog.preview.rowCount() == 4
        person.press_button(dialog)

    person.in_dialog(lambda: person.menu("r", "i"), fill_in)
    assert [(game.white, game.black) for game in person.section.rounds[0].games] == [
        *((1, 2), (3, 4), (5, 6), (7, 8)),
    ]
    assert person.in_results


def results_in_each_view(person):
    person.type("1")
    person.press(Key.Key_2, CTRL)
    person.type("0")
    person.press(Key.Key_3, CTRL)
    person.slip(3, "5")
    person.menu("v", "g")
    assert person.window.area.results.shown is View.GRID
    person.press(Key.Key_F8)
    person.type("1")
    assert person.games(1) == [Result.WHITE_WINS, Result.BLACK_WINS, Result.DRAW, Result.WHITE_WINS]
    assert "Round 1 complete" in person.said


def a_result_is_corrected_and_one_disputed(person):
    person.press(Key.Key_3, CTRL)
    person.slip(1, "0")
    assert person.bar.startswith("Board 1 is 1–0; new 0–1.")
    person.press(Key.Key_Return, CTRL)
    assert person.games(1)[0] is Result.BLACK_WINS
    assert person.in_results
    person.slip(2, "1")
    person.type("d")
    person.press(Key.Key_A, CTRL)
    person.type("both say they won")
    person.press(Key.Key_Return)
    assert person.section.entry(3, 1).disputed == "both say they won"
    assert not person.bar
    assert person.in_results
    person.slip(2, "0")
    assert person.bar
    person.press(Key.Key_Return, CTRL)
    assert person.section.entry(3, 1).disputed is None


def undo_and_redo(person):
    before = person.section
    person.press(Key.Key_Z, CTRL)
    assert person.section.entry(3, 1).disputed == "both say they won"
    assert person.in_results
    person.menu("e", "r")
    assert person.section == before
    assert person.in_results


def odd_things_by_the_menu_key(person):
    """Half a point against nothing, and swapped colours, from the menu of a board."""
    person.press(Key.Key_2, CTRL)
    person.press(Key.Key_End)
    menu = person.menu_key()
    while menu.activeAction() is None or not menu.activeAction().text().startswith("½ for White"):
        person.press(Key.Key_Down)
    person.press(Key.Key_Return)
    assert person.bar.startswith("Board 4 is 1–0")
    person.press(Key.Key_Return, CTRL)
    assert person.games(1)[3].value == "½-0"
    person.press(Key.Key_Z, CTRL)
    assert person.games(1)[3] is Result.WHITE_WINS
    person.press(Key.Key_End)
    person.menu("r", "s")
    assert person.section.entry(7, 1).black == 7
    person.press(Key.Key_Z, CTRL)
    assert person.in_results


def the_slips_are_checked(person):
    """All slips once more, from Black's side; the last differs and is left as it is."""
    person.press(Key.Key_3, CTRL)
    person.menu("r", "k")
    check = person.window.area.results.check
    assert check.check is not None
    assert person.in_results
    person.press(Key.Key_K, ALT)
    person.wait_until(lambda: check.black)
    assert person.in_results
    for board, key in ((1, "1"), (2, "1"), (3, "5"), (4, "1")):
        person.slip(board, key)
    assert person.bar.startswith("Board 4 is 1–0")
    person.press(Key.Key_Escape)
    assert "4 of 4" in check.words()
    person.press(Key.Key_D, ALT)
    person.wait_until(lambda: check.check is None)
    assert person.in_results


def a_player_is_withdrawn_and_one_is_late(person):
    person.press(Key.Key_1, CTRL)
    person.press(Key.Key_F, CTRL)
    person.type("hana")
    person.press(Key.Key_Return)
    assert person.in_results

    def withdraw(dialog):
        person.press(Key.Key_Return)

    person.in_dialog(lambda: person.menu("p", "w"), withdraw)
    assert person.section.player(8).withdrawn_after == 1
    assert person.in_results

    def add(_dialog):
        person.type("Ida")
        person.press(Key.Key_Return)

    person.in_dialog(lambda: person.press(Key.Key_A, CTRL_SHIFT), add)
    assert person.section.player(9).name == "Ida"
    assert person.in_results


def the_tie_breaks_are_changed(person):
    """One is added to those there are, and moved to the top."""
    before = person.section.rules.tie_breaks

    def add_one_and_move_it_up(dialog):
        person.press(Key.Key_I, ALT)
        person.type("wins")
        person.press(Key.Key_Return)
        person.press(Key.Key_O, ALT)
        for _step in before:
            person.press(Key.Key_Up, ALT)
        person.press_button(dialog)

    person.in_dialog(lambda: person.menu("s", "t"), add_one_and_move_it_up)
    first, *rest = person.section.rules.tie_breaks
    assert first not in before
    assert tuple(rest) == before
    assert person.in_results


def the_standings_are_held_and_released(person):
    """F6 goes there, Tab to the button and to everything beside the table, F6 comes back."""
    standings = person.window.area.standings
    person.press(Key.Key_F6)
    assert standings.isAncestorOf(QApplication.focusWidget())
    for held in (True, False):
        person.tab_to(lambda part: isinstance(part, QToolButton) and part.text() == "Hold")
        person.press(Key.Key_Space)
        assert standings.model.held is held
    person.press(Key.Key_F6)
    assert person.in_results
    person.press(Key.Key_F6)
    person.tab_to(lambda part: isinstance(part, QPushButton) and part.text() == "Grid")
    person.press(Key.Key_Right)
    person.press(Key.Key_Space)
    assert person.window.area.results.shown is View.SHEET
    assert person.in_results


def the_sheet_is_looked_at(person):
    person.press(Key.Key_P, CTRL)
    (preview,) = person.window.findChildren(PrintDialog)
    person.wait_until(preview.isActiveWindow, window=preview)
    assert preview.isAncestorOf(QApplication.focusWidget())
    seen = set()
    while QApplication.focusWidget() not in seen:
        seen.add(QApplication.focusWidget())
        person.press(Key.Key_Tab)
    texts = {part.text().replace("&", "") for part in seen if isinstance(part, QPushButton)}
    assert {"Save as PDF…", "Close"} < texts
    person.press(Key.Key_Escape)
    assert not preview.isVisible()
    person.go_back()
    assert person.in_results


def the_event_is_saved_under_a_name(person):
    def type_the_name(dialog):
        assert isinstance(QApplication.focusWidget(), QLineEdit)
        person.press(Key.Key_A, CTRL)
        person.type(str(person.path))
        person.press(Key.Key_Return)

    person.in_dialog(lambda: person.press(Key.Key_S, CTRL_SHIFT), type_the_name)
    assert person.path.exists()
    assert person.in_results


def a_notice_is_answered(person):
    """A notice comes; F6 reaches its button too."""
    person.path.unlink()
    person.window.files.look_again()
    assert "deleted or moved" in person.window.notices.texts()[0]
    for _step in range(4):
        person.press(Key.Key_F6)
        if person.window.notices.isAncestorOf(QApplication.focusWidget()):
            break
    assert QApplication.focusWidget().text() == "Save now"
    person.press(Key.Key_Space)
    assert person.path.exists()
    assert not person.window.notices.isVisible()
    assert person.in_results


def the_window_is_left(person):
    """What is not saved is asked about; Esc stays, and the keys go on where they were."""
    person.press(Key.Key_1, CTRL)
    person.menu("f", "c")
    assert not person.window.has_event
    assert QApplication.focusWidget().text() == "New event…"
