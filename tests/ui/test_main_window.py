"""The window as a person has it: real menus, real keys, files dropped, any size."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QCloseEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from arbiter_app import formats
from arbiter_app.core.errors import Problem
from arbiter_app.core.tournament import Round
from arbiter_app.store import schema
from arbiter_app.ui.document import EMPTY
from arbiter_app.ui.main_window import MainWindow
from arbiter_app.ui.questions import Answer
from arbiter_app.ui.settings import Order, Rows, Settings, Theme
from arbiter_app.ui.theme import DARK, LIGHT, colours
from tests.ui.event_desk import Asked
from tests.ui.events import FIRST, event, section

PAIRED = event(section("1:4w 2:5w 3:6w"))
COPY = Qt.DropAction.CopyAction


@pytest.fixture
def asked():
    return Asked()


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch, asked):
    monkeypatch.setattr("arbiter_app.ui.main_window.Questions", lambda _window: asked)
    window = MainWindow(Settings.at(tmp_path / "arbiter.ini"), tmp_path / "journals")
    qtbot.addWidget(window)
    window.resize(1360, 860)
    window.show()
    yield window
    window._keeper.end()


@pytest.fixture
def opened(window, tmp_path):
    def open_event(tournament=PAIRED, name="lakeside.arbiter"):
        path = tmp_path / name
        path.write_bytes(schema.dump(tournament))
        window.files.open(path)
        return path

    return open_event


def press(qtbot, window, *keys):
    """Type keys where the focus is."""
    for key in keys:
        target = window.focusWidget() or window
        if isinstance(key, str):
            qtbot.keyClicks(target, key)
        else:
            qtbot.keyClick(target, key)


def trigger(window, name):
    action = window.menu[name]
    assert action.isEnabled(), name
    action.trigger()


# What is there.


def test_without_an_event_only_what_makes_sense_can_be_chosen(window):
    enabled = {name for name, (action, _) in window.menu._named.items() if action.isEnabled()}
    assert enabled == {"new", "open", "sample", "quit", "keys", "about"}
    assert window.windowTitle() == "Arbiter[*]"
    assert not window._desk


def test_every_entry_of_the_menus_can_be_used_with_an_event_and_a_player(window, opened):
    opened()
    window.area.results.select_player(2)
    dead = {name for name, (action, _) in window.menu._named.items() if not action.isEnabled()}
    assert dead == {"undo", "redo"}  # nothing was done yet


def test_the_menus_have_no_key_twice(window):
    keys = [
        shortcut.toString()
        for action, _ in window.menu._named.values()
        for shortcut in action.shortcuts()
    ]
    assert len(keys) == len(set(keys))


def test_the_title_names_event_section_and_program(window, opened):
    opened()
    assert window.windowTitle() == "Lakeside Schools Open – U12[*] – Arbiter"
    assert not window.isWindowModified()


def test_a_name_with_qts_own_mark_is_shown_as_it_is(window, opened):
    opened(replace(PAIRED, name="Cup [*]"))
    assert window.windowTitle().startswith("Cup [*][*] – ")


def test_an_event_without_a_name_has_a_title_too(window, opened):
    nameless = replace(PAIRED.sections[0], name="")
    opened(replace(PAIRED, name="", sections=(nameless,)))
    assert window.windowTitle() == "Event[*] – Arbiter"


def test_the_first_window_fits_the_screen_with_its_frame(window, qtbot, tmp_path):
    fresh = MainWindow(Settings.at(tmp_path / "fresh.ini"), tmp_path / "journals")
    qtbot.addWidget(fresh)
    room = fresh.screen().availableSize()
    assert fresh.width() <= room.width() - 16
    assert fresh.height() <= room.height() - 48


# Typing, undo, status.


def test_a_key_in_the_grid_is_followed_by_everything(window, opened, qtbot):
    opened()
    assert window.desk.bar.badge.text() == "3 still playing"
    press(qtbot, window, "1")
    assert window.desk.bar.badge.text() == "2 still playing"
    assert window.isWindowModified()
    assert window.menu["undo"].text() == "&Undo: round 1, board 1, 1–0"
    assert "Anderson" in window.status.text()
    assert window.area.standings.model.rowCount() == 6


def test_an_edit_that_moves_nothing_can_be_undone_at_once(window, opened, qtbot):
    opened()
    before = window.document.tournament
    press(qtbot, window, Qt.Key.Key_Delete)  # the pairing; the cursor stays
    assert window.document.tournament != before
    assert window.menu["undo"].text() == "&Undo: round 1, board 1, pairing 1–4 taken back"
    trigger(window, "undo")
    assert window.document.tournament == before
    assert not window.menu["undo"].isEnabled()
    assert window.menu["redo"].isEnabled()


def test_undo_shows_what_it_took_back(window, opened, qtbot):
    opened()
    press(qtbot, window, "1")
    window.area.results.select_player(6)
    trigger(window, "undo")
    assert window.area.results.view.currentIndex().row() == 0
    assert window.document.tournament == PAIRED
    assert window.menu["redo"].text() == "&Redo: round 1, board 1, 1–0"
    trigger(window, "redo")
    assert window.document.section.rounds[0].games[0].result is not None


def test_a_refusal_is_said_at_the_foot(window, opened, qtbot):
    opened()
    trigger(window, "next")
    press(qtbot, window, "1")
    assert "not paired" in window.status.text()


def test_on_disk_is_said_only_when_it_is(window, opened, qtbot):
    opened()
    qtbot.waitUntil(lambda: "on disk " in window.status.facts())
    press(qtbot, window, "1")
    assert window.status.facts().endswith("not on disk yet")
    assert "2 still playing" in window.status.facts()
    assert "Cumulative" in window.status.facts()
    qtbot.waitUntil(lambda: "on disk " in window.status.facts())


def test_what_is_in_the_file_is_on_disk_with_or_without_a_journal(window, opened, qtbot, tmp_path):
    (tmp_path / "journals").write_bytes(b"")  # no folder: no journal
    opened()
    assert "on disk " in window.status.facts()
    press(qtbot, window, "1")
    assert window.status.facts().endswith("not on disk yet")
    trigger(window, "save")
    assert "on disk " in window.status.facts()


@pytest.mark.parametrize("rows", [Rows.ONE_LINE, Rows.TWO_LINES])
def test_the_rows_of_both_tables_are_of_one_height(window, opened, rows):
    opened()
    window.commands.set_rows(rows)
    tables = (window.area.results.view, window.area.standings.view)
    heights = {table.verticalHeader().defaultSectionSize() for table in tables}
    assert len(heights) == 1


def test_an_event_without_a_file_is_kept_and_says_that_it_has_none(window, asked, qtbot):
    asked.answers = {"keep_changes": Answer.DISCARD}
    window.files.show_new(PAIRED)
    assert window.status.facts().endswith("no file yet  ·  not kept yet")
    qtbot.waitUntil(lambda: "no file yet  ·  kept " in window.status.facts())


def test_the_round_selector_and_its_keys_move_the_grid(window, opened):
    opened()
    trigger(window, "next")
    assert window.area.results.current_round() == 2
    assert window.desk.bar.selector._middle.text() == "Round 2 of 4"
    window.desk.bar.selector.chosen.emit(4)
    trigger(window, "next")
    assert window.area.results.current_round() == 4
    assert window.status.text() == "There is no round 5."
    trigger(window, "previous")
    assert window.area.results.current_round() == 3


def test_a_round_change_saves(window, opened, qtbot):
    path = opened()
    press(qtbot, window, "1")
    typed = window.document.tournament
    trigger(window, "next")
    qtbot.waitUntil(lambda: schema.load(path.read_bytes()).tournament == typed)
    assert not window.isWindowModified()


def test_rounds_are_added_and_taken_away(window, opened):
    opened()
    trigger(window, "add-round")
    assert len(window.document.section.rounds) == 5
    trigger(window, "remove-round")
    trigger(window, "remove-round")
    assert len(window.document.section.rounds) == 3
    window.document.undo_stack.undo()
    assert len(window.document.section.rounds) == 4


def test_the_last_round_is_not_taken_away_with_its_games(window, opened):
    opened(event(section("1:4w 2:5w 3:6w", planned=1)))
    trigger(window, "remove-round")
    assert len(window.document.section.rounds) == 1
    assert window.status.text()


def test_the_rest_is_marked_absent(window, opened):
    opened(event(section("1:4w1")))
    trigger(window, "absent")
    assert len(window.document.section.rounds[0].awards) == 4


def test_a_player_chosen_in_one_pane_is_shown_in_the_other(window, opened):
    opened(event(section(FIRST)))
    window.area.results.select_player(4)
    assert window.desk.players.chosen.name == "García, Lucía"
    assert window.area.standings.view.selected_players() == [4]
    window.area.standings.player_selected.emit(2)
    assert window.area.results.current_player() == 2


# Panes.


def test_f6_goes_from_pane_to_pane(window, opened):
    opened(event(section(FIRST)))
    window.area.show_problems((Problem("no-tie-breaks", "note", {"taken": "PS"}),))
    order = []
    for _ in range(4):
        trigger(window, "pane")
        holder = QApplication.focusWidget()
        panes = (window.area.results, window.area.standings, window.area._problems)
        order.append(next(at for at, pane in enumerate(panes) if pane.isAncestorOf(holder)))
    assert order == [1, 2, 0, 1]


def test_f6_passes_over_standings_that_are_still_empty(window, opened):
    opened()
    trigger(window, "pane")
    assert window.area.results.isAncestorOf(QApplication.focusWidget())


def test_copy_takes_from_the_pane_with_the_keys(window, opened):
    opened(event(section(FIRST)))
    window.area.results.select_player(1)
    window.area.show_standings()
    trigger(window, "copy")
    assert "Anderson, Sara" in QApplication.clipboard().text()


def test_a_narrow_window_has_the_standings_as_a_tab(window, opened):
    opened()
    window.resize(1360, 860)
    assert window.area.results.isVisible()
    assert window.area.standings.isVisible()
    window.resize(911, 485)
    assert window.area.results.isVisible()
    assert not window.area.standings.isVisible()
    trigger(window, "go-standings")
    assert window.area.standings.isVisible()
    assert not window.area.results.isVisible()
    window.resize(1360, 860)
    assert window.area.results.isVisible()


def test_undo_brings_the_results_to_the_front(window, opened, qtbot):
    opened()
    press(qtbot, window, "1")
    window.resize(911, 485)
    trigger(window, "go-standings")
    trigger(window, "undo")
    assert window.area.results.isVisible()


@pytest.mark.parametrize("size", [(911, 485), (1366, 728), (1360, 860), (640, 400)])
def test_nothing_is_wider_or_higher_than_the_window(window, opened, size):
    opened()
    window.resize(*size)
    assert (window.width(), window.height()) == size
    assert window.minimumSizeHint().width() <= size[0]
    assert window.minimumSizeHint().height() <= size[1]
    for part in (window.area, window.desk.bar, window.status, window.area.results):
        assert part.width() >= part.minimumSizeHint().width()
        assert part.height() >= part.minimumSizeHint().height()
    badge = window.desk.bar.badge
    assert badge.mapTo(window, badge.rect().topRight()).x() <= size[0]


def test_a_low_window_has_rows_of_one_line(window, opened):
    opened()
    height = window.area.results.view.rowHeight(0)
    window.resize(1360, 728)
    assert window.area.results.view.rowHeight(0) < height
    window.commands.set_rows(Rows.TWO_LINES)
    assert window.area.results.view.rowHeight(0) == height
    assert window.settings.rows is Rows.TWO_LINES


def test_the_order_of_the_rows_is_kept(window, opened):
    opened()
    window.commands.set_order(Order.NAME)
    assert window.settings.order is Order.NAME
    first = window.area.results.model.index(0, 1).data()
    assert first == "Anderson, Sara"


def test_the_palette_is_changed_at_once(window, opened, qtbot):
    opened()
    for theme, of in ((Theme.DARK, DARK), (Theme.LIGHT, LIGHT)):
        window.commands.set_theme(theme)
        qtbot.waitUntil(lambda of=of: colours(window.area.palette()) is of)
    window.commands.set_theme(Theme.SYSTEM)


def test_the_window_and_its_splitter_keep_their_places(window, opened, qtbot, tmp_path, asked):
    opened()
    # The screen of the tests is 800 pixels wide; a window is never put back wider.
    window.resize(780, 600)
    window.area.fit(narrow=False, low=True)
    window.area._splitter.setSizes([300, 400])
    places = window.area._splitter.sizes()
    assert window.close()
    again = MainWindow(Settings.at(tmp_path / "arbiter.ini"), tmp_path / "journals")
    qtbot.addWidget(again)
    again.files.open(tmp_path / "lakeside.arbiter")
    again.show()
    again.area.fit(narrow=False, low=True)
    assert (again.width(), again.height()) == (780, 600)
    assert again.area._splitter.sizes() == places
    again._keeper.end()


# Files.


def drop_event(data, kind):
    # A QDragEnterEvent by its own constructor is deprecated from Qt 6.12 on.
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    return QDropEvent(QPointF(5, 5), COPY, data, buttons, keys, kind)


def dropped(window, *paths):
    """Drop files on the window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    enter = drop_event(data, QEvent.Type.DragEnter)
    window.dragEnterEvent(enter)
    if enter.isAccepted():
        window.dropEvent(drop_event(data, QEvent.Type.Drop))
    return enter.isAccepted()


def test_a_file_dropped_is_opened(window, qtbot, tmp_path):
    path = tmp_path / "Škola #1 & 2.trf"
    path.write_bytes(formats.write(PAIRED).data)
    assert dropped(window, path)
    qtbot.waitUntil(lambda: window.has_event)
    assert window.document.section.player(1).name == "Anderson, Sara"


def test_of_several_files_dropped_one_is_opened_and_this_is_said(window, qtbot, tmp_path):
    paths = [tmp_path / "a.arbiter", tmp_path / "b.arbiter"]
    for path in paths:
        path.write_bytes(schema.dump(PAIRED))
    assert dropped(window, *paths)
    qtbot.waitUntil(lambda: window.has_event)
    assert window.document.path == paths[0]
    assert window.status.text() == "Of the 2 files dropped only “a.arbiter” was looked at."


def test_a_folder_dropped_is_refused_by_name(window, qtbot, tmp_path):
    assert dropped(window, tmp_path)
    qtbot.waitUntil(lambda: window.notices.texts() != [])
    assert "is a folder, not a file." in window.notices.texts()[0]


def test_a_text_dropped_is_not_taken(window):
    data = QMimeData()
    data.setText("1-0")
    enter = drop_event(data, QEvent.Type.DragEnter)
    enter.ignore()
    window.dragEnterEvent(enter)
    assert not enter.isAccepted()


def test_a_broken_file_dropped_is_refused_above_the_event_that_stays(
    window, opened, qtbot, tmp_path
):
    opened()
    bad = tmp_path / "bad.trf"
    bad.write_bytes(b"<html>404</html>")
    assert dropped(window, bad)
    qtbot.waitUntil(lambda: window.notices.texts() != [])
    assert window.notices.texts()[0].startswith("“bad.trf” was not opened.")
    assert window.document.tournament == PAIRED


def test_the_next_file_that_opens_takes_the_refusal_away(window, opened, tmp_path):
    bad = tmp_path / "bad.trf"
    bad.write_bytes(b"<html>404</html>")
    window.files.open(bad)
    assert window.notices.texts() != []
    opened()
    assert window.notices.texts() == []


def test_a_report_without_tie_breaks_says_which_were_taken(window, tmp_path):
    path = tmp_path / "report.trf"
    data = formats.write(PAIRED).data
    lines = data.splitlines(keepends=True)
    path.write_bytes(b"".join(line for line in lines if line[:3] not in (b"202", b"212")))
    window.files.open(path)
    (said,) = window.notices.texts()
    assert "names no tie-breaks" in said
    window.files.close()
    assert window.notices.texts() == []


def test_what_is_doubtful_about_an_event_is_listed_and_leads_to_its_place(window, opened):
    doubtful = replace(section(FIRST), name="U14")
    games = (*doubtful.rounds[0].games,)
    rematch = replace(doubtful, rounds=(doubtful.rounds[0], Round(games), *doubtful.rounds[2:]))
    opened(event(section(FIRST), rematch))
    panel = window.area._problems
    assert panel.isVisible()
    panel._list.itemActivated.emit(panel._list.item(0))
    assert window.document.section.name == "U14"
    assert window.area.results.current_round() == 2


def test_the_keys_are_in_the_grid_again_when_the_list_of_doubts_is_closed(window, opened):
    opened()
    window.area.show_problems((Problem("no-tie-breaks", "note", {"taken": "PS"}),))
    trigger(window, "pane")
    assert window.area._problems.isAncestorOf(QApplication.focusWidget())
    window.area._problems._close.click()
    assert window.area.results.isAncestorOf(QApplication.focusWidget())


def test_close_goes_back_to_the_start_page_with_the_file_in_its_list(window, opened):
    path = opened()
    trigger(window, "close")
    assert window.document.tournament is EMPTY
    assert window._stack.currentWidget() is window._start
    assert window.settings.recent == (path,)
    assert not window.desk.bar.isVisible()


def test_a_new_event_given_up_changes_nothing(window, monkeypatch):
    monkeypatch.setattr("arbiter_app.ui.new_event_dialog.NewEventDialog.ask", lambda *_: None)
    trigger(window, "new")
    assert not window.has_event


def test_the_window_stays_open_when_its_event_is_not_to_be_lost(window, asked):
    window.files.open_sample()
    window.document.apply_section(section(FIRST), "everything")
    asked.answers["keep_changes"] = Answer.CANCEL
    assert not window.close()
    asked.answers["keep_changes"] = Answer.DISCARD
    assert window.close()


def test_a_fault_while_leaving_keeps_the_window_open(window, opened, monkeypatch):
    opened()

    def fail():
        raise ZeroDivisionError

    event = QCloseEvent()
    with monkeypatch.context() as patched:
        patched.setattr(window.files, "leave", fail)
        with pytest.raises(ZeroDivisionError):
            window.closeEvent(event)
    assert not event.isAccepted()


# Players.


def test_a_player_is_withdrawn_and_taken_back(window, opened, monkeypatch):
    from arbiter_app.core.roster import withdraw
    from arbiter_app.ui.withdraw_dialog import WithdrawDialog

    opened(event(section(FIRST)))
    window.area.results.select_player(3)
    monkeypatch.setattr(WithdrawDialog, "ask", lambda _parent, one, no: withdraw(one, no, 1))
    assert window.menu["withdraw"].text() == "&Withdraw…"
    trigger(window, "withdraw")
    assert window.document.section.player(3).withdrawn_after == 1
    assert window.menu["withdraw"].text() == "Take &back in"
    trigger(window, "withdraw")
    assert window.document.section.player(3).withdrawn_after is None


def test_a_player_with_games_is_not_deleted(window, opened):
    opened()
    window.area.results.select_player(3)
    trigger(window, "delete")
    assert len(window.document.section.players) == 6
    assert window.status.text()


def test_players_are_added_and_edited_as_one_step_each(window, opened, monkeypatch):
    from arbiter_app.core.tournament import Player
    from arbiter_app.ui.player_dialog import PlayerDialog

    opened()
    monkeypatch.setattr(PlayerDialog, "ask", lambda *_: Player(0, "Late, Entry"))
    trigger(window, "add")
    assert window.document.section.player(7).name == "Late, Entry"
    window.area.results.select_player(7)
    monkeypatch.setattr(PlayerDialog, "ask", lambda *_: Player(7, "Late, Emma"))
    trigger(window, "edit")
    assert window.document.section.player(7).name == "Late, Emma"
    window.document.undo_stack.undo()
    window.document.undo_stack.undo()
    assert window.document.tournament == PAIRED


def test_the_standings_are_shown_after_the_round_chosen_in_the_menu(window, opened):
    opened(event(section(FIRST, "1:2w1 3:4w1 5:6w1")))
    menu = window.menu["after-round"].menu()
    menu.aboutToShow.emit()
    texts = [action.text() for action in menu.actions()]
    assert texts == ["&Latest round", "&1", "&2"]
    menu.actions()[1].trigger()
    assert window.area.standings.model.round == 1


def test_recent_files_are_in_the_menu(window, opened):
    path = opened()
    window.files.close()
    window.menu._menu_with["sample"].actions()[2].menu().aboutToShow.emit()
    (recent,) = window.menu._menu_with["sample"].actions()[2].menu().actions()
    assert recent.text() == f"&1  {str(path).replace('&', '&&')}"
    recent.trigger()
    assert window.document.path == path
