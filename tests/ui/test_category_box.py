"""Standings of a category: chosen above the table, live, remembered while the file is open."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from arbiter_app.core.categories import Category
from arbiter_app.core.roster import add_players, delete_player, edit_player
from arbiter_app.core.tournament import Player
from arbiter_app.ui.category_box import CategoryBox
from arbiter_app.ui.standings_columns import Kind
from arbiter_app.ui.standings_pane import StandingsPane
from tests.ui.events import event
from tests.ui.standings_events import ANNA, BELA, BLACK, CARLA, DAVID, HALFWAY, key

# After round 2: Anna 1, Bela 2, Carla and David 3=, still playing.
FACTS = {
    ANNA: {"grade": "4", "birth": "2014", "school": "Oak Hill"},
    BELA: {"grade": "5", "birth": "2016", "school": ""},
    CARLA: {"grade": "4", "birth": "2016", "school": "Riverside"},
    DAVID: {"grade": "5", "birth": "", "school": ""},
}
GRADED = replace(HALFWAY, players=tuple(replace(one, **FACTS[one.no]) for one in HALFWAY.players))
FOUR, FIVE = Category("grade", "4"), Category("grade", "5")


@pytest.fixture
def document(opened):
    document = opened()
    document.open(replace(event(GRADED, replace(GRADED, name="U8")), starts="2026-11-28"))
    return document


@pytest.fixture
def pane(document, qtbot):
    host = QWidget()
    qtbot.addWidget(host)
    pane = StandingsPane(document, host)
    pane.resize(760, 400)
    host.resize(pane.size())
    with qtbot.waitExposed(host):
        host.show()
    host.activateWindow()
    yield pane
    host.close()


def offered(box):
    return [box.itemText(at) for at in range(box.count()) if box.itemText(at)]


def listed(pane):
    model = pane.model
    kinds = (Kind.PLACE, Kind.OVERALL, Kind.PLAYER)
    columns = [at for at, one in enumerate(model.columns) if one.kind in kinds]
    return [tuple(model.index(row, at).data() for at in columns) for row in range(model.rowCount())]


def choose(pane, qtbot, text):
    """Type the beginning of a choice into the box, as the keyboard does."""
    pane._category.setFocus()
    qtbot.waitUntil(pane._category.hasFocus)
    qtbot.keyClicks(pane._category, text)


def test_the_box_offers_what_the_players_can_be_parted_by(pane):
    assert offered(pane._category) == [
        *("all players", "grade 4", "grade 5", "school Oak Hill", "school Riverside"),
        *("U12 (born 2014 or later)", "U10 (born 2016 or later)"),
    ]


def test_a_category_has_its_own_places_beside_those_of_all(pane, qtbot):
    heard = []
    pane.echo.connect(heard.append)
    choose(pane, qtbot, "grade")
    assert listed(pane) == [("1", "1", "Anna"), ("2", "3=", "Carla")]
    assert heard[-1] == "The standings list 2 players"
    assert pane.model.headerData(1, Qt.Orientation.Horizontal) == "Overall"
    said = [pane.model.index(1, at).data(Qt.ItemDataRole.AccessibleTextRole) for at in (0, 1)]
    assert said == ["place 2", "overall 3, shared"]
    qtbot.keyClick(pane._category, Qt.Key.Key_Home)
    assert listed(pane) == [("1", "Anna"), ("2", "Bela"), ("3=", "Carla"), ("3=", "David")]
    assert heard[-1] == "The standings list all players"


def test_a_category_follows_results_live(document, pane, qtbot):
    pane.model.choose_category(FIVE)
    assert listed(pane) == [("1", "2", "Bela"), ("2", "3=", "David")]
    # David ½ + 1½ goes past everybody.
    key(document, DAVID, 2, BLACK)
    assert listed(pane) == [("1", "1", "David"), ("2", "3", "Bela")]
    document.undo_stack.undo()
    assert listed(pane) == [("1", "2", "Bela"), ("2", "3=", "David")]


def test_the_overall_place_follows_where_only_others_move(document, pane):
    pane.model.choose_category(Category("school", "Oak Hill"))
    assert listed(pane) == [("1", "1", "Anna")]
    changed = []
    pane.model.dataChanged.connect(lambda *_: changed.append(True))
    key(document, DAVID, 2, BLACK)
    assert listed(pane) == [("1", "2", "Anna")]
    assert changed


def test_a_category_follows_edits_of_the_players(document, pane, qtbot):
    pane.model.choose_category(FOUR)
    moved = edit_player(document.section, BELA, replace(document.section.player(BELA), grade="4"))
    document.apply_section(moved, "Bela")
    assert [row[-1] for row in listed(pane)] == ["Anna", "Bela", "Carla"]
    more = add_players(document.section, [Player(0, "Emil", grade="6")])
    document.apply_section(more, "Emil")
    assert "grade 6" in offered(pane._category)
    assert pane._category.currentText() == "grade 4"


def test_a_category_that_has_become_empty_stays_chosen_and_says_so(document, pane):
    pane.model.choose_category(Category("grade", "6"))
    assert pane._category.currentText() == "grade 6"
    assert pane._category.toolTip() == "grade 6"
    assert pane._empty.text() == "Nobody belongs to this category now; choose another one above."
    assert pane._category.isVisible()


def test_each_section_remembers_its_category_while_the_file_is_open(document, pane):
    # A section of other players.
    others = tuple(replace(one, name=f"Young {one.name}") for one in GRADED.players)
    sections = (GRADED, replace(GRADED, name="U8", players=others))
    document.open(event(*sections))
    pane.model.choose_category(FOUR)
    document.show_section(1)
    assert pane.model.category is None
    assert pane._category.currentText() == "all players"
    pane.model.choose_category(FIVE)
    document.show_section(0)
    assert pane.model.category == FOUR
    assert pane._category.currentText() == "grade 4"
    document.show_section(1)
    assert pane.model.category == FIVE
    strangers = tuple(replace(one, name=f"Old {one.name}") for one in GRADED.players)
    document.open(event(replace(GRADED, players=strangers)))
    assert pane.model.category is None
    assert pane._category.currentText() == "all players"


def test_on_hold_a_category_is_of_the_table_that_is_held(document, pane):
    pane._hold.click()
    key(document, DAVID, 2, BLACK)
    pane.model.choose_category(FIVE)
    assert listed(pane) == [("1", "2", "Bela"), ("2", "3=", "David")]


def test_without_anything_to_part_the_players_by_there_is_no_box(document, pane):
    plain = tuple(
        replace(one, grade="", birth="", school="", name=f"{one.name} X") for one in GRADED.players
    )
    document.open(event(replace(GRADED, players=plain)))
    assert not pane._category.isVisible()
    assert pane._rounds.isVisible()


def test_the_keys_reach_the_box_and_the_table_in_their_order(pane, qtbot):
    pane.resize(900, 400)
    qtbot.waitUntil(lambda: pane._wide is True)
    pane.view.setFocus()
    order = []
    for _ in range(4):
        order.append(pane.window().focusWidget())
        qtbot.keyClick(order[-1], Qt.Key.Key_Tab)
    assert order == [pane.view, pane._category, pane._rounds, pane._hold]


def test_a_selected_player_stays_selected_where_he_is_listed(pane):
    pane.select_player(CARLA)
    pane.model.choose_category(FOUR)
    assert pane.view.selected_players() == [CARLA]
    pane.model.choose_category(FIVE)
    assert pane.view.selected_players() == []


def test_a_deleted_player_leaves_his_category(document, pane):
    late = add_players(document.section, [Player(0, "Emil", grade="4")])
    document.apply_section(late, "Emil")
    pane.model.choose_category(FOUR)
    assert len(listed(pane)) == 3
    document.apply_section(delete_player(document.section, 5), "Emil")
    assert [row[-1] for row in listed(pane)] == ["Anna", "Carla"]


def test_the_box_says_nothing_while_it_is_filled(qtbot, document):
    box = CategoryBox()
    qtbot.addWidget(box)
    said = []
    box.currentIndexChanged.connect(said.append)
    box.offer(GRADED, None, FIVE)
    assert (box.chosen, said) == (FIVE, [])
    assert box.has_choice
