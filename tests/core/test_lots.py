"""Lots are drawn once, with a seed; the same seed draws the same."""

from dataclasses import replace
from hashlib import sha256

from arbiter_app.core.entries import enter_cell
from arbiter_app.core.history import events
from arbiter_app.core.lots import draw_lots, level, take_lots_back
from arbiter_app.core.numbering import with_numbers
from arbiter_app.core.roster import add_players, delete_player
from arbiter_app.core.standings import rank
from arbiter_app.core.tournament import Player, Section, Tournament
from arbiter_app.store import schema
from tests.core.events import refused, scores_only

LEVEL = scores_only("1 0", "0 1", "1 0", "½ ½")
LEVEL = replace(LEVEL, rules=replace(LEVEL.rules, tie_breaks=()))


def test_lots_break_what_nothing_else_did():
    drawn = draw_lots(LEVEL, "17")
    order = drawn.rules.lots.order
    # Anybody can draw again: by the SHA-256 sums of "17:1", "17:2", …
    sums = {no: sha256(b"17:%d" % no).hexdigest() for no in (1, 2, 3, 4)}
    assert list(order) == sorted(sums, key=sums.__getitem__)
    assert drawn.rules.tie_breaks == ("LOT",)
    assert [(row.player, row.place) for row in rank(drawn).rows] == [
        (no, place) for place, no in enumerate(order, 1)
    ]
    assert [row.values for row in rank(drawn).rows] == [(1,), (2,), (3,), (4,)]


def test_those_who_are_level_are_the_same_before_and_after_the_draw():
    # By points alone 1, 2, 3 and 4 have 1 point each; of five the last has none.
    five = scores_only("1 0", "0 1", "1 0", "½ ½", "0 0")
    five = replace(five, rules=replace(five.rules, tie_breaks=("PS",)))
    # Progressive scores 2, 1, 2, 1½ and 0.
    groups = [[(row.player, row.place, row.last) for row in group] for group in level(five)]
    assert groups == [[(1, 1, 2), (3, 1, 2)]]
    assert level(draw_lots(five, "17")) == level(five)
    assert level(scores_only("1", "0")) == ()


def test_the_same_seed_draws_the_same_and_another_one_another():
    assert draw_lots(LEVEL, " 17 ") == draw_lots(LEVEL, "17")
    orders = {draw_lots(LEVEL, str(seed)).rules.lots.order for seed in range(20)}
    assert len(orders) > 1


def test_a_later_correction_never_draws_again():
    drawn = draw_lots(LEVEL, "17")
    corrected = enter_cell(drawn, 1, 2, "1")
    assert corrected.rules is drawn.rules
    assert rank(corrected).rows[0].player == 1


def test_lots_can_be_taken_back():
    assert take_lots_back(draw_lots(LEVEL, "17")) == LEVEL
    assert take_lots_back(LEVEL) is LEVEL


def test_lots_follow_their_players_to_other_numbers():
    drawn = draw_lots(LEVEL, "17")
    moved = with_numbers(drawn, {no: no + 10 for no in (1, 2, 3, 4)})
    assert moved.rules.lots.order == tuple(no + 10 for no in drawn.rules.lots.order)


def test_whoever_gets_the_number_of_a_deleted_player_gets_no_lot():
    more = add_players(LEVEL, [Player(5, "Emil")])
    drawn = draw_lots(more, "17")
    left = delete_player(drawn, 5)
    assert sorted(left.rules.lots.order) == [1, 2, 3, 4]


def test_lots_need_a_seed_and_players():
    assert refused(draw_lots, LEVEL, "  ")[0] == "lots-without-seed"
    assert refused(draw_lots, Section(), "1")[0] == "lots-without-players"


def test_lots_are_saved_with_the_file_and_told_by_the_history():
    before = Tournament("Event", sections=(LEVEL,))
    after = replace(before, sections=(draw_lots(LEVEL, "17"),))
    data = schema.dump(after, ())
    assert schema.load(data).tournament == after
    assert b'"lots"' not in schema.dump(before, ())
    changes = {
        change.field: change.new
        for event in events(before, after, "2026-11-29T14:00:00", "edit")
        for change in event.changes
    }
    listed = ", ".join(map(str, after.sections[0].rules.lots.order))
    assert changes == {"tie_breaks": "LOT", "lots": f"17: {listed}"}
