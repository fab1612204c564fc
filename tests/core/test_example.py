"""The event that the help shows tie-breaks on."""

from itertools import accumulate

import pytest

from arbiter_app.core.example import example, worked
from arbiter_app.core.ledger import sheets
from arbiter_app.core.problems import check
from arbiter_app.core.results import AwardKind
from arbiter_app.core.standings import rank
from arbiter_app.core.tiebreaks import TIE_BREAKS
from arbiter_app.core.tiebreaks.values import sum_text
from arbiter_app.core.tournament import Tournament

UNIT = 2
"""Half-points in a point."""


def test_it_is_a_finished_event_with_nothing_doubtful():
    section = example()
    assert check(Tournament(sections=(section,))) == ()
    assert rank(section).final
    assert example() is section


def test_three_players_with_three_of_five_made_them_early_in_between_and_late():
    # 1+2+3+3+3 = 12, 1+1+2+2+3 = 9, 0+0+1+2+3 = 6
    read = sheets(example(), 5)
    for no, scores, value in ((1, "11100", 12), (2, "10101", 9), (3, "00111", 6)):
        assert [half // UNIT for half in read[no].points] == [int(one) for one in scores]
        assert sum(accumulate(map(int, scores))) == value == worked("PS", no)[1].working.value


def test_those_three_have_all_met_so_that_their_games_part_them():
    # Cleo beat Bela and Anna, Anna beat Bela.
    assert [worked("DE", no)[1].working.value for no in (1, 2, 3)] == [2, 3, 1]


def test_byes_a_forfeit_and_a_withdrawal_are_in_it():
    section = example()
    kinds = {award.kind for a_round in section.rounds for award in a_round.awards}
    assert {AwardKind.PAIRING_BYE, AwardKind.HALF_BYE} <= kinds
    assert any(
        game.result is not None and not game.result.played
        for a_round in section.rounds
        for game in a_round.games
    )
    assert [player.name for player in section.players if player.withdrawn_after] == ["Hugo"]


@pytest.mark.parametrize("code", TIE_BREAKS)
def test_every_tie_break_has_a_value_to_show_and_its_terms_add_up(code):
    no, found = worked(code)
    working = found.working
    assert working.value is not None
    assert working.terms
    if working.combine in ("sum", "count"):
        assert sum(term.value for term in working.terms) == working.value
    assert worked(code, no) == (no, found)


def test_the_one_is_shown_who_has_most_to_show():
    # Gita has a forfeit win and a half-point bye; in Buchholz both are dummies.
    assert [worked(code)[0] for code in ("CUM", "BH")] == [7, 7]
    # Of what is counted, something that does not count is to be seen: his half-point bye.
    assert worked("REP")[0] == 7


def test_a_sum_is_written_of_rounds_only():
    assert sum_text(worked("CUM")[1].working) == "1 + 1½ + 2 + 3 + 3½ − 1 − ½ = 9½"
    assert sum_text(worked("RTNG")[1].working) == ""
    assert sum_text(worked("DE")[1].working) == ""
