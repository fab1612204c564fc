"""The table stays in its place: selection, scrolling, columns, copying."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QItemSelectionModel, QObject, Qt
from PySide6.QtGui import QColor, QFontMetrics, QGuiApplication, QPalette, QRegion
from PySide6.QtWidgets import QApplication, QWidget

from arbiter_app.core.event import set_rules
from arbiter_app.core.roster import add_players, delete_player
from arbiter_app.core.tournament import Player
from arbiter_app.ui import theme
from arbiter_app.ui.standings_columns import Kind
from arbiter_app.ui.standings_model import StandingsModel
from arbiter_app.ui.standings_view import StandingsView
from tests.ui.events import event, many
from tests.ui.standings_events import (
    ANNA,
    BELA,
    BLACK,
    CARLA,
    DAVID,
    DRAW,
    HALFWAY,
    PLAYERS,
    four,
    key,
)


@pytest.fixture
def view(document, qtbot):
    # A window without a layout, so that the view has just the size it is given.
    host = QWidget()
    qtbot.addWidget(host)
    view = StandingsView(StandingsModel(document, host), host)
    view.resize(640, 400)
    host.show()
    yield view
    host.close()


def current(view):
    return view.model().standing(view.currentIndex().row()).player


def columns_shown(view):
    columns = view.model().columns
    return [one.code or one.kind for at, one in enumerate(columns) if not view.isColumnHidden(at)]


def click(view, qtbot, player, modifier=Qt.KeyboardModifier.NoModifier):
    index = view.model().index(view.model().row_of(player), 0)
    place = view.visualRect(index).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, modifier, place)


def test_the_selection_stays_with_its_player_when_rows_move(document, view, qtbot):
    click(view, qtbot, DAVID)
    key(document, DAVID, 2, BLACK)
    assert (view.selected_players(), current(view)) == ([DAVID], DAVID)
    assert view.currentIndex().row() == 0
    document.undo_stack.undo()
    assert (view.selected_players(), current(view)) == ([DAVID], DAVID)
    assert view.currentIndex().row() == 3


def test_two_selected_players_stay_selected(document, view, qtbot):
    click(view, qtbot, ANNA)
    click(view, qtbot, DAVID, Qt.KeyboardModifier.ControlModifier)
    key(document, DAVID, 2, BLACK)
    assert view.selected_players() == [DAVID, ANNA]


def test_the_selection_outlives_other_columns_and_other_players(document, view):
    view.select_player(CARLA)
    rules = replace(document.section.rules, tie_breaks=("PS", "WIN"))
    document.apply_section(set_rules(document.section, rules), "tie-breaks")
    assert (view.selected_players(), current(view)) == ([CARLA], CARLA)
    document.apply_section(add_players(document.section, [Player(0, "Émile")]), "add")
    assert (view.selected_players(), current(view)) == ([CARLA], CARLA)
    document.apply_section(delete_player(document.section, 5), "delete")
    document.undo_stack.undo()
    assert (view.selected_players(), current(view)) == ([CARLA], CARLA)


def test_another_section_has_nobody_selected(document, view):
    other = tuple(Player(player.no, f"Young {player.name}") for player in PLAYERS)
    document.open(event(HALFWAY, replace(four((DRAW, DRAW)), name="U10", players=other)))
    view.select_player(CARLA)
    document.show_section(1)
    assert view.selected_players() == []
    assert not view.currentIndex().isValid()


def test_going_to_a_row_names_the_player_and_being_sent_there_does_not(document, view, qtbot):
    heard = []
    view.player_selected.connect(heard.append)
    click(view, qtbot, BELA)
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert heard == [BELA, CARLA]
    view.select_player(ANNA)
    key(document, DAVID, 2, BLACK)
    assert heard == [BELA, CARLA]
    assert current(view) == ANNA


def test_a_player_who_is_not_there_leaves_nobody_selected(view):
    view.select_player(ANNA)
    view.select_player(77)
    assert view.selected_players() == []


def test_the_table_keeps_its_scroll_position(document, view):
    document.open(event(many(300, 5)))
    view.verticalScrollBar().setValue(120)
    key(document, 1, 5, BLACK)
    view.select_player(view.model().standing(0).player)
    assert view.verticalScrollBar().value() == 120
    document.apply_section(add_players(document.section, [Player(0, "Émile")]), "add")
    assert view.verticalScrollBar().value() == 120


def test_a_player_is_scrolled_to_when_asked(document, view):
    document.open(event(many(300, 5)))
    view.select_player(view.model().standing(250).player, scroll=True)
    assert view.viewport().rect().contains(view.visualRect(view.currentIndex()).center())


def test_another_event_is_shown_from_the_top(document, view):
    document.open(event(many(300, 5)))
    view.verticalScrollBar().setValue(120)
    document.open(event(many(200, 5)))
    assert view.verticalScrollBar().value() == 0


def test_copied_rows_are_lines_with_tabs_in_the_order_of_the_table(view, qtbot):
    click(view, qtbot, CARLA)
    click(view, qtbot, ANNA, Qt.KeyboardModifier.ControlModifier)
    with qtbot.waitSignal(view.copied, check_params_cb=lambda count: count == 2):
        qtbot.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == (
        "1\t\t1\tAnna\tOak Hill\t1\t2\n3=\t\t3\tCarla\tRiverside\t0.5\t1"
    )


def test_columns_without_content_are_not_shown(document, view):
    assert Kind.BROKEN_BY not in columns_shown(view)
    rules = replace(document.section.rules, tie_breaks=("WIN", "CUM"))
    document.apply_section(set_rules(document.section, rules), "tie-breaks")
    assert columns_shown(view)[-3:] == ["WIN", "CUM", Kind.BROKEN_BY]
    without = tuple(Player(player.no, player.name) for player in PLAYERS)
    document.apply_section(replace(document.section, players=without), "schools")
    assert Kind.SCHOOL not in columns_shown(view)


@pytest.mark.parametrize("width", [300, 400, 640, 1200])
def test_no_head_is_cut_and_the_columns_fill_the_width(document, view, qtbot, width):
    rules = replace(document.section.rules, tie_breaks=("WIN", "CUM"))
    document.apply_section(set_rules(document.section, rules), "tie-breaks")
    view.resize(width, 400)
    head = view.horizontalHeader()
    wide = [head.sectionSize(at) for at in range(head.count()) if not head.isSectionHidden(at)]
    assert sum(wide) == view.viewport().width()
    for at, column in enumerate(view.model().columns):
        if not head.isSectionHidden(at):
            font = head.font()
            font.setBold(True)
            text = view.model().head(column)
            assert head.sectionSize(at) >= head.fontMetrics().horizontalAdvance(text) + 14


FIVE = ("MMED", "SOLK", "CUM", "OPCUM", "WON")


def with_tie_breaks(document, *codes, name="Anderson, Sara"):
    players = tuple(replace(one, name=f"{name} {one.no}") for one in PLAYERS)
    rules = replace(document.section.rules, tie_breaks=codes)
    document.open(event(set_rules(replace(HALFWAY, players=players), rules)))


@pytest.mark.parametrize("width", [300, 537, 539])
def test_fifteen_letters_of_a_name_are_read_beside_five_tie_breaks(document, view, width):
    with_tie_breaks(document, *FIVE)
    view.resize(width, 400)
    at = next(at for at, one in enumerate(view.model().columns) if one.kind is Kind.PLAYER)
    font = view.font()
    font.setBold(True)
    assert view.columnWidth(at) >= QFontMetrics(font).horizontalAdvance("Anderson, Sara ") + 14


def test_heads_take_two_lines_rather_than_push_columns_out_of_sight(document, view):
    with_tie_breaks(document, *FIVE)
    head = view.horizontalHeader()
    view.resize(900, 400)
    one_line = head.height()
    view.resize(537, 400)
    assert head.height() > one_line
    assert view.horizontalScrollBar().maximum() == 0
    view.resize(900, 400)
    assert head.height() == one_line


def test_heads_are_codes_rather_than_that_the_table_is_scrolled(document, view):
    with_tie_breaks(document, *FIVE)
    head = view.horizontalHeader()
    codes = {at: one.code for at, one in enumerate(view.model().columns) if one.code}

    def said():
        return {at: head.said(at) for at in codes}

    words, codes_alone = view.needed_widths()
    view.resize(words, 400)
    assert said() == {at: view.model().head(view.model().columns[at]) for at in codes}
    # All rows are in sight, so that no bar takes its part.
    view.resize(codes_alone - view.verticalScrollBar().sizeHint().width(), 400)
    assert said() == codes
    assert view.horizontalScrollBar().maximum() == 0
    # What a screen reader says stays a word.
    shown = view.model().headerData(min(codes), Qt.Orientation.Horizontal)
    assert shown == "Mod. median"


def test_the_height_of_the_heads_stays_while_results_come_in(document, view):
    with_tie_breaks(document, "WIN", "CUM", "OPCUM")
    for width in range(400, 900, 20):
        view.resize(width, 400)
        before = view.horizontalHeader().height()
        key(document, DAVID, 2, BLACK)
        assert view.horizontalHeader().height() == before
        document.undo_stack.undo()


def test_rows_are_of_one_line_when_compact(view):
    high = view.rowHeight(0)
    view.set_compact(True)
    assert view.rowHeight(0) < high
    view.set_compact(False)
    assert view.rowHeight(0) == high


def test_the_selected_row_has_a_bar_and_a_ground_of_its_own_in_both_palettes(view):
    for of in (theme.LIGHT, theme.DARK):
        view.setPalette(theme.palette(of))
        view.select_player(ANNA)
        picture = view.viewport().grab().toImage()
        top = view.visualRect(view.model().index(0, 0))
        middle = top.center().y()
        assert picture.pixelColor(0, middle) == of.accent
        assert picture.pixelColor(top.left() + 5, middle) == of.current
        assert picture.pixelColor(5, view.rowViewportPosition(2) + 10) == of.base


def test_the_cell_that_has_the_keys_has_a_frame(view, qtbot):
    click(view, qtbot, ANNA)
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    qtbot.keyClick(view, Qt.Key.Key_Right)
    cell = view.visualRect(view.currentIndex())
    assert cell.left() == view.visualRect(view.model().index(0, 1)).left()
    framed = view.viewport().grab().toImage()
    view.clearFocus()
    plain = view.viewport().grab().toImage()
    middle = cell.center().y()
    assert framed.pixelColor(cell.left() + 1, middle) != plain.pixelColor(cell.left() + 1, middle)
    assert plain.pixelColor(cell.left() + 1, middle) == theme.LIGHT.current


def test_a_heavier_rule_stands_between_score_groups(view):
    picture = view.viewport().grab().toImage()
    assert picture.pixelColor(60, view.rowViewportPosition(2)) == theme.LIGHT.strong_rule
    assert picture.pixelColor(60, view.rowViewportPosition(1)) == theme.LIGHT.rule


def test_who_moved_has_a_ground_of_his_own_until_the_time_is_over(document, view, qtbot):
    view.model().marks.last(1)
    plain = view.viewport().grab().toImage().pixelColor(60, 10)
    key(document, DAVID, 2, BLACK)
    marked = view.viewport().grab().toImage().pixelColor(60, 10)
    assert marked not in (plain, theme.LIGHT.current)
    qtbot.waitUntil(lambda: view.viewport().grab().toImage().pixelColor(60, 10) == plain)


def test_every_row_can_be_painted(document, view):
    rules = replace(document.section.rules, tie_breaks=("WIN", "CUM"))
    players = (replace(PLAYERS[0], withdrawn_after=0), *PLAYERS[1:])
    document.open(event(set_rules(replace(HALFWAY, players=players), rules)))
    flags = QItemSelectionModel.SelectionFlag
    view.selectionModel().select(view.model().index(1, 0), flags.Select | flags.Rows)
    assert not view.grab().isNull()
    key(document, DAVID, 2, BLACK)
    assert not view.grab().isNull()


def test_the_table_follows_another_palette(view):
    dark = QPalette(theme.palette(theme.DARK))
    view.setPalette(dark)
    assert view.viewport().grab().toImage().pixelColor(60, 10) == QColor(theme.DARK.base)


class Painted(QObject):
    """Where a widget was painted."""

    def __init__(self, widget):
        super().__init__(widget)
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, _watched, event):
        if event.type() == QEvent.Type.Paint:
            self.region += event.region()
        return False


def test_every_row_that_has_moved_is_painted_again_and_no_other(document, view, qtbot):
    QApplication.processEvents()
    painted = Painted(view.viewport())
    before = [view.model().standing(row) for row in range(4)]
    key(document, DAVID, 2, BLACK)
    document.undo_stack.undo()
    QApplication.processEvents()
    painted.region = QRegion()
    key(document, DAVID, 2, BLACK)
    QApplication.processEvents()
    for row in range(4):
        assert before[row] != view.model().standing(row)
        assert painted.region.contains(view.visualRect(view.model().index(row, 3)).center())
    below = view.visualRect(view.model().index(3, 3)).bottom()
    assert painted.region.boundingRect().bottom() == below
