"""What is watched while results come in: movement, what is open, what differs."""

from dataclasses import replace

from arbiter_app.core.categories import Category
from arbiter_app.core.entries import dispute, enter_result
from arbiter_app.core.event import set_rules
from arbiter_app.core.live import another_section, live, movers, place_text, waiting
from arbiter_app.core.results import AwardKind, Result
from arbiter_app.core.roster import add_players, delete_player, edit_player, withdraw
from arbiter_app.core.standings import Standing
from arbiter_app.core.tournament import Award, Game, Player, Round, Rules, Section

WHITE, BLACK, DRAW = Result.WHITE_WINS, Result.BLACK_WINS, Result.DRAW
PLAYERS = tuple(Player(no, f"Player {no}") for no in range(1, 5))


def four(*results: tuple[Result | None, Result | None]) -> Section:
    """Two boards a round: 1 against 2 and 3 against 4."""
    rounds = tuple(
        Round((Game(1, 2, 1, first), Game(3, 4, 2, second))) for first, second in results
    )
    return Section(rules=Rules(tie_breaks=("CUM",)), players=PLAYERS, rounds=rounds)


def test_places_gained_are_counted_against_the_round_before():
    # After round 1: 1 and 3 share place 1, 2 and 4 share place 3.
    # After round 2: 3 has 2 points; 1 and 2 have 1, cumulative 2 and 1; 4 has none.
    section = four((WHITE, WHITE), (BLACK, WHITE))
    assert live(section, 2).gains == {1: -1, 4: -1}


def test_nobody_whose_game_is_still_on_has_moved():
    section = four((WHITE, WHITE), (BLACK, None))
    assert {row.player: row.place for row in live(section, 2).standings.rows} == {
        1: 1,
        3: 1,
        2: 3,
        4: 4,
    }
    assert live(section, 2).gains == {}


def test_there_is_no_movement_before_the_second_round():
    assert live(four((WHITE, WHITE)), 1).gains == {}
    assert live(four((None, None)), 0).gains == {}


def test_a_shared_place_is_marked_or_spread_over_its_places():
    row = Standing(1, 2, last=3, points=2, values=(), playing=False, broken_by=0)
    assert place_text(row) == "2="
    assert place_text(row, spread=True) == "2–3"
    alone = row._replace(last=2)
    assert place_text(alone) == place_text(alone, spread=True) == "2"


def test_only_the_one_who_scored_is_a_mover_not_those_he_passed():
    before = four((WHITE, WHITE), (WHITE, None))
    after = enter_result(before, 3, 2, WHITE)
    # 1 has 2 points, 3 has 1, so 3 goes from place 2 to 1=; 1 stays first.
    assert movers(live(before, 2).standings, live(after, 2).standings) == {3}
    # 4 scores and stays third; 2, level with him until now, falls to place 4 without a move.
    lost = enter_result(before, 3, 2, BLACK)
    assert movers(live(before, 2).standings, live(lost, 2).standings) == set()


def test_a_table_reads_the_same_pieces_until_one_of_its_own_is_replaced():
    section = four((WHITE, WHITE), (None, None))
    table = live(section, 1)
    assert table.reads(section, 1)
    assert not table.reads(section, 2)
    assert table.reads(enter_result(section, 1, 2, WHITE), 1)
    assert not table.reads(enter_result(section, 1, 1, DRAW), 1)
    assert not table.reads(edit_player(section, 1, Player(1, "Anna")), 1)
    assert not table.reads(set_rules(section, Rules(tie_breaks=("PS",))), 1)
    assert not table.reads(replace(section, rounds=(*section.rounds, Round())), 1)


def test_an_edited_section_is_not_another_one():
    section = four((WHITE, WHITE))
    assert not another_section(section, edit_player(section, 1, Player(1, "Anna")))
    assert not another_section(section, add_players(section, [Player(0, "New")]))
    late = add_players(section, [Player(0, "New")])
    assert not another_section(late, delete_player(late, 5))
    others = tuple(replace(player, name="Other") for player in PLAYERS)
    assert another_section(section, replace(section, players=others))


def test_the_table_waits_for_games_blanks_and_contested_boards_of_its_rounds_only():
    section = four((WHITE, DRAW), (None, BLACK), (None, None))
    section = dispute(section, 3, 2, "both claim it")
    late = replace(section, players=(*PLAYERS, Player(5, "Blank"), Player(6, "Bye")))
    bye = Award(6, AwardKind.ZERO_BYE, 0)
    rounds = tuple(replace(one, awards=(bye,)) for one in late.rounds)
    open_things = waiting(live(replace(late, rounds=rounds), 2))
    assert [(n, game.board) for n, game in open_things.games] == [(2, 1)]
    assert [(n, game.board) for n, game in open_things.disputed] == [(2, 2)]
    assert open_things.blanks == 1


def test_who_plays_in_one_round_and_is_blank_in_another_is_waited_for_twice():
    section = four((WHITE, DRAW), (None, BLACK))
    cut = replace(section.rounds[0], games=section.rounds[0].games[1:])
    section = replace(section, rounds=(cut, *section.rounds[1:]))
    open_things = waiting(live(section, 2))
    assert (len(open_things.games), open_things.blanks) == (1, 2)


def test_a_blank_after_a_withdrawal_is_not_waited_for():
    section = four((None, DRAW), (None, BLACK))
    cut = replace(section.rounds[1], games=section.rounds[1].games[1:])
    section = replace(section, rounds=(section.rounds[0], cut, *section.rounds[2:]))
    open_things = waiting(live(withdraw(section, 1, 1), 2))
    assert (len(open_things.games), open_things.blanks) == (1, 1)


def test_the_table_of_a_category_counts_places_and_moves_among_its_own():
    # After round 1: 1 and 3 share place 1, 2 and 4 share place 3.
    # After round 2: 3 is first, then 1 (cumulative 2) before 2 (1), then 4.
    section = four((WHITE, WHITE), (BLACK, WHITE))
    for no in (1, 2, 4):
        section = edit_player(section, no, replace(section.player(no), grade="4"))
    grade = Category("grade", "4")
    now = live(section, 2, grade)
    assert [(row.player, row.place) for row in now.standings.rows] == [(1, 1), (2, 2), (4, 3)]
    # Among themselves 4 fell from 2= to 3; 1 and 2 stayed.
    assert now.gains == {4: -1}
    assert {no: row.place for no, row in now.overall.items()} == {3: 1, 1: 2, 2: 3, 4: 4}
    assert now.reads(section, 2, grade)
    assert not now.reads(section, 2)
    assert not live(section, 2).reads(section, 2, grade)
