"""Drawing of lots in the window: asked, seeded, shown, undone, never silently drawn again."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from arbiter_app.core.lots import draw_lots
from arbiter_app.core.results import Result
from arbiter_app.core.standings import rank
from arbiter_app.core.tournament import Game, Player, Round, Tournament
from arbiter_app.ui.lots_dialog import LotsDialog, proposed_seed
from tests.ui.events import FIRST, section

# Round 1: Anderson beats García, Novák and Tanaka draw, Ng beats Okafor; by cumulative score
# Anderson and Ng are 1=, Novák and Tanaka 3=, Okafor and García 5=.
LEVEL = section(FIRST)
GROUPS = ["1–2:  Anderson, Sara; Ng, Mei", "3–4:  Novák, Jiří; Tanaka, Ren"]
EVENT = Tournament("Lakeside", sections=(LEVEL,))


@pytest.fixture
def dialog(qtbot):
    """The dialog of a section, and the seeds that it has drawn with."""

    def show(a_section):
        seeds = []

        def draw(seed):
            seeds.append(seed)
            return draw_lots(a_section, seed)

        dialog = LotsDialog(a_section, draw)
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog, seeds

    return show


def lines(dialog):
    return [dialog.listed.item(row).text() for row in range(dialog.listed.count())]


def press_draw(dialog, qtbot):
    button = dialog._buttons.button(QDialogButtonBox.StandardButton.Ok)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_it_says_who_is_level_and_proposes_a_number_to_call_out(dialog):
    shown, _ = dialog(LEVEL)
    assert lines(shown)[:2] == GROUPS
    assert len(lines(shown)) == 3
    assert shown.seed.text().isdecimal()
    assert len(shown.seed.text()) == 4
    assert not shown.replace.isVisible()


def test_a_group_of_many_long_names_is_shown_whole_in_any_script(dialog):
    names = ("Wolfeschlegelsteinhausenberger, Bartholomew", "诸葛孔明", "李小龙", "Smith, Al")
    players = tuple(Player(no, f"{names[no % 4]} {no}") for no in range(1, 25))
    shown, _ = dialog(replace(LEVEL, players=players, rounds=(_all_drawn(),)))
    shown.resize(shown.minimumSizeHint().width(), 600)
    QApplication.processEvents()
    listed = shown.listed
    assert listed.count() > 0
    for row in range(listed.count()):
        item = listed.item(row)
        assert (
            listed.visualItemRect(item).height()
            >= listed.sizeHintForIndex(listed.indexFromItem(item)).height()
        )
    assert listed.textElideMode() is Qt.TextElideMode.ElideNone


def _all_drawn():
    return Round(tuple(Game(no, no + 12, no, Result.DRAW) for no in range(1, 13)))


def test_the_proposed_numbers_differ():
    assert len({proposed_seed() for _ in range(20)}) > 10


def test_the_order_is_shown_once_drawn_and_the_seed_can_be_typed(dialog, qtbot):
    shown, seeds = dialog(LEVEL)
    qtbot.keyClicks(shown.seed, "17")
    assert shown.seed.text() == "17"
    press_draw(shown, qtbot)
    assert seeds == ["17"]
    after = draw_lots(LEVEL, "17")
    assert lines(shown) == [
        f"{row.place}  {after.player(row.player).name}" for row in rank(after).rows
    ]
    assert shown.head.text() == "Drawn with the seed “17”:"
    assert not shown.seed.isEnabled()
    # Enter is Close now: nothing is drawn a second time.
    qtbot.keyClick(shown, Qt.Key.Key_Return)
    assert seeds == ["17"]


def test_an_empty_seed_is_refused(dialog, qtbot):
    shown, seeds = dialog(LEVEL)
    shown.seed.clear()
    press_draw(shown, qtbot)
    assert seeds == []
    assert shown.seed.accessibleDescription().startswith("Lots are drawn with a seed;")


def test_a_second_draw_has_to_be_ticked(dialog, qtbot):
    shown, seeds = dialog(draw_lots(LEVEL, "17"))
    # Who was level before the lots is level here.
    assert lines(shown)[:2] == GROUPS
    assert shown.replace.isVisible()
    assert "Lots are drawn already, with the seed “17”" in shown.warning.text()
    shown.seed.setText("18")
    press_draw(shown, qtbot)
    assert seeds == []
    assert shown.replace.hasFocus()
    qtbot.keyClick(shown.replace, Qt.Key.Key_Space)
    press_draw(shown, qtbot)
    assert seeds == ["18"]


def test_standings_that_are_not_final_are_said_to_be_so(dialog):
    shown, _ = dialog(section("1:4w1 2:5w½ 3:6w"))
    assert shown.warning.text() == ("These standings are not final: who is level can still change.")


# In the window


def answer(act):
    """Do something with the dialog that opens next."""

    def look():
        found = QApplication.activeModalWidget()
        assert isinstance(found, LotsDialog)
        act(found)

    QTimer.singleShot(0, look)


def test_lots_are_one_edit_in_the_history_and_undo_takes_them_back(window, file_opened):
    file_opened(EVENT)
    before = window.document.section

    def draw(dialog):
        dialog.seed.setText("17")
        dialog.accept()
        dialog.reject()

    answer(draw)
    window.menu["lots"].trigger()
    assert window.document.section.rules.lots.seed == "17"
    assert window.document.undo_stack.count() == 1
    assert window.document.undo_stack.undoText() == "lots drawn with the seed “17”"
    assert window.status.text() == "lots drawn with the seed “17”"
    assert not any(row.shared for row in window.area.standings.model.shown.standings.rows)
    window.menu["undo"].trigger()
    assert window.document.section == before


def test_lots_can_be_taken_back_by_a_command(window, file_opened):
    file_opened(Tournament("Lakeside", sections=(draw_lots(LEVEL, "17"),)))
    window.menu["lots-back"].trigger()
    assert window.document.section == LEVEL
    assert window.status.text() == "lots taken back"
    window.menu["lots-back"].trigger()
    assert window.status.text() == "No lots are drawn."


def test_giving_it_up_draws_nothing(window, file_opened):
    file_opened(EVENT)
    answer(lambda dialog: dialog.reject())
    window.menu["lots"].trigger()
    assert window.document.section.rules.lots is None
    assert window.document.undo_stack.count() == 0


def test_there_is_nothing_to_draw_for_where_nobody_is_level(window, file_opened):
    file_opened(Tournament("Lakeside", sections=(section("1:2w1", count=2),)))
    window.menu["lots"].trigger()
    assert window.status.text() == (
        "Nobody shares a place in the standings, so there is nothing to draw for."
    )


def test_before_the_first_result_nothing_is_drawn(window, file_opened):
    file_opened(Tournament("Lakeside", sections=(section(),)))
    window.menu["lots"].trigger()
    assert window.status.text().startswith("There is no result yet;")


def test_a_menu_entry_gives_the_keys_to_the_choice_of_a_category(window, file_opened, qtbot):
    file_opened(EVENT)
    window.activateWindow()
    window.menu["category"].trigger()
    qtbot.waitUntil(window.area.standings._category.hasFocus)
    assert window.status.text() == "Whom the standings list: up and down, or the first letters"


def test_the_drawn_places_stand_below_each_other(dialog, qtbot):
    # Twelve boards drawn: all 24 are level.
    players = tuple(Player(no, f"Player {no}") for no in range(1, 25))
    games = tuple(Game(no, no + 12, no, Result.DRAW) for no in range(1, 13))
    shown, _ = dialog(replace(LEVEL, players=players, rounds=(Round(games),)))
    press_draw(shown, qtbot)
    assert [line[:2] for line in lines(shown)[8:11]] == ["\u20079", "10", "11"]
