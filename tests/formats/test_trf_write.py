"""A report is written by the columns, with counts, points and ranks of its own."""

from dataclasses import replace

import pytest

from arbiter_app.core.lots import draw_lots
from arbiter_app.core.results import AwardKind, Result
from arbiter_app.core.tournament import Award, Game, Player, Round, Rules, Section, Tournament
from arbiter_app.formats import FormatError, read, write
from arbiter_app.labels import as_is
from arbiter_app.labels.formats import refusal
from arbiter_app.labels.problems import problem
from tests.formats.reports import row

ANNA = Player(
    no=1,
    name="Åkerlund, Anna",
    rating=2210,
    title="WGM",
    sex="w",
    birth="1990/01/02",
    federation="SWE",
    fide_id="1700001",
)
BELA = Player(no=2, name="Béla")
CARL = Player(no=10, name="Carl", withdrawn_after=1)
ROUNDS = (
    Round((Game(1, 2, 1, Result.WHITE_WINS),), (Award(10, AwardKind.HALF_BYE, 1),)),
    Round((Game(2, 1, 1),)),
    Round(),
)
SECTION = Section(rules=Rules(tie_breaks=("PS",)), players=(ANNA, BELA, CARL), rounds=ROUNDS)
OPEN = Tournament(name="Open", place="Lund", sections=(SECTION,))


def lines(event):
    return write(event).data.decode().splitlines()


def players(section):
    return [line for line in lines(Tournament(sections=(section,))) if line.startswith("001 ")]


def lost(section):
    return [one.code for one in write(Tournament(sections=(section,))).problems]


def test_a_report_has_its_records_and_a_line_for_each_player():
    assert lines(OPEN) == [
        "012 Open",
        "022 Lund",
        "062 3",
        "072 1",
        "092 Individual: Swiss-System",
        "XXR 3",
        "212 PTS,PS",
        row(
            1,
            "2w1",
            "2b",
            sex="w",
            title="WGM",
            name="Åkerlund, Anna",
            rating=2210,
            federation="SWE",
            fide_id="1700001",
            birth="1990/01/02",
            points="1.0",
            rank=1,
        ).rstrip(),
        row(2, "1b0", "1w", name="Béla", points="0.0", rank=3).rstrip(),
        row(10, "H", "Z", "Z", name="Carl", points="0.5", rank=2),
    ]


def test_lines_end_with_lf_and_the_text_is_utf_8():
    data = write(OPEN).data
    assert b"\r" not in data
    assert data.endswith(b"\n")
    assert "Åkerlund".encode() in data


@pytest.mark.parametrize(
    ("result", "unrated", "codes"),
    [
        (Result.WHITE_WINS, False, "10"),
        (Result.DRAW, False, "=="),
        (Result.WHITE_DRAWS_BLACK_LOSES, False, "=0"),
        (Result.BOTH_LOSE, False, "00"),
        (Result.WHITE_BY_FORFEIT, False, "+-"),
        (Result.BOTH_FORFEIT, False, "--"),
        (Result.WHITE_WINS, True, "WL"),
        (Result.DRAW, True, "DD"),
        (Result.WHITE_BY_FORFEIT, True, "+-"),
    ],
)
def test_a_result_is_a_code_on_both_lines(result, unrated, codes):
    games = (Game(1, 2, 1, result, unrated=unrated),)
    found = players(replace(SECTION, rounds=(Round(games),)))
    assert (found[0][91:99], found[1][91:99]) == (f"   2 w {codes[0]}", f"   1 b {codes[1]}")


def test_a_game_without_colours_shows_none():
    games = (Game(1, 2, 1, Result.DRAW, colours=False),)
    found = players(replace(SECTION, rounds=(Round(games),)))
    assert (found[0][91:99], found[1][91:99]) == ("   2 - =", "   1 - =")


@pytest.mark.parametrize(
    ("kind", "code"),
    [
        (AwardKind.PAIRING_BYE, "U"),
        (AwardKind.FULL_BYE, "F"),
        (AwardKind.HALF_BYE, "H"),
        (AwardKind.ZERO_BYE, "Z"),
        (AwardKind.WIN, "1"),
        (AwardKind.DRAW, "="),
        (AwardKind.LOSS, "0"),
        (AwardKind.FORFEIT_WIN, "+"),
        (AwardKind.FORFEIT_LOSS, "-"),
    ],
)
def test_an_award_is_a_code_without_an_opponent(kind, code):
    found = players(replace(SECTION, rounds=(Round((), (Award(1, kind, 0),)),)))
    assert found[0][91:99] == f"0000 - {code}"


def test_before_the_first_result_nobody_has_a_rank():
    found = players(replace(SECTION, players=(ANNA, BELA), rounds=(Round((Game(1, 2, 1),)),)))
    assert [line[80:89] for line in found] == [" 0.0     ", " 0.0     "]


def test_players_who_are_level_share_their_rank():
    games = (Game(1, 2, 1, Result.DRAW),)
    found = players(replace(SECTION, players=(ANNA, BELA), rounds=(Round(games),)))
    assert [line[85:89] for line in found] == ["   1", "   1"]


def test_what_is_too_wide_is_cut_and_told():
    long = replace(BELA, name="N" * 34, federation="SWEDEN")
    section = replace(SECTION, players=(ANNA, long, CARL))
    assert players(section)[1].startswith(f"001    2      {'N' * 33}      SWE ")
    assert lost(section) == ["lost-width"]


def test_points_of_four_digits_leave_the_column_blank():
    rules = Rules(win=200, tie_breaks=())
    section = replace(SECTION, rules=rules, players=(ANNA, BELA), rounds=ROUNDS[:1])
    assert players(replace(section, rounds=(replace(ROUNDS[0], awards=()),)))[0][80:84] == "    "


def test_a_name_with_control_characters_stays_on_its_line():
    found = players(replace(SECTION, players=(ANNA, replace(BELA, name="B\n\t\0B"), CARL)))
    assert found[1][14:47].rstrip() == "B   B"


@pytest.mark.parametrize(
    ("player", "code"),
    [
        ({"school": "Riverside"}, "lost-school"),
        ({"club": "SK"}, "lost-club"),
        ({"grade": "4"}, "lost-grade"),
        ({"category": "U12"}, "lost-category"),
        ({"national_id": "12"}, "lost-national-id"),
        ({"extra": (("phone", "1"),)}, "lost-extra"),
        ({"birth": "1 January 1990"}, "lost-width"),
    ],
)
def test_what_a_report_has_no_place_for_is_told(player, code):
    section = replace(SECTION, players=(ANNA, replace(BELA, **player), CARL))
    (note,) = write(Tournament(sections=(section,))).problems
    assert (note.code, note.level, note.details) == (code, "note", {"count": 1})
    assert "(1" in problem(note, as_is)


@pytest.mark.parametrize(
    ("section", "code"),
    [
        (replace(SECTION, name="U12"), "lost-section-name"),
        (replace(SECTION, rules=Rules(edition="2024")), "lost-edition"),
        (draw_lots(SECTION, "17"), "lost-lots"),
        (Section(rounds=(Round(),)), "lost-without-players"),
        (replace(SECTION, rules=Rules(paired=False), rounds=()), "lost-paired"),
        (replace(SECTION, rounds=(Round((), (Award(1, AwardKind.WIN),)),)), "lost-paired"),
        (
            replace(
                SECTION, rounds=(replace(ROUNDS[0], awards=(Award(10, AwardKind.HALF_BYE, 2),)),)
            ),
            "lost-bye-points",
        ),
        (
            replace(
                SECTION, rounds=(replace(ROUNDS[0], awards=(Award(10, AwardKind.FORFEIT_WIN),)),)
            ),
            "lost-forfeit",
        ),
        (
            replace(SECTION, rounds=(Round((Game(1, 2, 1, Result.DRAW, disputed="?"),)),)),
            "lost-disputed",
        ),
    ],
)
def test_what_else_is_lost_is_told(section, code):
    found = write(Tournament(sections=(section,))).problems
    assert [one.code for one in found if one.code != "lost-blank"] == [code]
    assert problem(found[0], as_is).endswith(".")


def test_further_data_of_the_event_that_a_report_has_no_place_for_is_told():
    section = replace(SECTION, extra=(("hall", '"B"'),))
    (note,) = write(Tournament(sections=(section,), extra=(("sponsor", '"X"'),))).problems
    assert (note.code, note.details) == ("lost-event-extra", {"count": 2})


def test_boards_that_a_reader_would_guess_otherwise_are_told():
    games = (Game(1, 2, 2, Result.DRAW), Game(3, 4, 1, Result.DRAW))
    four = tuple(Player(no, f"P{no}") for no in (1, 2, 3, 4))
    section = Section(players=four, rounds=(Round(games),))
    assert lost(section) == ["lost-boards"]
    guessed = (replace(games[0], board=1), replace(games[1], board=2))
    assert lost(replace(section, rounds=(Round(guessed),))) == []


def test_a_blank_before_the_current_round_is_told():
    rounds = (replace(ROUNDS[0], awards=()), *ROUNDS[1:])
    assert lost(replace(SECTION, rounds=rounds)) == ["lost-blank"]


@pytest.mark.parametrize(
    ("event", "code", "sentence"),
    [
        (Tournament(), "no-section", "The event has no section that could be written."),
        (
            replace(OPEN, sections=(SECTION, SECTION)),
            "several-sections",
            "The event has 2 sections, but a TRF file holds one; choose the section to write.",
        ),
        (
            Tournament(sections=(Section(players=(Player(10_000, "Far"),)),)),
            "number-too-big",
            "Start number 10000 is too big for a TRF file, which has room for 9999; renumber the "
            "players.",
        ),
    ],
)
def test_what_cannot_be_written_is_refused(event, code, sentence):
    with pytest.raises(FormatError) as caught:
        write(event)
    assert (caught.value.code, refusal(caught.value, as_is)) == (code, sentence)


def test_numbers_that_would_be_taken_for_others_are_left_out_and_told():
    digits, strong = replace(BELA, rating=2100, federation="12"), replace(CARL, rating=12345)
    section = replace(SECTION, players=(ANNA, digits, strong))
    assert lost(section) == ["lost-numbers"]
    (again,) = read(write(Tournament(sections=(section,))).data).tournament.sections
    assert [(one.rating, one.federation) for one in again.players[1:]] == [(2100, ""), (None, "")]
