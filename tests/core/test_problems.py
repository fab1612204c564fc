"""What is doubtful about an event is pointed at, and nothing else is."""

from dataclasses import replace

import pytest

from arbiter_app.core.entries import dispute, enter_cell
from arbiter_app.core.problems import check
from arbiter_app.core.tournament import Player, Round, Rules, Section, Tournament

PLAYERS = tuple(Player(no, name) for no, name in enumerate(("Anna", "Bela", "Cleo", "Dora"), 1))
EMPTY = Section("U12", players=PLAYERS, rounds=(Round(), Round(), Round()))
SCORES = replace(EMPTY, rules=Rules(paired=False))


def _entered(section: Section, *cells: tuple[int, int, str]) -> Section:
    for player, round_number, text in cells:
        section = enter_cell(section, player, round_number, text)
    return section


SOUND = _entered(EMPTY, (1, 1, "2w1"), (3, 1, "4w="), (1, 2, "3b1"), (2, 2, "4w"))


def _found(section: Section) -> list[tuple[str, int | None, int | None]]:
    problems = check(Tournament(sections=(section,)))
    assert all(problem.section == section.name for problem in problems)
    return [(problem.code, problem.player, problem.round) for problem in problems]


@pytest.mark.parametrize("section", [Section(), EMPTY, SOUND, SCORES])
def test_a_sound_event_has_no_problems(section):
    assert _found(section) == []


def test_a_rematch_is_told_but_not_after_a_forfeit_nor_in_a_round_robin():
    again = _entered(EMPTY, (1, 1, "2w1"), (3, 1, "4w1"), (1, 2, "2b1"), (3, 2, "h"), (4, 2, "z"))
    assert _found(again) == [("rematch", 2, 2)]
    assert _found(enter_cell(again, 1, 1, "+")) == []
    assert _found(replace(again, rules=Rules(system="round-robin"))) == []


def test_a_second_pairing_bye_is_told():
    byes = _entered(EMPTY, (1, 1, "b"), (1, 2, "b"), (2, 1, "h"), (2, 2, "h"))
    assert _found(byes) == [("second-pairing-bye", 1, 2)]


def test_equal_names_are_a_note():
    twins = replace(EMPTY, players=(*PLAYERS, Player(9, "ANNA")))
    assert _found(twins) == [("same-name", 1, None)]
    (problem,) = check(Tournament(sections=(twins,)))
    assert problem.level == "note"
    assert problem.details["numbers"] == "1, 9"


def test_players_without_a_name_are_no_namesakes():
    nameless = replace(EMPTY, players=(Player(1, ""), Player(2, " ")))
    assert _found(nameless) == [("player-without-name", 1, None), ("player-without-name", 2, None)]


def test_a_gap_in_an_earlier_round_is_told_once_a_later_one_has_results():
    gap = _entered(EMPTY, (1, 1, "2w"), (3, 1, "4w="))
    assert _found(gap) == []
    later = _entered(gap, (1, 2, "3b1"), (2, 2, "4w1"))
    assert _found(later) == [("round-incomplete", None, 1)]


def test_a_disputed_board_is_told():
    assert _found(dispute(SOUND, 1, 1, "clock")) == [("disputed", 1, 1)]


def test_whoever_plays_after_his_withdrawal_is_told():
    gone = replace(PLAYERS[0], withdrawn_after=1)
    assert _found(replace(SOUND, players=(gone, *PLAYERS[1:]))) == [("plays-withdrawn", 1, 2)]


@pytest.mark.parametrize(
    ("scores", "told"),
    [("1010", False), ("1=0=", False), ("10==", False), ("1110", True), ("1=00", True)],
)
def test_typed_scores_of_a_whole_round_balance(scores, told):
    section = _entered(SCORES, *[(no, 1, text) for no, text in enumerate(scores, 1)])
    assert _found(section) == ([("scores-unbalanced", None, 1)] if told else [])


def test_typed_scores_need_not_balance_while_somebody_is_missing():
    assert _found(_entered(SCORES, (1, 1, "1"), (2, 1, "1"))) == []


def test_one_board_for_two_games_is_told():
    (first, *others) = SOUND.rounds
    games = tuple(replace(game, board=1) for game in first.games)
    doubled = replace(SOUND, rounds=(replace(first, games=games), *others))
    assert _found(doubled) == [("same-board", None, 1)]


@pytest.mark.parametrize(
    "section",
    [
        replace(SOUND, rules=Rules(win=6, draw=2, tie_breaks=("CUM", "PS"))),
        replace(_entered(SCORES, (1, 1, "1")), rules=Rules(paired=False, tie_breaks=("BPG",))),
    ],
)
def test_a_tie_break_that_has_no_value_here_is_told(section):
    assert _found(section) == [("tie-break-without-value", None, None)]


def test_many_problems_of_a_kind_are_counted_rather_than_listed():
    players = tuple(Player(no, f"P{no}") for no in range(1, 61))
    section = Section(players=players, rounds=(Round(), Round()))
    for no in range(1, 61, 2):
        section = _entered(section, (no, 1, f"{no + 1}w1"), (no, 2, f"{no + 1}b1"))
    problems = check(Tournament(sections=(section,)))
    assert [problem.code for problem in problems] == ["rematch"] * 20 + ["more-of-a-kind"]
    assert problems[-1].details == {"count": 10}


def test_what_is_not_listed_stands_below_those_of_its_kind_also_in_order_of_gravity():
    twins = tuple(Player(no, f"P{(no + 1) // 2}") for no in range(1, 51))
    problems = check(Tournament(sections=(Section(players=twins, rounds=(Round(),)),)))
    assert [problem.code for problem in problems] == ["same-name"] * 20 + ["more-of-a-kind"]
    assert {problem.level for problem in problems} == {"note"}
