"""Both players' halves become one game, as the table of halves in the design says."""

import pytest

from arbiter_app.core.results import AwardKind, Result
from tests.formats.reports import refused, row, section, told


def two(first, second):
    """Players 1 and 2, with one round."""
    return row(1, first), row(2, second)


@pytest.mark.parametrize(
    ("first", "second", "result", "unrated"),
    [
        ("1", "0", Result.WHITE_WINS, False),
        ("0", "1", Result.BLACK_WINS, False),
        ("=", "=", Result.DRAW, False),
        ("0", "0", Result.BOTH_LOSE, False),
        ("=", "0", Result.WHITE_DRAWS_BLACK_LOSES, False),
        ("0", "=", Result.BLACK_DRAWS_WHITE_LOSES, False),
        ("+", "-", Result.WHITE_BY_FORFEIT, False),
        ("-", "+", Result.BLACK_BY_FORFEIT, False),
        ("-", "-", Result.BOTH_FORFEIT, False),
        ("W", "L", Result.WHITE_WINS, True),
        ("L", "W", Result.BLACK_WINS, True),
        ("D", "D", Result.DRAW, True),
        ("L", "L", Result.BOTH_LOSE, True),
        ("", "", None, False),
    ],
)
def test_halves_that_agree_are_one_game(first, second, result, unrated):
    lines = two(f"2w{first}", f"1b{second}")
    assert told(*lines) == []
    (game,) = section(*lines).rounds[0].games
    assert (game.white, game.black, game.result) == (1, 2, result)
    assert (game.unrated, game.colours) == (unrated, True)


@pytest.mark.parametrize(
    ("first", "second", "result", "code"),
    [
        ("1", "", Result.WHITE_WINS, "half-blank"),
        ("", "1", Result.BLACK_WINS, "half-blank"),
        ("=", "", Result.DRAW, "half-blank"),
        ("0", "", Result.BLACK_WINS, "half-blank"),
        ("+", "", Result.WHITE_BY_FORFEIT, "half-blank"),
        ("-", "", Result.BLACK_BY_FORFEIT, "half-blank"),
        ("1", "-", Result.WHITE_BY_FORFEIT, "result-and-forfeit"),
        ("-", "1", Result.BLACK_BY_FORFEIT, "result-and-forfeit"),
        ("0", "+", Result.BLACK_BY_FORFEIT, "result-and-forfeit"),
        ("+", "0", Result.WHITE_BY_FORFEIT, "result-and-forfeit"),
        ("0", "-", Result.BOTH_FORFEIT, "result-and-forfeit"),
        ("1", "L", Result.WHITE_WINS, "rated-and-unrated"),
    ],
)
def test_halves_that_differ_are_taken_with_a_warning(first, second, result, code):
    lines = two(f"2w{first}", f"1b{second}")
    assert [one[0] for one in told(*lines)] == [code]
    assert section(*lines).rounds[0].games[0].result is result


@pytest.mark.parametrize(
    ("first", "second", "code"),
    [
        ("1", "1", "both-won"),
        ("+", "+", "both-won"),
        ("W", "1", "both-won"),
        ("1", "=", "points-above-win"),
        ("=", "+", "points-above-win"),
        ("=", "-", "points-above-win"),
    ],
)
def test_halves_that_cannot_be_are_refused(first, second, code):
    assert refused(*two(f"2w{first}", f"1b{second}"))[0] == code


def test_a_refusal_names_line_round_and_both_players():
    assert refused(*two("2w1", "1b1"))[1] == (
        "Line 1: round 1: players 1 and 2 both have a win against each other."
    )


@pytest.mark.parametrize(
    ("first", "second", "white", "colours", "problems"),
    [
        ("w", "b", 1, True, []),
        ("b", "w", 2, True, []),
        ("w", "-", 1, True, []),
        ("-", "w", 2, True, []),
        ("-", "b", 1, True, []),
        ("b", "-", 2, True, []),
        ("-", "-", 1, False, []),
        (" ", " ", 1, False, []),
        ("W", "B", 1, True, []),
        ("w", "w", 1, False, ["both-white"]),
        ("b", "b", 1, False, ["both-black"]),
    ],
)
def test_colours_come_from_either_line(first, second, white, colours, problems):
    lines = two(f"   2 {first} 0", f"   1 {second} 1")
    assert [one[0] for one in told(*lines)] == problems
    (game,) = section(*lines).rounds[0].games
    assert (game.white, game.colours) == (white, colours)
    # Player 2 won, whoever is named first.
    assert game.result is (Result.BLACK_WINS if white == 1 else Result.WHITE_WINS)


def test_a_game_that_one_line_lacks_is_taken_from_the_other():
    lines = [row(1, "2w1", "2b0"), row(2, "1b0")]
    assert told(*lines) == [("half-missing", 2, 2)]
    (game,) = section(*lines).rounds[1].games
    assert (game.white, game.black, game.colours) == (2, 1, True)
    assert game.result is Result.WHITE_WINS


def test_a_pairing_that_one_line_lacks_is_taken_from_the_other():
    assert section(row(1, "2w"), row(2)).rounds[0].games[0].result is None


@pytest.mark.parametrize(
    ("lines", "code", "sentence"),
    [
        (
            [row(1, "1w1"), row(2)],
            "own-opponent",
            "Line 1: player 1, round 1: a player cannot be his own opponent.",
        ),
        (
            [row(1, "", "57w1"), row(2)],
            "opponent-unknown",
            "Line 1: player 1, round 2: opponent 57 is not in the file.",
        ),
        (
            [row(1, "2w1"), row(2, "3b0"), row(3, "2w1")],
            "third-player",
            "Line 1: player 1, round 1: opponent 2 has 3 as his opponent.",
        ),
        (
            [row(1, "3w1"), row(2, "3w1"), row(3)],
            "claimed-twice",
            "Line 2: players 2 and 1 both have 3 as opponent in round 1.",
        ),
        (
            [row(1, "2w1"), row(2, "H")],
            "opponent-has-bye",
            "Line 1: player 1, round 1: opponent 2 has a bye in that round.",
        ),
        (
            [row(1, "2w1"), row(2, "1bH")],
            "opponent-has-bye",
            "Line 1: player 1, round 1: opponent 2 has a bye in that round.",
        ),
    ],
)
def test_opponents_that_cannot_be_are_refused(lines, code, sentence):
    assert refused(*lines) == (code, sentence)


@pytest.mark.parametrize(
    ("code", "kind", "points"),
    [
        ("U", AwardKind.PAIRING_BYE, 2),
        ("F", AwardKind.FULL_BYE, 2),
        ("H", AwardKind.HALF_BYE, 1),
        ("Z", AwardKind.ZERO_BYE, 0),
        ("+", AwardKind.FULL_BYE, 2),
        ("-", AwardKind.ZERO_BYE, 0),
    ],
)
@pytest.mark.parametrize("cell", ["0000 - {}", "   0 - {}", "       {}", "0000   {}"])
def test_a_code_without_an_opponent_is_a_bye(code, kind, points, cell):
    found = section(row(1, "2w1", cell.format(code)), row(2, "1b0", "U"))
    (award,) = [one for one in found.rounds[1].awards if one.player == 1]
    assert (award.kind, award.points) == (kind, points)


def test_the_old_spelling_of_byes_is_told_once():
    lines = [row(1, "+", "-"), row(2, "-", "+")]
    assert told(*lines) == [("old-byes", 1, 1)]


def test_a_half_without_an_opponent_is_the_old_spelling_of_a_half_point_bye():
    lines = [row(1, "2w1", "0000 - ="), row(2, "1b0", "   0 - ½"), row(3, "0000 - =")]
    assert told(*lines) == [("old-half-byes", 1, 2)]
    found = section(*lines)
    assert [one.kind for a_round in found.rounds for one in a_round.awards] == (
        [AwardKind.HALF_BYE] * 3
    )


def test_a_bye_with_an_opponent_stays_a_bye():
    lines = [row(1, "2wH"), row(2, "1bH"), row(3, "U")]
    assert told(*lines) == [("bye-with-opponent", 1, 1), ("bye-with-opponent", 2, 1)]
    assert [one.kind for one in section(*lines).rounds[0].awards] == [
        AwardKind.HALF_BYE,
        AwardKind.HALF_BYE,
        AwardKind.PAIRING_BYE,
    ]


def test_a_pairing_without_result_against_a_bye_is_left_out():
    lines = [row(1, "2w"), row(2, "1bH"), row(3, "4w1"), row(4, "3b0")]
    assert told(*lines) == [
        ("pairing-with-bye", 1, 1),
        ("bye-with-opponent", 2, 1),
        ("not-entered", None, 1),
    ]


@pytest.mark.parametrize(("own", "others"), [("+", "Z"), ("+", "-"), ("-", "F"), ("-", "+")])
def test_a_forfeit_that_the_absent_player_lacks_is_a_game(own, others):
    lines = [row(1, "2w" + own), row(2, others)]
    assert ("half-missing", 2, 1) in told(*lines)
    (game,) = section(*lines).rounds[0].games
    assert game.result is (Result.WHITE_BY_FORFEIT if own == "+" else Result.BLACK_BY_FORFEIT)
    assert section(*lines).rounds[0].awards == ()


@pytest.mark.parametrize(("own", "alone", "result"), [
    ("1", "0", Result.WHITE_WINS), ("0", "1", Result.BLACK_WINS), ("=", "=", Result.DRAW),
    ("", "1", Result.BLACK_WINS), ("W", "L", Result.WHITE_WINS),
])  # fmt: skip
@pytest.mark.parametrize("first", [True, False])
def test_a_result_without_its_opponent_is_the_game_that_the_other_line_has(
    own, alone, result, first
):
    no, other = (1, 2) if first else (2, 1)
    lines = [row(no, f"{other}w{own}"), row(other, f"0000 - {alone}")]
    assert ("number-missing", other, 1) in told(*lines)
    assert "no-opponent" not in [code for code, *_ in told(*lines)]
    found = section(*lines).rounds[0]
    assert [(game.white, game.black, game.result) for game in found.games] == [(no, other, result)]
    assert found.awards == ()


def test_a_result_without_its_opponent_that_does_not_fit_the_game_is_refused():
    assert refused(row(1, "2w1"), row(2, "0000 - 1")) == (
        "both-won",
        "Line 1: round 1: players 1 and 2 both have a win against each other.",
    )


def test_a_result_without_an_opponent_is_a_score():
    lines = [row(1, "2w1", "   0 - 1"), row(2, "1b0", "0000 - D")]
    assert told(*lines) == [("no-opponent", 1, 2), ("no-opponent", 2, 2)]
    found = section(*lines)
    assert found.rules.paired
    assert [one.kind for one in found.rounds[1].awards] == [AwardKind.WIN, AwardKind.DRAW]


def test_a_file_of_scores_alone_is_a_section_for_scores_only():
    lines = [row(1, "   0 - 1"), row(2, "0000 - 0"), row(3, "H")]
    assert told(*lines) == []
    assert not section(*lines).rules.paired


def test_boards_are_guessed_by_score_then_sum_then_number():
    # Before round 2: 1, 4 and 6 have 1 point, 2 has ½; 3 and 5 none, 7 ½.
    lines = [
        row(1, "3w1", "6b="),
        row(2, "7w=", "4w="),
        row(3, "1b0", "5w1"),
        row(4, "5w1", "2b="),
        row(5, "4b0", "3b0"),
        row(6, "U", "1w="),
        row(7, "2b=", "U"),
    ]
    first, second = section(*lines).rounds
    assert [(game.board, game.white, game.black) for game in first.games] == [
        (1, 1, 3),
        (2, 2, 7),
        (3, 4, 5),
    ]
    assert [(game.board, game.white, game.black) for game in second.games] == [
        (1, 6, 1),
        (2, 2, 4),
        (3, 3, 5),
    ]


@pytest.mark.parametrize("short_by", [1, 3, 4, 5, 8])
def test_a_line_cut_off_in_a_round_gets_its_results_from_the_opponents(short_by):
    lines = [
        row(10, "12w1", "11b1", "12b1"),
        row(11, "U", "10w0", "U"),
        row(12, "10b0", "U", "10w0"),
    ]
    # "12w1 11b1 12b1" of player 10 ends inside round 2.
    lines[0] = lines[0][: -10 - short_by]
    cut = ("line-cut", 10, 2) if short_by < 8 else ("half-missing", 10, 2)
    assert told(*lines) == [cut, ("half-missing", 10, 3)]
    games = [one.games[0] for one in section(*lines).rounds]
    assert [(one.white, one.black, one.result) for one in games] == [
        (10, 12, Result.WHITE_WINS),
        (11, 10, Result.BLACK_WINS),
        (12, 10, Result.BLACK_WINS),
    ]


def test_a_line_with_more_rounds_than_an_event_can_have_is_refused():
    assert section(row(1, *["Z"] * 99)).players[0].no == 1
    assert refused(row(1, *["Z"] * 100)) == (
        "too-many-rounds",
        "Line 1: the line of player 1 holds 100 rounds; an event has 99 at most.",
    )
