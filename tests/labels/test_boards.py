"""A line of a round by board, in signs and in words."""

from arbiter_app.core.boards import board_lines
from arbiter_app.core.entries import dispute
from arbiter_app.core.tournament import by_number
from arbiter_app.labels import as_is
from arbiter_app.labels.boards import beside, board_result, board_sentence, result_keys
from tests.core.events import scores_only, section

ROUND = dispute(section("2w1", "1b0", "4w", "3b", "h", "."), 1, 1, "Béla says draw")


def test_results_are_written_white_first_and_byes_by_their_letter():
    lines = board_lines(ROUND, 1)
    assert [board_result(line) for line in lines] == ["1–0", "", "H", ""]
    assert [beside(line, as_is) for line in lines] == ["", "", "half-point bye", "not paired"]


def test_a_line_is_said_with_names_scores_and_the_note_of_a_dispute():
    lines, players = board_lines(ROUND, 1), by_number(ROUND.players)
    assert [board_sentence(line, players, as_is) for line in lines] == [
        "White won; board 1, White Anna with 0, Black Béla with 0; disputed: Béla says draw",
        "still playing; board 2, White Chen with 0, Black Dora with 0",
        "half-point bye; Emil with 0",
        "not paired; Fumi with 0",
    ]


def test_scores_alone_are_said_as_they_are_typed():
    scored = scores_only("1", ".")
    lines, players = board_lines(scored, 1), by_number(scored.players)
    said = [board_sentence(line, players, as_is, paired=False) for line in lines]
    assert said == ["1; Anna with 0", "not entered; Béla with 0"]


def test_every_key_map_has_its_words():
    assert all("White won" in result_keys(key_map, as_is) for key_map in ("own", "1-0-5", "1-2-3"))
