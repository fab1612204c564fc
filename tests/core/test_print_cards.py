"""Score cards, before they are filled in."""

from dataclasses import replace

from arbiter_app.core.entries import enter_result
from arbiter_app.core.print_cards import score_cards
from arbiter_app.core.print_sheets import CardLine, Choices, Imprint, PrintSheet, Source
from arbiter_app.core.results import Result
from arbiter_app.core.roster import withdraw
from arbiter_app.core.tournament import Section, Tournament
from arbiter_app.labels import as_is
from arbiter_app.labels.tables import TableWords
from tests.core.events import scores_only, section

PLAIN = Choices()
THREE = section("2w1 h", "1b0 3w", "b 2b", rounds=3)


def _sheet(a_section: Section, choices: Choices = PLAIN) -> PrintSheet:
    event = Tournament("Cup", sections=(a_section,))
    imprint = Imprint("2026-11-29 17:05")
    return score_cards(Source(event, a_section, TableWords(as_is), imprint, choices))


def test_a_card_has_a_line_for_each_round_and_no_result():
    anna = _sheet(THREE).cards[0]
    assert (anna.name, anna.about) == ("Anna", "No 1")
    assert anna.lines == (
        CardLine(1, "White", "2 Béla"),
        CardLine(2, "", "half-point bye"),
        CardLine(3, "", ""),
    )


def test_the_cards_are_by_start_number_with_the_school():
    people = (*THREE.players[1:], replace(THREE.players[0], school="Oak Hill"))
    cards = _sheet(replace(THREE, players=people)).cards
    assert [card.name for card in cards] == ["Anna", "Béla", "Chen"]
    assert cards[0].about == "No 1 · Oak Hill"


def test_who_has_withdrawn_needs_no_card():
    assert len(_sheet(withdraw(THREE, 3, 2)).cards) == 2


def test_where_only_scores_are_typed_there_is_room_to_write():
    assert _sheet(scores_only("1 0", "½ 1")).cards[0].lines == (
        CardLine(1, "", ""),
        CardLine(2, "", ""),
    )


def test_a_card_can_be_filled_in_up_to_the_current_round():
    # Anna wins and has a half-point bye: 1 + 1½ = 2½; US Chess takes the bye off again.
    plain = section("2w1 h", "1b0 3w", "b 2b", rounds=3, tie_breaks=("PS",))
    anna, bela, _ = _sheet(plain, Choices(filled=True)).cards
    assert anna.lines == (
        CardLine(1, "White", "2 Béla", "1", "1"),
        CardLine(2, "", "half-point bye"),
        CardLine(3, "", ""),
    )
    # Round 2 has no result yet.
    assert anna.total == "1"
    assert bela.lines[1] == CardLine(2, "White", "3 Chen")
    done = enter_result(plain, 2, 2, Result.DRAW)
    anna = _sheet(done, Choices(filled=True)).cards[0]
    assert anna.lines[1] == CardLine(2, "", "half-point bye", "H", "1½")
    assert anna.total == "2½"
    deducted = replace(done, rules=replace(plain.rules, tie_breaks=("CUM",)))
    assert _sheet(deducted, Choices(filled=True)).cards[0].total == ""
