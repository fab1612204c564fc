"""What can be typed into a cell, and what a cell says."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_app.core.cell_text import CellText, own_sides, parse_cell, result_of, write_cell
from arbiter_app.core.errors import EditError
from arbiter_app.core.results import AwardKind, Outcome, Result
from arbiter_app.core.tournament import Award, Game, Rules

WIN, DRAW, LOSS = Outcome.WIN, Outcome.DRAW, Outcome.LOSS
WON, LOST = Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS


@pytest.mark.parametrize(
    ("texts", "sides"),
    [
        (("1", "1-0", "1:0", "1 - 0", "1–0", "W", "w", "１"), (WIN, LOSS)),
        (("0", "0-1", "0 : 1", "L"), (LOSS, WIN)),
        (("½", "=", "5", "D", ".5", ",5", "0.5", "0,5", "0.50", "1/2", "½-½"), (DRAW, DRAW)),
        (("1/2-1/2", "0.5:0.5", "1⁄2", "＝"), (DRAW, DRAW)),
        (("½-0", ".5-0", "1/2:0"), (DRAW, LOSS)),
        (("0-½", "0-0,5"), (LOSS, DRAW)),
        (("0-0", "0:0"), (LOSS, LOSS)),
        (("+", "+:-", "＋"), (WON, LOST)),
        (("-", "−", "–", "-:+"), (LOST, WON)),
        (("--", "X", "-:-", "−−"), (LOST, LOST)),
    ],
)
def test_a_result_is_the_own_one_first(texts, sides):
    assert [parse_cell(text) for text in texts] == [CellText(sides=sides)] * len(texts)


@pytest.mark.parametrize(
    ("texts", "cell"),
    [
        (("12w1", "12W1", " 12 w 1 ", "012w1", "12w1-0"), CellText((WIN, LOSS), 12, True)),
        (("5b½", "5b=", "5b5", "5b.5", "5B1/2"), CellText((DRAW, DRAW), 5, False)),
        (("7w",), CellText(None, 7, True)),
        (("3b+",), CellText((WON, LOST), 3, False)),
        (("3b--", "3bX"), CellText((LOST, LOST), 3, False)),
        (("3w0-0",), CellText((LOSS, LOSS), 3, True)),
        (("4w½-0",), CellText((DRAW, LOSS), 4, True)),
        # No colour known: "?" stands for it, or a letter comes first.
        (("12?1", "W12", "w12"), CellText((WIN, LOSS), 12)),
        (("12?",), CellText(None, 12)),
        (("D5",), CellText((DRAW, DRAW), 5)),
        (("L3",), CellText((LOSS, WIN), 3)),
        (("X12",), CellText((WON, LOST), 12)),
        (("F12",), CellText((LOST, WON), 12)),
        (("12w1u",), CellText((WIN, LOSS), 12, True, unrated=True)),
    ],
)
def test_digits_first_are_the_opponent_and_a_letter_first_is_the_result(texts, cell):
    assert [parse_cell(text) for text in texts] == [cell] * len(texts)


@pytest.mark.parametrize("text", ["1u", "=u", "0U", "0-0u", "½-0u"])
def test_a_u_behind_a_played_result_makes_the_game_unrated(text):
    assert parse_cell(text) == CellText(parse_cell(text[:-1]).sides, unrated=True)


@pytest.mark.parametrize(
    ("text", "kind", "half_points"),
    [
        ("B", AwardKind.PAIRING_BYE, None),
        ("h", AwardKind.HALF_BYE, None),
        ("F", AwardKind.FULL_BYE, None),
        ("Z", AwardKind.ZERO_BYE, None),
        ("B=½", AwardKind.PAIRING_BYE, 1),
        ("B=1,5", AwardKind.PAIRING_BYE, 3),
        ("b = 1 1/2", AwardKind.PAIRING_BYE, 3),
        ("F=10.5", AwardKind.FULL_BYE, 21),
        ("Z=-½", AwardKind.ZERO_BYE, -1),
        ("H=0", AwardKind.HALF_BYE, 0),
    ],
)
def test_a_letter_alone_is_a_bye_perhaps_with_a_worth_of_its_own(text, kind, half_points):
    assert parse_cell(text) == CellText(bye=kind, points=half_points)


@pytest.mark.parametrize("text", ["", "  ", "\t\n", "\u3000"])
def test_nothing_typed_means_clear(text):
    assert parse_cell(text) == CellText()


@pytest.mark.parametrize(
    ("text", "code", "details"),
    [
        ("U", "bye-kind-missing", {}),
        ("12", "colour-missing", {"opponent": "12"}),
        ("007", "colour-missing", {"opponent": "007"}),
        ("2", "colour-missing", {"opponent": "2"}),
        ("b5", "cell-text", {"text": "b5"}),
        ("B12", "cell-text", {"text": "B12"}),
        ("5d", "cell-text", {"text": "5d"}),
        ("B½", "cell-text", {"text": "B½"}),
        ("B=", "cell-text", {"text": "B="}),
        ("B=x", "cell-text", {"text": "B=x"}),
        ("B=¼", "cell-text", {"text": "B=¼"}),
        ("1½", "cell-text", {"text": "1½"}),
        ("1-1", "cell-text", {"text": "1-1"}),
        ("12w12", "cell-text", {"text": "12w12"}),
        ("w1w1", "cell-text", {"text": "w1w1"}),
        ("123456w1", "cell-text", {"text": "123456w1"}),
        ("123456", "cell-text", {"text": "123456"}),
        # A game that was forfeited is never rated, so there is nothing to say.
        ("+u", "cell-text", {"text": "+u"}),
        ("3w-u", "cell-text", {"text": "3w-u"}),
        ("٣", "cell-text", {"text": "٣"}),
        ("١w1", "cell-text", {"text": "١w1"}),
        ("?", "cell-text", {"text": "?"}),
        ("=B", "cell-text", {"text": "=B"}),
        (" Anderson, Sara, Riverside ", "cell-text", {"text": "Anderson, Sara, Rive"}),
        ("1" * 100_000, "cell-text", {"text": "1" * 20}),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_reason(text, code, details):
    with pytest.raises(EditError) as caught:
        parse_cell(text)
    assert (caught.value.code, caught.value.details) == (code, details)


@given(st.text(alphabet="0123456789wbdlxfhzu?=½-+.,:/ −１ＷＢ", max_size=12) | st.text(max_size=30))
def test_whatever_is_typed_is_read_or_refused(text):
    assert read(text) in ("bye", "pairing", "result", "clear", *REFUSALS)


REFUSALS = ("cell-text", "colour-missing", "bye-kind-missing")


def read(text: str) -> str:
    """What kind of thing was typed, or why it cannot be read."""
    try:
        cell = parse_cell(text)
    except EditError as error:
        return error.code
    said = {"bye": cell.bye, "pairing": cell.opponent, "result": cell.sides}
    return next((kind for kind, found in said.items() if found is not None), "clear")


@pytest.mark.parametrize(
    ("entry", "text"),
    [
        (None, ""),
        (Game(1, 12, 7), "12w"),
        (Game(12, 1, 7), "12b"),
        (Game(1, 12, 7, Result.WHITE_WINS), "12w1"),
        (Game(12, 1, 7, Result.WHITE_WINS), "12b0"),
        (Game(12, 1, 7, Result.DRAW), "12b½"),
        (Game(1, 12, 7, Result.WHITE_DRAWS_BLACK_LOSES), "12w½-0"),
        (Game(12, 1, 7, Result.WHITE_DRAWS_BLACK_LOSES), "12b0-½"),
        (Game(1, 12, 7, Result.BOTH_LOSE), "12w0-0"),
        (Game(12, 1, 7, Result.WHITE_BY_FORFEIT), "12b-"),
        (Game(1, 12, 7, Result.BOTH_FORFEIT), "12w--"),
        (Game(1, 12, 7, Result.DRAW, unrated=True), "12w½u"),
        (Game(1, 12, 7, Result.WHITE_WINS, colours=False), "12?1"),
        (Game(12, 1, 7, Result.WHITE_WINS, colours=False), "12?0"),
        (Game(1, 12, 7, colours=False), "12?"),
        (Game(1, 12, 7, Result.DRAW, disputed="touched piece"), "12w½"),
        (Award(1, AwardKind.PAIRING_BYE, 2), "B"),
        (Award(1, AwardKind.PAIRING_BYE, 1), "B=½"),
        (Award(1, AwardKind.FULL_BYE, 2), "F"),
        (Award(1, AwardKind.HALF_BYE, 1), "H"),
        (Award(1, AwardKind.ZERO_BYE, 0), "Z"),
        (Award(1, AwardKind.ZERO_BYE, -1), "Z=−½"),
        (Award(1, AwardKind.WIN), "1"),
        (Award(1, AwardKind.DRAW), "½"),
        (Award(1, AwardKind.LOSS), "0"),
        (Award(1, AwardKind.FORFEIT_WIN), "+"),
        (Award(1, AwardKind.FORFEIT_LOSS), "-"),
    ],
)
def test_a_cell_is_written_as_its_player_would_type_it(entry, text):
    assert write_cell(Rules(), 1, entry) == text


def test_a_bye_of_the_usual_worth_is_its_letter_whatever_the_scoring():
    rules = Rules(win=6, draw=2, pairing_bye=6)
    assert write_cell(rules, 1, Award(1, AwardKind.PAIRING_BYE, 6)) == "B"
    assert write_cell(rules, 1, Award(1, AwardKind.PAIRING_BYE, 2)) == "B=1"


@pytest.mark.parametrize("result", Result)
@pytest.mark.parametrize("player", [1, 2])
def test_own_sides_and_result_are_each_other_s_reverse(result, player):
    own, other = own_sides(player, Game(1, 2, 1, result))
    assert result_of(own, other, white=player == 1) is result


def test_a_game_still_playing_has_no_sides():
    assert own_sides(1, Game(1, 2, 1)) is None


def test_a_result_that_no_game_has_is_refused():
    with pytest.raises(EditError) as caught:
        result_of(WIN, WIN, white=True)
    assert caught.value.code == "no-such-result"
    assert caught.value.details == {"own": "win", "other": "win"}
