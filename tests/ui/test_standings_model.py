"""The live table: what its cells say, and that rows move with their players."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPersistentModelIndex, Qt

from arbiter_app.core.entries import dispute, pair
from arbiter_app.core.event import set_round_count, set_rules
from arbiter_app.core.roster import add_players, delete_player, edit_player, withdraw
from arbiter_app.core.tournament import Game, Player, Rules, Section
from arbiter_app.ui.standings_model import Role, StandingsModel
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
    WHITE,
    four,
    key,
)

TEXT, TIP = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole
SPOKEN = Qt.ItemDataRole.AccessibleTextRole
PLACE, MOVED, NUMBER, NAME, SCHOOL, POINTS, FIRST = range(7)


class Heard:
    """What a model has said since the last question."""

    def __init__(self, model):
        self._said = []
        model.dataChanged.connect(
            lambda first, last: self._said.append((first.row(), first.column(), last.column()))
        )
        model.layoutChanged.connect(lambda: self._said.append("moved"))
        model.modelReset.connect(lambda: self._said.append("reset"))

    def now(self):
        said, self._said[:] = list(self._said), []
        return said


@pytest.fixture
def model(document, qtmodeltester):
    model = StandingsModel(document)
    qtmodeltester.check(model)
    return model


def texts(model, role=TEXT):
    return [
        [model.index(row, column).data(role) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def names(model):
    return [row[NAME] for row in texts(model)]


def heads(model, role=TEXT):
    across = Qt.Orientation.Horizontal
    return [model.headerData(at, across, role) for at in range(model.columnCount())]


def with_rules(**rules):
    return event(set_rules(HALFWAY, Rules(**rules)))


def test_each_row_says_place_movement_number_name_school_points_and_tie_breaks(model):
    assert heads(model) == [
        *("Place", "", "No", "Player", "School", "Pts", "Cumul."),
        "Tie broken by",
    ]
    assert texts(model) == [
        ["1", "", "1", "Anna", "Oak Hill", "1", "2", ""],
        ["2", "▲2", "2", "Bela", "", "1", "1", ""],
        ["3=", "", "3", "Carla", "Riverside", "○ ½", "○ 1", ""],
        ["3=", "", "4", "David", "", "○ ½", "○ 1", ""],
    ]


def test_a_key_reorders_the_table_and_undo_puts_it_back(document, model, qtmodeltester):
    before = texts(model)
    key(document, DAVID, 2, BLACK)
    # David ½ + 1½ = 2; Carla ½ + ½ = 1.
    assert texts(model) == [
        ["1", "▲1", "4", "David", "", "1½", "2", ""],
        ["2", "▼1", "1", "Anna", "Oak Hill", "1", "2", ""],
        ["3", "▲1", "2", "Bela", "", "1", "1", ""],
        ["4", "▼2", "3", "Carla", "Riverside", "½", "1", ""],
    ]
    qtmodeltester.check(model)
    document.undo_stack.undo()
    assert texts(model) == before
    document.undo_stack.redo()
    assert names(model)[0] == "David"


def test_rows_move_in_one_step_and_indexes_go_with_their_players(document, model):
    kept = [QPersistentModelIndex(model.index(row, NAME)) for row in range(4)]
    heard = Heard(model)
    key(document, DAVID, 2, BLACK)
    # All four rows look different, so one run of them is named after the move. It was the last
    # game still playing: nothing can change any more, which all rows are told.
    assert heard.now() == ["moved", (0, 0, 7), (0, 0, 7)]
    assert [index.data() for index in kept] == ["Anna", "Bela", "Carla", "David"]
    assert [index.row() for index in kept] == [1, 2, 3, 0]
    document.undo_stack.undo()
    assert [index.row() for index in kept] == [0, 1, 2, 3]


def test_only_cells_that_differ_are_named_while_the_order_is_the_same(document, model):
    # Anna 2 (3), Carla and David ½ (1) still playing, Bela 0.
    document.open(event(replace(four((WHITE, DRAW), (WHITE, None)), players=PLAYERS)))
    heard = Heard(model)
    key(document, CARLA, 2, DRAW)
    # Points are other in rows 1 and 2, so the rule above row 3 may be another too. It was the
    # last game still playing: nothing can change any more, which all rows are told.
    assert heard.now() == [(1, 0, 7), (2, 0, 7), (3, 0, 7), (0, 0, 7)]
    renamed = edit_player(document.section, BELA, replace(PLAYERS[1], name="Béla"))
    document.apply_section(renamed, "Béla")
    assert heard.now() == [(3, NAME, SCHOOL)]


def test_nothing_is_said_about_what_the_table_does_not_read(document, model):
    heard = Heard(model)
    document.apply_section(pair(document.section, 3, Game(ANNA, CARLA, 0)), "pairing")
    document.apply(replace(document.tournament, name="Other"), "name")
    assert heard.now() == []


def test_shared_places_are_written_as_the_person_chose(model):
    model.choose_round(1)
    heard = []
    model.renewed.connect(lambda: heard.append(True))
    model.set_spread(True)
    assert [row[PLACE] for row in texts(model)] == ["1", "2–3", "2–3", "4"]
    model.set_spread(True)
    assert heard == [True]
    model.set_spread(False)
    assert [row[PLACE] for row in texts(model)] == ["1", "2=", "2=", "4"]


def test_the_table_follows_the_last_round_with_a_result_until_one_is_chosen(document, model):
    assert model.round == 2
    model.choose_round(1)
    assert [row[PLACE] for row in texts(model)] == ["1", "2=", "2=", "4"]
    key(document, DAVID, 2, BLACK)
    assert (model.round, names(model)[0]) == (1, "Anna")
    model.choose_round(None)
    assert (model.round, names(model)[0]) == (2, "David")
    document.apply_section(pair(document.section, 3, Game(ANNA, CARLA, 0)), "pairing")
    key(document, ANNA, 3, WHITE)
    assert model.round == 3


def test_a_chosen_round_that_is_taken_away_is_let_go(document, model):
    document.open(event(four((WHITE, DRAW), (None, None))))
    model.choose_round(4)
    assert (model.round, model.last_round) == (4, 4)
    document.apply_section(set_round_count(document.section, 3), "rounds")
    assert (model.round, model.chosen) == (1, None)


def test_a_place_is_said_as_shared_or_not(model):
    assert [row[PLACE] for row in texts(model, SPOKEN)] == [
        *("place 1", "place 2"),
        *("place 3, shared", "place 3, shared"),
    ]
    assert [row[PLACE] for row in texts(model, Role.SHARED)] == [False, False, True, True]


def test_movement_is_said_with_its_round_and_never_for_a_game_still_on(model):
    assert [row[MOVED] for row in texts(model, SPOKEN)] == [
        "same place as after round 1",
        "2 places up since round 1",
        "still playing",
        "still playing",
    ]


def test_every_cell_can_be_read_aloud(document, model):
    key(document, DAVID, 2, BLACK)
    assert texts(model, SPOKEN)[1] == [
        "place 2",
        "1 place down since round 1",
        "start number 1",
        "Anna",
        "school Oak Hill",
        "points 1",
        "Cumulative (US Chess) 2",
        "nothing beyond the first tie-break was needed",
    ]
    assert texts(model, SPOKEN)[3][MOVED] == "2 places down since round 1"


def test_who_is_still_playing_carries_the_dot_and_what_is_still_possible(model):
    # Carla ½ + ½ = 1 at worst, ½ + 1½ = 2 at best.
    possible = "still playing: ½ to 1½ points, Cumul.: 1 to 2"
    carla = [model.index(2, column) for column in range(model.columnCount())]
    assert [index.data(TIP) for index in carla if index.column() not in (PLACE, NAME)] == (
        [possible] * 6
    )
    assert carla[PLACE].data(TIP) == f"place 3, shared\n{possible}"
    assert carla[NAME].data(TIP) == f"Carla\n{possible}"
    assert carla[FIRST].data(SPOKEN) == f"Cumulative (US Chess) 1, {possible}"
    assert [row[0] for row in texts(model, Role.PLAYING)] == [False, False, True, True]


def test_without_a_tie_break_the_dot_stands_with_the_points(document, model, qtmodeltester):
    document.open(with_rules(tie_breaks=()))
    qtmodeltester.check(model)
    assert [row[POINTS] for row in texts(model)] == ["1", "1", "○ ½", "○ ½"]


def test_a_rule_stands_above_each_new_score_group(model):
    assert [row[0] for row in texts(model, Role.RULE_ABOVE)] == [False, False, True, False]


def test_what_broke_a_tie_is_named_where_points_and_first_tie_break_did_not(document, model):
    document.open(with_rules(tie_breaks=("WIN", "CUM")))
    # Anna and Bela have won once each, so the second tie-break parts them.
    assert [row[-1] for row in texts(model)] == ["Cumul.", "Cumul.", "", ""]
    assert model.used(model.columns[-1])
    assert texts(model, TIP)[0][PLACE] == "place 1\ntie broken by Cumulative (US Chess)"
    assert texts(model, SPOKEN)[0][-1] == "tie broken by Cumulative (US Chess)"
    document.open(event(HALFWAY))
    assert not model.used(model.columns[-1])


def test_a_value_that_does_not_exist_is_a_dash_with_the_reason(document, model):
    document.open(with_rules(win=6, draw=2, forfeit_win=6))
    assert [row[FIRST] for row in texts(model)] == ["–"] * 4
    assert "US Chess defines this tie-break for 1, ½ and 0" in texts(model, TIP)[0][FIRST]


def test_a_withdrawn_player_stays_and_is_marked(document, model):
    # The round in which he is withdrawn has to be over for him.
    key(document, DAVID, 2, BLACK)
    document.apply_section(withdraw(document.section, CARLA, 2), "withdraw")
    assert names(model) == ["David", "Anna", "Bela", "Carla  w"]
    assert texts(model, SPOKEN)[3][NAME] == "Carla, withdrawn after round 2"
    model.choose_round(1)
    assert "Carla" in names(model)


def test_a_school_is_shown_where_somebody_has_one(document, model):
    school = model.columns[SCHOOL]
    assert model.used(school)
    without = tuple(Player(player.no, player.name) for player in PLAYERS)
    document.open(event(replace(HALFWAY, players=without)))
    assert not model.used(school)


def test_heads_tell_how_a_column_is_counted(model):
    tips = heads(model, TIP)
    assert tips[MOVED] == "Places gained or lost since round 1"
    assert tips[FIRST].startswith("Cumulative (US Chess): the running totals")
    assert heads(model, SPOKEN) == tips
    model.choose_round(1)
    assert heads(model, TIP)[MOVED] == "Places gained or lost, from round 2 on"


def test_other_tie_breaks_make_other_columns(document, model, qtmodeltester):
    heard = Heard(model)
    rules = replace(document.section.rules, tie_breaks=("PS/C1", "WIN"))
    document.apply_section(set_rules(document.section, rules), "tie-breaks")
    assert heard.now() == ["reset"]
    assert heads(model)[FIRST:] == ["Progr. -1", "Wins", "Tie broken by"]
    qtmodeltester.check(model)
    document.undo_stack.undo()
    assert heads(model)[FIRST:] == ["Cumul.", "Tie broken by"]


def test_players_added_and_deleted_come_and_go(document, model, qtmodeltester):
    document.apply_section(add_players(document.section, [Player(0, "Émile")]), "add")
    assert "Émile" in names(model)
    qtmodeltester.check(model)
    document.apply_section(delete_player(document.section, 5), "delete")
    assert "Émile" not in names(model)


def test_another_section_starts_afresh(document, model, qtbot):
    other = replace(
        four((DRAW, DRAW)),
        name="U10",
        players=tuple(Player(player.no, f"Young {player.name}") for player in PLAYERS),
    )
    document.open(event(HALFWAY, other))
    model.choose_round(1)
    model.hold(True)
    with qtbot.waitSignal(model.section_changed):
        document.show_section(1)
    assert names(model)[0] == "Young Anna"
    assert (model.held, model.chosen, model.round) == (False, None, 1)


def test_held_standings_stay_until_they_are_released(document, model):
    before = texts(model)
    model.hold(True)
    assert not model.behind
    heard = Heard(model)
    key(document, DAVID, 2, BLACK)
    assert (texts(model), heard.now(), model.behind) == (before, [], True)
    model.choose_round(1)
    model.choose_round(None)
    assert texts(model) == before
    model.hold(False)
    assert names(model)[0] == "David"
    assert not model.behind


def test_held_standings_do_not_call_a_change_elsewhere_a_change(document, model):
    model.hold(True)
    document.apply_section(pair(document.section, 3, Game(ANNA, CARLA, 0)), "pairing")
    assert not model.behind


def test_who_moved_is_marked_for_a_while(document, model, qtbot):
    model.marks.last(1)
    key(document, DAVID, 2, BLACK)
    # David's win took him from place 3 to 1; those he passed are not marked. Carla's own
    # numbers are as they were.
    assert [row[0] for row in texts(model, Role.MARKED)] == [True, False, False, False]
    qtbot.waitUntil(lambda: not model.marked(0))


def test_another_round_is_not_a_move(model):
    model.choose_round(1)
    assert not any(model.marked(row) for row in range(4))


def test_a_disputed_board_keeps_its_places(document, model):
    before = texts(model)
    document.apply_section(dispute(document.section, ANNA, 2, "both claim it"), "dispute")
    assert texts(model) == before


def test_an_event_without_players_has_no_rows(document, model, qtmodeltester):
    document.open(event(Section()))
    assert (model.rowCount(), model.round) == (0, 0)
    qtmodeltester.check(model)


@pytest.mark.parametrize("players", [3, 30, 300])
def test_tables_of_any_size_hold_together(document, model, qtmodeltester, players):
    document.open(event(many(players, 5)))
    qtmodeltester.check(model)
    assert model.rowCount() == players
    before = texts(model)
    key(document, 1, 5, WHITE)
    key(document, 1, 5, BLACK)
    qtmodeltester.check(model)
    document.undo_stack.undo()
    document.undo_stack.undo()
    assert texts(model) == before
