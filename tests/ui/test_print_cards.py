"""Score cards on the page."""

from dataclasses import replace

from arbiter_app.core.print_sheets import Paper
from arbiter_app.core.tournament import Round
from arbiter_app.ui.print_layout import lay_out
from arbiter_app.ui.print_type import Role
from tests.ui.events import many
from tests.ui.print_sheets import WORDS, sheet_of


def test_six_cards_of_five_rounds_stand_on_a_page_with_their_boxes(qapp):
    event = many(12, 5)
    short = tuple(replace(player, name=f"Ng, {player.no}") for player in event.players)
    sheet = sheet_of(replace(event, players=short), "score-cards")
    laid = lay_out(sheet, Paper(), WORDS)
    assert len(laid.pages) == 2
    names = [text for text in laid.pages[0].texts if text.role is Role.SUBTITLE]
    assert len(names) == 6
    # A frame, two boxes a round, one for the sum.
    assert len(laid.pages[0].boxes) == 6 * (1 + 2 * 5 + 1)


def test_a_long_name_makes_only_its_own_row_of_cards_higher(qapp):
    event = many(12, 5)
    short = [replace(player, name=f"Ng, {player.no}") for player in event.players]
    short[11] = replace(short[11], name="Bartholomew Maximilian Alexander Montgomery the Younger")
    laid = lay_out(sheet_of(replace(event, players=tuple(short)), "score-cards"), Paper(), WORDS)
    frames = [box.height for page in laid.pages for box in page.boxes if box.grey == 170]
    assert frames[::2] == frames[1::2]
    assert len(set(frames)) > 1


def test_many_rounds_are_made_to_fit_the_page(qapp):
    long = many(4, 2)
    long = replace(long, rounds=long.rounds + (Round(),) * 38)
    laid = lay_out(sheet_of(long, "score-cards"), Paper(), WORDS)
    assert laid.scale < 1
    for page in laid.pages:
        assert all(box.y + box.height < laid.height for box in page.boxes)


def test_large_cards_stand_below_each_other(qapp):
    laid = lay_out(sheet_of(many(12, 5), "score-cards"), Paper(big=True), WORDS)
    lefts = {round(box.x) for page in laid.pages for box in page.boxes if box.grey == 170}
    assert len(lefts) == 1
