"""The window as a person has it: real menus, real keys, any size."""

from dataclasses import replace

import pytest

from arbiter_app.store import schema
from arbiter_app.ui.main_window import MainWindow
from arbiter_app.ui.questions import Answer
from arbiter_app.ui.settings import Order, Rows, Settings, Theme, Ties
from arbiter_app.ui.theme import DARK, LIGHT, colours
from tests.ui.events import FIRST, event, section
from tests.ui.pressing import press
from tests.ui.whole_window import PAIRED, trigger

# What is there.


def test_the_title_names_event_section_and_program(window, file_opened):
    file_opened()
    assert window.windowTitle() == "Lakeside Schools Open – U12[*] – Arbiter"
    assert not window.isWindowModified()


def test_a_name_with_qts_own_mark_is_shown_as_it_is(window, file_opened):
    file_opened(replace(PAIRED, name="Cup [*]"))
    assert window.windowTitle().startswith("Cup [*][*] – ")


def test_an_event_without_a_name_has_a_title_too(window, file_opened):
    nameless = replace(PAIRED.sections[0], name="")
    file_opened(replace(PAIRED, name="", sections=(nameless,)))
    assert window.windowTitle() == "Event[*] – Arbiter"


def test_the_first_window_fits_the_screen_with_its_frame(window, qtbot, tmp_path):
    fresh = MainWindow(Settings.at(tmp_path / "fresh.ini"), tmp_path / "journals")
    qtbot.addWidget(fresh)
    room = fresh.screen().availableSize()
    assert fresh.width() <= room.width() - 16
    assert fresh.height() <= room.height() - 48


# Typing, undo, status.


def test_a_key_in_the_grid_is_followed_by_everything(window, file_opened, qtbot):
    file_opened()
    assert window.desk.bar.badge.text() == "3 still playing"
    press(window, "1")
    assert window.desk.bar.badge.text() == "2 still playing"
    assert window.isWindowModified()
    assert window.menu["undo"].text() == "&Undo: round 1, board 1, 1–0"
    assert "Anderson" in window.status.text()
    assert window.area.standings.model.rowCount() == 6


def test_undo_shows_what_it_took_back(window, file_opened, qtbot):
    file_opened()
    press(window, "1")
    window.area.results.select_player(6)
    trigger(window, "undo")
    assert window.area.results.view.currentIndex().row() == 0
    assert window.document.tournament == PAIRED
    assert window.menu["redo"].text() == "&Redo: round 1, board 1, 1–0"
    trigger(window, "redo")
    assert window.document.section.rounds[0].games[0].result is not None


def test_a_refusal_is_said_at_the_foot(window, file_opened, qtbot):
    file_opened()
    trigger(window, "next")
    press(window, "1")
    assert "not paired" in window.status.text()


def test_on_disk_is_said_only_when_it_is(window, file_opened, qtbot):
    file_opened()
    qtbot.waitUntil(lambda: "on disk " in window.status.facts())
    press(window, "1")
    assert window.status.facts().endswith("not on disk yet")
    assert "2 still playing" in window.status.facts()
    assert "Cumulative" in window.status.facts()
    qtbot.waitUntil(lambda: "on disk " in window.status.facts())


def test_what_is_in_the_file_is_on_disk_with_or_without_a_journal(
    window, file_opened, qtbot, tmp_path
):
    (tmp_path / "journals").write_bytes(b"")  # no folder: no journal
    file_opened()
    assert "on disk " in window.status.facts()
    press(window, "1")
    assert window.status.facts().endswith("not on disk yet")
    trigger(window, "save")
    assert "on disk " in window.status.facts()


@pytest.mark.parametrize("rows", [Rows.ONE_LINE, Rows.TWO_LINES])
def test_the_rows_of_both_tables_are_of_one_height(window, file_opened, rows):
    file_opened()
    window.commands.set_rows(rows)
    tables = (window.area.results.view, window.area.standings.view)
    heights = {table.verticalHeader().defaultSectionSize() for table in tables}
    assert len(heights) == 1


def test_an_event_without_a_file_is_kept_and_says_that_it_has_none(window, asked, qtbot):
    asked.answers = {"keep_changes": Answer.DISCARD}
    window.files.show_new(PAIRED)
    assert window.status.facts().endswith("no file yet  ·  not kept yet")
    qtbot.waitUntil(lambda: "no file yet  ·  kept " in window.status.facts())


def test_the_round_selector_and_its_keys_move_the_grid(window, file_opened):
    file_opened()
    trigger(window, "next")
    assert window.area.results.current_round() == 2
    assert window.desk.bar.selector._middle.text() == "Round 2 of 4"
    window.desk.bar.selector.chosen.emit(4)
    trigger(window, "next")
    assert window.area.results.current_round() == 4
    assert window.status.text() == "There is no round 5."
    trigger(window, "previous")
    assert window.area.results.current_round() == 3


def test_a_round_change_saves(window, file_opened, qtbot):
    path = file_opened()
    press(window, "1")
    typed = window.document.tournament
    trigger(window, "next")
    qtbot.waitUntil(lambda: schema.load(path.read_bytes()).tournament == typed)
    assert not window.isWindowModified()


def test_rounds_are_added_and_taken_away(window, file_opened):
    file_opened()
    trigger(window, "add-round")
    assert len(window.document.section.rounds) == 5
    trigger(window, "remove-round")
    trigger(window, "remove-round")
    assert len(window.document.section.rounds) == 3
    window.document.undo_stack.undo()
    assert len(window.document.section.rounds) == 4


def test_the_last_round_is_not_taken_away_with_its_games(window, file_opened):
    file_opened(event(section("1:4w 2:5w 3:6w", planned=1)))
    trigger(window, "remove-round")
    assert len(window.document.section.rounds) == 1
    assert window.status.text()


def test_the_rest_is_marked_absent(window, file_opened):
    file_opened(event(section("1:4w1")))
    trigger(window, "absent")
    assert len(window.document.section.rounds[0].awards) == 4


# Its size and its look.


@pytest.mark.parametrize("size", [(911, 485), (1366, 728), (1360, 860), (640, 400)])
def test_nothing_is_wider_or_higher_than_the_window(window, file_opened, size):
    file_opened()
    window.resize(*size)
    assert (window.width(), window.height()) == size
    assert window.minimumSizeHint().width() <= size[0]
    assert window.minimumSizeHint().height() <= size[1]
    for part in (window.area, window.desk.bar, window.status, window.area.results):
        assert part.width() >= part.minimumSizeHint().width()
        assert part.height() >= part.minimumSizeHint().height()
    badge = window.desk.bar.badge
    assert badge.mapTo(window, badge.rect().topRight()).x() <= size[0]


def test_a_low_window_has_rows_of_one_line(window, file_opened):
    file_opened()
    height = window.area.results.view.rowHeight(0)
    window.resize(1360, 728)
    assert window.area.results.view.rowHeight(0) < height
    window.commands.set_rows(Rows.TWO_LINES)
    assert window.area.results.view.rowHeight(0) == height
    assert window.settings.rows is Rows.TWO_LINES


def test_the_order_of_the_rows_and_the_look_of_ties_are_kept(window, file_opened):
    file_opened()
    window.commands.set_order(Order.NAME)
    window.commands.set_ties(Ties.SPREAD)
    assert (window.settings.order, window.settings.ties) == (Order.NAME, Ties.SPREAD)
    assert window.area.standings.model.index(0, 0).data() == "1–6"
    first = window.area.results.model.index(0, 1).data()
    assert first == "Anderson, Sara"


def test_the_palette_is_changed_at_once(window, file_opened, qtbot):
    file_opened()
    for theme, of in ((Theme.DARK, DARK), (Theme.LIGHT, LIGHT)):
        window.commands.set_theme(theme)
        qtbot.waitUntil(lambda of=of: colours(window.area.palette()) is of)
    window.commands.set_theme(Theme.SYSTEM)


# Players.


def test_a_player_is_withdrawn_and_taken_back(window, file_opened, monkeypatch):
    from arbiter_app.core.roster import withdraw
    from arbiter_app.ui.withdraw_dialog import WithdrawDialog

    file_opened(event(section(FIRST)))
    window.area.results.select_player(3)
    monkeypatch.setattr(WithdrawDialog, "ask", lambda _parent, one, no: withdraw(one, no, 1))
    assert window.menu["withdraw"].text() == "&Withdraw…"
    trigger(window, "withdraw")
    assert window.document.section.player(3).withdrawn_after == 1
    assert window.menu["withdraw"].text() == "Take &back in"
    trigger(window, "withdraw")
    assert window.document.section.player(3).withdrawn_after is None


def test_a_player_with_games_is_not_deleted(window, file_opened):
    file_opened()
    window.area.results.select_player(3)
    trigger(window, "delete")
    assert len(window.document.section.players) == 6
    assert window.status.text()


def test_players_are_added_and_edited_as_one_step_each(window, file_opened, monkeypatch):
    from arbiter_app.core.results import AwardKind
    from arbiter_app.core.tournament import Player
    from arbiter_app.ui.player_dialog import PlayerDialog

    file_opened()
    monkeypatch.setattr(
        PlayerDialog,
        "ask",
        lambda _parent, _section, _player, add: add(Player(0, "Late, Entry"), AwardKind.ZERO_BYE),
    )
    trigger(window, "add")
    assert window.document.section.player(7).name == "Late, Entry"
    window.area.results.select_player(7)
    monkeypatch.setattr(PlayerDialog, "ask", lambda *_: Player(7, "Late, Emma"))
    trigger(window, "edit")
    assert window.document.section.player(7).name == "Late, Emma"
    window.document.undo_stack.undo()
    window.document.undo_stack.undo()
    assert window.document.tournament == PAIRED


def test_the_player_with_the_cursor_keeps_it_under_a_new_number(window, file_opened, monkeypatch):
    from arbiter_app.ui.number_dialog import NumberDialog

    file_opened()
    window.area.results.select_player(2)
    window.desk.players.choose(2)
    name = window.document.section.player(2).name
    monkeypatch.setattr(NumberDialog, "ask", lambda *_, **_more: (1, 3, 4, 5, 6, 2))
    trigger(window, "number")
    assert window.document.section.player(6).name == name
    assert window.area.results.current_player() == 6
    assert window.desk.players.chosen_no == 6
    trigger(window, "undo")
    assert window.document.tournament == PAIRED


def test_the_chosen_player_is_marked_absent_and_byes_are_booked_by_menu(
    window, file_opened, monkeypatch
):
    from arbiter_app.core.absences import set_byes
    from arbiter_app.core.results import AwardKind
    from arbiter_app.ui.absences_dialog import AbsencesDialog

    asked_about = []

    def book(_parent, one, no, number):
        asked_about.append((no, number))
        return set_byes(one, no, {3: AwardKind.HALF_BYE})

    monkeypatch.setattr(AbsencesDialog, "ask", book)
    file_opened(event(section("1:4w 2:5w")))
    window.area.results.select_player(3)
    trigger(window, "mark-absent")
    trigger(window, "byes")
    entries = [window.document.section.entry(3, number) for number in (1, 3)]
    assert [entry.kind for entry in entries] == [AwardKind.ZERO_BYE, AwardKind.HALF_BYE]
    assert asked_about == [(3, 1)]
