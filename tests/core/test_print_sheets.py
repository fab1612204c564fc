"""What stands on a printed sheet, in plain cells."""

from dataclasses import replace

from arbiter_app.core.categories import Category
from arbiter_app.core.entries import enter_cell, enter_result
from arbiter_app.core.history import events
from arbiter_app.core.print_sheets import (
    Choices,
    Imprint,
    PrintSheet,
    Source,
    printed_names,
)
from arbiter_app.core.print_standings import parents_sheet, running_sum, standings_sheet
from arbiter_app.core.print_wall_chart import wall_chart_sheet
from arbiter_app.core.results import Result
from arbiter_app.core.roster import withdraw
from arbiter_app.core.tiebreaks import Context
from arbiter_app.core.tournament import Player, Section, Tournament
from arbiter_app.labels import as_is
from arbiter_app.labels.tables import TableWords
from tests.core.events import section

IMPRINT = Imprint("2026-11-29 17:05", "cup.arbiter", "Arbiter 1.0")
PLAIN = Choices()
THREE = section("2w1 b", "1b0 3w=", "b 2b=", tie_breaks=("CUM", "WIN"))


def _sheet(
    a_section: Section, choices: Choices = PLAIN, make=standings_sheet, history=(), **facts
) -> PrintSheet:
    event = Tournament(name="Cup", sections=(a_section,), **facts)
    return make(Source(event, a_section, TableWords(as_is), IMPRINT, choices, history))


def _headings(sheet: PrintSheet) -> list[str]:
    return [column.heading for column in sheet.table.columns]


def test_the_columns_are_those_of_the_screen():
    assert _headings(_sheet(THREE)) == ["Place", "Name", "Pts", "Cumul.", "Wins"]
    assert [row[:2] for row in _sheet(THREE).table.rows] == [
        ("1", "Anna"),
        ("2", "Chen"),
        ("3", "Béla"),
    ]


def test_a_category_is_printed_with_both_places_and_named_in_the_title():
    young = {1: "2014", 2: "2016-03-07", 3: "2017"}
    known = replace(
        THREE, players=tuple(replace(one, birth=young[one.no]) for one in THREE.players)
    )
    known = withdraw(known, 1, 2)  # who is not of the category
    event = Tournament(name="Cup", starts="2026-11-28", sections=(known,))
    born = Category("born", low=2016)
    source = Source(event, known, TableWords(as_is), IMPRINT, category=born)
    for make in (standings_sheet, parents_sheet):
        table = make(source).table
        assert table.title.endswith("U10 (born 2016 or later), 2 players")
        assert [column.heading for column in table.columns][:3] == ["Place", "Overall", "Name"]
        assert [row[:3] for row in table.rows] == [("1", "2", "Chen"), ("2", "3", "Béla")]
        assert "Overall: the place among all 3 players." in table.footnotes
        assert "(w) has withdrawn." not in table.footnotes


def test_a_category_that_nobody_is_in_says_so_in_place_of_rows():
    tournament = Tournament("Cup", sections=(THREE,))
    nobody = Category("grade", "12")
    source = Source(tournament, THREE, TableWords(as_is), IMPRINT, category=nobody)
    sheet = standings_sheet(source)
    assert sheet.table.rows == ()
    assert sheet.empty == "Nobody belongs to this category."


def test_a_decided_place_is_marked_on_a_sheet_that_is_not_final():
    # 1 and 4 have won, 2 and 3 have lost; 1 is finished with 2 points, 2 and 3 still play.
    event = section("2w1 4w1", "1b0 3w", "4b0 2b", "3w1 1b0", tie_breaks=("PS",))
    table = _sheet(event).table
    assert table.rows[0][1:3] == ("Anna", "✓")
    assert "✓ decided: no game still playing can change the place." in table.footnotes


def test_numbers_ratings_and_years_of_birth_come_only_by_choice():
    child = Player(1, "Anna", 1200, birth="2014-03-07", fide_id="123", national_id="A9")
    known = replace(THREE, players=(child, *THREE.players[1:]))
    assert _headings(_sheet(known)) == ["Place", "Name", "Pts", "Cumul.", "Wins"]
    everything = _sheet(known, Choices(numbers=True, ratings=True, births=True, ids=True))
    assert _headings(everything)[1:7] == ["No", "Name", "Born", "Rtg", "FIDE ID", "National ID"]
    assert everything.table.rows[0][1:7] == (1, "Anna", "2014", 1200, "123", "A9")
    assert everything.table.rows[1][3] == ""  # nothing is known of the second


def test_names_with_an_initial_keep_apart_who_would_look_alike():
    names = ("Novák, Jiří", "Ng, Mei Lin", "Novotný, Jiří", "Sara Anne Reed", "Pelé", "王小明")
    people = tuple(Player(no, name) for no, name in enumerate(names, 1))
    printed = printed_names(Section(players=people), initials=True)
    assert list(printed.values()) == [
        *("Jiří N. (1)", "Mei N.", "Jiří N. (3)", "Sara R.", "Pelé", "王小明")
    ]
    assert printed_names(Section(players=people), initials=False)[1] == "Novák, Jiří"


def test_shared_places_are_marked_or_spread_as_chosen_and_the_note_says_so():
    # A draw: both have ½ and no win.
    level = section("2w=", "", tie_breaks=("WIN",))
    for choices, place, note in (
        (PLAIN, "1=", "= shared place: level"),
        (Choices(spread=True), "1–2", "1–2 and so on: shared places"),
    ):
        sheet = _sheet(level, choices)
        assert [row[0] for row in sheet.table.rows] == [place, place]
        assert any(one.startswith(note) for one in sheet.table.footnotes)


def test_a_new_score_begins_a_group():
    # Anna 2, Chen 1½, Béla ½.
    assert _sheet(THREE).groups == (1, 2)
    assert _sheet(section(".", ".")).groups == ()


def test_the_event_is_named_with_place_dates_and_arbiter():
    sheet = _sheet(THREE, place="Lakeside", starts="2026-11-28", ends="2026-11-29", arbiter="Ng, M")
    assert sheet.facts == ("Lakeside", "2026-11-28 – 2026-11-29")
    assert sheet.foot == (
        *("Arbiter: Ng, M", "printed 2026-11-29 17:05", "revision 0", "cup.arbiter", "Arbiter 1.0"),
    )
    assert _sheet(THREE, starts="2026-11-28", ends="2026-11-28").facts == ("2026-11-28",)
    assert _sheet(THREE).foot[0].startswith("Arbiter: ___")


def test_a_game_still_open_is_said_in_the_title():
    playing = enter_cell(section(*["."] * 4, rounds=1), 1, 1, "2w1")
    playing = enter_cell(playing, 3, 1, "4w")
    sheet = _sheet(playing)
    assert sheet.table.subtitle.endswith("NOT FINAL: 1 game still playing (board 2)")
    assert sheet.table.footnotes[0].startswith("○ still playing")


def test_who_has_withdrawn_is_marked():
    sheet = _sheet(withdraw(THREE, 3, 2))
    assert [row[1] for row in sheet.table.rows] == ["Anna", "Chen (w)", "Béla"]
    assert "(w) has withdrawn." in sheet.table.footnotes


def test_the_running_scores_are_added_up_with_what_is_taken_off():
    sheet = _sheet(THREE, make=parents_sheet)
    assert _headings(sheet)[3] == "Running scores added up"
    sums = [str(row[3]).replace("\N{NO-BREAK SPACE}", " ") for row in sheet.table.rows]
    # A bye brings 1 that the US form takes off again.
    assert sums == ["1 + 2 − 1 = 2", "1 + 1½ − 1 = 1½", "0 + ½ = ½"]


def test_a_cut_leaves_out_the_first_running_scores():
    context = Context.after(section("1 = 1", paired=False), 3)
    said = {code: running_sum(code, context, 1) for code in ("PS", "PS/C1", "PS/C2")}
    assert [text.replace("\N{NO-BREAK SPACE}", " ") for text in said.values()] == [
        *("1 + 1½ + 2½ = 5", "1½ + 2½ = 4", "2½ = 2½")
    ]


def test_the_sum_on_a_sheet_without_a_cumulative_tie_break_is_explained_too():
    plain = replace(THREE, rules=replace(THREE.rules, tie_breaks=("WIN",)))
    legend = _sheet(plain, make=parents_sheet).table.legend
    assert [sentence.partition(":")[0] for sentence in legend] == [
        *("Number of wins", "Progressive score (FIDE)")
    ]


def test_what_was_changed_in_play_is_owned_up_to():
    corrected = enter_result(THREE, 1, 1, Result.DRAW)
    other = replace(corrected, rules=replace(THREE.rules, tie_breaks=("PS",), edition="2024"))
    before, after = Tournament(sections=(THREE,)), Tournament(sections=(other,))
    sheet = _sheet(other, history=events(before, after, "2026-11-29T14:02:31", "edit"))
    assert "The tie-breaks were changed after play had begun (before: Cumul., Wins)." in (
        sheet.table.footnotes
    )
    assert (
        "The edition of the FIDE rules was changed after play had begun: 2024; before: 2026."
        in sheet.table.footnotes
    )


def test_a_correction_is_told_with_what_stood_before():
    begun = section("2w1 2b", "1b0 1w", rounds=2)
    corrected = enter_result(begun, 1, 1, Result.DRAW)
    before, after = Tournament(sections=(begun,)), Tournament(sections=(corrected,))
    history = events(before, after, "2026-11-29T14:02:31", "edit")
    notes = _sheet(corrected, history=history).table.footnotes
    assert "Corrected: round 1, board 1, ½–½ (before: 1–0)." in notes


def test_a_correction_raises_the_revision_and_the_same_event_has_the_same():
    # Each edit, undo and redo is a line of the history.
    other = enter_result(THREE, 1, 1, Result.DRAW)
    steps = [Tournament(sections=(one,)) for one in (THREE, other, THREE)]
    done = events(steps[0], steps[1], "2026-11-29T14:02:31", "edit")
    undone = done + events(steps[1], steps[2], "2026-11-29T14:02:40", "undo")
    for history, number in (((), 0), (done, 1), (undone, 2)):
        assert f"revision {number}" in _sheet(THREE, history=history).foot
        assert f"revision {number}" in _sheet(THREE, history=history).foot


def test_many_corrections_are_told_in_a_few_lines_with_the_rest_counted():
    before = section(*[f"{no + 1}w1" if no % 2 else "." for no in range(1, 15)])
    after = before
    for no in range(1, 15, 2):
        after = enter_result(after, no, 1, Result.DRAW)
    told = [Tournament(sections=(one,)) for one in (before, after)]
    history = events(*told, "2026-11-29T14:02:31", "edit")
    for make in (standings_sheet, wall_chart_sheet):
        notes = [
            note
            for note in _sheet(after, make=make, history=history).table.footnotes
            if "orrect" in note
        ]
        # Seven boards.
        assert notes[0] == "Corrected: round 1, board 1, ½–½ (before: 1–0)."
        assert len(notes) == 5
        assert notes[-1] == "And 3 more corrections; see the history of corrections."
