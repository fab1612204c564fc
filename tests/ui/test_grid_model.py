"""The grid's model: what a cell shows and says, what is emitted, what `setData` lets through."""

import pytest
from PySide6.QtCore import Qt

from arbiter_app.core.entries import dispute, enter_cell
from arbiter_app.core.event import set_round_count, set_rules
from arbiter_app.core.roster import add_players, edit_player, withdraw
from arbiter_app.core.tournament import Player, Rules
from arbiter_app.ui.grid_lines import FIRST_ROUND, NAME
from arbiter_app.ui.grid_model import GridModel
from arbiter_app.ui.settings import Order
from tests.ui.events import FIRST, section
from tests.ui.pressing import cell_of

Role = Qt.ItemDataRole


@pytest.fixture
def model_of(opened):
    models = []

    def make(*sections) -> GridModel:
        models.append(GridModel(opened(*sections)))
        return models[-1]

    return make


def shown(model: GridModel, player: int) -> list[str]:
    """The row of a player as plain text, from the first round on."""
    row = model.row_of(player)
    return [model.index(row, at).data() for at in range(FIRST_ROUND, model.columnCount())]


def said(model: GridModel, player: int, number: int) -> str:
    return cell_of(model, player, number).data(Role.AccessibleTextRole)


@pytest.fixture
def emitted():
    """Ranges of cells that a model names as changed: rows, then columns."""
    ranges = []

    def watch(model: GridModel):
        model.dataChanged.connect(
            lambda a, b, _roles: ranges.append((a.row(), b.row(), a.column(), b.column()))
        )
        return ranges

    return watch


def test_the_model_keeps_qts_promises(model_of, qtmodeltester):
    model = model_of(section(FIRST, "1:2w"))
    qtmodeltester.check(model)
    model.setData(cell_of(model, 1, 2), "1")
    qtmodeltester.check(model)


def test_a_row_shows_results_opponents_running_totals_points_and_cumulative(model_of):
    # 1 after round 1, 1½ after round 2: points 1½, cumulative 1 + 1½ = 2½.
    model = model_of(section(FIRST, "1:2w½"))
    assert shown(model, 1) == ["1 4w 1", "½ 2w 1½", "", "", "1½", "2½"]
    assert [model.headerData(at, Qt.Orientation.Horizontal) for at in range(10)] == [
        *("No", "Player", "School", "Rtg", "1", "2", "3", "4", "Pts", "Cumul.")
    ]


def test_the_row_header_is_the_players_name(model_of):
    model = model_of(section(FIRST))
    assert model.headerData(1, Qt.Orientation.Vertical) == "Novák, Jiří"


def test_a_game_still_playing_shows_a_hollow_dot_and_the_pairing(model_of):
    model = model_of(section(FIRST, "1:2w"))
    assert shown(model, 2)[:2] == ["½ 5w ½", "○ 1b"]


def test_the_cumulative_column_shows_the_first_form_of_the_list_else_the_progressive(model_of):
    one = section(FIRST)
    for listed, head in ((("WIN", "CUM-OLD/C1", "PS"), "Cumul. old -1"), (("WIN",), "Progr.")):
        model = model_of(set_rules(one, Rules(tie_breaks=listed)))
        last = model.columnCount() - 1
        assert model.headerData(last, Qt.Orientation.Horizontal) == head


def test_where_the_cumulative_score_is_not_defined_a_dash_stands(model_of):
    # US Chess defines it for 1-½-0 only; here a win is worth 3.
    model = model_of(set_rules(section(FIRST), Rules(win=6, draw=2, tie_breaks=("CUM",))))
    assert shown(model, 1)[-2:] == ["3", "–"]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("2b1", "win, 2; round 2, Black against Novák, board 1"),
        ("2w", "still playing; round 2, White against Novák, board 1"),
        ("w2", "win, 2; round 2, against Novák, board 1"),
        ("2w0u", "loss, not rated, 1; round 2, White against Novák, board 1"),
        ("2w--", "both lost by forfeit, 1; round 2, White against Novák, board 1"),
        ("2w½-0", "½ for White, 0 for Black, 1½; round 2, White against Novák, board 1"),
    ],
)
def test_a_cell_is_said_with_the_result_first(model_of, typed, sentence):
    model = model_of(section(FIRST, f"1:{typed}"))
    assert said(model, 1, 2) == sentence
    assert cell_of(model, 1, 2).data(Role.ToolTipRole) == sentence


def test_cells_without_a_game_are_said_too(model_of):
    one = section(FIRST, "1:2w1 3:h 4:f")
    model = model_of(withdraw(one, 6, 1))
    assert said(model, 3, 2) == "half-point bye, ½; round 2"
    assert said(model, 5, 2) == "not entered; round 2"
    assert said(model, 6, 2) == "withdrawn, counts as absent, 1; round 2"
    assert said(model, 5, 3) == "nothing entered yet; round 3"


def test_a_disputed_board_keeps_its_result_and_says_its_note(model_of):
    model = model_of(dispute(section(FIRST), 1, 1, "0–1 reported"))
    assert said(model, 1, 1) == (
        "win, 1; round 1, White against García, board 1; disputed: 0–1 reported"
    )
    assert model.line(0).cells[0].disputed


def test_namesakes_are_told_apart_by_their_whole_names(model_of):
    one = section(FIRST)
    model = model_of(edit_player(one, 5, Player(5, "García, Ana")))
    assert said(model, 1, 1).endswith("White against García, Lucía, board 1")


def test_an_unrated_game_shows_letters_and_a_double_forfeit_two_signs(model_of):
    model = model_of(section("1:4w1u 2:5w-- 3:6w+"))
    assert [model.line(at).cells[0].own for at in range(6)] == ["W", "−−", "+", "L", "−−", "−"]


def test_a_booked_bye_shows_no_running_total_before_its_round_counts(model_of):
    model = model_of(section(FIRST, "", "1:h"))
    assert shown(model, 1) == ["1 4w 1", "", "H bye", "", "1", "1"]


def test_a_result_changes_both_lines_from_its_round_on_and_nothing_else(model_of, emitted):
    model = model_of(section(FIRST, "1:2w1 3:4w"))
    ranges = emitted(model)
    model.setData(cell_of(model, 4, 2), "1")
    # Rows of 3 and 4, from round 2 to the last column (four rounds, points, cumulative).
    assert sorted(ranges) == [(2, 2, 5, 9), (3, 3, 5, 9)]
    assert shown(model, 3)[1] == "0 4w 0"


def test_the_first_result_of_a_round_renews_the_columns_from_there(model_of, emitted):
    model = model_of(section(FIRST, "1:2w 3:h"))
    assert shown(model, 3)[1:] == ["H bye", "", "", "0", "0"]
    ranges = emitted(model)
    model.setData(cell_of(model, 1, 2), "1")
    assert ranges == [(0, 5, 5, 9)]
    assert shown(model, 3)[1:] == ["H bye ½", "", "", "½", "0"]


def test_undo_puts_everything_back(opened, qtmodeltester):
    document = opened(section(FIRST, "1:2w"))
    model = GridModel(document)
    before = [shown(model, no) for no in range(1, 7)]
    model.setData(cell_of(model, 1, 2), "1")
    assert document.undo_stack.undoText() == "round 2, board 1, 1–0"
    document.undo_stack.undo()
    assert [shown(model, no) for no in range(1, 7)] == before


def test_more_rounds_and_more_players_make_another_table(opened, qtbot):
    document = opened(section(FIRST))
    model = GridModel(document)
    with qtbot.waitSignal(model.modelReset):
        document.apply_section(set_round_count(document.section, 6), "")
    with qtbot.waitSignal(model.modelReset):
        document.apply_section(add_players(document.section, [Player(0, "Late, Lea")]), "")
    assert (model.rowCount(), model.columnCount()) == (7, 12)


def test_another_section_is_another_table(opened, qtbot):
    document = opened(section(FIRST), section(count=4))
    model = GridModel(document)
    with qtbot.waitSignal(model.modelReset):
        document.show_section(1)
    assert model.rowCount() == 4


def test_a_renamed_player_is_renamed_wherever_he_is_named(opened, emitted):
    document = opened(section(FIRST))
    model = GridModel(document)
    ranges = emitted(model)
    document.apply_section(edit_player(document.section, 4, Player(4, "Garza, Lu")), "")
    assert ranges == [(0, 5, 0, 9)]
    assert model.index(3, NAME).data() == "Garza, Lu"
    assert said(model, 1, 1) == "win, 1; round 1, White against Garza, board 1"


def test_other_rules_of_a_section_without_players_name_no_cells(opened, emitted):
    document = opened(section(count=0))
    ranges = emitted(GridModel(document))
    document.apply_section(set_rules(document.section, Rules(tie_breaks=("PS",))), "")
    assert ranges == []


def test_rows_are_ordered_by_choice_and_never_by_themselves(opened):
    document = opened(section(FIRST))
    model = GridModel(document)
    model.set_order(Order.NAME)
    order = [player.no for player in model.players]
    # Anderson, García, Ng, Novák, Okafor, Tanaka
    assert order == [1, 4, 6, 2, 3, 5]
    document.apply_section(edit_player(document.section, 1, Player(1, "Zorn, Sara")), "")
    assert [player.no for player in model.players] == order
    model.set_order(Order.SCHOOL)
    # Riverside 2 5, Westgate 4 6; Zorn has no school any more, Oak Hill is left with 3.
    assert [player.no for player in model.players] == [1, 3, 2, 5, 4, 6]


def test_what_is_typed_goes_through_to_the_opponents_cell(model_of):
    model = model_of(section(FIRST, "1:2w"))
    assert model.setData(cell_of(model, 2, 2), "½")
    assert shown(model, 1)[1] == "½ 2w 1½"
    assert cell_of(model, 2, 2).data(Role.EditRole) == "1b½"


def test_a_refusal_says_why_and_changes_nothing(model_of, qtbot):
    model = model_of(section(FIRST))
    with qtbot.waitSignal(model.refused) as refused:
        assert not model.setData(cell_of(model, 1, 2), "1")
    assert refused.args == ["Round 2 is not paired for player 1; F2 to type the opponent (12w1)."]
    assert not model.setData(model.index(0, NAME), "Nobody")


@pytest.mark.parametrize("typed", ["+", "0", ""])
def test_what_is_unplayed_or_would_overwrite_is_asked_first(model_of, qtbot, typed):
    model = model_of(section(FIRST))
    before = model.section
    with qtbot.waitSignal(model.asked) as asked:
        assert not model.setData(cell_of(model, 1, 1), typed)
    assert model.section is before
    assert asked.args[0].after is not before
    model.apply(asked.args[0])
    assert model.section is asked.args[0].after


def test_entering_the_same_result_again_is_no_edit(opened):
    document = opened(section(FIRST))
    model = GridModel(document)
    assert model.setData(cell_of(model, 1, 1), "1")
    assert document.undo_stack.count() == 0


def test_only_rounds_can_be_edited(model_of):
    model = model_of(section(FIRST))
    editable = [
        bool(model.flags(model.index(0, at)) & Qt.ItemFlag.ItemIsEditable) for at in range(10)
    ]
    assert editable == [False] * 4 + [True] * 4 + [False] * 2


def test_a_typed_score_has_no_opponent(model_of):
    one = enter_cell(section(paired=False), 1, 1, "1")
    model = model_of(one)
    assert shown(model, 1)[0] == "1 1"
    assert said(model, 1, 1) == "win, 1; round 1, opponent not recorded"
