"""The standings as a table of plain cells."""

from dataclasses import replace
from fractions import Fraction

from arbiter_app.core.categories import Category
from arbiter_app.core.entries import dispute, enter_cell
from arbiter_app.core.lots import draw_lots
from arbiter_app.core.roster import withdraw
from arbiter_app.core.standings import rank
from arbiter_app.core.tables import Table, standings_table
from arbiter_app.core.tournament import Player, Round, Rules, Section, Tournament
from arbiter_app.labels import as_is
from arbiter_app.labels.tables import TableWords
from tests.core.events import scores_only

PLAYERS = tuple(Player(no, name) for no, name in ((1, "Anna"), (2, "Bela"), (5, "Cleo")))
EMPTY = Section(
    "U12", Rules(tie_breaks=("CUM",)), players=PLAYERS, rounds=(Round(), Round(), Round())
)
ONE = enter_cell(enter_cell(EMPTY, 1, 1, "2w1"), 5, 1, "b")


def _table(section: Section, upto: int | None = None, name: str = "Open") -> Table:
    event = Tournament(name=name, sections=(section,))
    return standings_table(event, section, rank(section, upto), TableWords(as_is))


def _headings(section: Section) -> list[str]:
    return [column.heading for column in _table(section).columns]


def test_a_row_has_place_number_name_points_and_tie_breaks():
    # Anna 1 of 1; Cleo the same points by a bye, which the cumulative score takes off again.
    assert _table(ONE).rows == (
        ("1", 1, "Anna", Fraction(1), Fraction(1)),
        ("2", 5, "Cleo", Fraction(1), Fraction(0)),
        ("3", 2, "Bela", Fraction(0), Fraction(0)),
    )
    assert _headings(ONE) == ["Place", "No", "Name", "Pts", "Cumul."]


def test_the_table_has_school_or_club_or_federation_and_rating_where_there_is_any():
    def with_fields(**values):
        return replace(ONE, players=(replace(PLAYERS[0], **values), *PLAYERS[1:]))

    assert _headings(with_fields(school="Oak Hill", federation="CZE"))[3] == "School"
    assert _headings(with_fields(club="Rooks", rating=1200))[3:5] == ["Club", "Rtg"]
    assert _headings(with_fields(federation="CZE"))[3] == "Fed"
    assert _table(with_fields(rating=1200)).rows[1][3] == ""


def test_the_titles_say_whose_standings_after_which_round():
    assert _table(ONE).title == "Open – U12"
    assert _table(replace(ONE, name="")).title == "Open"
    assert _table(replace(ONE, name=""), name="").title == "Untitled event"
    assert _table(EMPTY).subtitle == "Before the first result"
    assert _table(ONE).subtitle == "Standings after round 1 of 3"
    last = replace(ONE, rounds=ONE.rounds[:1])
    assert _table(last).subtitle == "Final standings after round 1 of 1"


def test_standings_that_are_not_final_name_the_boards_still_playing():
    open_games = enter_cell(enter_cell(ONE, 1, 2, "5w"), 2, 2, "h")
    assert _table(open_games, 2).subtitle == (
        "Standings after round 2 of 3 – NOT FINAL: 1 game still playing (board 1)"
    )
    marked = _table(open_games, 2)
    assert marked.columns[3].heading == "○"
    # Bela has ½ and is finished; the two others have 1 point each already.
    assert [row[3] for row in marked.rows] == ["○", "○", "✓"]
    assert marked.footnotes[0].startswith("○ still playing")
    assert marked.footnotes[1] == "✓ decided: no game still playing can change the place."


def test_places_are_decided_by_the_tie_breaks_of_the_table():
    # Anna and Bela have 1 point, totals 1 1 = 2 and 0 1 = 1; Cleo can still end with ½ at most.
    event = enter_cell(enter_cell(EMPTY, 1, 1, "2w1"), 1, 2, "2b0")
    event = enter_cell(enter_cell(event, 5, 1, "z"), 5, 2, "h")
    event = enter_cell(enter_cell(event, 1, 3, "5w"), 2, 3, "z")
    by_points = standings_table(
        Tournament(sections=(event,)), event, rank(event, 3, ()), TableWords(as_is)
    )
    assert [row[3] for row in by_points.rows] == ["○", "", "○"]


def test_a_category_has_its_own_places_beside_those_of_all():
    graded = tuple(
        replace(player, grade=grade) for player, grade in zip(PLAYERS, "445", strict=True)
    )
    event = replace(ONE, players=graded)
    listed = standings_table(
        Tournament("Open", starts="2026-11-28", sections=(event,)),
        *(event, rank(event), TableWords(as_is), Category("grade", "4")),
    )
    assert listed.title == "Open – U12 – grade 4, 2 players"
    assert [column.heading for column in listed.columns][:3] == ["Place", "Overall", "No"]
    assert [row[:4] for row in listed.rows] == [("1", "1", 1, "Anna"), ("2", "3", 2, "Bela")]
    assert listed.footnotes[0] == "Overall: the place among all 3 players."


def test_notes_speak_only_of_those_who_are_listed():
    event = replace(ONE, players=(replace(PLAYERS[0], grade="4"), *PLAYERS[1:]))
    event = withdraw(event, 2, 1)
    words, grade = TableWords(as_is), Category("grade", "4")
    listed = standings_table(Tournament(), event, rank(event), words, grade)
    assert listed.title.endswith(", 1 player")
    assert not any("Withdrawn" in note for note in listed.footnotes)


def test_an_open_board_of_an_earlier_round_says_which_round():
    later = enter_cell(enter_cell(enter_cell(EMPTY, 1, 1, "2w"), 5, 1, "b"), 1, 2, "5w1")
    later = enter_cell(later, 2, 2, "b")
    assert "1 game still playing (board 1 of round 1)" in _table(later).subtitle


def test_blanks_and_disputes_are_told_too():
    blank = enter_cell(EMPTY, 1, 1, "2w1")
    assert _table(blank).subtitle.endswith("NOT FINAL: 1 player without an entry")
    contested = dispute(ONE, 1, 1, "clock")
    assert _table(contested).subtitle.endswith("NOT FINAL: 1 result disputed (board 1)")


def test_many_open_boards_are_not_all_named():
    many = Section(
        players=tuple(Player(no, f"P{no}") for no in range(1, 41)), rounds=(Round(), Round())
    )
    for no in range(1, 41, 2):
        many = enter_cell(many, no, 1, f"{no + 1}w")
    assert _table(many, 1).subtitle.endswith(
        "20 games still playing (boards 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, …)"
    )


def test_a_shared_place_and_a_withdrawal_have_their_notes():
    drawn = withdraw(enter_cell(ONE, 1, 1, "="), 5, 1)
    table = _table(replace(drawn, rules=Rules(tie_breaks=())))
    assert [row[0] for row in table.rows] == ["1", "2=", "2="]
    assert table.footnotes == (
        "= shared place: level on points and on every tie-break; listed by number.",
        "Withdrawn: Cleo.",
    )


def test_every_tie_break_has_its_sentence_in_the_legend():
    section = replace(ONE, rules=Rules(tie_breaks=("PS", "WON")))
    assert [sentence.partition(":")[0] for sentence in _table(section).legend] == [
        "Progressive score (FIDE)",
        "Games won",
    ]


def test_a_value_that_does_not_exist_is_none_and_a_note_says_why():
    football = replace(ONE, rules=Rules(win=6, draw=2, tie_breaks=("CUM",)))
    assert [row[-1] for row in _table(football).rows] == [None, None, None]
    (note,) = _table(football).footnotes
    assert note.startswith("– Cumul.: No value: US Chess defines")


def test_the_seed_of_the_lots_is_told_where_they_count():
    drawn = draw_lots(ONE, "17")
    told = "Lots were drawn with the seed “17”."
    assert told in _table(drawn).footnotes
    other = rank(drawn, tie_breaks=("PS",))
    event = Tournament(sections=(drawn,))
    assert told not in standings_table(event, drawn, other, TableWords(as_is)).footnotes


def test_typed_scores_say_why_nothing_is_known_of_their_encounters():
    level = scores_only("1", "1", tie_breaks=("DE",))
    assert _table(level).footnotes[-1] == (
        "– Direct enc.: No value: only the score is typed, so the opponents are not known."
    )
    # Nobody else is level: that needs no saying.
    parted = scores_only("1", "0", tie_breaks=("DE",))
    assert not any("Direct enc." in note for note in _table(parted).footnotes)
