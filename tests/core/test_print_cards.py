"""Score cards, before they are filled in."""

from dataclasses import replace

from arbiter_app.core.print_cards import score_cards
from arbiter_app.core.print_sheets import CardLine, Imprint, PrintSheet, Source
from arbiter_app.core.roster import withdraw
from arbiter_app.core.tournament import Section, Tournament
from arbiter_app.labels import as_is
from arbiter_app.labels.tables import TableWords
from tests.core.events import scores_only, section

THREE = section("2w1 h", "1b0 3w", "b 2b", rounds=3)


def _sheet(a_section: Section) -> PrintSheet:
    event = Tournament("Cup", sections=(a_section,))
    imprint = Imprint("2026-11-29 17:05")
    return score_cards(Source(event, a_section, TableWords(as_is), imprint))


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
