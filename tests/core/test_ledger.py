"""What each round brought each player."""

import pytest

from arbiter_app.core.ledger import NOT_ENTERED, ScoreLine, columns_of, score_line, sheets
from arbiter_app.core.results import AwardKind, Outcome, Result
from arbiter_app.core.roster import withdraw
from arbiter_app.core.tournament import Award, Game, Player, Rules
from tests.core.events import rebuilt, scores_only, section, two

ANNA = Player(1, "Anna")
THREE = Rules(win=6, draw=2, loss=1, forfeit_win=5, forfeit_loss=-1)


def line_of(entry, rules=THREE, player=ANNA):
    return score_line(rules, player, 1, entry)


@pytest.mark.parametrize(
    ("result", "white", "black"),
    [
        ("1-0", 6, 1),
        ("0-1", 1, 6),
        ("½-½", 2, 2),
        ("½-0", 2, 1),
        ("0-½", 1, 2),
        ("0-0", 1, 1),
        ("+:-", 5, -1),
        ("-:+", -1, 5),
        ("-:-", -1, -1),
    ],
)
def test_a_game_brings_what_the_rules_give_for_each_side(result, white, black):
    game = Game(1, 2, 1, Result(result))
    assert line_of(game).points == white
    assert line_of(game, player=Player(2, "Béla")).points == black


@pytest.mark.parametrize(
    ("kind", "points", "brings"),
    [
        (AwardKind.WIN, None, 6),
        (AwardKind.DRAW, None, 2),
        (AwardKind.LOSS, None, 1),
        (AwardKind.FORFEIT_WIN, None, 5),
        (AwardKind.FORFEIT_LOSS, None, -1),
        # A bye brings its own points, not those of the rules.
        (AwardKind.PAIRING_BYE, 3, 3),
        (AwardKind.ZERO_BYE, 0, 0),
    ],
)
def test_an_award_brings_its_own_points_or_those_of_the_rules(kind, points, brings):
    assert line_of(Award(1, kind, points)).points == brings


@pytest.mark.parametrize(
    ("entry", "played", "voluntary", "unplayed"),
    [
        (Game(1, 2, 1, Result.DRAW), True, False, 0),
        (Game(1, 2, 1, Result.DRAW, unrated=True), True, False, 0),
        (Game(1, 2, 1, Result.BOTH_LOSE), True, False, 0),
        (Game(1, 2, 1, Result.WHITE_BY_FORFEIT), False, False, 2),
        (Game(1, 2, 1, Result.BLACK_BY_FORFEIT), False, True, 0),
        (Game(1, 2, 1, Result.BOTH_FORFEIT), False, True, 0),
        (Award(1, AwardKind.WIN), True, False, 0),
        (Award(1, AwardKind.FORFEIT_WIN), False, False, 2),
        (Award(1, AwardKind.FORFEIT_LOSS), False, True, 0),
        (Award(1, AwardKind.PAIRING_BYE, 2), False, False, 2),
        (Award(1, AwardKind.FULL_BYE, 2), False, False, 2),
        (Award(1, AwardKind.HALF_BYE, 1), False, True, 1),
        (Award(1, AwardKind.ZERO_BYE, 0), False, True, 0),
    ],
)
def test_what_was_not_played_is_told_apart(entry, played, voluntary, unplayed):
    line = line_of(entry, Rules())
    assert (line.played, line.voluntary, line.unplayed) == (played, voluntary, unplayed)
    assert not line.open


def test_a_game_still_playing_is_neither_played_nor_unplayed():
    assert line_of(Game(1, 2, 1)) == ScoreLine(0, game=True, white=True, open=True)


def test_a_game_without_known_colours_shows_none():
    for result in (None, *Result):
        assert line_of(Game(2, 1, 1, result, colours=False)).white is None
        assert line_of(Game(2, 1, 1, result)).white is False


def test_a_blank_is_not_entered_until_the_player_has_withdrawn():
    gone = Player(1, "Anna", withdrawn_after=3)
    assert score_line(Rules(), gone, 3, None) is NOT_ENTERED
    absent = score_line(Rules(zero_bye=1), gone, 4, None)
    assert (absent.points, absent.open, absent.bye) == (1, False, AwardKind.ZERO_BYE)


def test_an_entry_after_the_withdrawal_counts_as_what_it_is():
    gone = Player(1, "Anna", withdrawn_after=0)
    assert score_line(Rules(), gone, 1, Game(1, 2, 1, Result.WHITE_WINS)).outcome is Outcome.WIN


def test_a_sheet_ends_with_the_round_asked_for():
    event = section("2w1 2b½ H", ". . Z")
    assert [sheet.points for sheet in sheets(event, 2).values()] == [(2, 1), (0, 1)]
    assert [sheet.points for sheet in sheets(event, 0).values()] == [(), ()]
    assert sheets(event, 9) == sheets(event, 3)


def test_a_section_without_players_has_no_sheets():
    assert sheets(section(rounds=2), 2) == {}
    assert columns_of(section(rounds=1), 1) == [((), (), frozenset(), False)]


def test_the_lines_of_a_column_are_those_of_its_entries():
    event = withdraw(section("2w1 .", "", "H", "", rounds=2), 4, 1)
    for number, column in enumerate(columns_of(event, 2), 1):
        for player, line, points in zip(event.players, column.lines, column.points, strict=True):
            entry = event.entry(player.no, number)
            assert line == score_line(event.rules, player, number, entry)
            assert points == line.points


def test_a_column_names_those_still_playing_and_those_not_entered():
    event = withdraw(section("2w", "", "H", "", "", ""), 6, 0)
    (column,) = columns_of(event, 1)
    assert column.open == {1, 2, 4, 5}


def test_a_contested_board_marks_its_column():
    assert columns_of(two(Result.DRAW, disputed="clock"), 1)[0].disputed
    assert columns_of(two(Result.DRAW, disputed=""), 1)[0].disputed
    assert not columns_of(two(Result.DRAW), 1)[0].disputed


@pytest.mark.parametrize("event", [section("2w1 2b", ""), scores_only("1 B", "0 .")])
def test_what_is_remembered_is_what_would_be_read_again(event):
    assert columns_of(event, 2) == columns_of(rebuilt(event), 2)
