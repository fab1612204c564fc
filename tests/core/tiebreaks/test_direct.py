"""Direct encounter (FIDE C.07 Art. 6) and the result between tied players (US Chess 34E5).

The players are given as tied whatever their points; letters A, B, C … are numbers 1, 2, 3 ….
"""

from dataclasses import replace

import pytest

from arbiter_app import formats
from arbiter_app.core.results import AwardKind
from arbiter_app.core.standings import rank
from arbiter_app.core.tiebreaks import TIE_BREAKS, Context
from arbiter_app.core.tournament import Award, Round, Section
from tests.core.events import scores_only, section


def encounters(*games: str, **rules) -> Section:
    """Each game in a round of its own: "AB1" is A with White beating B, "AB+" by forfeit."""
    cells = {letter: [] for letter in "ABCDEF"}
    for number, (white, black, *result) in enumerate(games):
        for line in cells.values():
            line.append(".")
        cells[white][number] = f"{ord(black) - 64}w{''.join(result)}"
    return section(*[" ".join(line) for line in cells.values()], **rules)


def places(event: Section, tied: str, code: str = "DE", upto: int | None = None) -> list[int]:
    """The places of the tied, in their order; by the working as well."""
    context = Context.after(event, len(event.rounds) if upto is None else upto)
    context = replace(context, tied=tuple(ord(letter) - 64 for letter in tied))
    entry = TIE_BREAKS[code]
    numbers = entry.numbers(context)
    found = [numbers[no] // entry.unit for no in context.tied]
    assert [entry.working(context, no).value for no in context.tied] == found
    return found


@pytest.mark.parametrize(
    ("games", "tied", "expected"),
    [
        # All met all: by points.
        ("AB1", "AB", [1, 2]),
        ("AB½", "AB", [0, 0]),
        ("AB1 BC1 AC1", "ABC", [1, 2, 3]),
        ("AB1 BC1 AC0", "ABC", [0, 0, 0]),
        ("AB1 BC½ AC½", "ABC", [1, 3, 2]),
        # 2, 2, 1, 1: then those still level by themselves: B beat A, C beat D.
        ("AB0 AC1 AD1 BC1 BD0 CD1", "ABCD", [2, 1, 3, 4]),
        # A has 3; the others have beaten each other in a circle.
        ("AB1 AC1 AD1 BC1 CD1 BD0", "ABCD", [1, 2, 2, 2]),
        # Games against others are nothing here.
        ("AB½ AC1 BC0", "AB", [0, 0]),
    ],
)
def test_who_met_all_others_goes_by_points_and_again_among_those_still_level(games, tied, expected):
    assert places(encounters(*games.split()), tied) == expected


@pytest.mark.parametrize(
    ("games", "tied", "expected"),
    [
        ("", "AB", [0, 0]),
        # A has 1; C, who met nobody, might have 2.
        ("AB1", "ABC", [0, 0, 0]),
        # A has 2; of B and C, who did not meet, each might have 1. They stay level.
        ("AB1 AC1", "ABC", [1, 2, 2]),
        # 1½ is not more than C's ½ and a win against B.
        ("AB1 AC½", "ABC", [0, 0, 0]),
        # A has 3, and B 2 of 2: C and D, who did not meet, have 1 at most.
        ("AB1 AC1 AD1 BC1 BD1", "ABCD", [1, 2, 3, 3]),
        # A has 2½. B's 1½ are not more than D's best of 2, nor anew without A than his 1½.
        ("AB1 AC1 AD½ BC1 BD½", "ABCD", [1, 2, 2, 2]),
    ],
)
def test_with_games_missing_only_who_is_ahead_of_every_best_possible_is_placed(
    games, tied, expected
):
    assert places(encounters(*games.split()), tied) == expected


def test_whoever_is_surely_last_is_not_parted():
    # A and B beat C, and did not meet.
    assert places(encounters("AC1", "BC1"), "ABC") == [0, 0, 0]


def test_the_published_bottom_trap_stays_tied(cases):
    report = (cases / "rules" / "trf" / "de_bottom_trap.trf").read_bytes()
    (event,) = formats.read(report).tournament.sections
    names = ("Xara", "Yann", "Zoe")
    rows = {event.player(row.player).name: row for row in rank(event, tie_breaks=("DE",)).rows}
    assert [rows[name].values for name in names] == [(0,), (0,), (0,)]
    assert len({rows[name].place for name in names}) == 1


def test_once_nobody_more_can_be_placed_the_rest_begin_anew():
    # A beat B and C and did not meet D: 2 points, ahead of all (B 1, C 1½, D ½ + 1). In the same
    # table C's 1½ are not more than D's best, which counts the missing game against A. Anew
    # without A all have met: C 1½, B 1, D ½.
    event = encounters("AB1", "AC1", "BC½", "BD½", "CD1")
    assert places(event, "ABCD") == [1, 3, 2, 4]


def test_before_the_end_of_a_round_robin_the_games_so_far_decide():
    # A missing game is weighed in a Swiss only; the checker has it so, too.
    games = ("AB1", "AC½", "CD1")
    assert places(encounters(*games), "ABCD") == [0, 0, 0, 0]
    event = encounters(*games, system="round-robin")
    # 1½, 0, 1½, 0; then A drew with C, and B and D have not met.
    assert places(event, "ABCD") == [1, 3, 1, 3]
    # 1, 0, 0: the two without a point are level.
    assert places(encounters("AB1", system="round-robin"), "ABC") == [1, 2, 2]


def test_several_meetings_count_by_their_average():
    # A beat B twice, B beat C, C beat A: 1 each by averages, a cycle.
    assert places(encounters("AB1", "BA0", "BC1", "CA1"), "ABC") == [0, 0, 0]
    # A and B shared two games: ½ each, and A beat C while B drew.
    assert places(encounters("AB1", "BA1", "AC1", "BC½"), "ABC") == [1, 2, 3]


@pytest.mark.parametrize(
    ("result", "swiss", "with_p"),
    [("+", [0, 0], [1, 2]), ("-", [0, 0], [2, 1]), ("--", [0, 0], [0, 0])],
)
def test_a_forfeit_counts_with_p_and_in_a_round_robin(result, swiss, with_p):
    event = encounters(f"AB{result}")
    assert places(event, "AB") == swiss
    assert places(event, "AB", "DE/P") == with_p
    all_play_all = encounters(f"AB{result}", system="round-robin")
    assert places(all_play_all, "AB") == places(all_play_all, "AB", "DE/P") == with_p


def test_a_double_forfeit_of_a_swiss_is_a_meeting_with_p():
    # With it all have met: A 1, B 1, C 0. Without it, C might have 1 and B 2.
    event = encounters("AB--", "AC1", "BC1")
    assert places(event, "ABC") == [0, 0, 0]
    assert places(event, "ABC", "DE/P") == [1, 1, 3]


def test_a_game_still_playing_is_no_meeting():
    event = encounters("AB", "CD1")
    assert places(event, "AB") == [0, 0]
    assert places(event, "ABCD") == [0, 0, 0, 0]


def test_later_rounds_do_not_count():
    event = encounters("AB½", "AB1")
    assert places(event, "AB", upto=1) == [0, 0]
    assert places(event, "AB") == [1, 2]


def test_the_points_of_the_event_decide_what_a_missing_game_might_bring():
    # 3-1-0: 4 points of A are not more than B's best, 1 + 3.
    games = ("AB1", "AC½")
    three = {"win": 6, "draw": 2, "forfeit_win": 6}
    assert places(encounters(*games, **three), "ABC") == [0, 0, 0]
    assert places(encounters(*games, "BC½", **three), "ABC") == [1, 3, 2]


def test_whoever_is_alone_has_no_place():
    event = encounters("AB1")
    assert places(event, "A") == [0]


def test_it_looks_at_those_still_tied_where_it_stands_and_may_stand_twice():
    # A beat B, B beat C, C beat A: nothing. C alone has won with Black; then A beat B.
    event = encounters("AB1", "BC1", "AC0")
    rows = rank(event, tie_breaks=("DE", "BWG", "DE")).rows[:3]
    assert [(row.player, row.place, row.values) for row in rows] == [
        (3, 1, (0, 1, 0)),
        (1, 2, (0, 0, 1)),
        (2, 3, (0, 0, 2)),
    ]


def test_a_working_lists_the_games_among_the_tied():
    event = encounters("AB1", "AC½", "AD+")
    context = replace(Context.after(event, 3), tied=(1, 2, 4))
    working = TIE_BREAKS["DE"].working(context, 1)
    assert [(term.round, term.opponent, term.value) for term in working.terms] == [(1, 2, 1)]
    with_p = TIE_BREAKS["DE/P"].working(context, 1)
    assert [(term.round, term.opponent) for term in with_p.terms] == [(1, 2), (3, 4)]
    assert (with_p.value, with_p.combine) == (1, "place")


# US Chess: the result between tied players.


def balance(event: Section, tied: str) -> list[int | None]:
    context = Context.after(event, len(event.rounds))
    context = replace(context, tied=tuple(ord(letter) - 64 for letter in tied))
    numbers = TIE_BREAKS["H2H"].numbers(context)
    return [numbers[no] for no in context.tied]


def test_wins_less_losses_not_their_share_count_between_tied_players():
    # A has 3-1, +2; B 1-0, +1.
    event = encounters("AC1", "AD1", "AE1", "AF0", "BC1")
    assert balance(event, "ABCDEF") == [2, 1, -2, -1, -1, 1]


def test_forfeits_and_draws_are_nothing_between_tied_players():
    event = encounters("AB+", "AC½", "BC0")
    assert balance(event, "ABC") == [0, -1, 1]


def test_games_against_others_are_nothing_and_who_is_alone_has_no_balance():
    event = encounters("AB1", "AC1")
    assert balance(event, "BC") == [0, 0]
    context = replace(Context.after(event, 2), tied=(1,))
    assert TIE_BREAKS["H2H"].numbers(context) == {1: None}
    assert TIE_BREAKS["H2H"].working(context, 1).why == "nobody-tied"


@pytest.mark.parametrize("code", ["DE", "DE/P", "H2H"])
def test_typed_scores_among_the_tied_leave_it_without_a_value(code):
    # All have 1 of 2, and who played whom is not recorded.
    event = scores_only("1 0", "0 1", "½ ½")
    assert [row.values for row in rank(event, tie_breaks=(code,)).rows] == [(None,)] * 3
    context = replace(Context.after(event, 2), tied=(1, 2, 3))
    working = TIE_BREAKS[code].working(context, 1)
    assert (working.value, working.why) == (None, "needs-opponents")


@pytest.mark.parametrize("code", ["DE", "H2H"])
def test_a_recorded_game_among_the_tied_counts_beside_typed_scores(code):
    # 1 won the game that is recorded, 2 has his point by a typed score.
    event = section("2w1 .", "1b0 .")
    typed = Round(awards=(Award(1, AwardKind.LOSS), Award(2, AwardKind.WIN)))
    event = replace(event, rounds=(event.rounds[0], typed))
    assert [row.player for row in rank(event, tie_breaks=(code,)).rows] == [1, 2]


def test_without_a_game_among_the_tied_the_reason_is_told():
    event = encounters("AC1", "BC1")
    working = TIE_BREAKS["DE"].working(replace(Context.after(event, 2), tied=(1, 2)), 1)
    assert (working.value, working.terms, working.why) == (0, (), "met-no-tied")
    alone = TIE_BREAKS["DE"].working(replace(Context.after(event, 2), tied=(1,)), 1)
    assert (alone.value, alone.why) == (0, "nobody-tied")
