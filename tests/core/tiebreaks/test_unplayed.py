"""Rounds that were not played, as FIDE C.07 Art. 15 and 16 have them count.

Seen through Buchholz and Sonneborn-Berger of player 1; the others are there to have a score.
"""

from dataclasses import replace
from fractions import Fraction

import pytest

from arbiter_app import formats
from arbiter_app.core.points import format_points, parse_points
from arbiter_app.core.tiebreaks import TIE_BREAKS, Context
from arbiter_app.core.tournament import Section
from tests.core.events import section, value

HALF = Fraction(1, 2)


def opponent(cell: str, met: int, score: str, rounds: int) -> str:
    """Cells of somebody who meets player 1 in round *met* and ends with this score.

    The rest of the score are full-point byes and one half, the last rounds of all, so that no
    bye of his is taken for a withdrawal: he needs one of them, or to meet in the last round.
    """
    got = {"1": 2, "½": 1, "0": 0, "+": 2, "-": 0}[cell[-1]]
    whole, half = divmod(parse_points(score) - got, 2)
    assert whole or met == rounds
    others = ["Z"] * (rounds - 1 - whole - half) + ["H"] * half + ["F"] * whole
    others.insert(met - 1, cell)
    return " ".join(others)


MIRROR = {"1": "0", "0": "1", "½": "½", "+": "-", "-": "+"}


def around(cells: str, scores: str, **rules) -> Section:
    """Player 1 with these results, one a round; the k-th score is that of player k + 1.

    A bye meets nobody; whatever else is a game (with White) against the next player.
    """
    results, wanted = cells.split(), iter(scores.split())
    mine, others = [], []
    for number, result in enumerate(results, 1):
        if result not in MIRROR:
            mine.append(result)
            continue
        others.append(opponent(f"1b{MIRROR[result]}", number, next(wanted), len(results)))
        mine.append(f"{len(others) + 1}w{result}")
    assert next(wanted, None) is None
    return section(" ".join(mine), *others, **rules)


def shown(code: str, event: Section, player: int = 1) -> str:
    found = value(code, event, player)
    return str(found) if found.denominator == 4 else format_points(int(found * 2))


# The opponents' scores: Art. 16.3.


@pytest.mark.parametrize(
    ("later", "seen"),
    [
        ("3w1 3b1 3w1", "4"),
        # The last rounds of all asked off: draws, also after a withdrawal.
        ("H H H", "2½"),
        ("Z Z Z", "2½"),
        ("B Z Z", "3"),
        ("3w1 3b0 Z", "2½"),
        # Asked off, then back: as awarded.
        ("Z Z 3w0", "1"),
        ("H Z 3w0", "1½"),
        ("Z 3w1 Z", "2½"),
        # Back for a round that was given to him without play, too.
        ("Z Z B", "2"),
        ("Z Z F", "2"),
        ("Z Z 3w+", "2"),
        # A lost forfeit is voluntary, so the byes before it are still the last; it keeps its 0.
        ("3w1 3b1 3w-", "3"),
        ("Z Z 3w-", "2"),
        ("3w- Z Z", "2"),
        ("3w-- Z Z", "2"),
        # There, and his game is being played: as awarded.
        ("Z Z 3w", "1"),
    ],
)
def test_byes_of_the_last_rounds_are_draws_for_the_opponents(later, seen):
    # Player 1 has played one round; nothing else of his is entered.
    event = section("2w0", f"1b1 {later}", "")
    assert shown("BH", event) == seen
    assert shown("BH", replace(event, rules=replace(event.rules, edition="2024"))) == seen


def test_whoever_has_withdrawn_has_drawn_the_rest_for_his_opponents():
    event = section("2w0", "1b1 3w1 . .", "")
    assert shown("BH", event) == "2"
    players = [replace(one, withdrawn_after=2 if one.no == 2 else None) for one in event.players]
    assert shown("BH", replace(event, players=tuple(players))) == "3"


def test_a_later_round_is_not_read_as_a_withdrawal():
    # Rounds 3 to 5 are planned, their byes booked; the standings are those of round 2.
    event = section("2w0 3b1", "1b1 H H H H", "Z", rounds=5)
    assert value("BH", event, upto=1) == 1
    assert value("BH", event, upto=2) == 1 + HALF + 0


def test_a_draw_is_worth_what_the_rules_say_for_a_trailing_bye():
    # 3-1-0: a win and two rounds after the withdrawal, a point each.
    event = section("2w0", "1b1 Z Z", win=6, draw=2)
    assert shown("BH", event) == "5"


# The player's own rounds: Art. 16.4.


@pytest.mark.parametrize(
    ("cells", "scores", "dummies"),
    [
        # What he has himself, since 2026 half of the rounds at most (16.4.2).
        ("1 1 1 Z", "1 1 2", "3 2"),
        ("1 1 1 H", "1 1 2", "3½ 2"),
        ("1 1 1 B", "1 1 2", "4 2"),
        ("1 1 1 F", "1 1 2", "4 2"),
        ("0 0 0 H", "2 2 3", "½ ½"),
        # Since 2026 what the scheduled opponent has at most (16.4.1), never the half.
        ("1 1 1 +", "1 1 2 1½", "4 1½"),
        ("1 1 1 +", "1 1 2 3", "4 3"),
        ("1 1 1 -", "1 1 2 4", "3 3"),
        ("1 1 1 -", "1 1 2 1", "3 1"),
    ],
)
def test_an_own_unplayed_round_is_a_game_against_a_dummy(cells, scores, dummies):
    # The score of the dummy in the editions of 2024 and of 2026.
    for edition, dummy in zip(("2024", "2026"), dummies.split(), strict=True):
        event = around(cells, scores, edition=edition)
        (term,) = TIE_BREAKS["BH"].working(Context.after(event, 4), 1).terms[-1:]
        assert term.score == Fraction(parse_points(dummy), 2)
        assert term.reason.startswith("dummy-")
        made = {"H": HALF, "Z": 0, "-": 0}.get(cells[-1], 1)
        (term,) = TIE_BREAKS["SB"].working(Context.after(event, 4), 1).terms[-1:]
        assert term.value == Fraction(parse_points(dummy), 2) * made


@pytest.mark.parametrize(
    ("cells", "scores", "bh", "bh_c1", "sb"),
    [
        # A zero-point absence in round 4, 7 points of 10 rounds: beaten 24½, drawn with 25½.
        ("1 1 1 Z 1 1 ½ ½ ½ ½", "4 4½ 5 5½ 5½ 6 6 6½ 7", "57 55", "50 50", "37¼ 37¼"),
        # A forfeit win, the opponent's adjusted score 5½, own score 7.
        ("+ 1 1 1 1 1 ½ ½ 0 0", "5½ 4 4½ 5 5 5 5 5 5 5½", "51 49½", "", ""),
        # A forfeit loss and an absence, own score 6½.
        ("- Z 1 1 1 1 1 ½ ½ ½", "7 6 6 6 6½ 6½ 6½ 7 7", "64½ 63", "", ""),
        # A forfeit win in round 1, the opponent's adjusted score 4½, own score 9½.
        ("+ 1 1 1 1 1 1 1 1 ½", "4½ 7 7 7 7 7 7 7 7½ 8", "74 69", "", ""),
    ],
)
def test_the_annex_of_the_arbiters_manual(cells, scores, bh, bh_c1, sb):
    # Both editions. The sums are the annex's; it does not name all opponents, these give them.
    for at, edition in enumerate(("2024", "2026")):
        event = around(cells, scores, edition=edition)
        for code, values in (("BH", bh), ("BH/C1", bh_c1), ("SB", sb)):
            if values:
                expected = values.split()[at].replace("37¼", "149/4")
                assert shown(code, event) == expected, code


def test_the_edition_is_that_of_the_section():
    event = around("1 1 1 B", "1 2 3")
    assert event.rules.edition == "2026"
    assert shown("BH", event) == "8"
    assert shown("BH", replace(event, rules=replace(event.rules, edition="2024"))) == "10"


# Cuts: Art. 14 and 16.5.


@pytest.mark.parametrize(
    ("cells", "code", "left"),
    [
        # Opponents with 1, 2 and 3; 3½ points, so a dummy with 2: the half of four rounds.
        ("1 1 1 H", "BH", "8"),
        # The half-point bye goes first though it is not the smallest.
        ("1 1 1 H", "BH/C1", "6"),
        ("1 1 1 H", "BH/C2", "5"),
        # Then the highest, where the exception does not hold.
        ("1 1 1 H", "BH/M1", "3"),
        ("1 1 1 H", "BH/M2", "0"),
        # A pairing bye is not voluntary: the smallest goes.
        ("1 1 1 B", "BH/C1", "7"),
        ("1 1 1 B", "BH/C2", "5"),
    ],
)
def test_a_cut_of_buchholz_takes_a_voluntary_unplayed_round_first(cells, code, left):
    assert shown(code, around(cells, "1 2 3")) == left


@pytest.mark.parametrize(
    ("cells", "code", "left"),
    [
        # Products 1, 0, 1½ and 2 with the dummy of the pairing bye (2 points made, 2½ in all).
        ("1 0 ½ B", "SB", "4½"),
        # The opponent with the lowest score goes, not the smallest product.
        ("1 0 ½ B", "SB/C1", "3½"),
        # 1, 1, 1½; the half-point bye is worth 2 · ½, as much as the lowest: it goes.
        ("1 ½ ½ H", "SB", "4½"),
        ("1 ½ ½ H", "SB/C1", "3½"),
        ("1 ½ ½ H", "SB/C2", "2½"),
        # A zero-point bye is worth 0, less than the lowest: that goes, then the bye.
        ("1 ½ ½ Z", "SB", "3½"),
        ("1 ½ ½ Z", "SB/C1", "2½"),
        ("1 ½ ½ Z", "SB/C2", "2½"),
    ],
)
def test_a_cut_of_sonneborn_berger_takes_the_lowest_opponent_or_a_greater_bye(cells, code, left):
    assert shown(code, around(cells, "1 2 3")) == left


def test_of_several_lowest_opponents_the_smallest_product_is_cut():
    # 1½ · 1, 1½ · ½ and 3 · 1.
    event = around("1 ½ 1", "1½ 1½ 3")
    assert [shown(code, event) for code in ("SB", "SB/C1", "SB/C2")] == ["21/4", "4½", "3"]


def test_the_voluntary_round_that_may_be_cut_is_the_smallest_as_a_contribution():
    # 3 points: a dummy with 3 in the lost forfeit (3 · 0), one with 2½ in the bye
    # (2½ · ½ = 1¼); played 1½ · ½, 2 · 1 and 3 · 1. The smallest voluntary one is 0, less than
    # the lowest opponent's ¾, so that ¾ goes: 7 - ¾. FIDE's checker 1.9.57 takes the bye, whose
    # dummy is lower, and says 5¾.
    event = around("- H ½ 1 1", "4 1½ 2 3")
    assert value("SB", event) == 7
    assert value("SB/C1", event) == Fraction(25, 4)


def test_the_checkers_own_example_of_that_follows_the_text(cases):
    # Player 4: 0, 2½ · ½, 3 · 1, 1½ · ½, 2½ · 1. The checker 1.9.57 says 6¼.
    report = (cases / "rules" / "trf" / "oracle_bug_sbc1.trf").read_bytes()
    (event,) = formats.read(report).tournament.sections
    assert value("SB", event, 4) == Fraction(15, 2)
    assert value("SB/C1", event, 4) == Fraction(27, 4)


@pytest.mark.parametrize("scores", ["3 2½ 2½ 3 4", "2½ 3 2½ 3 4"])
def test_of_voluntary_rounds_worth_the_same_the_less_significant_goes_first(scores):
    # Two lost forfeits, 0 each, with dummies of 3 and 2½ in either order; played 2½ + 3 + 4.
    # First the dummy with 2½ goes, being the least significant of all; then the opponent with
    # 2½ is the least, and more than the 0 that is left.
    event = around("- - 1 1 1", scores)
    values = [value(code, event) for code in ("SB", "SB/C1", "SB/C2")]
    assert values == [Fraction(19, 2), Fraction(19, 2), 7]


# Forfeits as games: "/P" and round robins.


def test_with_p_a_forfeit_is_a_game_against_the_scheduled_opponent():
    # The opponent of the lost forfeit has 3½; without "/P" a dummy has 3.
    event = around("- 1 1 1", "3½ 1 2 3")
    assert [shown(code, event) for code in ("BH", "BH/P")] == ["9", "9½"]
    # The dummy is voluntary and goes first; the game is not, so the lowest goes.
    assert [shown(code, event) for code in ("BH/C1", "BH/C1/P")] == ["6", "8½"]
    won = around("+ 1 1 1", "1½ 1 2 3", edition="2024")
    assert [shown(code, won) for code in ("SB", "SB/P")] == ["10", "7½"]


def test_with_p_the_score_of_the_scheduled_opponent_is_the_adjusted_one():
    event = section("2w+ 3b1 3w1", "1b- Z Z", "")
    # 2 has 0 on the table, and two draws for his opponents.
    assert value("BH/P", event) - value("BH/P", event, upto=1) == 1 + 0


def test_a_bye_is_a_dummy_with_p_as_well():
    event = around("1 1 1 B", "1 2 3")
    assert shown("BH", event) == shown("BH/P", event) == "8"


@pytest.mark.parametrize("edition", ["2024", "2026"])
def test_in_a_round_robin_a_forfeit_is_a_regular_game_and_a_free_round_is_nothing(edition):
    # 1 has 1½: he beat 2 (½ point) by forfeit and drew with 3 (1 point); 2 drew with 3.
    event = section("2w+ 3b½ Z", "1b- Z 3w½", "Z 1w½ 2b½", system="round-robin", edition=edition)
    assert [value("SB", event, no) for no in (1, 2, 3)] == [1, HALF, 1]
    # No score is adjusted, and no dummy stands for the free round.
    assert [value("SB/P", event, no) for no in (1, 2, 3)] == [1, HALF, 1]
    assert [value("BH", event, no) for no in (1, 2, 3)] == [1 + HALF, 2 + HALF, 2]


# As if the last round were drawn: Art. 8.3.

FOUR = ("2w1 3b½ 4w1", "1b0 4w1 3b½", "4b½ 1w½ 2w½", "3w½ 2b0 1b0")


@pytest.mark.parametrize("system", ["swiss", "round-robin"])
@pytest.mark.parametrize("last", ["4w1", "4w+", "4w-", "4w--", "4w"])
def test_fore_buchholz_takes_the_games_of_the_last_round_as_drawn(system, last):
    # 2½ 1½ 1½ ½ become 2 1½ 1½ 1, whatever became of the game of 1 and 4.
    event = section(f"2w1 3b½ {last}", *FOUR[1:3], "3w½ 2b0", system=system)
    assert [value("FB", event, no) for no in (1, 4)] == [4, 5]


def test_fore_buchholz_differs_from_buchholz_by_the_last_results():
    event = section(*FOUR)
    assert [value("BH", event, no) for no in (1, 4)] == [3 + HALF, 5 + HALF]
    assert [value("FB/C1", event, no) for no in (1, 4)] == [3, 3 + HALF]


def test_fore_buchholz_is_buchholz_until_the_last_planned_round_is_paired():
    event = section(*FOUR)
    assert value("FB", event, upto=2) == value("BH", event, upto=2) == 2
    longer = section(*FOUR, rounds=4)
    assert value("FB", longer, upto=3) == value("BH", longer, upto=3) == 3 + HALF


@pytest.mark.parametrize(("edition", "fb", "bh"), [("2024", 5, 5), ("2026", 4, 3 + HALF)])
def test_the_dummy_of_fore_buchholz_has_the_own_score_with_the_last_game_drawn(edition, fb, bh):
    # 1 has 3, or 2½ with a draw: since 2026 the dummy has 1½ at most. 2's pairing bye in the
    # last round keeps its point: 2. 3 has ½ by that draw, 0 without.
    event = section("B 2w1 3b1", "3w1 1b0 B", "2b0 Z 1w0", edition=edition)
    assert (value("FB", event), value("BH", event)) == (fb, bh)


def test_whoever_is_paired_in_the_last_round_was_there_for_fore_buchholz():
    # 2 forfeits the last game: his byes are the last rounds of all (½ each), but not if it is
    # taken as drawn (0, 0 and ½).
    event = section("2w1", "1b0 Z Z 3w-", "")
    assert (value("BH", event), value("FB", event)) == (1, HALF)


def test_a_bye_asked_for_in_the_last_round_is_a_draw_for_fore_buchholz():
    event = section("2w1", "1b0 3w1 Z", "")
    assert value("FB", event) == 1 + HALF


# Rounds still playing.


def test_a_round_still_playing_is_neither_a_game_nor_a_dummy():
    # 2 has 2; 1's second game goes on, and the third round of his is not entered.
    event = section("2w1 3b", "1b0 4w1 4b1", "", "")
    assert [shown(code, event) for code in ("BH", "BH/C1", "SB")] == ["2", "0", "2"]
    terms = TIE_BREAKS["BH"].working(Context.after(event, 3), 1).terms
    assert [term.round for term in terms] == [1]


def test_the_score_of_somebody_still_playing_is_what_he_has():
    assert shown("BH", section("2w0", "1b1 3w1 3b", "")) == "2"


# Scores without opponents.


@pytest.mark.parametrize("code", ["BH", "BH/C1", "FB", "AOB", "SB", "SB/P", "KS"])
def test_a_typed_score_has_no_opponent_so_there_is_no_value(code):
    event = section("1 ½", "0 ½", paired=False)
    context = Context.after(event, 2)
    assert TIE_BREAKS[code].numbers(context) == {1: None, 2: None}
    working = TIE_BREAKS[code].working(context, 1)
    assert (working.value, working.terms, working.why) == (None, (), "needs-opponents")


def test_byes_alone_have_a_buchholz_even_where_scores_are_typed():
    # Nobody knows whom 1 met; 2 met nobody, so two dummies are all: 1½ points, 1 at most.
    event = section("1 1", "B H", paired=False)
    assert [value("BH", event, no) for no in (1, 2)] == [None, 2]
